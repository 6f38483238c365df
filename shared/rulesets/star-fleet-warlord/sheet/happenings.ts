import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Resource } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { CalmHex, TradeResources, WishEvent } from '../model/orders/happenings.ts';
import type { Grammar, Reading, WrittenAs } from '../typing.ts';
import { numberNext, placeNext, wrongNext, placeText } from '../typing.ts';

const resourceNext = (reading: Reading): Resource | undefined => {
  const word = reading.next(/^(PE|OR|DC|FP)$/);
  return resources.find((resource) => resource === word?.word.toLowerCase());
};

/** `TE FP DC 50` (OURS, G-51: the book names it alone). */
const te: WrittenAs = {
  kind: 'trade-resources',
  like: /^TE$/,
  meant: [],
  read(reading): Unnumbered<TradeResources> | Fault {
    const [from, to, amount] = [resourceNext(reading), resourceNext(reading), numberNext(reading)];
    return from === undefined || to === undefined || amount === undefined || amount === 0
      ? wrongNext(
          reading,
          phrase('TE takes two of PE, OR, DC and FP, and how much of the first, such as TE FP DC 50.'),
        )
      : { kind: 'trade-resources', from, to, amount };
  },
  write: ({ from, to, amount }: Unnumbered<TradeResources>) =>
    `TE ${from.toUpperCase()} ${to.toUpperCase()} ${amount}`,
};

/** `DH 62 1101` (SFW 7520). */
const dh: WrittenAs = {
  kind: 'calm-hex',
  like: /^DH$/,
  meant: [],
  read(reading): Unnumbered<CalmHex> | Fault {
    const place = placeNext(reading);
    return typeof place === 'string' ? { kind: 'calm-hex', place } : place;
  },
  write: ({ place }: Unnumbered<CalmHex>) => `DH ${placeText(place)}`,
};

/** `EV` or `NE`; the numbers of events are for games that are not begun (SFW 3769, 3791). */
const wishes: WrittenAs = {
  kind: 'wish-event',
  like: /^(EV|NE)$/,
  meant: ['EV', 'NE'],
  read: ({ code }): Unnumbered<WishEvent> => ({
    kind: 'wish-event',
    wanted: code.word.toUpperCase() === 'EV',
  }),
  write: ({ wanted }: Unnumbered<WishEvent>) => (wanted ? 'EV' : 'NE'),
};

/** How orders of Sector Specials, random events, stock and lists are typed. */
export const happeningsGrammar: Grammar = {
  ships: [],
  office: [te, dh, wishes],
};
