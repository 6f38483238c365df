import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programRefusals } from '#contract/refusals/all.ts';
import type { Declared } from '#kernel/words/refusalTable.ts';
import { pageRefusals } from '#ui/state/refusals.ts';
import { root } from '../support/imports.ts';
import { kits } from '../support/kits/kits.ts';

const kitFolders = kits.map(({ folder }) => folder).join(',');
const program: readonly Declared[] = [...programRefusals, ...pageRefusals.declared];
const isTable =
  /^(shared\/(kernel\/words\/refusals\.ts|contract\/refusals\/|rulesets\/[^/]+\/(?:tables\/)?refusals)|test\/rulesets\/[^/]+\/game\/refusals|src-renderer\/state\/refusals)/;
const sources = globSync(`{shared,src-main,src-renderer,${kitFolders}}/**/*.{ts,svelte}`, { cwd: root })
  .filter((file) => !isTable.test(file.replaceAll('\\', '/')) && !file.includes('node_modules'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

/** All that stands in quotes and could be the key of a refusal. */
const quoted = new Set(
  sources.flatMap((text) => [...text.matchAll(/(?<=')[\w/-]+(?=')/g)].map(([key]) => key)),
);

/** Refusals that no line of the program names. */
const unused = (declared: readonly Declared[]): readonly string[] =>
  declared.map(({ key }) => key).filter((key) => !quoted.has(key));

/** Keys that stand in two tables, or in one table at two severities. */
const twice = (declared: readonly Declared[]): readonly string[] => {
  const keys = declared.map(({ key }) => key);
  return keys.filter((key, at) => keys.indexOf(key) !== at);
};

test('every declared refusal is used', () => {
  const all = [...program, ...kits.flatMap(({ ruleset: { refusals } }) => refusals)];
  expect(unused(all), 'Take these out of their tables, or use them.').toEqual([]);
});

test.each(kits.map(({ ruleset }) => [ruleset.title, ruleset] as const))(
  'no code is declared twice among those of the program and of %s',
  (_, { refusals }) => {
    expect(
      twice([...program, ...refusals]),
      'Use the sentence that is declared, or declare a second one of the code as code/which.',
    ).toEqual([]);
  },
);

test('the law sees a refusal that nobody uses, and one that is declared twice', () => {
  const planted: Declared = {
    severity: 'unreadable',
    key: 'planted' + '-code',
    code: 'planted',
    text: 'No.',
  };
  expect(unused([planted])).toEqual(['planted-code']);
  expect(twice([planted, planted])).toEqual(['planted-code']);
});
