import type { Ordered } from '#kernel/declare/order.ts';
import { integer, optional } from '#kernel/codec/shapes.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { padded } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Project, State } from '../model/state.ts';
import { labelOf } from '../map/board.ts';
import type { Design } from '../units/designs.ts';
import { designsOf, has, isGround } from '../units/designs.ts';
import { impossible } from '../refusals.ts';
import { cannotSpend } from '../economy/economy.ts';
import { canSpare } from '../ground/colonies.ts';
import { design, place } from '../model/parts.ts';
import { mostBuilt, cannotWork, priceOf } from './yards.ts';
import { cannotBuildAt } from './bases.ts';

const mostPaid = 100_000;
/** What is said of units that are bought (VB 97, 434). */
export const buildFields = {
  place,
  design,
  count: integer(1, mostBuilt),
  /** Another sector where bases are built, with Transport Fleets in both (VB 444). */
  site: optional(place),
  /** EP paid now; the rest follows in later turns (VB 438); absent: all. */
  paid: optional(integer(1, mostPaid)),
} as const;
export type Build = Ordered<'build', typeof buildFields>;

/** What is paid now of one work of several: the first are paid first; nothing is said of what is paid in full. */
function shareOf(paid: number, cost: number, at: number): Pick<Project, 'paid'> {
  const share = Math.max(0, paid - at * cost);
  return share < cost ? { paid: share } : {};
}

/** What an order to build costs now, in EP (VB 438). */
export const paidNow = (design: Design, { count, paid }: Pick<Build, 'count' | 'paid'>): number =>
  Math.min(paid ?? Number.MAX_SAFE_INTEGER, priceOf(design, count));

/** The EP still owed for works of an empire, in the order in which they were bought: what its pool can pay now (VB 438; OURS how). */
export function dueIn(
  { projects, empires }: State,
  seat: SeatId,
): readonly (readonly [string, Project, number])[] {
  let left = Math.max(0, empires[seat]?.pool ?? 0);
  return inOrder(projects).flatMap(([id, what]) => {
    const ep = what.seat === seat ? Math.min(left, what.cost - (what.paid ?? what.cost)) : 0;
    left -= ep;
    return ep === 0 ? [] : [[id, what, ep] as const];
  });
}

/** The work that an order to build makes, by its name: what one price buys is a project of its own (VB 434, 448). */
export function worksOf(
  seat: SeatId,
  { ref, place, design, count, site, paid = Number.MAX_SAFE_INTEGER }: Build,
): readonly (readonly [string, Project])[] {
  const found = designsOf(seat).get(design);
  if (found === undefined) return [];
  const { points: cost, for: each } = found.cost;
  return Array.from({ length: Math.ceil(count / each) }, (_, at) => {
    const units = Math.min(each, count - at * each);
    const what: Project = {
      ...({ seat, place, work: 'build', design, cost, done: 0 } as const),
      ...(units === 1 ? {} : { count: units }),
      ...shareOf(paid, cost, at),
      ...(site === undefined || site === place ? {} : { site }),
    };
    return [`${ref}.${padded(at + 1, 2)}`, what] as const;
  });
}

/** Why an empire cannot buy these units there now (VB 97, 103). */
export function cannotBuild(
  state: State,
  seat: SeatId,
  { place, design: name, count, site, paid }: Pick<Build, 'place' | 'design' | 'count' | 'site' | 'paid'>,
): Problem | undefined {
  const design = designsOf(seat).get(name);
  const year = state.empires[seat]?.tech.year ?? 0;
  if (design === undefined) return impossible('VB 103', 'no-such-class', { design: name });
  if (design.year > year) return impossible('VB 103', 'too-new', { design: name, year: design.year });
  if (count > mostBuilt) return impossible('VB 434', 'too-many', { most: mostBuilt });
  const problem = cannotWork(state, seat, place, design) ?? cannotBuildAt(state, seat, design, place, site);
  if (problem !== undefined) return problem;
  if (has(design, 'Colonize') && !canSpare(state, place, count))
    return impossible('VB 486', 'too-few-people', { system: labelOf(place) });
  const now = paidNow(design, { count, ...defined({ paid }) });
  if (isGround(design) && now < priceOf(design, count))
    return impossible('VB 438', 'pay-in-full', { design: name });
  return cannotSpend(state, seat, now);
}
