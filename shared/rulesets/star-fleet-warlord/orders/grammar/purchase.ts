import type { Unnumbered } from '#kernel/orders/plan.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Purchase } from '../../model/orders/purchase.ts';
import { wrong } from './parts/reading.ts';
import type { Grammar, WrittenAs } from './parts/reading.ts';

/** Signs in the name of a ship (SFW 3366), and in a designation. */
const longestName = 20;
export const longestDesign = 12;

const unquoted = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;

/** `PS F POL 45 "Iron Duke"`: the highest price and the name where they are wanted (SFW 3337). */
const ps: WrittenAs = {
  kind: 'purchase',
  like: /^PS$/,
  meant: [],
  read(reading) {
    const [race, ship] = [reading.next(), reading.next()];
    if (race === undefined || ship === undefined)
      return wrong(
        reading.code,
        phrase('PS takes the letter of a race and the class of a ship, such as PS F POL.'),
      );
    const design = `${race.word}-${ship.word}`.toUpperCase();
    if (design.length > longestDesign)
      return wrong(ship, phrase('No ship is called {design}.', { design: design.slice(0, longestDesign) }));
    const most = reading.next(/^[1-9]\d{0,4}$/);
    const rest = reading.rest();
    const name = unquoted(rest?.word ?? '');
    if (rest !== undefined && name.length > longestName)
      return wrong(rest, phrase('A name has {most} signs at the most.', { most: longestName }));
    return { kind: 'purchase', design, name, ...(most === undefined ? {} : { most: Number(most.word) }) };
  },
  write: ({ design, most, name }: Unnumbered<Purchase>) =>
    [
      ...['PS', design.slice(0, 1), design.slice(2)],
      ...(most === undefined ? [] : [String(most)]),
      ...(name === '' ? [] : [`"${name}"`]),
    ].join(' '),
};

/** How orders of ships that are bought, and what they cost are typed. */
export const purchaseGrammar: Grammar = {
  ships: [],
  office: [ps],
  later: { ships: [], office: ['PR', 'CP', 'AA', 'RA'] },
};
