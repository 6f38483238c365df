import { describe, expect, test } from 'vitest';
import { bookDigest } from '#kernel/codec/books.ts';
import { factorsOfGroup } from '#rulesets/galactic-conquest/ships/hullFactors.ts';
import { shipBook } from '#rulesets/galactic-conquest/ships/list/book.ts';
import type { Hull } from '#rulesets/galactic-conquest/ships/list/hull.ts';
import { commandClassOf, has } from '#rulesets/galactic-conquest/ships/list/hull.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import type { Flag, HullClass } from '#rulesets/galactic-conquest/ships/list/words.ts';
import { empires, kindOf } from '#rulesets/galactic-conquest/ships/list/words.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';

const lettered = empires.filter((empire) => empire !== 'R1');
type Lettered = (typeof lettered)[number];
const of = (empire: Lettered): readonly Hull[] => ourShips.hulls.filter((hull) => hull.empire === empire);
const ships = (empire: Lettered): readonly Hull[] => of(empire).filter((hull) => kindOf(hull) === 'ship');
const strength = (hull: Hull): number => {
  const { attack, defence } = factorsOfGroup(hull, 1);
  return attack + defence;
};
const baseOf = (hull: Hull): Hull | undefined =>
  hull.base === '' ? undefined : hullOf(ourShips, hull.empire, hull.base);
const names = (hulls: readonly Hull[]): readonly string[] =>
  hulls.map(({ empire, designation }) => `${empire} ${designation}`);
/** Hulls that do not keep to a rule. */
const but = (hulls: readonly Hull[], rule: (hull: Hull) => boolean): readonly string[] =>
  names(hulls.filter((hull) => !rule(hull)));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('the list is frozen: whoever changes a figure changes a book that games may have', () => {
  expect(ourShips.hulls.length).toBe(1023);
  expect(bookDigest(shipBook(ourShips))).toBe(
    'a575d6d4651dd2675670c9f6413bbea83f225702a4f68b221305007506889c53',
  );
});

describe.each(lettered)('%s', (empire) => {
  const all = ships(empire);
  const since = (year: number) => all.filter((hull) => hull.year <= year);

  test('has at least 35 hulls beside what every empire has, six kinds of fighters and four of gunboats', () => {
    expect(all.filter((hull) => hull.class !== 'HDW' && !has(hull, 'X2')).length).toBeGreaterThanOrEqual(35);
    const kinds = of(empire).map(kindOf);
    expect(kinds.filter((kind) => kind === 'gunboat')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'fighter').length).toBeGreaterThanOrEqual(5);
    const spaces = of(empire).map((hull) => hull.spaces);
    for (const boxes of [1, 2, 3, 4]) expect(spaces).toContain(boxes);
  });

  test('each larger hull is dearer and stronger than the one before it', () => {
    const plain = all.filter((hull) => hull.base === '' && !has(hull, 'X2') && !has(hull, 'foreign'));
    const first = (name: HullClass) => plain.find((hull) => hull.class === name && !has(hull, 'old'));
    for (const row of [
      ['FF', 'DD', 'CL', 'CA', 'BCH', 'DNL', 'DN', 'BB', 'BBH'],
      ['TT', 'FF', 'DW', 'HDW', 'CW', 'CA'],
    ] as const) {
      const line = row.flatMap((name) => first(name) ?? []);
      for (const [at, hull] of line.entries()) {
        const next = line[at + 1];
        if (next === undefined) continue;
        const pair = `${hull.designation} and ${next.designation}`;
        expect(next.epv, pair).toBeGreaterThan(hull.epv);
        expect(next.bpv, pair).toBeGreaterThan(hull.bpv);
        expect(strength(next), pair).toBeGreaterThan(strength(hull));
        expect(next.crew, pair).toBeGreaterThanOrEqual(hull.crew);
        expect(next.rating, pair).toBeGreaterThanOrEqual(hull.rating);
      }
    }
  });

  test('a fleet stands at the usual beginning in Y150.1, and can be bought by the rules (A7.10, Z1.30 to Z1.60)', () => {
    const now = since(150);
    const sized = (size: number) => now.filter((hull) => hull.size === size && !has(hull, 'police'));
    for (const name of ['DN', 'CA', 'FF', 'TG'] as const)
      expect(names(now.filter((hull) => hull.class === name)), name).not.toEqual([]);
    for (const flag of ['scout', 'survey', 'troop', 'police'] as const)
      expect(names(now.filter((hull) => has(hull, flag))), flag).not.toEqual([]);
    // One of each: at least as many of size class 4 as larger ones (Z1.50), and a quarter of size class 3 standard (Z1.60).
    const small = sized(4);
    const standard = sized(3).filter((hull) => hull.standard && hull.class !== 'TG');
    expect(small.length).toBeGreaterThanOrEqual(5);
    expect(standard.length * 4).toBeGreaterThanOrEqual(small.length - sized(2).length);
  });

  test('something new comes in every decade from Y130 to Y200', () => {
    for (const decade of [130, 140, 150, 160, 170, 180, 190]) {
      const young = of(empire).filter(({ year }) => year >= decade && year < decade + 10);
      expect(young.length, `Y${decade}`).toBeGreaterThan(0);
    }
    expect(but(of(empire), ({ year }) => year >= 110 && year <= 200)).toEqual([]);
  });

  test('names of base hulls are its own', () => {
    const base = of(empire).filter((hull) => hull.base === '');
    expect(new Set(base.map(({ name }) => name)).size).toBe(base.length);
    expect(but(of(empire), ({ name }) => name.length > 0)).toEqual([]);
  });
});

