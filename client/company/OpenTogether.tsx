import { effect, type ReadonlySignal, type Signal, untracked, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Veil } from '#client/look/Veil.tsx';
import { t } from '#client/texts/texts.ts';
import { openDealerDesk } from '#client/theatre/dealer-worker.ts';
import { type Loaded, loadMatch } from '#client/theatre/load-match.ts';
import type { Eyes, Projector } from '#client/theatre/replay-player.ts';
import { Theatre } from '#client/theatre/Theatre.tsx';
import type { Together } from '#client/theatre/together.ts';
import type { View } from '#shared/play/index.ts';
import { CompanyPanel } from './CompanyPanel.tsx';
import type { CompanyLine } from './company-line.ts';
import { LeaveCompany } from './LeaveCompany.tsx';
import { PointedTag } from './PointedTag.tsx';
import type { CompanyPointing } from './pointing.ts';

interface OpenProps {
  readonly line: CompanyLine;
  readonly pointing: CompanyPointing;
  readonly isTalkOpen: Signal<boolean>;
  readonly go: (path: string) => void;
}

/** With everything open: every page has the record, and goes where the one who leads goes. */
export function OpenTogether({ line, pointing, isTalkOpen, go }: OpenProps) {
  const desk = useMemo(openDealerDesk, [line]);
  const loaded = useSignal<Loaded | undefined>(undefined);
  const view = useSignal<View | undefined>(undefined);
  useEffect(() => {
    void loadMatch(desk, line.match).then((found) => {
      loaded.value = found;
    });
    return desk.close;
  }, [desk, line]);
  const together = useMemo(
    (): Together => ({
      start: { step: line.now.peek()?.at ?? 0, eyes: eyesIn(line) },
      leads: line.leads,
      join: (projector) => goTogether(line, projector, view),
      map: {
        hints: pointing.hints,
        pointing: pointing.pointing,
        opened: pointing.board,
        children: <TagOf {...{ line, pointing, view }} />,
      },
      leave: <LeaveCompany leave={line.leave} />,
      panel: <PanelOf {...{ line, pointing, isTalkOpen, view }} />,
    }),
    [line, pointing],
  );
  const now = loaded.value;
  if (now?.kind === 'open') return <Theatre {...{ desk, go, together }} loaded={now} />;
  return <Veil text={t(now ? 'theatre.unreachable' : 'theatre.opening')} />;
}

type Beside = Omit<OpenProps, 'go'> & { view: ReadonlySignal<View | undefined> };

function PanelOf({ view, ...rest }: Beside) {
  return <CompanyPanel {...rest} view={view.value} />;
}

function TagOf({ view, ...rest }: Omit<Beside, 'isTalkOpen'>) {
  return <PointedTag {...rest} view={view.value} />;
}

function eyesIn({ now }: CompanyLine): Eyes {
  const eyes = now.peek()?.eyes ?? 'public';
  return eyes === 'public' ? 'all' : eyes;
}

/** Who leads takes the others along; who follows goes where they are. */
function goTogether(line: CompanyLine, projector: Projector, shown: Signal<View | undefined>) {
  const { now, leads, go, ask } = line;
  const { step, eyes, playing } = projector;
  const stops = [
    effect(() => {
      shown.value = projector.view.value;
    }),
    effect(() => {
      if (leads.value) untracked(projector.unled);
    }),
    effect(() => {
      const to = step.value;
      if (leads.value && to !== now.peek()?.at) go({ to, telling: playing.peek() });
    }),
    effect(() => {
      const through = eyes.value === 'all' ? 'public' : eyes.value;
      if (leads.value && through !== now.peek()?.eyes) void ask('eyes', { eyes: through });
    }),
    effect(() => {
      if (leads.value || !now.value) return;
      const { at, telling } = now.value;
      untracked(() => {
        projector.look(eyesIn(line));
        projector.led(at, telling);
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
