import { CardBack } from '#client/art/CardFace.tsx';
import type { CardFace as Face } from '#shared/vocabulary/index.ts';
import { Card } from './Card.tsx';

/** A back until `--turns-at`, then its face; of many each can have its own moment. */
export function TurnedCard({ face }: { face: Face }) {
  return (
    <span class="turned-card">
      <span class="turned-card-back" aria-hidden="true">
        <CardBack />
      </span>
      <Card face={face} />
    </span>
  );
}
