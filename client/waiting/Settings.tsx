import { t } from '#client/texts/texts.ts';
import { humansWin } from '#shared/balance/humans-win.ts';
import {
  BOT_LEVELS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type RuleOptions,
  USUAL_LEVEL,
} from '#shared/vocabulary/index.ts';
import { DEFAULT_SETTINGS } from '#shared/wire/default-settings.ts';
import type { TableSettings } from '#shared/wire/table.ts';

const OPTIONS = [
  'gentleStart',
  'hardMission',
  'lastResort',
  'masterAndServant',
] as const satisfies readonly (keyof RuleOptions)[];
const SWITCHES = [
  'clockAlone',
  'ledger',
  'freeText',
  'cleanWords',
  'quietBots',
  'listed',
  'spectators',
  'eyes',
] as const;
const SEATS = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => MIN_PLAYERS + i);
const TURN: readonly TableSettings['turnSeconds'][] = [60, 120, 180, 300, 'off'];
const TRADE: readonly TableSettings['tradeSeconds'][] = [15, 30, 60, 'off'];
const RESERVE: readonly TableSettings['turnSeconds'][] = [30, 60, 120, 'off'];
const ARMOR = [3, 5, 8, 10];
const DELAY: readonly TableSettings['turnSeconds'][] = ['off', 15, 30, 60, 120];

interface SettingsProps {
  readonly settings: TableSettings;
  /** Only for who opened the table. */
  readonly onChange: ((settings: TableSettings) => void) | undefined;
}

export function Settings({ settings, onChange }: SettingsProps) {
  const change = (part: Partial<TableSettings>) => onChange?.({ ...settings, ...part });
  const fixed = !onChange;
  return (
    <section class="panel table-settings" aria-label={t('settings.title')}>
      <h2>{t('settings.title')}</h2>
      <div class="setting-row">
        <Pick
          label={t('settings.seats')}
          values={SEATS}
          now={settings.seats}
          fixed={fixed}
          text={String}
          onPick={(seats) => change({ seats })}
        />
        <Pick
          label={t('settings.turnSeconds')}
          values={TURN}
          now={settings.turnSeconds}
          fixed={fixed}
          text={clockText}
          onPick={(turnSeconds) => change({ turnSeconds })}
        />
        <Pick
          label={t('settings.tradeSeconds')}
          values={TRADE}
          now={settings.tradeSeconds}
          fixed={fixed}
          text={clockText}
          onPick={(tradeSeconds) => change({ tradeSeconds })}
        />
        <Pick
          label={t('settings.reserveSeconds')}
          values={RESERVE}
          now={settings.reserveSeconds ?? 'off'}
          fixed={fixed}
          text={clockText}
          onPick={(reserveSeconds) => change({ reserveSeconds })}
        />
        <Pick
          label={t('settings.armorSeconds')}
          values={ARMOR}
          now={settings.armorSeconds}
          fixed={fixed}
          text={clockText}
          onPick={(armorSeconds) => change({ armorSeconds })}
        />
        <Pick
          label={t('settings.watchDelaySeconds')}
          values={DELAY}
          now={settings.watchDelaySeconds ?? 'off'}
          fixed={fixed}
          text={clockText}
          onPick={(watchDelaySeconds) => change({ watchDelaySeconds })}
        />
        <Pick
          label={t('settings.botLevel')}
          values={BOT_LEVELS}
          now={settings.botLevel ?? USUAL_LEVEL}
          fixed={fixed}
          text={(level) => t(`home.level.${level}`)}
          onPick={(botLevel) => change({ botLevel })}
        />
      </div>
      <p class="quiet">{measured(settings.seats, 'none')}</p>
      {OPTIONS.map((option) => (
        <Switch
          key={option}
          name={option}
          on={settings.options[option]}
          note={measured(settings.seats, option)}
          fixed={fixed}
          onSwitch={(on) => change({ options: { ...settings.options, [option]: on } })}
        />
      ))}
      {SWITCHES.map((each) => (
        <Switch
          key={each}
          name={each}
          on={settings[each] ?? DEFAULT_SETTINGS[each] ?? false}
          fixed={fixed}
          onSwitch={(on) => change({ [each]: on })}
        />
      ))}
    </section>
  );
}

/** What it came to among bots; nothing where nobody has measured it. */
function measured(players: number, option: keyof RuleOptions | 'none'): string | undefined {
  const rate = humansWin(players, option);
  return rate && t('home.measured', rate);
}

const clockText = (seconds: number | 'off'): string =>
  seconds === 'off' ? t('settings.off') : t('settings.seconds', { count: seconds });

interface SwitchProps {
  readonly name: (typeof OPTIONS)[number] | (typeof SWITCHES)[number];
  readonly on: boolean;
  readonly note?: string | undefined;
  readonly fixed: boolean;
  readonly onSwitch: (on: boolean) => void;
}

function Switch({ name, on, note, fixed, onSwitch }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={on}
        disabled={fixed}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      <span>
        {t(`settings.${name}`)}
        <span class="quiet">{[t(`settings.${name}Hint`), note].filter(Boolean).join(' ')}</span>
      </span>
    </label>
  );
}

interface PickProps<Value> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly now: Value;
  readonly fixed: boolean;
  readonly text: (value: Value) => string;
  readonly onPick: (value: Value) => void;
}

function Pick<Value>({ label, values, now, fixed, text, onPick }: PickProps<Value>) {
  const listed = values.includes(now) ? values : [now, ...values];
  return (
    <label class="pick">
      <span class="quiet">{label}</span>
      <select
        disabled={fixed}
        value={listed.indexOf(now)}
        onChange={(event) => {
          const picked = listed[Number(event.currentTarget.value)];
          if (picked !== undefined) onPick(picked);
        }}
      >
        {listed.map((value, i) => (
          <option key={text(value)} value={i}>
            {text(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
