import * as z from 'zod/mini';

/** What a person agrees to once a match is over: to nothing, unless he says so. */
export const Consent = z.strictObject({
  /** The match may be listed for everybody to find; it is when all its people agree. */
  listing: z.boolean(),
  /** The theatre may show what this person privately thought of the others. */
  marks: z.boolean(),
});
export type Consent = z.infer<typeof Consent>;

/** What is told of the consent of a match's people. Who else agreed is told to nobody. */
export const Consents = z.object({
  people: z.number(),
  /** How many of them agreed to list it. */
  listing: z.number(),
  /** To the owner of a seat: what he said himself. */
  own: z.exactOptional(Consent),
});
export type Consents = z.infer<typeof Consents>;
