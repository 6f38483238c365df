import type { Draw } from '#kernel/dice/draw.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { nthOrder, unitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { countOrders, emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { HexNumber } from '#rulesets/star-fleet-warlord/model/ids.ts';
import { hexIn, sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import { scanKinds as scans } from '#rulesets/star-fleet-warlord/scans/orders.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { isChangeYear } from '#rulesets/star-fleet-warlord/market/races.ts';
import { neighbours } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { yearOf } from '#rulesets/star-fleet-warlord/model/figures.ts';
import { soldIn } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { baseOrder } from './bases.ts';
import { siteOrder } from './defenses.ts';
import { happeningsOrder } from './happenings.ts';
import { linkOrder } from './links.ts';
import { boardingOrder, stationOrder } from './officers.ts';
import { marketOrders, postures, sheetOrders } from './offices.ts';
import { spyingOrder } from './spying.ts';
import { messageOrder, namesOrder } from './stance.ts';

/** The number of a hex with a site, or any. */
const target = (view: View, draw: Draw, hex: HexNumber, ship?: Ship): HexNumber => {
  const near = keysInOrder(view.sites).filter(
    (place) => ship !== undefined && sectorIn(place) === sectorIn(ship.place),
  );
  const known = near.length > 0 ? near : keysInOrder(view.sites);
  return known.length > 0 && draw.chance(4, 5) ? hexIn(draw.pick(known)) : hex;
};

const lone = [
  ...(['stay', 'assay', 'cloak', 'cure', 'devastate', 'fix', 'prospect'] as const),
  ...(['collect-decoys', 'drop-cloaked-decoy', 'drop-decoy', 'fill-garrison'] as const),
  ...(['give', 'place-base', 'take-garrison'] as const),
  ...([
    'enter-graveyard',
    'buy-cloak',
    'refit',
    'repair',
    'restore',
    'scrap',
    'survey',
    'train',
    'upgrade',
  ] as const),
];

/** Slots for anybody's ships, with hexes near and far, and purchases of whatever is on the list and more. */
export function anyPlan(view: View, draw: Draw): Plan<Order> {
  const { me, turn } = view;
  let plan = emptyPlan<Order>();
  const add = (order: (ref: Order['ref']) => Order, unit?: UnitId): void => {
    plan = withOrder(plan, order(nthOrder(me, turn, countOrders(plan) + 1)), unit);
  };
  const units = [...keysInOrder(view.ships), unitId('c02.s00001'), unitId('nobody.s00001'), undefined];
  for (const unit of units) {
    const ship = unit === undefined ? undefined : view.ships[unit];
    let at = ship?.place;
    const whole = ship === undefined ? undefined : linkOrder(view, ship, draw);
    if (whole !== undefined) add(whole, unit);
    for (let n = draw.int(7); n > 1; n -= 1) {
      const next = at === undefined ? undefined : draw.pick(neighbours(view.parameters.size, at));
      const hex = (next === undefined || draw.chance(1, 12) ? '0511' : next.slice(4)) as HexNumber;
      const kind = draw.pick(lone);
      if (draw.chance(3, 5)) add((ref) => ({ kind: 'move', hex, ref }), unit);
      else if (draw.chance(1, 4)) add((ref) => ({ kind: 'scan', what: draw.pick(scans), ref }), unit);
      else if (draw.chance(1, 5)) add((ref) => ({ kind: 'sweep', direction: draw.int(7) - 1, ref }), unit);
      else if (draw.chance(2, 7)) add((ref) => ({ kind: 'raid', direction: draw.int(6), ref }), unit);
      else if (draw.chance(2, 9))
        add((ref) => ({ kind: 'bombard', hex: target(view, draw, hex, ship), ref }), unit);
      else if (draw.chance(1, 6))
        add((ref) => ({ kind: 'change-mission', mission: draw.pick(['B', 'V', 'H', 'N', 'S']), ref }), unit);
      else if (draw.chance(1, 7)) add(boardingOrder(draw), unit);
      else if (kind !== 'scrap' || draw.chance(1, 6)) add((ref) => ({ kind, ref }), unit);
      at = next;
    }
  }
  const wanted = [...soldIn(167).map(({ id }) => id), 'J-FF', 'F-NONE'];
  for (let n = draw.int(5); n > 1; n -= 1)
    add(
      (ref) => ({ kind: 'purchase', design: draw.pick(wanted), name: '', ref }),
      draw.chance(1, 9) ? keysInOrder(view.ships)[0] : undefined,
    );
  for (let n = draw.int(4); n > 1; n -= 1) add(draw.pick(postures)(draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(draw.pick([...marketOrders, ...sheetOrders])(draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(siteOrder(view, draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(spyingOrder(view, draw));
  for (let n = draw.int(3); n > 1; n -= 1) add(happeningsOrder(view, draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(stationOrder(view, draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(baseOrder(view, draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(namesOrder(view, draw));
  for (let n = draw.int(4); n > 1; n -= 1) add(messageOrder(view, draw));
  // Primary races can be changed in one year of twelve.
  if (isChangeYear(yearOf(turn))) add((ref) => ({ kind: 'change-race', from: 'F', to: 'Z', ref }));
  return plan;
}
