import { openDice } from '#kernel/dice/streams.ts';
import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import { randomPlans } from '../support/play/randomPlan.ts';
import type { Timing } from './timing.ts';
import { timed } from './timing.ts';
import { warBenchmarks } from './war.ts';
import { created } from '#test/support/kits/created.ts';

/** Turns of every size of war; then, in new games of every size, their drawing, turns, tellings, views and a player's advice. */
export async function turnBenchmarks(kit: TestKit<Game>): Promise<readonly Timing[]> {
  const timings: Timing[] = [...warBenchmarks(kit)];
  for (const { name, setup } of kit.large?.setups ?? []) timings.push(...(await newGame(kit, name, setup)));
  return timings;
}

async function newGame({ ruleset }: TestKit<Game>, of: string, setup: unknown): Promise<readonly Timing[]> {
  const drawn = await timed(`draw a game of ${of}`, 5, (round) =>
    created(ruleset, setup, openDice(`galaxy ${round}`)),
  );
  const made = created(ruleset, setup, openDice(`bench ${of}`));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const state = made.value;
  const seats = ruleset.seats(state);
  const views = new Map(seats.map((seat) => [seat, ruleset.view(state, seat, [])]));
  // Everybody's random orders for the first turn.
  const plans = randomPlans(ruleset, state, views, openDice('bench plans'));
  const outcome = runTurn(ruleset, { state, seed: 'bench', plans, decide: silenceOf<Game> });
  const [me] = seats as [SeatId];
  const view = views.get(me);
  return [
    drawn,
    await timed(`run a turn of ${of}`, 30, (round) =>
      runTurn(ruleset, { state, seed: `bench ${round}`, plans, decide: silenceOf<Game> }),
    ),
    await timed(`tell all seats, ${of}`, 10, () => tellTurn(ruleset, state, outcome.entries, seats)),
    await timed(`view of one seat, ${of}`, 30, () => ruleset.view(outcome.state, me, [], view)),
    await timed(`advice on a plan, ${of}`, 30, () =>
      ruleset.review({ ...(view as object) }, plans[me] ?? emptyPlan()),
    ),
  ];
}
