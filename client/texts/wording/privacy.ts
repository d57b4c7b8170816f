/** What is kept of people, in the words of one language. The server puts it on a page, because it knows how long. */
export interface PrivacyText {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly parts: readonly PrivacyPart[];
  readonly back: string;
  /** In the place of a number of days, where there is none. */
  readonly soon: string;
}

interface PrivacyPart {
  readonly heading: string;
  readonly points?: readonly string[];
  /** `{{time}}` is how long a match is kept, such as *30 days*. */
  readonly text?: string;
}
