import type { Course } from '#client/local/protocol.ts';
import { beginnings, type Mark, marksOf, phaseAt } from '#client/theatre/match-timeline.ts';

/** What is worth telling of both ways a match went in one parasite phase. */
export interface PhaseOfBoth {
  readonly phase: number;
  readonly real: readonly Mark[];
  readonly branch: readonly Mark[];
}

/** Phase by phase from the fork on; a way that had ended by then has nothing more to tell. */
export function phasesOfBoth(real: Course, branch: Course, at: number): readonly PhaseOfBoth[] {
  const first = phaseAt(real, at);
  const last = Math.max(phaseAt(real, real.events.length - 1), phaseAt(branch, branch.events.length - 1));
  const told = (course: Course) => {
    const phases = beginnings(course, 'phase-began');
    return marksOf(course)
      .filter(({ step }) => step > at)
      .map((mark) => ({ mark, phase: phases.filter((step) => step <= mark.step).length }));
  };
  const [ofReal, ofBranch] = [told(real), told(branch)];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    .map((phase) => ({
      phase,
      real: ofReal.filter((each) => each.phase === phase).map(({ mark }) => mark),
      branch: ofBranch.filter((each) => each.phase === phase).map(({ mark }) => mark),
    }))
    .filter((each) => each.real.length > 0 || each.branch.length > 0);
}
