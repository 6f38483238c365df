import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { State, View } from '../model/state.ts';
import type { SpyEvents } from './missions.ts';
import { counterspied, spyHired, spySent } from './missions.ts';
import { counterspy, hireSpy, sendSpy } from './orders.ts';
import { costOf, espionageOf, newSpy, nextSpy, spyCost, spyOf, spySaid } from './spies.ts';

type Sending = Room<State, View, OrderIn<typeof counterspy | typeof hireSpy | typeof sendSpy>, SpyEvents>;

export const counterspyAll = (turn: Turn<Sending>): void =>
  inTurn(turn, counterspy, ({ seat: owner, order: { levels, ref } }) =>
    counterspied.of({ seat: owner, levels, cause: ref }),
  );

/** A new spy of an empire. */
function hired(turn: Turn<Sending>, owner: SeatId, cause: OrderRef): EventIn<typeof spyHired> {
  const spy = nextSpy(espionageOf(turn.state, owner));
  return spyHired.of({ seat: owner, spy, code: spySaid(turn.state, owner, spy), points: spyCost, cause });
}

/** Spies are created, and sent (C14.21). */
export function sendSpies(turn: Turn<Sending>): void {
  inTurn(turn, hireSpy, ({ seat: owner, order: { ref } }) => hired(turn, owner, ref));
  inTurn(turn, sendSpy, ({ seat: owner, order: { spy, on, aim, place, task, ref } }) => {
    const fresh = spy === newSpy ? hired(turn, owner, ref) : undefined;
    if (fresh !== undefined) turn.happen(fresh);
    const id = fresh?.spy ?? spy;
    const code = spySaid(turn.state, owner, id);
    const points = costOf(spyOf(turn.state, owner, id));
    return spySent.of({
      seat: owner,
      spy: id,
      code,
      on,
      aim,
      task,
      points,
      ...defined({ place }),
      cause: ref,
    });
  });
}
