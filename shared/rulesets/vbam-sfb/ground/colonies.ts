import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { State, System } from '../model/state.ts';
import { unitsAt } from '../model/stations.ts';
import { labelOf } from '../map/board.ts';
import { designOf, designsOf, has } from '../units/designs.ts';
import { impossible } from '../refusals.ts';
import { areEnemies, isArmed } from '../supply/control.ts';

/** A system without people, where a colony can be founded (VB 486). */
export const isFree = ({ owner, census }: System): boolean => owner === undefined && census === 0;

/** Whether an armed enemy stands in a sector (OURS: nobody settles under its guns). */
export const isThreatened = (state: State, seat: SeatId, place: PlaceId): boolean =>
  unitsAt(state.units, place).some(([, unit]) => isArmed(unit) && areEnemies(state, seat, unit.seat));

/** Why a Colony Fleet cannot found a colony where it is (VB 486). */
export function cannotColonise(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = id === undefined ? undefined : state.units[id];
  if (unit?.seat !== seat) return impossible('VB 103', 'not-your-unit');
  const sector = labelOf(unit.place);
  if (!has(designOf(unit), 'Colonize') || unit.mothballed)
    return impossible('VB 486', 'no-colonists', { name: unit.design });
  if (unit.between !== undefined) return impossible('VB 206', 'on-the-way', { name: unit.design });
  const system = state.systems[unit.place];
  if (system === undefined) return impossible('VB 486', 'no-system-here', { sector });
  if (!isFree(system)) return impossible('VB 486', 'settled-already', { system: sector });
  return isThreatened(state, seat, unit.place) ? impossible('VB 486', 'enemy-there', { sector }) : undefined;
}

/** Census of a system that Colony Fleets under construction will take along (VB 486). */
const promised = ({ projects }: State, place: PlaceId): number =>
  valuesInOrder(projects).filter(({ seat, place: where, work, design }) => {
    const found = designsOf(seat).get(design);
    return where === place && work === 'build' && found !== undefined && has(found, 'Colonize');
  }).length;

/** Whether a system can spare so many more of its people for Colony Fleets: the last of them stay (OURS). */
export const canSpare = (state: State, place: PlaceId, count: number): boolean =>
  (state.systems[place]?.census ?? 0) - promised(state, place) > count;
