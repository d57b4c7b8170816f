import { useSignal } from '@preact/signals';
import type { TargetedSubmitEvent } from 'preact';
import { MyGames } from '#client/archive/MyGames.tsx';
import { PublicGames } from '#client/archive/PublicGames.tsx';
import { keepName, recallName } from '#client/device/memory.ts';
import { NameField } from '#client/home/NameField.tsx';
import { refusalText, t } from '#client/texts/texts.ts';
import { AT_ONCE } from '#client/waiting/start-at-once.ts';
import { MIN_PLAYERS } from '#shared/vocabulary/index.ts';
import { readMatchLink } from '#shared/wire/match-path.ts';
import { readName } from '#shared/wire/player-name.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import { readTableCode, tablePath } from '#shared/wire/table-code.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { OpenTables } from './OpenTables.tsx';
import { openTable } from './open-table.ts';

export function HomePage({ refusal: first }: { refusal?: Refusal }) {
  const name = useSignal(recallName());
  const code = useSignal('');
  const refusal = useSignal(first);
  const busy = useSignal(false);

  /** Goes to a table with a name that will do, or says why not. */
  async function go(findTable: () => Promise<string | undefined> | string | undefined) {
    const reading = readName(name.value);
    if (!reading.ok) {
      refusal.value = reading.reason;
      return;
    }
    busy.value = true;
    keepName(reading.name);
    const found = await findTable();
    if (found) location.assign(found);
    else busy.value = false;
  }

  const open = (settings: TableSettings, mark = '') =>
    go(async () => {
      const opened = await openTable(settings);
      if (!opened) refusal.value = 'failed';
      return opened && `${tablePath(opened)}${mark}`;
    });

  const join = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const match = readMatchLink(code.value);
    if (match) return location.assign(match);
    return go(() => {
      const found = readTableCode(code.value);
      if (!found) refusal.value = 'no-such-table';
      return found && tablePath(found);
    });
  };

  return (
    <main class="home">
      <header class="home-hero">
        <h1>{t('game.name')}</h1>
        <p class="pitch">{t('game.pitch')}</p>
        <p class="quiet">{t('game.facts')}</p>
      </header>
      <section class="panel home-door">
        <NameField name={name} />
        <button
          type="button"
          class="act"
          disabled={busy.value}
          onClick={() => open({ ...DEFAULT_SETTINGS, seats: MIN_PLAYERS, turnSeconds: 'off' }, AT_ONCE)}
        >
          {t('home.playNow')}
          <small>{t('home.playNowHint')}</small>
        </button>
        <button type="button" class="calm" disabled={busy.value} onClick={() => open(DEFAULT_SETTINGS)}>
          {t('home.open')}
        </button>
        <p class="divider">{t('home.or')}</p>
        <form class="row" onSubmit={join} noValidate>
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
          <button type="submit" class="calm" disabled={busy.value}>
            {t('home.join')}
          </button>
        </form>
        <p class="refusal" role="alert">
          {refusal.value && refusalText(refusal.value)}
        </p>
        <OpenTables onJoin={(found) => go(() => tablePath(found))} />
        <MyGames />
        <PublicGames />
      </section>
      <footer class="quiet">{t('game.fanWork')}</footer>
    </main>
  );
}
