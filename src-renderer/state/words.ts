import type { Words } from '#kernel/presentation.ts';
import { capital } from '#kernel/report/phrase.ts';

/** What is said where no game is open. */
export const anyGame: Words = {
  seat: { one: 'seat', many: 'seats' },
  place: { one: 'place', many: 'places' },
  unit: { one: 'unit', many: 'units' },
  leader: { one: 'leader', many: 'leaders' },
  turn: { one: 'turn', many: 'turns' },
};

/** A text of the program in a game's words, which stand in it as `{seat}`, `{seats}`, `{Seat}` and the like. */
export const inWords = (words: Words, text: string): string =>
  text.replaceAll(/\{(seat|place|unit|leader)(s?)\}/gi, (_, of: string, many: string) => {
    const { one, many: more } = words[of.toLowerCase() as keyof Words];
    const word = many === '' ? one : more;
    return of === of.toLowerCase() ? word : capital(word);
  });
