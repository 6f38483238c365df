import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phrase } from '#kernel/words/phrase.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { AnyRuleset } from '#rulesets/all.ts';
import type { PearlDivers } from '../../rulesets/pearl-divers/game/game.ts';
import { boatOf } from '../../rulesets/pearl-divers/game/model/state.ts';
import { again, north, pearlsWith, south } from '../../support/desk/askedPearls.ts';
import { gmHere, listing } from '../../support/desk/gmCli.ts';
import { testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { impossible, unreadable } from '../../support/problems.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

/* A question to the game master that is answered on a sheet: it is written, filled in and read back by the command line. */
const asks: Sequence<PearlDivers> = [
  {
    name: 'The sea decides',
    cite: 'PD 6',
    run(turn) {
      turn.ask([
        {
          to: gameMaster,
          about: 'sea',
          spot: { unit: boatOf(north) },
          said: phrase('Does the north go down?'),
          facts: [],
          cite: 'PD 6',
          kinds: ['go-down-again'],
          least: 0,
          most: 1,
        },
      ]);
    },
  },
];
/** Whether divers can go down. */
let isCalm = true;
const onSheets = pearlsWith((rules) => ({
  ...rules,
  sequences: { ...rules.sequences, turn: asks },
  view: (state, seat, heard, last) => rules.view(state, seat === gameMaster ? north : seat, heard, last),
  orders: {
    ...rules.orders,
    'go-down-again': {
      ...rules.orders['go-down-again'],
      check: () => (isCalm ? [] : [impossible('PD 10', 'no-calm', 'In a storm nobody goes down.')]),
      paper: {
        title: 'Dive sheet',
        page: () => undefined,
        write: () => ({ name: 'dive-1', text: 'go down: ?\n' }),
        read: (_: unknown, text: string) =>
          text === 'go down: yes\n'
            ? good(again)
            : bad([unreadable('bad-sheet', 'Say of each boat whether it goes down.')]),
      },
    },
  },
}));

let end: () => void;
beforeAll(() => void (end = listing(onSheets as unknown as AnyRuleset)));
afterAll(() => {
  end();
  removeFolders();
});

test('a sheet is written, one that is refused or says what cannot be answers nothing, and one that is filled in does', async () => {
  const folder = tempFolder();
  const path = join(folder, 'pd4.game');
  const begun = valueOf(
    await newGame(testPorts(), gameFiles, path, {
      ruleset: onSheets,
      setup: { seats: [north, south] },
      players: {},
      seed: 'sea',
      game: 'pd4',
    }),
  );
  begun.close();
  const gm = (...args: string[]) => gmHere(args, folder);
  expect((await gm('questions', path, '--reply', '1', '--sheet', 'dive-1.txt')).code).toBe(2);
  expect((await gm('run', path, '--out', 'out')).code).toBe(3);
  const listed = await gm('questions', path, '--sheets', '.');
  expect([listed.code, listed.out]).toEqual([3, expect.stringContaining('Sheets to fill in: dive-1.txt.')]);
  const sheet = join(folder, 'dive-1.txt');
  expect(await readFile(sheet, 'utf8')).toBe('go down: ?\n');
  const refused = await gm('questions', path, '--reply', '1', '--sheet', 'dive-1.txt');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Say of each boat')]);
  expect((await gm('questions', path)).out).toContain('Does the north go down?');
  await writeFile(sheet, 'go down: yes\n');
  isCalm = false;
  const stormy = await gm('questions', path, '--reply', '1', '--sheet', 'dive-1.txt');
  expect([stormy.code, stormy.err]).toEqual([1, expect.stringContaining('In a storm nobody goes down.')]);
  expect((await gm('questions', path)).out).toContain('Does the north go down?');
  isCalm = true;
  expect((await gm('questions', path, '--reply', '1', '--choose', '1', '--sheet', 'dive-1.txt')).code).toBe(
    2,
  );
  const taken = await gm('questions', path, '--reply', '1', '--sheet', 'dive-1.txt');
  expect([taken.code, taken.out]).toEqual([0, expect.stringContaining('Question 1 is answered.')]);
});
