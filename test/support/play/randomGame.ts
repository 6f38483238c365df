import { listLog } from '#kernel/dice/rollLog.ts';
import type { Roll } from '#kernel/dice/rollLog.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { Game, Heard } from '#kernel/game/game.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { TurnInput, TurnOutcome } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { RunAt } from '#kernel/sequence/run.ts';
import { runSeed } from '#kernel/sequence/run.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { randomPlans } from './randomPlan.ts';

/** One turn of a random game, with everything that came of it. */
export interface RandomTurn<G extends Game> {
  readonly before: G['state'];
  readonly seed: string;
  readonly plans: Readonly<Record<SeatId, Plan<G['order']>>>;
  /** Orders given in advance and silence answer what the turn asks. */
  readonly decide: NonNullable<TurnInput<G>['decide']>;
  readonly outcome: TurnOutcome<G>;
  /** What was rolled, with the seed from which it follows: each run has its own. */
  readonly rolled: readonly { readonly seed: string | Draw; readonly rolls: readonly Roll[] }[];
  readonly heard: ReadonlyMap<SeatId, readonly Heard<G['event']>[]>;
  readonly views: ReadonlyMap<SeatId, G['view']>;
}

/** Plays so many turns with random orders of every seat. The state of each turn is frozen before it runs. */
export function randomGame<G extends Game>(
  ruleset: Ruleset<G>,
  start: G['state'],
  turns: number,
  seed: string,
): readonly RandomTurn<G>[] {
  let state = deepFreeze(start);
  let views: ReadonlyMap<SeatId, G['view']> = new Map(
    ruleset.seats(state).map((seat) => [seat, ruleset.view(state, seat, [])]),
  );
  return Array.from({ length: turns }, (_, at) => {
    const before = state;
    const plans = randomPlans(ruleset, before, views, openDice(`${seed} plans ${at}`));
    const log = listLog();
    const rolled: RandomTurn<G>['rolled'][number][] = [];
    let from = 0;
    const ended = (_: G['state'], { run }: RunAt): void => {
      rolled.push({ seed: runSeed(turnSeed, run.id), rolls: log.rolls.slice(from) });
      from = log.rolls.length;
    };
    const turnSeed = `${seed} turn ${at}`;
    const known = views;
    const last = (seat: SeatId): G['view'] => known.get(seat) as G['view'];
    const decide = decideBy<G>({ ruleset, before, plans, last }, {}, true);
    const outcome = runTurn(ruleset, { state: before, seed: turnSeed, plans, log, decide, watch: { ended } });
    const heard = tellTurn(ruleset, before, outcome.entries, ruleset.seats(before));
    state = deepFreeze(outcome.state);
    views = new Map(
      ruleset
        .seats(state)
        .map((seat) => [seat, ruleset.view(state, seat, heard.get(seat) ?? [], last(seat))]),
    );
    return { before, seed: turnSeed, plans, decide, outcome, rolled, heard, views };
  });
}
