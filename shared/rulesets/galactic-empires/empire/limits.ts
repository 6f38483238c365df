import type { EventIn } from '#kernel/declare/event.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { admiralResigned } from '../admirals/events.ts';
import type { GeStep } from '../model/game.ts';
import type { AdmiralId } from '../model/ids.ts';
import type { Limits } from '../model/parameters.ts';
import type { Sector, State } from '../model/state.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { impossible } from '../refusals.ts';
import type { sectorReleased } from '../sectors/events.ts';

/** Sectors annexed to the empire, owned or not (GE 1008). */
export function annexedCount(state: State, seat: SeatId): number {
  return valuesInOrder(state.sectors).filter(({ annexedTo }) => annexedTo === seat).length;
}

/** The limits of the empire's standing (GE 1525-1547). */
export function limitsOf(state: State, seat: SeatId): Limits {
  return state.parameters.limits[state.empires[seat]?.status ?? 'commoner'];
}

/** The lowest free starfleet number that is not in `taken` either; undefined when none is free (GE 603, E-55). */
export function freeFleetNumber(
  state: State,
  seat: SeatId,
  taken: readonly number[] = [],
): number | undefined {
  const number = lowestFree([...fleetNumbers(state, seat), ...taken]);
  return number <= state.parameters.fleets ? number : undefined;
}

/** The lowest number from 1 that is not taken. */
export function lowestFree(taken: readonly number[]): number {
  const used = new Set(taken);
  let number = 1;
  while (used.has(number)) number += 1;
  return number;
}

/** Why no more starfleets can be formed: all numbers are taken (GE 603). */
export const noFreeNumber = ({ parameters }: State): Problem =>
  impossible('GE 603', 'no-free-number', { most: parameters.fleets });

/** The numbers of the empire's starfleets. */
export function fleetNumbers(state: State, seat: SeatId): readonly number[] {
  return valuesInOrder(state.units)
    .filter(({ kind, owner }) => kind === 'starfleet' && owner === seat)
    .map(({ number }) => number);
}

/** The numbers of all starfleets by empire, for steps that need many. */
export function fleetNumbersByOwner(state: State): Map<SeatId | undefined, Set<number>> {
  const numbers = new Map<SeatId | undefined, Set<number>>();
  for (const { kind, owner, number } of valuesInOrder(state.units)) {
    if (kind !== 'starfleet') continue;
    const known = numbers.get(owner);
    if (known === undefined) numbers.set(owner, new Set([number]));
    else known.add(number);
  }
  return numbers;
}

/** Why a starfleet with this number cannot be formed (GE 603). `taken`: the numbers of the empire's starfleets. */
export function formProblem(
  state: State,
  seat: SeatId,
  number: number,
  taken: ReadonlySet<number> = new Set(fleetNumbers(state, seat)),
): Problem | undefined {
  const most = state.parameters.fleets;
  if (!Number.isSafeInteger(number) || number < 1 || number > most) {
    return impossible('GE 603', 'fleet-number', { most, number });
  }
  if (!taken.has(number)) return undefined;
  return impossible('GE 603', 'fleet-number-taken', { number });
}

/**
 * The admiral who resigns this turn, if the empire has more than its standing allows: the one with the lowest sum of ratings, then the first by id (GE 1006, E-41).
 * @param units all units of the empire; others are ignored
 */
export function resigningAdmiral(
  state: State,
  seat: SeatId,
  units: readonly NamedUnit[] = inOrder(state.units),
): { readonly unit: UnitId; readonly admiral: AdmiralId; readonly name: string } | undefined {
  const serving = units.flatMap(([unit, { owner, admirals }]) =>
    owner === seat ? admirals.map((admiral) => ({ unit, admiral })) : [],
  );
  if (serving.length <= limitsOf(state, seat).admirals) return undefined;
  const [least] = serving.sort(
    compareBy(
      ({ admiral }) => admiral.tactics + admiral.siegecraft,
      ({ admiral }) => admiral.id,
    ),
  );
  return least === undefined
    ? undefined
    : { unit: least.unit, admiral: least.admiral.id, name: least.admiral.name };
}

/**
 * The sector that is no longer annexed after this turn, if the empire has annexed more than its standing allows: the one with the lowest revenue, then with the lowest number (GE 1008, E-41).
 * @param sectors all sectors annexed to the empire; others are ignored
 */
export function releasedSector(
  state: State,
  seat: SeatId,
  sectors: readonly (readonly [PlaceId, Sector])[] = inOrder(state.sectors),
): PlaceId | undefined {
  const annexed = sectors.filter(([, { annexedTo }]) => annexedTo === seat);
  if (annexed.length <= limitsOf(state, seat).annexed) return undefined;
  return annexed.sort(
    compareBy(
      ([, { revenue }]) => revenue,
      ([, { number }]) => number,
    ),
  )[0]?.[0];
}

/** A ruler above the limits of their standing loses one admiral and one annexed sector a turn (GE 1002-1008, E-41). */
export const empireLimitsChecked: GeStep<EventIn<typeof admiralResigned | typeof sectorReleased>> = {
  name: 'Empire Limits Checked',
  cite: 'GE 1004',
  run(turn) {
    const units = Map.groupBy(inOrder(turn.state.units), ([, { owner }]) => owner);
    const sectors = Map.groupBy(inOrder(turn.state.sectors), ([, { annexedTo }]) => annexedTo);
    for (const seat of keysInOrder(turn.state.empires)) {
      const resigning = resigningAdmiral(turn.state, seat, units.get(seat) ?? []);
      if (resigning !== undefined) turn.happen({ kind: 'admiral-resigned', seat, ...resigning });
      const place = releasedSector(turn.state, seat, sectors.get(seat) ?? []);
      if (place !== undefined) turn.happen({ kind: 'sector-released', seat, place });
    }
  },
};
