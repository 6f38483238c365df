import { describe, expect, it } from 'vitest';

import type { Unnumbered } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { orders } from '#rulesets/galactic-empires/orders.ts';
import { scroll } from '#rulesets/galactic-empires/presentation/scroll/scroll.ts';
import { planOf, viewOf } from '../ownRealm.ts';
import { a, fleet, g, garrison, gorn, klingon, romulan, scene, travel, type, vulcan, wait } from '../play.ts';

/*
 * Everything that the preview checks, in the order of that list: for each a plan, and what the scroll finds wrong with it.
 * Klingon: 1 with a shipyard and the Vulcan guests beside it, 2, 7 and 8. Romulan 3 and ruined 9 are neutral, Gorn 4 is hostile; 5 is wild behind it.
 */
type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
const s = sectorId;
const [A1, A2, A3, A4, A5, G1] = [
  a(klingon, 1),
  a(klingon, 2),
  a(klingon, 3),
  a(klingon, 4),
  a(klingon, 5),
  g(1),
];
const kor = admiralId('klingon.a00002.0');

const world = (change: Partial<State['parameters']> = {}, treasury = 20_000): State => {
  const made = scene(
    {
      sectors: {
        1: {
          owner: klingon,
          annexedTo: klingon,
          links: [2, 3, 6, 7],
          revenue: 13,
          builds: [type('two'), type('destroyer')],
          level: 6,
          name: 'Home',
        },
        2: { owner: klingon, links: [1, 4], revenue: 10, name: 'March' },
        3: { owner: romulan, annexedTo: romulan, links: [1], revenue: 8, name: 'Remus' },
        4: { owner: gorn, annexedTo: gorn, links: [2, 5], revenue: 20, name: 'Gornar' },
        5: { links: [4], revenue: 6, name: 'Wilds' },
        6: { owner: vulcan, links: [1], revenue: 5, name: 'Vulcan' },
        7: { owner: klingon, links: [1], revenue: 5, level: 12, name: 'Bastion' },
        8: { owner: klingon, revenue: 5, name: 'Far' },
      },
      units: [
        garrison(klingon, { at: 1, ships: [[type('two'), 9, 1]] }),
        fleet(klingon, 1, { at: 1, ships: [[type('two'), 4]] }),
        fleet(klingon, 2, { at: 2, ships: [[type('three'), 1]], admirals: [{ name: 'Kor' }] }),
        fleet(klingon, 3, { at: 2, ships: [[type('scout'), 1]] }),
        garrison(klingon, { at: 7, ships: [[type('two'), 1]] }),
        fleet(klingon, 4, { at: 7, ships: [[type('two'), 3]] }),
        fleet(klingon, 5, { at: 1, ships: [[type('scout'), 2]], cloaked: true }),
        fleet(vulcan, 1, { at: 1, ships: [[type('two'), 1]] }),
        garrison(gorn, { at: 4, ships: [[type('destroyer'), 5]] }),
      ],
      wars: [[klingon, gorn]],
      alliances: [[klingon, vulcan]],
    },
    { [klingon]: treasury },
  );
  return { ...made, parameters: { ...made.parameters, ...change } };
};
const few = (limits: { readonly admirals: number; readonly annexed: number }): State =>
  world({ limits: { ...world().parameters.limits, royalty: limits, commoner: limits } });

/** A fleet stands in neutral space. */
const guest: State = {
  ...world(),
  units: {
    ...world().units,
    ...Object.fromEntries([fleet(klingon, 6, { at: 3, ships: [[type('two'), 1]] })]),
  },
};

const transfer = (
  count: number,
  to: ReturnType<typeof a>,
  ship: 'two' | 'scout' = 'two',
): Unnumbered<Order> => ({ kind: 'transfer-starships', type: type(ship), count, to, rank: 1 });
const build = (count: number, ship: 'two' | 'three' | 'destroyer' = 'two'): Unnumbered<Order> => ({
  kind: 'build-starships',
  type: type(ship),
  count,
  rank: 1,
});
const give = (place: number, to = vulcan): Unnumbered<Order> => ({
  kind: 'give-sector',
  place: s(place),
  to,
});
const [cloak, decloak, search, pillage, works, hire]: readonly Unnumbered<Order>[] = [
  { kind: 'cloak' },
  { kind: 'decloak' },
  { kind: 'search' },
  { kind: 'pillage' },
  { kind: 'build-defences' },
  { kind: 'hire-admiral' },
] as const;

