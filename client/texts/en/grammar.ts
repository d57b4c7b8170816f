/** There is one of each: the others have numbers. */
const ONLY = ['Reactor Room', 'Hive'];

/** What becomes of a word in an English sentence. */
export const forms = {
  /** The one there is: into the Hive, into Run 11. */
  the: (room: string) => (ONLY.includes(room) ? `the ${room}` : room),
};
