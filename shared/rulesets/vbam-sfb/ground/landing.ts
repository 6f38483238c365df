import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { relationOf } from '../model/relations.ts';
import type { State, System, Unit } from '../model/state.ts';
import { labelOf } from '../map/board.ts';
import { designOf, isFixed, isFlight, isGround, isPeople } from '../units/designs.ts';
import { impossible } from '../refusals.ts';
import { basesOf, cargoOf, fits, flightsIn, hasBerth, isCargo, isCarrierAt } from './cargo.ts';
import { isThreatened } from './colonies.ts';

const isProblem = (one: Unit | Problem): one is Problem => 'severity' in one;

/** A cargo that may still be handled this turn (VB 420). */
function handy({ units, turn }: State, seat: SeatId, id: UnitId | undefined): Unit | Problem {
  const unit = id === undefined ? undefined : units[id];
  if (unit?.seat !== seat) return impossible('VB 103', 'not-your-unit');
  if (!isCargo(designOf(unit)) || unit.mothballed)
    return impossible('VB 420', 'no-cargo', { name: unit.design });
  if (unit.between !== undefined) return impossible('VB 206', 'on-the-way', { name: unit.design });
  return unit.handled === turn ? impossible('VB 420', 'handled-already', { name: unit.design }) : unit;
}

function cannotCarry(
  state: State,
  seat: SeatId,
  place: PlaceId,
  by: readonly UnitId[],
  cargo: Pick<Unit, 'seat' | 'design'>,
): Problem | undefined {
  if (
    by.length === 0 ||
    new Set(by).size < by.length ||
    !by.every((id) => isCarrierAt(state, seat, id, place))
  )
    return impossible('VB 422', 'no-carrier-here');
  return fits(state, by, designOf(cargo))
    ? undefined
    : impossible('VB 422', 'no-room', { name: cargo.design });
}

/** Why a unit cannot be embarked on these others, which carry it together (VB 420, 422). */
export function cannotEmbark(
  state: State,
  seat: SeatId,
  id: UnitId | undefined,
  by: readonly UnitId[],
): Problem | undefined {
  const unit = handy(state, seat, id);
  if (isProblem(unit)) return unit;
  if (unit.aboard !== undefined) return impossible('VB 420', 'aboard-already', { name: unit.design });
  return cannotCarry(state, seat, unit.place, by, unit);
}

/** Why a point of Census cannot be embarked (VB 428; OURS: the last one stays). */
export function cannotBoard(
  state: State,
  seat: SeatId,
  place: PlaceId,
  by: readonly UnitId[],
): Problem | undefined {
  const system = state.systems[place];
  if (system?.owner !== seat) return impossible('VB 103', 'not-your-system', { system: labelOf(place) });
  if (system.census < 2) return impossible('VB 428', 'last-people', { system: labelOf(place) });
  return cannotCarry(state, seat, place, by, { seat, design: 'Census' });
}

/** Where a cargo is put ashore; undefined while it is not aboard. */
const shore = ({ aboard, place }: Unit): PlaceId | undefined => (aboard === undefined ? undefined : place);

/** Whether a system can take what lands in peace: people where people are and there is room, flights where they find a base (VB 426, 428). */
function cannotTake(state: State, unit: Unit, system: System): Problem | undefined {
  const [design, label] = [designOf(unit), labelOf(unit.place)];
  if (isPeople(design))
    return system.census < system.capacity
      ? undefined
      : impossible('VB 428', 'no-place-to-live', { system: label });
  return isFlight(design) && flightsIn(state, unit.seat, unit.place).length >= basesOf(system)
    ? impossible('VB 426', 'no-base-free', { system: label })
    : undefined;
}

/** Why a cargo cannot be landed in peace where its carriers are (VB 420): in a system of its empire, or satellites and bases where nobody else lives. */
export function cannotLand(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = handy(state, seat, id);
  if (isProblem(unit)) return unit;
  const place = shore(unit);
  if (place === undefined) return impossible('VB 420', 'not-aboard', { name: unit.design });
  const system = state.systems[place];
  if (system?.owner === seat) return cannotTake(state, unit, system);
  return isFixed(designOf(unit)) && system?.owner === undefined
    ? undefined
    : impossible('VB 103', 'not-your-system', { system: labelOf(place) });
}

/** Why a flight cannot be based on a carrier or base in its sector (VB 426, 506). */
export function cannotBase(
  state: State,
  seat: SeatId,
  id: UnitId | undefined,
  on: UnitId,
): Problem | undefined {
  const unit = handy(state, seat, id);
  if (isProblem(unit)) return unit;
  const design = designOf(unit);
  if (!isFlight(design)) return impossible('VB 426', 'no-flight', { name: unit.design });
  const carrier = state.units[on];
  if (
    carrier?.seat !== seat ||
    carrier.place !== unit.place ||
    carrier.between !== undefined ||
    carrier.mothballed ||
    on === unit.based
  )
    return impossible('VB 426', 'no-carrier-here');
  return hasBerth(state, on, design) ? undefined : impossible('VB 506', 'no-berth', { name: carrier.design });
}

const areAtWar = ({ relations }: State, a: SeatId, b: SeatId): boolean =>
  relationOf(relations, a, b).enmity?.kind === 'war';

/** Whether troops of a power may fight for a system: it is on its own, or the two are at war (VB 186, 188). */
export const mayFightFor = (state: State, seat: SeatId, { owner, census }: System): boolean =>
  owner === undefined ? census > 0 : owner !== seat && areAtWar(state, seat, owner);

/** Why a force may not act against a planet: whoever refused a Defensive Battle there may not, nor under the guns of an enemy (VB 274; OURS the last). */
export function cannotReach(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  const system = labelOf(place);
  if (state.barred?.some((one) => one.seat === seat && one.place === place) === true)
    return impossible('VB 274', 'battle-refused', { system });
  return isThreatened(state, seat, place)
    ? impossible('VB 414', 'enemy-there', { sector: system })
    : undefined;
}

/** Why a ground unit cannot be landed against whoever holds the planet (VB 414, 186). */
export function cannotInvade(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = handy(state, seat, id);
  if (isProblem(unit)) return unit;
  if (!isGround(designOf(unit))) return impossible('VB 414', 'no-troops', { name: unit.design });
  const place = shore(unit);
  if (place === undefined) return impossible('VB 420', 'not-aboard', { name: unit.design });
  const system = state.systems[place];
  if (system === undefined || (system.owner === undefined && system.census === 0))
    return impossible('VB 414', 'nobody-there', { sector: labelOf(place) });
  if (!mayFightFor(state, seat, system)) return impossible('VB 186', 'no-war', { system: labelOf(place) });
  return cannotReach(state, seat, place);
}

/** The cargoes that an order to a unit is about: the unit itself, or what it carries; invasions are for ground units. */
export function landingBy(
  state: State,
  id: UnitId | undefined,
  invades: boolean,
): readonly (UnitId | undefined)[] {
  const carried = id === undefined ? [] : cargoOf(state, [id]);
  const wanted = carried.filter(([, unit]) => !invades || isGround(designOf(unit)));
  return wanted.length === 0 ? [id] : wanted.map(([one]) => one);
}
