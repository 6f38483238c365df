import type { UnitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { a, fleet, g, garrison, klingon, romulan, scene, type } from '../play.ts';
import { viewOf } from '../ownRealm.ts';

export const [cloak, decloak, search, pillage]: readonly Unnumbered<Order>[] = [
  { kind: 'cloak' },
  { kind: 'decloak' },
  { kind: 'search' },
  { kind: 'pillage' },
];
export const [A1, A2, A3, A4, G1] = [a(klingon, 1), a(klingon, 2), a(klingon, 3), a(klingon, 4), g(1)];
export const transfer = (count: number, ship: 'scout' | 'two', to: UnitId): Unnumbered<Order> => ({
  kind: 'transfer-starships',
  type: type(ship),
  count,
  to,
  rank: 1,
});
export const form = (number: number): Unnumbered<Order> => ({ kind: 'form-starfleet', number, name: 'New' });

/** Klingon sectors 1 and 3, neutral Romulan 2 between; A1 scouts, A2 a cruiser, A3 a cloaked scout, A4 an admiral alone, a garrison in 1. */
export const state = (): State =>
  scene({
    sectors: {
      1: { owner: klingon, links: [2, 3], level: 1 },
      2: { owner: romulan, links: [1] },
      3: { owner: klingon, links: [1] },
    },
    units: [
      garrison(klingon, { at: 1, ships: [[type('two'), 1]] }),
      fleet(klingon, 1, { at: 1, ships: [[type('scout'), 2]] }),
      fleet(klingon, 2, { at: 1, ships: [[type('two'), 1]] }),
      fleet(klingon, 3, { at: 1, ships: [[type('scout'), 1]], cloaked: true }),
      fleet(klingon, 4, { at: 1, admirals: [{ name: 'Kor' }] }),
      fleet(romulan, 1, { at: 2, ships: [[type('scout'), 1]] }),
    ],
  });
export const view = viewOf(state());
export type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