const checks: readonly (readonly [what: string, lists: Lists, codes: readonly string[], state?: State])[] = [
  ['a move without a link', { [A2]: [travel(3)] }, ['not-linked']],
  ['a move without permission', { [A1]: [travel(3)] }, ['no-permission']],
  ['a move without war', { [A1]: [travel(6)] }, ['no-permission']],
  ['a move without points', { [A1]: [travel(2), travel(4)] }, ['not-enough-move-points']],
  ['partners who never meet', { [A1]: [transfer(1, A4)] }, ['never-met']],
  ['a partner who is cloaked', { [G1]: [transfer(1, A5)] }, ['cloaked']],
  ['more ships transferred than are there', { [A1]: [transfer(5, G1)] }, ['more-than-present']],
  [
    'more ships disbanded than are there',
    { [A1]: [{ kind: 'disband-starships', type: type('two'), count: 5 }] },
    ['more-than-present'],
  ],
  [
    'a leader who is not in the unit',
    { [A1]: [{ kind: 'assign-leader', admiral: kor }] },
    ['leader-not-in-unit'],
  ],
  ['following itself', { [A1]: [{ kind: 'set-follow', unit: A1 }] }, ['follows-itself']],
  [
    'following in a circle',
    { [A1]: [{ kind: 'set-follow', unit: A2 }], [A2]: [{ kind: 'set-follow', unit: A1 }] },
    ['follows-in-circle'],
  ],
  ['cloaking with a type that cannot', { [A1]: [cloak!] }, ['cannot-cloak']],
  ['a second change of cloaking', { [A5]: [decloak!, wait, cloak!] }, ['cloaking-changed']],
  ['decloaking after a move', { [A5]: [travel(2), decloak!] }, ['moved-cloaked']],
  ['a search after a move', { [A1]: [travel(2), search!] }, ['moved-before-search']],
  ['pillage with combat below 10', { [A3]: [pillage!] }, ['too-weak']],
  ['pillage without permission', { [a(klingon, 6)]: [pillage!] }, ['not-at-war'], guest],
  ['building beyond the limit', { [G1]: [build(14, 'destroyer')] }, ['build-limit']],
  ['building off the list', { [G1]: [build(1, 'three')] }, ['not-on-build-list']],
  ['building without a center', { [g(7)]: [build(1)] }, ['no-industrial-center']],
  ['hiring without a center', { [g(7)]: [hire!] }, ['no-hiring-center']],
  ['hiring above the limit', { [G1]: [hire!] }, ['admiral-limit'], few({ admirals: 1, annexed: 9 })],
  [
    'annexing what was not owned at the start',
    { hq: [{ kind: 'annex-sector', place: s(4) }] },
    ['not-owned'],
  ],
  [
    'annexing above the limit',
    { hq: [{ kind: 'annex-sector', place: s(2) }] },
    ['over-annexation-limit'],
    few({ admirals: 9, annexed: 1 }),
  ],
  ['construction with fewer than 3 ships', { [A2]: [works!] }, ['too-few-workers']],
  ['construction by a fleet that moves', { [A1]: [works!, travel(2)] }, ['works-instead']],
  ['construction at level 12', { [A4]: [works!] }, ['highest-level']],
  ['razing beyond 4', { [A1]: [{ kind: 'raze-defences', levels: 5 }] }, ['fewer-levels']],
  ['a gift to an empire without presence', { hq: [give(8)] }, ['nobody-to-take']],
  ['more than two gifts', { hq: [give(1), give(2), give(7)] }, ['too-many-gifts']],
  ['resources without a chain', { hq: [{ kind: 'send-resources', to: vulcan, amount: 5 }] }, ['no-convoy']],
  ['war on an ally', { hq: [{ kind: 'declare-war', on: vulcan }] }, ['war-on-ally']],
  ['an alliance with an enemy', { hq: [{ kind: 'offer-alliance', to: gorn }] }, ['alliance-with-enemy']],
  ['a shortfall', { [G1]: [build(4)] }, ['not-enough-money', 'shortfall'], world({}, 3000)],
  [
    'a fleet without ships',
    { [G1]: [{ kind: 'form-starfleet', number: 9, name: 'Hollow' }] },
    ['empty-starfleet'],
  ],
];

describe('what the scroll checks (R-16.8)', () => {
  it.each(checks.map((row) => ({ what: row[0], row })))(
    '$what',
    ({ row: [, lists, codes, state = world()] }) => {
      const problems = scroll(viewOf(state), planOf(lists)).problems;
      expect(problems.map(({ code }) => code)).toEqual(codes);
      for (const { cite } of problems) expect(cite).toMatch(/^GE \d+$/);
    },
  );

  it('finds nothing wrong with this world as long as nothing is ordered: what is found comes of the orders', () => {
    expect(scroll(viewOf(world()), planOf({})).problems).toEqual([]);
  });

  it('names what a shortfall cuts in the order of the turn: building comes before annexing (GE 239, 830, 856)', () => {
    const lists: Lists = { hq: [{ kind: 'annex-sector', place: s(2) }], [G1]: [build(4)] };
    const short = scroll(viewOf(world({}, 2500)), planOf(lists)).problems.find(
      ({ code }) => code === 'shortfall',
    );
    expect(short && phraseText(short.phrase)).toMatch(/What will be cut: Build Starships, Annex Sector\.$/);
  });

  it('new ships are never without a rank: no order to build is read that has none', () => {
    const withRank: Readonly<Record<string, unknown>> = { ...build(1), ref: 'klingon.t1.o1' };
    const { rank: _, ...without } = withRank;
    expect(orders['build-starships'].codec.parse(withRank).ok).toBe(true);
    expect(orders['build-starships'].codec.parse(without).ok).toBe(false);
  });

  it('tells the phase of each arrival', () => {
    const { steps } = scroll(viewOf(world()), planOf({ [A1]: [wait, travel(2)] }));
    expect(
      steps
        .filter(({ title }) => title === 'Starfleets Travel')
        .map(({ path, lines }) => [path[0]?.at, lines.length]),
    ).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});
