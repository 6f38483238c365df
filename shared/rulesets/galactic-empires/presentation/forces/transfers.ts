import type { UnitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf, withChanged, withOrder, withoutOrder } from '#kernel/game/plan.ts';
import type { Share, SplitType, Transfers } from '#kernel/presentation.ts';
import type { AdmiralId } from '../../model/ids.ts';
import type { ShipTypeId } from '../../tables/starships.ts';
import { shipTypeId } from '../../tables/starships.ts';
import type { Order, OrderOf } from '../../game.ts';
import type { Rank } from '../../tables/starships.ts';
import type { State, Unit } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { ownUnits, preview } from '../../preview/preview.ts';
import { commanded } from '../../model/units/command.ts';
import { countOf, typesOf } from '../../model/units/forces.ts';
import { countsByRank } from '../../model/units/ranks.ts';
import { nextRef } from '../routes.ts';
import { silhouette, unranked } from '../ships.ts';

type Transfer = OrderOf<'transfer-starships'> | OrderOf<'transfer-admiral'>;

/** An order between two of the units, and who gives it. */
interface Given {
  readonly from: UnitId;
  readonly order: Transfer;
}

/** What hands over: so many, from one unit to another. */
interface Flow {
  readonly from: UnitId;
  readonly to: UnitId;
  readonly count: number;
}

/** The key of an admiral among the types of ships. */
const admiralMark = 'admiral:';
const admiralOf = (type: string): AdmiralId | undefined =>
  type.startsWith(admiralMark) ? (type.slice(admiralMark.length) as AdmiralId) : undefined;

/** Units as they are before the first phase: transfers within sectors are made then (GE 657). */
const unitsIn = ({ units }: State, ids: readonly UnitId[]): readonly Unit[] =>
  ids.flatMap((id) => units[id] ?? []);

const held = (unit: Unit | undefined, type: string): number => {
  const admiral = admiralOf(type);
  if (unit === undefined) return 0;
  return admiral === undefined
    ? countOf(unit.stacks, shipTypeId(type))
    : unit.admirals.filter(({ id }) => id === admiral).length;
};

/** Orders of the plan about this type between two of these units. */
const givenOf = (plan: Plan<Order>, units: readonly UnitId[], type: string): readonly Given[] =>
  units.flatMap((from) =>
    ordersOf(plan, from).flatMap((order): readonly Given[] => {
      if (order.kind !== 'transfer-starships' && order.kind !== 'transfer-admiral') return [];
      const about = order.kind === 'transfer-admiral' ? `${admiralMark}${order.admiral}` : order.type;
      return about === type && units.includes(order.to) ? [{ from, order }] : [];
    }),
  );

/** Own units in one sector and uncloaked hand over ships and admirals to each other (GE 1455-1461). */
export const transfers: Transfers<View, Order> = {
  title: 'Transfers',
  thing: { one: 'ship', many: 'ships' },
  hint: 'Transfers in a sector are made before anybody moves; ships keep to the rank they had, or join their type.',
  among(view, plan, unit) {
    const { start } = preview(view, plan);
    const own = start.units[unit];
    const meets = (id: UnitId): boolean => {
      const other = commanded(start, view.me, id);
      return other !== undefined && other.place === own?.place && !other.cloaked;
    };
    const others = meets(unit) ? ownUnits(start, view).filter((id) => id !== unit && meets(id)) : [];
    return [unit, ...others];
  },

  of(view, plan, ids): readonly SplitType[] {
    const { start } = preview(view, plan);
    const units = unitsIn(start, ids);
    const split = (type: string): Pick<SplitType, 'counts' | 'dealt'> => ({
      counts: ids.map((id) => held(start.units[id], type)),
      dealt: givenOf(plan, ids, type).length > 0,
    });
    const stacks = units.flatMap((unit) => unit.stacks);
    const types = [...new Set(units.flatMap((unit) => typesOf(unit)))];
    return [
      ...types.flatMap((type) =>
        unranked(stacks.filter((stack) => stack.type === type)).map((picture) => ({
          ...picture,
          ...split(type),
        })),
      ),
      ...units
        .flatMap(({ admirals }) => admirals)
        .map(({ id, name }) => ({
          type: `${admiralMark}${id}`,
          name,
          shipClass: silhouette([]),
          count: 1,
          ...split(`${admiralMark}${id}`),
        })),
    ];
  },

  share: (view, plan, ids, shares) => shares.reduce((made, one) => shared(view, made, ids, one), plan),
};

function shared(view: View, plan: Plan<Order>, ids: readonly UnitId[], { type, counts }: Share): Plan<Order> {
  const given = givenOf(plan, ids, type);
  const bare = given.reduce((made, { order }) => withoutOrder(made, order.ref), plan);
  const { start } = preview(view, bare);
  const flows = flowsOf(
    ids,
    counts.map((count, at) => count - held(start.units[ids[at]!], type)),
  );
  const serving = (flow: Flow): Given | undefined =>
    given.find(({ from, order }) => from === flow.from && order.to === flow.to);
  const kept = new Set(flows.map((flow) => serving(flow)?.order.ref));
  const rest = given.reduce(
    (made, { order }) => (kept.has(order.ref) ? made : withoutOrder(made, order.ref)),
    plan,
  );
  return flows.reduce((made, flow) => {
    const order = serving(flow)?.order;
    if (order === undefined) return withOrder(made, ordered(view, made, start, type, flow), flow.from);
    return order.kind === 'transfer-admiral' || order.count === flow.count
      ? made
      : withChanged<Order>(made, { ...order, count: flow.count });
  }, rest);
}

/** The fewest hand-overs that give each unit what it is to gain; what one has too few is a loss. */
function flowsOf(ids: readonly UnitId[], gains: readonly number[]): readonly Flow[] {
  const left = [...gains];
  const flows: Flow[] = [];
  ids.forEach((from, giver) => {
    ids.forEach((to, taker) => {
      const count = Math.min(-(left[giver] ?? 0), left[taker] ?? 0);
      if (count <= 0) return;
      flows.push({ from, to, count });
      left[giver] = (left[giver] ?? 0) + count;
      left[taker] = (left[taker] ?? 0) - count;
    });
  });
  return flows;
}

function ordered(view: View, plan: Plan<Order>, start: State, type: string, flow: Flow): Order {
  const { to, count } = flow;
  const ref = nextRef(view, plan);
  const admiral = admiralOf(type);
  if (admiral !== undefined) return { kind: 'transfer-admiral', ref, admiral, to };
  const ship = shipTypeId(type);
  const rank = fullest(start.units[to], ship) ?? fullest(start.units[flow.from], ship) ?? 1;
  return { kind: 'transfer-starships', ref, type: ship, count, to, rank };
}

/** The rank with the most ships of the type, the first among equals; undefined where the unit has none. */
function fullest(unit: Unit | undefined, type: ShipTypeId): Rank | undefined {
  const counts: readonly number[] = unit === undefined ? [] : countsByRank(unit, type);
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : ((counts.indexOf(most) + 1) as Rank);
}
