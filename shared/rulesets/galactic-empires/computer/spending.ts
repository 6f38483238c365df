import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { Sector } from '../model/state.ts';
import { garrisonId } from '../model/state.ts';
import { annexProblem } from '../sectors/annexation.ts';
import { buildCost, buildLimit, buildProblem } from '../fleets/building.ts';
import { annexedCount, limitsOf } from '../empire/limits.ts';
import { annexationCost, expectedRevenue, upkeepDue } from '../model/money.ts';
import { starship, usualRanks } from '../tables/starships.ts';
import type { Planner } from './planner.ts';
import { fortify } from './habits.ts';
import type { Purse } from './purse.ts';
import type { Strength } from './strength.ts';
import { strengthOf } from './strength.ts';

/** How many of a center's types are built in rotation, the most expensive ones. */
const rotating = 3;

/** Annexes own sectors as far as the money goes, highest revenue first, then builds starships. */
export function spend(planner: Planner): void {
  const { state, me, view, manner } = planner;
  const due = upkeepDue(state, me);
  const revenue = expectedRevenue(state, me);
  const purse: Purse = {
    left: view.treasury - due - Math.max(0, due - revenue),
    upkeep: revenue - due + Math.floor(view.treasury / manner.hoard),
  };
  annex(planner, purse);
  fortify(planner, purse);
  build(planner, purse);
}

function annex(planner: Planner, purse: Purse): void {
  const { state, me } = planner;
  let room = limitsOf(state, me).annexed - annexedCount(state, me);
  const wanted = planner.own
    .filter((place) => annexProblem(state, me, place) === undefined)
    .map((place) => [place, state.sectors[place] as Sector] as const);
  for (const [place, sector] of wanted.sort(
    compareBy(
      ([, { revenue }]) => -revenue,
      ([id]) => id,
    ),
  )) {
    if (room <= 0 || annexationCost(sector) > purse.left || sector.revenue === 0) continue;
    room -= 1;
    purse.left -= annexationCost(sector);
    planner.give(undefined, { kind: 'annex-sector', place });
  }
}

/** An industrial center and what it may build this turn. */
interface Center {
  readonly unit: UnitId;
  /** The most expensive types, in the order of the rotation. */
  readonly types: readonly ShipTypeId[];
  readonly counts: Map<ShipTypeId, number>;
  /** Ships it builds in one turn. */
  readonly most: number;
}

/** The centers, by number, each build one ship at a time, rotating through their types, until money or limits are used up. */
function build(planner: Planner, purse: Purse): void {
  const centers = planner.own.flatMap((place) => centerAt(planner, place));
  const fleet = strengthOf(valuesInOrder(planner.view.units).flatMap(({ stacks }) => stacks));
  if (planner.manner.balances) balance(centers, purse, fleet);
  else
    for (let built = true; built;) {
      built = false;
      for (const center of centers) built = buildOne(center, purse) || built;
    }
  for (const { unit, types, counts } of centers) {
    for (const type of types) {
      const count = counts.get(type) ?? 0;
      if (count > 0)
        planner.give(unit, { kind: 'build-starships', type, count, rank: usualRanks[starship(type).class] });
    }
  }
}

function centerAt({ state, me, view, manner }: Planner, place: PlaceId): readonly Center[] {
  const sector = state.sectors[place];
  const unit = garrisonId(place);
  const types = (sector?.builds ?? []).filter((type) => buildProblem(state, me, unit, type) === undefined);
  if (sector === undefined || types.length === 0) return [];
  const dearest = manner.balances
    ? types
    : [...types]
        .sort(
          compareBy(
            (type) => -buildCost(type),
            (type) => type,
          ),
        )
        .slice(0, rotating);
  const first = manner.balances ? 0 : view.turn % dearest.length;
  return [
    {
      unit,
      types: [...dearest.slice(first), ...dearest.slice(0, first)],
      counts: new Map(),
      most: buildLimit(sector),
    },
  ];
}

function buildOne(center: Center, purse: Purse): boolean {
  const { types, most } = center;
  const total = builtBy(center);
  if (total >= most) return false;
  const turns = [...types.slice(total % types.length), ...types.slice(0, total % types.length)];
  const type = turns.find((one) => buildCost(one) <= purse.left && starship(one).upkeep <= purse.upkeep);
  if (type !== undefined) bought(center, purse, type);
  return type !== undefined;
}

/** Turns of upkeep that count as part of a ship's price. */
const lasting = 8;

/** All centers together build, one ship at a time, what adds most to combat and hit points of the whole fleet for its price: guns and what is in front of them. */
function balance(centers: readonly Center[], purse: Purse, fleet: Strength): void {
  let { combat, hits } = fleet;
  for (;;) {
    let best: { readonly center: Center; readonly type: ShipTypeId; readonly gain: number } | undefined;
    for (const center of centers) {
      if (builtBy(center) >= center.most) continue;
      for (const type of center.types) {
        if (buildCost(type) > purse.left || starship(type).upkeep > purse.upkeep) continue;
        const more = strengthOf([{ type, count: 1 }]);
        const price = buildCost(type) + lasting * starship(type).upkeep;
        const gain = Math.floor((1e6 * (more.combat * (hits + 1) + more.hits * (combat + 1))) / price);
        if (gain > (best?.gain ?? -1)) best = { center, type, gain };
      }
    }
    if (best === undefined) return;
    const { center, type } = best;
    const more = strengthOf([{ type, count: 1 }]);
    [combat, hits] = [combat + more.combat, hits + more.hits];
    bought(center, purse, type);
  }
}

const builtBy = ({ counts }: Center): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

function bought({ counts }: Center, purse: Purse, type: ShipTypeId): void {
  counts.set(type, (counts.get(type) ?? 0) + 1);
  purse.left -= buildCost(type);
  purse.upkeep -= starship(type).upkeep;
}
