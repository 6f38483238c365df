import type { OrderRef, SeatId, RunId } from '#kernel/words/ids.ts';
import type { Game } from '#kernel/game/game.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { AnswersBy } from '#kernel/turn/answering.ts';
import type { Answerer, Answers } from '#kernel/sequence/question.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { StoredResults } from '../../../ports/game/results.ts';
import type { Fellow, StoredSeat } from '../../../ports/game/people.ts';
import type { StoredTurn } from '../../../ports/game/turns.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { readStored, viewOf, planCodecOf } from '../../ruleset.ts';
import { answersByOf } from './answersBy.ts';
import { answersFrom } from '../game/storedAnswers.ts';
import { waitingOf } from './waiting.ts';
import { countingOrders } from '../game/counts.ts';
import { orderNow } from '../policy/putOff.ts';
import type { SharedSeat } from './parts.ts';
import { countingShared, fellowsIn, sharedSeats } from './parts.ts';

/**
 * A turn of a game with everything needed to run it. Each part is read from the game's file and checked once,
 * when it is first used.
 */
export interface LoadedTurn {
  readonly turn: number;
  readonly stored: StoredTurn;
  readonly seats: readonly StoredSeat[];
  readonly received: readonly ReceivedOrders[];
  /** The further players of seats who have a part in the turn. */
  readonly fellows: readonly Fellow[];
  /** What the players of a seat sent, of seats that several share. */
  readonly shared: ReadonlyMap<SeatId, SharedSeat>;
  /** The files whose orders count, by seat; of a seat that several players share, with the plan that is made of all their files. */
  readonly counting: ReadonlyMap<SeatId, ReceivedOrders>;
  readonly results: readonly StoredResults[];
  readonly rulings: Readonly<Record<OrderRef, string>>;
  /** The world at the start of the turn. */
  readonly state: unknown;
  /** The order of its runs, as far as it is settled: of those that are over, and where some are put off. */
  readonly order: readonly RunId[];
  readonly decrees: Plan<AnyOrder>;
  /**
   * Seats that the computer leads, in id order: decided by the decrees, or else by the state of the world.
   */
  readonly led: readonly SeatId[];
  /**
   * A plan for every seat, and the game master's decrees. A seat led by the computer gets the computer's
   * orders, whatever files came in; any other seat the orders that count, or an empty plan if there are none.
   */
  readonly plans: Readonly<Record<SeatId, Plan<AnyOrder>>>;
  /** Seats without orders that count, which the computer does not lead either. */
  readonly unsent: ReadonlySet<SeatId>;
  /** What has been answered in its middle: by persons, of a run that waits or of a turn that has ended; and by anybody, of runs that are over. */
  readonly answers: Answers<Game>;
  readonly answersBy: AnswersBy;
  /** What a seat knew at the start of the turn. Throws for a seat without results of it. */
  readonly view: (seat: SeatId) => unknown;
}

