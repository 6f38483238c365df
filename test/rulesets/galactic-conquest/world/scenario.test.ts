import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { create } from '#rulesets/galactic-conquest/setup/create.ts';
import { chartOf } from '#rulesets/galactic-conquest/setup/scenarios.ts';
import { smallWorld } from '#rulesets/galactic-conquest/setup/small.ts';

const scenarios = galacticConquest.beginning.scenarios!;
const written = (setup: unknown, seed: string): unknown => {
  const text = scenarios.write(setup, openDice(seed));
  if (!text.ok) throw new Error(JSON.stringify(text.fault));
  return JSON.parse(text.value);
};

const page = readFileSync(
  fileURLToPath(new URL('../../../../shared/rulesets/galactic-conquest/setup/SCENARIOS.md', import.meta.url)),
  'utf8',
);
/** The example of the page. */
const example = (): Example => JSON.parse(/^```json\n([^]*?)^```$/m.exec(page)?.[1] ?? '{}') as Example;
interface Example {
  readonly seats: readonly string[];
  readonly chart: Readonly<Record<'rows' | 'borders' | 'systems' | 'squadrons', readonly string[]>>;
}

describe('a scenario file', () => {
  test.each([
    [
      'an arm',
      { map: 'arm', seats: ['klingon', 'frax', 'deltan'], treasury: 7, year: 150, sight: 'double-blind' },
    ],
    ['the fixed arm', { map: 'frozen', seats: ['klingon', 'frax', 'isc'], treasury: 7 }],
    ['the small map', { seats: ['hydran', 'lyran'], treasury: 100 }],
  ])('that is written of %s begins the same game', (_, setup) => {
    const begun = create(setup, openDice('write'));
    expect(create(written(setup, 'write'), openDice('other'))).toEqual(begun);
    expect(begun.ok).toBe(true);
  });

  test('the example of the page begins a game, and its summary tells what each empire has', () => {
    const made = create(example(), openDice('x'));
    expect(made).toMatchObject({ ok: true });
    const told = scenarios.summary(example());
    expect(told.ok && phraseText(told.value.title)).toBe('2 empires');
    expect(told.ok && told.value.sections.map(({ title }) => title)).toEqual([
      'Map',
      'What each empire has and what lies nearby',
    ]);
    expect(Object.keys(scenarios.seats?.(example()) ?? {})).toEqual(example().seats);
    expect(scenarios.players({ ...example(), players: { frax: 'Ann' } })).toEqual({ frax: 'Ann' });
  });

  test('a map that dice draw has no summary of what lies near, and one that is wrong none at all', () => {
    const arm = scenarios.summary({ map: 'arm', seats: ['klingon', 'frax'], treasury: 0 });
    expect(arm.ok && arm.value.sections).toHaveLength(1);
    expect(scenarios.summary({ map: 'arm', seats: ['klingon'], treasury: 0 }).ok).toBe(false);
    expect(scenarios.seats?.({ seats: [] })).toBeUndefined();
  });
});

type List = keyof Example['chart'];
/** The example with one line of a list otherwise, or with one more. */
const changed = (list: List, line: number, text: string): unknown => {
  const { chart, ...rest } = example();
  const lines = [...chart[list]];
  lines[line - 1] = text;
  return { ...rest, chart: { ...chart, [list]: lines } };
};
const faultsOf = (scenario: unknown): readonly string[] => {
  const made = create(scenario, openDice('x'));
  return made.ok ? [] : made.fault.map(({ phrase }) => phraseText(phrase));
};

describe('faults are told by their lines', () => {
  test.each<readonly [List, number, string, string]>([
    ['rows', 2, 'no row', 'Row 2 of the map should look like E1'],
    ['rows', 3, 'E1 ..........', 'Row 3 of the map should look like D1'],
    ['rows', 2, 'E0 ..........', 'Row 2 of the map begins with number 0'],
    ['rows', 2, 'E3 .........', 'Row 2 of the map has 9 hexes and the first row 10'],
    ['rows', 2, 'E3 .....q....', 'Row 2 of the map has an unknown sign'],
    ['rows', 2, 'E3 .....?....', 'Row 2 of the map has an unknown sign'],
    ['borders', 1, 'Q9 ..........', 'Line 1 of the borders is not a row of the map'],
    ['borders', 4, 'C2 .XXX......', 'Line 4 of the borders is not a row of the map'],
    ['borders', 1, 'D2 .XXG......', 'Line 1 of the borders gives D5 to G'],
    [
      'borders',
      1,
      'D2 .....X....',
      'Line 1 of the borders gives D7 to an empire, but the hex is not surveyed',
    ],
    ['systems', 1, 'C4 homeworld: Fraxia', 'Line 1 of the systems should look like MM20'],
    ['systems', 1, 'C4 star of X: Fraxia', 'Line 1 of the systems should look like MM20'],
    ['systems', 1, 'Z4 homeworld of X: Fraxia', 'Line 1 of the systems names Z4, which is not on the map'],
    ['systems', 2, 'F3 major of X: Edge', 'Line 2 of the systems names F3, which is not on the map'],
    ['systems', 2, 'C3 major of G: Gorn', 'Line 2 of the systems gives a system to G'],
    ['systems', 2, 'C9 major of X: Nell', 'Line 2 of the systems gives the Frax Faction a system in C9'],
    ['systems', 2, 'C4 major of X: Nell', 'Line 2 of the systems is the second one in C4'],
    [
      'systems',
      2,
      'C3 homeworld of X: Nell',
      'Line 2 of the systems is a second homeworld of the Frax Faction',
    ],
    ['systems', 1, 'C4 major of X: Fraxia', 'The empire frax has no homeworld'],
    ['squadrons', 1, 'X01A', 'Line 1 of the squadrons should look like H01A'],
    ['squadrons', 1, 'G01A at C4: CA/3', 'Line 1 of the squadrons begins with G'],
    ['squadrons', 1, 'X01A at F3: CA/3', 'Line 1 of the squadrons names F3, which is not on the map'],
    [
      'squadrons',
      1,
      'X01A at C4: XYZ/3',
      'Line 1 of the squadrons has no ships, or a ship of an unknown hull',
    ],
    ['squadrons', 1, 'X01A at C4: CA/3; speed 13', 'Line 1 of the squadrons has a speed above 12'],
    ['squadrons', 2, 'X01A at C4: CA/3', 'Line 2 of the squadrons is the second one called X01A'],
    [
      'squadrons',
      2,
      'T01A at C4: CA/3',
      'Line 2 of the squadrons begins in C4, where another empire’s squadron begins',
    ],
  ])('%s %s: %s', (list, line, text, said) => {
    const faults = faultsOf(changed(list, line, text));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(said);
  });

  test('all of them at once', () => {
    const { chart, ...rest } = example();
    const wrong = { ...chart, systems: [...chart.systems, 'x'], squadrons: ['y', 'z'] };
    expect(faultsOf({ ...rest, chart: wrong })).toHaveLength(3);
    expect(faultsOf({ ...rest, chart: { ...chart, rows: [] } })[0]).toContain('Row 1 of the map');
  });
});

test('whatever the page says of signs and fields is so', () => {
  for (const name of [
    'seats',
    'players',
    'treasury',
    'year',
    'sight',
    'map',
    'majors',
    'minors',
    'sheets',
    'chart',
  ])
    expect(page).toContain(`| \`${name}\` |`);
  expect(chartOf(smallWorld()).squadrons[0]).toBe('H01A Steadfast at D3: CA/3, 2xDD/4');
  expect(page).toContain('H01A Steadfast at D3: CA/3, 2xDD/4');
});
