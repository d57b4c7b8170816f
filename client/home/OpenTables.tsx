import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '#client/texts/first-texts.ts';
import { ListedTable, readList } from '#shared/wire/listing.ts';
import { parsedJson } from '#shared/wire/parsed-json.ts';

/** The tables anyone may join, as they come and go. */
export function OpenTables({ onJoin }: { onJoin: (code: string) => void }) {
  const tables = useSignal<readonly ListedTable[]>([]);
  useEffect(() => {
    const source = new EventSource('/tables');
    source.onmessage = ({ data }) => {
      tables.value = readList(ListedTable, parsedJson(data));
    };
    return () => source.close();
  }, [tables]);
  return (
    <section class="open-tables" aria-label={t('home.tables')}>
      <h2>{t('home.tables')}</h2>
      {tables.value.length === 0 && <p class="quiet">{t('home.noTables')}</p>}
      <ul>
        {tables.value.map(({ code, opener, seated, seats }) => (
          <li key={code}>
            <button type="button" class="choice" onClick={() => onJoin(code)}>
              <strong>{t('home.tableOf', { opener })}</strong>
              <span class="quiet">{t('home.seated', { seated, seats })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
