import { id, list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { bothHear, event, most, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import { mineIdOf, minesOf } from '../mines/fields.ts';
import { without } from '../minelaying/lay.ts';
import type { MineId } from '../model/mines.ts';
import type { State, View } from '../model/state.ts';

/** Minefields go to a conqueror as they lie (B14.100). OURS: where the conqueror has one of the same kind already, they are one. */
export const minesSurrendered = event('mines-surrendered', {
  fields: {
    seat,
    to: seat,
    mines: list(id<MineId>(), most.hexes),
    /** What each of them is called from now on. */
    as: list(id<MineId>(), most.hexes),
  },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('{count|minefield|minefields} of the {seat} {count:goes|go} to the {to}.', {
      count: happened.mines.length,
      seat: nameOf(happened.seat),
      to: nameOf(happened.to),
    }),
  apply(draft, { to, mines, as }) {
    const old = draft.mines ?? {};
    const kept = without(old, mines);
    const taken = mines.flatMap((was, at) => {
      const [mine, now = was] = [old[was], as[at]];
      return mine === undefined || kept[now] !== undefined ? [] : [[now, { ...mine, seat: to }] as const];
    });
    draft.mines = { ...kept, ...Object.fromEntries(taken) };
  },
});

/** The minefields of an empire go to its conquerors with the hexes from which they are named (B14.100). */
export function handMines(
  turn: Pick<Turn<Room<State, View, never, EventIn<typeof minesSurrendered>>>, 'state' | 'happen'>,
  of: SeatId,
  victors: readonly SeatId[],
  falls: (place: PlaceId) => SeatId,
): void {
  const all = minesOf(turn.state, of);
  for (const to of victors) {
    const falling = all.filter(([, { place }]) => falls(place) === to);
    const as = falling.map(([was, mine]) =>
      mine.kind === 'saturated' ? was : (mineIdOf(turn.state, { ...mine, seat: to }) ?? was),
    );
    const mines = falling.map(([was]) => was);
    if (mines.length > 0) turn.happen(minesSurrendered.of({ seat: of, to, mines, as }));
  }
}
