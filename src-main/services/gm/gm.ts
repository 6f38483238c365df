import type { SeenFile } from '#kernel/files/envelope.ts';
import { adviceOn, unreadIn } from '#kernel/orders/sheet.ts';
import type { OrderRef, SeatId, RunId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { countOrders } from '#kernel/game/plan.ts';
import { booksOf } from '#kernel/codec/books.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { forGm } from '#kernel/words/problem.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore, GameStores } from '../../ports/game/store.ts';
import type { ReceivedOrders } from '../../ports/game/orders.ts';
import type { Fellow, StandIn, StoredSeat } from '../../ports/game/people.ts';
import type { Undone } from '../../ports/game/undone.ts';
import type { Files } from '../../ports/files.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Asked } from '#kernel/sequence/question.ts';
import type { AnswersGiven, AnswersTaken } from './asking/takeAnswers.ts';
import { answerAsGm } from './asking/answerAsGm.ts';
import { openQuestions, takeAnswers } from './asking/takeAnswers.ts';
import { booksIn, readTexts } from './game/books.ts';
import type { LoadedTurn } from './turns/loadedTurn.ts';
import { loadTurn } from './turns/loadedTurn.ts';
import type { GmPorts, NewGameRequest } from './beginning/newGame.ts';
import { prepareGame } from './beginning/newGame.ts';
import { giverOf, intakeContext, openOrders } from './intake/openOrders.ts';
import type { RulesetOf, SomeRuleset } from '../ruleset.ts';
import type { Ruling } from './intake/rulings.ts';
import { ruleOn } from './intake/rulings.ts';
import type { GameStanding } from './schedule/standing.ts';
import { standingOf } from './schedule/standing.ts';
import type { OrdersGiven } from './intake/takeOrders.ts';
import { takeAllIn, takeIn } from './people/grants.ts';
import { unseal } from './intake/unseal.ts';
import { awayNow } from './schedule/holidays.ts';
import { giveOwn, type OwnPlan, ownPlan, type OwnWanted, takeBackOwn } from './people/ownOrders.ts';
import { type DecidedSeat, decide, seatsOf } from './turns/seats.ts';
import { archiveOf } from './proof/archive.ts';
import { publish } from './results/publish.ts';
import type { Back, Rerun } from './running/again.ts';
import { back, redo, rerun } from './running/again.ts';
import { type Busy, run } from './running/run.ts';
import type { RunOptions, RunOutcome } from './trial/outcome.ts';
import { tryTurn, type Unjudged } from './trial/tryTurn.ts';
import { putOff } from './running/puttingOff.ts';
import type { RunStanding } from './schedule/standings.ts';
import { runStandings, standingByRuns } from './schedule/standings.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { nameSeats } from './named.ts';
import { overBooks } from '../ruleset.ts';

/** Everything a game master does with one game. Each action happens completely or not at all. */
export interface Gm {
  readonly store: GameStore;
  readonly ruleset: SomeRuleset;
  /** `mailed`: the sender and times of a file that came by mail. */
  takeOrders(
    bytes: Uint8Array,
    name: string,
    mailed?: Pick<OrdersGiven, 'sender' | 'sent' | 'came'>,
  ): Promise<ReceivedOrders>;
  /** The player or stand-in who sent these orders, if they still have that seat or a part of it. `file`: theirs, where it is at hand. */
  giverOf(orders: ReceivedOrders, file?: SeenFile): StoredSeat | StandIn | Fellow | undefined;
  /** Why an orders file cannot be used, in words for its sender; empty if it can. */
  whyRefused(all: readonly SeenFile[]): Promise<readonly string[]>;
  /** Takes in several files, in this order and in one transaction. */
  takeAll(files: readonly OrdersGiven[]): Promise<readonly ReceivedOrders[]>;
  standing(): GameStanding;
  /** The runs of the current turn, in order; none where all move together. */
  runs(): readonly RunStanding[];
  /** Puts a run of the current turn off, or back to its place. Refused: one that is over, or may not wait. */
  putOff(asked: {
    readonly run: RunId;
    readonly back?: boolean;
    readonly why?: string;
    readonly who?: string;
  }): Promise<Outcome<undefined>>;
  /** Who leads each seat and its standing, with what is decreed for the current turn. */
  seats(): readonly DecidedSeat[];
  /**
   * Decides about a seat by words such as `computer`, from the current turn on; replaces an earlier
   * decision.
   */
  decide(seat: SeatId, words: readonly string[], who?: string): Outcome<undefined>;
  /** The game master's own orders of this turn, and what else they can order. */
  ownPlan(): OwnPlan;
  /** Gives one of them by the form of its kind. */
  giveOwn(wanted: OwnWanted, who?: string): Outcome<OrderRef>;
  takeBackOwn(ref: OrderRef, who?: string): Outcome<undefined>;
  /**
   * Advice about the orders that count, by seat, in words for the game master; none for seats led by the
   * computer.
   */
  review(): readonly {
    readonly seat: SeatId;
    readonly orders: number;
    readonly problems: readonly Problem[];
  }[];
  /** Orders that await a ruling. Runs the turn as a trial, which changes nothing. */
  unjudged(): readonly Unjudged[];
  /** Judges an order of this turn; replaces an earlier ruling. */
  rule(order: OrderRef, ruling: string, who?: string): Outcome<undefined>;
  /** Judges several orders at once, or withdraws rulings: all of them or none. */
  ruleAll(rulings: readonly Ruling[], who?: string): Outcome<undefined>;
  /** What the run that waits asks, with the game master's own questions. */
  questions(): readonly Asked<Game>[];
  /** Takes in answers files to the run that waits. */
  takeAnswers(files: readonly AnswersGiven[]): Promise<readonly AnswersTaken[]>;
  /** Answers one of the game master's own questions. */
  answer(
    given: { readonly number: number; readonly orders: readonly unknown[] },
    who?: string,
  ): Outcome<undefined>;
  /** Opens the sealed orders of this turn with the keyholder's key for it. */
  unseal(key: string, who?: string): Promise<Outcome<readonly ReceivedOrders[]>>;
  /**
   * Runs the current turn; `busy` while somebody else works on the game. Throws `GameTrouble` if the
   * game is over, is played by an older edition of its rules, or still has sealed orders.
   */
  run(options?: Omit<RunOptions, 'again'>): Promise<RunOutcome | Busy>;
  rerun(asked: Rerun): Promise<Outcome<RunOutcome>>;
  back(asked: Back): Promise<Outcome<undefined>>;
  redo(asked: { readonly number?: number; readonly who?: string }): Promise<Outcome<Undone>>;
  publish(
    files: Files,
    folder: string,
    options?: { readonly turn?: number; readonly seats?: readonly SeatId[] },
  ): Promise<Outcome<readonly string[]>>;
  archive(): Uint8Array;
  /** What the seat knows at the start of the current turn. */
  view(seat: SeatId): unknown;
  close(): void;
}

/**
 * Begins a game in a new file. Refused: an impossible setup, name or seat, and a file that already exists.
 */
export async function newGame(
  ports: GmPorts,
  stores: GameStores,
  path: string,
  request: NewGameRequest,
): Promise<Outcome<Gm>> {
  const prepared = await prepareGame(ports, request);
  if (!prepared.ok) return prepared;
  const store = await stores.create(path, prepared.value);
  return store.ok
    ? good(gmOf(ports, store.value, overBooks(request.ruleset, booksIn(store.value)), path))
    : store;
}

/**
 * Opens a game. Refused: an incomplete file, and a ruleset that this program does not have. A game played by
 * an older edition of its rules opens for viewing, as far as today's rules can read it; its turns are not run
 * until the game master consents to the newer rules.
 */
export async function openGame(
  ports: GmPorts,
  stores: GameStores,
  path: string,
  rulesetOf: RulesetOf,
): Promise<Outcome<Gm>> {
  const store = await stores.open(path);
  if (!store.ok) return store;
  const { ruleset: id, edition } = store.value.facts;
  const listed = await rulesetOf(id);
  const texts = readTexts(store.value);
  if (!texts.ok) {
    store.value.close();
    return texts;
  }
  const ruleset = listed === undefined ? undefined : overBooks(listed, booksOf(texts.value));
  if (ruleset !== undefined && edition <= ruleset.edition && canRead(ruleset, store.value))
    return good(gmOf(ports, store.value, ruleset, path));
  store.value.close();
  return bad([
    ruleset === undefined
      ? unreadable('wrong-ruleset/game', { id })
      : unreadable('other-edition', { edition, mine: ruleset.edition }),
  ]);
}

/** Games of the current edition are not checked here: failing to read one later is a bug. */
const canRead = (ruleset: SomeRuleset, store: GameStore): boolean =>
  store.facts.edition === ruleset.edition || ruleset.codecs.state.parse(store.turnOf(store.turn())?.state).ok;

function gmOf(ports: GmPorts, store: GameStore, ruleset: SomeRuleset, path: string): Gm {
  nameSeats(store, ruleset);
  const loadNow = (): LoadedTurn => loadTurn(ruleset, store);
  const copying = ports.copies === undefined ? undefined : { files: ports.copies, path };
  const running = { ports, store, ruleset, copying };
  return {
    store,
    ruleset,
    view: (seat) => loadNow().view(seat),
    takeOrders: (bytes, name, mailed) => takeIn(ports, { store, ruleset }, { bytes, name, ...mailed }),
    giverOf: (orders, file) => giverOf(ports.sealing, store, orders, file),
    whyRefused: (all) => {
      const context = intakeContext(store, ruleset);
      return Promise.all(
        all.map(async (file) => {
          const read = await openOrders(ports.sealing, context, file);
          return read.ok ? '' : read.fault.map(({ phrase }) => phraseText(phrase)).join(' ');
        }),
      );
    },
    takeAll: (all) => takeAllIn(ports, { store, ruleset }, all),
    unseal: (key, who) => unseal(ports, store, ruleset, key, who),
    standing: () => {
      const loaded = loadNow();
      const byRuns = standingByRuns(runStandings(ruleset, store, loaded));
      return { ...standingOf(loaded), ...byRuns, ...awayNow(store, ports.clock.now()) };
    },
    runs: () => runStandings(ruleset, store, loadNow()),
    putOff: (asked) => putOff(ports, { ruleset, store, state: loadNow().state }, asked),
    review: () => {
      const { plans, led, view } = loadNow();
      return inOrder(plans)
        .filter(([seat]) => seat !== gameMaster && !led.includes(seat))
        .map(([seat, plan]) => ({
          seat,
          orders: countOrders(plan),
          problems:
            countOrders(plan) === 0 && unreadIn(plan).length === 0
              ? []
              : adviceOn(ruleset, view(seat), plan).map(forGm),
        }));
    },
    seats: () => seatsOf(ruleset, loadNow()),
    decide: (seat, words, who) => decide(ports, ruleset, store, seat, words, who),
    ownPlan: () => ownPlan(ruleset, store),
    giveOwn: (wanted, who) => giveOwn({ clock: ports.clock, who }, ruleset, store, wanted),
    takeBackOwn: (ref, who) => takeBackOwn({ clock: ports.clock, who }, ruleset, store, ref),
    unjudged: () => tryTurn(ruleset, store.facts.secret, loadNow()).unjudged,
    rule: (order, ruling, who) => ruleOn(ports, { store, ruleset }, [{ order, ruling }], who),
    ruleAll: (rulings, who) => ruleOn(ports, { store, ruleset }, rulings, who),
    questions: () => openQuestions(store, ruleset),
    takeAnswers: (files) => takeAnswers(ports, store, ruleset, files),
    answer: (given, who) => answerAsGm(ports, store, ruleset, given, who),
    run: (options) => run(running, options),
    rerun: (asked) => rerun(running, asked),
    back: (asked) => back(ports, store, asked),
    redo: (asked) => redo(ports, store, ruleset, asked),
    publish: (files, folder, options) => publish(files, store, folder, options),
    archive: () => archiveOf(ports.sealing, store),
    close: () => store.close(),
  };
}
