import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { constructionCost, constructionProblem } from '../defences/construction.ts';
import type { Order } from '../game.ts';
import { yieldsTo } from '../model/money.ts';
import type { Stack, Unit } from '../model/state.ts';
import { garrisonId } from '../model/state.ts';
import { pillageProblem, pillageStrengthProblem } from '../movement/pillage.ts';
import type { Planner } from './planner.ts';
import { linksOf } from './planner.ts';
import type { Purse } from './purse.ts';

/** Levels of sector defences in money that a builder keeps beside the one it builds. */
const reserve = 2;

const ordersOf = (planner: Planner, id: UnitId): readonly Order[] => planner.plan().units[id] ?? [];

/** What is left of the unit's ships once the plan's transfers have taken theirs. */
function left(planner: Planner, id: UnitId, { stacks }: Unit): readonly Stack[] {
  const gone = ordersOf(planner, id).flatMap((order) => (order.kind === 'transfer-starships' ? [order] : []));
  return stacks.flatMap((stack) => {
    const taken = gone.filter(({ type }) => type === stack.type).reduce((sum, { count }) => sum + count, 0);
    return stack.count > taken ? [{ ...stack, count: stack.count - taken }] : [];
  });
}

/** Those who raid, or spend all they can get, pillage own sectors that would bring nothing this turn, with ships that stay there and have no other work (GE 1505). */
export function plunder(planner: Planner): void {
  const { me, state, view, manner } = planner;
  if (manner.character !== 'raider' && !manner.plunders) return;
  const done = new Set<PlaceId>();
  for (const [id, unit] of inOrder(view.units)) {
    const { place } = unit;
    const { owner, revenue = 0 } = state.sectors[place] ?? {};
    if (owner !== me || revenue === 0 || done.has(place) || yieldsTo(state, place) === me) continue;
    const kinds = ordersOf(planner, id).map(({ kind }) => kind);
    if (kinds.includes('travel')) continue;
    const spent = unit.spent || kinds.includes('build-defences');
    const rest = { ...unit, stacks: left(planner, id, unit), admirals: [], spent };
    if ((pillageProblem(state, rest) ?? pillageStrengthProblem([rest])) !== undefined) continue;
    done.add(place);
    planner.give(id, { kind: 'pillage' });
  }
}

/** A builder raises the defences of an industrial center on a border, one level a turn, as long as it has money for more (GE 868-892). */
export function fortify(planner: Planner, purse: Purse): void {
  const { me, state, view, manner } = planner;
  const price = constructionCost(state);
  if (!view.parameters.computerConquers || manner.character !== 'builder') return;
  if (purse.left < (1 + reserve) * price) return;
  const [site] = planner.own
    .filter((place) => isBorder(planner, place) && state.sectors[place]?.builds !== undefined)
    .filter((place) => {
      const unit = view.units[garrisonId(place)];
      const stacks = unit === undefined ? [] : left(planner, garrisonId(place), unit);
      return constructionProblem(state, me, { place, stacks }, false) === undefined;
    })
    .sort(
      compareBy(
        (place) => state.sectors[place]?.level ?? 0,
        (place) => place,
      ),
    );
  if (site === undefined) return;
  purse.left -= price;
  planner.give(garrisonId(site), { kind: 'build-defences' });
}

const isBorder = (planner: Planner, place: PlaceId): boolean =>
  linksOf(planner, place).some(
    (near) => ![planner.me, undefined].includes(planner.state.sectors[near]?.owner),
  );
