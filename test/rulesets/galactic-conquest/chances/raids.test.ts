import { describe, test } from 'vitest';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import type { Odds } from './trials.ts';
import { certain, chanceOf, either, expectOdds, followed, howMany, oddsOf, of, scene } from './trials.ts';

/** A raid into the trade of the Lyrans. */
const raid = (ships: string, given: string, orders = 'H01A: plot D6\n  H01A: raid convoys 0', hex = 'D5') => `
GIVEN
  homeworld Hydrax of hydran in D3
  homeworld Lyra of lyran in E9
  route D6 of lyran
  squadron H01A of hydran in ${hex}: ${ships}
  ${given}
ORDERS hydran
  ${orders}`;
const merchants = 'merchants of lyran: 20xF-L 40xF-S';
const found = (events: readonly Event[]) => of(events, 'convoy-found').length > 0;

describe('searches for convoys: a face of the die, and more by the chart (2/A)', () => {
  test.each([
    ['a ship on a trade route', 'CA', merchants, 1],
    ['five ships', '5xCA', merchants, 2],
    ['special sensors', 'CA SC+4', merchants, 2],
    [
      'five ships, special sensors, a major system',
      '4xCA SC+4',
      `${merchants}\n  major Cathil of lyran in D6`,
      4,
    ],
    ['a minor colony', '4xCA SC+4', `${merchants}\n  minor Cathil of lyran in D6`, 2],
    ['bases in open space', '4xCA SC+4', `${merchants}\n  bases of lyran in D6: MB`, 1],
    ['a navigator', 'CA', `${merchants}\n  officers of hydran: LN1*CA/3 on CA of H01A`, 3],
    [
      'a science officer, who has sensors',
      'CA',
      `${merchants}\n  officers of hydran: LSO1*CA/3 on CA of H01A`,
      3,
    ],
    ['an outstanding crew', 'CA(o)', merchants, 2],
    ['a poor crew among five', '5xCA(p)', merchants, 1],
    ['Randomizers', '4xCA SC+4', `${merchants}, randomizers 2`, 1],
  ])('%s: %s (B2.20, 2/A)', (_, ships, given, faces) => {
    expectOdds(scene('Convoy raids/12', raid(ships, given)), found, chanceOf(faces / 6));
  });

  test('select convoys are twice as hard to find (B2.40)', () => {
    const orders = 'H01A: plot D6\n  H01A: raid select convoys 0';
    expectOdds(scene('Convoy raids/12', raid('4xCA SC+4', merchants, orders)), found, chanceOf(3 / 12));
  });

  test('of two that find the same convoy either has it, as likely (B2.25)', () => {
    const at = scene(
      'Convoy raids/12',
      raid(
        '4xCA SC+4',
        `${merchants}
  major Cathil of lyran in D6
  squadron H02A of hydran in D5: 4xCA SC+4`,
        'H01A: plot D6\n  H01A: raid convoys 0\n  H02A: plot D6\n  H02A: raid convoys 0',
      ),
    );
    const finder = (events: readonly Event[]) => of(events, 'convoy-found')[0]?.unit ?? 'nobody';
    expectOdds(
      at,
      finder,
      oddsOf([6, 6, 2], (one, other, coin) => {
        const finders = [...(one <= 4 ? ['h01a'] : []), ...(other <= 4 ? ['h02a'] : [])];
        return finders.length === 2 ? (finders[coin - 1] ?? '') : (finders[0] ?? 'nobody');
      }),
    );
  });
});

