import { draftOf } from '../codec/plainCopy.ts';
import type { RollLog } from '../dice/rollLog.ts';
import type { Game, Heard } from '../game/game.ts';
import type { Plan } from '../game/plan.ts';
import { heardTogether, listening } from '../report/telling.ts';
import type { Engine, Ruleset } from '../ruleset.ts';
import type { Entry } from '../sequence/ledger.ts';
import { silenceOf } from '../sequence/question.ts';
import type { RunAt } from '../sequence/run.ts';
import { runSeed, runsOf } from '../sequence/run.ts';
import type { Sequence } from '../sequence/step.ts';
import { answerer } from '../turn/answering.ts';
import type { RunInput, RunOutcome, Watch } from '../turn/runOne.ts';
import { runOver } from '../turn/runOne.ts';
import { runTurn } from '../turn/runTurn.ts';
import type { Problem } from '../words/problem.ts';

/** A turn in which one seat alone gives orders, run over what it knows. */
export interface RanAhead<G extends Game> {
  /** The world as its seat imagines it. */
  readonly before: G['state'];
  readonly entries: readonly Entry<G['event']>[];
  /** What the seat would hear of it. */
  readonly heard: readonly Heard<G['event']>[];
  /** Why orders are refused in it. */
  readonly problems: readonly Problem[];
}

interface Kept {
  readonly rules: unknown;
  readonly plan: unknown;
  readonly bySeed: Map<string, unknown>;
  readonly run: (seed: string) => unknown;
}
/** Advice on a plan, its scroll and its moments on the map ask for the same. */
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
    kept.set(key, (known = { rules, plan, bySeed: new Map(), run: runBy(rules, view, plan) }));
  const ran = (known.bySeed.get(seed) ?? known.run(seed)) as RanAhead<G>;
  known.bySeed.set(seed, ran);
  return ran;
}

type Input<G extends Game> = Pick<RunInput<G>, 'state' | 'plans'> & Required<Pick<RunInput<G>, 'decide'>>;
/** What came of a run, or of a part of one. */
type Ran<G extends Game> = Omit<RanAhead<G>, 'before'>;

function runBy<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['view'],
  plan: Plan<G['order']>,
): (seed: string) => RanAhead<G> {
  const me = ruleset.presentation.me(view);
  const before = ruleset.imagine(view);
  const plans = { [me]: plan };
  const answer = answerer<G>({ ruleset, before, plans, last: () => view });
  const decide: Input<G>['decide'] = (question, now, entries) =>
    (question.to === me ? answer('programme', question, now, entries) : undefined) ?? silenceOf<G>(question);
  const listened = (run: (watch: Watch<G>) => RunOutcome<G>): Ran<G> => {
    const { hears, heard } = listening<G>(ruleset, [me]);
    const { entries, refusals } = run({ happens: hears });
    return { entries, heard: heard().get(me) ?? [], problems: refusals.map(({ problem }) => problem) };
  };
  const input = { state: before, plans, decide };
  const [at, ...more] = runsOf(ruleset, before);
  if (at === undefined || more.length > 0)
    return unlessSure((seed, log) => ({
      before,
      ...listened((watch) => runTurn<G>(ruleset, { ...input, seed, log, watch })),
    }));
  const { head, tail } = untilDice(ruleset, at, input);
  let first: Ran<G> | undefined;
  return unlessSure((seed, log) => {
    first ??= listened(head);
    const { entries, heard, problems } = first;
    const rest = listened((watch) => tail(entries, seed, log, watch));
    return {
      before,
      entries: entries.concat(rest.entries),
      heard: heardTogether(heard, rest.heard),
      problems: problems.concat(rest.problems),
    };
  });
}

/** A run that has rolled no die comes alike with every seed, and is not run again. */
function unlessSure<R>(run: (seed: string, log: RollLog) => R): (seed: string) => R {
  let sure: R | undefined;
  return (seed) => {
    if (sure !== undefined) return sure;
    let rolls = 0;
    const ran = run(seed, { add: () => void (rolls += 1) });
    if (rolls === 0) sure = ran;
    return ran;
  };
}

/** Whether a part of a sequence may roll dice. */
const rolls = <G extends Game>(part: Sequence<G>[number]): boolean =>
  'repeat' in part ? part.repeat.some(rolls) : part.dice === true;

/** A turn of one run in two parts: all that comes alike whatever its dice, up to the first part that rolls; and from there on, as often as there are seeds. */
function untilDice<G extends Game>(ruleset: Ruleset<G>, at: RunAt, { state, plans, decide }: Input<G>) {
  const { id, sequence } = at.run;
  const parts = ruleset.sequences[sequence] ?? [];
  const first = parts.findIndex(rolls);
  const end = first < 0 ? parts.length : first;
  const walking = (walked: Sequence<G>): Engine<G> => ({
    ...ruleset,
    sequences: { ...ruleset.sequences, [sequence]: walked },
  });
  const draft = draftOf(ruleset, state);
  return {
    head: (watch: Watch<G>): RunOutcome<G> =>
      runOver({ ...walking(parts.slice(0, end)), close: () => undefined }, at, {
        state: draft,
        plans,
        decide,
        watch,
        seed: '',
      }),
    tail: (since: readonly Entry<G['event']>[], seed: string, log: RollLog, watch: Watch<G>): RunOutcome<G> =>
      runOver(walking(parts.slice(end)), at, {
        state: draftOf(ruleset, draft),
        plans,
        log,
        watch,
        seed: runSeed(seed, id),
        decide: (question, now, entries) => decide(question, now, since.concat(entries)),
      }),
  };
}
