import { useEffect, useMemo } from 'preact/hooks';
import { ConsentSwitches } from '#client/archive/ConsentSwitches.tsx';
import { isListed, openConsents } from '#client/archive/consents.ts';
import { t } from '#client/texts/texts.ts';

/** How often to look who else agreed. */
const LOOK_MS = 4000;

/** Whether anybody can find this match; and for who played it, his say in that. */
export function ListingConsent({ id, onSaid }: { id: string; onSaid: () => void }) {
  const asked = useMemo(() => openConsents(id), [id]);
  const isAsked = asked.consents.value?.own !== undefined;
  useEffect(() => {
    void asked.ask();
    if (!isAsked) return;
    const looking = setInterval(() => !document.hidden && asked.ask(), LOOK_MS);
    return () => clearInterval(looking);
  }, [asked, isAsked]);
  const now = asked.consents.value;
  if (!now) return null;
  const state = t(isListed(now) ? 'theatre.listed' : 'theatre.unlisted');
  if (!now.own) return <p class="publicity quiet">{state}</p>;
  const say: typeof asked.say = async (consent) => {
    await asked.say(consent);
    onSaid();
  };
  return (
    <details class="publicity menu">
      <summary>{state}</summary>
      <div class="menu-list">
        <ConsentSwitches {...asked} say={say} />
      </div>
    </details>
  );
}
