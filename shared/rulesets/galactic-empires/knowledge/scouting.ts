import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { GeTurn } from '../declare.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { Chances } from '../model/parameters.ts';
import type { Sector, State } from '../model/state.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { starship } from '../tables/starships.ts';
import type { Happening } from './events.ts';
import { informed } from './sharing.ts';

/** A ship's chances of scouting, in percent (GE 1028, E-48). */
export function scoutingOf(state: State, type: ShipTypeId): Chances {
  const { scout, others } = state.parameters.scouting;
  return starship(type).class === 'Scout' ? scout : others;
}

/** What an empire sees without a roll, in id order: its sectors, their neighbours, and wherever it has units (GE 1026, R-13.1). */
export function surelySeen(state: State, seat: SeatId): readonly PlaceId[] {
  return seenFrom(
    inOrder(state.sectors).filter(([, { owner }]) => owner === seat),
    inOrder(state.units).filter(([, { owner }]) => owner === seat),
  );
}

/** The same from lists of the empire's sectors and units. */
export function seenFrom(
  sectors: readonly (readonly [PlaceId, Sector])[],
  units: readonly NamedUnit[],
): readonly PlaceId[] {
  return [
    ...new Set([
      ...sectors.flatMap(([place, { links }]) => [place, ...links]),
      ...units.map(([, { place }]) => place),
    ]),
  ].sort();
}

/**
 * Every empire gets reports on the sectors that its territory and ships scout, and then those that others share with it (GE 1022-1032, R-13.1, E-48).
 * Barriers stop scouting. OURS: reports received are not passed on.
 */
export function scoutingOccurs(turn: GeTurn<Happening>): void {
  const fleets = Map.groupBy(inOrder(turn.state.units), ([, { owner }]) => owner);
  const sectors = Map.groupBy(inOrder(turn.state.sectors), ([, { owner }]) => owner);
  const reports = keysInOrder(turn.state.empires).map((seat) => {
    const places = new Set(seenFrom(sectors.get(seat) ?? [], fleets.get(seat) ?? []));
    for (const fleet of fleets.get(seat) ?? [])
      for (const place of scoutedBy(turn, seat, fleet)) places.add(place);
    return { seat, places: [...places].sort() };
  });
  for (const report of reports) turn.happen({ kind: 'sectors-scouted', ...report });
  for (const { seat: from, places } of reports) {
    for (const seat of places.length === 0 ? [] : informed(turn.state, from))
      turn.happen({ kind: 'reports-shared', seat, from, places });
  }
}

/** Each ship rolls once for all neighbours; if it succeeds, it rolls for each of them whether it scouts that one's neighbours too. */
function scoutedBy(
  turn: GeTurn<Happening>,
  seat: SeatId,
  [id, { place, stacks }]: NamedUnit,
): ReadonlySet<PlaceId> {
  const draw = turn.draw.fork(seat, id);
  const linked = (from: PlaceId): readonly PlaceId[] => turn.state.sectors[from]?.links ?? [];
  const found = new Set<PlaceId>();
  for (const { type, count } of stacks) {
    const { near, bonus } = scoutingOf(turn.state, type);
    for (let ship = 0; ship < count; ship += 1) {
      if (!draw.chance(near, 100)) continue;
      for (const neighbour of linked(place)) {
        found.add(neighbour);
        if (draw.chance(bonus, 100)) for (const beyond of linked(neighbour)) found.add(beyond);
      }
    }
  }
  return found;
}