test('for the same price no empire has more factors than another by more than a tenth', () => {
  const line: readonly HullClass[] = ['DN', 'CA', 'CW', 'DW', 'DD', 'FF'];
  const bare = (hull: Hull) =>
    hull.standard &&
    line.includes(hull.class) &&
    !['foreign', 'old', 'X2', 'carrier'].some((flag) => has(hull, flag as Flag));
  const prices = lettered.map((empire) => {
    const chosen = ships(empire).filter(bare);
    expect(chosen.length).toBeGreaterThanOrEqual(6);
    return sum(chosen.map(({ epv }) => epv)) / sum(chosen.map(strength));
  });
  const mean = sum(prices) / prices.length;
  for (const [at, price] of prices.entries())
    expect(Math.abs(price / mean - 1), lettered[at]).toBeLessThan(0.1);
});

describe('variants', () => {
  const variants = ourShips.hulls.filter((hull) => hull.base !== '');
  const leads: Readonly<Partial<Record<HullClass, HullClass>>> = {
    CA: 'CC',
    CW: 'CWL',
    DW: 'DWL',
    DD: 'DDL',
    FF: 'FFL',
  };

  test('are of their base’s class and size, or lead it, and come no sooner', () => {
    expect(variants.length).toBeGreaterThan(590);
    expect(
      but(variants, (hull) => {
        const base = baseOf(hull)!;
        const led = hull.class === base.class || hull.class === leads[base.class];
        return led && hull.size === base.size && hull.year >= base.year;
      }),
    ).toEqual([]);
  });

  test('that lead are dearer, stronger, and command more', () => {
    const leaders = variants.filter((hull) => hull.class !== baseOf(hull)!.class);
    expect(leaders.length).toBeGreaterThanOrEqual(48);
    expect(
      but(leaders, (hull) => {
        const base = baseOf(hull)!;
        return hull.rating === base.rating + 1 && hull.epv > base.epv && strength(hull) >= strength(base);
      }),
    ).toEqual([]);
  });

  test('of fighters are refits: a fifth to a quarter better at most, and of the same size', () => {
    const fighters = variants.filter((hull) => kindOf(hull) === 'fighter');
    expect(fighters.map(({ designation }) => designation).toSorted()).toEqual(['F18C', 'HS2B', 'ZYC']);
    expect(
      but(fighters, (hull) => {
        const base = baseOf(hull)!;
        const same = hull.flags.join() === base.flags.join() && hull.spaces === base.spaces && hull.standard;
        return same && hull.bpv > base.bpv && hull.bpv * 100 <= base.bpv * 125 && hull.year > base.year;
      }),
    ).toEqual([]);
  });

  test('that are standard are refits: a little better and dearer, and not otherwise different', () => {
    const refits = variants.filter((hull) => hull.standard && kindOf(hull) === 'ship');
    expect(refits.length).toBeGreaterThanOrEqual(24);
    expect(
      but(refits, (hull) => {
        const base = baseOf(hull)!;
        const same = hull.flags.join() === base.flags.join() && hull.rating === base.rating;
        return same && hull.bpv > base.bpv && hull.bpv * 100 <= base.bpv * 112 && hull.epv > base.epv;
      }),
    ).toEqual([]);
  });

  test('have all that is special of their base, and something more', () => {
    expect(
      but(variants, (hull) => {
        const base = baseOf(hull)!;
        const kept = base.flags.every((flag) => has(hull, flag));
        const more = hull.flags.length > base.flags.length || hull.class !== base.class || hull.standard;
        return kept && more;
      }),
    ).toEqual([]);
  });

  test.each<readonly [Flag, (hull: Hull, base: Hull) => boolean]>([
    ['scout', (hull, base) => hull.sensors >= 2 && hull.bpv < base.bpv && hull.epv > base.epv],
    [
      'survey',
      (hull, base) =>
        hull.sensors >= 1 && hull.bpv < base.bpv && hull.epv > base.epv && hull.cargo > base.cargo,
    ],
    ['carrier', (hull, base) => hull.fighters.length > 0 && hull.bpv < base.bpv && hull.epv > base.epv],
    ['control', (hull, base) => hull.fighters.length > 0 && hull.gunboats.length > 0 && hull.epv > base.epv],
    ['tender', (hull, base) => hull.gunboats.length > 0 && hull.bpv < base.bpv && hull.epv > base.epv],
    ['troop', (hull, base) => hull.crew > base.crew && hull.bpv === base.bpv],
    ['mauler', (hull, base) => has(hull, 'shock') && hull.epv > base.epv],
    ['sfg', (hull, base) => hull.bpv > base.bpv && hull.epv > hull.bpv],
    ['bombardment', (hull, base) => Math.abs(hull.epv * 100 - base.epv * 103) < 100],
    ['minesweeper', (hull, base) => hull.bpv < base.bpv],
    ['repair', (hull, base) => hull.bpv < base.bpv && hull.cargo > base.cargo],
    ['fast', (hull, base) => hull.warp >= 36 && hull.epv > hull.bpv && hull.bpv > base.bpv],
    ['X1', (hull, base) => Math.abs(hull.bpv * 2 - base.bpv * 3) <= 1 && hull.year >= 181],
    ['escort', (hull, base) => Math.abs(hull.epv - base.epv) <= 3],
  ])('that are made for %s differ by its rule', (flag, rule) => {
    const made = variants.filter(
      (hull) => has(hull, flag) && !has(baseOf(hull)!, flag) && kindOf(hull) === 'ship',
    );
    expect(made.length).toBeGreaterThan(1);
    expect(but(made, (hull) => rule(hull, baseOf(hull)!))).toEqual([]);
  });
});

