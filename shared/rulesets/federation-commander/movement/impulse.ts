import { optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { event, everybody } from '../declare.ts';
import { changeEach } from '../model/drafts.ts';
import { impulse, ref } from '../model/parts.ts';
import type { State, View } from '../model/state.ts';

/** What was done in the impulse before is forgotten. */
export function begin(draft: Draft<State>, begun: number): void {
  draft.impulse = begun;
  draft.firing = [];
  draft.declared = [];
  changeEach(draft, ({ speedChange: _, ...ship }) => ({ ...ship, held: false, acted: 0 }));
}

export const impulseBegun = event('impulse-begun', {
  fields: { impulse, cause: optional(ref) },
  by: 'rules',
  hears: everybody,
  say: (begun) => phrase('Impulse {impulse} begins.', { impulse: begun.impulse }),
  apply: (draft, begun) => begin(draft, begun.impulse),
});

/** Each of the impulses of a turn (FC 1E2). */
export function beginImpulse(turn: Turn<Room<State, View, never, EventIn<typeof impulseBegun>>>): void {
  turn.happen(impulseBegun.of({ impulse: turn.pass }));
}
