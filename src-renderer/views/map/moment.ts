import { emptyPlan } from '#kernel/game/plan.ts';
import type { Questions } from '../../state/asked/questions.svelte.ts';
import type { PastMap } from '../../state/turn/mapExtras.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/** What the map shows in the middle of a turn that waits for answers; undefined while none does. */
export function momentOf({ open, rules, view }: Questions, { key, number }: Turn): PastMap | undefined {
  if (open === undefined) return undefined;
  const { presentation } = rules;
  return {
    key,
    number,
    rules,
    view,
    heard: [],
    map: presentation.map(view),
    seats: presentation.seats(view),
    units: presentation.units(view, emptyPlan()),
    location: (place) => presentation.location(view, emptyPlan(), place),
  };
}
