import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, only } from '#kernel/words/inOrder.ts';
import type { State } from '../../model/state.ts';

/** The trade routes that a seat knows: its own, and on an open map those of others that are not hidden (B1.24). OURS: on a double-blind map no others; which of them are shut down their owner alone knows. */
export function routesKnown({ routes = {}, blind }: State, me: SeatId): State['routes'] {
  const known = only(
    routes,
    ({ seat, hidden }) => me === gameMaster || seat === me || (blind !== true && hidden !== true),
  );
  if (keysInOrder(known).length === 0) return undefined;
  return Object.fromEntries(
    inOrder(known).map(([place, { shut, ...lane }]) => [
      place,
      shut === true && (me === gameMaster || lane.seat === me) ? { ...lane, shut } : lane,
    ]),
  );
}
