import { useSignal } from '@preact/signals';
import { canNotify, wantNotices } from '#client/device/calling.ts';
import { notices } from '#client/device/preferences.ts';
import { t } from '#client/texts/texts.ts';

/** Whether the system calls somebody who looks elsewhere. Browsers are asked the moment it is switched on. */
export function NoticeSwitch() {
  const isRefused = useSignal(false);
  if (!canNotify()) return null;
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={notices.value.value === 'on'}
        onChange={async ({ currentTarget }) => {
          isRefused.value = !(await wantNotices(currentTarget.checked));
          currentTarget.checked = notices.value.value === 'on';
        }}
      />
      <span>
        {t('screen.notices')} <span class="quiet">{t('screen.noticesHint')}</span>
        {isRefused.value && <span role="alert"> {t('screen.noticesRefused')}</span>}
      </span>
    </label>
  );
}
