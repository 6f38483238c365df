import type { SeatId } from '#kernel/ids.ts';
import { dataDigest } from '#kernel/codec/digest.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/inOrder.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { listedOrders } from '#kernel/orders/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import { makeReport } from '#kernel/report/report.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { Heard } from '#kernel/game.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { deepFreeze, plainCopy } from '#kernel/turn/plainCopy.ts';
import type { Entry } from '#kernel/turn/ledger.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Event } from '#rulesets/galactic-empires/model/events.ts';
import type { GalacticEmpires } from '#rulesets/galactic-empires/model/game.ts';
import type { Order } from '#rulesets/galactic-empires/model/orders.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { asBooks, closedBooks, differences, openBooks } from './books.ts';
import { keep } from './keeping.ts';
import type { Plans } from './plans.ts';
import { plansOf, rulingsOn } from './plans.ts';
import { secretsTold } from './secrets.ts';
import { smallWorld } from './smallWorld.ts';
import { readsBack, worldFaults } from './worldFaults.ts';

/** What came of some games: faults with their game and turn, and how often each kind of order was given and had an effect. */
export interface Trial {
  readonly faults: readonly string[];
  readonly given: ReadonlyMap<string, number>;
  readonly done: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<string, number>;
}

const mostFaults = 12;
const turns = 10;

