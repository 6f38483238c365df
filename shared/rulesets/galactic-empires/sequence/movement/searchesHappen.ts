import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { GeStep, GeTurn } from '../../model/game.ts';
import { shipCount, unitsByPlace } from '../../rules/forces/forces.ts';
import { hiddenFrom, restedShips, searchProblem } from '../../rules/movement/searching.ts';
import { starship } from '../../tables/starships.ts';
import type { Actor } from './phases.ts';
import { actors } from './phases.ts';

/** Ships search for cloaked starfleets of neutrals and enemies, all at once: each search finds what was cloaked before any of them (GE 703, E-10). */
export const searchesHappen: GeStep = {
  name: 'Searches Happen',
  cite: 'GE 703',
  dice: true,
  run(turn) {
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
      turn.happen({ kind: 'sector-searched', unit: id, place, found: counts[index] ?? 0, cause }),
    );
    for (const [id, cause] of [...found].sort(compareBy(([target]) => target))) uncover(turn, id, cause);
  },
};

/** The units that search in this phase. */
export const searchers = (turn: GeTurn): readonly Actor[] => actors(turn, 'search', searchProblem);

/** Every rested ship tries once; one success is enough (GE 703). */
function finds(turn: GeTurn, { id, unit }: Actor, target: UnitId): boolean {
  const draw = turn.draw.fork(id, target);
  let successes = 0;
  for (const { type, count } of restedShips(unit)) {
    for (let ship = 0; ship < count; ship += 1) if (draw.chance(starship(type).search, 100)) successes += 1;
  }
  return successes > 0;
}

function uncover(turn: GeTurn, id: UnitId, cause: OrderRef): void {
  const unit = turn.state.units[id];
  if (unit === undefined) return;
  const { owner, place, number } = unit;
  turn.happen({
    kind: 'starfleet-uncovered',
    unit: id,
    place,
    ...(owner === undefined ? {} : { owner }),
    number,
    ships: shipCount(unit),
    cause,
  });
}
