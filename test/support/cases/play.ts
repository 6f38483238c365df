import { scriptedDice } from '#kernel/dice/scripted.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { OrderRef, SeatId, UnitId, RunId } from '#kernel/words/ids.ts';
import { orderRef, runId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, listedOrders, withOrder } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { beginTelling, entriesByRun, tellTurn } from '#kernel/report/telling.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import { orderOfRuns, runsOf } from '#kernel/sequence/run.ts';
import type { Game } from '#kernel/game/game.ts';
import { plainCopy } from '#kernel/codec/plainCopy.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Answered, Answers, QuestionKey } from '#kernel/sequence/question.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Where } from '#kernel/words/where.ts';
import { passesOf } from '#kernel/words/where.ts';
import type { CaseAdapter } from './adapter.ts';
import { CaseMistake } from './adapter.ts';
import type { CaseFile, CaseTurn, Check } from './caseFile.ts';
import { rollOf } from './readText.ts';
import { failureOf } from './check.ts';
import { offerFailures } from './offered.ts';
import type { Played } from './played.ts';
import { typingFailures } from './typed.ts';
import { misreadLines } from './typedBack.ts';

/** Plays a case; the list of what differs, empty when it passes. Throws CaseMistake for a case that is not written right. */
export function playCase<G extends Game>(adapter: CaseAdapter<G>, file: CaseFile): readonly string[] {
  const odds = Math.max(0, ...file.turns.map(({ dice }) => dice?.odds ?? 0));
  if (odds > 0) return playOdds(adapter, file, odds);
  const turns = playOnce(adapter, file, '');
  return [
    ...turns.flatMap((played, at) =>
      [
        ...played.leftovers.map((left) => `written dice that nobody rolled: ${left}`),
        ...played.misread(),
        ...(adapter.faults?.(played) ?? []),
        ...typingFailures(adapter, file.turns[at]!, played),
        ...offerFailures(adapter, file.turns[at]!, played),
      ].map((what) => `turn ${at + 1}: ${what}`),
    ),
    ...allChecks(file).flatMap(({ afterTurn, check }) =>
      described(afterTurn, check, failureOf(adapter, turnOf(turns, afterTurn), check)),
    ),
  ];
}

const allChecks = (file: CaseFile): readonly { readonly afterTurn: number; readonly check: Check }[] =>
  file.expected.flatMap(({ afterTurn, checks }) => checks.map((check) => ({ afterTurn, check })));

const described = (turn: number, check: Check, failure: string | undefined): readonly string[] =>
  failure === undefined
    ? []
    : [`turn ${turn}: ${failure}${check.told === undefined ? '' : ` (told to ${check.told})`}`];

function turnOf<G extends Game>(turns: readonly Played<G>[], number: number): Played<G> {
  const played = turns[number - 1];
  if (played === undefined) throw new CaseMistake(`there is no turn ${number}: the case has ${turns.length}`);
  return played;
}

function playOdds<G extends Game>(adapter: CaseAdapter<G>, file: CaseFile, runs: number): readonly string[] {
  const checks = allChecks(file);
  const held = checks.map(() => 0);
  const first = checks.map((): string | undefined => undefined);
  const world = adapter.world(file.setup);
  for (let run = 1; run <= runs; run += 1) {
    const turns = playFrom(adapter, world, file, `run ${run}`);
    checks.forEach(({ afterTurn, check }, at) => {
      const failure = failureOf(adapter, turnOf(turns, afterTurn), check);
      if (failure === undefined) held[at] = (held[at] ?? 0) + 1;
      else first[at] ??= failure;
    });
  }
  return checks.flatMap(({ afterTurn, check }, at) => {
    const share = (held[at] ?? 0) / runs;
    const [least, most] = check.share ?? [1, 1];
    if (share >= least && share <= most) return [];
    return [
      `turn ${afterTurn}: held in ${share.toFixed(4)} of ${runs} runs, expected ${least} to ${most}: ${first[at] ?? JSON.stringify(check)}`,
    ];
  });
}

/** Plays every turn of a case once. */
export const playOnce = <G extends Game>(
  adapter: CaseAdapter<G>,
  file: CaseFile,
  salt: string,
): readonly Played<G>[] => {
  const world = adapter.world(file.setup);
  return playFrom(adapter, adapter.beside?.(world, file) ?? world, file, salt);
};

function playFrom<G extends Game>(
  adapter: CaseAdapter<G>,
  world: G['state'],
  file: CaseFile,
  salt: string,
): readonly Played<G>[] {
  let state = world;
  return file.turns.map((turn, at) => {
    const played = playTurn(adapter, turn, state, `${turn.dice?.seed ?? file.title} ${at + 1} ${salt}`);
    state = played.outcome.state;
    return played;
  });
}

