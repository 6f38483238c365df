import type { Heard } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { computerAnswers, decideBy } from '#kernel/turn/answering.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Event, Order } from '#rulesets/vbam-sfb/game.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';

export type Views = ReadonlyMap<SeatId, View>;

interface LedTurn {
  readonly plans: Readonly<Record<SeatId, Plan<Order>>>;
  readonly outcome: { readonly state: State };
  readonly heard: ReadonlyMap<SeatId, readonly Heard<Event>[]>;
  readonly views: Views;
}

/** The turns of a campaign whose empires the computer leads. */
export function ledTurns(first: State, turns: number, seed: string): readonly LedTurn[] {
  let state = deepFreeze(first);
  const seats = vbamSfb.seats(state);
  let views: Views = new Map(seats.map((seat) => [seat, vbamSfb.view(state, seat, [])]));
  const answers = Object.fromEntries(seats.map((seat) => [seat, computerAnswers]));
  return Array.from({ length: turns }, (_, at) => {
    const [before, known] = [state, views];
    const last = (seat: SeatId): View => known.get(seat) as View;
    const plans = Object.fromEntries(seats.map((seat) => [seat, vbamSfb.computerPlan!(last(seat))]));
    const decide = decideBy({ ruleset: vbamSfb, before, plans, last }, answers, true);
    const outcome = runTurn(vbamSfb, { state: before, seed: `${seed} ${at}`, plans, decide });
    const heard = tellTurn(vbamSfb, before, outcome.entries, seats);
    state = deepFreeze(outcome.state);
    views = new Map(
      seats.map((seat) => [seat, vbamSfb.view(state, seat, heard.get(seat) ?? [], last(seat))]),
    );
    return { plans, outcome, heard, views };
  });
}
