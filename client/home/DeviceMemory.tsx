import { useSignal } from '@preact/signals';
import { addDeviceFile, deviceFile } from '#client/device/device-file.ts';
import { t } from '#client/texts/first-texts.ts';

/** More than any device keeps. */
const MOST_BYTES = 10_000_000;

/** What this device remembers, to carry to another: games, receipts, the keys of seats, wishes. */
export function DeviceMemory() {
  const told = useSignal<'added' | 'refused' | undefined>(undefined);

  function save(): void {
    const file = URL.createObjectURL(new Blob([deviceFile()], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), {
      href: file,
      download: 'panic-station-device.json',
    });
    link.click();
    URL.revokeObjectURL(file);
  }

  async function add(file: File | undefined): Promise<void> {
    if (!file) return;
    const isAdded = file.size <= MOST_BYTES && addDeviceFile(await file.text());
    told.value = isAdded ? 'added' : 'refused';
    if (isAdded) location.reload();
  }

  return (
    <details class="device-memory">
      <summary>{t('home.memory')}</summary>
      <p class="quiet">{t('home.memoryHint')}</p>
      <div class="row">
        <button type="button" class="small calm" onClick={save}>
          {t('home.memorySave')}
        </button>
        <label class="button small calm">
          {t('home.memoryAdd')}
          <input
            class="unseen"
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => add(currentTarget.files?.[0])}
          />
        </label>
      </div>
      <p role="status">{told.value === 'refused' && t('home.memoryRefused')}</p>
    </details>
  );
}
