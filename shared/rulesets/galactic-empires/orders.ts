import { choice, chosen, formOf } from '#kernel/declare/entries.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { withoutOrder } from '#kernel/game/plan.ts';
import { countsIn } from '#kernel/orders/fields.ts';
import type { QuickNumber } from '#kernel/orders/form.ts';
import type { Fact } from '#kernel/picture/page.ts';
import type { OrderKind, Ruleset } from '#kernel/ruleset.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { finances } from './preview/finances.ts';
import { buildCost, buildCounter, yardOf } from './fleets/building.ts';
import type { GalacticEmpires, Order, OrderOf } from './game.ts';
import { declaredOrders } from './game.ts';
import type { ShipTypeId } from './tables/starships.ts';
import { countOf } from './model/units/forces.ts';
import { countsByRank } from './model/units/ranks.ts';
import type { View } from './model/view.ts';
import { resources } from './model/words.ts';
import { mostShips } from './planning/common.ts';
import { allOf, numberField, rankField, typeChoices } from './planning/fields.ts';
import { preview } from './preview/preview.ts';
import { maybeStarship, starship } from './tables/starships.ts';

/* Two forms show what the rest of the plan leaves, so they stand above the turn that the plan is run through. */

type FormOf<K extends Order['kind']> = NonNullable<OrderKind<View, OrderOf<K>>['form']>;

const reassignForm: FormOf<'reassign-starships'> = (view, order, at, plan) => {
  // Transfers come first, so the ranks are those of the ships that will be there (GE 631, 639).
  const unit = at.unit === undefined ? undefined : preview(view, plan as Plan<Order>).start.units[at.unit];
  const stacks = unit?.stacks ?? [];
  return formOf(order, [
    chosen(
      'type',
      'Type',
      typeChoices([...stacks.map(({ type }) => type), order.type]),
      order.type,
      (given) => {
        const type = given as ShipTypeId;
        return { ...order, type, ranks: unit === undefined ? order.ranks : countsByRank(unit, type) };
      },
    ),
    {
      field: {
        kind: 'split',
        name: 'ranks',
        label: 'Ships in ranks 1 to 5',
        parts: rankParts,
        total: countOf(stacks, order.type),
      },
      value: order.ranks,
      set: (given) => ({ ...order, ranks: Array.isArray(given) ? toRanks(countsIn(given)) : order.ranks }),
    },
  ]);
};

const toRanks = (given: readonly number[]): OrderOf<'reassign-starships'>['ranks'] => {
  const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((at) =>
    Math.min(mostShips, Math.max(0, Math.trunc(given[at] ?? 0))),
  );
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0];
};

const rankParts = ['1 front', '2', '3', '4', '5 reserve'].map((label, at) => ({
  label,
  about: `Ships in rank ${at + 1}`,
}));

/** How many of which type, with the bill. */
const buildForm: FormOf<'build-starships'> = (view, order, { unit }, plan) => {
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
  const entries = [
    choice(order, 'type', 'Type', choices),
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
  ];
  return formOf(order, entries, () => billFacts(bill));
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
    { label: 'Treasury after other orders', value: phrase('{amount}', { amount: resources(free) }) },
    {
      label: 'Left after this order',
      value:
        left < 0
          ? phrase('{amount} too little', { amount: resources(-left) })
          : phrase('{amount}', { amount: resources(left) }),
      tone: left < 0 ? 'bad' : 'good',
    },
    {
      label: 'Upkeep each turn',
      value: phrase('{now}, with these ships {then}', {
        now: resources(upkeep),
        then: resources(upkeep + more),
      }),
    },
  ];
}

/** Every kind of order, in the order in which a client lists them. */
export const orders: Ruleset<GalacticEmpires>['orders'] = {
  ...declaredOrders,
  'build-starships': { ...declaredOrders['build-starships'], form: buildForm },
  'reassign-starships': { ...declaredOrders['reassign-starships'], form: reassignForm },
};
