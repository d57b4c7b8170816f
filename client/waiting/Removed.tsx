import { t } from '#client/texts/texts.ts';

interface RemovedProps {
  readonly names: readonly string[];
  /** Only for who opened the table. */
  readonly onLetIn: ((name: string) => void) | undefined;
}

/** Who was taken off the list, and cannot come again unless the opener says so. */
export function Removed({ names, onLetIn }: RemovedProps) {
  return (
    <p class="removed">
      <span class="quiet">{t('table.removed')}</span>
      {names.map((who) =>
        onLetIn ? (
          <button key={who} type="button" class="small bare" onClick={() => onLetIn(who)}>
            {t('table.letIn', { who })}
          </button>
        ) : (
          <span key={who}>{who}</span>
        ),
      )}
    </p>
  );
}
