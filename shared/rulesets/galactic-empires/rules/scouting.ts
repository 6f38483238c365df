import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/inOrder.ts';
import type { Chances } from '../model/parameters.ts';
import type { ShipTypeId, State } from '../model/state.ts';
import { starship } from '../tables/starships.ts';

/** A ship's chances of scouting, in percent (GE 1028, E-48). */
export function scoutingOf(state: State, type: ShipTypeId): Chances {
  const { scout, others } = state.parameters.scouting;
  return starship(type).class === 'Scout' ? scout : others;
}

/** What an empire sees without any luck: its sectors, where its units are, and every neighbour of its sectors (GE 1026, R-13.1). In id order. */
export function surelySeen(state: State, seat: SeatId): readonly PlaceId[] {
  const own = inOrder(state.sectors).filter(([, { owner }]) => owner === seat);
  const stations = valuesInOrder(state.units).filter(({ owner }) => owner === seat).map(({ place }) => place);
  return [...new Set([...own.flatMap(([place, { links }]) => [place, ...links]), ...stations])].sort();
}
