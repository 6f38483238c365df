import { keysInOrder } from '#kernel/words/inOrder.ts';
import { replace } from '#kernel/steps/change.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import { battlesChanges } from './apply/battles.ts';
import { generatorChanges } from './apply/generator.ts';
import { happeningsChanges } from './apply/happenings.ts';
import { itemsChanges } from './apply/items.ts';
import { missionsChanges } from './apply/missions.ts';
import { movementChanges } from './apply/movement.ts';
import { officersChanges } from './apply/officers.ts';
import { purchaseChanges } from './apply/purchase.ts';
import { raidsChanges } from './apply/raids.ts';
import { runningChanges } from './apply/running.ts';
import { scansChanges } from './apply/scans.ts';
import { sitesChanges } from './apply/sites.ts';
import { spyingChanges } from './apply/spying.ts';
import { stanceChanges } from './apply/stance.ts';
import { worldChanges } from './apply/world.ts';
import type { Changes, Draft } from './model/draft.ts';
import { unlinked } from './model/draft.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { putShip, shipsHeldBy } from './model/stations.ts';

const changes: Changes<Event> = {
  ...movementChanges,
  ...runningChanges,
  ...purchaseChanges,
  ...missionsChanges,
  ...worldChanges,
  ...battlesChanges,
  ...itemsChanges,
  ...officersChanges,
  ...sitesChanges,
  ...raidsChanges,
  ...scansChanges,
  ...spyingChanges,
  ...stanceChanges,
  ...generatorChanges,
  ...happeningsChanges,
};

/** Carries out one event; it decides nothing. */
export function apply(draft: State, event: Event): void {
  (changes[event.kind] as (draft: Draft, event: Event) => void)(draft, event);
}

/** Ends a run: swept paths close, ships take heart again, switches that were thrown and lines that were bought hold, frozen ones are slow in the next run, and satellites follow nobody (SFW 1788). The last one, in which powers act, ends the year. */
export function close(draft: Draft, { takes }: RunPlan, last: boolean): void {
  draft.swept = [];
  draft.hit = {};
  for (const seat of takes)
    replace(draft.corporations, seat, ({ wish: _, boughtNext, reversedOrders, reversedMoves, ...rest }) => ({
      ...rest,
      turn: draft.turn + 1,
      bought: boughtNext,
      boughtNext: 0,
      reversedOrders: { ...reversedOrders, now: reversedOrders.next },
      reversedMoves: { ...reversedMoves, now: reversedMoves.next },
    }));
  const ran = last ? keysInOrder(draft.powers) : takes;
  for (const [id, ship] of ran.flatMap((seat) => shipsHeldBy(draft.ships, seat))) {
    const { stasis, avoids, ...rest } = unlinked(ship);
    if (!ship.halted && stasis === undefined && ship.linked === undefined && avoids === undefined) continue;
    putShip(draft.ships, id, { ...rest, halted: false, ...(stasis === 'frozen' ? { stasis: 'slow' } : {}) });
  }
  if (last) draft.turn += 1;
}
