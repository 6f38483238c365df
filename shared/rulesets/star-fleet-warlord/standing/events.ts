import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { list, line, integer, object, optional, literal } from '#kernel/codec/shapes.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Contender } from '../model/state.ts';
import type { Happened } from '../model/happened.ts';
import { seatArg } from '../words.ts';
import type { View } from '../model/view.ts';
import { announcements } from './announcementTable.ts';
import { listTitle } from './lists.ts';
import { rankings, ranked } from '../fields/things.ts';
import { seat, mostSeats, points, place, value } from '../fields/parts.ts';
import { earnPoints } from '../model/draft.ts';
import { toOwner, toAll, event } from '../declare.ts';

/** Whole sectors and major sites of the largest galaxy. */
const holdings = { sectors: integer(0, 100), sites: integer(0, 25_600) };

/** What it takes to win, what a Corporation holds of it, and how others stand, as far as all may know (SFW 4841). */
export interface VictoryTold extends Happened<'victory-told'> {
  readonly seat: SeatId;
  readonly sectors: number;
  readonly sites: number;
  readonly others: readonly Contender[];
}

function other({ seat, sectors, sites, out }: Contender, view: View): Phrase {
  const args = { seat: seatArg(view, seat) };
  if (out === true) return phrase('{seat} has lost its Home Office, and is out', args);
  if (sectors === undefined)
    return phrase('{seat} has {sites|major site|major sites}', { ...args, sites: sites ?? 0 });
  return sites === undefined
    ? phrase('{seat} has {sectors|whole sector|whole sectors}', { ...args, sectors })
    : phrase('{seat} has {sectors|whole sector|whole sectors} and {sites|major site|major sites}', {
        ...args,
        sectors,
        sites,
      });
}

/** Who may win, and why: what it takes, what one holds, and what lists and falls tell of others. */
export function victoryText({ sectors, sites, others }: VictoryTold, view: View): Phrase {
  const goal = phrase(
    '{sectors|whole sector|whole sectors} or {sites|major site|major sites} win as a year ends',
    { ...view.parameters.victory },
  );
  const mine = phrase(
    '{goal}: you have {sectors|whole sector|whole sectors} and {sites|major site|major sites}.',
    { goal, sectors, sites },
  );
  return others.length === 0
    ? mine
    : phrase('{mine} Of others all know: {others}.', {
        mine,
        others: phraseList(
          others.map((one) => other(one, view)),
          '; ',
        ),
      });
}

/** Lists of all that stand are made at the end of the year; rises of stock count from then on. */
export const rankingsMade = event('rankings-made', {
  fields: { rankings },
  by: 'rules',
  hears: () => ({ kind: 'rankings-made', rankings: {} }),
  say: () => phrase('New rankings of the Corporations are out.'),
  apply: (draft, { rankings }) => {
    draft.rankings = rankings;
    for (const seat of keysInOrder(draft.corporations))
      change(draft.corporations, seat, ({ stock }) => ({ stockBefore: stock }));
  },
});

/** One of them as a Corporation reads it: the first places. */
export const listTold = event('list-told', {
  fields: {
    seat,
    /** Its key, such as `stock`. */
    list: line(40, 1),
    places: ranked,
  },
  by: 'rules',
  ...toOwner,
  say: ({ list, places }, view) =>
    places.length === 0
      ? phrase('{list}: nobody.', { list: listTitle(list) })
      : phrase('{list}: {places}.', {
          list: listTitle(list),
          places: phraseList(
            places.map(({ seat, value }) => phrase('{seat} {value}', { seat: seatArg(view, seat), value })),
            ', ',
          ),
        }),
});

/** What it takes to win, what a Corporation holds of it, and how others stand, as far as all may know (SFW 4841). */
export const victoryTold = event('victory-told', {
  fields: {
    seat,
    ...holdings,
    others: list(
      object({
        seat,
        sectors: optional(holdings.sectors),
        sites: optional(holdings.sites),
        out: optional(literal(true)),
      }),
      mostSeats,
    ),
  },
  by: 'rules',
  ...toOwner,
  say: victoryText,
});

/** What the stock of an ally, or of whom one defends against, is worth now (SFW 3844). */
export const stockTold = event('stock-told', {
  fields: { seat, of: seat, stock: value },
  by: 'rules',
  ...toOwner,
  say: ({ of, stock }, view) =>
    phrase('The stock of {seat} is worth {stock}.', { seat: seatArg(view, of), stock }),
});

/** A year in which something begins or ends is near. */
export const announced = event('announced', {
  fields: { seat, key: line(40, 1) },
  by: 'rules',
  ...toOwner,
  say: ({ key }, { own: { veteran } }) => {
    const row = announcements[key];
    if (row === undefined || veteran) return row?.said;
    return phrase('{said} {more}', { said: row.said, more: row.more });
  },
});

/** The stock that had risen most, by so many percent, is rewarded. */
export const riseRewarded = event('rise-rewarded', {
  fields: { seat, ep: points, percent: value },
  by: 'rules',
  ...toOwner,
  say: ({ ep, percent }) =>
    phrase('Your stock rose the most last year, by {percent}%: the Galactic Council gives you {ep} EP.', {
      ep,
      percent,
    }),
  apply: (draft, { seat, ep }) => earnPoints(draft, seat, ep),
});

/** A Corporate Spy tells which primary races are in use. */
export const racesTold = event('races-told', {
  fields: { seat, races: list(line(1, 1), 26) },
  by: 'rules',
  ...toOwner,
  say: ({ races }) =>
    races.length === 0
      ? phrase('Your spy reports that nobody has a primary race.')
      : phrase('Your spy reports these primary races: {races}.', { races: races.join(', ') }),
});

/** The value of stock changes, by what its owner holds, or by a battle. */
export const stockChanged = event('stock-changed', {
  fields: {
    seat,
    by: integer(-1_000_000, 1_000_000),
    stock: value,
    /** What the holdings count for now, where it follows them. */
    holdings: optional(value),
    /** Where ships were lost or a home was conquered. */
    place: optional(place),
  },
  by: 'rules',
  ...toOwner,
  say: ({ by, stock }) => {
    if (by === 0) return undefined;
    return by < 0
      ? phrase('Your stock falls by {by} to {stock}.', { by: -by, stock })
      : phrase('Your stock rises by {by} to {stock}.', { by, stock });
  },
  ahead: {
    by: ({ by }) =>
      by < 0 ? 'Your stock will fall by {by} to {stock}.' : 'Your stock will rise by {by} to {stock}.',
  },
  apply: (draft, { seat, stock: value, holdings }) =>
    change(draft.corporations, seat, () => ({
      stock: value,
      ...defined({ holdings }),
    })),
});

export const gameWon = event('game-won', {
  fields: { seat, sectors: integer(0, 100), sites: integer(0, 25_600) },
  by: 'rules',
  ...toAll,
  say: ({ seat, sectors, sites }, view) =>
    phrase('{seat} wins with {sectors|sector|sectors} and {sites|major site|major sites}.', {
      seat: seatArg(view, seat),
      sectors,
      sites,
    }),
  ahead: '{seat} will win with {sectors|sector|sectors} and {sites|major site|major sites}.',
  apply: (draft, { seat }) => {
    draft.winner = seat;
  },
});