/** Plays the games of these numbers and tries every law on every turn; stops at a dozen faults. */
export function tryGames(from: number, to: number, seed: string): Trial {
  const trial = {
    faults: [] as string[],
    given: new Map<string, number>(),
    done: new Map<string, number>(),
    events: new Map<string, number>(),
  };
  for (let game = from; game < to && trial.faults.length < mostFaults; game += 1)
    tryGame(`${seed} ${game}`, trial);
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

function tryGame(seed: string, trial: Running): void {
  const dice = openDice(seed);
  let state = smallWorld(dice.fork('world'));
  const seats = galacticEmpires.seats(state);
  let views: ReadonlyMap<SeatId, View> = new Map(
    seats.map((seat) => [seat, galacticEmpires.view(state, seat, [])]),
  );
  for (let turn = 1; turn <= turns; turn += 1) {
    const at = (fault: string): void => void trial.faults.push(`game «${seed}», turn ${turn}: ${fault}`);
    try {
      const draw = dice.fork('plans', turn);
      const plans = plansOf(state, views, draw);
      const rulings = rulingsOn(plans, draw.fork('rulings'));
      const input = { state, seed: `${seed} ${turn}`, plans, rulings };
      const outcome = runTurn<GalacticEmpires>(galacticEmpires, input);
      const heard = tellTurn<GalacticEmpires>(galacticEmpires, state, outcome.entries, seats);
      const after = deepFreeze(outcome.state);
      const next = new Map(
        seats.map((seat) => [
          seat,
          galacticEmpires.view(after, seat, heard.get(seat) ?? [], views.get(seat)),
        ]),
      );
      for (const fault of [
        ...bookFaults(state, outcome),
        ...worldFaults(after),
        ...refusalFaults(outcome, plans),
      ])
        at(fault);
      for (const seat of seats) {
        const told = {
          seat,
          before: state,
          after,
          entries: outcome.entries,
          heard: heard.get(seat) ?? [],
          view: next.get(seat) as View,
          rulings,
        };
        for (const fault of secretsTold(told)) at(fault);
      }
      // What takes long is tried for one seat on every third turn.
      if (draw.fork('reader').chance(1, 3)) {
        const reader = draw.fork('which').pick(seats);
        const [plan, view] = [plans[reader] as Plan<Order>, next.get(reader) as View];
        for (const fault of [
          ...adviceFaults(views.get(reader) as View, plan),
          ...fileFaults(outcome, view, plan),
          ...reportFaults(view, heard.get(reader) ?? []),
        ])
          at(fault);
        const again = runTurn<GalacticEmpires>(galacticEmpires, { ...input, state: plainCopy(state) });
        if (dataDigest(again) !== dataDigest(outcome)) at('the same input gives another turn');
      }
      tally(trial, plans, outcome);
      state = after;
      views = next;
    } catch (error) {
      at(
        `thrown: ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 5).join(' | ') : String(error)}`,
      );
      return;
    }
    if (trial.faults.length >= mostFaults) return;
  }
}

/** The ledger, kept a second time, against the state that the engine arrived at. */
function bookFaults(before: State, { entries, state }: TurnOutcome<GalacticEmpires>): readonly string[] {
  const books = openBooks(before);
  for (const { event, pass, step } of entries) {
    const known = books.faults.length;
    keep(books, event, pass);
    for (let fault = known; fault < books.faults.length; fault += 1)
      books.faults[fault] = `${step}: ${books.faults[fault] ?? ''}`;
  }
  return [...books.faults, ...differences(closedBooks(books), asBooks(state))].slice(0, mostFaults);
}

/** Every refusal is about an order that was given, and says why, by which rule, and under which name. */
function refusalFaults({ refusals }: TurnOutcome<GalacticEmpires>, plans: Plans): readonly string[] {
  const refs = new Set(
    valuesInOrder(plans).flatMap((plan) => listedOrders(plan).map(({ order }) => order.ref)),
  );
  return refusals.flatMap(({ order, step, problem }) => {
    const words = phraseText(problem.phrase);
    const sound =
      refs.has(order) &&
      problem.order === order &&
      /^GE \d/.test(problem.cite ?? '') &&
      /^[a-z]+(-[a-z]+)*$/.test(problem.code) &&
      /[.:]/.test(words) &&
      !isBroken(words);
    return sound ? [] : [`${step} refuses badly: ${JSON.stringify(problem)}`];
  });
}

const isBroken = (words: string): boolean => /[{}]|\bundefined\b|\bNaN\b|\[object /.test(words);

/** Nothing that a client asks about a plan throws, whatever stands in it. */
function adviceFaults(view: View, plan: Plan<Order>): readonly string[] {
  const said = listedOrders(plan).flatMap(({ order, unit }) => {
    const kind = galacticEmpires.orders[order.kind] as unknown as OrderKind<View, AnyOrder>;
    const at = unit === undefined ? {} : { unit };
    const form = kind.form?.(view, order, at, plan as Plan<AnyOrder>);
    for (const { name } of form?.fields ?? []) form?.set(name, form.values[name] ?? '');
    const why = kind.whyNot?.(view, at, plan as Plan<AnyOrder>);
    return [
      kind.say(order, view, at),
      ...kind.check(view, order, at).map(({ phrase }) => phrase),
      ...(why === undefined ? [] : [why.phrase]),
    ];
  });
  const { presentation } = galacticEmpires;
  presentation.headquarters(view, plan);
  presentation.routes(view, plan);
  for (const { unit } of presentation.units(view, plan)) presentation.unit(view, plan, unit);
  const advice = galacticEmpires.review(view, plan).map(({ phrase }) => phrase);
  return [...said, ...advice]
    .map(phraseText)
    .filter(isBroken)
    .map((words) => `said: ${words}`);
}

function reportFaults(view: View, heard: readonly Heard<Event>[]): readonly string[] {
  const lines = makeReport<GalacticEmpires>(galacticEmpires, view, heard).flatMap(({ places }) =>
    places.flatMap(({ lines }) => lines),
  );
  return lines
    .map(({ said }) => phraseText(said))
    .filter(isBroken)
    .map((words) => `said: ${words}`);
}

const plansCodec = planCodec<Order>(galacticEmpires.orders);

function fileFaults(
  { state, entries }: TurnOutcome<GalacticEmpires>,
  view: View,
  plan: Plan<Order>,
): readonly string[] {
  return [
    ...readsBack(galacticEmpires.codecs.state as never, state).map((fault) => `the state ${fault}`),
    ...readsBack(galacticEmpires.codecs.view as never, view).map((fault) => `the view ${fault}`),
    ...readsBack(plansCodec as never, plan).map((fault) => `the plan ${fault}`),
    ...everyKind(entries).flatMap((event) =>
      readsBack(galacticEmpires.codecs.event as never, event).map(
        (fault) => `the event ${JSON.stringify(event)} ${fault}`,
      ),
    ),
  ];
}

/** One event of each kind. */
const everyKind = (entries: readonly Entry<Event>[]): readonly Event[] => [
  ...new Map(entries.map(({ event }) => [event.kind, event])).values(),
];

function tally(trial: Running, plans: Plans, { entries }: TurnOutcome<GalacticEmpires>): void {
  const kinds = new Map(
    inOrder(plans).flatMap(([, plan]) =>
      listedOrders(plan).map(({ order }) => [order.ref, order.kind] as const),
    ),
  );
  for (const kind of kinds.values()) count(trial.given, kind);
  for (const { event } of entries) {
    count(trial.events, event.kind);
    const order = event.cause === undefined ? undefined : kinds.get(event.cause);
    if (order !== undefined) count(trial.done, order);
  }
}

/** Kinds of orders and events of the ruleset that a trial has not seen. */
export function unseen({ given, done, events }: Trial): {
  readonly given: readonly string[];
  readonly done: readonly string[];
  readonly events: readonly string[];
} {
  const orders = keysInOrder(galacticEmpires.orders);
  return {
    given: orders.filter((kind) => !given.has(kind)),
    done: orders.filter((kind) => !done.has(kind)),
    events: keysInOrder(galacticEmpires.tell).filter((kind) => !events.has(kind)),
  };
}
