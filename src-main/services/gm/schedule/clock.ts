import type { ClockShown, Policy } from '#contract/gm/policy.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { aheadSaid, loggedIn } from './ahead.ts';
import { daysLater, momentIn, nextDeadline, readDeadline, zoneOf } from '../../deadline.ts';
import { afterAnswers, type Asks, asksIn, type NextAction, waitsForHand } from './asks.ts';
import { keyholderOf } from '../game/keyholder.ts';
import { type Days, movedBy } from './holidays.ts';
import { endedOf, extensionOf, heldOf, openedAt, policyOf } from '../policy/policy.ts';
import { defined } from '#kernel/words/defined.ts';

/** How many seats are played by people, and how they stand for the current turn. */
export interface Tallied {
  /** Seats that the computer does not lead. */
  readonly players: number;
  /** Those without orders, or with late orders that await a decision. */
  readonly missing: number;
  /** Those whose orders count and are marked as final. */
  readonly final: number;
  /** How many days after the turn the next of its runs is due; absent: none. */
  readonly day?: number;
  /** The runs that are due take nobody’s orders. */
  readonly free?: true;
  /** The next of its runs was put off, to no day: it waits for the game master. */
  readonly byHand?: true;
  /** Players with a holiday have sent nothing, and the turn waits for them: the moment at which the last of them is back. */
  readonly back?: string;
}

/**
 * Everything that determines the schedule of a turn. Moments are UTC text such as `2026-11-25T01:00:00.000Z`.
 */
export interface Situation extends Tallied {
  /** The latest moment in the log of the game. */
  readonly logged?: string;
  readonly policy: Policy;
  /** When the turn was opened to orders. */
  readonly opened: string;
  readonly held?: string;
  readonly extension?: { readonly at: string; readonly reason: string };
  /** Holidays behind which a deadline moves. */
  readonly moving?: readonly Days[];
  readonly over: boolean;
  readonly now: string;
  /** If orders are sealed to a keyholder: how many files of the turn are still sealed. */
  readonly sealed?: number;
  /** If the run of the turn waits for answers. */
  readonly asks?: Asks;
}

/** When orders are due, and the last moment at which they are in time. */
export interface Due {
  readonly due?: string;
  readonly graceEnds?: string;
}

const hourMs = 3_600_000;
/** A moment so many hours after another. */
export const later = (instant: string, hours: number): string =>
  new Date(Date.parse(instant) + hours * hourMs).toISOString();

/**
 * OURS: a turn is due at the first weekly deadline that leaves it open for at least the hours
 * between turns, so that a turn run shortly before its deadline does not leave the next one due on the same
 * day. Runs that are due days later keep to their days, but nothing of a turn is due before it is extended to.
 */
export function dueOf({
  policy,
  opened,
  extension,
  moving,
  day = 0,
}: Pick<Situation, 'policy' | 'opened' | 'extension' | 'moving' | 'day'>): Due {
  const usual = usualDue(policy, opened, day, moving);
  const onItsDay = day > 0 && usual !== undefined && usual > (extension?.at ?? '');
  const due = extension === undefined || onItsDay ? usual : extension.at;
  return due === undefined ? {} : { due, graceEnds: later(due, policy.graceHours) };
}

function usualDue(
  policy: Policy,
  opened: string,
  day: number,
  moving: readonly Days[] = [],
): string | undefined {
  const deadline = policy.due === '' ? undefined : readDeadline(policy.due);
  if (deadline?.ok !== true) return undefined;
  // `nextDeadline` is strictly after its moment, but a deadline exactly that many hours later is late enough.
  let due = nextDeadline(
    deadline.value,
    new Date(Date.parse(opened) + policy.leastHours * hourMs - 1).toISOString(),
  );
  const within = ({ from, to }: Days): boolean => from <= due.slice(0, 10) && due.slice(0, 10) <= to;
  for (let away = moving.find(within); away !== undefined; away = moving.find(within))
    due = nextDeadline(deadline.value, `${away.to}T23:59:59.999Z`);
  return day === 0 ? due : daysLater(due, day, deadline.value.zone);
}

/** Whether a file that comes in at this moment is late. */
export const isLate = ({ graceEnds }: Due, at: string): boolean => graceEnds !== undefined && at > graceEnds;

