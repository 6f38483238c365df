import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#test/support/imports.ts';
import { kits } from '#test/support/kits/kits.ts';
import { citedBy, faultsOf, listed, strayCites } from '#test/support/kits/rulebook.ts';

/* A page of a ruleset tells of each paragraph of its rulebook what shows it (`rulebook` of its kit). */

const told = kits.flatMap((kit) => (kit.rulebook === undefined ? [] : [{ kit, rulebook: kit.rulebook }]));

describe.each(told.map((one) => [one.kit.ruleset.title, one] as const))('%s', (_, { kit, rulebook }) => {
  test('every paragraph of the rulebook is in the list, with a case or test that shows it, or why none does', () => {
    expect(faultsOf(kit)).toEqual([]);
  });

  test('cases name lines where the rulebook says something', () => {
    expect(strayCites(kit)).toEqual([]);
  });

  test('a row that is lost, a case or test that is not there or shows something else, and an empty row are told', () => {
    const page = readFileSync(join(root, kit.folder, rulebook.page), 'utf8');
    const [heading = '', ids = []] = Object.entries(rulebook.lists)[0] ?? [];
    const rows = listed(page, heading, ids);
    const shown = rows.find(
      ({ ids: own, cases, tests }) => own.length === 1 && cases.length === 1 && tests.length === 0,
    )!;
    const tried = rows.find(({ tests }) => tests.length > 0)!;
    const [id = '', name = ''] = [shown.ids[0], shown.cases[0]];
    const other = rows.find(
      ({ ids: own, cases }) => cases.length > 0 && !own.includes(id) && !cases.includes(name),
    )!.cases[0]!;
    const row = page.split('\n').find((line) => line.startsWith(`| ${id} |`))!;
    const faults = (was: string, is: string): readonly string[] => faultsOf(kit, page.replace(was, is));
    expect(faults(`${row}\n`, '')).toEqual([`${heading}: ${id} is not in the list`]);
    expect(faults(row, `${row}\n${row}`)).toEqual([`${heading}: ${id} is there twice, or there is none`]);
    expect(faults(row, row.replace(name, 'no/such-case'))).toEqual([
      `${heading}: ${id} names a case that there is not: no/such-case`,
      `${heading}: no case of its row names ${id} as its rule`,
    ]);
    expect(faults(row, row.replace(name, other))).toEqual([
      `${heading}: no case of its row names ${id} as its rule`,
      `${heading}: ${other} names none of ${id} as its rule`,
    ]);
    expect(faults(row, row.replace(`\`${name}\``, ''))).toEqual([
      `${heading}: nothing shows ${id}`,
      `${heading}: no case of its row names ${id} as its rule`,
    ]);
    const { title, file } = tried.tests[0]!;
    expect(faults(title, `${title} no more`)).toContain(
      `${heading}: ${tried.ids.join(', ')} names a test that there is not: ${file} ${title} no more`,
    );
  });
});

test('some ruleset has such a list', () => {
  expect(told.length).toBeGreaterThan(0);
});

test('a refusal that stands for a rule must be there', () => {
  const pages = told.map(({ kit, rulebook: { page, lists } }) => ({
    kit,
    page: readFileSync(join(root, kit.folder, page), 'utf8'),
    lists: Object.entries(lists),
  }));
  const refusing = pages.flatMap(({ kit, page, lists }) =>
    lists.flatMap(([heading, ids]) =>
      listed(page, heading, ids).flatMap((row) =>
        row.refused.map((code) => ({ kit, page, heading, id: row.ids.join(', '), code })),
      ),
    ),
  );
  expect(refusing.length).toBeGreaterThan(0);
  for (const { kit, page, heading, id, code } of refusing)
    expect(faultsOf(kit, page.replaceAll(`\`${code}\``, '`no-such-code`'))).toContain(
      `${heading}: ${id} names a refusal that there is not: no-such-code`,
    );
});

test('rules are cited by chapter, by line, or by letter', () => {
  expect(citedBy('FC 2C4, FC 2C4a', 'FC', ['2C4', '2C4a'])).toEqual(['2C4', '2C4a']);
  expect(citedBy('VB 26-31, VB 51', 'VB', ['26', '28', '31', '51'])).toEqual(['26', '28', '31', '51']);
  expect(citedBy('GC A1.10, B2.20', 'GC', ['A1.10', 'B2.20'])).toEqual(['A1.10', 'B2.20']);
});
