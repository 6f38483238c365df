import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder, only } from '#kernel/words/inOrder.ts';
import type { State } from '../../model/state.ts';

/** The trade routes that a seat knows: its own, and on an open map those of others that are not hidden (B1.24). OURS: on a double-blind map no others. */
export function routesKnown({ routes = {}, blind }: State, me: SeatId): State['routes'] {
  const known = only(
    routes,
    ({ seat, hidden }) => me === gameMaster || seat === me || (blind !== true && hidden !== true),
  );
  return keysInOrder(known).length === 0 ? undefined : known;
}
