import { dataDigest } from '#kernel/codec/digest.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Game } from '#kernel/game/game.ts';
import { gameMaster, type SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { mayGive } from '#kernel/orders/givers.ts';
import { type AnyOrder, emptyPlan, listedOrders } from '#kernel/game/plan.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { deepFreeze, plainCopy } from '#kernel/codec/plainCopy.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Asked, Question } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Plans, TestKit, TriedTurn } from '#test/support/kits/testKit.ts';
import {
  adviceFaults,
  fileFaults,
  lostFaults,
  refusalFaults,
  reportFaults,
} from '#test/support/kits/turnFaults.ts';
import { canBeFiled, phrasesIn } from '#test/support/kits/phrases.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { CaseFile, CaseTurn } from '#test/support/cases/caseFile.ts';
import { plansOf } from '#test/support/cases/play.ts';
import { anyAnswer } from '#test/support/laws/anyAnswer.ts';
import { randomPlan } from '#test/support/play/randomPlan.ts';

/** What came of some games: faults with their game and turn, and how often each kind of order was given and had an effect. */
export interface Trial {
  readonly faults: readonly string[];
  readonly given: ReadonlyMap<string, number>;
  readonly done: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<string, number>;
}

const mostFaults = 12;
const usualTurns = 10;

/** A game to try: how its dice are called, and the case that it begins as, if any. */
interface Begun {
  readonly seed: string;
  readonly turns: number;
  readonly file?: CaseFile;
}

/** Plays the games of these numbers, each for so many turns, and tries every law on every turn; stops at a dozen faults. */
export function tryGames<G extends Game>(
  kit: TestKit<G>,
  from: number,
  to: number,
  seed: string,
  turns = usualTurns,
): Trial {
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  return tryEach(
    kit,
    numbers.map((game) => ({ seed: `${seed} ${game}`, turns })),
  );
}

/** Plays games that begin as these cases do, each a turn longer than its case; tries every law on every turn, and stops at a dozen faults. */
export const tryCases = <G extends Game>(
  kit: TestKit<G>,
  cases: readonly (readonly [name: string, file: CaseFile])[],
  seed: string,
): Trial =>
  tryEach(
    kit,
    cases.map(([name, file]) => ({ seed: `${seed} ${name}`, turns: file.turns.length + 1, file })),
  );

function tryEach<G extends Game>(kit: TestKit<G>, games: readonly Begun[]): Trial {
  const trial = {
    faults: [] as string[],
    given: new Map<string, number>(),
    done: new Map<string, number>(),
    events: new Map<string, number>(),
  };
  for (const begun of games) {
    if (trial.faults.length >= mostFaults) break;
    tryGame(kit, begun, trial);
  }
  return trial;
}

interface Running {
  readonly faults: string[];
  readonly given: Map<string, number>;
  readonly done: Map<string, number>;
  readonly events: Map<string, number>;
}

const count = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Where a game begins. */
const worldOf = <G extends Game>(kit: TestKit<G>, { seed, file }: Begun): G['state'] =>
  file === undefined
    ? (kit.games?.world(openDice(seed).fork('world')) ?? kit.start())
    : kit.cases.world(file.setup);

function tryGame<G extends Game>(kit: TestKit<G>, begun: Begun, trial: Running): void {
  const { ruleset } = kit;
  const { seed, turns, file } = begun;
  const dice = openDice(seed);
  let state = deepFreeze(worldOf(kit, begun));
  let views: ReadonlyMap<SeatId, G['view']> = new Map(
    ruleset.seats(state).map((seat) => [seat, ruleset.view(state, seat, [])]),
  );
  for (let turn = 1; turn <= turns; turn += 1) {
    const at = (fault: string): void => void trial.faults.push(`game «${seed}», turn ${turn}: ${fault}`);
    try {
      const draw = dice.fork('plans', turn);
      const written = file && writtenPlans(kit, file.turns[turn - 1], state);
      const tried = tryTurn(kit, state, views, `${seed} ${turn}`, draw, written);
      for (const fault of [
        ...turnFaults(kit, tried),
        ...questionFaults(tried),
        ...readerFaults(kit, tried, views, draw),
      ])
        at(fault);
      tally(trial, tried);
      state = tried.after;
      views = tried.views;
    } catch (error) {
      at(
        `thrown: ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 5).join(' | ') : String(error)}`,
      );
      return;
    }
    if (trial.faults.length >= mostFaults) return;
  }
}

interface Played<G extends Game> extends TriedTurn<G> {
  readonly seed: string;
  /** Whether the game began as a case. */
  readonly written: boolean;
  /** What was asked in its middle. */
  readonly asked: readonly Asked<G>[];
  /** Questions to which orders given in advance have another answer where they look at all that the seat knows. */
  readonly unseen: readonly string[];
}

function tryTurn<G extends Game>(
  kit: TestKit<G>,
  before: G['state'],
  views: ReadonlyMap<SeatId, G['view']>,
  seed: string,
  draw: Draw,
  written: Plans<G> | undefined,
): Played<G> {
  const { ruleset, games } = kit;
  const seats = ruleset.seats(before);
  const plans =
    written === undefined
      ? (games?.plans?.(before, views, draw) ?? {
          ...anyPlans(kit, views, draw),
          ...ownPlan(kit, before, draw),
        })
      : // What kits think of takes their own worlds for granted.
        {
          ...anyPlans({ ...kit, anyPlan: undefined }, views, draw),
          ...ownPlan(kit, before, draw),
          ...written,
        };
  const rulings = games?.rulings?.(plans, draw.fork('rulings')) ?? {};
  const asked: Asked<G>[] = [];
  const unseen: string[] = [];
  const answer = anyAnswer<G>({ ruleset, before, plans, last: (seat) => views.get(seat) as G['view'] }, seed);
  const decide: typeof answer = (question, now, entries) => {
    asked.push(question);
    if (!answersAtGlance(ruleset, question, now, views, plans)) unseen.push(question.key);
    return answer(question, now, entries);
  };
  const outcome = runTurn(ruleset, {
    state: before,
    seed,
    plans,
    rulings,
    decide,
    unsent: unsentIn(seats, plans),
  });
  const heard = tellTurn(ruleset, before, outcome.entries, seats);
  const after = deepFreeze(outcome.state);
  const next = new Map(
    seats.map((seat) => [seat, ruleset.view(after, seat, heard.get(seat) ?? [], views.get(seat))]),
  );
  return {
    seed,
    written: written !== undefined,
    before,
    after,
    plans,
    rulings,
    outcome,
    heard,
    views: next,
    asked,
    unseen,
  };
}

/** What a case orders in this turn; nothing where its words no longer fit the world. */
function writtenPlans<G extends Game>(
  { ruleset, cases }: TestKit<G>,
  turn: CaseTurn | undefined,
  before: G['state'],
): Plans<G> {
  if (turn === undefined) return {};
  try {
    return plansOf({ ...cases, ruleset }, turn, before).plans;
  } catch (error) {
    if (error instanceof CaseMistake) return {};
    throw error;
  }
}

/** Seats without a plan sent no orders. */
const unsentIn = (seats: readonly SeatId[], plans: object): ReadonlySet<SeatId> =>
  new Set(seats.filter((seat) => !(seat in plans)));

/** What the game master orders by form, on every other turn, where the rules have such orders. */
function ownPlan<G extends Game>({ ruleset }: TestKit<G>, before: G['state'], draw: Draw): Plans<G> {
  const kinds = inOrder(
    ruleset.orders as Readonly<Record<string, Pick<OrderKind<unknown, AnyOrder>, 'form' | 'by'>>>,
  );
  const own = draw.fork('game master');
  return kinds.some(([, kind]) => kind.form !== undefined && mayGive(kind, gameMaster)) && own.chance(1, 2)
    ? { [gameMaster]: randomPlan(ruleset, ruleset.view(before, gameMaster, []), own, 1, [{}]) }
    : {};
}

/** What is offered, or what the kit thinks of beyond it. */
const anyPlans = <G extends Game>(
  {
    ruleset,
    anyPlan,
  }: Pick<TestKit<G>, 'ruleset'> & { readonly anyPlan?: TestKit<G>['anyPlan'] | undefined },
  views: ReadonlyMap<SeatId, G['view']>,
  draw: Draw,
): Plans<G> =>
  Object.fromEntries(
    [...views].map(([seat, view]) => {
      const own = draw.fork(seat);
      return [
        seat,
        anyPlan !== undefined && own.chance(1, 2) ? anyPlan(view, own) : randomPlan(ruleset, view, own),
      ];
    }),
  ) as Plans<G>;

const turnFaults = <G extends Game>(kit: TestKit<G>, tried: Played<G>): readonly string[] => [
  ...lostFaults(kit, tried),
  ...refusalFaults(tried.outcome, tried.plans),
  // What more a kit asks holds in its own worlds.
  ...(tried.written ? [] : (kit.games?.faults?.(tried) ?? [])),
];

/** What is asked goes to players in files. */
const questionFaults = <G extends Game>({ asked, unseen }: Played<G>): readonly string[] => [
  ...unseen.map((key) => `${key} is answered otherwise at a glance`),
  ...phrasesIn(asked.map(({ said, facts }) => [said, facts]))
    .filter((phrase) => !canBeFiled(phrase))
    .map((phrase) => `a question says «${phraseText(phrase)}», which no file can hold`),
];

/** Whether orders given in advance answer a question alike, whether they look at as much as they need or at all that the seat knows. */
function answersAtGlance<G extends Game>(
  { answering, view }: TestKit<G>['ruleset'],
  question: Asked<G>,
  now: G['state'],
  views: ReadonlyMap<SeatId, G['view']>,
  plans: Plans<G>,
): boolean {
  const { to } = question;
  if (answering?.glance === undefined || to === gameMaster) return true;
  const last = views.get(to) as G['view'];
  const answers = [answering.glance(now, to, last), view(now, to, [], last)].map((known) =>
    answering.programme?.(known, plans[to] ?? emptyPlan(), question as unknown as Question<Game>),
  );
  return JSON.stringify(answers[0]) === JSON.stringify(answers[1]);
}

/** What takes long is tried for one seat on every third turn. */
function readerFaults<G extends Game>(
  { ruleset }: TestKit<G>,
  { seed, before, plans, rulings, outcome, heard, views }: Played<G>,
  last: ReadonlyMap<SeatId, G['view']>,
  draw: Draw,
): readonly string[] {
  if (!draw.fork('reader').chance(1, 3)) return [];
  const seats = ruleset.seats(before);
  const reader = draw.fork('which').pick(seats);
  const [plan = emptyPlan<G['order']>(), view] = [plans[reader], views.get(reader)];
  const again = runTurn(ruleset, {
    state: plainCopy(before),
    seed,
    plans,
    rulings,
    unsent: unsentIn(seats, plans),
    decide: anyAnswer<G>({ ruleset, before, plans, last: (seat) => last.get(seat) as G['view'] }, seed),
  });
  return [
    ...adviceFaults(ruleset, last.get(reader), plan),
    ...fileFaults(ruleset, outcome, view, plan),
    ...reportFaults(ruleset, view, heard.get(reader) ?? []),
    ...(dataDigest(again) === dataDigest(outcome) ? [] : ['the same input gives another turn']),
  ];
}

function tally<G extends Game>(
  trial: Running,
  { plans, outcome: { entries, answered } }: TriedTurn<G>,
): void {
  const given = [
    ...inOrder(plans).flatMap(([, plan]) => listedOrders(plan).map(({ order }) => order)),
    ...answered.flatMap(({ orders }) => orders),
  ];
  const kinds = new Map(given.map(({ ref, kind }) => [ref, kind]));
  for (const kind of kinds.values()) count(trial.given, kind);
  for (const { event } of entries) {
    count(trial.events, event.kind);
    const order = event.cause === undefined ? undefined : kinds.get(event.cause);
    if (order !== undefined) count(trial.done, order);
  }
}

/** What was seen in some trials taken together. */
export function together(trials: readonly Trial[]): Trial {
  const counts = (of: 'given' | 'done' | 'events'): ReadonlyMap<string, number> => {
    const all = new Map<string, number>();
    for (const trial of trials)
      for (const [kind, often] of trial[of]) all.set(kind, often + (all.get(kind) ?? 0));
    return all;
  };
  return {
    faults: trials.flatMap(({ faults }) => faults),
    given: counts('given'),
    done: counts('done'),
    events: counts('events'),
  };
}

/** Kinds of orders and events that a trial has not seen, but for those that the kit exempts from being shown. */
export function unseen<G extends Game>(
  { ruleset, exempt }: TestKit<G>,
  { given, done, events }: Trial,
): {
  readonly given: readonly string[];
  readonly done: readonly string[];
  readonly events: readonly string[];
} {
  const missing = (all: object, seen: ReadonlyMap<string, number>): readonly string[] =>
    keysInOrder(all as Readonly<Record<string, unknown>>).filter(
      (kind) => !seen.has(kind) && !Object.hasOwn(exempt, kind),
    );
  return {
    given: missing(ruleset.orders, given),
    done: missing(ruleset.orders, done),
    events: missing(ruleset.tell, events),
  };
}
