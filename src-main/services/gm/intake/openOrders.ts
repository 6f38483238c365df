import { isTidy } from '#kernel/codec/tidyLine.ts';
import type { FileParts, SeenFile } from '#kernel/files/envelope.ts';
import { seenFile } from '#kernel/files/envelope.ts';
import type { PlayerRequest } from '#kernel/files/requests.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { isGivenBy } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameFacts } from '../../../ports/game/facts.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ReceivedOrders, Verdict } from '../../../ports/game/orders.ts';
import type { Fellow, StandIn, StoredSeat } from '../../../ports/game/people.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { checkOrdersFile, readOrdersFile } from '../../openTurnFiles.ts';
import { waitingOf } from '../turns/waiting.ts';
import { keyholderOf } from '../game/keyholder.ts';
import { endedOf } from '../policy/policy.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { stoodIn } from '../policy/standIns.ts';
import { fellowsNow, hasPart } from '../turns/parts.ts';
import { planCodecOf } from '../../ruleset.ts';
import { unreadable } from '#contract/refusals/library.ts';

/** What is needed to open orders files; read from the game once for many files. */
export interface IntakeContext {
  readonly facts: GameFacts;
  readonly ruleset: SomeRuleset;
  readonly turn: number;
  readonly seats: readonly StoredSeat[];
  /** Digests of this turn's results and copies, by seat; every plan is based on one of them. */
  readonly bases: ReadonlyMap<SeatId, readonly string[]>;
  /** Orders are sealed to a keyholder, and cannot be read before the keyholder gives the key of the turn. */
  readonly sealedIntake: boolean;
  readonly over: boolean;
  /** The run of the turn has begun and waits for answers: its orders are fixed. */
  readonly waits: boolean;
  /** All further players that seats have had. */
  readonly fellows: readonly Fellow[];
  standIn(seat: SeatId): StandIn | undefined;
  /** Public signing keys of a seat's former stand-ins. */
  formerStandIns(seat: SeatId): readonly string[];
}

export interface OpenedOrders {
  readonly seat: SeatId;
  readonly verdict: Verdict;
  /** Absent while it is sealed and cannot be read. */
  readonly plan?: unknown;
  readonly requests?: readonly PlayerRequest[];
  readonly by: ReceivedOrders['by'];
  /** The number of the further player who signed it. */
  readonly fellow?: number;
  readonly signedBy: string;
  /** Absent while it is sealed, or if an older program wrote none. */
  readonly saves?: number;
  readonly library?: string;
  readonly saved?: number;
}

export function intakeContext(store: GameStore, ruleset: SomeRuleset, turn = store.turn()): IntakeContext {
  const bases = new Map<SeatId, readonly string[]>();
  for (const { seat, digest } of [...store.results(turn), ...store.copies(turn), ...store.fellowCopies(turn)])
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
    waits: waitingOf(store)?.turn === turn,
    fellows: store.fellows(),
    standIn: (seat) => standIns.find((one) => one.seat === seat),
    formerStandIns: (seat) => former.filter((one) => one.seat === seat).map(({ sign }) => sign),
  };
}

/**
 * Opens an orders file signed by the seat's player or stand-in or a further player of it, or says what is wrong with it. Under sealed
 * intake its plan stays unread.
 */
export async function openOrders(
  sealing: Sealing,
  context: IntakeContext,
  file: SeenFile,
): Promise<Outcome<OpenedOrders>> {
  const { facts, turn, seats } = context;
  const signs = signerOf(sealing, file);
  const known = (seat: SeatId): readonly string[] | undefined =>
    seats.filter((one) => one.seat === seat).map(({ publicly, former }) => [publicly.sign, ...former])[0];
  const standIn = (seat: SeatId): boolean => signs(context.standIn(seat)?.publicly.sign);
  const fellowOf = (seat: SeatId): Fellow | undefined =>
    context.fellows.find((one) => one.seat === seat && hasPart(one, turn) && signs(one.publicly.sign));
  const checked = checkOrdersFile(sealing, file, {
    game: facts.game,
    ruleset: facts.ruleset,
    edition: facts.edition,
    turn,
    seats: seats.map(({ seat }) => seat),
    signKeys: (seat) => {
      const fellow = fellowOf(seat)?.publicly.sign;
      if (fellow !== undefined) return [fellow];
      return standIn(seat) ? [context.standIn(seat)?.publicly.sign ?? ''] : known(seat);
    },
  });
  if (!checked.ok) {
    const seat = claimedSeat(file, context);
    const partless =
      seat === undefined || fellowOf(seat) !== undefined ? undefined : partlessSigner(context, signs, seat);
    if (partless !== undefined) return bad([partless]);
    return seat !== undefined && context.formerStandIns(seat).some(signs)
      ? bad([unreadable('not-signed-by-seat/stand-in', { seat })])
      : checked;
  }
  if (context.over) return bad([unreadable('game-over')]);
  if (context.waits) return bad([unreadable('turn-begun', { turn })]);
  const { seat } = checked.value.header;
  const fellow = fellowOf(seat);
  const by = fellow === undefined && standIn(seat) ? 'stand-in' : 'player';
  const signedBy =
    fellow?.publicly.sign ??
    (by === 'stand-in' ? context.standIn(seat)?.publicly.sign : known(seat)?.[0]) ??
    '';
  const signer = { by, signedBy, ...defined({ fellow: fellow?.number }) } as const;
  if (context.sealedIntake) return good({ seat, verdict: 'sealed', ...signer });
  const read = await readOrders(sealing, context, checked.value, facts.privately.seal);
  return read.ok ? good({ seat, ...signer, ...read.value }) : read;
}

