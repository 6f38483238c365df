import { emptyPlan } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { computerAnswers, decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Heard } from '#kernel/game/game.ts';
import type { Event, FederationCommander, Order } from '#rulesets/federation-commander/game.ts';
import type { State, View } from '#rulesets/federation-commander/model/state.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';

const [federation, klingon] = seats;

/** A turn of a duel as Federation hears of it. */
export interface DuelTurn {
  readonly before: State;
  readonly after: State;
  readonly heard: readonly Heard<Event>[];
  readonly view: View;
}

/** A duel of two captains of the computer from the corners of the map to its end. */
export function duelTurns(more: object = {}): readonly DuelTurn[] {
  const made = create({ seats: [...seats], ...more });
  let state = (made.ok ? made.value : undefined) as State;
  const plans = { [federation]: emptyPlan<Order>(), [klingon]: emptyPlan<Order>() };
  const by = { [federation]: computerAnswers, [klingon]: computerAnswers };
  const turns: DuelTurn[] = [];
  while (state.over === undefined) {
    const before = state;
    const last = (seat: typeof federation): View => federationCommander.view(before, seat, []);
    const decide = decideBy<FederationCommander>(
      { ruleset: federationCommander, before, plans, last },
      by,
      true,
    );
    const outcome = runTurn(federationCommander, { state, seed: `duel ${state.turn}`, plans, decide });
    const heard = tellTurn(federationCommander, before, outcome.entries, seats).get(federation) ?? [];
    state = outcome.state;
    turns.push({ before, after: state, heard, view: federationCommander.view(state, federation, heard) });
  }
  return turns;
}
