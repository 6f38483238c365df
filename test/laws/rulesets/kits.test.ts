import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '#kernel/game/game.ts';
import { rulesets } from '#rulesets/all.ts';
import { root } from '#test/support/imports.ts';
import { casesOf, kitCases, testsOf } from '#test/support/kits/kitCases.ts';
import { kits } from '#test/support/kits/kits.ts';
import { lacking, saidToLack } from '#test/support/kits/lacking.ts';
import { namedKit } from '#test/support/kits/named.ts';
import { parts } from '#test/support/kits/parts.ts';
import type { Part } from '#test/support/kits/parts.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';

/* What a new ruleset still lacks, in words: `npm test -- laws/rulesets/kits`. */

const guide = 'shared/rulesets/README.md tells how.';

/** What a ruleset and its kit lack without a reason, and reasons for what is there. */
function complaints(kit: TestKit<Game>): readonly string[] {
  const { ruleset, lacks, mutated, folder } = kit;
  const absent = lacking(kit);
  const is = (path: string): boolean => existsSync(join(root, path));
  return [
    ...absent
      .filter((part) => lacks[part] === undefined)
      .map((part) => `${saidToLack(kit, part)} Add it, or say in \`lacks\` of the kit why there is none.`),
    ...(Object.keys(lacks) as Part[])
      .filter((part) => !absent.includes(part))
      .map((part) => `${ruleset.title} has «${part}», which its kit says it lacks: take out the reason.`),
    ...(kitCases(kit).size === 0 ? [`${ruleset.title} has no cases: put them into ${casesOf(kit)}.`] : []),
    ...[folder, `${testsOf(kit)}/cases`, ...mutated.drawers.map((drawer) => `${folder}/${drawer}`)]
      .filter((path) => !is(path))
      .map((path) => `There is no ${path}, which the kit of ${ruleset.title} names.`),
  ];
}

describe.each(kits.map((kit) => [kit.ruleset.title, kit] as const))('%s', (_, kit) => {
  test('lacks nothing but what its kit gives a reason for', () => {
    expect(complaints(kit), guide).toEqual([]);
  });
});

test('every ruleset of the program, and every folder of one, has a kit of its own', () => {
  const ids = kits.map(({ ruleset }) => ruleset.id);
  const folders = readdirSync(join(root, 'shared/rulesets'), { withFileTypes: true });
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    rulesets.map(({ id }) => id).filter((id) => !ids.includes(id)),
    guide,
  ).toEqual([]);
  expect(
    folders
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `shared/rulesets/${name}`)
      .filter((folder) => !kits.some((kit) => kit.folder === folder)),
    guide,
  ).toEqual([]);
});

test('a ruleset that lacks something is told what, and what for', () => {
  const [kit] = kits as readonly [TestKit<Game>];
  const { script: _, vectors: __, ...bare } = kit;
  const told = complaints({
    ...bare,
    ruleset: { ...kit.ruleset, id: 'nowhere', title: 'New Game' },
    mutated: { ...kit.mutated, drawers: ['steps'] },
    lacks: { vectors: 'Its rulebook has none.', large: 'It is small.' },
  });
  expect(told).toEqual([
    'New Game has no «script»: scripted games and the fuzzer cannot play it. Add it, or say in `lacks` of the kit why there is none.',
    'New Game has no «stops»: no program is killed while a turn of it waits for answers. Add it, or say in `lacks` of the kit why there is none.',
    'New Game has «large», which its kit says it lacks: take out the reason.',
    'New Game has no cases: put them into test/rulesets/nowhere/cases.',
    'There is no test/rulesets/nowhere/cases, which the kit of New Game names.',
    'There is no shared/rulesets/galactic-empires/steps, which the kit of New Game names.',
  ]);
});

test('commands find the ruleset by its name among their arguments, and name those there are', () => {
  const [first, second] = kits as readonly [TestKit<Game>, TestKit<Game>];
  expect(namedKit(['laws', '5'])).toEqual({ kit: first, rest: ['laws', '5'] });
  const named = namedKit(['laws', '--rules', second.ruleset.id, '5']);
  expect([named.kit.ruleset.id, named.rest, named.fault]).toEqual([
    second.ruleset.id,
    ['laws', '5'],
    undefined,
  ]);
  expect(namedKit(['laws', '--rules', 'chess']).fault).toBe(
    `no ruleset «chess» has a test kit; there are ${kits.map(({ ruleset }) => ruleset.id).join(', ')}`,
  );
  expect(namedKit(['--rules']).fault).toMatch(/^no ruleset «»/);
});

test('the guide names every part that a ruleset or its kit may lack', () => {
  const text = readFileSync(join(root, 'shared/rulesets/README.md'), 'utf8');
  expect(Object.keys(parts).filter((part) => !text.includes(`\`${part}\``))).toEqual([]);
});
