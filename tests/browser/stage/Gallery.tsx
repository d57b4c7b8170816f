import './gallery.css';
import { ArtSymbols } from '#client/art/ArtSymbols.tsx';
import { Bust } from '#client/art/Bust.tsx';
import { CardBack, CardFace } from '#client/art/CardFace.tsx';
import { Compass } from '#client/art/Compass.tsx';
import { type Condition, FACES, faceOf, Portrait } from '#client/art/Portrait.tsx';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import { SheetImage } from '#client/art/SheetImage.tsx';
import { platePicture, SHEET_URLS } from '#client/art/textures.ts';
import { VERB_ICONS } from '#client/art/verb-icons.ts';
import { Icon } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import {
  COLOURS,
  type CardFace as Face,
  SEARCH_CARD_KINDS,
  type SearchCardKind,
} from '#shared/vocabulary/index.ts';
import { ArtMap } from './ArtMap.tsx';
import { BurningCard, Growth } from './Moments.tsx';

const CONDITIONS: readonly Condition[] = ['calm', 'wounded', 'dead'];
const WIDTHS = [190, 60];

const printed = (kind: SearchCardKind | 'infection') =>
  kind === 'infection' ? ({ kind, colour: 'red' } satisfies Face) : { kind };

/** All the art on one page, at the sizes it is seen at. */
export function Gallery() {
  const kinds = [...SEARCH_CARD_KINDS, 'infection'] as const;
  return (
    <main class="gallery panel">
      <ArtSymbols />
      <h1>Art</h1>
      <ArtMap />
      {WIDTHS.map((width) => (
        <Row key={width} width={width}>
          {kinds.map((kind) => (
            <CardFace key={kind} face={printed(kind)} name={t(`card.${kind}`)} />
          ))}
          <CardBack />
          {COLOURS.map((colour) => (
            <CardBack key={colour} seal={colour} />
          ))}
          <CardFace face={{ kind: 'infection', colour: 'green' }} name={t('card.infection')} scorched />
        </Row>
      ))}
      <Row width={420}>
        {COLOURS.map((colour) => (
          <Bust key={colour} colour={colour} />
        ))}
      </Row>
      {CONDITIONS.map((condition) => (
        <Row key={condition} width={160}>
          {COLOURS.map((colour, i) => (
            <Portrait key={colour} colour={colour} face={FACES[i] ?? 'vega'} condition={condition} />
          ))}
        </Row>
      ))}
      {CONDITIONS.map((condition) => (
        <Row key={condition} width={44}>
          {FACES.map((face, i) => (
            <Portrait key={face} colour={COLOURS[i % 6] ?? 'red'} face={face} condition={condition} small />
          ))}
        </Row>
      ))}
      <Row width={160}>
        <SheetImage {...platePicture('terminal', 180, false)} />
        <SheetImage texture="pieces" frame="android-orange" />
        <Compass />
        <Compass rests={{ on: 'east', number: 2 }} />
      </Row>
      <Row width={44}>
        {Object.entries(VERB_ICONS).map(([name, path]) => (
          <Icon key={name} path={path} />
        ))}
      </Row>
      <Row width={190}>
        {[0.1, 0.35, 0.6, 0.85, 1.1].map((burned) => (
          <BurningCard key={burned} burned={burned} />
        ))}
      </Row>
      <Row width={420}>
        {[0.2, 0.55, 1].map((grown) => (
          <Growth key={grown} grown={grown} />
        ))}
      </Row>
      <Row width={120}>
        {[...FACES, 'Ann', 'Bartholomew'].map((name) => (
          <Portrait key={name} colour="blue" face={faceOf(name)} condition="calm" />
        ))}
      </Row>
      <Row width={420}>
        {Object.entries({ ...PICTURE_URLS, ...SHEET_URLS }).map(([name, url]) => (
          <img key={name} src={url} alt={name} />
        ))}
      </Row>
    </main>
  );
}

function Row({ width, children }: { width: number; children: preact.ComponentChildren }) {
  return (
    <div class="gallery-row" data-width={width}>
      {children}
    </div>
  );
}
