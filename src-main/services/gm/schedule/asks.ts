import { defined } from '#kernel/words/defined.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { momentBoth } from '../../deadline.ts';
import { listed, toGm } from '../named.ts';
import { openSeats, waitingOf } from '../turns/waiting.ts';

/**
 * What happens next automatically: the turn is run now, at `at`, or not at all. `why` explains it in a
 * sentence.
 */
export interface NextAction {
  readonly action: 'run' | 'wait' | 'nothing';
  readonly at?: string;
  readonly why: string;
}

/** A run that waits for answers: since when and until when, and who has not answered. */
export interface Asks {
  readonly since: string;
  readonly until?: string;
  readonly owing: readonly string[];
  /** Those of them for whom no silence answers once the time is over. */
  readonly stubborn: readonly string[];
}

/** Whose answers are missing; `you` is who reads it. */
const answersOf = (owing: readonly string[]): string =>
  owing.length === 1 && owing[0] === 'you' ? 'your answers' : `answers of ${listed(owing)}`;

/** What becomes of a run that waits for answers: it goes on with the last of them, or once their time is over. `zone`: that of the schedule. */
export function afterAnswers({ owing, until, stubborn }: Asks, now: string, zone: string): NextAction {
  if (owing.length === 0)
    return { action: 'run', at: now, why: 'The turn continues now: all answers are in.' };
  const whom = answersOf(owing);
  if (until === undefined) return { action: 'nothing', why: `The turn waits for ${whom}, without limit.` };
  if (now < until)
    return {
      action: 'wait',
      at: until,
      why: `The turn waits for ${whom} until ${momentBoth(until, now, zone)}, then continues without them.`,
    };
  return stubborn.length === 0
    ? { action: 'run', at: now, why: 'The turn continues now: the time for answers is over.' }
    : {
        action: 'nothing',
        why: `The turn waits for answers from ${listed(stubborn)}: it cannot continue without them.`,
      };
}

/** How a run stands that goes on only when the game master says so. */
export const waitsForHand = ({ owing }: Asks): string =>
  owing.length === 0
    ? 'All answers are in: the turn continues when you choose.'
    : `The turn waits for ${answersOf(owing)} and continues when you choose.`;

/** That of a game now; nothing where no run waits. */
export function asksIn(store: GameStore): { readonly asks?: Asks } {
  const waiting = waitingOf(store);
  if (waiting === undefined) return {};
  const open = openSeats(waiting);
  const nameOf = (seat: string): string => toGm(store, seatId(seat));
  return {
    asks: {
      since: waiting.since,
      ...defined({ until: waiting.until }),
      owing: open.map(({ seat }) => nameOf(seat)),
      stubborn: open.flatMap(({ seat, stubborn }) => (stubborn === true ? [nameOf(seat)] : [])),
    },
  };
}
