import './home.css';
import './home-below.css';
import './station.css';
import { useSignal } from '@preact/signals';
import type { TargetedSubmitEvent } from 'preact';
import { useEffect } from 'preact/hooks';
import { MyGames } from '#client/archive/MyGames.tsx';
import { PublicGames } from '#client/archive/PublicGames.tsx';
import { keepName, recallName } from '#client/device/memory.ts';
import { NameField } from '#client/home/NameField.tsx';
import { OtherLanguages } from '#client/look/OtherLanguages.tsx';
import { Veil } from '#client/look/Veil.tsx';
import { isKeptPage } from '#client/offline/kept-page.ts';
import { reloadWhenReachable } from '#client/offline/reload-when-reachable.ts';
import { goAhead } from '#client/table/early-line.ts';
import { language, refusalText, t } from '#client/texts/first-texts.ts';
import { markAtOnce } from '#client/waiting/at-once.ts';
import { MIN_PLAYERS, USUAL_LEVEL } from '#shared/vocabulary/index.ts';
import { CASE_PATH } from '#shared/wire/case-path.ts';
import { DEFAULT_SETTINGS } from '#shared/wire/default-settings.ts';
import { LEARN_PATH } from '#shared/wire/learn-path.ts';
import { readMatchLink } from '#shared/wire/match-path.ts';
import { readName } from '#shared/wire/player-name.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import { RULES_PATH } from '#shared/wire/rules-path.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import { readTableCode, tablePath } from '#shared/wire/table-code.ts';
import { Aboard } from './Aboard.tsx';
import { BotChoice, type Bots } from './BotChoice.tsx';
import { suggestCallSign } from './call-sign.ts';
import { DeviceMemory } from './DeviceMemory.tsx';
import { OpenTables } from './OpenTables.tsx';
import { OwnRecord } from './OwnRecord.tsx';
import { openTable } from './open-table.ts';
import { Pictures } from './Pictures.tsx';
import { Station } from './Station.tsx';

interface HomeProps {
  readonly refusal?: TableRefusal;
  /** What a table needs can come ahead. */
  readonly prepare: () => void;
  readonly go: (path: string) => Promise<void>;
}

/** A refusal stands where it can be helped. */
type Refused = { readonly at: 'name' | 'open' | 'code'; readonly reason: TableRefusal };

/** To a table where one waits for others, or into a match. */
type Going = 'opening' | 'boarding';

/** From entering a button to pressing it, with a finger. */
const PRESSED_MS = 150;