test('who carries has carried units in service, and escorts that are there already; only small hulls and the SuperHawk go alone (Z1.80)', () => {
  const carriers = ourShips.hulls.filter((hull) => hull.fighters.length + hull.gunboats.length > 0);
  const late = carriers.flatMap((hull) =>
    [...hull.fighters, ...hull.gunboats, ...hull.escorts].flatMap(({ type }) => {
      const other = hullOf(ourShips, hull.empire, type);
      return other === undefined || other.year > hull.year
        ? [`${hull.empire} ${hull.designation}: ${type}`]
        : [];
    }),
  );
  expect(late).toEqual([]);
  const fleet = carriers.filter(({ empire, size }) => empire !== 'R1' && size < 4);
  const alone = fleet.filter(
    (hull) => (has(hull, 'carrier') || has(hull, 'control')) && hull.escorts.length === 0,
  );
  expect(names(alone.filter((hull) => kindOf(hull) === 'ship'))).toEqual(['R SuperHawk-A']);
  const escorts = fleet.flatMap((hull) =>
    hull.escorts.map(({ type }) => hullOf(ourShips, hull.empire, type)!),
  );
  expect(but(escorts, (hull) => has(hull, 'escort'))).toEqual([]);
});

describe('command ships (D6.40)', () => {
  const command = (empire: Lettered | 'R1', designation: string) =>
    commandClassOf(hullOf(ourShips, empire, designation)!);

  test('of one class are hulls, their light and war forms, and their variants', () => {
    expect(command('F', 'DN')).toBe(command('F', 'DNG'));
    expect(command('F', 'DN')).toBe(command('F', 'DNL'));
    expect(command('K', 'C9')).toBe(command('K', 'C8V'));
    expect(command('K', 'B10')).toBe(command('K', 'B11'));
    expect(['CC', 'DDL', 'FFL'].map((one) => command('I', one))).toEqual(['CC', 'DDL', 'FFL']);
    expect(['D5L', 'F6L', 'D9V', 'HDW-C', 'BT'].map((one) => command('K', one))).toEqual([
      'CWL',
      'DWL',
      'BCH',
      'HDW-C',
      'TG',
    ]);
    expect(
      ['D7', 'D5', 'F5', 'HDW', 'HDW-V', 'TGA', 'D5H', 'ZD', 'PFL'].map((one) => command('K', one)),
    ).toEqual(Array.from({ length: 9 }, () => undefined));
  });

  test('variants of a command ship are of its class', () => {
    const led = ourShips.hulls.filter(
      (hull) => hull.base !== '' && commandClassOf(baseOf(hull)!) !== undefined,
    );
    expect(led.length).toBeGreaterThan(50);
    expect(but(led, (hull) => commandClassOf(hull) === commandClassOf(baseOf(hull)!))).toEqual([]);
  });
});

test('in Y160 the Hydrans have frigates and destroyers of size class 4, and nothing else (C9.80)', () => {
  const small = ships('H').filter(({ size, year }) => size === 4 && year <= 160);
  expect(new Set(small.map((hull) => baseOf(hull)?.designation ?? hull.designation))).toEqual(
    new Set(['DD', 'FF']),
  );
});
