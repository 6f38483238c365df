import type { PlaceId, SeatId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { State, Unit } from '../../model/state.ts';
import { noUnitProblem } from '../forces/command.ts';
import { shipCount, totalCombat } from '../forces/forces.ts';
import { sectorRevenue } from './money.ts';
import { movePoints } from '../movement/movement.ts';
import { namedPlace, ownerName } from '../forces/naming.ts';
import { hasPermission, isEnemyGround, noSuchSector } from '../diplomacy/permission.ts';
import { impossible } from '../../tables/refusals.ts';

/** Combat that the pillagers of one empire in one sector and phase need together (GE 767, E-18). */
const leastCombat = 10;
/** Percent of its revenue that a sector yields when it is pillaged (GE 1505). */
const pillagePercent = 90;

/** Why the empire cannot pillage there, whoever it sends, if it cannot: own sectors and those of enemies only, with no permission to cross them (GE 769, E-18). */
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

/** Why the unit cannot pillage where it stands now, if it cannot; the combat of all who join in apart (GE 761-769, 1155, E-18). */
export function pillageProblem(state: State, unit: Unit): Problem | undefined {
  const { owner, place } = unit;
  if (owner === undefined) return noUnitProblem();
  const ground = pillageGroundProblem(state, owner, place);
  if (ground !== undefined) return ground;
  if (unit.cloaked) return impossible('GE 1155', 'cloaked/pillage');
  // OURS: the yield is shared by starships, so that a unit without any has no part in it (E-18).
  if (shipCount(unit) === 0) return impossible('GE 1505', 'no-starships');
  const sector = state.sectors[place];
  if (sector?.pillaged ?? false) {
    return impossible('GE 761', 'pillaged-already', { place: namedPlace(place, sector) });
  }
  if (unit.kind === 'garrison') return unit.spent ? busyProblem() : undefined;
  if (movePoints(state, unit) > 0) return undefined;
  return impossible('GE 763', 'not-enough-move-points/pillage');
}

/** Garrisons have no move-points and need none (E-18). OURS: what takes all move-points of a starfleet, such as building, takes a garrison's turn too. */
const busyProblem = (): Problem => impossible('GE 1375', 'garrison-busy');

/** Why these units of one empire, who all could, are too weak to pillage a sector together, if they are; admirals count (GE 767, E-18). */
export function pillageStrengthProblem(units: readonly Unit[]): Problem | undefined {
  const combat = units.reduce((sum, unit) => sum + totalCombat(unit), 0);
  if (combat >= leastCombat) return undefined;
  return impossible('GE 767', 'too-weak', { combat, least: leastCombat });
}

/**
 * What falls to each of those who pillage the sector in one phase, in hundredths, in their order: 90% of what it yields with its damage,
 * by starships, each share to the nearest whole resource, halves up (GE 1505, E-18). The shares may come to a little more or less than the yield.
 * @param ships starships of each, none without.
 */
export function pillageShares(state: State, place: PlaceId, ships: readonly number[]): readonly number[] {
  const all = ships.reduce((sum, count) => sum + count, 0);
  const yielded = sectorRevenue(state, place) * pillagePercent;
  // In ten-thousandths of a resource: hundredths times percent.
  return ships.map((count) => Math.floor((2 * yielded * count + all * 10_000) / (2 * all * 10_000)) * 100);
}
