import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Said } from '../../support/desk/gmCli.ts';
import { gmHere } from '../../support/desk/gmCli.ts';
import { tempFolder, valueOf } from '../../support/desk/gmWorld.ts';
import { galacticEmpires } from '../../support/play/scriptedGame.ts';
import { libraryAt } from '../../support/play/toyGame.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

// One game from its first turn to its proof: each test goes on where the one before stopped.

let folder: Awaited<ReturnType<typeof tempFolder>>;
const gm = (...args: readonly string[]): Promise<Said> => gmHere(args, folder.path);
const json = (said: Said): Record<string, unknown> => JSON.parse(said.out) as Record<string, unknown>;

beforeAll(async () => {
  folder = await tempFolder();
  expect(
    (await gm('new', 'gw9.game', '--id', 'gw9', '--empires', '2', '--seed', 'again', '--out', 'out')).code,
  ).toBe(0);
  for (let turn = 1; turn <= 2; turn += 1) expect((await gm('run', 'gw9.game', '--out', 'out')).code).toBe(0);
});
afterAll(() => folder.end());

test('copies of the game lie beside it from before and after each run', async () => {
  expect((await readdir(folder.of('copies'))).sort()).toEqual([
    'N01-after.game',
    'N01-before.game',
    'N02-after.game',
    'N02-before.game',
  ]);
});

test('rerun runs a turn again, and tells what to do with the new results', async () => {
  const { code, out } = await gm(
    'rerun',
    'gw9.game',
    '--turn',
    '2',
    '--dice',
    'new',
    '--reason',
    'A bug in the rules.',
  );
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('Turn 2 of Galactic Empires gw9 was run; turn 3 is open for orders.'),
  ]);
  expect(out).toContain(
    'Write the new results, and mail them in place of the earlier ones:\n  gm publish gw9.game --out results',
  );
  const again = await gm(
    'rerun',
    'gw9.game',
    '--turn',
    '2',
    '--dice',
    'same',
    '--reason',
    'Once more.',
    '--out',
    'again',
    '--json',
  );
  expect(json(again)).toMatchObject({ outcome: 'ran', ran: 2, ordering: 3 });
  expect(json(again).written).toHaveLength(2);
  expect((await gm('status', 'gw9.game', '--log')).out.replaceAll(/\s+/g, ' ')).toContain(
    'Turn 2 was run again with the orders of 0 of 2 empires. The dice were new. A bug in the rules.',
  );
});

test.each([
  [['--turn', '3', '--dice', 'new', '--reason', 'So.'], 'Turn 3 was not run: turn 3 is open for orders.'],
  [['--turn', 'two', '--dice', 'new', '--reason', 'So.'], '«two» is not the number of a turn'],
  [['--turn', '2', '--dice', 'loaded', '--reason', 'So.'], 'Give --dice same, or --dice new.'],
  [['--turn', '2', '--dice', 'new', '--reason', ' '], 'Give a reason'],
  [['--turn', '2', '--dice', 'new'], '--reason'],
])('rerun %j is refused with the way out', async (args, said) => {
  const { code, err } = await gm('rerun', 'gw9.game', ...args);
  expect([code, err]).toEqual([2, expect.stringContaining(said)]);
});

test('back puts later turns aside, and redo brings them back', async () => {
  expect(
    json(await gm('back', 'gw9.game', '--turn', '1', '--reason', 'We thought again.', '--json')),
  ).toMatchObject({ from: 3, ordering: 1 });
  expect((await gm('redo', 'gw9.game')).out).toContain('turn 3 is open for orders');
  expect((await gm('back', 'gw9.game', '--turn', '1', '--reason', 'We thought again.')).out).toContain(
    'The game is back at turn 1',
  );
  expect(json(await gm('redo', 'gw9.game', '--json'))).toMatchObject({ ordering: 3 });
  // Two re-runs are put aside still, but turn 2 has been run since.
  const { code, err } = await gm('redo', 'gw9.game');
  expect([code, err]).toEqual([2, expect.stringContaining('The game has moved on since')]);
});

test('export writes the whole game into one new file', async () => {
  expect((await gm('export', 'gw9.game', '--out', 'elsewhere/copy.game')).out).toContain(
    'contains the whole game, at turn 3',
  );
  expect((await gm('status', 'elsewhere/copy.game')).out).toContain('Turn 3 is open for orders');
  expect(await gm('export', 'gw9.game', '--out', 'elsewhere/copy.game')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Choose another name') as unknown,
  });
});

test('verify says that all is as it was, of the game, of its archive, and of what the players have', async () => {
  const { code, out } = await gm('verify', 'gw9.game', '--results', 'again');
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('All 2 turns that were run came out the same again'),
  ]);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    '2 results files and 0 orders files of yours were compared with it.',
  );
  await gm('archive', 'gw9.game', '--out', 'gw9.archive.gz');
  const proof = await gm('verify', 'gw9.archive.gz', '--json');
  expect([proof.code, json(proof)]).toEqual([0, expect.objectContaining({ ok: true })]);
  await mkdir(folder.of('mine'));
  const [name = ''] = await readdir(folder.of('again'));
  const seat = name.slice('gw9N03-'.length);
  for (const [from, file] of [
    ['out', `gw9N01-${seat}`],
    ['out', `gw9N02-${seat}`],
    ['again', `gw9N03-${seat}`],
  ] as const)
    await writeFile(folder.of(`mine/${file}`), await readFile(folder.of(`${from}/${file}`)));
  expect((await gm('verify', 'gw9.archive.gz', '--results', 'mine')).out.replaceAll(/\s+/g, ' ')).toContain(
    '3 results files and 0 orders files of yours were compared with it.',
  );
});

