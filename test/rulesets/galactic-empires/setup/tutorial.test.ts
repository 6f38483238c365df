import { earth } from './scenarioText.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { unitId } from '#kernel/words/ids.ts';
import { stateCodec } from '#rulesets/galactic-empires/codecs.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { tutorial } from '#rulesets/galactic-empires/setup.ts';
import { byBuilder } from '#rulesets/galactic-empires/tables/starships.ts';
import { describe, expect, test } from 'vitest';
import { made } from './scenarioText.ts';

describe('the tutorial', () => {
  const state = made(tutorial);
  const sectors = tutorial.sectors;
  const near = (a: number, b: number): boolean =>
    sectors.find(({ number }) => number === a)?.links.includes(b) === true;
  /** Tiles that share an edge: axial neighbours. */
  const beside = (a: number, b: number): boolean => {
    const [one, other] = [a, b].map((wanted) => sectors.find(({ number }) => number === wanted));
    const [q, r] = [(one?.q ?? 0) - (other?.q ?? 0), (one?.r ?? 0) - (other?.r ?? 0)];
    return [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ].some(([x, y]) => x === q && y === r);
  };

  test('is a game of three empires on 25 sectors', () => {
    expect([Object.keys(state.sectors).length, Object.keys(state.empires).length]).toEqual([25, 3]);
    expect(stateCodec.parse(stateCodec.make(state)).ok).toBe(true);
  });

  test('links neighbours on the drawing alone, and parts some by barriers', () => {
    for (const { number, links } of sectors)
      for (const link of links) expect(beside(number, link), `${number} and ${link}`).toBe(true);
    expect([beside(13, 17), near(13, 17)]).toEqual([true, false]);
  });

  test('has each main idea within two jumps of Earth', () => {
    const reach = new Set([
      17,
      ...sectors.filter(({ number }) => near(17, number)).flatMap(({ number, links }) => [number, ...links]),
    ]);
    const centers = sectors
      .filter(({ builds, owner }) => builds !== undefined && owner === undefined)
      .map(({ number }) => number);
    expect(centers.filter((number) => reach.has(number))).toEqual([13]);
    const combat = (at: number): number =>
      Object.values(state.units)
        .filter(({ place, owner }) => place === sectorId(at) && owner === undefined)
        .flatMap(({ stacks }) => stacks)
        .reduce(
          (sum, { type, count }) =>
            sum + count * (byBuilder('Federation-c').find(({ id }) => id === type)?.combat ?? 0),
          0,
        );
    const [weak, strong] = [combat(18), combat(12)];
    expect(strong).toBeGreaterThan(4 * weak);
    expect(near(17, 18) && near(17, 12)).toBe(true);
    expect(state.sectors[sectorId(16)]).toMatchObject({ owner: earth });
    expect(state.sectors[sectorId(16)]).not.toHaveProperty('annexedTo');
    expect([
      state.sectors[sectorId(22)]?.damage,
      state.sectors[sectorId(12)]?.level,
      state.sectors[sectorId(23)]?.level,
    ]).toEqual([1, 2, 1]);
  });

  test('leads through annexing, scouting, battle, capture, a barrier, siege and building within four turns', () => {
    const fleet = unitId('federation-core.a00001');
    const travel = (to: number) => ({ kind: 'travel', to: sectorId(to) }) as const;
    const annex = (place: number) => ({ kind: 'annex-sector', place: sectorId(place) }) as const;
    const turns: readonly (readonly [
      hq: readonly object[],
      units: Readonly<Record<string, readonly object[]>>,
      happens: readonly string[],
      refused: readonly string[],
    ])[] = [
      [
        [annex(16)],
        { [fleet]: [travel(13), travel(18)] },
        ['sector-annexed', 'sectors-scouted', 'battle-joined', 'sector-captured'],
        ['not-linked'],
      ],
      [[annex(18)], { [fleet]: [travel(13)] }, ['sector-annexed', 'battle-joined', 'sector-captured'], []],
      [
        [annex(13)],
        {
          g00013: [
            { kind: 'build-starships', type: 'federation-c/akula-class-destroyer', count: 2, rank: 1 },
          ],
          [fleet]: [travel(18)],
        },
        ['starships-built', 'sector-annexed'],
        [],
      ],
      [[], { [fleet]: [travel(23)] }, ['defences-damaged', 'battle-joined', 'sector-captured'], []],
    ];
    let now = state;
    for (const [hq, units, happens, refused] of turns) {
      let count = 0;
      const numbered = (orders: readonly object[]): readonly object[] =>
        orders.map((order) => ({ ...order, ref: `${earth}.t${now.turn}.o${(count += 1)}` }));
      const plan = {
        hq: numbered(hq),
        units: Object.fromEntries(Object.entries(units).map(([unit, orders]) => [unit, numbered(orders)])),
      };
      const {
        entries,
        refusals,
        state: after,
      } = runTurn(galacticEmpires, {
        state: now,
        seed: `lesson ${now.turn}`,
        plans: { [earth]: plan as never },
        rulings: {},
      });
      expect(entries.map(({ event }) => event.kind)).toEqual(expect.arrayContaining([...happens]));
      expect(refusals.map(({ problem }) => problem.code)).toEqual(refused);
      now = after;
    }
    expect([16, 18, 13, 23].map((number) => now.sectors[sectorId(number)]?.owner)).toEqual([
      earth,
      earth,
      earth,
      earth,
    ]);
  });
});
