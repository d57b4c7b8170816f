/** What a chat shows of a link. */
interface LinkCard {
  readonly title: string;
  readonly description: string;
  /** Where this server is reached: a card needs whole addresses. */
  readonly origin: string;
}

const GAME = 'Panic Station';
const PITCH =
  'One of the crew is no longer human. Everyone looks the same from here. 4 to 6 players, hidden roles, in the browser, no account.';

/** No names and nothing of a match: who asks for a card may be anybody's server. */
export const homeCard = (origin: string): LinkCard => ({ title: GAME, description: PITCH, origin });

export const tableCard = (origin: string, code: string): LinkCard => ({
  title: `Table ${code} · ${GAME}`,
  description: `You are asked aboard. ${PITCH}`,
  origin,
});

export const matchCard = (origin: string): LinkCard => ({
  title: `How it really was · ${GAME}`,
  description: 'A finished match, with every pair of eyes at the table.',
  origin,
});

export const forkCard = (origin: string): LinkCard => ({
  title: `Another way · ${GAME}`,
  description:
    'A moment of a finished match, to go on from with bots, and to hold against what really happened.',
  origin,
});

export const caseCard = (origin: string): LinkCard => ({
  title: `The case of the day · ${GAME}`,
  description: 'One moment of a match, the same for everybody: who of them is Infected?',
  origin,
});

export const rulesCard = (origin: string): LinkCard => ({
  title: `Rules · ${GAME}`,
  description: 'Every rule with its number, to be searched and printed.',
  origin,
});

/** The places of the built page that a card fills. */
const TITLE = '<title>Panic Station</title>';
const CARD = '<!--link card-->';

/** The page with its card. */
export function withCard(page: string, { title, description, origin }: LinkCard): string {
  const tags = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', GAME],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', `${origin}/link-card.jpg`],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
  ] as const;
  const head = tags.map(
    ([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}" />`,
  );
  return page
    .replace(TITLE, () => `<title>${escaped(title)}</title>`)
    .replace(CARD, () => head.join('\n    '));
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
