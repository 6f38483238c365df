import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { announced, listTold, racesTold, stockTold, victoryTold } from './events.ts';
import { racesInUse } from '../market/races.ts';
import { hasSpecial } from '../specials/specials.ts';
import { holdingsOf } from '../money/money.ts';
import { listsFor } from './rankings.ts';
import { contenders, fallenIn } from './victory.ts';
import { yearOf } from '../model/figures.ts';
import { announcements as known } from './announcementTable.ts';
import type { Run, Steps } from '../acting.ts';
import { runOf, isIdle } from '../acting.ts';

/** What begins or ends in the year after this one (SFW 4995). */
function announce({ turn, seat }: Pick<Run, 'turn' | 'seat'>): void {
  for (const [key, row] of inOrder(known))
    if (row?.year === yearOf(turn.state.turn) + 1) turn.happen(announced.of({ seat, key }));
}

/** The first places of the lists, and what the stock of allies and enemies is worth (SFW 3844, 4998). */
function list({ turn, seat }: Pick<Run, 'turn' | 'seat'>): void {
  const { state } = turn;
  const lists = listsFor(state, seat);
  for (const key of keysInOrder(lists))
    turn.happen(listTold.of({ seat, list: key, places: lists[key] ?? [] }));
  if (hasSpecial(state, seat, 'corporate-spy')) turn.happen(racesTold.of({ seat, races: racesInUse(state) }));
  const { ally, against } = state.corporations[seat] ?? {};
  for (const of of [...new Set([ally, against])].filter((one): one is SeatId => one !== undefined)) {
    const stock = state.corporations[of]?.stock;
    if (stock !== undefined) turn.happen(stockTold.of({ seat, of, stock }));
  }
}

/** What it takes to win, and how all stand, once lists are made (SFW 4841; OURS: that it is told). */
function tellVictory({ turn, world, seat }: Pick<Run, 'turn' | 'world' | 'seat'>): void {
  const { state } = turn;
  if (state.rankings === undefined || state.winner !== undefined) return;
  const known = contenders(listsFor(state, seat), fallenIn(state));
  turn.happen(
    victoryTold.of({ seat, ...holdingsOf(world, seat), others: known.filter((one) => one.seat !== seat) }),
  );
}

/** Steps at the end of a run. */
export const announcements: Steps = (books) => [
  {
    name: 'Announcements',
    cite: 'SFW 4994',
    run(turn) {
      const [seat] = turn.run.takes;
      if (seat === undefined || turn.state.corporations[seat]?.fallen !== false || isIdle(turn, seat)) return;
      announce({ turn, seat });
      list({ turn, seat });
      tellVictory(runOf(books, turn));
    },
  },
];
