import type { SeatId } from '#kernel/ids.ts';
import { padded } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Build } from '../../model/orders.ts';
import type { Project, State } from '../../model/state.ts';
import { labelOf } from '../../tables/board.ts';
import { designsOf, has } from '../../tables/designs.ts';
import { mostBuilt } from '../../tables/figures.ts';
import { impossible } from '../../tables/refusals.ts';
import { cannotSpend } from '../economy.ts';
import { canSpare } from '../ground/colonies.ts';
import { cannotBuildAt } from './bases.ts';
import { cannotWork, priceOf } from './yards.ts';

/** The work that an order to build makes, by its name: what one price buys is a project of its own (VB 434, 448). */
export function worksOf(
  seat: SeatId,
  { ref, place, design, count, site }: Build,
): readonly (readonly [string, Project])[] {
  const found = designsOf(seat).get(design);
  if (found === undefined) return [];
  const { points: cost, for: each } = found.cost;
  return Array.from({ length: Math.ceil(count / each) }, (_, at) => {
    const units = Math.min(each, count - at * each);
    const what: Project = {
      ...({ seat, place, work: 'build', design, cost, done: 0 } as const),
      ...(units === 1 ? {} : { count: units }),
      ...(site === undefined || site === place ? {} : { site }),
    };
    return [`${ref}.${padded(at + 1, 2)}`, what] as const;
  });
}

/** Why an empire cannot buy these units there now (VB 97, 103). */
export function cannotBuild(
  state: State,
  seat: SeatId,
  { place, design: name, count, site }: Pick<Build, 'place' | 'design' | 'count' | 'site'>,
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
  return cannotSpend(state, seat, priceOf(design, count));
}
