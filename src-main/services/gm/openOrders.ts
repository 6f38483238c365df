import { splitFile } from '#kernel/files/envelope.ts';
import type { SeatId } from '#kernel/ids.ts';
import { isGivenBy } from '#kernel/ids.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { listedOrders } from '#kernel/orders/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { Problem } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameFacts, GameStore, ReceivedOrders, StandIn, StoredSeat, Verdict } from '../../gameStore.ts';
import type { Outcome, Sealing } from '../../ports.ts';
import { refusal } from '../refusals.ts';
import { openOrdersFile } from '../turnFiles.ts';
import type { SomeRuleset } from './read.ts';
import { stoodIn } from './standIns.ts';

/** What is at hand when files of orders are opened; read from the game once for many files. */
export interface IntakeDesk {
  readonly facts: GameFacts;
  readonly ruleset: SomeRuleset;
  readonly turn: number;
  readonly seats: readonly StoredSeat[];
  /** Digests of the results and copies of this turn, by seat: a plan was made on one of them. */
  readonly bases: ReadonlyMap<SeatId, readonly string[]>;
  standIn(seat: SeatId): StandIn | undefined;
  /** Public signing keys of those who stood in for a seat once. */
  formerStandIns(seat: SeatId): readonly string[];
}

export interface OpenedOrders {
  readonly seat: SeatId;
  readonly verdict: Verdict;
  readonly plan: unknown;
  readonly by: ReceivedOrders['by'];
}

export function intakeDesk(store: GameStore, ruleset: SomeRuleset): IntakeDesk {
  const turn = store.turn();
  const bases = new Map<SeatId, readonly string[]>();
  for (const { seat, digest } of [...store.results(turn), ...store.copies(turn)]) bases.set(seat, [...(bases.get(seat) ?? []), digest]);
  const standIns = store.standIns();
  const former = stoodIn(store);
  return {
    facts: store.facts, ruleset, turn, seats: store.seats(), bases,
    standIn: (seat) => standIns.find((one) => one.seat === seat),
    formerStandIns: (seat) => former.filter((one) => one.seat === seat).map(({ sign }) => sign),
  };
}

/** Opens one file of orders, signed by the seat's player or by who stands in for him, or says what is wrong with it. */
export async function openOrders(sealing: Sealing, desk: IntakeDesk, bytes: Uint8Array): Promise<Outcome<OpenedOrders>> {
  const { facts, turn, seats, ruleset } = desk;
  const signs = signerOf(sealing, bytes);
  const known = (seat: SeatId): readonly string[] | undefined => seats.filter((one) => one.seat === seat).map(({ publicly, former }) => [publicly.sign, ...former])[0];
  const standIn = (seat: SeatId): boolean => signs(desk.standIn(seat)?.publicly.sign);
  const opened = await openOrdersFile(sealing, bytes, {
    game: facts.game,
    ruleset: facts.ruleset,
    edition: facts.edition,
    turn,
    seats: seats.map(({ seat }) => seat),
    seal: [facts.privately.seal],
    signKeys: (seat) => (standIn(seat) ? [desk.standIn(seat)?.publicly.sign ?? ''] : known(seat)),
  });
  if (!opened.ok) {
    const seat = claimedSeat(bytes, desk);
    return seat !== undefined && desk.formerStandIns(seat).some(signs) ? bad([refusal.formerStandIn(seat)]) : opened;
  }
  const { header: { seat }, body } = opened.value;
  if (desk.bases.get(seat)?.includes(body.basis) !== true) return bad([refusal.otherResults()]);
  const codec = planCodec<AnyOrder>(ruleset.orders);
  const plan = codec.parse(body.plan);
  if (!plan.ok) return bad([refusal.unreadableBody(), ...plan.fault]);
  const foreign = foreignOrder(plan.value, seat, turn);
  return foreign === undefined ? good({ seat, verdict: body.status, plan: codec.make(plan.value), by: standIn(seat) ? 'stand-in' : 'player' }) : bad([foreign]);
}

/** Whether a key signed the file. */
function signerOf(sealing: Sealing, bytes: Uint8Array): (key: string | undefined) => boolean {
  const parts = splitFile(bytes);
  return (key) => key !== undefined && parts.ok && sealing.verify(parts.value.head, parts.value.signature, key);
}

/** References name their seat and turn, so that no order can be taken for another's. */
function foreignOrder(plan: Plan<AnyOrder>, seat: SeatId, turn: number): Problem | undefined {
  const found = listedOrders(plan).find(({ order }) => !isGivenBy(order.ref, seat, turn));
  return found === undefined ? undefined : refusal.foreignOrder(found.order.ref);
}

/** The seat of this game that a file says it is of. */
export function claimedSeat(bytes: Uint8Array, { facts, seats }: Pick<IntakeDesk, 'facts' | 'seats'>): SeatId | undefined {
  const parts = splitFile(bytes);
  const claimed = parts.ok && parts.value.header.game === facts.game ? parts.value.header.seat : undefined;
  return seats.find(({ seat }) => seat === claimed)?.seat;
}
