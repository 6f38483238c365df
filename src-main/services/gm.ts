import type { OrderRef, SeatId, UnitId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { AnyOrder } from '#kernel/orders/plan.ts';
import { countOrders, listedOrders } from '#kernel/orders/plan.ts';
import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameStore, GameStores, ReceivedOrders, StandIn, StoredSeat, Undone } from '../gameStore.ts';
import { GameTrouble } from '../gameStore.ts';
import type { Files, Outcome } from '../ports.ts';
import type { Back, Rerun } from './gm/again.ts';
import { back, redo, rerun } from './gm/again.ts';
import { archiveOf } from './gm/archive.ts';
import { withCopies } from './gm/copies.ts';
import { olderRules } from './gm/editions.ts';
import { overAlready } from './gm/end.ts';
import { sealedLeft } from './gm/keyholder.ts';
import type { GmPorts, NewGameRequest } from './gm/newGame.ts';
import { prepareGame } from './gm/newGame.ts';
import { giverOf } from './gm/openOrders.ts';
import { by } from './gm/policy.ts';
import { publish } from './gm/publish.ts';
import type { SomeRuleset } from './gm/read.ts';
import { ledSeats, plansOf, viewOf } from './gm/read.ts';
import type { RunOutcome, Unjudged } from './gm/runTurn.ts';
import { runGameTurn, tryTurn } from './gm/runTurn.ts';
import type { DecidedSeat } from './gm/seats.ts';
import { decide, seatsOf } from './gm/seats.ts';
import type { GameStanding } from './gm/standing.ts';
import { standingOf } from './gm/standing.ts';
import type { OrdersGiven } from './gm/takeOrders.ts';
import { takeAll, takeOrders } from './gm/takeOrders.ts';
import { unseal } from './gm/unseal.ts';

/** All that a game master does with one game. Each deed happens wholly or not at all. */
export interface Gm {
  readonly store: GameStore;
  readonly ruleset: SomeRuleset;
  /** `mailed`: who sent it and when, for a file that came by mail. */
  takeOrders(
    bytes: Uint8Array,
    name: string,
    mailed?: Pick<OrdersGiven, 'sender' | 'sent' | 'came'>,
  ): Promise<ReceivedOrders>;
  /** Who gave orders that came in, with his address, if he plays the seat or stands in for it to this day. */
  giverOf(orders: ReceivedOrders): StoredSeat | StandIn | undefined;
  /** Takes in many files in this order, all in one transaction. */
  takeAll(files: readonly OrdersGiven[]): Promise<readonly ReceivedOrders[]>;
  standing(): GameStanding;
  /** Who leads the seats and how they stand, with what is decreed for the turn being ordered. */
  seats(): readonly DecidedSeat[];
  /** Decides about a seat by words such as `computer`, from the turn being ordered on; a later decision replaces an earlier one. */
  decide(seat: SeatId, words: readonly string[], who?: string): Outcome<undefined>;
  /** Advice on the orders that count, by seat; none for those that the computer leads. */
  review(): readonly {
    readonly seat: SeatId;
    readonly orders: number;
    readonly problems: readonly Problem[];
  }[];
  /** Orders that wait for a ruling. It runs the turn for a trial, and changes nothing. */
  unjudged(): readonly Unjudged[];
  /** Judges an order that came in for this turn; a later ruling replaces an earlier one. */
  rule(order: OrderRef, ruling: string, who?: string): Outcome<undefined>;
  /** Opens the sealed orders of this turn with the keyholder's key of it. */
  unseal(key: string, who?: string): Promise<Outcome<readonly ReceivedOrders[]>>;
  /** Throws `GameTrouble` while the game is played by an older edition of its rules, and while orders are still sealed. */
  run(options?: { readonly waits?: boolean; readonly who?: string }): Promise<RunOutcome>;
  rerun(asked: Rerun): Promise<Outcome<RunOutcome>>;
  back(asked: Back): Promise<Outcome<undefined>>;
  redo(asked: { readonly number?: number; readonly who?: string }): Promise<Outcome<Undone>>;
  publish(
    files: Files,
    folder: string,
    options?: { readonly turn?: number; readonly seats?: readonly SeatId[] },
  ): Promise<Outcome<readonly string[]>>;
  archive(): Uint8Array;
  /** What the seat knows at the start of the turn being ordered. */
  view(seat: SeatId): unknown;
  close(): void;
}

/** Begins a game in a new file. Refused: a setup, name or seat that cannot be, and a file that is there already. */
export async function newGame(
  ports: GmPorts,
  stores: GameStores,
  path: string,
  request: NewGameRequest,
): Promise<Outcome<Gm>> {
  const prepared = await prepareGame(ports, request);
  if (!prepared.ok) return prepared;
  const store = await stores.create(path, prepared.value);
  return store.ok ? good(gmOf(ports, store.value, request.ruleset, path)) : store;
}

/**
 * Opens a game. Refused, besides what is no whole game: one of rules that this program does not have. One that is played by an
 * older edition of its rules opens for looking, as far as today's can read it; its turns are not run until the game master consents.
 */