function playTurn<G extends Game>(
  adapter: CaseAdapter<G>,
  turn: CaseTurn,
  before: G['state'],
  seed: string,
): Played<G> {
  const { ruleset } = adapter;
  const { plans, sentences } = plansOf(adapter, turn, before);
  const scripts = (turn.dice?.scripts ?? []).map(({ stream, rolls }) => ({
    stream,
    rolls: rolls.map((roll) => {
      if (typeof roll === 'string') return rollOf(roll);
      return typeof roll === 'number' && adapter.faces !== undefined ? { roll, outOf: adapter.faces } : roll;
    }),
  }));
  for (const ruled of Object.keys(turn.rulings ?? {})) {
    if (![...sentences.values()].includes(ruled))
      throw new CaseMistake(
        `«${ruled}» under RULING was never given; the orders are ${[...sentences.values()].map((one) => `«${one}»`).join(', ') || 'none'}`,
      );
  }
  const scripted = scriptedDice(scripts, seed);
  const rulings = Object.fromEntries(
    [...sentences].flatMap(([ref, sentence]) =>
      turn.rulings?.[sentence] === undefined ? [] : [[ref, turn.rulings[sentence]]],
    ),
  ) as Readonly<Record<OrderRef, string>>;
  const answers = answersOf(adapter, turn, before);
  const order = orderIn(ruleset, turn, before);
  const outcome = runTurn(ruleset, {
    state: before,
    seed: scripts.length > 0 ? scripted : openDice(seed),
    plans,
    unsent: unsentOf(adapter, turn, before),
    rulings,
    answers,
    ...defined({ order }),
    // Nobody is waited for: orders given in advance and silence answer for those who are not under ANSWERS.
    decide: decideBy<G>({ ruleset, before, plans, last: (seat) => ruleset.view(before, seat, []) }, {}, true),
  });
  if (outcome.stop !== undefined)
    throw new CaseMistake(
      `the turn asks: ${outcome.stop.questions.map(({ key, to, said }) => `${key} (${to}): ${phraseText(said)}`).join('; ')}`,
    );
  for (const key of Object.keys(answers))
    if (outcome.answers[key as QuestionKey] === undefined)
      throw new CaseMistake(
        `nobody asked «${key}»; asked was ${Object.keys(outcome.answers).join(', ') || 'nothing'}`,
      );
  return {
    before,
    outcome,
    sentences: new Map([...sentences, ...answerSentences(turn, outcome.answered)]),
    orders: [
      ...Object.values(plans).flatMap((plan) => listedOrders(plan).map(({ order }) => order)),
      ...outcome.answered.flatMap(({ orders }) => orders),
    ],
    plans,
    leftovers: scripted.leftovers(),
    misread: () => misreadLines(ruleset, plans, before, new Set(outcome.refusals.map((one) => one.order))),
    ...lookedBack(ruleset, before, outcome.entries, order),
  };
}

/** The order of the runs, where some are put off. */
function orderIn<G extends Game>(
  ruleset: Ruleset<G>,
  { later }: CaseTurn,
  before: G['state'],
): readonly RunId[] | undefined {
  if (later === undefined) return undefined;
  const named = ruleset.runs(before);
  const cannot = later.find((name) => named.every(({ id, mayWait }) => id !== name || mayWait !== true));
  if (cannot !== undefined) throw new CaseMistake(`no run «${cannot}» can be put off`);
  return orderOfRuns(named, [], later.map(runId));
}

