import { sumOf } from '#kernel/steps/fractions.ts';
import { change } from '#kernel/steps/change.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { groupOf } from '../model/reaction.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { segments } from '../segments.ts';
import { slotsBeside } from '../ships/command.ts';
import { slingRest } from './kinds.ts';

/** A squadron without what its maneuvers were this turn: who stays assembled does, and a warp sling is counted back from the new turn (D2.40). */
export function settledManeuvers(squadron: Squadron): Squadron {
  const { moves: _, pace: __, waits: ___, spent: ____, freed: _____, ...first } = squadron;
  const { alert: _6, passed: _7, bypassed: _8, sprung: _9, only: _10, lead: _11, ...second } = first;
  const {
    bog: _12,
    beaten: _13,
    hyper: _14,
    allies: _15,
    came: _16,
    slung,
    assembled,
    stays,
    ...rest
  } = second;
  const before = slung === undefined ? undefined : slung - segments;
  return {
    ...rest,
    ...(before !== undefined && 1 - before < slingRest && { slung: before }),
    ...(assembled !== undefined && stays === true && { assembled, stays }),
  };
}

/** Percent of the movement that a crowd loses, by the command slots that it has more than (D6.90). */
const crowds = [
  { over: 25, bog: 75 },
  { over: 15, bog: 50 },
] as const;

/** Percent of its movement that a crowd of so many command slots loses; undefined: none (D6.90). */
export const bogOf = (slots: number): number | undefined => crowds.find(({ over }) => slots > over)?.bog;

/** Squadrons that stay assembled over the end of a turn bog down in the next one, if they are many (D6.90). */
export function bogDown(draft: Draft<State>): void {
  for (const [unit, { assembled }] of inOrder(draft.squadrons)) {
    if (assembled === undefined) continue;
    const group = groupOf(draft.squadrons, unit);
    const slots = sumOf(
      group.map((one) => {
        const squadron = draft.squadrons[one];
        return squadron === undefined ? 0 : slotsBeside(draft, squadron);
      }),
    );
    const bog = bogOf(slots);
    if (bog !== undefined) for (const one of group) change(draft.squadrons, one, () => ({ bog }));
  }
}
