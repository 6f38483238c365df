import type { SeenFile } from '#kernel/files/envelope.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { forGm } from '#kernel/words/problem.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { Clock, Timer } from '../../../ports/machine.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { Due } from '../schedule/clock.ts';
import { dueNow, isLate } from '../schedule/clock.ts';
import { whenFree } from '../game/locked.ts';
import type { IntakeContext } from './openOrders.ts';
import { claimedSeat, intakeContext, openOrders } from './openOrders.ts';
import { policyOf } from '../policy/policy.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { SeenBytes } from '../../turnFiles.ts';
import { seenIn } from '../../turnFiles.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import type { RunStanding } from '../schedule/standings.ts';
import { endAbsence } from '../schedule/absence.ts';
import { runStandings } from '../schedule/standings.ts';
import { takenSeats } from '../turns/underWay.ts';
import { isValid } from '../game/counts.ts';
import { endStandIn } from '../policy/standIns.ts';

/** A file that is supposed to hold orders. */
export interface OrdersGiven extends SeenBytes {
  readonly name: string;
  /** Sender and time according to the mail; absent for a file that was handed over. */
  readonly sender?: string;
  readonly sent?: string;
  /**
   * When it reached the game master's mailbox or folder, which decides whether it is late; absent: now. Not
   * the sender's claim, and never in the future.
   */
  readonly came?: string;
  /** It may hold orders, and could not be opened. */
  readonly closed?: Problem;
}

export interface IntakePorts {
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly timer: Timer;
}

type Judged = Omit<ReceivedOrders, 'number'>;

/** Takes in one file, as `takeAll` does. */
export async function takeOrders(
  ports: IntakePorts,
  store: GameStore,
  ruleset: SomeRuleset,
  file: OrdersGiven,
): Promise<ReceivedOrders> {
  const [taken] = await takeAll(ports, store, ruleset, [file]);
  if (taken === undefined) throw new Error('a file was taken in, and nothing is known of it');
  return taken;
}

/**
 * Takes in files that are supposed to hold orders, in this order and in one transaction. `countingOrders`
 * decides which of a seat's valid files counts. OURS: it may be a draft, and its seat is then not ready. Any
 * other file is recorded with the reason, and what counted before still counts. A file that came in before
 * changes nothing. A late file awaits a decision if the policy says so. A valid file from the player ends
 * their stand-in's term. Waits a while if somebody is running the turn; then throws `GameTrouble`, with
 * nothing changed.
 */
export const takeAll = (
  ports: IntakePorts,
  store: GameStore,
  ruleset: SomeRuleset,
  files: readonly OrdersGiven[],
): Promise<readonly ReceivedOrders[]> =>
  whenFree(ports, store, 'taking in orders', () => takeNow(ports, store, ruleset, files));

async function takeNow(
  { sealing, clock }: Pick<IntakePorts, 'sealing' | 'clock'>,
  store: GameStore,
  ruleset: SomeRuleset,
  files: readonly OrdersGiven[],
): Promise<readonly ReceivedOrders[]> {
  const turn = store.turn();
  const now = clock.now();
  const { late: lateOnes } = policyOf(store);
  const standIns = new Map(store.standIns().map((one) => [one.seat, one]));
  const context = intakeContext(store, ruleset);
  const isBack = new Set<SeatId>();
  const taken = takenSeats(store);
  const nextContext = taken.size === 0 ? context : intakeContext(store, ruleset, turn + 1);
  const dueOf = duesBy(store, ruleset);
  const contextNow = (of: IntakeContext): IntakeContext => ({
    ...of,
    standIn: (seat) => (isBack.has(seat) ? undefined : standIns.get(seat)),
    formerStandIns: (seat) => [
      ...context.formerStandIns(seat),
      ...(isBack.has(seat) ? [standIns.get(seat)?.publicly.sign ?? ''] : []),
    ],
  });
  const judged: { readonly turn: number; readonly orders: Judged; readonly isNew: boolean }[] = [];
  for (const file of files) {
    const seen = seenIn(file);
    const claimed = claimedSeat(seen, context);
    // A seat whose run is over orders the turn to come.
    const of = claimed !== undefined && taken.has(claimed) ? nextContext : context;
    const known = store.receivedBefore(of.turn, seen.digest);
    const came = file.came === undefined || file.came > now ? now : file.came;
    const due = of === context ? dueOf(claimed) : {};
    const late = isLate(due, came);
    const arrived = {
      digest: seen.digest,
      name: plainName(file.name),
      at: now,
      came,
      ...defined({ due: due.graceEnds }),
      ...mailed(file),
      late,
      standing: late && lateOnes === 'ask' ? 'waits' : 'counts',
    } as const;
    const one = known ?? (await judge(sealing, contextNow(of), { seen, closed: file.closed }, arrived));
    const takesBack =
      known === undefined &&
      isValid(one) &&
      one.by === 'player' &&
      one.fellow === undefined &&
      one.standing === 'counts' &&
      one.seat !== undefined &&
      standIns.has(one.seat);
    if (takesBack) isBack.add(one.seat);
    const orders = takesBack ? { ...one, reason: backAgain(standIns.get(one.seat)?.player ?? '') } : one;
    judged.push({ turn: of.turn, orders, isNew: known === undefined });
  }
  return store.together(() => {
    for (const seat of [...isBack].sort()) endStandIn(clock, store, seat, 'its own player sent orders');
    const received = judged.map(({ turn: ordered, orders }) => store.receive(ordered, orders));
    judged.forEach(({ turn: ordered, orders, isNew }) => {
      if (ordered === turn && isNew) endAbsence(clock, ruleset, store, orders);
    });
    return received;
  });
}