/** Loads a turn. Reading a part throws for a turn that the game does not have. */
export function loadTurn(ruleset: SomeRuleset, store: GameStore, turn = store.turn()): LoadedTurn {
  const parts: { readonly [K in keyof LoadedTurn]: () => LoadedTurn[K] } = {
    turn: () => turn,
    stored: () => {
      const stored = store.turnOf(turn);
      if (stored === undefined) throw new Error(`the game has no turn ${turn}`);
      return stored;
    },
    seats: () => store.seats(),
    received: () => store.received(turn),
    fellows: () => {
      const all = store.fellows();
      return all.length === 0 ? [] : fellowsIn(all, turn, loaded.stored.ran?.how?.parts);
    },
    shared: () => sharedSeats(ruleset, loaded),
    counting: () =>
      new Map([
        ...countingOrders(loaded.received),
        ...[...loaded.shared].flatMap(([seat, shared]) => {
          const counts = countingShared(ruleset, shared);
          return counts === undefined ? [] : [[seat, counts] as const];
        }),
      ]),
    results: () => store.results(turn),
    rulings: () => store.rulings(turn),
    state: () => readStored(ruleset.codecs.state, loaded.stored.state, `state of turn ${turn}`),
    order: () => orderNow(ruleset, store, loaded),
    decrees: () => plainPlan(ruleset, store.plans(turn)[gameMaster], 'decrees'),
    led: () => ledBy(ruleset, loaded.state, loaded.decrees),
    plans: () => ({
      ...Object.fromEntries(loaded.seats.map(({ seat }) => [seat, planOf(seat)])),
      [gameMaster]: loaded.decrees,
    }),
    unsent: () =>
      new Set(
        loaded.seats
          .map(({ seat }) => seat)
          .filter((seat) => !loaded.counting.has(seat) && !loaded.led.includes(seat)),
      ),
    answers: () => answersTo(ruleset, store, loaded.stored),
    answersBy: () => answersByOf(store, loaded.led),
    view: () => viewsOf(ruleset, () => loaded.results),
  };
  const loaded = readOnce(parts);
  const planOf = (seat: SeatId): Plan<AnyOrder> =>
    ruleset.computerPlan !== undefined && loaded.led.includes(seat)
      ? ruleset.computerPlan(loaded.view(seat))
      : plainPlan(ruleset, loaded.counting.get(seat)?.plan, `orders of ${seat}`);
  return loaded;
}

/** What persons have answered, and all answers to runs of the turn that are over: whoever was waited for in them is waited for no longer. */
function answersTo(ruleset: SomeRuleset, store: GameStore, { turn, ran }: StoredTurn): Answers<Game> {
  const isPersons = ({ by }: { readonly by: Answerer }): boolean => by === 'person';
  if (ran !== undefined) return answersFrom(ruleset, ran.how?.answers ?? {}, isPersons);
  const over = store.runsOver(turn) === 0 ? [] : store.runs(turn);
  return Object.assign(
    {},
    ...over.map(({ how }) => answersFrom(ruleset, how.answers ?? {})),
    answersFrom(ruleset, waitingOf(store)?.answers ?? {}, isPersons),
  ) as Answers<Game>;
}

/** The views by seat; each is read from its results once. */
function viewsOf(ruleset: SomeRuleset, results: () => readonly StoredResults[]): (seat: SeatId) => unknown {
  const views = new Map<SeatId, unknown>();
  return (seat) => {
    if (views.has(seat)) return views.get(seat);
    const ofSeat = results().find((one) => one.seat === seat);
    if (ofSeat === undefined) throw new Error(`${seat} has no results`);
    const view = viewOf(ruleset, ofSeat.body);
    views.set(seat, view);
    return view;
  };
}

/** An object whose fields are each computed once, when first read. */
function readOnce<T extends object>(parts: { readonly [K in keyof T]: () => T[K] }): T {
  const made = new Map<string, unknown>();
  const fields = Object.entries<() => unknown>(parts).map(([name, make]) => [
    name,
    {
      enumerable: true,
      get: (): unknown => {
        if (!made.has(name)) made.set(name, make());
        return made.get(name);
      },
    },
  ]);
  return Object.defineProperties({}, Object.fromEntries(fields) as PropertyDescriptorMap) as T;
}

/** The seats that the computer leads in a turn that begins with this world, by the game master’s plan of it. */
export const ledBy = (
  { computerPlan, seating }: SomeRuleset,
  state: unknown,
  decrees: Plan<AnyOrder>,
): readonly SeatId[] => (computerPlan === undefined ? [] : (seating?.led(state, decrees) ?? []));

/** The seats that the computer leads in a turn. */
export const ledSeats = (ruleset: SomeRuleset, store: GameStore, turn = store.turn()): readonly SeatId[] =>
  loadTurn(ruleset, store, turn).led;

const plainPlan = (ruleset: SomeRuleset, raw: unknown, what: string): Plan<AnyOrder> =>
  raw === undefined ? emptyPlan<AnyOrder>() : readStored(planCodecOf(ruleset), raw, what);
