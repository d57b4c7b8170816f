import { CardFace } from '#client/art/CardFace.tsx';
import { t } from '#client/texts/texts.ts';
import type { CardFace as Face } from '#shared/vocabulary/index.ts';

/** A card as it is held: picture, name, one line. */
export function Card({ face, scorched }: { face: Face; scorched?: true | undefined }) {
  return (
    <CardFace
      face={face}
      name={t(`card.${face.kind}`)}
      line={t(`cardHint.${face.kind}`)}
      {...(scorched && { scorched })}
    />
  );
}
