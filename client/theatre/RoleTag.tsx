import { ROLE_MARKS } from '#client/look/role-marks.ts';
import { t } from '#client/texts/texts.ts';
import type { Role } from '#shared/play/index.ts';

/** A role with the mark its tokens carry on the map; nothing is known without one. */
export function RoleTag({ role }: { role: Role | undefined }) {
  return (
    <span class={`role-tag is-${role ?? 'unknown'}`}>
      {role && role !== 'human' && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={ROLE_MARKS[role]} />
        </svg>
      )}
      {role ? t(`role.${role}`) : t('theatre.unknown')}
    </span>
  );
}
