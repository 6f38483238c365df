import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { beside, boardOf } from '../map/board.ts';
import { liesLow } from '../model/seeing/veil.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import { jammingIn, squadronsAt } from '../model/stations/squadrons.ts';
import { isOutstanding, isPoorly } from '../ships/crew.ts';
import { isFlagged } from '../ships/fleet.ts';
import { channelsInRadiation, plainOf } from '../ships/sense/enhanced.ts';
import { isOpenTo, isRadiant } from './veils.ts';

type World = Pick<State, 'map' | 'squadrons' | 'alliances'>;

/** By how much strategic jamming, and that of the own position against those beside it, must be stronger (C15.30). */
export const farther = 2;

/** Special sensors of a ship for jamming: one less with a poor crew, but one at least, and one more with an outstanding one (C9.41, C9.51). Enhanced ones count once, and those of mothballed ships not at all (B9.40). */
function sensorsFor(ship: Ship, isIn: boolean): number {
  const own = isIn ? channelsInRadiation(ship) : plainOf(ship);
  if (own === 0 || ship.stored === true) return 0;
  if (isPoorly(ship)) return Math.max(1, own - 1);
  return isOutstanding(ship) ? own + 1 : own;
}

/** Whether a ship is of the second generation of X-technology, which only its like jams (C21.47). */
export const isSecond = (ship: Ship): boolean => isFlagged(ship, 'X2');

/** The special sensors that squadrons have for jamming. @param second those of second generation X-ships alone (C21.47) */
export const jammingSensors = (
  state: Pick<State, 'map'>,
  squadrons: readonly Pick<Squadron, 'place' | 'ships'>[],
  second = false,
): number =>
  sumOf(
    squadrons.flatMap(({ place, ships }) => {
      const isIn = isRadiant(state, place);
      return ships.map((ship) => (second && !isSecond(ship) ? 0 : sensorsFor(ship, isIn)));
    }),
  );

/** Squadrons of an empire that jam so: none of those in hyperwarp, which are on their way (C21.51). Those of one empire that jam one hex are one group. */
const jammersOf = ({ squadrons }: World, seat: SeatId, how: 'here' | 'beside') =>
  jammingIn(squadrons).flatMap(([, one]) =>
    one.seat === seat && one.jam?.how === how && !liesLow(one) && one.hyper === undefined ? [one] : [],
  );

/** Whether an empire cuts a foreign squadron off in this way: by more special sensors than its empire has in the hex, and from beside it by more than twice as many (C15.20, C15.30). OURS: it is seen, and no bases. */
export function cutsOff(state: World, by: SeatId, how: 'here' | 'beside', victim: Squadron): boolean {
  const { seat, place, ships } = victim;
  if (seat === by || areAllied(state, by, seat) || isFixed(victim) || !isOpenTo(state, by, victim))
    return false;
  const group = jammersOf(state, by, how).filter((one) =>
    how === 'here'
      ? one.place === place
      : one.jam?.place === place && beside(boardOf(state.map), place).includes(one.place),
  );
  const theirs = jammingSensors(
    state,
    squadronsAt(state.squadrons, place).flatMap(([, one]) => (one.seat === seat ? [one] : [])),
  );
  return jammingSensors(state, group, ships.some(isSecond)) > theirs * (how === 'here' ? 1 : farther);
}

/** Who jams squadrons so, in the order of their empires. */
const jammersIn = ({ squadrons }: World, how: 'here' | 'beside'): readonly SeatId[] => [
  ...new Set(jammingIn(squadrons).flatMap(([, { jam, seat }]) => (jam?.how === how ? [seat] : []))),
];

/** Whether a squadron is out of contact with the rest of its empire (C15.20). @param how in this way alone; absent: in any */
export function isCutOff(state: World, victim: Squadron, how?: 'here' | 'beside'): boolean {
  const ways = how === undefined ? (['here', 'beside'] as const) : [how];
  return ways.some((way) => jammersIn(state, way).some((by) => cutsOff(state, by, way, victim)));
}

/** Squadrons of others in a hex that an empire cuts off in this way. */
export const cutIn = (state: World, by: SeatId, how: 'here' | 'beside', place: PlaceId) =>
  squadronsAt(state.squadrons, place).filter(([, one]) => cutsOff(state, by, how, one));
