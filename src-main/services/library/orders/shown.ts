import type { TurnKey } from '#contract/keys.ts';
import type { OrdersShown } from '#contract/player/turns.ts';
import { unreadable } from '#contract/refusals/library.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Plans } from '../plans.ts';
import type { Reading } from '../results/reading.ts';
import type { Requests } from './requests.ts';
import type { Where } from '../where.ts';

interface Needs {
  readonly where: Where;
  readonly reading: Reading;
  readonly plans: Plans;
  readonly requests: Requests;
}

/** Does some work on the orders of a turn, if they are still as a page showed them: another window may have changed them since. */
export const makeShown =
  (needs: Needs) =>
  async <T>(
    key: TurnKey,
    shown: OrdersShown | undefined,
    work: () => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    if (shown === undefined) return work();
    const moved = await movedSince(needs, key, shown);
    if (!moved.ok) return moved;
    return moved.value === undefined ? work() : bad([moved.value]);
  };

async function movedSince(
  { where, reading, plans, requests }: Needs,
  key: TurnKey,
  { digest, revision, requests: asked }: OrdersShown,
): Promise<Outcome<Problem | undefined>> {
  return where.inPlace(key, async (place) => {
    const opened = await reading.turn(place, key.turn);
    if (!opened.ok) return opened;
    if (opened.value.header.digest !== digest)
      return good(unreadable('results-changed-elsewhere', { turn: key.turn }));
    const plan = await plans.read(place.folder, key.turn, opened.value.ruleset);
    if (!plan.ok) return plan;
    if (plan.value.revision !== revision) return good(unreadable('plan-changed-elsewhere'));
    const now = await requests.read(place.folder, key.turn);
    if (!now.ok) return now;
    return good(
      asked === undefined || stableText([...asked]) === stableText([...now.value])
        ? undefined
        : unreadable('requests-changed-elsewhere'),
    );
  });
}
