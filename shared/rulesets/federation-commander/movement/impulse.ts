import { optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, everybody } from '../declare.ts';
import { changeEach } from '../model/drafts.ts';
import { impulse, ref } from '../model/parts.ts';
import type { State, View } from '../model/state.ts';

export const impulseBegun = event('impulse-begun', {
  fields: { impulse, cause: optional(ref) },
  by: 'rules',
  hears: everybody,
  say: (begun) => phrase('Impulse {impulse} begins.', { impulse: begun.impulse }),
  apply(draft, begun) {
    draft.impulse = begun.impulse;
    draft.firing = [];
    draft.declared = [];
    changeEach(draft, ({ speedChange: _, ...ship }) => ({ ...ship, held: false, acted: 0 }));
  },
});

/** Each of the impulses of a turn (FC 1E2). */
export function beginImpulse(turn: Turn<Room<State, View, never, EventIn<typeof impulseBegun>>>): void {
  turn.happen(impulseBegun.of({ impulse: turn.pass }));
}
