import { t } from '#client/texts/texts.ts';
import type { CompanyLine } from './company-line.ts';

/** For good: the others see it at once, and a reload does not come back. */
export function LeaveCompany({ leave }: Pick<CompanyLine, 'leave'>) {
  return (
    <a class="button small bare leave-company" href="/" onClick={leave}>
      {t('company.leave')}
    </a>
  );
}
