import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { keepName, recallName } from '#client/device/memory.ts';
import { NameField } from '#client/home/NameField.tsx';
import { refusalText, t } from '#client/texts/texts.ts';
import { readName } from '#shared/wire/player-name.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import { Board } from './Board.tsx';
import { Crew } from './Crew.tsx';
import { Invitation } from './Invitation.tsx';
import { openSession } from './session.ts';

export function TablePage({ code }: { code: string }) {
  const { session, sitDown, setReady, leave } = useMemo(() => openSession(code), [code]);
  useEffect(() => {
    document.title = `${code} · ${t('game.name')}`;
    if (recallName()) void sitDown(recallName());
  }, [code, sitDown]);

  const now = session.value;
  switch (now.kind) {
    case 'asking':
      return <Door code={code} refusal={now.refusal} onName={sitDown} />;
    case 'joining':
      return <Notice code={code} text={t('table.joining')} />;
    case 'lost':
      return <Notice code={code} text={t('table.lost')} />;
    case 'moved':
      return (
        <Notice code={code} text={t('table.moved')}>
          <button type="button" class="act" onClick={() => sitDown(recallName())}>
            {t('table.takeBack')}
          </button>
        </Notice>
      );
    case 'ended':
      return (
        <Notice code={code} text={refusalText(now.refusal)}>
          <a class="button act" href="/">
            {t('table.home')}
          </a>
        </Notice>
      );
    case 'seated':
      return (
        <main class="table">
          <header class="table-head">
            <a class="brand" href="/">
              {t('game.name')}
            </a>
            <span class="table-code">
              <span class="quiet">{t('table.code')}</span> <strong>{code}</strong>
            </span>
          </header>
          <Crew seats={now.seats} own={now.own} onReady={setReady} onLeave={leave} />
          <Board />
          <Invitation link={location.href} />
        </main>
      );
  }
}

function Door(props: { code: string; refusal: Refusal | undefined; onName: (name: string) => void }) {
  const name = useSignal(recallName());
  const refusal = useSignal(props.refusal);
  return (
    <Notice code={props.code}>
      <form
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const reading = readName(name.value);
          if (!reading.ok) {
            refusal.value = reading.reason;
            return;
          }
          keepName(reading.name);
          props.onName(reading.name);
        }}
      >
        <NameField name={name} />
        <button type="submit" class="act">
          {t('table.sitDown')}
        </button>
        <p class="refusal" role="alert">
          {refusal.value && refusalText(refusal.value)}
        </p>
      </form>
    </Notice>
  );
}

function Notice(props: { code: string; text?: string; children?: preact.ComponentChildren }) {
  return (
    <main class="notice">
      <section class="panel stack">
        <h1>{t('table.title', { code: props.code })}</h1>
        {props.text && <p role="status">{props.text}</p>}
        {props.children}
      </section>
    </main>
  );
}