test('verify refuses a folder without any file of the game, and is not content with files that it cannot open', async () => {
  await mkdir(folder.of('nothing'));
  await writeFile(folder.of('nothing/note.txt'), 'no game');
  const { code, err } = await gm('verify', 'gw9.archive.gz', '--results', 'nothing');
  expect([code, err.replaceAll(/\s+/g, ' ')]).toEqual([
    2,
    expect.stringContaining(
      'There is no .new or .orders file of game gw9 in nothing. Name the folder with your own files of this game',
    ),
  ]);
  // Without the invitation nothing of it can be opened.
  await mkdir(folder.of('closed'));
  const [name = ''] = await readdir(folder.of('again'));
  await writeFile(folder.of(`closed/${name}`), await readFile(folder.of(`again/${name}`)));
  const closed = await gm('verify', 'gw9.archive.gz', '--results', 'closed');
  expect([closed.code, closed.out.replaceAll(/\s+/g, ' ')]).toEqual([
    1,
    expect.stringContaining(
      '0 results files and 0 orders files of yours were compared with it; 1 could not be opened. They prove nothing',
    ),
  ]);
});

test('verify holds orders files too, where the library keeps them, and asks about those that did not count, with exit 3', async () => {
  const library = libraryAt(folder.of('library'), { rulesets: theseRulesets([galacticEmpires]) });
  const [name = ''] = (await readdir(folder.of('out'))).filter((one) => one.startsWith('gw9N01-'));
  const seat = name.slice('gw9N01-'.length, -'.new'.length);
  valueOf(await library.take(await readFile(folder.of(`out/${name}`))));
  valueOf(await library.exportOrders({ game: 'gw9', seat, turn: 1 }));
  const own = `library/gw9/${seat}`;
  const { code, out } = await gm('verify', 'gw9.archive.gz', '--results', own);
  expect([code, out.replaceAll(/\s+/g, ' ')]).toEqual([
    3,
    expect.stringContaining('1 results file and 1 orders file of yours were compared with it.'),
  ]);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    'Of yours: 1 results file, 1 orders file. Ask your game master. Your last saved orders (save 1) are not those that counted: none did.',
  );
  expect(json(await gm('verify', 'gw9.archive.gz', '--results', own, '--json'))).toMatchObject({
    ok: true,
    asks: 1,
    own: { results: 1, orders: 1, unread: 0 },
  });
});

test('verify names what was changed, with exit 1, and what it cannot read, with exit 2', async () => {
  const text = gunzipSync(await readFile(folder.of('gw9.archive.gz'))).toString('utf8');
  const archive = JSON.parse(text) as { turns: { ran?: { entries: { event: object }[] } }[] };
  archive.turns[1]?.ran?.entries.pop();
  await writeFile(folder.of('forged.gz'), gzipSync(JSON.stringify(archive)));
  const { code, out } = await gm('verify', 'forged.gz');
  expect([code, out]).toEqual([1, expect.stringContaining('Turn 2: WRONG. Its record differs at «')]);
  await writeFile(folder.of('note.txt'), 'no game');
  expect(await gm('verify', 'note.txt')).toMatchObject({
    code: 2,
    err: expect.stringContaining('neither a game nor an archive') as unknown,
  });
});

test('story lists a turn, and explain tells what led to one line', async () => {
  const { lines } = json(await gm('story', 'gw9.game', '--turn', '1', '--json')) as {
    lines: { line: number; text: string; step: string }[];
  };
  const { code, out } = await gm('story', 'gw9.game', '--turn', '1');
  expect([code, out.replaceAll(/\s+/g, ' ')]).toEqual([
    0,
    expect.stringContaining(`${lines[0]?.step ?? ''} 0 ${lines[0]?.text ?? ''}`),
  ]);
  const told = await gm('explain', 'gw9.game', '0', '--turn', '1');
  expect([told.code, told.out]).toEqual([
    0,
    expect.stringMatching(/Step: .*the rule is in GE \d+[\s\S]*Heard by: /),
  ]);
  expect(await gm('explain', 'gw9.game', '99999', '--turn', '1')).toMatchObject({
    code: 2,
    err: expect.stringContaining('has no line 99999') as unknown,
  });
  expect(await gm('story', 'gw9.game', '--turn', '3')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Turn 3 was not run') as unknown,
  });
});

test('upgrade tells that nothing would change by the same rules, and changes nothing', async () => {
  const { code, out } = await gm('upgrade', 'gw9.game');
  expect([code, out]).toEqual([0, expect.stringContaining('Turn 2: Nothing would change.')]);
  expect(json(await gm('upgrade', 'gw9.game', '--json'))).toMatchObject({
    consented: false,
    turns: [{ same: true }, { same: true }],
  });
  expect(await gm('upgrade', 'gw9.game', '--yes')).toMatchObject({
    code: 2,
    err: expect.stringContaining('is nothing to do') as unknown,
  });
});
