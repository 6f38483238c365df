import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { boardOf, hexName } from '../map/board.ts';
import { groundAt } from '../map/ground.ts';
import { spineBetween } from '../map/spines.ts';
import type { MineId, Minefield, Mines } from '../model/mines.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { basesIn } from '../model/territory.ts';
import { haveRole } from '../ships/aboard/officers.ts';
import { hasMines } from './year.ts';

type World = Pick<State, 'map' | 'mines' | 'turn' | 'alliances'>;

/** Whether the minefields of an empire bar the ships of another one: neither their own do, nor those of allies (C4.10, C22.10). */
const isUnfriendly = (state: Pick<State, 'alliances'>, owner: SeatId, seat: SeatId): boolean =>
  owner !== seat && !areAllied(state, owner, seat);

/** The name of a minefield: over the spine to another hex, around the system in a hex, or all over a hex. Undefined where the two hexes share no spine. */
export function mineIdOf(
  { map }: Pick<State, 'map'>,
  { seat, place, to }: Pick<Minefield, 'seat' | 'place' | 'to'>,
): MineId | undefined {
  if (to === undefined) return `${place}.${seat}` as MineId;
  const spine = spineBetween(boardOf(map), place, to);
  return spine && (`${spine}.${seat}` as MineId);
}
export const saturatedId = (place: PlaceId): MineId => `${place}.saturated` as MineId;

/** Whether a minefield works: it was laid in an earlier turn (C4.60). */
const isActive = (mine: Minefield | undefined, turn: number): mine is Minefield =>
  mine !== undefined && mine.since < turn;

/** Whether a hex is full of mines (C4.45). */
export const isSaturated = ({ mines, turn }: Pick<State, 'mines' | 'turn'>, place: PlaceId): boolean =>
  mines !== undefined && isActive(mines[saturatedId(place)], turn);

/** Whose regional minefields bar the way from a hex to the one beside it, for an empire (C4.10, C4.40). */
export function ownersOver(
  { map, mines, turn, ...state }: World,
  from: PlaceId,
  to: PlaceId,
  seat: SeatId,
): readonly SeatId[] {
  if (mines === undefined) return [];
  return layersOf(mines).filter((owner) => {
    const id = isUnfriendly(state, owner, seat)
      ? mineIdOf({ map }, { seat: owner, place: from, to })
      : undefined;
    return id !== undefined && isActive(mines[id], turn);
  });
}

/** Who has minefields, by the record of all, which never changes. */
const layers = new WeakMap<Mines, readonly SeatId[]>();
function layersOf(mines: Mines): readonly SeatId[] {
  const found = layers.get(mines) ?? [...new Set(valuesInOrder(mines).map(({ seat }) => seat))].sort();
  layers.set(mines, found);
  return found;
}

/** Whose local minefields can lie in a hex: around its system, or around bases (C4.40). */
export const guardedBy = (
  { systems, squadrons }: Pick<State, 'systems' | 'squadrons'>,
  place: PlaceId,
): SeatId | undefined => systems[place]?.owner ?? basesIn({ squadrons }, place)?.seat;

/** Whether a base commander mines the approaches to bases in a hex by themselves (A12.30b): not in a radiation zone (A300.60). OURS: once there are minefields at all. */
export const isMinedByCommander = (
  state: Pick<State, 'squadrons' | 'turn' | 'year' | 'alliances' | 'map'>,
  place: PlaceId,
  seat: SeatId,
): boolean => {
  const bases =
    hasMines(state) && groundAt(state.map, place).kind === 'space' ? basesIn(state, place) : undefined;
  return bases !== undefined && isUnfriendly(state, bases.seat, seat) && haveRole(bases.ships, 'LB');
};

/** Whether a local minefield of somebody else guards what is in a hex (A12.30b, C4.40). */
export const isGuarded = (
  state: World & Pick<State, 'systems' | 'squadrons' | 'year'>,
  place: PlaceId,
  seat: SeatId,
): boolean => {
  const { mines = {}, turn } = state;
  const owner = guardedBy(state, place);
  return (
    (owner !== undefined &&
      isUnfriendly(state, owner, seat) &&
      isActive(mines[`${place}.${owner}` as MineId], turn)) ||
    isMinedByCommander(state, place, seat)
  );
};

/** `D4/D5`, `around D4`, `all over D4`. */
export const mineName = ({ kind, place, to }: Pick<Minefield, 'kind' | 'place' | 'to'>): string => {
  if (to !== undefined) return `${hexName(place)}/${hexName(to)}`;
  return `${kind === 'saturated' ? 'all over' : 'around'} ${hexName(place)}`;
};

/** The minefields of an empire, by their names. */
export const minesOf = (
  { mines = {} }: Partial<Pick<State, 'mines'>>,
  seat: SeatId,
): readonly (readonly [MineId, Minefield])[] =>
  keysInOrder(mines).flatMap((id) => {
    const mine = mines[id];
    return mine?.seat === seat ? [[id, mine] as const] : [];
  });
