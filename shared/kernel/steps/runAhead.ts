import type { Game, Heard } from '../game/game.ts';
import type { Plan } from '../game/plan.ts';
import { tellTurn } from '../report/telling.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Entry } from '../sequence/ledger.ts';
import { silenceOf } from '../sequence/question.ts';
import { answerer } from '../turn/answering.ts';
import type { RunInput } from '../turn/runOne.ts';
import { runTurn } from '../turn/runTurn.ts';

/** A turn in which one seat alone gives orders, run over what it knows. */
export interface RanAhead<G extends Game> {
  /** The world as its seat imagines it. */
  readonly before: G['state'];
  readonly entries: readonly Entry<G['event']>[];
  /** What the seat would hear of it. */
  readonly heard: readonly Heard<G['event']>[];
}

interface Kept {
  readonly rules: unknown;
  readonly plan: unknown;
  readonly bySeed: Map<string, unknown>;
}
/** The scroll of a plan and its moments on the map ask for the same. */
const kept = new WeakMap<object, Kept>();

/**
 * The turn ahead: what it asks the orders given in advance answer, and nobody else.
 * @param view an object, as every view is: what came of its last plan is kept with it
 */
export function ranAhead<G extends Game>(
  rules: Ruleset<G>,
  view: G['view'],
  plan: Plan<G['order']>,
  seed: string,
): RanAhead<G> {
  const key = view as object;
  let known = kept.get(key);
  if (known?.plan !== plan || known.rules !== rules)
    kept.set(key, (known = { rules, plan, bySeed: new Map() }));
  const ran = (known.bySeed.get(seed) ?? run(rules, view, plan, seed)) as RanAhead<G>;
  known.bySeed.set(seed, ran);
  return ran;
}

function run<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['view'],
  plan: Plan<G['order']>,
  seed: string,
): RanAhead<G> {
  const me = ruleset.presentation.me(view);
  const before = ruleset.imagine(view);
  const plans = { [me]: plan };
  const answer = answerer<G>({ ruleset, before, plans, last: () => view });
  const decide: RunInput<G>['decide'] = (question, now, entries) =>
    (question.to === me ? answer('programme', question, now, entries) : undefined) ?? silenceOf<G>(question);
  const { entries } = runTurn<G>(ruleset, { state: before, seed, plans, decide });
  return { before, entries, heard: tellTurn(ruleset, before, entries, [me]).get(me) ?? [] };
}
