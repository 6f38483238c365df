import type { SeatId, UnitId } from '#kernel/ids.ts';
import { valuesInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import type { AdmiralId } from '../../model/ids.ts';
import type { Admiral, State, Unit } from '../../model/state.ts';
import { admiralId } from '../../model/ids.ts';
import { commanded, commandProblem } from './command.ts';
import { limitsOf } from '../works/limits.ts';
import { namedPlace } from './naming.ts';
import { impossible } from '../../tables/refusals.ts';

/** Price of hiring an admiral, in hundredths (GE 451). */
export const hireCost = (state: State): number => state.parameters.hireCost * 100;

/** Admirals that serve the empire. */
export function admiralsOf(state: State, seat: SeatId): readonly Admiral[] {
  return valuesInOrder(state.units).flatMap(({ owner, admirals }) => (owner === seat ? admirals : []));
}

/** The same for all empires at once, in one walk: for steps that ask for many. */
export function admiralsByOwner(state: State): Map<SeatId | undefined, readonly Admiral[]> {
  const units = Map.groupBy(
    valuesInOrder(state.units).filter(({ admirals }) => admirals.length > 0),
    ({ owner }) => owner,
  );
  return new Map([...units].map(([owner, own]) => [owner, own.flatMap(({ admirals }) => admirals)]));
}

/** Why nobody can be hired where the unit is, if so: limits and money apart (GE 451, 840-844). A sector lost and retaken hires (E-52). */
export function hirePlaceProblem(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = commanded(state, seat, id);
  if (unit === undefined) return commandProblem(state, seat, id);
  if (unit.kind !== 'garrison') return impossible('GE 451', 'garrison-hires');
  const sector = state.sectors[unit.place];
  if (sector?.builds !== undefined) return undefined;
  return impossible('GE 451', 'no-hiring-center', { place: namedPlace(unit.place, sector) });
}

/** A garrison hires once a turn (GE 842). */
export const hiredAlready = (): Problem => impossible('GE 842', 'hired-already');

/**
 * Why the empire's standing allows no admiral more, if so (GE 846, 1525-1547).
 * @param serving how many it has at that moment.
 */
export function hireLimitProblem(state: State, seat: SeatId, serving: number): Problem | undefined {
  const { admirals } = limitsOf(state, seat);
  if (serving < admirals) return undefined;
  if (admirals === 0) return impossible('GE 846', 'admiral-limit/commoner');
  return impossible('GE 846', 'admiral-limit', { most: admirals, serving });
}

/** Why the treasury does not carry the hire, if it does not. */
export function hireMoneyProblem(state: State, seat: SeatId): Problem | undefined {
  if (hireCost(state) <= (state.empires[seat]?.treasury ?? 0)) return undefined;
  return impossible('GE 844', 'not-enough-money/hire', { cost: state.parameters.hireCost });
}

/** Why a unit that holds no admiral has no use for orders about one. */
export const noAdmirals = (): Problem => impossible('GE 475', 'no-admirals');

/** The id of whom this garrison hires this turn: no other is ever called so. */
export const hiredId = (state: State, seat: SeatId, garrison: UnitId): AdmiralId =>
  admiralId(`${seat}.t${state.turn}.${garrison}`);

/** Why the admiral cannot be retired or renamed now, if he cannot: he must be in the unit (GE 483-485). */
export function admiralProblem(unit: Unit, admiral: AdmiralId): Problem | undefined {
  if (unit.admirals.some(({ id }) => id === admiral)) return undefined;
  return impossible('GE 483', 'no-such-admiral');
}
