import { describe, expect, test } from 'vitest';
import { columns } from '#rulesets/galactic-conquest/ships/list/columns.ts';
import { csv, head, rows, told } from './support/lists.ts';

describe('each fault is told with its line and column', () => {
  test.each<readonly [string, string, string]>([
    ['nothing', '', 'Ship list, line 1, column 1: the list is empty.'],
    ['only remarks', '# none\n', 'Ship list, line 1, column 1: the list is empty.'],
    [
      'an unknown column',
      csv(`${head},speed`),
      `Ship list, line 1, column 44: there is no column «speed»; the columns are ${columns.map(({ name }) => name).join(', ')}.`,
    ],
    ['a column twice', csv(`${head},bpv`), 'Ship list, line 1, column 44: the column «bpv» is here twice.'],
    [
      'a missing column',
      csv('designation,empire,class,year,bpv'),
      'Ship list, line 1, column 34: the column «size» is missing.',
    ],
    [
      'too many cells',
      csv(head, 'D7,K,CA,130,120,120,3,9'),
      'Ship list, line 2, column 23: the line has more cells than the 7 columns.',
    ],
    [
      'an open quote',
      csv(head, 'D7,K,"CA,130,120,120,3'),
      'Ship list, line 2, column 6: a text in quotes ends on its line, before a comma.',
    ],
    [
      'words after a quote',
      csv(head, '"D7"x,K,CA,130,120,120,3'),
      'Ship list, line 2, column 1: a text in quotes ends on its line, before a comma.',
    ],
    [
      'a quote open in the head',
      csv('"designation'),
      'Ship list, line 1, column 1: a text in quotes ends on its line, before a comma.',
    ],
    [
      'a letter for a digit',
      csv(head, 'D7,K,CA,130,12O,120,3'),
      'Ship list, line 2, column 13: «bpv» takes a whole number from 1 to 5000, not «12O».',
    ],
    [
      'a fraction',
      csv(head, 'D7,K,CA,130,120.5,120,3'),
      'Ship list, line 2, column 13: «bpv» takes a whole number from 1 to 5000, not «120.5».',
    ],
    [
      'no BPV',
      csv(head, 'D7,K,CA,130,0,120,3'),
      'Ship list, line 2, column 13: «bpv» takes a whole number from 1 to 5000, not «0».',
    ],
    [
      'an empty cell',
      csv(head, 'D7,K,CA,130,,120,3'),
      'Ship list, line 2, column 1: «bpv» must be filled: a whole number from 1 to 5000.',
    ],
    [
      'a short line',
      csv(head, 'D7,K,CA,130,120,120'),
      'Ship list, line 2, column 1: «size» must be filled: a whole number from 1 to 6.',
    ],
    [
      'an unknown empire',
      csv(head, 'D7,Q,CA,130,120,120,3'),
      'Ship list, line 2, column 4: «empire» takes an empire’s letter, or R1: F, G, H, I, J, K, L, R, S, T, X, Z, R1, not «Q».',
    ],
    [
      'a bad designation',
      csv(head, '7D,K,CA,130,120,120,3'),
      'Ship list, line 2, column 1: «designation» takes a designation of up to 12 letters, digits, and + - / ( ), not «7D».',
    ],
    [
      'a bad base',
      csv(`${head},base`, 'D7,K,CA,130,120,120,3,7'),
      'Ship list, line 2, column 23: «base» takes a designation of up to 12 letters, digits, and + - / ( ), or nothing, not «7».',
    ],
    [
      'a name too long',
      csv(`${head},name`, `D7,K,CA,130,120,120,3,${'x'.repeat(41)}`),
      `Ship list, line 2, column 23: «name» takes up to 40 plain characters, not «${'x'.repeat(30)}».`,
    ],
    [
      'a name that turns text around',
      csv(`${head},name`, 'D7,K,CA,130,120,120,3,a\u202eb'),
      'Ship list, line 2, column 23: «name» takes up to 40 plain characters, not «a?b».',
    ],
    [
      'half a standard',
      csv(`${head},standard`, 'D7,K,CA,130,120,120,3,no'),
      'Ship list, line 2, column 23: «standard» takes yes, or nothing, not «no».',
    ],
    [
      'a fraction that can be shortened',
      csv(`${head},move`, 'D7,K,CA,130,120,120,3,2/4'),
      'Ship list, line 2, column 23: «move» takes a number, or a fraction in lowest terms such as 2/3, not «2/4».',
    ],
    [
      'a decimal cost',
      csv(`${head},move`, 'D7,K,CA,130,120,120,3,0.5'),
      'Ship list, line 2, column 23: «move» takes a number, or a fraction in lowest terms such as 2/3, not «0.5».',
    ],
    [
      'fighters without a count',
      csv(`${head},fighters`, 'D7,K,CA,130,120,120,3,ZV'),
      'Ship list, line 2, column 23: «fighters» takes counts and types separated by blanks, each type once, such as 8xZD 16xZYC, not «ZV».',
    ],
    [
      'fighters of a type twice',
      csv(`${head},fighters`, 'D7,K,CA,130,120,120,3,2xZV 3xZV'),
      'Ship list, line 2, column 23: «fighters» takes counts and types separated by blanks, each type once, such as 8xZD 16xZYC, not «2xZV 3xZV».',
    ],
    ['a flag twice', csv(`${head},flags`, 'D7,K,CA,130,120,120,3,troop troop'), 'not «troop troop».'],
    ['an unknown flag', csv(`${head},flags`, 'D7,K,CA,130,120,120,3,shiny'), 'not «shiny».'],
    [
      'the same ship twice',
      csv(head, rows[0]!, rows[0]!),
      'Ship list, line 3, column 1: «designation» D7 of K is here twice.',
    ],
    [
      'an unknown base',
      csv(`${head},base`, 'D7B,K,CA,130,120,120,3,D7'),
      'Ship list, line 2, column 24: «base» names D7, which K does not have in the list.',
    ],
    [
      'a base that is a variant',
      csv(`${head},base`, `${rows[0]},`, 'D7B,K,CA,140,125,125,3,D7', 'D7C,K,CC,140,132,132,3,D7B'),
      'Ship list, line 4, column 24: «base» names D7B, which is a variant of D7 itself.',
    ],
    [
      'itself as a base',
      csv(`${head},base`, `${rows[0]},D7`),
      'Ship list, line 2, column 23: «base» names the hull itself: leave it empty.',
    ],
    [
      'another’s base',
      csv(`${head},base`, `${rows[0]},`, 'CA,L,CA,130,120,120,3,D7'),
      'Ship list, line 3, column 23: «base» names D7, which L does not have in the list.',
    ],
    [
      'unknown fighters',
      csv(`${head},fighters`, `${rows[0]},2xZV`),
      'Ship list, line 2, column 23: «fighters» names ZV, which is not a fighter of K or R1 in the list.',
    ],
    [
      'gunboats that are fighters',
      csv(`${head},gunboats,spaces`, `${rows[0]},2xZV,`, `${rows[3]},,1`),
      'Ship list, line 2, column 23: «gunboats» names ZV, which is not a gunboat of K or R1 in the list.',
    ],
    [
      'unknown escorts',
      csv(`${head},escorts`, `${rows[0]},1xF5`),
      'Ship list, line 2, column 23: «escorts» names F5, which is not a ship of K or R1 in the list.',
    ],
    [
      'a fighter with a price',
      csv(`${head},spaces`, 'ZV,K,FTR,160,6,3,6,1'),
      'Ship list, line 2, column 16: «epv» stays empty: fighters cost half of their BPV.',
    ],
    [
      'a ship without a price',
      csv(head, 'D7,K,CA,130,120,,3'),
      'Ship list, line 2, column 1: «epv» must be filled, but for fighters and bombers.',
    ],
    [
      'a fighter without a size',
      csv(head, rows[3]!),
      'Ship list, line 2, column 1: «spaces» is filled for fighters and bombers, from 1 to 4, and for nothing else.',
    ],
    [
      'a ship with a fighter’s size',
      csv(`${head},spaces`, `${rows[0]},1`),
      'Ship list, line 2, column 23: «spaces» is filled for fighters and bombers, from 1 to 4, and for nothing else.',
    ],
    [
      'a ship of size class 5',
      csv(head, 'D7,K,CA,130,120,120,5'),
      'Ship list, line 2, column 21: «size» of class CA is 1, 2, 3, 4.',
    ],
    [
      'warp without a cost',
      csv(`${head},warp`, `${rows[0]},30`),
      'Ship list, line 2, column 1: «move» must be filled where there are warp boxes.',
    ],
  ])('%s', (_, text, message) => {
    const [first, ...more] = told(text);
    expect(first?.endsWith(message), first).toBe(true);
    expect(more).toEqual([]);
  });

  test('several faults are told in the order of the text, twenty at most', () => {
    const bad = csv(head, 'D7,Q,CA,130,x,120,3', 'D8,K,CA,130,120,120,y');
    expect(told(bad).map((said) => said.slice(0, 32))).toEqual([
      'Ship list, line 2, column 4: «em',
      'Ship list, line 2, column 13: «b',
      'Ship list, line 3, column 21: «s',
    ]);
    expect(told(csv(head, ...Array.from({ length: 30 }, () => 'D7,Q,CA,130,120,120,3')))).toHaveLength(20);
  });

  test('half a character is no name', () => {
    expect(told(csv(`${head},name`, `${rows[0]},a\ud800b`))).toHaveLength(1);
  });

  test('who names a ship that cannot be read is not blamed for it', () => {
    const text = csv(`${head},base`, 'D7,K,CA,130,120,x,3,', 'D7B,K,CA,140,125,125,3,D7');
    expect(told(text)).toEqual([
      'Ship list, line 2, column 17: «epv» takes a whole number from 0 to 5000, not «x».',
    ]);
  });

  test('columns count characters: one that takes two code units is one', () => {
    expect(told(csv(`name,${head}`, '🚀 Talon,D7,Q,CA,130,120,120,3'))[0]).toMatch(/line 2, column 12/);
  });
});
