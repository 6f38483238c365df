import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { stateCodec } from '#rulesets/galactic-empires/codecs.ts';
import { create } from '#rulesets/galactic-empires/setup.ts';
import { standardAsWritten } from '#rulesets/galactic-empires/setup/scenario/parametersRead.ts';

const document = readFileSync(
  fileURLToPath(new URL('../../../../shared/rulesets/galactic-empires/setup/SCENARIOS.md', import.meta.url)),
  'utf8',
);

type Json = Record<string, unknown>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Draft = any;

/** The examples of the document, by what they are examples of. */
const examples = [...document.matchAll(/^```json (\w+)\n([^]*?)^```$/gm)].map(([, of = '', text = '']) => {
  const read = readJson(text);
  if (!read.ok) throw new Error(`${of}: ${read.fault.map(({ phrase }) => phraseText(phrase)).join(' ')}`);
  return { of, value: read.value as Json };
});
const whole = (): Draft => structuredClone(examples.find(({ of }) => of === 'whole')?.value);

/** The rows of the table under a heading: cells without their marks. */
function tableUnder(heading: string): readonly (readonly string[])[] {
  const section = new RegExp(`^#+ ${heading}\\n([^]*?)(?=^#|(?![^]))`, 'm').exec(document)?.[1] ?? '';
  return [...section.matchAll(/^\| (`[^]*?) \|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const refusals = (scenario: unknown): readonly string[] => {
  const made = create(scenario, openDice('the document'));
  return made.ok ? [] : made.fault.map(({ phrase }) => phraseText(phrase));
};

describe('the examples of SCENARIOS.md', () => {
  test('are there for every kind of entry', () => {
    expect(examples.map(({ of }) => of).sort()).toEqual([
      'empires',
      'parameters',
      'sectors',
      'units',
      'whole',
    ]);
  });

  test.each(examples.map(({ of, value }) => [of, value] as const))('begin a game: %s', (of, value) => {
    const scenario = whole();
    if (of === 'parameters') scenario.parameters = value;
    else if (of !== 'whole')
      scenario[of] = [
        ...scenario[of].filter(({ number }: Json) => of !== 'sectors' || number !== value.number),
        value,
      ];
    expect(refusals(scenario)).toEqual([]);
    const made = create(scenario, openDice('the document'));
    expect(made.ok && stateCodec.parse(stateCodec.make(made.value)).ok).toBe(true);
  });
});

/** Where entries of each table stand in the whole example. */
const entries: readonly (readonly [heading: string, find: (scenario: Draft) => Draft])[] = [
  ['The scenario', (scenario) => scenario],
  ['victory', (scenario) => scenario.victory],
  ['sectors', (scenario) => scenario.sectors[1]],
  ['empires', (scenario) => scenario.empires[1]],
  ['units', (scenario) => scenario.units[1]],
  ['ships', (scenario) => scenario.units[1].ships[0]],
  [
    'admirals',
    (scenario) =>
      (scenario.units[1].admirals = [
        { name: 'Kor', tactics: 1, siegecraft: 1, attacks: 1, combat: 1, hitPoints: 1 },
      ])[0],
  ],
  ['relations', (scenario) => scenario.relations[0]],
];

describe('the tables of SCENARIOS.md', () => {
  test.each(entries)('name every member of %s, and no other', (heading, find) => {
    const scenario = whole();
    find(scenario).qqqqqqqqqqqqqqqqqqqq = 1;
    const possible = /Possible are: (.*)\./.exec(refusals(scenario).join('\n'))?.[1]?.split(', ') ?? [];
    const head = heading === 'The scenario' ? ['format', 'version', 'ruleset'] : [];
    expect(
      tableUnder(heading)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...possible, ...head].sort());
  });

  test.each(entries)('give the ranges of %s', (heading, find) => {
    let seen = 0;
    for (const [name = '', , range = ''] of tableUnder(heading)) {
      const bounds = /^([-\d.]+) to ([\d.]+)( characters)?$/.exec(range) ?? /^up to (\d+)$/.exec(range);
      if (bounds === null || name === 'id') continue;
      const scenario = whole();
      const entry = find(scenario);
      const [, least = '', most = '', characters] = bounds;
      const expected =
        most === ''
          ? `a list of at most ${least}`
          : characters === undefined
            ? `from ${least} to ${most}`
            : `text of ${least} to ${most} plain`;
      if (name === 'rank' || name === 'retreatLevel') {
        entry[name] = 6;
        expect(refusals(scenario).join('\n')).toContain('one of 1, 2, 3, 4, 5');
      } else {
        entry[name] = null;
        expect(refusals(scenario).join('\n'), name).toMatch(
          new RegExp(`${expected.replaceAll('.', '\\.')}(?!\\d)`),
        );
      }
      seen += 1;
    }
    expect(seen > 0 || heading === 'relations').toBe(true);
  });

  test.each(entries)('say what may be absent in %s', (heading, find) => {
    for (const [name = '', , , absent = ''] of tableUnder(heading)) {
      const scenario = whole();
      const entry = find(scenario);
      if (entry === undefined || (heading === 'empires' && ['name', 'adjective'].includes(name))) continue;
      const had = entry[name];
      delete entry[name];
      const refused = refusals(scenario).some(
        (text) =>
          text.includes(`«${name}» is missing`) || (heading === 'The scenario' && text.includes(`"${name}"`)),
      );
      expect([name, refused]).toEqual([name, absent === 'refused']);
      entry[name] = had;
    }
  });

  test('have every parameter with its range and its standard value', () => {
    const flat = (tree: Json, path = ''): readonly (readonly [string, unknown])[] =>
      Object.entries(tree).flatMap(([name, value]) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? flat(value as Json, `${path}${name}.`)
          : [[`${path}${name}`, value] as const],
      );
    const rows = tableUnder('parameters');
    expect(
      Object.fromEntries(rows.map(([name = '', , , standard = '']) => [name, JSON.parse(standard)])),
    ).toEqual(Object.fromEntries(flat(standardAsWritten())));
    for (const [name = '', , range = ''] of rows) {
      if (range === '') continue;
      const scenario = whole();
      const path = name.split('.');
      for (const wrong of [Number(range.split(' to ')[0]) - 1, Number(range.split(' to ')[1]) + 1]) {
        scenario.parameters = path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), wrong);
        expect(refusals(scenario).join('\n'), name).toContain(`parameters, ${path.join(', ')}: expected`);
      }
      for (const right of range.split(' to ').map(Number)) {
        scenario.parameters = path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), right);
        expect(
          refusals(scenario).filter((text) => !text.includes('A span from')),
          name,
        ).toEqual([]);
      }
    }
  });
});