/** When orders of the current turn are due, by seat: on the day of the run that takes them, which may have been put off to no day. */
function duesBy(store: GameStore, ruleset: SomeRuleset): (seat: SeatId | undefined) => Due {
  const usual = dueNow(store);
  let runs: ReadonlyMap<SeatId, RunStanding> | undefined;
  return (seat) => {
    if (seat === undefined || usual.due === undefined) return usual;
    runs ??= new Map(
      runStandings(ruleset, store, loadTurn(ruleset, store)).flatMap((one) =>
        one.run.takes.map((taken) => [taken, one] as const),
      ),
    );
    const { day = 0, putOff } = runs.get(seat) ?? {};
    if (putOff !== undefined && day === 0) return {};
    return day === 0 ? usual : dueNow(store, day);
  };
}

async function judge(
  sealing: Sealing,
  context: IntakeContext,
  { seen, closed }: { readonly seen: SeenFile; readonly closed: Problem | undefined },
  arrived: Omit<Judged, 'verdict' | 'by'>,
): Promise<Judged> {
  const read = closed === undefined ? await openOrders(sealing, context, seen) : bad([closed]);
  if (read.ok)
    return {
      ...arrived,
      ...read.value,
      file: seen.bytes,
      ...(arrived.standing === 'waits' ? { reason: waitsForWord } : {}),
    };
  const seat = claimedSeat(seen, context);
  return {
    ...arrived,
    ...refusedFor(read.fault, seat),
    standing: 'counts',
    by: 'player',
    ...defined({ seat }),
  };
}

/**
 * The record of a file that cannot be used, for the game master; `claimed` is the seat it says it is from.
 */
export const refusedFor = (
  problems: readonly Problem[],
  claimed?: SeatId,
): { readonly verdict: 'stale' | 'refused'; readonly code: string; readonly reason: string } => ({
  verdict: problems[0]?.code === 'older-turn' || problems[0]?.code === 'other-results' ? 'stale' : 'refused',
  code: problems[0]?.code ?? 'unreadable-body',
  reason: [
    ...problems.map((problem) => phraseText(forGm(problem).phrase)),
    ...(claimed !== undefined && isBroken(problems) ? [`It says that it is from ${claimed}.`] : []),
  ]
    .join(' ')
    .slice(0, 2000),
});

const isBroken = (problems: readonly Problem[]): boolean =>
  problems.some(({ code }) => code === 'truncated' || code === 'damaged');

const waitsForWord = 'These orders came after the deadline. The game master decides whether they count.';
const backAgain = (player: string): string =>
  `You no longer have a stand-in${player === '' ? '' : `: ${player} did until now`}. Only your own orders count.`;

const mailed = ({ sender, sent }: OrdersGiven): Pick<ReceivedOrders, 'sender' | 'sent'> =>
  defined({ sender, sent });

/** A name that is safe to show: the sender chose it, and a terminal would obey control characters in it. */
const plainName = (name: string): string =>
  Array.from(name.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ''))
    .slice(0, 200)
    .join('');
