import { describe, expect, test } from 'vitest';
import { idPattern } from '#kernel/words/ids.ts';
import { standardParameters } from '#rulesets/galactic-empires/model/parameters.ts';
import { defence, maxLevel } from '#rulesets/galactic-empires/tables/defences.ts';
import { maybeRealm, realms } from '#rulesets/galactic-empires/tables/realms.ts';
import { revenuePercent } from '#rulesets/galactic-empires/tables/revenue.ts';
import { builders } from '#rulesets/galactic-empires/tables/starships.ts';

const levels = Array.from({ length: maxLevel }, (_, index) => index + 1);

describe('sector defences', () => {
  test('have twelve levels of three ships each, from 45 % by two to 67 % (GE 1207-1311)', () => {
    expect(maxLevel).toBe(12);
    expect(levels.map((level) => defence(level).capacity)).toEqual(levels.map((level) => 3 * level));
    expect(levels.map((level) => defence(level).combatBonus)).toEqual(levels.map((level) => 43 + 2 * level));
    expect(levels.map((level) => defence(level).hitPointBonus)).toEqual([
      7, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22, 24,
    ]);
  });

  test('refuse a level that does not exist', () => {
    expect(() => defence(0)).toThrow(/level 0/);
    expect(() => defence(13)).toThrow(/1 to 12/);
  });
});

describe('sector revenue', () => {
  test('falls to 80, 65 and 50 % with damage (GE 1475-1497)', () => {
    expect([0, 1, 2, 3].map(revenuePercent)).toEqual([100, 80, 65, 50]);
    expect((40 * revenuePercent(2)) / 100).toBe(26); // GE 1501
    expect(() => revenuePercent(4)).toThrow(/damage 4/);
  });
});

describe('realms', () => {
  test('are 26, each with its own id, name, adjective and ruler', () => {
    expect(realms).toHaveLength(26);
    for (const field of ['id', 'name', 'adjective', 'ruler', 'description'] as const) {
      expect(new Set(realms.map((realm) => realm[field])).size, field).toBe(26);
    }
    expect(realms.filter(({ id }) => !idPattern.test(id))).toEqual([]);
  });

  test('between them can build from every series but Federation-c (GE 6838)', () => {
    expect(builders.filter((builder) => !realms.some((realm) => realm.builder === builder))).toEqual([
      'Federation-c',
    ]);
    expect(maybeRealm('federation-core')?.builder).toBe('Federation-a');
    expect(realms.filter(({ builder }) => builder === 'Federation-b').map(({ id }) => id)).toEqual([
      'efrosian-core',
      'betazoid-core',
      'andoran-core',
    ]);
  });

  test('lie where their chapter puts them (GE 6863-7023)', () => {
    const at = (id: string): readonly [number, number] => maybeRealm(id)?.region ?? [-1, -1];
    for (const {
      region: [x, y],
    } of realms)
      expect(x >= 0 && x <= 1000 && y >= 0 && y <= 1000).toBe(true);
    expect(at('species-8472-hive')[0]).toBeGreaterThan(900); // right edge
    expect(at('cardassian-union')[0]).toBeLessThan(100); // left edge
    expect(at('obsidian-order')[1]).toBeGreaterThan(at('cardassian-union')[1]); // south of the Union
    expect(at('ferengi-alliance')[0]).toBe(at('federation-core')[0]); // due north of the Federation
    expect(at('ferengi-alliance')[1]).toBeLessThan(at('federation-core')[1]);
    expect(at('reman-praetorate')[1]).toBeLessThan(at('romulan-star-empire')[1]); // north of the Romulans
    expect(at('house-duras')[0]).toBe(at('klingon-empire')[0]); // due south of the Klingons
    expect(at('house-duras')[1]).toBeGreaterThan(at('klingon-empire')[1]);
  });
});

test('a commoner has no admirals and 7 annexed sectors, royalty 5 and 60 (GE 1525-1547)', () => {
  expect(standardParameters.limits).toEqual({
    royalty: { admirals: 5, annexed: 60 },
    commoner: { admirals: 0, annexed: 7 },
  });
});
