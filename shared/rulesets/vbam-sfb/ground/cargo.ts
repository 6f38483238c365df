import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { State, System, Unit } from '../model/state.ts';
import type { Named } from '../model/stations.ts';
import { carriedBy, unitsAt, unitsNamed } from '../model/stations.ts';
import type { Design } from '../units/designs.ts';
import { berthOf, designOf, gradeOf, isFlight, isGround, isMobile, isPeople } from '../units/designs.ts';
import { utilised } from '../economy/economy.ts';

/* Ground troops and cargo (VB 402, 422). Sizes and capacities are counted in quarters: the smallest cargo is a quarter. */

/** Quarters of one point of a Supply or Assault rating. */
export const quarters = 4;
/** Sizes that the rulebook names, in quarters: ground units, flights by hull, people (VB 424, 428). */
export const sizes: Readonly<Record<string, number>> = {
  'Ground Unit': 5 * quarters,
  LF: 1,
  HF: 2,
  SHF: 2,
  Census: 10 * quarters,
};

/** Flights that a system bases for each point of its Productivity (VB 426). */
export const flightsBased = 2;

/** What can be carried: ground units, flights, people, satellites and mobile bases (VB 426; OURS the last). */
export const isCargo = (design: Design): boolean =>
  isGround(design) || isFlight(design) || isPeople(design) || ['DEFSAT', 'MB'].includes(design.hull);

/** The size of a cargo in quarters: half of its defense, rounded up, where the rulebook names none (VB 422). */
export const sizeOf = ({ hull, defense }: Design): number => sizes[hull] ?? quarters * Math.ceil(defense / 2);

/** What a unit can carry in quarters: of any cargo, and of ground units beside that (VB 422, 424). */
export const holdOf = (design: Design): { readonly any: number; readonly ground: number } => ({
  any: quarters * gradeOf(design, 'Supply'),
  ground: quarters * gradeOf(design, 'Assault'),
});
export const canCarry = (design: Design): boolean => holdOf(design).any + holdOf(design).ground > 0;

/** What these units carry, alone or together. */
export const cargoOf = ({ units }: State, carriers: readonly UnitId[]): readonly Named[] =>
  unitsNamed(
    units,
    carriers.flatMap((one) => carriedBy(units, one)),
  ).filter(([, { aboard = [] }]) => aboard.some((one) => carriers.includes(one)));

/** Whether a cargo fits into units that carry it together: one beside what it carries already, several if they carry nothing else (VB 422; OURS the last). */
export function fits(state: State, carriers: readonly UnitId[], cargo: Design): boolean {
  const now = cargoOf(state, carriers).map(([, unit]) => unit);
  if (carriers.length > 1 ? now.length > 0 : now.some(({ aboard = [] }) => aboard.length > 1)) return false;
  const designs = [...now.map(designOf), cargo];
  const holds = carriers.map((id) => holdOf(designOf(state.units[id] as Unit)));
  const any = sumOf(holds.map((one) => one.any));
  const ground = sumOf(holds.map((one) => one.ground));
  const size = (of: readonly Design[]): number => sumOf(of.map(sizeOf));
  return size(designs.filter((one) => !isGround(one))) <= any && size(designs) <= any + ground;
}

/** Whether a unit can take cargo on in a place. */
export const isCarrierAt = ({ units }: State, seat: SeatId, id: UnitId, place: Unit['place']): boolean => {
  const unit = units[id];
  return (
    unit?.seat === seat &&
    unit.place === place &&
    unit.between === undefined &&
    !unit.mothballed &&
    isMobile(designOf(unit)) &&
    canCarry(designOf(unit))
  );
};

/** Flights that a system can base (VB 426; OURS: of the Productivity that is used). */
export const basesOf = (system: System): number => flightsBased * utilised(system);

/** Flights of an empire that are based in a system. */
export const flightsIn = ({ units }: State, seat: SeatId, place: Unit['place']): readonly Named[] =>
  unitsAt(units, place).filter(
    ([, unit]) =>
      unit.seat === seat && unit.aboard === undefined && unit.based === undefined && isFlight(designOf(unit)),
  );

/** Flights that find no place to land: beyond what the system where they are can base, those that came last (VB 216; OURS which). */
export const surplusIn = (state: State): readonly Named[] =>
  inOrder(state.units).filter(([id, unit]) => {
    const { seat, place, aboard, based } = unit;
    if (aboard !== undefined || based !== undefined || !isFlight(designOf(unit))) return false;
    const system = state.systems[place];
    const room = system?.owner === seat ? basesOf(system) : 0;
    return flightsIn(state, seat, place).findIndex(([one]) => one === id) >= room;
  });

/** Whether a flight has to look for another base: its carrier is gone, or in mothballs (VB 216, 454). */
export const isHomeless = ({ units }: State, { based }: Unit): boolean =>
  based !== undefined && units[based]?.mothballed !== false;

/** Whether a system where a flight of an empire is can base it too (VB 426). */
export const hasBaseFree = (state: State, seat: SeatId, place: Unit['place']): boolean => {
  const system = state.systems[place];
  return system?.owner === seat && flightsIn(state, seat, place).length < basesOf(system);
};

/** Whether a carrier or base has room for one more flight of this class (VB 506, 512). */
export function hasBerth({ units }: State, carrier: UnitId, flight: Design): boolean {
  const unit = units[carrier];
  const berth = berthOf(flight);
  if (unit === undefined || berth === undefined) return false;
  const taken = unitsNamed(units, carriedBy(units, carrier))
    .filter(([, { based }]) => based === carrier)
    .map(([, one]) => berthOf(designOf(one)))
    .filter((one) => one?.room === berth.room);
  return sumOf(taken.map((one) => one?.takes ?? 0)) + berth.takes <= designOf(unit).basing[berth.room];
}
