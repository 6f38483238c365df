import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { ShipTypeId } from '../../model/ids.ts';
import type { Sector, State } from '../../model/state.ts';
import { maybeStarship, starship } from '../../tables/starships.ts';
import { commanded, commandProblem } from '../forces/command.ts';
import { namedPlace } from '../forces/naming.ts';
import { impossible } from '../../tables/refusals.ts';

/** Why the unit cannot build ships of this type now, apart from money (GE 449, 828-832, 1120-1122). */
export function buildProblem(
  state: State,
  seat: SeatId,
  id: UnitId | undefined,
  type: ShipTypeId,
): Problem | undefined {
  const nowhere = buildPlaceProblem(state, seat, id);
  const unit = commanded(state, seat, id);
  const sector = unit === undefined ? undefined : state.sectors[unit.place];
  if (nowhere !== undefined || unit === undefined || sector?.builds?.includes(type) === true) return nowhere;
  return impossible('GE 1120', 'not-on-build-list', {
    place: namedPlace(unit.place, sector),
    type: maybeStarship(type)?.name ?? type,
  });
}

/** Why the unit cannot build any ships now (GE 449, 830). */
export function buildPlaceProblem(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = commanded(state, seat, id);
  if (unit === undefined) return commandProblem(state, seat, id);
  if (unit.kind !== 'garrison') return impossible('GE 449', 'garrison-builds');
  const sector = state.sectors[unit.place];
  const args = { place: namedPlace(unit.place, sector) };
  if (sector?.owner !== seat) return impossible('GE 830', 'not-owned/build', args);
  if (sector.builds === undefined) return impossible('GE 449', 'no-industrial-center', args);
  return undefined;
}

/** Starships that the sector's industrial center builds in one turn: its undamaged revenue (GE 1118, E-40). */
export function buildLimit(sector: Pick<Sector, 'revenue' | 'builds'>): number {
  return sector.builds === undefined ? 0 : sector.revenue;
}

/** Why no more can be ordered from an industrial center this turn. */
export const limitReached = (sector: Pick<Sector, 'name' | 'revenue' | 'builds'>): Problem =>
  impossible('GE 1118', 'build-limit', {
    place: sector.name,
    most: buildLimit(sector),
  });

/** Price of one starship, in hundredths. */
export function buildCost(type: ShipTypeId): number {
  return starship(type).cost * 100;
}
