import { describe, expect, test } from 'vitest';
import {
  builders,
  byBuilder,
  maybeStarship,
  shipClasses,
  starship,
  starships,
} from '#rulesets/galactic-empires/tables/starships.ts';
import { shipTypeId } from '#rulesets/galactic-empires/tables/starships.ts';

// Sums over GE 1968-3776 in our units, upkeep without Orion, whose column is misprinted (E-01); search and siege over GE 5592-6724.
const columnSums = {
  attacks: 247,
  combat: 2858,
  hitPoints: 2887,
  moves: 290,
  cost: 1016,
  upkeep: 7930,
  search: 1313,
  siege: 870,
};

const sum = (of: (ship: (typeof starships)[number]) => number): number =>
  starships.reduce((total, ship) => total + of(ship), 0);
const of = (id: string): ReturnType<typeof starship> => starship(shipTypeId(id));

describe('the starship tables', () => {
  test('hold 110 types: seven classes from sixteen builders, less a scout and a battlecruiser of Federation-c (GE 1968-3776)', () => {
    expect(starships).toHaveLength(7 * 16 - 2);
    expect(new Set(starships.map(({ id }) => id)).size).toBe(110);
    const missing = builders.flatMap((builder) =>
      shipClasses
        .filter((shipClass) => !byBuilder(builder).some((ship) => ship.class === shipClass))
        .map((shipClass) => `${builder} ${shipClass}`),
    );
    expect(missing).toEqual(['Federation-c Scout', 'Federation-c Battlecruiser']);
    expect(builders.map((builder) => byBuilder(builder).length)).toEqual([
      7, 7, 7, 7, 7, 7, 7, 5, 7, 7, 7, 7, 7, 7, 7, 7,
    ]);
  });

  test('add up column by column to the sums of the printed listing', () => {
    expect(sum((ship) => ship.attacks)).toBe(columnSums.attacks);
    expect(sum((ship) => ship.combat)).toBe(columnSums.combat);
    expect(sum((ship) => ship.hitPoints)).toBe(columnSums.hitPoints);
    expect(sum((ship) => ship.moves)).toBe(columnSums.moves);
    expect(sum((ship) => ship.cost)).toBe(columnSums.cost);
    expect(sum((ship) => (ship.builder === 'Orion' ? 0 : ship.upkeep))).toBe(columnSums.upkeep);
    expect(sum((ship) => ship.search)).toBe(columnSums.search);
    expect(sum((ship) => ship.siege ?? 0)).toBe(columnSums.siege);
  });

  test('know two types by the name of Hawk Heavy Cruiser, apart in figures (GE 3250, 3490)', () => {
    expect(
      starships.filter(({ name }) => name === 'Hawk Heavy Cruiser').map(({ builder }) => builder),
    ).toEqual(['Klingon', 'Romulan']);
    expect(of('klingon/hawk-heavy-cruiser')).toMatchObject({
      attacks: 2,
      combat: 18,
      hitPoints: 66,
      cost: 12,
      cite: 'GE 3250',
    });
    expect(of('romulan/hawk-heavy-cruiser')).toMatchObject({
      attacks: 2,
      combat: 18,
      hitPoints: 54,
      cost: 11,
      cite: 'GE 3490',
    });
    expect(new Set(starships.map(({ name }) => name)).size).toBe(109);
  });

  test.each([
    ['borg/annihilation-class-cube', 'Battleship', 8, 45, 42, 3, 33, 230, 5, 28], // GE 2194, 5744
    ['8472-hive/xr5-command-bio-ship', 'Heavy Cruiser', 2, 28, 92, 2, 18, 150, 2, undefined], // GE 2034, 5634
    ['klingon/kron-class-battlecruiser', 'Strike Cruiser', 2, 45, 16, 2, 7, 60, 3, 33], // GE 3282, 6414
    ['kazon/kazon-lancer', 'Destroyer', 1, 6, 9, 2, 2, 20, 10, undefined], // GE 3106, 6314
    ['federation-c/constitution-refit-cruiser', 'Light Cruiser', 2, 10, 22, 3, 4, 50, 4, undefined], // GE 2802, 6114
    ['vulcan/tplana-dreadnought', 'Battleship', 4, 40, 34, 3, 16, 120, 3, 20], // GE 3762, 6714
  ] as const)(
    'give %s as printed',
    (id, shipClass, attacks, combat, hitPoints, moves, cost, upkeep, search, siege) => {
      const {
        class: ofClass,
        attacks: a,
        combat: c,
        hitPoints: h,
        moves: m,
        cost: b,
        upkeep: k,
        search: s,
        siege: g,
      } = of(id);
      expect([ofClass, a, c, h, m, b, k, s, g]).toEqual([
        shipClass,
        attacks,
        combat,
        hitPoints,
        moves,
        cost,
        upkeep,
        search,
        siege,
      ]);
    },
  );

  test('charge Orion ships the upkeep of their twins, not their cost (E-01)', () => {
    expect(byBuilder('Orion').map(({ upkeep }) => upkeep)).toEqual([50, 50, 50, 80, 50, 90, 200]);
    for (const [orion, twin] of [
      ['orion/orion-wanderer', 'gorn/boa-scout'],
      ['orion/orion-light-cruiser', 'federation-c/constitution-refit-cruiser'],
      ['orion/orion-heavy-cruiser', 'kazon/kazon-predator'],
      ['orion/orion-gun-platform', 'romulan/falcon-class-frigate'],
      ['orion/orion-starfury', 'cardassian/galor-cruiser'],
      ['orion/orion-heavy-marauder', '8472-hive/za8-class-mothership'],
    ] as const) {
      const [a, b] = [of(orion), of(twin)];
      expect([a.attacks, a.combat, a.hitPoints, a.moves, a.upkeep]).toEqual([
        b.attacks,
        b.combat,
        b.hitPoints,
        b.moves,
        b.upkeep,
      ]);
    }
    expect(Math.max(...starships.map(({ upkeep }) => upkeep))).toBe(230);
  });

  test('move 2 to 4 a turn, never more (GE 1359), and only strike cruisers and battleships besiege', () => {
    expect(new Set(starships.map(({ moves }) => moves))).toEqual(new Set([2, 3, 4]));
    expect(new Set(starships.filter(({ siege }) => siege !== undefined).map((ship) => ship.class))).toEqual(
      new Set(['Strike Cruiser', 'Battleship']),
    );
    expect(starships.filter(({ siege }) => siege !== undefined)).toHaveLength(32);
  });

  test('throw on an id that no row has, saying what ids look like', () => {
    expect(() => of('romulan/death-star')).toThrow(/romulan\/death-star.*builder\/name/);
    expect(maybeStarship('romulan/death-star')).toBeUndefined();
  });
});
