import { useSignal } from '@preact/signals';
import type { TargetedSubmitEvent } from 'preact';
import { keepName, recallName } from '#client/device/memory.ts';
import { NameField } from '#client/home/NameField.tsx';
import { refusalText, t } from '#client/texts/texts.ts';
import { readName } from '#shared/wire/player-name.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import { readTableCode, tablePath } from '#shared/wire/table-code.ts';

export function HomePage({ refusal: first }: { refusal?: Refusal }) {
  const name = useSignal(recallName());
  const code = useSignal('');
  const refusal = useSignal(first);
  const busy = useSignal(false);

  /** Goes to a table with a name that will do, or says why not. */
  async function go(findCode: () => Promise<string | undefined>) {
    const reading = readName(name.value);
    if (!reading.ok) {
      refusal.value = reading.reason;
      return;
    }
    busy.value = true;
    keepName(reading.name);
    const found = await findCode();
    if (found) location.assign(tablePath(found));
    else busy.value = false;
  }

  const open = () =>
    go(async () => {
      const opened = await openTable();
      if (!opened) refusal.value = 'failed';
      return opened;
    });

  const join = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    return go(async () => {
      const found = readTableCode(code.value);
      if (!found) refusal.value = 'no-such-table';
      return found;
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
        <button type="button" class="act" disabled={busy.value} onClick={open}>
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
      </section>
      <footer class="quiet">{t('game.fanWork')}</footer>
    </main>
  );
}

async function openTable(): Promise<string | undefined> {
  try {
    const answer = await fetch('/tables', { method: 'POST' });
    const { code }: { code?: string } = await answer.json();
    return code;
  } catch {
    return undefined;
  }
}
