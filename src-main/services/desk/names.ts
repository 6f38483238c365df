import type { SeatId } from '#kernel/ids.ts';
import type { Gm } from '../gm/gm.ts';

const known = new WeakMap<Gm, ReadonlyMap<SeatId, string>>();

/** The names of a game's seats, in id order. */
export function seatNames(gm: Gm): ReadonlyMap<SeatId, string> {
  const there = known.get(gm);
  if (there !== undefined) return there;
  const [first] = gm.store.seats();
  const view = first === undefined ? undefined : gm.view(first.seat);
  const pictures = view === undefined ? [] : gm.ruleset.presentation.seats(view);
  const names = new Map(
    gm.store.seats().map(({ seat }) => [seat, pictures.find((one) => one.seat === seat)?.name ?? seat]),
  );
  known.set(gm, names);
  return names;
}
