import { useSignal } from '@preact/signals';
import { recallCases, type SolvedCase } from '#client/device/cases.ts';
import { Emblem } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import { forkAddress } from '#client/theatre/fork-link.ts';
import { ReasonLine } from '#client/theatre/MindNow.tsx';
import { RoleTag } from '#client/theatre/RoleTag.tsx';
import { percent } from '#client/theatre/SuspicionPicture.tsx';
import { dayText } from '#client/words/dates.ts';
import { nameOf } from '#client/words/names.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { casePath } from '#shared/wire/case-path.ts';
import { type Day, noonOf } from './days.ts';
import type { Case } from './protocol.ts';
import { points, squares, verdictOf } from './score.ts';
import { streakOf } from './streak.ts';

interface ToldProps {
  readonly asked: Case;
  readonly solved: SolvedCase;
  readonly today: Day;
  readonly go: (path: string) => void;
}

/** The truth, the score beside the bot's and beside guessing, and why. */
export function CaseTold({ asked, solved, today, go }: ToldProps) {
  const { view, beliefs, infectedBy, setup, steps, at, seat: own } = asked;
  const guess = points(beliefs.map(({ role }) => ({ chance: 0.5, wasInfected: role !== 'human' })));
  const verdict = verdictOf(solved.points, solved.bot, guess);
  const streak = streakOf(recallCases(), today);
  const playOn = async () => go(await forkAddress({ setup, steps, at, seat: own, branch: [] }));
  const howCome = (seat: SeatId): string => {
    const by = infectedBy.find((each) => each.seat === seat);
    return by ? t('cases.infectedBy', { who: nameOf(view, by.by), step: by.step }) : t('cases.hostFrom');
  };
  return (
    <>
      <section class="case-score" aria-label={t('cases.score', { points: solved.points })}>
        <p class="case-points">{t('cases.score', { points: solved.points })}</p>
        <p class="case-verdict">{t(`cases.verdict.${verdict}`)}</p>
        <dl>
          <Bar name={t('cases.you')} points={solved.points} isOwn />
          <Bar name={t('cases.bot')} points={solved.bot} />
          <Bar name={t('cases.guess')} points={guess} />
        </dl>
        <p class="quiet">{t('cases.scoreHint')}</p>
        <div class="case-acts">
          <ShareButton {...{ asked, solved }} />
          <button type="button" class="small calm" onClick={playOn}>
            {t('cases.playOn')}
          </button>
          {streak > 0 && <p class="case-streak">{t('cases.streak', { count: streak })}</p>}
        </div>
      </section>
      <section aria-label={t('cases.truth')}>
        <h2>{t('cases.truth')}</h2>
        <ol class="beliefs">
          {beliefs.map(({ seat, chance, role, reasons }) => (
            <li key={seat} class="belief">
              <p class="belief-who">
                <Emblem colour={view.seats[seat]?.colour ?? 'white'} /> <strong>{nameOf(view, seat)}</strong>
                <span class="belief-truth">
                  <RoleTag role={role} />
                </span>
              </p>
              <p>
                <b>{t('cases.said', { percent: percent((solved.said[seat] ?? 50) / 100) })}</b>,{' '}
                {t('cases.botSaid', { percent: percent(chance) })}
              </p>
              {role !== 'human' && <p class="quiet">{howCome(seat)}</p>}
              <p class="quiet">{t('cases.why')}</p>
              <ul class="reasons">
                {reasons.length === 0 && <li class="quiet">{t('minds.noReason')}</li>}
                {reasons.map((reason) => (
                  <ReasonLine
                    key={`${reason.why} ${reason.by}`}
                    reason={reason}
                    who={reason.by === undefined ? '' : nameOf(view, reason.by)}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Bar({ name, points: count, isOwn }: { name: string; points: number; isOwn?: boolean }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <i class={isOwn ? 'is-own' : ''} style={{ width: `${count}%` }} />
        <b>{count}</b>
      </dd>
    </>
  );
}

/** How it went, and nothing of what was so. */
function ShareButton({
  asked: { day, mark, difficulty, beliefs },
  solved,
}: Pick<ToldProps, 'asked' | 'solved'>) {
  const isShared = useSignal(false);
  const share = async () => {
    const text = t('cases.shareText', {
      day: dayText(noonOf(day)),
      mark,
      difficulty: t(`cases.difficulty.${difficulty}`),
      points: solved.points,
      bot: solved.bot,
      squares: squares(
        beliefs.map(({ seat, role }) => ({
          chance: (solved.said[seat] ?? 50) / 100,
          wasInfected: role !== 'human',
        })),
      ),
    });
    const url = new URL(casePath(day), location.href).href;
    const canShare: boolean = 'share' in navigator;
    if (canShare) return void navigator.share({ text, url }).catch(() => {});
    if (!window.isSecureContext) return void prompt(t('cases.share'), `${text} ${url}`);
    await navigator.clipboard.writeText(`${text} ${url}`);
    isShared.value = true;
  };
  return (
    <button type="button" class="small act" onClick={share}>
      {t(isShared.value ? 'cases.shared' : 'cases.share')}
    </button>
  );
}
