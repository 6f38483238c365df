import type { Draw } from '#kernel/dice/draw.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import { switchNames } from '#rulesets/star-fleet-warlord/stance/lines.ts';
import { itemKinds } from '#rulesets/star-fleet-warlord/model/ship.ts';

/** Orders of how to fight, and whom, with numbers that nobody has. */
export const postures: readonly ((draw: Draw) => (ref: Order['ref']) => Order)[] = [
  (draw) => (ref) => ({ kind: 'ally', with: draw.pick([0, 1, 2, 3, 998, 233]), ref }),
  (draw) => (ref) => ({ kind: 'defend-against', against: draw.pick([0, 1, 2, 3, 998, 233]), ref }),
  (draw) => (ref) => ({ kind: 'set-tactics', attack: draw.int(12) - 1, defense: draw.int(12) - 1, ref }),
  (draw) => (ref) => ({ kind: 'set-attack-percent', percent: 60 + draw.int(100), ref }),
];

export const sheetOrders: readonly ((draw: Draw) => (ref: Order['ref']) => Order)[] = [
  (draw) => (ref) => ({ kind: 'set-switch', what: draw.pick(switchNames), on: draw.chance(1, 2), ref }),
  (draw) => (ref) => ({ kind: 'buy-lines', lines: draw.int(10), ref }),
  (draw) => (ref) => ({ kind: 'buy-items', what: draw.pick(itemKinds), ep: draw.int(60), ref }),
  (draw) => (ref) => ({
    kind: draw.chance(1, 2) ? 'request-loan' : 'repay-loan',
    ep: draw.pick([1, 40, 999]),
    ref,
  }),
  () => (ref) => ({ kind: 'make-default-build', ref }),
  (draw) => (ref) =>
    draw.chance(1, 2)
      ? { kind: 'buy-lines', lines: 10, permanent: true, ref }
      : { kind: 'buy-lines', lines: 0, permanent: false, ref },
];

/** Orders of races and prices, possible and not. */
export const marketOrders: readonly ((draw: Draw) => (ref: Order['ref']) => Order)[] = [
  (draw) => (ref) => ({ kind: 'declare-race', race: draw.pick(['F', 'K', 'T', 'M', 'C']), ref }),
  (draw) => (ref) => ({ kind: 'change-race', from: draw.pick(['F', 'K']), to: 'Z', ref }),
  (draw) => (ref) => ({ kind: 'set-price-percent', percent: draw.pick([0, 89, 120, 250]), ref }),
  () => (ref) => ({ kind: 'begin-megaship', ref }),
  (draw) => (ref) => ({
    kind: 'purchase',
    design: draw.pick(['F-SDS', 'C-MBB', 'A-DOM', 'O-CA']),
    name: '',
    ref,
  }),
  (draw) => (ref) => ({ kind: 'request-ads', of: draw.pick(['ALL', 'PRIMARY', 'F', 'M', 'Q']), ref }),
  (draw) => (ref) => ({ kind: 'ask-for-ad', design: draw.pick(['T-PC', 'M-YSD', 'F-NONE']), ref }),
  (draw) => (ref) => ({ kind: 'purchase', design: 'O-LR', cloak: true, gate: draw.int(3), name: '', ref }),
];
