import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { State, Unit } from '../../model/state.ts';
import { noUnitProblem } from '../forces/command.ts';
import { shipCount, totalCombat } from '../forces/forces.ts';
import { sectorRevenue } from './money.ts';
import { movePoints } from '../movement/movement.ts';
import { namedPlace, ownerName } from '../forces/naming.ts';
import { hasPermission, isEnemyGround, noSuchSector } from '../diplomacy/permission.ts';
import { impossible } from '../../tables/refusals.ts';

/** The combat that an empire's pillaging units need together in one sector and phase (GE 767, E-18). */
const leastCombat = 10;
/** Percent of its revenue that a sector yields when it is pillaged (GE 1505). */
const pillagePercent = 90;

/** Why the empire cannot pillage the sector with any unit: only its own sectors, and those of enemies that it has no permission to cross (GE 769, E-18). */
export function pillageGroundProblem(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  const sector = state.sectors[place];
  if (sector === undefined) return noSuchSector();
  if (sector.owner === seat) return undefined;
  const args = { place: namedPlace(place, sector), empire: ownerName(state, sector.owner) };
  if (hasPermission(state, seat, place)) {
    return impossible('GE 769', 'guest-pillages', args);
  }
  if (isEnemyGround(state, seat, place)) return undefined;
  return impossible('GE 769', 'not-at-war/pillage', args);
}

/** Why the unit cannot pillage where it is now, apart from the combat needed (GE 761-769, 1155, E-18). */
export function pillageProblem(state: State, unit: Unit): Problem | undefined {
  const { owner, place } = unit;
  if (owner === undefined) return noUnitProblem();
  const ground = pillageGroundProblem(state, owner, place);
  if (ground !== undefined) return ground;
  if (unit.cloaked) return impossible('GE 1155', 'cloaked/pillage');
  // OURS: the yield is shared out by starships, so a unit without any has no share (E-18).
  if (shipCount(unit) === 0) return impossible('GE 1505', 'no-starships');
  const sector = state.sectors[place];
  if (sector?.pillaged ?? false) {
    return impossible('GE 761', 'pillaged-already', { place: namedPlace(place, sector) });
  }
  if (unit.kind === 'garrison') return unit.spent ? busyProblem() : undefined;
  if (movePoints(state, unit) > 0) return undefined;
  return impossible('GE 763', 'not-enough-move-points/pillage');
}

/** Garrisons need no move-points (E-18). OURS: what uses up all move-points of a starfleet, such as building, uses up a garrison's turn too. */
const busyProblem = (): Problem => impossible('GE 1375', 'garrison-busy');

/** Why these units of one empire, each of which could pillage the sector, are too weak together; admirals count (GE 767, E-18). */
export function pillageStrengthProblem(units: readonly Unit[]): Problem | undefined {
  const combat = units.reduce((sum, unit) => sum + totalCombat(unit), 0);
  if (combat >= leastCombat) return undefined;
  return impossible('GE 767', 'too-weak', { combat, least: leastCombat });
}

/**
 * The share of each unit that pillages the sector in one phase, in hundredths: 90% of what the sector yields with its damage, divided by
 * starships, each share rounded to a whole resource, halves up (GE 1505, E-18). So the sum may differ a little from the yield.
 * @param ships the starships of each unit, at least one
 */
export function pillageShares(state: State, place: PlaceId, ships: readonly number[]): readonly number[] {
  const all = ships.reduce((sum, count) => sum + count, 0);
  const yielded = sectorRevenue(state, place) * pillagePercent;
  // In ten-thousandths of a resource: hundredths times percent.
  return ships.map((count) => rounded(yielded * count, all * 10_000) * 100);
}
