import type { EventIn } from '#kernel/declare/event.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { admiralResigned } from './admirals/events.ts';
import type { GeTurn } from './declare.ts';
import type { AdmiralId } from './model/ids.ts';
import type { Sector, State } from './model/state.ts';
import type { NamedUnit } from './model/units/forces.ts';
import type { sectorReleased } from './sectors/events.ts';
import { limitsOf } from './empire/limits.ts';

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
export function empireLimitsChecked(
  turn: GeTurn<EventIn<typeof admiralResigned | typeof sectorReleased>>,
): void {
  const units = Map.groupBy(inOrder(turn.state.units), ([, { owner }]) => owner);
  const sectors = Map.groupBy(inOrder(turn.state.sectors), ([, { annexedTo }]) => annexedTo);
  for (const seat of keysInOrder(turn.state.empires)) {
    const resigning = resigningAdmiral(turn.state, seat, units.get(seat) ?? []);
    if (resigning !== undefined) turn.happen({ kind: 'admiral-resigned', seat, ...resigning });
    const place = releasedSector(turn.state, seat, sectors.get(seat) ?? []);
    if (place !== undefined) turn.happen({ kind: 'sector-released', seat, place });
  }
}
