import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { isOwnHome, regainHome } from '../model/homeworld.ts';
import type { System } from '../model/system.ts';
import type { State } from '../model/state.ts';
import type { Morale } from '../model/unrest/morale.ts';
import { takeHex } from '../model/territory.ts';

/** A system that goes to another empire. */
interface Captured {
  readonly place: PlaceId;
  readonly owner: SeatId;
  readonly seat: SeatId;
}

/** The owner of a homeworld has none from now on, and whoever retakes their own has it again (B1.35). */
function takeHome(draft: Draft<State>, { place: at, owner, seat: by }: Captured): void {
  if (isOwnHome(draft, at, by)) return regainHome(draft, at, by);
  change(draft.systems, at, () => ({ captured: true as const }));
  if (!valuesInOrder(draft.empires).some(({ homeless }) => homeless?.place === at))
    change(draft.empires, owner, () => ({ homeless: { place: at, turns: 0 } }));
}

/** A system is another empire’s from now on, its hex with it; it pays nobody in this turn (B1.60). That its ruler still merges with whom it took it from is no matter to who takes it now, nor is what it holds against that ruler (B14.201, B14.35). */
export function capture(draft: Draft<State>, captured: Captured): void {
  replace(draft.systems, captured.place, ({ severed: _, merging: __, ...system }): System => ({
    ...system,
    owner: captured.seat,
    unpaid: true,
    since: draft.turn,
  }));
  if (draft.morale?.[captured.place]?.sore !== undefined)
    replace(draft.morale, captured.place, ({ sore: _, ...morale }): Morale => morale);
  if (draft.systems[captured.place]?.kind === 'homeworld') takeHome(draft, captured);
  takeHex(draft, captured.place, captured.seat);
}
