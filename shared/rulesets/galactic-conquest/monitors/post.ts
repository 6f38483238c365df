import type { Draft } from '#kernel/steps/change.ts';
import { change, put, replace } from '#kernel/steps/change.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Empire } from '../model/empire.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { hexesIn } from '../ships/fleet.ts';

/** A monitor stands in a hex from now on, and defends it. OURS: it never moves by itself, and is nobody's supplementary defense (E4.90). */
export const postMonitor = (
  draft: Draft<State>,
  unit: UnitId,
  { seat, place, ship }: { readonly seat: SeatId; readonly place: PlaceId; readonly ship: Ship },
  monitor: NonNullable<Squadron['monitor']>,
): void =>
  put(draft.squadrons, unit, {
    seat,
    flagship: '',
    place,
    speed: hexesIn(ship) ?? 0,
    ships: [ship],
    stationed: true,
    monitor,
  });

/** One of those in transit is there no longer. */
export function outOfTransit(draft: Draft<State>, owner: SeatId, at: number): void {
  const left = (draft.empires[owner]?.monitors ?? []).filter((_, position) => position !== at);
  if (left.length > 0) change(draft.empires, owner, () => ({ monitors: left }));
  else replace(draft.empires, owner, ({ monitors: _, ...rest }): Empire => rest);
}