export async function openGame(
  ports: GmPorts,
  stores: GameStores,
  path: string,
  rulesetById: (id: string) => SomeRuleset | undefined,
): Promise<Outcome<Gm>> {
  const store = await stores.open(path);
  if (!store.ok) return store;
  const { ruleset: id, edition } = store.value.facts;
  const ruleset = rulesetById(id);
  if (ruleset !== undefined && edition <= ruleset.edition && canRead(ruleset, store.value))
    return good(gmOf(ports, store.value, ruleset, path));
  store.value.close();
  return bad([
    ruleset === undefined
      ? unreadable(
          'wrong-ruleset',
          'This game is played by the rules «{id}», which this program does not have. Update the program.',
          { id },
        )
      : unreadable(
          'other-edition',
          'This game is played by edition {edition} of its rules; this program has edition {mine}, which cannot read it. Use the program the game was begun with, or a newer one.',
          { edition, mine: ruleset.edition },
        ),
  ]);
}

/** Games of the program's own edition are read when something is asked of them: what cannot be read there is a bug. */
const canRead = (ruleset: SomeRuleset, store: GameStore): boolean =>
  store.facts.edition === ruleset.edition || ruleset.codecs.state.parse(store.turnOf(store.turn())?.state).ok;

function gmOf(ports: GmPorts, store: GameStore, ruleset: SomeRuleset, path: string): Gm {
  const view = (seat: SeatId): unknown => {
    const results = store.results(store.turn()).find((one) => one.seat === seat);
    if (results === undefined) throw new Error(`${seat} has no results`);
    return viewOf(ruleset, results.body);
  };
  const copying = ports.copies === undefined ? undefined : { files: ports.copies, path };
  const copied = <T>(turn: number, work: () => Promise<T>, ran: (done: T) => boolean): Promise<T> =>
    withCopies(copying, store, ports.clock.now, turn, work, ran);
  return {
    store,
    ruleset,
    view,
    takeOrders: (bytes, name, mailed) => takeOrders(ports, store, ruleset, { bytes, name, ...mailed }),
    giverOf: (orders) => giverOf(ports.sealing, store, orders),
    takeAll: (all) => takeAll(ports, store, ruleset, all),
    unseal: (key, who) => unseal(ports, store, ruleset, key, who),
    standing: () => standingOf(store, ruleset),
    review: () => {
      const led = ledSeats(ruleset, store);
      return inOrder(plansOf(ruleset, store))
        .filter(([seat]) => seat !== gameMaster && !led.includes(seat))
        .map(([seat, plan]) => ({
          seat,
          orders: countOrders(plan),
          problems: countOrders(plan) === 0 ? [] : ruleset.review(view(seat), plan),
        }));
    },
    seats: () => seatsOf(ruleset, store),
    decide: (seat, words, who) => decide(ports, ruleset, store, seat, words, who),
    unjudged: () => tryTurn(store, ruleset).unjudged,
    rule: (order, ruling, who) =>
      ruleOn(ports, { store, ruleset }, { order, ruling, ...(who === undefined ? {} : { who }) }),
    run: async (options) => {
      const stops = overAlready(store) ?? olderRules(store, ruleset) ?? sealedLeft(store, store.turn());
      if (stops !== undefined) throw new GameTrouble(stops, undefined);
      return copied(
        store.turn(),
        () => runGameTurn(ports, store, ruleset, options),
        ({ kind }) => kind === 'ran',
      );
    },
    rerun: async (asked) => {
      const stops = olderRules(store, ruleset) ?? sealedLeft(store, asked.turn);
      return stops === undefined
        ? copied(
            asked.turn,
            () => rerun(ports, store, ruleset, asked),
            (done) => done.ok && done.value.kind === 'ran',
          )
        : bad([stops]);
    },
    back: (asked) => back(ports, store, asked),
    redo: (asked) => redo(ports, store, ruleset, asked),
    publish: (files, folder, options) => publish(files, store, folder, options),
    archive: () => archiveOf(ports.sealing, store),
    close: () => store.close(),
  };
}

function ruleOn(
  { clock }: Pick<GmPorts, 'clock'>,
  { store, ruleset }: Pick<Gm, 'store' | 'ruleset'>,
  { order, ruling, who }: { readonly order: OrderRef; readonly ruling: string; readonly who?: string },
): Outcome<undefined> {
  const turn = store.turn();
  const found = orderOf(ruleset, store, order);
  if (found === undefined) {
    return bad([
      unreadable(
        'no-such-order',
        'No order {order} counts in turn {turn}. «gm check» lists the orders that wait for a ruling.',
        { order, turn },
      ),
    ]);
  }
  const rulings = ruleset.orders[found.order.kind]?.rulings ?? [];
  if (rulings.length === 0) {
    return bad([
      unreadable(
        'not-yours-to-judge',
        'The rules decide on order {order} themselves. «gm check» lists the orders that wait for a ruling.',
        { order },
      ),
    ]);
  }
  if (!rulings.includes(ruling)) {
    return bad([
      unreadable('no-such-ruling', '«{ruling}» is no ruling on order {order}. Choose one of: {rulings}.', {
        ruling,
        order,
        rulings: rulings.join(', '),
      }),
    ]);
  }
  store.together(() => {
    store.rule(turn, order, ruling);
    store.note({
      at: clock.now(),
      what: `An order of ${found.seat} was judged ${ruling}.`,
      ...by(who),
      turn,
    });
  });
  return good(undefined);
}

/** An order that counts in the turn being ordered, with who gave it. */
function orderOf(
  ruleset: SomeRuleset,
  store: GameStore,
  ref: OrderRef,
): { readonly seat: SeatId; readonly unit?: UnitId; readonly order: AnyOrder } | undefined {
  for (const [seat, plan] of inOrder(plansOf(ruleset, store))) {
    const found = listedOrders(plan).find(({ order }) => order.ref === ref);
    if (found !== undefined) return { seat, ...found };
  }
  return undefined;
}
