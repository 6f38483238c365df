import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { beside, boardOf } from '../../map/board.ts';
import type { Pact } from '../../model/relations/pacts.ts';
import { partnerIn } from '../../model/relations/pacts.ts';
import type { State } from '../../model/state.ts';
import { connectedIn } from './network.ts';

type World = Pick<State, 'map' | 'routes' | 'systems' | 'empires' | 'pacts' | 'blind'>;

/** Whether the routes of an empire are hidden from whoever imagines this world. */
const isUnknown = ({ empires }: World, seat: SeatId): boolean => empires[seat] === undefined;

/**
 * The hexes of an empire’s routes beside which a route of the other one goes on over the border, nearest to its homeworld first; both have to lead to
 * homeworlds (B1.23, C30.10). What a seat does not know of the other’s routes is taken as there.
 */
export function linksTo(state: World, seat: SeatId, to: SeatId): readonly PlaceId[] {
  const own = [...connectedIn(state, seat)];
  const theirs = connectedIn(state, to);
  const board = boardOf(state.map);
  const isLink = (place: PlaceId): boolean =>
    isUnknown(state, to) || beside(board, place).some((next) => theirs.has(next));
  return own
    .filter(([place]) => isLink(place))
    .sort(
      compareBy(
        ([, far]) => far,
        ([place]) => place,
      ),
    )
    .map(([place]) => place);
}

/** Whether trade routes connect two empires over their border (C30.10). */
export const isLinked = (state: World, seat: SeatId, to: SeatId): boolean =>
  linksTo(state, seat, to).length > 0;

/** The pacts of an empire. */
export const pactsOf = ({ pacts = {} }: Pick<State, 'pacts'>, seat: SeatId): readonly Pact[] =>
  inOrder(pacts).flatMap(([, pact]) => (pact.seats.includes(seat) ? [pact] : []));

/** The hexes that an empire’s active pacts need: from its homeworld to the border by a shortest way; they are taken to end at a system (B1.23). */
export function lanesOfPacts(state: World, seat: SeatId): ReadonlySet<PlaceId> {
  const needed = new Set<PlaceId>();
  const pacts = pactsOf(state, seat);
  if (pacts.length === 0) return needed;
  const far = connectedIn(state, seat);
  const board = boardOf(state.map);
  for (const pact of pacts) {
    let at = linksTo(state, seat, partnerIn(pact, seat))[0];
    while (at !== undefined) {
      needed.add(at);
      const here: number = far.get(at) ?? 0;
      at = beside(board, at)
        .filter((next) => far.get(next) === here - 1)
        .sort()[0];
    }
  }
  return needed;
}
