import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Chances } from '../../model/parameters.ts';
import type { ShipTypeId } from '../../model/ids.ts';
import type { Sector, State } from '../../model/state.ts';
import { starship } from '../../tables/starships.ts';
import type { NamedUnit } from '../forces/forces.ts';

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
