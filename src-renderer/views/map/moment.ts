import { emptyPlan } from '#kernel/game/plan.ts';
import type { Client } from '#contract/client.ts';
import { questionsOf } from '../../state/asked/questions.svelte.ts';
import type { PastMap } from '../../state/turn/mapExtras.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/** What the map shows in the middle of a turn that waits for answers; undefined while none does. */
export function momentOf(client: Client, turn: Turn): PastMap | undefined {
  const { open, rules, view } = questionsOf(client, turn);
  const { key, number } = turn;
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
