import { CardBack, CardFace } from '#client/art/CardFace.tsx';
import { Compass } from '#client/art/Compass.tsx';
import { PlateImage } from '#client/art/PlateImage.tsx';
import { FACES, Portrait } from '#client/art/Portrait.tsx';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import { SheetImage } from '#client/art/SheetImage.tsx';
import { figureFrame } from '#client/art/textures.ts';
import { t } from '#client/texts/texts.ts';
import type { RuleBook } from '#client/texts/wording/rule-book.ts';
import { locationName } from '#client/words/names.ts';
import { COLOURS, type RuleNumber } from '#shared/vocabulary/index.ts';
import { RULE_PICTURES, type RulePicture } from './rule-pictures.ts';

type Words = RuleBook['words'];

/** What a rule speaks of, from the game's own plates and cards. */
export function RulePictures({ rule, words }: { rule: RuleNumber; words: Words }) {
  const pictures = RULE_PICTURES[rule];
  if (!pictures) return null;
  return (
    <div class="rule-pictures">
      {pictures.map((picture, i) => (
        <figure key={i} class={`rule-picture is-${picture.shows}`}>
          <Shown picture={picture} />
          <figcaption>{captionOf(picture, words)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Shown({ picture }: { picture: RulePicture }) {
  switch (picture.shows) {
    case 'card':
      return <CardFace face={{ kind: picture.kind }} name={t(`card.${picture.kind}`)} />;
    case 'infection':
      return <CardFace face={{ kind: 'infection', colour: picture.colour }} name={t('card.infection')} />;
    case 'sealed':
      return (
        <span class="picture-pair">
          {picture.colours.map((colour) => (
            <CardBack key={colour} seal={colour} />
          ))}
        </span>
      );
    case 'location':
      return <PlateImage location={picture.location} state={picture.state} />;
    case 'neighbours':
      return (
        <span class={`picture-pair is-${picture.fits ? 'fitting' : 'wrong'}`}>
          <PlateImage location={picture.west} />
          <PlateImage location={picture.east} />
        </span>
      );
    case 'figure':
      return <SheetImage texture="pieces" frame={figureFrame(picture.character, picture.colour)} />;
    case 'parasite':
      return <SheetImage texture="pieces" frame={`parasite-${picture.colour}-step-1`} />;
    case 'die':
      return <Compass />;
    case 'scan':
      return (
        <span class="picture-pair is-bodies">
          <img src={PICTURE_URLS['body-cold']} alt="" loading="lazy" />
          <img src={PICTURE_URLS['body-hot']} alt="" loading="lazy" />
        </span>
      );
    case 'crew':
      return (
        <span class="picture-crew">
          {COLOURS.map((colour, i) => (
            <Portrait key={colour} colour={colour} face={FACES[i] ?? 'vega'} condition="calm" small />
          ))}
        </span>
      );
  }
}

/** A card says its name itself; it is said again only where there is more to say. */
function captionOf(picture: RulePicture, words: Words): string {
  switch (picture.shows) {
    case 'card':
      return picture.times ? t('screen.times', { count: picture.times }) : '';
    case 'location':
      return [locationName(picture.location), stateOf(picture.state, words)].filter(Boolean).join(', ');
    case 'neighbours':
      return picture.fits ? words.fits : words.fitsNot;
    case 'figure':
      return t(`character.${picture.character}`);
    case 'parasite':
      return t(`about.parasite.${picture.colour}`);
    case 'scan':
      return words.scanned;
    case 'infection':
    case 'sealed':
    case 'die':
    case 'crew':
      return '';
  }
}

function stateOf(state: 'used' | 'doors-open' | undefined, words: Words): string {
  switch (state) {
    case 'used':
      return t('reader.used');
    case 'doors-open':
      return words.doorsOpen;
    case undefined:
      return '';
  }
}
