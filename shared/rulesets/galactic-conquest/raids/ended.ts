import { integer, oneOf } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { spentOn } from '../movement/spending.ts';
import { segments } from '../segments.ts';

const said = {
  convoys: '{unit} has left a battle, and searches for nothing more this turn that others defend.',
  system: '{unit} has left a battle, and does not raid the system in {place} this turn.',
} as const;

/** A raider who has left a battle raids nothing more in that turn, and is told why (D1.85). */
export const raidEnded = event('raid-ended', {
  fields: { seat, unit, place, of: oneOf(['convoys', 'system']), segment: integer(1, segments) },
  by: 'rules',
  hears: ownerHears,
  say: ({ unit: id, of, place: at }) => phrase(said[of], { unit: own(id), place: hexName(at) }),
  ahead: ({ unit: id }) => phrase('{unit} may leave a battle, and raid nothing after it.', { unit: own(id) }),
  apply: (draft, { unit: id, of }) =>
    replace(draft.squadrons, id, ({ raid, sacks, ...rest }): Squadron => ({
      ...rest,
      ...(of === 'system' && raid && { raid }),
      ...(of === 'convoys' && sacks && { sacks }),
    })),
});

/** Raiders who have left a battle give up where they would search or raid (D1.85). */
export function endRaids(turn: Turn<Room<State, View, never, EventIn<typeof raidEnded>>>): void {
  for (const [id, one] of inOrder(turn.state.squadrons)) {
    if (one.beaten !== true) continue;
    const told = { seat: one.seat, unit: id, place: one.place, segment: turn.pass };
    if (one.raid !== undefined && spentOn(one, one.raid, turn.pass) !== undefined)
      turn.happen(raidEnded.of({ ...told, of: 'convoys' }));
    const owner = turn.state.systems[one.place]?.owner;
    if (one.sacks === true && owner !== undefined && owner !== one.seat)
      turn.happen(raidEnded.of({ ...told, of: 'system' }));
  }
}