/**
 * Reads the sealed part of a file whose open part was found valid, with the private key it is sealed to; or
 * says why it cannot be used.
 */
export async function readOrders(
  sealing: Sealing,
  { bases, ruleset, turn }: Pick<IntakeContext, 'bases' | 'ruleset' | 'turn'>,
  parts: FileParts,
  key: string,
): Promise<
  Outcome<{
    readonly verdict: 'final' | 'draft';
    readonly plan: unknown;
    readonly saves?: number;
    readonly library?: string;
    readonly saved?: number;
    readonly requests?: readonly PlayerRequest[];
  }>
> {
  const { seat } = parts.header;
  const opened = await readOrdersFile(sealing, parts, [key]);
  if (!opened.ok) return opened;
  const body = opened.value;
  if (bases.get(seat)?.includes(body.basis) !== true) return bad([unreadable('other-results')]);
  const codec = planCodecOf(ruleset);
  const plan = codec.parse(body.plan);
  if (!plan.ok) return bad([unreadable('unreadable-body/unknown'), ...plan.fault]);
  const foreign = foreignOrder(plan.value, seat, turn) ?? untidyOrder(plan.value);
  if (foreign !== undefined) return bad([foreign]);
  const { saves, library, saved, requests } = body;
  return good({
    verdict: body.status,
    plan: codec.make(plan.value),
    ...defined({ saves, library, saved, requests }),
  });
}

/** Why a file is refused that somebody signed who shares, or shared, a seat, and has no part of this one. */
function partlessSigner(
  { fellows }: IntakeContext,
  signs: (key: string) => boolean,
  seat: SeatId,
): Problem | undefined {
  const signer = fellows.find(({ publicly }) => signs(publicly.sign));
  return signer && unreadable('no-part-of-seat', { player: signer.player, seat });
}

/** Tests which keys signed the file. */
function signerOf(sealing: Sealing, { parts }: SeenFile): (key: string | undefined) => boolean {
  return (key) =>
    key !== undefined && parts.ok && sealing.verify(parts.value.head, parts.value.signature, key);
}

/**
 * The player, of several, or the stand-in who sent these orders, if they still have the seat: their successors have other
 * keys. A refused file, which is not stored, counts as sent by whom it names; `seen`: the file, where it is at hand.
 */
export function giverOf(
  sealing: Sealing,
  store: GameStore,
  { seat, by, fellow, file }: ReceivedOrders,
  seen = file === undefined ? undefined : seenFile(file),
): StoredSeat | StandIn | Fellow | undefined {
  const holder =
    fellow === undefined
      ? (by === 'stand-in' ? store.standIns() : store.seats()).find((one) => one.seat === seat)
      : fellowsNow(store).find((one) => one.seat === seat && one.number === fellow);
  return holder === undefined || (seen !== undefined && !signerOf(sealing, seen)(holder.publicly.sign))
    ? undefined
    : holder;
}

/** Every reference names its seat and turn, so that no order passes for somebody else's. */
function foreignOrder(plan: Plan<AnyOrder>, seat: SeatId, turn: number): Problem | undefined {
  const found = listedOrders(plan).find(({ order }) => !isGivenBy(order.ref, seat, turn));
  return found === undefined ? undefined : unreadable('unreadable-body/order', { order: found.order.ref });
}

/**
 * Names are shown to everybody, so unreadable ones are refused. Turns run before this rule existed are
 * exempt.
 */
function untidyOrder(plan: Plan<AnyOrder>): Problem | undefined {
  const found = listedOrders(plan).find(
    ({ order }) => 'name' in order && typeof order.name === 'string' && !isTidy(order.name),
  );
  return found === undefined ? undefined : unreadable('untidy-name/order', { order: found.order.ref });
}

/** The seat of this game that a file claims to be from, even if it is damaged. */
export function claimedSeat(
  { claim }: SeenFile,
  { facts, seats }: Pick<IntakeContext, 'facts' | 'seats'>,
): SeatId | undefined {
  const claimed = claim?.game === facts.game ? claim.seat : undefined;
  return seats.find(({ seat }) => seat === claimed)?.seat;
}
