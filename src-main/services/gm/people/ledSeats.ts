import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { mayGive } from '#kernel/orders/givers.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan, freshRef, withOrder, withoutOrder } from '#kernel/game/plan.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { StoredSeat } from '../../../ports/game/people.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { makeOrdersFile } from '../../turnFiles.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { planCodecOf } from '../../ruleset.ts';
import { openSeats, questionsOf, waitingOf } from '../turns/waiting.ts';
import { ledSeats, loadTurn } from '../turns/loadedTurn.ts';
import { countingOrders } from '../game/counts.ts';
import type { IntakePorts } from '../intake/takeOrders.ts';
import { takeOrders } from '../intake/takeOrders.ts';
import type { OwnOffer, OwnPlan, OwnWanted } from './ownOrders.ts';
import { filledOrder, offersAt, ordersSaid } from './ownOrders.ts';

/*
 * Seats that nobody plays: the game master leads them, from what they know alone, by files like everybody’s.
 */

/** The seat, unless somebody plays it. */
export function leadable(ruleset: SomeRuleset, store: GameStore, seat: SeatId): Outcome<StoredSeat> {
  const seats = store.seats();
  const found = seats.find((one) => one.seat === seat);
  if (found === undefined)
    return bad([unreadable('no-such-seat/known', { seat, seats: seats.map((one) => one.seat).join(', ') })]);
  const player = found.player || store.standIns().find((one) => one.seat === seat)?.player;
  if (player !== undefined && player !== '') return bad([unreadable('seat-played', { seat, player })]);
  if (ledSeats(ruleset, store).includes(seat)) return bad([unreadable('seat-by-computer', { seat })]);
  return good(found);
}

/** Every seat that the game master leads now. */
export function leadableSeats(ruleset: SomeRuleset, store: GameStore): readonly SeatId[] {
  const played = new Set(store.standIns().map(({ seat }) => seat));
  const free = store.seats().filter(({ seat, player }) => player === '' && !played.has(seat));
  if (free.length === 0) return [];
  const byComputer = ledSeats(ruleset, store);
  return free.flatMap(({ seat }) => (byComputer.includes(seat) ? [] : [seat]));
}

/** All files that the seat has got, the oldest first: results, and the questions that are open. */
export function filesOf(store: GameStore, seat: SeatId): readonly Uint8Array[] {
  const results = store
    .turns()
    .flatMap((turn) => store.results(turn).filter((one) => one.seat === seat))
    .map(({ file }) => file);
  const waiting = waitingOf(store);
  const asked = waiting === undefined ? undefined : openSeats(waiting).find((one) => one.seat === seat);
  const questions = asked === undefined ? undefined : questionsOf(store, asked);
  return questions === undefined ? results : [...results, questions];
}

interface Led {
  readonly view: unknown;
  readonly plan: Plan<AnyOrder>;
  /** The file that counts, if one has come in. */
  readonly counting: ReceivedOrders | undefined;
}

function ledNow(ruleset: SomeRuleset, store: GameStore, seat: SeatId): Led {
  const counting = countingOrders(store.received(store.turn())).get(seat);
  const read = counting === undefined ? undefined : planCodecOf(ruleset).parse(counting.plan);
  return {
    view: loadTurn(ruleset, store).view(seat),
    plan: read?.ok === true ? (read.value as Plan<AnyOrder>) : emptyPlan(),
    counting,
  };
}

/** All that orders of a seat can be about. */
const spotsIn = ({ presentation }: SomeRuleset, view: unknown, plan: Plan<AnyOrder>): readonly Spot[] => [
  {},
  ...presentation.seats(view).map(({ seat }) => ({ seat })),
  ...presentation.map(view).places.map(({ place }) => ({ place })),
  ...presentation.units(view, plan).map(({ unit }) => ({ unit })),
];

/** What a seat that nobody plays has ordered this turn, with advice, and what it can order. */
export function ledPlan(ruleset: SomeRuleset, store: GameStore, seat: SeatId): Outcome<OwnPlan> {
  const found = leadable(ruleset, store, seat);
  if (!found.ok) return found;
  const { view, plan } = ledNow(ruleset, store, seat);
  return good({ orders: ordersSaid(ruleset, view, plan), offers: offersOf(ruleset, view, plan, seat) });
}

