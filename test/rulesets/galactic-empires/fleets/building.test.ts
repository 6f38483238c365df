import { expect, test } from 'vitest';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { shipCount } from '#rulesets/galactic-empires/model/units/forces.ts';
import { a, fleet, g, garrison, klingon, play, romulan, scene, ship, type } from '../play.ts';

const one = a(klingon, 1);

const yard = (revenue: number, treasury: number) =>
  scene(
    {
      sectors: {
        1: { owner: klingon, revenue, builds: [type('destroyer'), type('two')] },
        2: { owner: klingon },
      },
      units: [garrison(klingon, { at: 1 }), fleet(klingon, 1, { at: 1 })],
    },
    { [klingon]: treasury },
  );
const build = (name: keyof typeof ship, count: number, rank: 1 | 4 = 1) =>
  ({ kind: 'build-starships', type: type(name), count, rank }) as const;

test('GE-V05: an industrial center of 13 builds 13 ships a turn over all orders', () => {
  const played = play(yard(13, 100_000), {
    [klingon]: { [g(1)]: [build('destroyer', 2), build('two', 20, 4), build('destroyer', 1)] },
  });
  expect(
    played.events('starships-built').map(({ count, cost, rank, cause }) => [count, cost, rank, cause]),
  ).toEqual([
    [2, 400, 1, 'klingon.t1.o1'],
    [11, 13_200, 4, 'klingon.t1.o2'],
  ]);
  expect(played.refused).toEqual(['klingon 2: build-limit', 'klingon 3: build-limit']);
  expect(shipCount(played.unit(g(1)))).toBe(13);
});

test('too little money cuts the order, and the next one follows (GE 830)', () => {
  const played = play(yard(13, 3000), { [klingon]: { [g(1)]: [build('two', 5), build('destroyer', 5)] } });
  expect(played.events('starships-built').map(({ count, cost }) => [count, cost])).toEqual([
    [2, 2400],
    [3, 600],
  ]);
  expect(played.refused).toEqual(['klingon 1: not-enough-money', 'klingon 2: not-enough-money']);
  expect(played.empire(klingon).treasury).toBe(0);
});

test('upkeep is paid before anything is built, and new ships cost none this turn (GE 819, 828)', () => {
  const start = yard(13, 1250);
  const garrisoned = {
    ...start,
    units: { ...start.units, ...Object.fromEntries([garrison(klingon, { at: 1, ships: [[ship.two, 1]] })]) },
  };
  expect(play(garrisoned, { [klingon]: { [g(1)]: [build('two', 1)] } }).refused).toEqual([
    'klingon 1: not-enough-money',
  ]);
  expect(play(start, { [klingon]: { [g(1)]: [build('two', 1)] } }).empire(klingon).treasury).toBe(46); // 0.5, of which 0.035 decay, rounded up
});

test.each([
  ['in a fleet', one, build('destroyer', 1), true, 'garrison-builds'],
  ['without a center', g(1), build('destroyer', 1), false, 'no-industrial-center'],
  ['off the list', g(1), build('scout', 1), true, 'not-on-build-list'],
] as const)('nothing is built %s', (_, unit, order, center, code) => {
  const units = [garrison(klingon, { at: 1 }), fleet(klingon, 1, { at: 1 })];
  const start = center ? yard(13, 5000) : scene({ sectors: { 1: { owner: klingon } }, units });
  expect(play(start, { [klingon]: { [unit]: [order] } }).refused).toEqual([`klingon 1: ${code}`]);
});

test('GE-V38: a yard lost in phase 1 and retaken in phase 2 builds; a lost one does not (GE 7386)', () => {
  const start = scene({
    sectors: {
      1: { owner: klingon, revenue: 5, builds: [type('two')], links: [2, 3] },
      2: { owner: romulan, links: [1] },
      3: { owner: klingon, links: [1] },
      4: { owner: romulan, links: [2] },
    },
    units: [
      garrison(klingon, { at: 1 }),
      fleet(romulan, 1, { at: 2, ships: [[ship.four, 1]] }),
      fleet(klingon, 1, { at: 3, ships: [[ship.three, 1]] }),
    ],
    wars: [[klingon, romulan]],
  });
  const raid = {
    [a(romulan, 1)]: [
      { kind: 'travel', to: sectorId(1) },
      { kind: 'travel', to: sectorId(2) },
    ],
  } as const;
  const order = { [g(1)]: [build('two', 1)] };
  const saved = play(start, {
    [romulan]: raid,
    [klingon]: { ...order, [one]: [{ kind: 'wait' }, { kind: 'wait' }, { kind: 'travel', to: sectorId(1) }] },
  });
  expect(saved.events('sector-captured').map(({ by }) => by)).toEqual([romulan, klingon]);
  expect(saved.events('starships-built')).toHaveLength(1);
  const lost = play(start, { [romulan]: raid, [klingon]: order });
  expect(lost.events('starships-built')).toEqual([]);
  expect(lost.refused).toEqual(['klingon 1: not-your-unit']);
});