export function HomePage({ refusal: first, prepare, go }: HomeProps) {
  const name = useSignal(recallName() || suggestCallSign());
  const code = useSignal('');
  const refused = useSignal<Refused | undefined>(first && { at: 'code', reason: first });
  const busy = useSignal<Going | undefined>(undefined);
  const bots = useSignal<Bots>({ players: MIN_PLAYERS, level: USUAL_LEVEL, persons: [] });
  // The way in and the first picture come first: a slow line has nothing to give for the rest.
  const isSettled = useSignal(false);
  useEffect(() => (isKeptPage() ? reloadWhenReachable() : undefined), []);
  const refusalAt = (place: Refused['at']) =>
    refused.value?.at === place ? refusalText(refused.value.reason) : undefined;

  /** Goes to a table with a name that will do, or says why not. */
  async function goTo(
    findTable: () => Promise<string | undefined> | string | undefined,
    as: Going = 'opening',
  ) {
    const reading = readName(name.value);
    if (!reading.ok) {
      refused.value = { at: 'name', reason: reading.reason };
      return;
    }
    busy.value = as;
    refused.value = undefined;
    keepName(reading.name);
    // Asked for before anything else: a line has few places, and a table is what everything waits for.
    const finding = findTable();
    prepare();
    const found = await finding;
    if (found) await go(found);
    else busy.value = undefined;
  }

  async function opened(settings: TableSettings): Promise<string | undefined> {
    const table = await openTable(settings);
    if ('code' in table) return tablePath(table.code);
    refused.value = { at: 'open', reason: table.refusal };
    return undefined;
  }

  const playNow = () =>
    goTo(async () => {
      const { players, level, persons } = bots.value;
      const botLevel = level === USUAL_LEVEL ? {} : { botLevel: level };
      const path = await opened({ ...DEFAULT_SETTINGS, ...botLevel, seats: players, turnSeconds: 'off' });
      const code = path && readTableCode(path);
      if (code) void goAhead(code, recallName());
      return path && `${path}${markAtOnce(persons)}`;
    }, 'boarding');

  // A tap enters and presses at once: then the table is asked for first.
  const prepareSoon = () => setTimeout(prepare, PRESSED_MS);

  const join = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const match = readMatchLink(code.value);
    if (match) return location.assign(match);
    return goTo(() => {
      const found = readTableCode(code.value);
      if (!found) refused.value = { at: 'code', reason: 'no-such-table' };
      return found && tablePath(found);
    });
  };

  /** The page begins again: the name that stands in it stays. */
  const keepTypedName = () => {
    const reading = readName(name.value);
    if (reading.ok) keepName(reading.name);
  };

  if (busy.value === 'boarding') return <Veil text={t('home.boarding')} />;
  const isBusy = busy.value !== undefined;
  return (
    <main class="home">
      <div class="home-hero">
        <Station isThere={isSettled.value} onThere={() => (isSettled.value = true)} />
        <header class="home-title">
          <h1>{t('game.name')}</h1>
          <p class="pitch">{t('game.pitch')}</p>
          <p class="quiet">{t('game.facts')}</p>
        </header>
        <div class="home-side">
          <Aboard onReturn={(found) => goTo(() => tablePath(found))} />
          {isKeptPage() && <p class="refusal">{t('home.offline')}</p>}
          <section class="panel home-door">
            <NameField name={name} refusal={refusalAt('name')} />
            <button
              type="button"
              class="act"
              disabled={isBusy}
              onPointerEnter={prepareSoon}
              onFocus={prepareSoon}
              onClick={playNow}
            >
              {t('home.playNow')}
              <small>{t('home.playNowHint')}</small>
            </button>
            <BotChoice bots={bots} />
            <div class="home-ways">
              <a
                class="button calm"
                href={LEARN_PATH}
                onClick={(event) => {
                  event.preventDefault();
                  void go(LEARN_PATH);
                }}
              >
                {t('home.learn')}
              </a>
              <a
                class="button calm"
                href={CASE_PATH}
                onClick={(event) => {
                  event.preventDefault();
                  void go(CASE_PATH);
                }}
              >
                {t('home.caseOfTheDay')}
              </a>
            </div>
            <button
              type="button"
              class="calm"
              disabled={isBusy}
              onClick={() => goTo(() => opened(DEFAULT_SETTINGS))}
            >
              {t('home.open')}
            </button>
            <p class="refusal" role="alert">
              {refusalAt('open')}
            </p>
            <form class="answered" onSubmit={join} noValidate>
              <div class="row">
                <label class="field">
                  <span>{t('home.code')}</span>
                  <input
                    class="code-input"
                    value={code.value}
                    placeholder={t('home.codeHint')}
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck={false}
                    onInput={(event) => {
                      code.value = event.currentTarget.value;
                    }}
                  />
                </label>
                <button type="submit" class="calm" disabled={isBusy}>
                  {t('home.join')}
                </button>
              </div>
              <p class="refusal" role="alert">
                {refusalAt('code')}
              </p>
            </form>
          </section>
        </div>
        <Pictures isTime={isSettled.value} />
      </div>
      <div class="home-below">
        {isSettled.value && (
          <>
            <OpenTables onJoin={(found) => goTo(() => tablePath(found))} />
            <OwnRecord />
            <MyGames />
            <PublicGames />
            <DeviceMemory />
          </>
        )}
      </div>
      <footer class="quiet">
        {t('game.fanWork')} <a href={RULES_PATH}>{t('home.rules')}</a>{' '}
        <a href={`/privacy?lang=${language}`}>{t('home.privacy')}</a>
        <OtherLanguages onChange={keepTypedName} />
      </footer>
    </main>
  );
}
