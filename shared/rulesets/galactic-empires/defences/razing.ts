import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { namedPlace } from '../model/naming.ts';
import type { Sector, State } from '../model/state.ts';
import { hasGarrison } from '../model/state.ts';
import { commandProblem, commanded } from '../model/units/command.ts';
import { impossible } from '../refusals.ts';
import type { Worker } from './construction.ts';
import { busyProblem, hands, workersProblem } from './construction.ts';

/** Why the unit cannot begin to raze (GE 872). OURS: there must be something to raze. */
export function beginRazingProblem(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = commanded(state, seat, id);
  if (unit === undefined) return commandProblem(state, seat, id);
  return busyProblem(unit) ?? nothingToRaze(state, unit);
}

function nothingToRaze(state: State, { place }: Worker): Problem | undefined {
  const sector = state.sectors[place];
  if (sector !== undefined && sector.level > 0) return undefined;
  return impossible('GE 906', 'nothing-to-raze', { place: namedPlace(place, sector) });
}

/**
 * Why the unit cannot raze even one level where it is now (GE 904-916).
 * @param razed levels that any units have razed in the sector this turn already
 */
export function razingProblem(state: State, seat: SeatId, unit: Worker, razed: number): Problem | undefined {
  const { place } = unit;
  const sector = state.sectors[place];
  const { razeMost, razeWorkers } = state.parameters.defences;
  const args = { place: namedPlace(place, sector) };
  if (sector?.owner !== seat) return impossible('GE 914', 'not-owned/raze', args);
  if (razed >= razeMost) return impossible('GE 916', 'razed-already', { ...args, most: razeMost });
  return nothingToRaze(state, unit) ?? workersProblem(unit, razeWorkers);
}

/** How many levels the unit can raze: limited by the level, the unit's ships, and what the limit for the sector and turn leaves (GE 908, 916, E-26). */
export function razable(state: State, sector: Pick<Sector, 'level'>, unit: Worker, razed: number): number {
  const { razeMost, razeWorkers } = state.parameters.defences;
  const byHands = razeWorkers === 0 ? sector.level : Math.floor(hands(unit) / razeWorkers);
  return Math.max(0, Math.min(sector.level, byHands, razeMost - razed));
}

/** Salvage of so many levels, in hundredths (E-26). */
export const razingSalvage = (state: State, levels: number): number =>
  levels * state.parameters.defences.razeSalvage * 100;

/** Whether the sector has no garrison once so many levels are razed (E-26). */
export const losesGarrison = (sector: Sector, levels: number): boolean =>
  !hasGarrison({ ...sector, level: sector.level - levels });