const offersOf = (
  ruleset: SomeRuleset,
  view: unknown,
  plan: Plan<AnyOrder>,
  seat: SeatId,
): readonly OwnOffer[] =>
  offersAt(ruleset, view, plan, {
    kinds: keysInOrder(ruleset.orders).filter((name) => {
      const kind = ruleset.orders[name];
      return kind !== undefined && kind.answers !== true && mayGive(kind, seat);
    }),
    spots: spotsIn(ruleset, view, plan),
  });

/** An order of a led seat as it is asked for: also about a unit. */
export interface LedWanted extends OwnWanted {
  readonly unit?: string;
}

/** Gives one order of a seat that nobody plays, by the form of its kind: an orders file signed by the seat comes in. */
export async function giveLed(
  ports: IntakePorts,
  ruleset: SomeRuleset,
  store: GameStore,
  { seat, ...wanted }: LedWanted & { readonly seat: SeatId },
): Promise<Outcome<OrderRef>> {
  const found = leadable(ruleset, store, seat);
  if (!found.ok) return found;
  const led = ledNow(ruleset, store, seat);
  const offers = offersOf(ruleset, led.view, led.plan, seat);
  const offer = offers.find(
    ({ kind: name, at }) =>
      name === wanted.kind &&
      (wanted.at === undefined || at.place === wanted.at) &&
      (wanted.unit === undefined || at.unit === wanted.unit),
  );
  const kind = ruleset.orders[wanted.kind];
  if (offer === undefined || kind === undefined)
    return bad([
      unreadable('no-own-order', {
        kind: wanted.kind,
        kinds: [...new Set(offers.map((one) => one.kind))].join(', ') || '—',
      }),
    ]);
  const filled = filledOrder(kind, led.view, offer, { plan: led.plan, values: wanted.values });
  if (!filled.ok) return filled;
  const ref = freshRef(seat, store.turn(), led.plan);
  const plan = withOrder(led.plan, { ...filled.value, ref } as AnyOrder, offer.at.unit);
  const problem = await taken(ports, ruleset, store, found.value, plan);
  return problem === undefined ? good(ref) : bad([problem]);
}

/** Takes one order of such a seat back. */
export async function takeBackLed(
  ports: IntakePorts,
  ruleset: SomeRuleset,
  store: GameStore,
  { seat, ref }: { readonly seat: SeatId; readonly ref: OrderRef },
): Promise<Outcome<undefined>> {
  const found = leadable(ruleset, store, seat);
  if (!found.ok) return found;
  const led = ledNow(ruleset, store, seat);
  const plan = withoutOrder(led.plan, ref);
  if (plan === led.plan) return bad([unreadable('no-own-order/given', { ref })]);
  const problem = await taken(ports, ruleset, store, found.value, plan);
  return problem === undefined ? good(undefined) : bad([problem]);
}

/** Signs the plan as the seat’s orders, and takes them in; why they were not, if so. */
async function taken(
  ports: IntakePorts,
  ruleset: SomeRuleset,
  store: GameStore,
  { seat, privately, publicly }: StoredSeat,
  plan: Plan<AnyOrder>,
): Promise<Problem | undefined> {
  const turn = store.turn();
  const basis = store.results(turn).find((one) => one.seat === seat)?.digest ?? '';
  const before = store.received(turn).filter((one) => one.seat === seat);
  const { facts } = store;
  const bytes = await makeOrdersFile(
    ports.sealing,
    { game: facts.game, ruleset: facts.ruleset, edition: facts.edition, turn, seat },
    {
      plan: planCodecOf(ruleset).make(plan) as never,
      basis,
      program: 'game master',
      status: 'final',
      saves: 1 + Math.max(0, ...before.map(({ saves = 0 }) => saves)),
    },
    { signKey: privately.sign, recipient: facts.publicly.seal, copyTo: publicly.seal },
  );
  const received = await takeOrders(ports, store, ruleset, { bytes, name: `${seat}.orders` });
  return received.verdict === 'final'
    ? undefined
    : unreadable('orders-not-taken/led', { reason: received.reason ?? '' });
}
