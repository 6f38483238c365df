import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pearlDivers } from '../../rulesets/pearl-divers/game/ruleset.ts';
import { north, pearlsThatAsk, south, again, answersIn } from '../../support/desk/askedPearls.ts';
import { gmHere, listing } from '../../support/desk/gmCli.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

// The command line plays the rules of the product; while these tests run it knows Pearl Divers as well.
let end: () => void;
beforeAll(() => void (end = listing(pearlDivers)));
afterAll(() => {
  end();
  removeFolders();
});

test('a run that asks writes the questions, takes the answers in, and goes on', async () => {
  const world = await pearlsThatAsk();
  world.gm.close();
  const folder = tempFolder();
  const gm = (...args: string[]) => gmHere(args, folder);
  const [out, into] = [join(folder, 'out'), join(folder, 'in')];
  await mkdir(into);

  const stopped = await gm('run', world.path, '--out', out);
  expect([stopped.code, stopped.err]).toEqual([3, '']);
  expect(stopped.out).toContain('The run of turn 1 waits for 2 answers.');
  expect(stopped.out).toContain(
    'north is asked: Your divers came up with nothing. Do they go down once more?',
  );
  expect(stopped.out).toContain('Without an answer: nothing');
  expect((await readdir(out)).sort()).toEqual(['pd1N01-north-1.questions', 'pd1N01-south-1.questions']);

  for (const seat of [north, south]) {
    const bytes = await readFile(join(out, `pd1N01-${seat}-1.questions`));
    const file = await answersIn(world.libraries[seat]!, world.keys[seat]!, bytes, [again]);
    await writeFile(join(into, file.name), file.bytes);
  }
  await writeFile(join(into, 'pd1N01-north-2.answers'), 'Sealed Orders answers 1\nnothing\n');
  const checked = await gm('check', world.path, '--orders', into);
  expect([checked.code, checked.err]).toEqual([1, '']);
  expect(checked.out).toContain('pd1N01-south-1.answers: answers of south.');
  expect(checked.out).toContain('pd1N01-north-2.answers does not count (refused)');
  expect((await gm('questions', world.path)).out).toContain('All questions are answered.');
  const done = await gm('run', world.path, '--out', out);
  expect([done.code, done.err]).toEqual([0, '']);
  expect(done.out).toContain('turn 2 is open for orders');
  expect(await readdir(out)).toContain('pd1N02-north.new');
  expect((await gm('verify', world.path)).code).toBe(0);
  const none = await gm('questions', world.path, '--json');
  expect([none.code, JSON.parse(none.out)]).toEqual([0, { game: 'pd1', questions: [], written: [] }]);
});

test('who answers for a seat, and for how long, is set by the command line', async () => {
  const world = await pearlsThatAsk();
  world.gm.close();
  const gm = (...args: string[]) => gmHere(args, tempFolder());
  expect((await gm('questions', world.path, '--by', 'south=wind')).code).toBe(2);
  expect((await gm('questions', world.path, '--by', 'west=computer')).code).toBe(2);
  expect((await gm('questions', world.path, '--by', 'south=computer,silence', '--hours', '48')).code).toBe(0);
  const stopped = JSON.parse((await gm('run', world.path, '--json')).out) as {
    readonly questions: unknown;
  };
  expect(stopped.questions).toMatchObject([{ seat: north }]);
  expect((await gm('questions', world.path)).out).toMatch(/waits for 1 answer until /);
  expect((await gm('questions', world.path, '--reply', '1', '--choose', 'none')).code).toBe(1);
  // Nobody plays the north: the game master answers for it.
  expect((await gm('questions', world.path, '--seat', 'north', '--choose', '1', '2')).code).toBe(2);
  expect((await gm('questions', world.path, '--seat', 'south', '--choose', '1')).code).toBe(1);
  const led = await gm('questions', world.path, '--seat', 'north', '--choose', '1');
  expect([led.code, led.out]).toEqual([0, expect.stringContaining('1 question to north is answered.')]);
  const done = await gm('run', world.path);
  expect([done.code, done.err]).toEqual([0, '']);
});