describe('who defends a convoy', () => {
  /* Found for certain: one, five ships, sensors, a major system, and two for a navigator. */
  const sure = (more: string, orders?: string) =>
    scene(
      'Convoy raids/12',
      raid(
        '4xCA SC+4',
        `major Cathil of lyran in D6
  officers of hydran: LN1*CA/3 on CA of H01A
  ${more}`,
        orders,
      ),
    );
  const outcome = (events: readonly Event[]) => of(events, 'convoy-found')[0]?.outcome ?? 'not found';
  const defended = (faces: number) => either(faces / 6, certain('defended'), certain('destroyed'));

  test.each([
    [160, 1],
    [161, 2],
    [167, 2],
    [168, 3],
    [174, 3],
    [175, 4],
    [179, 4],
    [180, 5],
  ])('in Y%s: so many faces of the die (B2.30)', (year, faces) => {
    expectOdds(sure(`${merchants}\n  year ${year}`), outcome, defended(faces));
  });
  test('one face more with ships on convoy duty (B2.30)', () => {
    const at = sure(
      `${merchants}\n  squadron L01A of lyran in E8: CA\n  territory E8 of lyran`,
      'H01A: plot D6\n  H01A: raid convoys 0\nORDERS lyran\n  L01A: begin convoy duty',
    );
    expectOdds(at, outcome, defended(2));
  });

  const escort = (events: readonly Event[]) => {
    const { escort: ships = {} } = of(events, 'convoy-found')[0] ?? {};
    return Object.entries(ships)
      .map(([unit, count]) => `${String(count)} ${unit}`)
      .sort()
      .join(', ');
  };
  const select = 'H01A: plot D6\n  H01A: raid select convoys 0';
  /* Select convoys are found with half of the chance, and are always escorted. */
  const orNobody = (odds: Odds) => either(6 / 12, odds, certain(''));
  const rolls = oddsOf([6], (die) => [1, 1, 1, 2, 3, 4][die - 1] ?? 0);

  test('a basic convoy gains one to four rolls out of the reserve (E5.0)', () => {
    /* Enough of all but tugs and police: a 1 adds nothing; of a choice the first comes (ours). */
    const adds = [[], ['APT', 1], ['F-OL', 1], ['F-S', 2], ['F-L', 1], ['F-L', 1]] as const;
    const at = sure('merchants of lyran: 20xF-L 40xF-S, reserve 4xAPT 4xF-OL 8xF-S 4xF-L', select);
    const after = (said: string, die: number): string => {
      const counts = new Map(
        said
          .split(', ')
          .filter(Boolean)
          .map((one) => one.split(' ').toReversed() as [string, string]),
      );
      const [unit, count] = adds[die - 1] ?? [];
      if (unit !== undefined) counts.set(unit, String(Number(counts.get(unit) ?? 0) + (count ?? 0)));
      return [...counts]
        .map(([one, many]) => `${many} ${one}`)
        .sort()
        .join(', ');
    };
    const rolled = (count: number): Odds =>
      count === 0
        ? certain('')
        : followed(rolled(count - 1), (said) => oddsOf([6], (die) => after(said, die)));
    expectOdds(at, escort, orNobody(followed(rolls, (count) => rolled(Number(count)))));
  });

  test('the reserve of the Frax has so many rolls, of which small ones count half (E6.0)', () => {
    /* The printed example, without what is no merchant: rolls for 3 F-ML, 5 F-RL, 2 F-TL, F-EL, 12 F-SL, F-PL, 6 LQ, 7 SQ, 4 F-AL, AxCVA, AxPFL. */
    const at = sure(
      'merchants of lyran: 20xF-L 40xF-S, reserve 3xF-ML 5xF-RL 2xF-TL F-EL 12xF-SL F-PL 6xLQ 7xSQ 4xF-AL AxCVA AxPFL',
      select,
    );
    const counted = (unit: string, rolled: number, held: number): Odds =>
      followed(howMany(rolled, 1 / 6), (came) => certain(`${Math.min(Number(came), held)} ${unit}`));
    const of0 = (events: readonly Event[], unit: string) => {
      const [one] = of(events, 'convoy-found');
      return one === undefined
        ? ''
        : `${(one.escort as Readonly<Record<string, number>> | undefined)?.[unit] ?? 0} ${unit}`;
    };
    for (const [unit, rolled, held] of [
      ['F-ML', 1, 3],
      ['F-RL', 1, 5],
      ['F-TL', 1, 2],
      ['F-EL', 1, 1],
      ['F-SL', 4, 12],
      ['F-PL', 1, 1],
      ['LQ', 3, 6],
      ['F-AL', 2, 4],
      ['AxCVA', 1, 1],
      ['AxPFL', 1, 1],
    ] as const)
      expectOdds(at, (events) => of0(events, unit), orNobody(counted(unit, rolled, held)));
    expectOdds(
      at,
      (events) => of0(events, 'SQ'),
      orNobody(oddsOf([6, 2], (die, both) => (die === 1 ? `${both === 1 ? 2 : 1} SQ` : '0 SQ'))),
    );
  });

  test('one to three units of a trading pact are found (B2.70)', () => {
    const at = scene(
      'Convoy raids/12',
      `
GIVEN
  homeworld Hydrax of hydran in D3
  homeworld Lyra of lyran in E9
  territory D3 D4 D5 D6 of hydran
  territory D7 D8 E9 of lyran
  route D3 D4 D5 D6 of hydran
  route D7 D8 E9 of lyran
  hydran is at PT, knows tp-raid
  merchants of hydran: 8xF-L 16xF-S
  merchants of lyran: 6xF-L 12xF-S
  pact of hydran and lyran: FT, 19xFT APT
  squadron H01A of hydran in D6: 4xCA SC+4
ORDERS hydran
  H01A: plot D7
  H01A: raid pacts 0`,
    );
    /* One, one for five ships, one for sensors, and two for twenty units. */
    const units = (events: readonly Event[]) => {
      const ships = (of(events, 'convoy-found')[0]?.escort ?? {}) as Readonly<Record<string, number>>;
      return Object.values(ships).reduce((sum, one) => sum + one, 0);
    };
    expectOdds(
      at,
      units,
      either(
        5 / 6,
        oddsOf([3], (die) => die),
        certain(0),
      ),
    );
  });
});

