import { useSignal } from '@preact/signals';
import { recallReceipt } from '#client/device/receipt.ts';
import { t } from '#client/texts/texts.ts';
import type { Receipt, Verdict } from '#shared/play/index.ts';
import type { DealerDesk } from './dealer-worker.ts';
import { saveJson } from './download.ts';
import type { OpenMatch } from './load-match.ts';
import { flawText } from './words.ts';

/** *Verify this game*: dealt and played again here, and held against this device's receipt. */
export function Proof({ desk, loaded: { id, record } }: { desk: DealerDesk; loaded: OpenMatch }) {
  const receipt = recallReceipt(id);
  const verdict = useSignal<Verdict | 'running' | undefined>(undefined);
  const run = async () => {
    verdict.value = 'running';
    verdict.value = await desk.ask('verify', { record, receipt });
  };
  const now = verdict.value;
  return (
    <section class="theatre-page proof" aria-label={t('proof.title')}>
      <h2>{t('proof.title')}</h2>
      <p>{t('proof.what')}</p>
      <p class="quiet">{t('proof.limits')}</p>
      <button type="button" class="act" disabled={now === 'running'} onClick={run}>
        {t(now === 'running' ? 'proof.running' : 'proof.run')}
      </button>
      <div role="status">{now && now !== 'running' && <Result verdict={now} receipt={receipt} />}</div>
      <div class="proof-files">
        <button type="button" class="small calm" onClick={() => saveJson(`match-${id}.json`, record)}>
          {t('proof.download')}
        </button>
        {receipt && (
          <button type="button" class="small calm" onClick={() => saveJson(`receipt-${id}.json`, receipt)}>
            {t('proof.downloadReceipt')}
          </button>
        )}
        <code class="quiet">{t('proof.elsewhere')}</code>
      </div>
    </section>
  );
}

function Result({ verdict, receipt }: { verdict: Verdict; receipt: Receipt | undefined }) {
  if (!verdict.proven) {
    return (
      <div class="verdict is-unproven">
        <strong>{t('proof.notProven')}</strong>
        <p>{flawText(verdict)}</p>
      </div>
    );
  }
  return (
    <div class="verdict is-proven">
      <strong>{t(verdict.witness === 'receipt' ? 'proof.proven' : 'proof.consistent')}</strong>
      <p>{t('proof.provenSteps', { steps: verdict.steps })}</p>
      <dl>
        <dt>{t('proof.fingerprint')}</dt>
        <dd class="fingerprint">{verdict.fingerprint}</dd>
      </dl>
      <p class="quiet">{t('proof.fingerprintHint')}</p>
      <p>{receiptText(receipt)}</p>
    </div>
  );
}

function receiptText(receipt: Receipt | undefined): string {
  return receipt ? t('proof.receiptAgrees', { events: receipt.seen.events }) : t('proof.noReceipt');
}
