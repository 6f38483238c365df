import type { AnyEvent } from '#kernel/game/game.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { State, Unit } from '../state.ts';
import { garrisonId } from '../state.ts';

type Units = State['units'];

/**
 * An index for each set of units: the units at a place, and perhaps some that have left it. Built when first needed and updated by `moved`,
 * because searching all units for every event would take longer than the rest of the turn.
 */
const stationsOf = new WeakMap<Units, Map<PlaceId, Set<UnitId>>>();

/** The units at the place, in id order. */
export function stationedAt(units: Units, place: PlaceId): readonly (readonly [UnitId, Unit])[] {
  let stations = stationsOf.get(units);
  if (stations === undefined) stationsOf.set(units, (stations = gathered(units)));
  // A garrison never moves, but it may be new and not in the index yet.
  const ids = new Set(stations.get(place)).add(garrisonId(place));
  return [...ids].sort().flatMap((id) => {
    const unit = units[id];
    return unit?.place === place ? [[id, unit] as const] : [];
  });
}

/** Updates the index after an event has been applied. */
export function moved(units: Units, event: AnyEvent): void {
  const stations = stationsOf.get(units);
  if (stations === undefined) return;
  if ('unit' in event) station(stations, units, event.unit as UnitId);
  if ('into' in event) station(stations, units, event.into as UnitId);
}

function gathered(units: Units): Map<PlaceId, Set<UnitId>> {
  const stations = new Map<PlaceId, Set<UnitId>>();
  for (const [id] of inOrder(units)) station(stations, units, id);
  return stations;
}

function station(stations: Map<PlaceId, Set<UnitId>>, units: Units, id: UnitId): void {
  const place = units[id]?.place;
  if (place === undefined) return;
  const known = stations.get(place);
  if (known === undefined) stations.set(place, new Set([id]));
  else known.add(id);
}
