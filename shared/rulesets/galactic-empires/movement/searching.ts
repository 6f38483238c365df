import { defined } from '#kernel/words/defined.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { areAllied } from '../model/relations.ts';
import type { Stack, State, Unit } from '../model/state.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { headCount, shipCount, unitsByPlace } from '../model/units/forces.ts';
import { read } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';
import { starship } from '../tables/starships.ts';
import { offeredTo, unitAt } from './ahead.ts';
import type { Happening } from './events.ts';
import { sectorSearched, starfleetUncovered } from './events.ts';
import type { Actor } from './phases.ts';
import { actors } from './phases.ts';

/**
 * Why the unit cannot search now: a search takes the whole turn (GE 457, 7361, E-10). Garrisons may search, and starfleets that
 * only waited. OURS: cloaked starfleets may too, but not units that have lost their move-points in any other way.
 */
export function searchProblem(unit: Unit): Problem | undefined {
  if (unit.travelled > 0) return impossible('GE 7361', 'moved-before-search');
  if (unit.spent) return impossible('GE 7361', 'no-time-to-search');
  if (unit.stacks.length === 0) return impossible('GE 703', 'nothing-to-search-with');
  if (restedShips(unit).length > 0) return undefined;
  return impossible('GE 7361', 'nobody-rested');
}

/**
 * The ships of the unit that take part in its search. OURS: not those that have spent more move-points than the unit's waits cost:
 * they have moved or searched with another unit this turn (GE 1373, 1463, 7361).
 */
export const restedShips = ({ stacks, waits }: Unit): readonly Stack[] =>
  stacks.filter(({ used }) => used <= Math.max(0, waits - 1));

/**
 * The units at a place that a search by this unit may uncover: cloaked starfleets of neutrals and enemies, never of allies
 * (GE 429, 703, 1153). In the order given.
 */
export function hiddenFrom(state: State, seeker: Unit, units: readonly NamedUnit[]): readonly NamedUnit[] {
  return units.filter(
    ([, unit]) =>
      unit.kind === 'starfleet' &&
      unit.cloaked &&
      headCount(unit) > 0 &&
      !areAllied(state, seeker.owner, unit.owner),
  );
}

/** Looks for cloaked starfleets where the unit is; takes a phase and the whole turn (GE 457, 703, 7361). */
export const search = unitOrder('search', {
  title: 'Search',
  fields: read.search,

  offers: (view, at, plan) => offeredTo(unitAt(view, at, plan, true), searchProblem),

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan, true);
    return unit === undefined ? undefined : searchProblem(unit);
  },

  cannot: searchProblem,
  // Whether it can search depends on the rest of the plan.
  advice: () => [],

  say: () => phrase('Search for cloaked starfleets'),
});

/** Ships search for cloaked starfleets of neutrals and enemies, all at once: each search finds what was cloaked before any of them (GE 703, E-10). */
export function searchesHappen(turn: GeTurn<Happening>): void {
  const all = searchers(turn);
  if (all.length === 0) return;
  const units = unitsByPlace(turn.state);
  const found = new Map<UnitId, OrderRef>();
  const counts = all.map((searcher) => {
    const targets = hiddenFrom(turn.state, searcher.unit, units.get(searcher.unit.place) ?? []).filter(
      ([target]) => finds(turn, searcher, target),
    );
    for (const [target] of targets) if (!found.has(target)) found.set(target, searcher.cause);
    return targets.length;
  });
  all.forEach(({ id, unit: { place }, cause }, index) =>
    turn.happen(sectorSearched.of({ unit: id, place, found: counts[index] ?? 0, cause })),
  );
  for (const [id, cause] of [...found].sort(compareBy(([target]) => target))) uncover(turn, id, cause);
}

/** The units that search in this phase. */
export const searchers = (turn: GeTurn<Happening>): readonly Actor[] => actors(turn, search);

/** Every rested ship tries once; one success is enough (GE 703). */
function finds(turn: GeTurn<Happening>, { id, unit }: Actor, target: UnitId): boolean {
  const draw = turn.draw.fork(id, target);
  let successes = 0;
  for (const { type, count } of restedShips(unit)) {
    for (let ship = 0; ship < count; ship += 1) if (draw.chance(starship(type).search, 100)) successes += 1;
  }
  return successes > 0;
}

function uncover(turn: GeTurn<Happening>, id: UnitId, cause: OrderRef): void {
  const unit = turn.state.units[id];
  if (unit === undefined) return;
  const { owner, place, number } = unit;
  const whose = defined({ owner });
  turn.happen(starfleetUncovered.of({ unit: id, place, ...whose, number, ships: shipCount(unit), cause }));
}
