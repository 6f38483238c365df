import { digest } from '#kernel/codec/digest.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { SeatId } from '#kernel/ids.ts';
import { isGivenBy } from '#kernel/ids.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { listedOrders } from '#kernel/orders/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { Problem } from '#kernel/problem.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameStore, ReceivedOrders, Verdict } from '../../gameStore.ts';
import type { Clock, Outcome, Sealing } from '../../ports.ts';
import { refusal } from '../refusals.ts';
import { openOrdersFile } from '../turnFiles.ts';
import type { SomeRuleset } from './read.ts';

/** A file that is said to hold orders. */
export interface OrdersGiven {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** By whom it was mailed, and when, as the mail says; absent for a file that was handed over. */
  readonly sender?: string;
  readonly sent?: string;
}

interface Opened {
  readonly seat: SeatId;
  readonly verdict: Verdict;
  readonly plan: unknown;
}

/**
 * Takes in one file that is said to hold orders. A valid one counts from now on for its seat; any other is written
 * down with the reason, and what counted before goes on to count. A file that came in before changes nothing.
 */
export async function takeOrders(
  { sealing, clock }: { readonly sealing: Sealing; readonly clock: Clock },
  store: GameStore,
  ruleset: SomeRuleset,
  file: OrdersGiven,
): Promise<ReceivedOrders> {
  const turn = store.turn();
  const arrived = { digest: digest(file.bytes), name: plainName(file.name), at: clock.now(), ...mailed(file) };
  const known = store.receivedBefore(turn, arrived.digest);
  if (known !== undefined) return known;
  const read = await openedBy(sealing, store, ruleset, file.bytes);
  if (read.ok) return store.receive(turn, { ...arrived, ...read.value, late: false, standing: 'counts', by: 'player', file: file.bytes });
  const seat = claimedSeat(file.bytes, store);
  const [first] = read.fault;
  return store.receive(turn, {
    ...arrived,
    verdict: first?.code === 'older-turn' || first?.code === 'other-results' ? 'stale' : 'refused',
    late: false,
    standing: 'counts',
    by: 'player',
    ...(seat === undefined ? {} : { seat }),
    code: first?.code ?? 'unreadable-body',
    reason: read.fault.map(({ phrase }) => phraseText(phrase)).join(' ').slice(0, 2000),
  });
}

async function openedBy(sealing: Sealing, store: GameStore, ruleset: SomeRuleset, bytes: Uint8Array): Promise<Outcome<Opened>> {
  const { facts } = store;
  const turn = store.turn();
  const seats = store.seats();
  const opened = await openOrdersFile(sealing, bytes, {
    game: facts.game,
    ruleset: facts.ruleset,
    edition: facts.edition,
    turn,
    seats: seats.map(({ seat }) => seat),
    seal: [facts.privately.seal],
    signKeys: (seat) => seats.filter((one) => one.seat === seat).map(({ publicly, former }) => [publicly.sign, ...former])[0],
  });
  if (!opened.ok) return opened;
  const { header: { seat }, body } = opened.value;
  if (store.results(turn).find((results) => results.seat === seat)?.digest !== body.basis) return bad([refusal.otherResults()]);
  const codec = planCodec<AnyOrder>(ruleset.orders);
  const plan = codec.parse(body.plan);
  if (!plan.ok) return bad([refusal.unreadableBody(), ...plan.fault]);
  const foreign = foreignOrder(plan.value, seat, turn);
  return foreign === undefined ? good({ seat, verdict: body.status, plan: codec.make(plan.value) }) : bad([foreign]);
}

const mailed = ({ sender, sent }: OrdersGiven): Pick<ReceivedOrders, 'sender' | 'sent'> => ({
  ...(sender === undefined ? {} : { sender }),
  ...(sent === undefined ? {} : { sent }),
});

/** A name as it can be shown: whoever sent the file chose it, and a terminal obeys what is no letter or sign. */
const plainName = (name: string): string => Array.from(name.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '')).slice(0, 200).join('');

/** References name their seat and turn, so that no order can be taken for another's. */
function foreignOrder(plan: Plan<AnyOrder>, seat: SeatId, turn: number): Problem | undefined {
  const found = listedOrders(plan).find(({ order }) => !isGivenBy(order.ref, seat, turn));
  return found === undefined ? undefined : refusal.foreignOrder(found.order.ref);
}

function claimedSeat(bytes: Uint8Array, store: GameStore): SeatId | undefined {
  const parts = splitFile(bytes);
  const claimed = parts.ok && parts.value.header.game === store.facts.game ? parts.value.header.seat : undefined;
  return store.seats().find(({ seat }) => seat === claimed)?.seat;
}
