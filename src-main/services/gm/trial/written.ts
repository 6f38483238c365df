import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { countOrders, emptyPlan } from '#kernel/game/plan.ts';
import type { StoredRun } from '../../../ports/game/turns.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import { refusalOf } from '../results/results.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { makeStored, planCodecOf } from '../../ruleset.ts';
import { commitmentOf } from '../game/seeds.ts';
import type { TriedTurn } from './tryTurn.ts';

/** What is stored of a run besides the world it led to. */
export function writtenRun(
  ruleset: SomeRuleset,
  { outcome, marks, dice }: TriedTurn,
): Pick<StoredRun, 'entries' | 'refusals' | 'marks' | 'dice'> {
  return {
    entries: outcome.entries.map((entry) => ({ ...entry, event: ruleset.codecs.event.make(entry.event) })),
    refusals: outcome.refusals.map(refusalOf),
    marks,
    dice: commitmentOf(dice),
  };
}

/** The plans that came in no file, as they are stored so that the turn can be run again. */
export function plansOfNoFile(
  ruleset: SomeRuleset,
  { plans, led }: LoadedTurn,
): Readonly<Record<SeatId, unknown>> {
  const codec = planCodecOf(ruleset);
  const seats = [...led, gameMaster].filter(
    (seat) => seat !== gameMaster || countOrders(plans[seat] ?? emptyPlan()) > 0,
  );
  return Object.fromEntries(
    seats.map((seat) => [seat, makeStored(codec, plans[seat] as Plan<AnyOrder>, `orders of ${seat}`)]),
  );
}
