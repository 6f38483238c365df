import { integer, literal, object } from '#kernel/codec/shapes.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import type { QuickNumber } from '#kernel/orders/form.ts';
import { type AnyOrder, type Plan, withoutOrder } from '#kernel/game/plan.ts';
import type { Fact } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { finances } from '../../finances.ts';
import { fact } from '../../presentation/cells.ts';
import { maybeStarship, starship } from '../../tables/starships.ts';
import { orderCause as ref, rank, shipType } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import type { Order } from '../../model/orders.ts';
import type { ShipTypeId } from '../../model/ids.ts';
import type { Sector } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import {
  buildCost,
  buildLimit,
  buildPlaceProblem,
  buildProblem,
  limitReached,
} from '../../rules/works/building.ts';
import { resources, countedShips } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { allOf, choiceField, formOf, numberField, rankField, typeChoices } from '../fields.ts';
import { listed, mostShips, needsUnit } from '../common.ts';
import { impossible } from '../../tables/refusals.ts';

/** Builds starships into a garrison with an industrial center; they stand ready next turn (GE 449, 828-832, 1116-1130). */
export const buildStarships: GeOrderKind<'build-starships'> = {
  title: 'Build Starships',
  codec: object({
    kind: literal('build-starships'),
    ref,
    type: shipType,
    count: integer(1, mostShips),
    rank,
  }),

  offers: (view, { unit }, plan) => {
    const type = unit === undefined ? undefined : yardOf(view, unit)?.builds?.[0];
    if (
      unit === undefined ||
      type === undefined ||
      buildProblem(world(view), view.me, unit, type) !== undefined
    )
      return [];
    return buildCounter(view, plan, unit).left > 0
      ? [{ kind: 'build-starships', type, count: 1, rank: 1 }]
      : [];
  },

  whyNot: (view, { unit }, plan) => {
    const yard = unit === undefined ? undefined : yardOf(view, unit);
    if (unit === undefined || yard === undefined) return undefined;
    return (
      buildPlaceProblem(world(view), view.me, unit) ??
      (buildCounter(view, plan, unit).left > 0 ? undefined : limitReached(yard))
    );
  },

  form: (view, order, { unit }, plan) => {
    const yard = unit === undefined ? undefined : yardOf(view, unit);
    const most =
      unit === undefined
        ? 1
        : Math.max(
            1,
            buildCounter(view, plan, unit, 'ref' in order ? (order.ref as OrderRef) : undefined).left,
          );
    const bill = billOf(view, order, plan);
    const choices = typeChoices([...(yard?.builds ?? []), order.type], (name, type) =>
      phrase('{name} ({cost} each)', { name, cost: maybeStarship(type)?.cost ?? '?' }),
    );
    const form = formOf(order, [
      choiceField('type', 'Type', choices, order.type, (type) => ({ ...order, type: type as ShipTypeId })),
      numberField(
        'count',
        'How many',
        1,
        most,
        order.count,
        (count) => ({ ...order, count }),
        affordable(bill, most),
      ),
      rankField('Rank', order.rank, (given) => ({ ...order, rank: given })),
    ]);
    return { ...form, facts: billFacts(bill) };
  },

  check: (view, { type, count }, at) => {
    const wrong = needsUnit(at);
    if (at.unit === undefined || view.units[at.unit] === undefined) return wrong;
    const problem = buildProblem(world(view), view.me, at.unit, type);
    const yard = yardOf(view, at.unit);
    if (problem !== undefined || yard === undefined || count <= buildLimit(yard))
      return listed(wrong, problem);
    return [
      ...wrong,
      impossible('GE 1118', 'build-limit/order', {
        place: yard.name,
        most: buildLimit(yard),
        count,
      }),
    ];
  },

  say: ({ type, count, rank: into }, _view) =>
    phrase('Build {ships} in rank {rank} for {cost} resources', {
      ships: countedShips(count, type),
      rank: into,
      cost: count * (maybeStarship(type)?.cost ?? 0),
    }),
};

/** What building these ships means for the treasury. Money in hundredths. */
interface Bill {
  /** What the rest of the plan leaves; negative for a shortfall. */
  readonly free: number;
  /** Price of one ship, and of all of them. */
  readonly each: number;
  readonly cost: number;
  /** Upkeep of a turn without them, and what they add from the next turn on. */
  readonly upkeep: number;
  readonly more: number;
}

function billOf(
  view: View,
  { type, count, ...rest }: { readonly type: ShipTypeId; readonly count: number },
  plan: Plan<AnyOrder>,
): Bill {
  const others = 'ref' in rest ? withoutOrder(plan, rest.ref as OrderRef) : plan;
  const { surplus, upkeep } = finances(view, others as Plan<Order>);
  const each = buildCost(type);
  return { free: surplus, each, cost: count * each, upkeep, more: count * starship(type).upkeep };
}

/** As many as can be paid, if that is fewer than can be built; or all that can be built. */
function affordable({ free, each }: Bill, most: number): QuickNumber | undefined {
  const paid = each === 0 ? most : Math.floor(free / each);
  if (paid >= most) return allOf(most);
  return paid < 1 ? undefined : { value: paid, label: phrase('{paid}: all you can pay', { paid }) };
}

function billFacts({ free, cost, upkeep, more }: Bill): readonly Fact[] {
  const left = free - cost;
  return [
    fact('Treasury after other orders', phrase('{amount}', { amount: resources(free) })),
    fact(
      'Left after this order',
      left < 0
        ? phrase('{amount} too little', { amount: resources(-left) })
        : phrase('{amount}', { amount: resources(left) }),
      left < 0 ? 'bad' : 'good',
    ),
    fact(
      'Upkeep each turn',
      phrase('{now}, with these ships {then}', { now: resources(upkeep), then: resources(upkeep + more) }),
    ),
  ];
}

/** The sector a garrison builds in. */
const yardOf = (view: View, unit: UnitId): Sector | undefined => {
  const garrison = view.units[unit];
  return garrison?.kind === 'garrison' ? world(view).sectors[garrison.place] : undefined;
};

/** Ships a garrison has ordered and may still order this turn, shown as `2/11` (GE 1118). `except` is an order to leave out of the count. */
export function buildCounter(
  view: View,
  plan: Plan<AnyOrder>,
  unit: UnitId,
  except?: OrderRef,
): { readonly ordered: number; readonly left: number } {
  const orders = ((plan as Plan<Order>).units[unit] ?? []).filter(
    (order) => order.kind === 'build-starships' && order.ref !== except,
  );
  const ordered = orders.reduce(
    (sum, order) => sum + (order.kind === 'build-starships' ? order.count : 0),
    0,
  );
  const yard = yardOf(view, unit);
  return { ordered, left: yard === undefined ? 0 : Math.max(0, buildLimit(yard) - ordered) };
}
