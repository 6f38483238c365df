import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Sector, State } from '../../model/state.ts';
import { annexationCost } from '../money/money.ts';
import { namedPlace } from '../forces/naming.ts';
import { noSuchSector } from '../diplomacy/permission.ts';
import { impossible } from '../../tables/refusals.ts';

/** Why the empire cannot annex the sector now, apart from money (GE 403, 856). */
export function annexProblem(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  const sector = state.sectors[place];
  if (sector === undefined) return noSuchSector();
  const args = { place: namedPlace(place, sector) };
  if (sector.owner !== seat) return impossible('GE 856', 'not-owned/annex', args);
  if (sector.ownerAtStart !== seat) {
    return impossible('GE 856', 'not-owned-at-start', args);
  }
  if (sector.annexedTo === seat) return impossible('GE 403', 'annexed-already', args);
  return undefined;
}

/** Why the treasury cannot pay for the annexation. */
export function annexMoneyProblem(state: State, seat: SeatId, sector: Sector): Problem | undefined {
  const cost = annexationCost(sector);
  const treasury = state.empires[seat]?.treasury ?? 0;
  if (cost <= treasury) return undefined;
  return impossible('GE 856', 'not-enough-money/annex', {
    place: sector.name,
    cost: sector.revenue,
  });
}

/** Why the empire cannot cede the sector now: it must both own it and have annexed it (GE 405, E-23). */
export function cedeProblem(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  const sector = state.sectors[place];
  if (sector === undefined) return noSuchSector();
  const args = { place: namedPlace(place, sector) };
  if (sector.owner !== seat) return impossible('GE 405', 'not-owned/cede', args);
  if (sector.annexedTo !== seat) return impossible('GE 405', 'not-annexed', args);
  return undefined;
}

/** Turns of decline after which an annexation lapses (GE 864). */
export const longestDecline = 3;

/**
 * The sector's turns of decline at the end of this turn; undefined where the annexer is the owner, or nobody has annexed it.
 * The turn in which the annexer loses the sector counts 0, also one that began with its recapture; a third owner does not restart the
 * count (E-11).
 */
export function declineAfter(sector: Sector): number | undefined {
  if (sector.annexedTo === undefined || sector.owner === sector.annexedTo) return undefined;
  const lostNow = sector.ownerAtStart === sector.annexedTo || sector.regained === true;
  return lostNow ? 0 : sector.decline + 1;
}