describe('searches for hidden units (2/B, 2/C)', () => {
  const hunt = (given: string, hides: string, search = 'H01A: search 1') => `
GIVEN
  ${given}
ORDERS lyran
  ${hides}
ORDERS hydran
  ${search}`;
  const seen = (events: readonly Event[]) => of(events, 'unit-found').length > 0;

  test.each([
    /* One, one for five ships, one for eight cloaked ones each four, less four for no speed: none. */
    ['at rest', '8x*SkyHawk', 0, '', '4xCA SC+4', 0],
    ['three hexes', '8x*SkyHawk', 3, 'D5 D6 D5', '4xCA SC+4', 3],
    ['two hexes', '8x*SkyHawk', 2, 'D6 D5', '4xCA SC+4', 2],
    ['two of them, three hexes, by sensors', '2x*SkyHawk', 3, 'D5 D6 D5', '4xCA SC+4', 0],
    ['four of them, three hexes, without sensors', '4x*SkyHawk', 3, 'D5 D6 D5', '5xCA', 1],
  ] as const)('under cloak: %s (C6.30, 2/B)', (_, ships, speed, way, searchers, faces) => {
    const at = scene(
      'Searches/12',
      hunt(
        `squadron R01A of lyran in D${speed % 2 === 0 ? 5 : 6}: ${ships}${speed > 0 ? `, speed ${speed}` : ''}
  squadron H01A of hydran in D5: ${searchers}, speed 1`,
        `R01A: hide cloak${speed > 0 ? `\n  R01A: plot ${way}` : ''}`,
      ),
    );
    expectOdds(at, seen, faces === 0 ? certain(false) : chanceOf(faces / 6));
  });

  test.each([
    ['a starbase, by five ships with a scout', 'SB', '4xCA SC+4', 4],
    ['a battle station, by a scout', 'BATS', 'SC+4', 1],
    ['a battle station, by five ships with a scout', 'BATS', '4xCA SC+4', 2],
  ])('on silent running: %s (C8.30, 2/C)', (_, bases, searchers, faces) => {
    const at = scene(
      'Searches/12',
      hunt(
        `territory D5 of lyran
  bases of lyran in D5: ${bases}
  squadron H01A of hydran in D4: ${searchers}, speed 1`,
        'BASES-D5: hide silent',
        'H01A: plot D5\n  H01A: search 0',
      ),
    );
    expectOdds(at, seen, chanceOf(faces / 6));
  });
});
