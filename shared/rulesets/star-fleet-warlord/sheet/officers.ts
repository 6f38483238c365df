import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { StationOfficer, TakeAboard } from '../model/orders/officers.ts';
import type { PersonLetter } from '../model/ship.ts';
import { personLetters } from '../model/ship.ts';
import type { Grammar, WrittenAs } from '../typing.ts';
import { placeNext, plain, wrong } from '../typing.ts';
import { placeText } from './sites.ts';

const letters = personLetters.join('');
const isPerson = (letter: string): letter is PersonLetter => /^.$/.test(letter) && letters.includes(letter);

/** `GLOM` and `FLOM`: the letter of the officer follows at once; the former pays people, the latter food (SFW 1675). */
const takeAboard: WrittenAs = {
  kind: 'take-aboard',
  like: /^[GF]LO.?$/,
  meant: [],
  read: ({ code }) => {
    const [text, who] = [code.word.toUpperCase(), code.word.slice(3).toUpperCase()];
    return isPerson(who)
      ? { kind: 'take-aboard', who, pays: text.startsWith('G') ? 'pe' : 'fp' }
      : wrong(
          code,
          phrase('{code} takes the letter of an officer, or P for a Prime Team, such as {code}M.', {
            code: text.slice(0, 3),
          }),
        );
  },
  write: ({ who, pays }: Unnumbered<TakeAboard>) => `${pays === 'pe' ? 'G' : 'F'}LO${who}`,
};

/** `AL 01 0515 E` (SFW 3551). */
const al: WrittenAs = {
  kind: 'station-officer',
  like: /^AL$/,
  meant: [],
  read(reading) {
    const place = placeNext(reading);
    if (typeof place !== 'string') return place;
    const word = reading.next();
    const who = word?.word.toUpperCase() ?? '';
    return isPerson(who)
      ? { kind: 'station-officer', place, who }
      : wrong(
          word ?? reading.code,
          phrase('AL takes a hex and the letter of an officer, such as AL 01 0515 E.'),
        );
  },
  write: ({ place, who }: Unnumbered<StationOfficer>) => `AL ${placeText(place)} ${who}`,
};

/** How orders of crews, officers and Prime Teams are typed. */
export const officersGrammar: Grammar = {
  ships: [plain('cure', 'CURE'), plain('train', 'TRNG'), takeAboard],
  office: [al],
};