/** What the timer does next, and when; decided again whenever anything has changed. */
export function nextAction(situation: Situation): NextAction {
  const {
    policy: { runs, leastHours, mostMissing },
    players,
    missing,
    final,
    now,
  } = situation;
  const stopped = stopOf(situation);
  const { asks, held, over } = situation;
  if (stopped !== undefined && asks !== undefined && held === undefined && !over)
    return { action: 'nothing', why: waitsForHand(asks) };
  if (stopped !== undefined) return { action: 'nothing', why: stopped };
  if (asks !== undefined) return afterAnswers(asks, now, zoneOf(situation.policy.due));
  if (situation.byHand === true) return { action: 'nothing', why: putOffText };
  const { graceEnds } = dueOf(situation);
  const earliest = later(situation.opened, leastHours);
  const everybody = situation.free === true || (players > 0 && final === players);
  const allFinal = runs === 'when-all-final' && everybody;
  if (!allFinal && graceEnds === undefined)
    return {
      action: 'nothing',
      why:
        situation.sealed === undefined
          ? 'The turn runs by itself once everybody has sent orders marked as final: there is no deadline.'
          : `There is no deadline. ${closedText}`,
    };
  const at = allFinal || graceEnds === undefined || graceEnds < earliest ? earliest : graceEnds;
  const { back } = situation;
  if (back !== undefined && now < back && at < back)
    return {
      action: 'wait',
      at: back,
      why: `The turn waits until ${momentIn(back, now)} for players on holiday who have sent no orders.`,
    };
  if (now < at) return { action: 'wait', at, why: waitingFor(at, allFinal, situation) };
  if (situation.sealed !== undefined && situation.sealed > 0) {
    return {
      action: 'nothing',
      why: `The turn waits for the keyholder’s key: ${situation.sealed} of its files are still sealed. Ask the keyholder for the key and open them; then it runs.`,
    };
  }
  // Without players (the computer leads all seats), nobody is missing.
  if (missing * 100 > mostMissing * players) {
    return {
      action: 'nothing',
      why: `The turn does not run by itself: ${missing} of ${players} players have sent no orders, and the policy allows ${mostMissing} percent. Run it yourself, extend it, or write to them.`,
    };
  }
  return {
    action: 'run',
    at: now,
    why: allFinal
      ? 'The turn runs now: everybody has sent orders marked as final.'
      : 'The turn runs now: its time has come.',
  };
}

function stopOf({ over, held, policy: { runs } }: Situation): string | undefined {
  if (over) return 'The game is over.';
  if (held !== undefined) return `Nothing runs by itself, because the game is on hold: ${held}`;
  return runs === 'by-hand' ? 'The turn runs when you run it.' : undefined;
}

const putOffText =
  'The rest of the turn is postponed: it waits until you run it, with the orders received by then.';

/**
 * OURS: whether orders are final is inside the seal, so a turn in a game with a keyholder never runs before
 * its orders are opened.
 */
const closedText =
  'Orders are sealed to the keyholder, so it cannot be seen which are final. Once they are opened and all are final, the turn runs.';

function waitingFor(
  instant: string,
  allFinal: boolean,
  { policy, opened, players, final, sealed, now }: Situation,
): string {
  const at = momentIn(instant, now);
  if (allFinal)
    return `The turn runs by itself on ${at}: everybody has sent final orders, and it must have been open for ${policy.leastHours} hours, since ${momentIn(opened, now)}.`;
  if (sealed !== undefined && policy.runs === 'when-all-final')
    return `The turn runs by itself on ${at}, if its orders are opened by then. ${closedText}`;
  const sooner =
    policy.runs === 'when-all-final'
      ? ` It runs before that once everybody has sent orders marked as final; ${final} of ${players} have.`
      : '';
  return `The turn runs by itself on ${at}.${sooner}`;
}

/** The present situation of a game. */
export function situationOf(store: GameStore, tallied: Tallied, now: string): Situation {
  const held = heldOf(store);
  const extension = extensionOf(store);
  return {
    policy: policyOf(store),
    opened: openedAt(store),
    over: endedOf(store) !== undefined,
    now,
    ...loggedIn(store),
    ...tallied,
    ...sealedIn(store),
    ...asksIn(store),
    ...movedBy(store),
    ...defined({ held, extension }),
  };
}

const sealedIn = (store: GameStore): Pick<Situation, 'sealed'> =>
  keyholderOf(store) === undefined
    ? {}
    : {
        sealed: store
          .received(store.turn())
          .filter(({ verdict, standing }) => verdict === 'sealed' && standing === 'counts').length,
      };

/** When orders of the current turn are due that a run of this day takes. */
export function dueNow(store: GameStore, day = 0): Due {
  const extension = extensionOf(store);
  return dueOf({
    policy: policyOf(store),
    opened: openedAt(store),
    day,
    ...movedBy(store),
    ...defined({ extension }),
  });
}

/** The schedule as the desk and the command line show it. */
export function clockOf(situation: Situation): ClockShown {
  const { policy, held, extension, over } = situation;
  const times = dueOf(situation);
  const moved = extension === undefined && times.due !== dueOf({ ...situation, moving: [] }).due;
  return {
    ...times,
    said: times.due === undefined ? '' : momentIn(times.due, situation.now, zoneOf(policy.due)),
    ...defined({ extended: extension?.reason ?? (moved ? 'a player has a holiday.' : undefined), held }),
    next: `${aheadSaid(situation)}${nextAction(situation).why}`.slice(0, 400),
    over,
  };
}
