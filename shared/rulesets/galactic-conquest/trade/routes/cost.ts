import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Lane } from '../../model/merchant.ts';
import type { State } from '../../model/state.ts';
import { endsAtBase } from './anchors.ts';
import { lanesOfPacts } from './links.ts';
import { hexesOfRoutes } from './network.ts';

/** Economic points for a hex of a route that ends at a system or base, and of one that ends in open space (B1.21, B1.22). */
const [anchored, openEnded] = [5, 10] as const;

/** What a hex costs when it is laid (B1.21, B1.22); twice as much where it is hidden (B1.24). `atBase`: its open end is at a base. */
export const costOfHex = ({ open, hidden }: Pick<Lane, 'open' | 'hidden'>, atBase = false): number =>
  (open === true && !atBase ? openEnded : anchored) * (hidden === true ? 2 : 1);

type World = Parameters<typeof lanesOfPacts>[0] & Pick<State, 'squadrons'>;

/** What a hex costs again in every turn: nothing, unless it is hidden or its route ends in open space or at a base (B1.21, B1.22, B1.24). */
const upkeepOfHex = (lane: Lane, atBase: boolean): number =>
  lane.open === true || lane.hidden === true ? costOfHex(lane, atBase) : 0;

/** What all routes of an empire cost again in every turn. */
export const upkeepOf = (state: World, seat: SeatId): number => {
  const each = upkeepIn(state, seat);
  return sumOf(hexesOfRoutes(state, seat).map(each));
};

/** What each hex of an empire’s routes costs again; one that an active pact needs is taken to end at a system (B1.23). */
export function upkeepIn(state: World, seat: SeatId): (place: PlaceId) => number {
  const needed = lanesOfPacts(state, seat);
  return (place) => {
    const lane = state.routes?.[place];
    if (lane === undefined) return 0;
    const { open, ...anchoredLane } = lane;
    if (needed.has(place)) return upkeepOfHex(anchoredLane, false);
    return upkeepOfHex(lane, open === true && endsAtBase(state, seat, place));
  };
}
