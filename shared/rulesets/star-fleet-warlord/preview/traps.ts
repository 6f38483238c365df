import type { Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { about } from '#kernel/words/problem.ts';
import type { Event } from '../allEvents.ts';
import type { Order } from '../allOrders.ts';
import { labelOf } from '../galaxy/board.ts';
import type { State } from '../model/state.ts';
import { doubtful } from '../refusals.ts';

/** The run of a plan over the galaxy that is known. */
interface Seen {
  readonly before: State;
  readonly entries: readonly Entry<Event>[];
}

/** Points below which fortifications hold nobody up, as the rulebook advises (SFW 3423). */
const leastUseful = 40;

/** What the rulebook’s hints warn of, where a plan walks into it. */
export const traps = (plan: Plan<Order>, seen: Seen): readonly Problem[] =>
  listedOrders(plan).flatMap(({ unit, order }) =>
    [thinWalls(order, seen), captainAlone(unit, order, seen)].flatMap((problem) =>
      problem === undefined ? [] : [about(order.ref, problem)],
    ),
  );

/** A site that the order leaves with fewer points than are worth their price. */
function thinWalls(order: Order, { entries }: Seen): Problem | undefined {
  if (order.kind !== 'fortify') return undefined;
  const built = entries.findLast(
    ({ event }) => event.kind === 'site-fortified' && event.place === order.place,
  )?.event;
  return built?.kind !== 'site-fortified' || built.points >= leastUseful
    ? undefined
    : doubtful('SFW 3423', 'thin-walls', {
        place: labelOf(order.place),
        points: built.points,
        least: leastUseful,
      });
}

/** A Legendary Captain without a doctor, whom damage to the ship can kill (SFW 2863). */
function captainAlone(
  unit: UnitId | undefined,
  order: Order,
  { before, entries }: Seen,
): Problem | undefined {
  if (order.kind !== 'take-aboard' || order.who !== 'C' || unit === undefined) return undefined;
  const boarded = entries.flatMap(({ event }) =>
    event.kind === 'officer-boarded' && event.ship === unit ? [event.who] : [],
  );
  const officers = `${before.ships[unit]?.officers ?? ''}${boarded.join('')}`;
  return boarded.includes('C') && !officers.includes('D')
    ? doubtful('SFW 2863', 'captain-without-doctor')
    : undefined;
}
