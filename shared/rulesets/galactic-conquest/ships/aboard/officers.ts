import { percentOf, rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Officer, Role } from '../../model/condition/officer.ts';
import { roles } from '../../model/condition/officer.ts';
import type { Ship } from '../../model/ship.ts';
import type { Factors } from '../factors.ts';
import type { Flag, HullClass } from '../list/words.ts';
import { kindOf } from '../list/words.ts';

type Staffed = Pick<Ship, 'officers' | 'hull' | 'figures' | 'captured' | 'foreign'> & {
  readonly size?: number;
};

/** The general type of a hull (A12.32d). OURS: its class in the ship list; of the small map’s the hull itself. */
export const typeOf = ({ hull, figures }: Pick<Ship, 'hull' | 'figures'>): string => figures?.class ?? hull;

const isBaseOf = ({ figures }: Pick<Ship, 'figures'>): boolean => {
  const kind = figures && kindOf({ class: figures.class as HullClass });
  return kind === 'base' || kind === 'ground';
};
const isTroop = ({ figures }: Pick<Ship, 'figures'>): boolean =>
  (figures?.flags as readonly Flag[] | undefined)?.includes('troop') ?? false;

/** What an officer acts as on a ship: an admiral as a captain, and on a base as its commander, unless they were told otherwise (A12.212); a team as a weapons officer (OURS). */
export function roleOn(ship: Pick<Ship, 'figures'>, { kind, acts }: Pick<Officer, 'kind' | 'acts'>): Role {
  if (acts !== undefined) return acts;
  if (kind === 'LA') return isBaseOf(ship) ? 'LB' : 'LC';
  return kind === 'PR' ? 'LWO' : kind;
}

/** Those that serve on ships of any class: admirals, professors, operations officers, and, as they may change the size class, doctors and majors (A12.31, A12.32d); teams as well. */
const anywhere: readonly Officer['kind'][] = ['LA', 'LP', 'LO', 'LD', 'LMM', 'PR'];
/** Those that serve on bases at all (A12.30b, A12.212, C9.20, C14.50). OURS: professors and ground forces officers too, who have something to do there alone. */
const onBases: readonly Officer['kind'][] = ['LA', 'LB', 'LP', 'LGFO', 'PR'];

/** Whether the hull lets an officer function on a ship (A12.31, A12.32d). */
export function fitsHull(
  ship: Pick<Ship, 'hull' | 'figures' | 'size'>,
  { kind, of, size }: Officer,
): boolean {
  if (isBaseOf(ship)) return onBases.includes(kind) && (kind !== 'LB' || ship.size >= size);
  if (kind === 'LB' || kind === 'LGFO') return false;
  return anywhere.includes(kind) || of === typeOf(ship);
}

/** Whether an officer may be aboard at all: on any warship, where they do nothing if its type is not theirs, and on bases where they serve (A12.402, C9.20). */
export const mayRide = (ship: Pick<Ship, 'hull' | 'figures' | 'size'>, officer: Officer): boolean =>
  !isBaseOf(ship) || fitsHull(ship, officer);

/** How many officers of a role function on a ship: one, and on a troop ship two majors (A12.32c). */
export const mostOf = (ship: Pick<Ship, 'figures'>, role: Role): number =>
  role === 'LMM' && isTroop(ship) ? 2 : 1;

/** Whether a ship was built by its own empire: on others no officer serves, whether they are converted or not (C2.42, C2.45). */
export const isOwnMake = ({ captured, foreign }: Pick<Ship, 'captured' | 'foreign'>): boolean =>
  (captured ?? foreign) === undefined;

/** What the officers of a ship act as there, each as often as it functions (A12.32). Nobody serves on foreign ships (C2.42, C2.45). */
export function rolesOn(ship: Staffed): readonly Role[] {
  const { officers = [], size = 3 } = ship;
  if (officers.length === 0 || !isOwnMake(ship)) return [];
  const acting = officers.filter((one) => fitsHull({ ...ship, size }, one)).map((one) => roleOn(ship, one));
  return roles.flatMap((role) => acting.filter((one) => one === role).slice(0, mostOf(ship, role)));
}
export const hasRole = (ship: Staffed, role: Role): boolean => rolesOn(ship).includes(role);
/** Whether one of these ships has an officer who acts so. */
export const haveRole = (ships: readonly Staffed[], role: Role): boolean =>
  ships.some((ship) => hasRole(ship, role));
/** Whether an admiral is aboard, whatever they act as (A12.212). */
export const hasAdmiral = (ships: readonly Pick<Ship, 'officers'>[]): boolean =>
  ships.some(({ officers = [] }) => officers.some(({ kind }) => kind === 'LA'));

/** Thousandths of a factor for a point of BPV (1/D). */
const perPoint = 143;
/** What officers add to BPV: percent of it, and so many points at least (A12.20, A12.21); a team adds 50 (C14.50). */
const [captains, weapons, navigators, teams] = [25, 15, 10, 50] as const;

/** BPV that officers add to a ship of so many. */
export function pointsBy(ship: Staffed, bpv: number): number {
  const { officers = [], size = 3 } = ship;
  if (officers.length === 0 || !isOwnMake(ship)) return 0;
  const acting = rolesOn(ship);
  const team = officers.some((one) => one.kind === 'PR' && fitsHull({ ...ship, size }, one));
  return sumOf([
    acting.includes('LC') ? Math.max(captains, percentOf(captains, bpv)) : 0,
    acting.includes('LWO') ? Math.max(weapons, percentOf(weapons, bpv)) : 0,
    acting.includes('LN') ? navigators : 0,
    team ? teams : 0,
  ]);
}

/** Factors of a ship of so many BPV with what officers add to that, to the nearest (1/D). OURS: as the basic formula counts points, whatever the class. */
export function byOfficers(ship: Staffed, bpv: number, { attack, defence }: Factors): Factors {
  const points = pointsBy(ship, bpv);
  if (points === 0) return { attack, defence };
  const more = rounded(points * perPoint, 1000);
  return { attack: attack + more, defence: defence + more };
}

/** Special sensors of a science officer, and what an operations officer adds to a command rating (A12.20d, A12.30d). */
export const sensorsBy = (ship: Staffed): number => (hasRole(ship, 'LSO') ? 2 : 0);
export const ratingBy = (ship: Staffed): number => (hasRole(ship, 'LO') ? 3 : 0);
/** Defense factors that officers repair on a ship in a round (A12.20c, A12.20e). */
export const repairsBy = (ship: Staffed): number =>
  (hasRole(ship, 'LD') ? 1 : 0) + (hasRole(ship, 'LE') ? 4 : 0);
/** Marine majors who function on these ships (A12.20g). */
export const majorsIn = (ships: readonly Staffed[]): number =>
  sumOf(ships.map((ship) => rolesOn(ship).filter((role) => role === 'LMM').length));
/** What officers of a squadron add to the chance of a search (Appendix 2). */
export const searchBy = (ships: readonly Staffed[]): number =>
  (haveRole(ships, 'LN') ? 2 : 0) + (haveRole(ships, 'LSO') ? 1 : 0);

/** The officers of a ship, as status sheets have them: ` (LE, LC)` (A12.10). */
export const officersText = ({ officers = [] }: Pick<Ship, 'officers'>): string =>
  officers.length === 0 ? '' : ` (${officers.map(({ kind }) => kind).join(', ')})`;
