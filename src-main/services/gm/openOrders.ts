import type { FileParts } from '#kernel/files/envelope.ts';
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
import { checkOrdersFile, readOrdersFile } from '../turnFiles.ts';
import { keyholderOf } from './keyholder.ts';
import { endedOf } from './policy.ts';
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
  /** Orders are sealed to a second person: what they say is known when he gives the key of the turn. */
  readonly sealedIntake: boolean;
  readonly over: boolean;
  standIn(seat: SeatId): StandIn | undefined;
  /** Public signing keys of those who stood in for a seat once. */
  formerStandIns(seat: SeatId): readonly string[];
}

export interface OpenedOrders {
  readonly seat: SeatId;
  readonly verdict: Verdict;
  /** Absent: it is sealed, and cannot be read yet. */
  readonly plan?: unknown;
  readonly by: ReceivedOrders['by'];
}

export function intakeDesk(store: GameStore, ruleset: SomeRuleset): IntakeDesk {
  const turn = store.turn();
  const bases = new Map<SeatId, readonly string[]>();
  for (const { seat, digest } of [...store.results(turn), ...store.copies(turn)])
    bases.set(seat, [...(bases.get(seat) ?? []), digest]);
  const standIns = store.standIns();
  const former = stoodIn(store);
  return {
    facts: store.facts,
    ruleset,
    turn,
    seats: store.seats(),
    bases,
    sealedIntake: keyholderOf(store) !== undefined,
    over: endedOf(store) !== undefined,
    standIn: (seat) => standIns.find((one) => one.seat === seat),
    formerStandIns: (seat) => former.filter((one) => one.seat === seat).map(({ sign }) => sign),
  };
}

/** Opens one file of orders, signed by the seat's player or by who stands in for him, or says what is wrong with it. Under sealed intake it stays closed. */
export async function openOrders(
  sealing: Sealing,
  desk: IntakeDesk,
  bytes: Uint8Array,
): Promise<Outcome<OpenedOrders>> {
  const { facts, turn, seats } = desk;
  const signs = signerOf(sealing, bytes);
  const known = (seat: SeatId): readonly string[] | undefined =>
    seats.filter((one) => one.seat === seat).map(({ publicly, former }) => [publicly.sign, ...former])[0];
  const standIn = (seat: SeatId): boolean => signs(desk.standIn(seat)?.publicly.sign);
  const checked = checkOrdersFile(sealing, bytes, {
    game: facts.game,
    ruleset: facts.ruleset,
    edition: facts.edition,
    turn,
    seats: seats.map(({ seat }) => seat),
    signKeys: (seat) => (standIn(seat) ? [desk.standIn(seat)?.publicly.sign ?? ''] : known(seat)),
  });
  if (!checked.ok) {
    const seat = claimedSeat(bytes, desk);
    return seat !== undefined && desk.formerStandIns(seat).some(signs)
      ? bad([refusal.formerStandIn(seat)])
      : checked;
  }
  if (desk.over) return bad([refusal.gameOver()]);
  const { seat } = checked.value.header;
  const by = standIn(seat) ? 'stand-in' : 'player';
  if (desk.sealedIntake) return good({ seat, verdict: 'sealed', by });
  const read = await readOrders(sealing, desk, checked.value, facts.privately.seal);
  return read.ok ? good({ seat, by, ...read.value }) : read;
}

/** What a file says whose open part was found good, with the private key that it is sealed to; or why it cannot be used. */
export async function readOrders(
  sealing: Sealing,
  { bases, ruleset, turn }: Pick<IntakeDesk, 'bases' | 'ruleset' | 'turn'>,
  parts: FileParts,
  key: string,
): Promise<Outcome<{ readonly verdict: 'final' | 'draft'; readonly plan: unknown }>> {
  const { seat } = parts.header;
  const opened = await readOrdersFile(sealing, parts, [key]);
  if (!opened.ok) return opened;
  const body = opened.value;
  if (bases.get(seat)?.includes(body.basis) !== true) return bad([refusal.otherResults()]);
  const codec = planCodec<AnyOrder>(ruleset.orders);
  const plan = codec.parse(body.plan);
  if (!plan.ok) return bad([refusal.unreadableBody(), ...plan.fault]);
  const foreign = foreignOrder(plan.value, seat, turn);
  return foreign === undefined
    ? good({ verdict: body.status, plan: codec.make(plan.value) })
    : bad([foreign]);
}

/** Whether a key signed the file. */
function signerOf(sealing: Sealing, bytes: Uint8Array): (key: string | undefined) => boolean {
  const parts = splitFile(bytes);
  return (key) =>
    key !== undefined && parts.ok && sealing.verify(parts.value.head, parts.value.signature, key);
}

/**
 * Who gave orders that came in, if he plays the seat or stands in for it to this day: who comes after him has keys of his own. A file
 * that was refused counts as given by whom it names, for it is not kept.
 */
export function giverOf(
  sealing: Sealing,
  store: GameStore,
  { seat, by, file }: ReceivedOrders,
): StoredSeat | StandIn | undefined {
  const holder = (by === 'stand-in' ? store.standIns() : store.seats()).find((one) => one.seat === seat);
  return holder === undefined || (file !== undefined && !signerOf(sealing, file)(holder.publicly.sign))
    ? undefined
    : holder;
}

/** References name their seat and turn, so that no order can be taken for another's. */
function foreignOrder(plan: Plan<AnyOrder>, seat: SeatId, turn: number): Problem | undefined {
  const found = listedOrders(plan).find(({ order }) => !isGivenBy(order.ref, seat, turn));
  return found === undefined ? undefined : refusal.foreignOrder(found.order.ref);
}

/** The seat of this game that a file says it is of. */
export function claimedSeat(
  bytes: Uint8Array,
  { facts, seats }: Pick<IntakeDesk, 'facts' | 'seats'>,
): SeatId | undefined {
  const parts = splitFile(bytes);
  const claimed = parts.ok && parts.value.header.game === facts.game ? parts.value.header.seat : undefined;
  return seats.find(({ seat }) => seat === claimed)?.seat;
}
