import type { Game } from '../game/game.ts';
import type { SeatId } from '../words/ids.ts';
import type { Plan } from '../game/plan.ts';
import type { Problem } from '../words/problem.ts';
import type { Engine } from '../ruleset.ts';
import { runTurn } from '../turn/runTurn.ts';

/** Advice about a plan (`Ruleset.review`) by running it alone in the world as its seat imagines it: what is refused there. */
export const refusedIn = <G extends Game>(
  engine: Engine<G>,
  imagined: G['state'],
  seat: SeatId,
  plan: Plan<G['order']>,
): readonly Problem[] =>
  runTurn<G>(engine, { state: imagined, seed: 'review', plans: { [seat]: plan } }).refusals.map(
    ({ problem }) => problem,
  );