/** What checks look at: the turn as its ledger has it. */
function lookedBack<G extends Game>(
  ruleset: Ruleset<G>,
  before: G['state'],
  all: readonly Entry<G['event']>[],
  order: readonly RunId[] | undefined,
): Pick<Played<G>, 'worldAfter' | 'events' | 'heardBy'> {
  const runs = runsOf(ruleset, before, order);
  const parts = entriesByRun(runs, all);
  const numberOf = (run: string): number => {
    const number = runs.findIndex(({ run: { id } }) => id === run);
    if (number >= 0) return number;
    throw new CaseMistake(
      `no run is called «${run}»; there are ${runs.map(({ run: { id } }) => id).join(', ')}`,
    );
  };
  const asked = new Map<string, G['state']>();
  return {
    worldAfter(passes, run) {
      // Many checks look at one moment.
      const moment = JSON.stringify([passes, run]);
      const known = asked.get(moment);
      if (known !== undefined) return known;
      const world = plainCopy(before);
      const isIn = (placed: Where): boolean => `${passesOf(placed).join('.')}.`.startsWith(`${passes}.`);
      const last =
        run !== undefined
          ? numberOf(run)
          : passes === undefined
            ? runs.length - 1
            : parts.findLastIndex((part) => part.some(isIn));
      for (const [number, part] of parts.slice(0, last + 1).entries()) {
        const upTo = passes === undefined || number < last ? part.length : part.findLastIndex(isIn) + 1;
        for (const { event } of part.slice(0, upTo)) ruleset.apply(world, event);
        if (number < last) ruleset.close(world, runs[number]!.run, false);
      }
      asked.set(moment, world);
      return world;
    },
    events: (run) => (run === undefined ? all : (parts[numberOf(run)] ?? [])).map(({ event }) => event),
    heardBy(seat, run) {
      if (run === undefined)
        return (tellTurn(ruleset, before, all, [seat], order).get(seat) ?? []).map(({ event }) => event);
      const teller = beginTelling(ruleset, before, [seat]);
      const heard = parts.map((part, number) => teller.tell(runs[number]!, part).get(seat) ?? []);
      return (heard[numberOf(run)] ?? []).map(({ event }) => event);
    },
  };
}

/** What persons answer, by question. */
function answersOf<G extends Game>(adapter: CaseAdapter<G>, turn: CaseTurn, state: G['state']): Answers<G> {
  const given = Object.entries(turn.answers ?? {}).flatMap(([name, answers]) => {
    const seat = adapter.seat(name, state);
    return Object.entries(answers).map(([key, sentences]) => {
      const orders = sentences.map((sentence) => adapter.order(sentence, seat, state).order);
      return [key, { by: 'person', orders }] as const;
    });
  });
  return Object.fromEntries(given) as unknown as Answers<G>;
}

/** The orders of those answers as they were written, by their references. */
function answerSentences<G extends Game>(
  turn: CaseTurn,
  answered: readonly Answered<G>[],
): ReadonlyMap<OrderRef, string> {
  const written = new Map(Object.values(turn.answers ?? {}).flatMap((given) => Object.entries(given)));
  return new Map(
    answered.flatMap(({ key, orders }) =>
      orders.flatMap(({ ref }, at): readonly (readonly [OrderRef, string])[] => {
        const sentence = written.get(key)?.[at];
        return sentence === undefined ? [] : [[ref, sentence]];
      }),
    ),
  );
}

/** In place of orders: those that the computer gives. */
const byComputer = 'by computer';

function computersPlan<G extends Game>(
  { ruleset }: CaseAdapter<G>,
  seat: SeatId,
  state: G['state'],
): Plan<G['order']> {
  if (ruleset.computerPlan === undefined)
    throw new CaseMistake(`the computer leads nobody in ${ruleset.title}`);
  return ruleset.computerPlan(ruleset.view(state, seat, []));
}

function unsentOf<G extends Game>(
  adapter: CaseAdapter<G>,
  { unsent = [], orders }: CaseTurn,
  state: G['state'],
): ReadonlySet<SeatId> {
  const ordering = unsent.find((name) => orders[name] !== undefined);
  if (ordering !== undefined) throw new CaseMistake(`${ordering} has ORDERS and stands under UNSENT`);
  return new Set(unsent.map((name) => adapter.seat(name, state)));
}

/** The plans that a turn of a case writes, in this world, and the sentences by their orders' references. Throws CaseMistake for one that cannot be read. */
export function plansOf<G extends Game>(
  adapter: CaseAdapter<G>,
  turn: CaseTurn,
  state: G['state'],
): {
  readonly plans: Readonly<Record<SeatId, Plan<G['order']>>>;
  readonly sentences: ReadonlyMap<OrderRef, string>;
} {
  const plans: Record<SeatId, Plan<G['order']>> = {};
  const sentences = new Map<OrderRef, string>();
  for (const [name, given] of Object.entries(turn.orders)) {
    const seat = adapter.seat(name, state);
    if (given.includes(byComputer)) {
      plans[seat] = computersPlan(adapter, seat, state);
      continue;
    }
    given.forEach((sentence, at) => {
      const ref = orderRef(`${seat}.t${adapter.ruleset.turnNumber(state)}.o${at + 1}`);
      const { unit, order } = adapter.order(sentence, seat, state) as {
        readonly unit?: UnitId;
        readonly order: object;
      };
      plans[seat] = withOrder(plans[seat] ?? emptyPlan(), { ...order, ref } as unknown as G['order'], unit);
      sentences.set(ref, sentence);
    });
  }
  return { plans, sentences };
}
