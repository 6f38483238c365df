import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/ids.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/galactic-empires/model/orders.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires as ruleset } from '#rulesets/galactic-empires/ruleset.ts';
import { randomPlans } from '../support/play/randomPlan.ts';
import type { Timing } from './timing.ts';
import { timed } from './timing.ts';
import { warBenchmarks } from './war.ts';

/** A galaxy with everybody's random orders for its first turn. */
interface Ready {
  readonly state: State;
  readonly views: ReadonlyMap<SeatId, View>;
  readonly plans: Readonly<Record<SeatId, Plan<Order>>>;
}

function ready(empires: number, sectors: number): Ready {
  const made = ruleset.create({ generate: { empires, sectors } }, openDice(`bench ${empires}`));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const views = new Map(ruleset.seats(made.value).map((seat) => [seat, ruleset.view(made.value, seat, [])]));
  return {
    state: made.value,
    views,
    plans: randomPlans(ruleset, made.value, views, openDice('bench plans')),
  };
}

/** Turns of five sizes of war; then turns, tellings, views and a player's advice, in new galaxies of 6, 12 and 26 empires. */
export async function turnBenchmarks(): Promise<readonly Timing[]> {
  const timings: Timing[] = [...warBenchmarks()];
  for (const [empires, sectors] of [
    [6, 90],
    [12, 300],
    [26, 620],
  ] as const) {
    const of = `${empires} empires, ${sectors} sectors`;
    timings.push(
      await timed(`draw a galaxy of ${of}`, 5, (round) =>
        ruleset.create({ generate: { empires, sectors } }, openDice(`galaxy ${round}`)),
      ),
    );
    const { state, views, plans } = ready(empires, sectors);
    const outcome = runTurn(ruleset, { state, seed: 'bench', plans });
    const seats = ruleset.seats(state);
    const [me] = seats as [SeatId];
    const view = views.get(me) as View;
    timings.push(
      await timed(`run a turn of ${of}`, 30, (round) =>
        runTurn(ruleset, { state, seed: `bench ${round}`, plans }),
      ),
    );
    timings.push(
      await timed(`tell all seats, ${of}`, 10, () => tellTurn(ruleset, state, outcome.entries, seats)),
    );
    timings.push(await timed(`view of one seat, ${of}`, 30, () => ruleset.view(outcome.state, me, [], view)));
    timings.push(
      await timed(`advice on a plan, ${of}`, 30, () => ruleset.review({ ...view }, plans[me] as Plan<Order>)),
    );
  }
  return timings;
}
