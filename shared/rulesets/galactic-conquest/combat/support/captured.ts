import type { EventIn } from '#kernel/declare/event.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { cargoTaken } from '../../carried/spilled.ts';
import { takeCargo } from '../../carried/spilled.ts';
import type { Ship } from '../../model/ship.ts';
import type { State } from '../../model/state.ts';
import { berthsOf } from '../../officers/escapes.ts';

/** Ships of a side that are captured, and the squadron that takes them. */
interface Captured {
  readonly unit: UnitId;
  readonly at: readonly number[];
  readonly to: UnitId;
}

/** Ships go to their captor by what happens, and what they carried goes with them (B1.75, C12.92). */
export function withCargo(
  turn: { readonly state: State; happen(event: EventIn<typeof cargoTaken>): void },
  { unit, at, to }: Captured,
  happens: () => void,
): void {
  const taken = new Map<UnitId, Ship[]>();
  for (const berth of berthsOf(turn.state, unit, at)) {
    const ship = turn.state.squadrons[berth.unit]?.ships[berth.at];
    if (ship !== undefined) taken.set(berth.unit, [...(taken.get(berth.unit) ?? []), ship]);
  }
  happens();
  for (const [from, ships] of taken) takeCargo(turn, from, ships, to);
}
