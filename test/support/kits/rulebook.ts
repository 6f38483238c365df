import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '#kernel/game/game.ts';
import { root } from '../imports.ts';
import { hasTest } from '../laws/namedTest.ts';
import { kitCases, testsOf } from './kitCases.ts';
import type { TestKit } from './testKit.ts';

/** One row of a list: what it is about, and what shows it. */
export interface ListedRow {
  /** Numbers of paragraphs, or names of statements. */
  readonly ids: readonly string[];
  /** Cases, by their path among the cases of the game and without their ending. */
  readonly cases: readonly string[];
  /** Tests, by their file among the tests of the game and their title. */
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  /** Why nothing shows it; empty where something does. */
  readonly none: string;
  /** Refusals that stand for what is not there yet, by their codes. */
  readonly refused: readonly string[];
}

const between = (ids: readonly string[], first: string, last: string): readonly string[] => {
  const [from, to] = [ids.indexOf(first), ids.indexOf(last)];
  return from < 0 || to < from ? [`${first}-${last}`] : ids.slice(from, to + 1);
};

/** Ids of a first cell: one, several with commas, and spans of numbers, which hold what the list has between them. */
export const idsOf = (cell: string, ids: readonly string[]): readonly string[] =>
  cell.split(',').flatMap((part) => {
    const one = part.trim();
    const span = /^(\d+)-(\d+)$/.exec(one);
    return span === null ? [one] : between(ids, span[1] ?? '', span[2] ?? '');
  });

/** The rows of the tables under a heading of a page, up to the next heading of its kind. */
export function listed(page: string, heading: string, ids: readonly string[]): readonly ListedRow[] {
  const [, part = ''] = page.split(`\n## ${heading}\n`);
  return part
    .split('\n## ')[0]!
    .split('\n')
    .filter(
      (line, at, all) =>
        line.startsWith('| ') && !line.startsWith('| ---') && !all[at + 1]?.startsWith('| ---'),
    )
    .map((line) => {
      const [, first = '', , ...rest] = line.split('|').map((each) => each.trim());
      const shown = rest.slice(0, -1).join('|');
      const named = [...shown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      const none = /^none: (.+)$/.exec(shown)?.[1] ?? '';
      const refused = none.startsWith('refused, ') ? named : [];
      return {
        ids: idsOf(first, ids),
        cases: none === '' ? named.filter((name) => !name.includes(' › ')) : [],
        tests:
          none === ''
            ? named
                .filter((name) => name.includes(' › '))
                .map((name) => {
                  const [file = '', ...title] = name.split(' › ');
                  return { file: `${file}.test.ts`, title: title.join(' › ') };
                })
            : [],
        none,
        refused,
      };
    });
}

/** Paragraphs with a letter, as `D1.40`: letters after a number name parts of one. */
const lettered = /^[A-Z]\d+\.\d+$/;
/** Rules by chapter, with their cases and sub-cases, as `2C`, `2C4` and `2C4a`. */
const chaptered = /^\d[A-Z](?:\d[a-z]?)?$/;
const isParagraph = (id: string): boolean => /^\d+$/.test(id) || lettered.test(id) || chaptered.test(id);

/** Lines or paragraphs of the rulebook that the head of a case names, of those there are. */
export function citedBy(rule: string, cites: string, ids: readonly string[]): readonly string[] {
  if (ids.some((id) => lettered.test(id))) return rule.match(/\b[A-Z]\d+\.\d+/g) ?? [];
  if (ids.some((id) => chaptered.test(id))) return rule.match(/\b\d[A-Z](?:\d[a-z]?)?\b/g) ?? [];
  return [...rule.matchAll(new RegExp(`\\b${cites} (\\d+)(?:-(\\d+))?`, 'g'))].flatMap(([, from = '', to]) =>
    to === undefined ? [from] : between(ids, from, to),
  );
}

/** What is not as it should be in the lists of a ruleset: gaps, rows of what there is not, and cases and tests that are not there or show something else. */
export function faultsOf(kit: TestKit<Game>, page?: string): readonly string[] {
  if (kit.rulebook === undefined) return [];
  const text = page ?? readFileSync(join(root, kit.folder, kit.rulebook.page), 'utf8');
  const rules = new Map([...kitCases(kit)].map(([file, { rule }]) => [file.replace(/\.case$/, ''), rule]));
  const codes = kit.ruleset.refusals.map(({ key }) => key);
  return Object.entries(kit.rulebook.lists).flatMap(([heading, ids]) => {
    const rows = listed(text, heading, ids);
    const all = rows.flatMap((row) => row.ids);
    return [
      ...ids.filter((id) => !all.includes(id)).map((id) => `${heading}: ${id} is not in the list`),
      ...all
        .filter((id, at) => !ids.includes(id) || all.indexOf(id) < at)
        .map((id) => `${heading}: ${id} is there twice, or there is none`),
      ...rows.flatMap(({ ids: own, cases, tests, none, refused }) => {
        const cited = cases.flatMap((name) => citedBy(rules.get(name) ?? '', kit.own.cites, ids));
        return [
          ...cases
            .filter((name) => !rules.has(name))
            .map((name) => `${heading}: ${own.join(', ')} names a case that there is not: ${name}`),
          ...tests
            .filter(({ file, title }) => !hasTest(join(testsOf(kit).replace(/^test\//, ''), file), title))
            .map(
              ({ file, title }) =>
                `${heading}: ${own.join(', ')} names a test that there is not: ${file} ${title}`,
            ),
          ...refused
            .filter((code) => !codes.includes(code))
            .map((code) => `${heading}: ${own.join(', ')} names a refusal that there is not: ${code}`),
          ...(cases.length + tests.length === 0 && none === ''
            ? [`${heading}: nothing shows ${own.join(', ')}`]
            : []),
          ...own
            .filter((id) => isParagraph(id) && none === '' && tests.length === 0 && !cited.includes(id))
            .map((id) => `${heading}: no case of its row names ${id} as its rule`),
          ...(own.some(isParagraph)
            ? cases
                .filter((name) => rules.has(name))
                .filter(
                  (name) =>
                    !citedBy(rules.get(name) ?? '', kit.own.cites, ids).some((id) => own.includes(id)),
                )
                .map((name) => `${heading}: ${name} names none of ${own.join(', ')} as its rule`)
            : []),
        ];
      }),
    ];
  });
}

/** Lines that cases name as their rules, and that are no paragraph of the rulebook. */
export function strayCites(kit: TestKit<Game>): readonly string[] {
  const ids = Object.values(kit.rulebook?.lists ?? {}).flat();
  return [...kitCases(kit)].flatMap(([file, { rule }]) =>
    citedBy(rule, kit.own.cites, ids)
      .filter((id) => !ids.includes(id))
      .map((id) => `${file} names line ${id}, where the rulebook says nothing`),
  );
}
