import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { isProspector } from '../carried/carried.ts';
import { isStored } from '../model/condition/storing.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { isFixed } from '../model/territory.ts';
import { prospectedBy } from '../model/space.ts';
import { podRow } from '../pods/podded.ts';
import { rowFor } from '../ships/fleet.ts';
import type { ShipList } from '../ships/list/shipList.ts';

/** Cargo boxes that a ship has in all, with those of its pods; none of an HDW count (B8.45, C13.15). */
function holdOf(list: ShipList, owner: SeatId, ship: Ship): number {
  const row = rowFor(list, ship.captured ?? ship.foreign ?? owner, ship.hull);
  if (row === undefined || row.class === 'HDW') return 0;
  return row.cargo + sumOf((ship.pods ?? []).map((one) => podRow(list, owner, one)?.cargo ?? 0));
}

/** Cargo boxes that are left in a ship. */
export const cargoIn = (list: ShipList, owner: SeatId, ship: Ship): number => {
  const hold = holdOf(list, owner, ship);
  return Math.min(hold, ship.cargo ?? hold);
};

/** A ship with cargo: its squadron, its position there, and the boxes that are left in it. */
export interface Hold {
  readonly unit: UnitId;
  readonly at: number;
  readonly boxes: number;
}

/** The ships of an empire in a hex that have cargo, those with most of it first; not those that work at a resource run (B3.152). OURS: of one’s own alone, and not of bases. */
export function holdsAt(
  list: ShipList | undefined,
  { squadrons }: Pick<State, 'squadrons'>,
  owner: SeatId,
  place: PlaceId,
): readonly Hold[] {
  if (list === undefined) return [];
  return squadronsAt(squadrons, place)
    .flatMap(([unit, one]) =>
      one.seat !== owner || isFixed(one) || isStored(one)
        ? []
        : one.ships.map((ship, at): Hold => ({
            unit,
            at,
            boxes: prospectedBy(one) !== undefined && isProspector(ship) ? 0 : cargoIn(list, owner, ship),
          })),
    )
    .filter(({ boxes }) => boxes > 0)
    .toSorted(
      compareBy(
        ({ boxes }) => -boxes,
        ({ unit }) => unit,
        ({ at }) => at,
      ),
    );
}

/** All boxes of these. */
export const boxesIn = (holds: readonly Hold[]): number => sumOf(holds.map(({ boxes }) => boxes));

/** What is left in these once so many boxes were taken, one hold after the other; only of those that gave any. */
export function takenFrom(holds: readonly Hold[], boxes: number): readonly Hold[] {
  let rest = boxes;
  return holds.flatMap((hold) => {
    const taken = Math.min(rest, hold.boxes);
    rest -= taken;
    return taken === 0 ? [] : [{ ...hold, boxes: hold.boxes - taken }];
  });
}
