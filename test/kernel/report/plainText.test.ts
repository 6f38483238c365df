import { describe, expect, test } from 'vitest';
import type { Film, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { amountText, heading, pageText, reportText, slotsText, wrapped } from '#kernel/report/plainText.ts';
import type { ReportSection } from '#kernel/report/report.ts';
import { defined } from '#kernel/words/defined.ts';
import { actor, group, madeFilm, moment } from '#test/support/picture/films.ts';

const lines = (text: string): readonly string[] => text.split('\n');
const table = (
  labels: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): Section => ({
  kind: 'table',
  title: 'Table',
  empty: 'Nothing.',
  columns: labels.map((label, at) => ({
    key: String(at),
    label,
    align: right.includes(at) ? 'right' : 'left',
  })),
  rows: rows.map((row, id) => ({
    id: String(id),
    spot: {},
    cells: Object.fromEntries(
      row.map((text, at) => [String(at), { value: phrase('{text}', { text }), sort: text }]),
    ),
  })),
});
const page = (...sections: readonly Section[]): readonly string[] =>
  lines(pageText({ title: phrase('Page'), sections })).slice(3);

describe('wrapped text', () => {
  test('breaks at spaces before column 79, and sets following lines in', () => {
    const text = wrapped(`* ${'word '.repeat(30).trim()}`);
    expect(lines(text).map((line) => line.length)).toEqual([76, 76]);
    expect(lines(text)[1]).toMatch(/^ {2}word/);
  });
  test('keeps line ends, and words that are longer than a line', () => {
    expect(wrapped('one\n\ntwo')).toBe('one\n\n  two');
    expect(wrapped(`see ${'/long'.repeat(20)} there`)).toBe(`see\n  ${'/long'.repeat(20)}\n  there`);
  });
  test('is underlined as far as it reaches', () => {
    expect(heading('Ähre', '-')).toBe('Ähre\n----');
    expect(lines(heading('title '.repeat(20).trim())).map((line) => line.length)).toEqual([77, 43, 77]);
  });
});

test('an amount has all the decimals of its scale, and its sign', () => {
  const scales = [{ per: 100 }, { per: 10 }, { per: 1 }, { per: 10, sign: '%' }] as const;
  expect(scales.map((scale) => amountText(-1205, { unit: '', ...scale }))).toEqual([
    '-12.05',
    '-120.5',
    '-1205',
    '-120.5%',
  ]);
});

test('slots say from which to which each thing goes', () => {
  const cells = [{ said: phrase('mending'), spans: 2 }, { spans: 1 }, { said: phrase('at sea'), spans: 1 }];
  expect(slotsText(['1', '2', '3', '4'], cells)).toBe('1 to 2 mending; 4 at sea');
  expect(slotsText(['1'], [{ spans: 1 }])).toBe('nothing');
});

describe('a table', () => {
  test('stands in columns, figures to the right', () => {
    expect(
      page(
        table(
          ['Name', 'Count'],
          [
            ['Gorn', '3'],
            ['Borg Cube', '12'],
          ],
          [1],
        ),
      ),
    ).toEqual(['Table', '-----', 'Name       Count', 'Gorn           3', 'Borg Cube     12']);
  });
  test('wraps its widest column where it is too wide', () => {
    const found = page(
      table(['Name', 'What', 'N'], [['Gorn', 'strong and slow '.repeat(6).trim(), '7']], [2]),
    ).slice(2);
    // 78 less name, figure and gaps leaves 69; four times 15 signs with spaces between are 63, and the next word would make 70.
    const [four, two] = [4, 2].map((times) => Array(times).fill('strong and slow').join(' '));
    expect(found).toEqual([
      `Name  What${' '.repeat(65)}  N`,
      `Gorn  ${four}${' '.repeat(6)}  7`,
      `      ${two}`,
    ]);
  });
  test('makes entries of rows that no wrapping makes fit', () => {
    const labels = Array.from({ length: 9 }, (_, at) => `Longlabel${at}`);
    const found = page(table(labels, [labels.map((_, at) => `${'w'.repeat(9)}${at}`)])).slice(2);
    expect(found[0]).toBe('wwwwwwwww0');
    expect(found.slice(1).join(' ')).toContain('Longlabel8: wwwwwwwww8');
    for (const line of found) expect(line.length).toBeLessThanOrEqual(78);
  });
  test('cuts words that no column holds', () => {
    for (const line of page(table(['A', 'B'], [['x'.repeat(200), 'y'.repeat(90)]])))
      expect(line.length).toBeLessThanOrEqual(78);
  });
});

describe('a report', () => {
  const said = (text: string, battle?: string) => ({
    said: phrase('{text}', { text }),
    heard: { step: 's', pass: 1, line: 0, event: { kind: 'k', ...defined({ battle }) } },
  });
  const whole = { unit: '', per: 1 } as const;
  const tenths = { unit: '', per: 10 } as const;
  const ships = (count: number) => [{ ...group('Ship', count) }];
  const film = (battle: string): Film => ({
    ...madeFilm,
    battle,
    title: phrase('Fight'),
    outcome: phrase('One wins.'),
    cast: [
      actor('One', {
        notes: [phrase('Led well.')],
        figures: [
          { label: 'total combat', short: 'combat', number: 10, scale: whole },
          { label: 'total hit points', short: 'hit points', number: 25, scale: tenths },
        ],
        listed: [...ships(2), { ...group('admiral', 1), aside: true }],
        end: phrase('One holds the field.'),
      }),
      actor('Two', { end: phrase('Two has retreated.') }),
    ],
    table: { actor: 'Unit', parts: 'Fire', cells: ['Damage'], then: 'At the end of the round' },
    scenes: [
      { path: [], rows: [], moments: [moment('meeting', 'They meet'), moment('fire', 'Siege')] },
      {
        path: [{ name: 'Round', at: 1 }],
        rows: [
          {
            actor: 'One',
            did: phrase('One fires'),
            cells: [],
            then: phrase('One suffers 0 damage'),
            parts: [{ label: '2 Ship', value: '1.5' }],
          },
          { actor: 'Two', did: phrase('Two waits'), cells: [], then: phrase('Two suffers 1.5'), parts: [] },
        ],
        lines: [phrase('Two runs.')],
        quiet: phrase('Nothing is lost.'),
        moments: [moment('fire', 'Fire')],
      },
      {
        path: [{ name: 'Round', at: 2 }],
        rows: [],
        moments: [],
        lines: [],
        quiet: phrase('Nothing is lost.'),
      },
      { path: [], rows: [], moments: [moment('loss', 'Damaged ships'), moment('end', 'The end')] },
    ],
  });
  const sections: readonly ReportSection<unknown>[] = [
    { step: 'First', path: [], places: [{ lines: [said('hello')] }] },
    {
      step: 'Fights',
      path: [{ name: 'Phase', at: 2 }],
      places: [
        { lines: [said('began', 'b1'), said('went on', 'b1'), said('elsewhere', 'b2'), said('ended', 'b1')] },
      ],
    },
  ];

  test('has a heading for each step and phase', () => {
    expect(reportText(sections)).toBe(
      'First\n-----\n* hello\n\nPhase 2: Fights\n---------------\n* began\n* went on\n* elsewhere\n* ended',
    );
  });

  test('has a battle whole where it began, instead of its sentences', () => {
    expect(lines(reportText(sections, [film('b1')])).slice(4)).toEqual([
      'Phase 2: Fights',
      '---------------',
      '* Fight. One wins.',
      '  Siege!',
      '  One (total combat 10, total hit points 2.5)',
      '      Led well.',
      '      2 Ship, 1 admiral',
      '  Two',
      '  Round 1',
      '    One fires',
      '      2 Ship: 1.5',
      '    Two waits',
      '    At the end of the round',
      '      One suffers 0 damage',
      '      Two suffers 1.5',
      '      Two runs.',
      '  Round 2',
      '      Nothing is lost.',
      '  After the battle',
      '    Damaged ships!',
      '    One holds the field.',
      '    Two has retreated.',
      '* elsewhere',
    ]);
  });
});
