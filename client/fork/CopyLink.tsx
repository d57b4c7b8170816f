import { useSignal } from '@preact/signals';
import { t } from '#client/texts/texts.ts';
import { forkAddress } from '#client/theatre/fork-link.ts';
import type { ForkedMatch } from '#shared/play/index.ts';

/** The link that opens a fork anywhere. No clipboard over plain http: there it is shown to be copied. */
export function CopyLink({ fork }: { fork: () => Promise<ForkedMatch> }) {
  const isCopied = useSignal(false);
  const copy = async () => {
    const link = new URL(await forkAddress(await fork()), location.href).href;
    if (!window.isSecureContext) return void prompt(t('fork.link'), link);
    await navigator.clipboard.writeText(link);
    isCopied.value = true;
  };
  return (
    <button type="button" class="small bare" onClick={copy}>
      {t(isCopied.value ? 'fork.linked' : 'fork.link')}
    </button>
  );
}
