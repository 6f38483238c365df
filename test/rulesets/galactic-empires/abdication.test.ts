import { expect, test } from 'vitest';

import type { Unnumbered } from '#kernel/game/plan.ts';
import { abdicates } from '#rulesets/galactic-empires/abdication.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { sectorId as s } from '#rulesets/galactic-empires/model/state.ts';
import { ownRealm, planOf, viewOf } from './ownRealm.ts';
import { a, g, klingon, romulan, type } from './play.ts';

const give = (place: number): Unnumbered<Order> => ({ kind: 'give-sector', place: s(place), to: romulan });
const disband = (
  of: Parameters<typeof type>[0],
  count: number,
  kind: 'disband-starships' | 'salvage-starships' = 'disband-starships',
): Unnumbered<Order> => ({ kind, type: type(of), count });
const forces = {
  [g(1)]: [disband('two', 3), disband('destroyer', 2, 'salvage-starships')],
  [a(klingon, 1)]: [disband('two', 4)],
  [a(klingon, 2)]: [disband('three', 1)],
};
const asked = (lists: Readonly<Record<string, readonly Unnumbered<Order>[]>>): boolean =>
  abdicates(viewOf(ownRealm()), planOf(lists)) !== undefined;

test('rulers who give their sectors away and disband all their forces are overthrown (GE 7290)', () => {
  expect(asked({ hq: [give(1), give(2)], ...forces })).toBe(true);
});

test.each<readonly [string, Readonly<Record<string, readonly Unnumbered<Order>[]>>]>([
  ['keeps one sector', { hq: [give(1)], ...forces }],
  ['keeps one starship', { hq: [give(1), give(2)], ...forces, [a(klingon, 1)]: [disband('two', 3)] }],
  ['gives away what is not theirs', { hq: [give(1), give(3)], ...forces }],
  ['gives one sector twice', { hq: [give(1), give(1)], ...forces }],
  ['orders nothing', {}],
])('not one who %s', (_, lists) => expect(asked(lists)).toBe(false));
