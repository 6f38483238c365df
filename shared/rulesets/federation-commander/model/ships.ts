import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { isWithin } from '../map/board.ts';
import { freighter } from '../cards/known.ts';
import type { Ship, State, View } from './state.ts';

export type Named = readonly [id: UnitId, ship: Ship];

export const shipsOf = ({ ships }: State): readonly Named[] => inOrder(ships);

/** Ships that still fight, in the order of their ids; none once the battle is over. */
export const active = (state: State): readonly Named[] =>
  state.over === undefined ? shipsOf(state).filter(([, { status }]) => status === 'active') : [];

/** Whether nobody commands it: it moves on by itself, and does nothing else (FC 8E). */
export const isFreighter = ({ card }: Ship): boolean => card === freighter;

/** Ships that still fight and have a captain. */
export const captained = (state: State): readonly Named[] =>
  active(state).filter(([, ship]) => !isFreighter(ship));

/** Ships that still fight against this seat. */
export const enemiesOf = (state: State, seat: SeatId): readonly Named[] =>
  active(state).filter(([, ship]) => ship.seat !== seat);

export const owns = ({ ships }: State, ship: UnitId, seat: SeatId): boolean => ships[ship]?.seat === seat;

/** The ship that a seat gives orders to, while it fights; undefined for any other. */
export const ownShip = (
  state: State,
  { seat, unit }: { readonly seat: SeatId; readonly unit?: UnitId | undefined },
): Named | undefined => captained(state).find(([id, ship]) => id === unit && ship.seat === seat);

/** The same for the reader, at a spot. */
export const ownAt = (view: View, { unit }: Spot): Named | undefined =>
  ownShip(view, { seat: view.me, unit });

/** Whether the hex lies on the map; one that floats has no edge (FC 8A). */
export const isOnMap = ({ edge }: Pick<State, 'edge'>, place: PlaceId): boolean =>
  edge === undefined || isWithin(place, edge);

/** Whether it has been announced that the ship fires in this impulse. */
export const isFiring = ({ firing = [] }: State, id: UnitId): boolean =>
  firing.some(({ ship }) => ship === id);
