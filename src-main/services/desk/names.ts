import type { SeatId } from '#kernel/words/ids.ts';
import type { Gm } from '../gm/gm.ts';

interface Known {
  readonly at: string;
  readonly names: ReadonlyMap<SeatId, string>;
}

const known = new WeakMap<Gm, Known>();

/** The names of a game's seats, in id order. */
export function seatNames(gm: Gm): ReadonlyMap<SeatId, string> {
  // A turn may change them, and so may going back.
  const at = `${gm.store.turn()} ${gm.store.undone().length}`;
  const there = known.get(gm);
  if (there?.at === at) return there.names;
  const [first] = gm.store.seats();
  const view = first === undefined ? undefined : gm.view(first.seat);
  const pictures = view === undefined ? [] : gm.ruleset.presentation.seats(view);
  const names = new Map(
    gm.store.seats().map(({ seat }) => [seat, pictures.find((one) => one.seat === seat)?.name ?? seat]),
  );
  known.set(gm, { at, names });
  return names;
}
