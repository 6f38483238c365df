import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { boardOf, distance } from '../map/board.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Ashore, Officer, OfficerId, Role } from '../model/condition/officer.ts';
import { roles } from '../model/condition/officer.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { impossible } from '../refusals.ts';
import { isAttrition, isCivilian } from '../ships/fleet.ts';
import { fitsHull, isOwnMake, mayRide, mostOf, roleOn } from '../ships/aboard/officers.ts';

/** What officers are called (A12.10). */
export const officerNames: Readonly<Record<Officer['kind'], string>> = {
  LA: 'legendary admiral',
  LC: 'legendary captain',
  LWO: 'legendary weapons officer',
  LD: 'legendary doctor',
  LSO: 'legendary science officer',
  LE: 'legendary engineer',
  LN: 'legendary navigator',
  LMM: 'legendary marine major',
  LP: 'legendary professor',
  LB: 'legendary base commander',
  LL: 'legendary logistics officer',
  LO: 'legendary operations officer',
  LGFO: 'legendary ground forces officer',
  PR: 'prime team',
};

/** An officer as orders call them: `LE3`, or a prime team `PR01`. */
export const nameOfOfficer = ({ id, kind }: Pick<Officer, 'id' | 'kind'>): string =>
  kind === 'PR' ? `PR${id.slice(-2)}` : `${kind}${id.slice(1)}`;

/** Where an officer is. */
export interface Posted {
  readonly officer: Officer;
  readonly place: PlaceId;
  /** The squadron and the position of the ship; absent: ashore. */
  readonly aboard?: { readonly unit: UnitId; readonly at: number };
  readonly ashore?: Ashore;
}

/** All officers of an empire, those of its ships first. */
export function officersOf(state: Pick<State, 'squadrons' | 'empires'>, seat: SeatId): readonly Posted[] {
  const aboard = squadronsOf(state.squadrons, seat).flatMap(([unit, squadron]) =>
    squadron.ships.flatMap(({ officers = [] }, at) =>
      officers.map((officer): Posted => ({ officer, place: squadron.place, aboard: { unit, at } })),
    ),
  );
  const ashore = inOrder(state.empires[seat]?.officers?.ashore ?? {}).map(([, one]): Posted => ({
    officer: one,
    place: one.place,
    ashore: one,
  }));
  return [...aboard, ...ashore];
}

export const officerOf = (
  state: Pick<State, 'squadrons' | 'empires'>,
  seat: SeatId,
  id: OfficerId,
): Posted | undefined => officersOf(state, seat).find(({ officer }) => officer.id === id);

/** A ship of a squadron that officers could go to. */
interface Berthed {
  readonly squadron: Squadron;
  readonly at: number;
  readonly ship: Ship;
}

/** Whether an officer functions on a ship, and may go there (A12.31, A12.32d). */
export const canServe = (state: Pick<State, 'systems'>, officer: Officer, to: Berthed): boolean =>
  fitsHull(to.ship, officer) && cannotBoard(state, officer, to) === undefined;

/** Why nobody goes aboard a ship, whoever they are (C2.42, C2.45, C9.11, C9.20). */
export function takesNobody(ship: Ship): Problem | undefined {
  const { hull } = ship;
  if (!isOwnMake(ship))
    return impossible(ship.captured === undefined ? 'GC C2.45' : 'GC C2.42', 'officer-on-foreign', { hull });
  if (ship.crew === 'computer') return impossible('GC C9.11', 'officer-on-computer', { hull });
  return isAttrition(ship) || isCivilian(ship)
    ? impossible('GC C9.20', 'officer-on-merchant', { hull })
    : undefined;
}

/** Why an officer cannot go aboard a ship, whether they function there or not (A12.32, A12.402). */
export function cannotBoard(
  state: Pick<State, 'systems'>,
  officer: Officer,
  { squadron, at, ship }: Berthed,
  cite: Cite = 'GC A12.32',
): Problem | undefined {
  const { hull } = ship;
  const args = { hull, officer: officerNames[officer.kind] };
  const nobody = takesNobody(ship);
  if (nobody !== undefined) return nobody;
  if (!mayRide(ship, officer)) return impossible('GC A12.32', 'officer-other-hull', args);
  const role = roleOn(ship, officer);
  const same = (ship.officers ?? []).filter((one) => one.id !== officer.id && roleOn(ship, one) === role);
  if (same.length >= mostOf(ship, role)) return impossible(cite, 'officer-same-kind', args);
  const others = squadron.ships.flatMap(({ officers = [] }, position) =>
    position === at ? officers.filter((one) => one.id !== officer.id) : officers,
  );
  const admirals = others.some((one) => one.kind === 'LA' && one.id !== officer.id);
  return officer.kind === 'LA' && admirals && homeworldOf(state, squadron.seat) !== squadron.place
    ? impossible('GC A12.32', 'two-admirals')
    : undefined;
}

/** What an officer can be told to act as (A12.21, A12.212, C14.50); nothing for all others. */
export function rolesFor({ kind }: Officer): readonly Role[] {
  if (kind === 'LA') return roles;
  if (kind === 'PR') return roles.filter((role) => role !== 'LC' && role !== 'LP');
  return kind === 'LC' ? ['LC', 'LE', 'LWO', 'LMM', 'LSO', 'LL'] : [];
}

/** The nearest system of an empire, where officers without a ship wait. OURS. */
export function refugeOf({ map, systems }: State, seat: SeatId, from: PlaceId): PlaceId | undefined {
  const board = boardOf(map);
  return inOrder(systems)
    .flatMap(([place, { owner }]) => (owner === seat ? [place] : []))
    .toSorted((one, other) => (distance(board, from, one) ?? 0) - (distance(board, from, other) ?? 0))[0];
}

/** Changes the officers of a ship; without any it has none at all. */
export function staffed(ship: Ship, officers: readonly Officer[]): Ship {
  const { officers: _, ...rest } = ship;
  return officers.length === 0 ? rest : { ...rest, officers };
}

/** Takes an officer from wherever they are. */
export function take(draft: Draft<State>, seat: SeatId, id: OfficerId): Officer | undefined {
  const found = officerOf(draft as State, seat, id);
  if (found === undefined) return undefined;
  const { aboard } = found;
  if (aboard !== undefined)
    change(draft.squadrons, aboard.unit, ({ ships }) => ({
      ships: ships.map((ship, at) =>
        at === aboard.at
          ? staffed(
              ship,
              (ship.officers ?? []).filter((one) => one.id !== id),
            )
          : ship,
      ),
    }));
  else
    change(draft.empires, seat, ({ officers: { ashore: all = {}, ...corps } = { raised: 0 } }) => {
      const { [id]: _, ...ashore } = all;
      return { officers: { ...corps, ...(inOrder(ashore).length > 0 && { ashore }) } };
    });
  const { place: _, due: __, to: ___, ...officer } = found.officer as Ashore;
  return officer;
}

/** Puts an officer on a ship. */
export const putAboard = (draft: Draft<State>, unit: UnitId, position: number, officer: Officer): void =>
  change(draft.squadrons, unit, ({ ships }) => ({
    ships: ships.map((ship, at) =>
      at === position ? staffed(ship, [...(ship.officers ?? []), officer]) : ship,
    ),
  }));

/** An officer goes aboard a ship of their empire, wherever they were. */
export function goAboard(
  draft: Draft<State>,
  {
    seat,
    officer,
    to,
    at,
  }: { readonly seat: SeatId; readonly officer: OfficerId; readonly to: UnitId; readonly at: number },
): void {
  const was = take(draft, seat, officer);
  if (was !== undefined) putAboard(draft, to, at, was);
}
