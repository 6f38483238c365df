import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { openGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import type { State } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { gmListed } from '../../../support/desk/gmCli.ts';
import { tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

/* A second ruleset is listed, and chosen at the command line. */

let folder: Awaited<ReturnType<typeof tempFolder>>;
const gm = (...args: string[]) => gmListed(args, folder.path);
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

test('rules lists them with what they have, and what can be chosen by one of them', async () => {
  const all = await gm('rules');
  expect(all.code).toBe(0);
  expect(all.out).toMatch(
    /^galactic-empires {2}Galactic Empires\n.*\n {2}2 to 26 players, a tutorial, computer players\n/,
  );
  expect(all.out).toMatch(/\npearl-divers {2}Pearl Divers\n.*\n {2}2 players\n/);
  expect(all.out).not.toContain('--set');
  // Only part of its rulebook is in.
  expect(all.out).toContain('\ngalactic-conquest  Galactic Conquest (early version)\n');
  expect(all.out.match(/early version/g)).toHaveLength(1);
  const one = (await gm('rules', 'pearl-divers')).out;
  expect(one).toContain('--kind bay  the bay');
  expect(one).toContain('--set more=…  More pearls at each reef: 0 to 9; 0 unless you say otherwise');
  expect(JSON.parse((await gm('rules', 'galactic-empires', '--json')).out)).toMatchObject([
    { ruleset: 'galactic-empires', kinds: [{ name: 'size' }, { name: 'empires' }] },
  ]);
  expect(one).toContain('--book floor=FILE  The sheet of the sea floor; the default unless you name another');
  const strange = await gm('rules', 'chess');
  expect([strange.code, strange.err.replaceAll(/\s+/g, ' ')]).toEqual([
    2,
    expect.stringMatching(/^There are no rules chess\. Choose one of: galactic-empires, .*\bpearl-divers, /),
  ]);
});

test('rules that are an early version say so where they are chosen for a new game', async () => {
  const early = 'galactic-conquest (early version)';
  for (const command of [['new'], ['scenario', 'check']])
    expect((await gm(...command, '--help')).out.replaceAll(/\s+/g, ' ')).toContain(early);
  const begun = await gm('new', 'arm.game', '--rules', 'galactic-conquest', '--id', 'arm');
  expect(begun.out).toContain('It is played by Galactic Conquest (early version).');
  const whole = await gm('new', 'sea.game', '--rules', 'pearl-divers', '--id', 'sea');
  expect(whole.out).not.toContain('early version');
});

test('a game is begun by them with what is set, and by the usual wish where nothing is', async () => {
  const set = ['--set', 'name=Tern', '--set', 'more=9'];
  const begun = await gm('new', 'bay.game', '--rules', 'pearl-divers', '--id', 'bay', ...set);
  expect([begun.code, begun.err]).toEqual([0, '']);
  const game = valueOf(
    await openGame(
      testPorts(),
      gameFiles,
      folder.of('bay.game'),
      () => pearlDivers as unknown as SomeRuleset,
    ),
  );
  const { boats, reefs } = game.store.turnOf(1)!.state as State;
  game.close();
  expect(Object.values(boats).map(({ name }) => name)).toContain('Tern');
  expect(Math.min(...Object.values(reefs))).toBeGreaterThan(9);
  expect((await gm('new', 'usual.game', '--rules', 'pearl-divers', '--id', 'usu')).code).toBe(0);
});

test('captains of the computer are as good as is said, where rules have levels of them', async () => {
  const rules = ['--rules', 'federation-commander'];
  expect((await gm('rules', 'federation-commander')).out).toContain(
    '\n  --computer-level computer-cadet  Cadet: ',
  );
  const named = ['--id', 'duo', ...rules, '--computer', 'klingon', '--computer-level', 'computer-cadet'];
  const begun = await gm('new', 'duo.game', ...named);
  expect([begun.code, begun.err]).toEqual([0, '']);
  expect((await gm('seat', 'duo.game')).out).toMatch(/^klingon .*like a cadet|^klingon .*computer-cadet/m);
  const nobody = await gm('new', 'none.game', ...rules, '--computer-level', 'computer-cadet');
  expect([nobody.code, nobody.err]).toEqual([2, expect.stringContaining('name its seats')]);
  const none = await gm(
    'new',
    'sea2.game',
    '--rules',
    'pearl-divers',
    '--computer',
    'all',
    '--computer-level',
    'computer-cadet',
  );
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('Leave its')]);
});

test('a book is brought from a file, or refused with what it lacks', async () => {
  await writeFile(folder.of('whole.txt'), 'deep sand\nledge rock\nshallows rock\n');
  await writeFile(folder.of('short.txt'), 'ledge rock\n');
  const book = (name: string) => ['--rules', 'pearl-divers', '--id', 'boo', '--book', `floor=${name}`];
  const lacking = await gm('new', 'book.game', ...book('short.txt'));
  expect([lacking.code, lacking.err]).toEqual([2, expect.stringContaining('add a line')]);
  expect((await gm('new', 'book.game', ...book('whole.txt'))).code).toBe(0);
});

test.each([
  ['At more: expected a whole number from 0 to 9', ['--set', 'more=many']],
  ['Choose among more, name', ['--set', 'size=small']],
  ['There is no new game of kind «sea»', ['--kind', 'sea']],
  ['A boat needs a name', ['--set', 'name=']],
  ['There is no tutorial for Pearl Divers', ['--tutorial']],
  ['Write it as NAME=VALUE', ['--set', 'more']],
])('misuse is named: %s', async (text, args) => {
  const { code, err } = await gm('new', 'x.game', '--rules', 'pearl-divers', ...args);
  expect([code, err.replaceAll(/\s+/g, ' ')]).toEqual([2, expect.stringContaining(text)]);
});
