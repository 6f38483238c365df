import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, ownerHears, points, seat } from '../../declare.ts';
import type { State, View } from '../../model/state.ts';
import { payBack } from './gain.ts';

/** What was being scrapped for a year is done; it gives nothing where its system or hex was lost (B9.30). */
export const scrapDone = event('scrap-done', {
  fields: { seat, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('What was being scrapped for a year gives {points} EP.', { points: happened.points }),
  apply(draft, { seat: owner, points: gain }) {
    payBack(draft, owner, gain, -gain);
    replace(draft.empires, owner, ({ breaking = [], ...empire }) => {
      const left = breaking.filter(({ due }) => due > draft.turn);
      return left.length === 0 ? empire : { ...empire, breaking: left };
    });
  },
});

export function finishScrapping(turn: Turn<Room<State, View, never, EventIn<typeof scrapDone>>>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const done = (turn.state.empires[owner]?.breaking ?? []).filter(({ due }) => due <= turn.state.turn);
    if (done.length === 0) continue;
    const holds = (at: PlaceId) => (turn.state.systems[at]?.owner ?? turn.state.territory[at]) === owner;
    const kept = done.filter((one) => holds(one.place));
    turn.happen(scrapDone.of({ seat: owner, points: sumOf(kept.map((one) => one.points)) }));
  }
}
