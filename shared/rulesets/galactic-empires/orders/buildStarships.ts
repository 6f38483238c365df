import { integer, literal, object } from '#kernel/codec/shapes.ts';
import type { OrderRef, UnitId } from '#kernel/ids.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { impossible } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { maybeStarship } from '#rulesets/galactic-empires/tables/starships.ts';
import { world } from '../imagine.ts';
import type { Order } from '../model/orders.ts';
import type { Sector, ShipTypeId } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { placeArg, shipName } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { choiceField, formOf, mostShips, needsUnit, numberField, ownUnit, rank, rankField, ref, shipType, typeChoices } from './common.ts';

/** Builds starships into a garrison with an industrial center; they stand ready next turn (GE 449, 828-832, 1116-1130). */
export const buildStarships: GeOrderKind<'build-starships'> = {
  title: 'Build Starships',
  codec: object({ kind: literal('build-starships'), ref, type: shipType, count: integer(1, mostShips), rank }),

  offers: (view, { unit }, plan) => {
    const yard = unit === undefined ? undefined : yardOf(view, unit);
    const type = yard?.builds?.[0];
    if (unit === undefined || type === undefined || yard?.owner !== view.me) return [];
    return buildCounter(view, plan, unit).left > 0 ? [{ kind: 'build-starships', type, count: 1, rank: 1 }] : [];
  },

  form: (view, order, { unit }, plan) => {
    const yard = unit === undefined ? undefined : yardOf(view, unit);
    const most = unit === undefined ? 1 : Math.max(1, buildCounter(view, plan, unit, 'ref' in order ? (order.ref as OrderRef) : undefined).left);
    const choices = typeChoices([...(yard?.builds ?? []), order.type], (type) => ` (${maybeStarship(type)?.cost ?? '?'} each)`);
    return formOf(order, [
      choiceField('type', 'Type', choices, order.type, (type) => ({ ...order, type: type as ShipTypeId })),
      numberField('count', 'How many', 1, most, order.count, (count) => ({ ...order, count })),
      rankField('Rank', order.rank, (given) => ({ ...order, rank: given })),
    ]);
  },

  check: (view, { type, count }, at) => {
    const wrong = needsUnit(at);
    const unit = ownUnit(view, at);
    if (at.unit === undefined || unit === undefined) return wrong;
    const yard = yardOf(view, at.unit);
    const args = { place: placeArg(view, unit.place), type: shipName(type) };
    if (unit.kind !== 'garrison') {
      return [...wrong, impossible('GE 449', 'garrison-builds', 'Only a garrison builds starships. Give the order to the garrison of a sector with an industrial center.')];
    }
    if (yard?.builds === undefined) return [...wrong, impossible('GE 449', 'no-industrial-center', '{place} has no industrial center, so nothing is built there.', args)];
    if (!yard.builds.includes(type)) {
      return [...wrong, impossible('GE 1120', 'not-on-build-list', '{place} does not build the {type}. Choose a type of its build list.', args)];
    }
    if (count > yard.revenue) {
      return [...wrong, impossible('GE 1118', 'build-limit', '{place} builds at most {most} starships a turn; {count} are ordered. The surplus is not built.', { ...args, most: yard.revenue, count })];
    }
    return wrong;
  },

  say: ({ type, count, rank: into }, _view) => phrase('Build {count} {type} in rank {rank} for {cost} resources', {
    count, type: shipName(type), rank: into, cost: count * (maybeStarship(type)?.cost ?? 0),
  }),
};

/** The sector a garrison builds in. */
const yardOf = (view: View, unit: UnitId): Sector | undefined => {
  const garrison = view.units[unit];
  return garrison?.kind === 'garrison' ? world(view).sectors[garrison.place] : undefined;
};

/** Ships a garrison has ordered and may still order this turn, shown as `2/11` (GE 1118). One order may be left out of the count. */
export function buildCounter(view: View, plan: Plan<AnyOrder>, unit: UnitId, except?: OrderRef): { readonly ordered: number; readonly left: number } {
  const orders = ((plan as Plan<Order>).units[unit] ?? []).filter((order) => order.kind === 'build-starships' && order.ref !== except);
  const ordered = orders.reduce((sum, order) => sum + (order.kind === 'build-starships' ? order.count : 0), 0);
  const most = yardOf(view, unit)?.builds === undefined ? 0 : (yardOf(view, unit)?.revenue ?? 0);
  return { ordered, left: Math.max(0, most - ordered) };
}
