import {
  BOT_VOICES,
  botVoice,
  COLOUR_VIEWS,
  colourView,
  FILMS,
  film,
  HINTS,
  hints,
  MOTIONS,
  motion,
  SIDES,
  side,
  TEXT_SIZES,
  textSize,
} from '#client/device/preferences.ts';
import { SoundLevel } from '#client/story/sound/SoundButton.tsx';
import type { Volume } from '#client/story/sound/volume.ts';
import { isSpeed, PACES } from '#client/story/story.ts';
import { changeLanguage, language } from '#client/texts/first-texts.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#client/texts/languages.ts';
import { t } from '#client/texts/texts.ts';
import type { Desk } from './desk.ts';
import { cover, covered } from './held-look.ts';
import { NoticeSwitch } from './NoticeSwitch.tsx';

/** What this device is heard with. */
export interface Sounding {
  readonly volume: Volume;
  readonly onTry: () => void;
}

/** How this device likes its screen: everything in one place. */
export function Settings({ desk, sounding }: { desk: Desk; sounding: Sounding }) {
  const { pace } = desk.story;
  return (
    <section class="settings" aria-label={t('screen.settings')}>
      <h3>{t('screen.settings')}</h3>
      <fieldset class="pick-row">
        <legend>{t('screen.sound')}</legend>
        <SoundLevel {...sounding} />
      </fieldset>
      <Pick
        label={t('screen.speed')}
        values={PACES.filter(isSpeed)}
        picked={pace.value}
        word={(each) => t(`pace.${each}`)}
        onPick={(each) => {
          pace.value = each;
        }}
      />
      <Pick
        label={t('screen.motion')}
        values={MOTIONS}
        picked={motion.value.value}
        word={(each) => t(`screen.motions.${each}`)}
        onPick={motion.set}
      />
      <Pick
        label={t('screen.film')}
        values={FILMS}
        picked={film.value.value}
        word={(each) => t(`screen.films.${each}`)}
        onPick={film.set}
      />
      <Pick
        label={t('screen.textSize')}
        values={TEXT_SIZES}
        picked={textSize.value.value}
        word={(each) => t(`screen.textSizes.${each}`)}
        onPick={textSize.set}
      />
      <Pick
        label={t('screen.language')}
        values={LANGUAGE_CODES}
        picked={language}
        word={(each) => LANGUAGES[each].name}
        onPick={changeLanguage}
        lang={(each) => each}
      />
      <Pick
        label={t('screen.side')}
        values={SIDES}
        picked={side.value.value}
        word={(each) => t(`screen.sides.${each}`)}
        onPick={side.set}
      />
      <Pick
        label={t('screen.colourView')}
        values={COLOUR_VIEWS}
        picked={colourView.value.value}
        word={(each) => t(`screen.colourViews.${each}`)}
        onPick={colourView.set}
      />
      <Pick
        label={t('screen.botVoice')}
        values={BOT_VOICES}
        picked={botVoice.value.value}
        word={(each) => t(`screen.botVoices.${each}`)}
        onPick={botVoice.set}
      />
      {desk.session.own.value !== 'watching' && (
        <Pick
          label={t('screen.hints')}
          values={HINTS}
          picked={hints.value.value}
          word={(each) => t(`screen.hintsAre.${each}`)}
          onPick={hints.set}
        />
      )}
      {desk.session.own.value !== 'watching' && <NoticeSwitch />}
      {desk.session.own.value !== 'watching' && (
        <label class="switch">
          <input
            type="checkbox"
            checked={covered.value}
            onChange={({ currentTarget }) => cover(currentTarget.checked)}
          />
          <span>
            {t('screen.cover')} <span class="quiet">{t('screen.coverHint')}</span>
          </span>
        </label>
      )}
    </section>
  );
}

interface PickProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly picked: string;
  readonly word: (value: Value) => string;
  readonly onPick: (value: Value) => void;
  /** The language a word is in, where it is not the page's. */
  readonly lang?: (value: Value) => string;
}

function Pick<Value extends string>({ label, values, picked, word, onPick, lang }: PickProps<Value>) {
  return (
    <fieldset class="pick-row">
      <legend>{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          class="chip"
          lang={lang?.(value)}
          aria-pressed={picked === value}
          onClick={() => onPick(value)}
        >
          {word(value)}
        </button>
      ))}
    </fieldset>
  );
}
