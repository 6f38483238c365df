import type { UnitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { freshRef, ordersOf, withList } from '#kernel/game/plan.ts';
import type { Share, SplitType, Transfers } from '#kernel/presentation.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '../../game.ts';
import { numberOf } from '../../model/opening/purchase.ts';
import { isFixed } from '../../model/territory.ts';
import type { View } from '../../model/state.ts';
import { namesOf } from '../../squadrons/codes.ts';
import { shipText } from './status.ts';
import { drawingOf } from './units.ts';
import { formsOf, lineOf, standsOf, togetherOf } from './organise.ts';
import type { Placed } from './placed.ts';
import { endOf, isRegroup, placedBy } from './placed.ts';

/** The plan in which the ships of a squadron go where they are placed: an order for each squadron that takes some, in place of its earlier ones. */
function written(view: View, plan: Plan<Order>, unit: UnitId, placed: readonly Placed[]): Plan<Order> {
  const own = placed.filter(({ from }) => from === unit);
  const orders = ordersOf(plan, unit);
  const earlier = orders.filter(isRegroup);
  const takers = [...new Set([...earlier.map(({ to }) => to), ...own.map(({ to }) => to)])].filter(
    (to) => own.some((one) => one.to === to) && to !== unit,
  );
  let left = own;
  let made = withList(
    plan,
    unit,
    orders.filter((order) => !isRegroup(order)),
  );
  for (const to of takers) {
    const names = namesOf(left.map(({ ship }) => ship));
    const ships = names.filter((_, at) => left[at]?.to === to);
    const ref =
      earlier.find((order) => order.to === to)?.ref ?? freshRef(view.me, numberOf(view, view.turn), made);
    made = withList(made, unit, [...ordersOf(made, unit), { kind: 'regroup', ref, ships, to }]);
    left = left.filter((one) => one.to !== to);
  }
  return made;
}

/** Gives each squadron so many ships of a kind: those that came go home first. */
function dealt(placed: readonly Placed[], units: readonly UnitId[], { type, counts }: Share): void {
  const alike = placed.filter(({ ship }) => shipText(ship) === type);
  const inside = (unit: UnitId) => alike.filter(({ to }) => to === unit);
  const spare = units.flatMap((unit, at) => {
    const [guests, own] = [true, false].map((guest) =>
      inside(unit).filter(({ from }) => (from !== unit) === guest),
    );
    return [...guests!, ...own!.toReversed()].slice(0, Math.max(0, inside(unit).length - (counts[at] ?? 0)));
  });
  for (const [at, unit] of units.entries()) {
    let missing = (counts[at] ?? 0) - inside(unit).length;
    const homing = [
      ...spare.filter(({ from }) => from === unit),
      ...spare.filter(({ from }) => from !== unit),
    ];
    for (const one of homing) {
      if (missing <= 0) break;
      spare.splice(spare.indexOf(one), 1);
      one.to = unit;
      missing -= 1;
    }
  }
}

/** Squadrons that end the turn in one hex hand over ships to each other (D6.100). */
export const transfers: Transfers<View, Order> = {
  title: 'Regroup',
  thing: { one: 'ship', many: 'ships' },
  hint: 'Squadrons that end the turn in the same hex regroup at the very end; ships lost before then do not.',
  among(view, plan, unit) {
    const [own, end] = [view.squadrons[unit], endOf(view, plan, unit)];
    if (own === undefined || own.seat !== view.me || isFixed(own)) return [unit];
    const others = inOrder(view.squadrons).flatMap(([code, squadron]) =>
      code !== unit && squadron.seat === view.me && !isFixed(squadron) && endOf(view, plan, code) === end
        ? [code]
        : [],
    );
    return [unit, ...others];
  },
  of(view, plan, units): readonly SplitType[] {
    const placed = placedBy(view, plan, units);
    return [...new Set(placed.map(({ ship }) => shipText(ship)))].map((type) => {
      const alike = placed.filter(({ ship }) => shipText(ship) === type);
      const there = alike.filter(({ to }) => units.includes(to));
      return {
        type,
        name: type,
        shipClass: drawingOf(alike[0]?.ship.hull ?? ''),
        count: there.length,
        counts: units.map((unit) => there.filter(({ to }) => to === unit).length),
        dealt: alike.some(({ from, to }) => from !== to),
      };
    });
  },
  stands: standsOf,
  forms: formsOf,
  together: togetherOf,
  line: lineOf,
  share(view, plan, units, shares) {
    const placed = placedBy(view, plan, units);
    for (const one of shares) dealt(placed, units, one);
    return units.reduce((made, unit) => written(view, made, unit, placed), plan);
  },
};
