import { defined } from '#kernel/words/defined.ts';
import type { DueTold } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { zoneOf } from '../../deadline.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { extensionOf, policyOf } from '../policy/policy.ts';
import { turnRuns } from '../turns/underWay.ts';
import { dueOf } from './clock.ts';
import { movedBy } from './holidays.ts';

/** A turn that is about to be opened to orders, and the moment at which it is. */
interface Opening {
  readonly turn: number;
  /** The world at its start. */
  readonly state: unknown;
  readonly opened: string;
}

/**
 * When orders for a turn that is about to be opened are due, as the results file of a seat tells it: on the day of the run that takes them.
 * Undefined where there is no such moment.
 */
export function dueToTell(
  store: GameStore,
  ruleset: SomeRuleset,
  { turn, state, opened }: Opening,
): (seat: SeatId) => DueTold | undefined {
  const policy = policyOf(store);
  const extension = extensionOf(store, turn);
  if (policy.due === '' && extension === undefined) return () => undefined;
  const moved = movedBy(store);
  const zone = zoneOf(policy.due);
  const days = new Map(
    turnRuns(ruleset, state, undefined).flatMap(({ run: { takes, day = 0 } }) =>
      takes.map((seat) => [seat, day] as const),
    ),
  );
  return (seat) => {
    const day = days.get(seat) ?? 0;
    const { due } = dueOf({ policy, opened, day, ...moved, ...defined({ extension }) });
    return due === undefined || due <= opened ? undefined : { at: due, zone, said: opened };
  };
}
