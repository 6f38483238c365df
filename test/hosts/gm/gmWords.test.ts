import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { calledOf, gmHere } from '../../support/desk/gmCli.ts';
import { Player, tempFolder, valueOf } from '../../support/desk/gmWorld.ts';
import { TurnedClock } from '../../support/time/turnedClock.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
const [klingon, romulan] = ['klingon-empire', 'romulan-star-empire'];
const [ann, bob, stranger] = [new Player(), new Player(), new Player()];
const game = 'my games/gw9.game';
let clock: TurnedClock;
const gm = (...args: string[]) => gmHere(args, folder.path, {}, clock);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
const proclamation = `${'Let it be known from here to the rim. '.repeat(12)}\nThat is our last word.`;
const plan = (seat: string, ...texts: readonly string[]): unknown => ({
  hq: texts.map((text, at) => ({ kind: 'issue-proclamation', ref: `${seat}.t1.o${at + 1}`, text })),
  units: {},
});
async function save(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(folder.of(path), bytes);
  const now = new Date(clock.now());
  await utimes(folder.of(path), now, now);
}
/** The lines of an answer that are commands to be copied. */
const commands = (out: string): readonly string[] =>
  out.split('\n').flatMap((line) => /^.*?(gm (?:rule|late) .*)$/.exec(line)?.[1] ?? []);

beforeAll(async () => {
  folder = await tempFolder();
  clock = new TurnedClock(folder.of('clock'));
  for (const made of ['my games', 'in', 'late', 'strange']) await mkdir(folder.of(made));
  const seats = ['--seat', `${klingon}=Ann`, '--seat', `${romulan}=Bob`];
  expect((await gm('new', game, '--id', 'gw9', ...seats, '--out', 'new')).code).toBe(0);
  expect((await gm('new', 'other.game', '--id', 'zz1', ...seats, '--out', 'new')).code).toBe(0);
  for (const [player, name] of [
    [ann, `gw9N01-${klingon}`],
    [bob, `gw9N01-${romulan}`],
    [stranger, `zz1N01-${klingon}`],
  ] as const) {
    valueOf(await player.open(new Uint8Array(await readFile(folder.of(`new/${name}.new`)))));
  }
});
afterAll(() => folder.end());
afterEach(() => void Reflect.deleteProperty(process.stdout, 'columns'));

describe('what the command line says to a game master', () => {
  test('check tells a proclamation whole, in lines that fit the terminal, with what each ruling does and the command for it', async () => {
    await save('in/ann.orders', await ann.orders(plan(klingon, proclamation)));
    const { code, out } = await gm('check', game, '--orders', 'in');
    expect([code, oneLine(out)]).toEqual([3, expect.stringContaining(`«${oneLine(proclamation)}»`)]);
    expect(commands(out)).toEqual(
      ['suitable', 'short', 'unsuitable'].map(
        (ruling) => `gm rule 'my games/gw9.game' ${klingon}.t1.o1 ${ruling}`,
      ),
    );
    expect(oneLine(out)).toContain('All empires read it, and the empire gains 7 resources.');
    expect(oneLine(out)).toContain(
      'No other empire reads it, and the empire pays a fine of 7 resources, or what it has left.',
    );
    expect(out).toContain(
      "When you have decided, run the turn:\n  gm run 'my games/gw9.game' --out results\n",
    );
    Object.defineProperty(process.stdout, 'columns', { value: 44, configurable: true });
    const narrow = await gm('check', game);
    expect(oneLine(narrow.out)).toContain(`«${oneLine(proclamation)}»`);
    const text = narrow.out.slice(narrow.out.indexOf('«'), narrow.out.indexOf('»'));
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(44);
  });

  test('so do run, which then does nothing, and show', async () => {
    const stopped = await gm('run', game);
    expect([stopped.code, oneLine(stopped.out)]).toEqual([
      3,
      expect.stringContaining(`«${oneLine(proclamation)}»`),
    ]);
    const shown = await gm('show', 'in/ann.orders', '--game', game);
    // In a file or a pipe one order stands on one line.
    expect(shown.out).toContain(`«${oneLine(proclamation)}»`);
  });

  test('a second proclamation of an empire is said to be neither paid nor fined', async () => {
    await save('in/twice.orders', await ann.orders(plan(klingon, proclamation, proclamation)));
    expect(oneLine((await gm('check', game, '--orders', 'in')).out)).toContain(
      'All empires read it. It is not the empire’s first this turn, so it is neither paid nor fined.',
    );
    expect((await gm('rule', game, `${klingon}.t1.o1`, 'suitable')).code).toBe(0);
    expect((await gm('rule', game, `${klingon}.t1.o2`, 'short')).code).toBe(0);
  });

  test('refusals say what a game master can do, and of whom a damaged file says it is', async () => {
    await save('strange/stranger.orders', await stranger.orders(plan(klingon, proclamation)));
    await save('strange/torn.orders', (await bob.orders(plan(romulan))).slice(0, -20));
    const { code, out } = await gm('check', game, '--orders', 'strange');
    expect(code).toBe(1);
    expect(oneLine(out)).toContain(
      'stranger.orders does not count (refused): This file is from game zz1, not from gw9. Ignore it, or tell its sender.',
    );
    expect(oneLine(out)).toContain(
      `torn.orders does not count (refused): This file is cut short: the end is missing. Save the attachment again, or ask for it to be sent again. It says that it is from ${romulan}.`,
    );
  });

  test('run stops for late orders that wait for a word, and names the commands that give it', async () => {
    await gm('extend', game, '--to', clock.in(3_600_000), '--reason', 'a short turn');
    await gm('policy', game, '--late', 'ask', '--grace', '0');
    clock.turn(3_600_001);
    await save('late/bob.orders', await bob.orders(plan(romulan)));
    const take = (word: string) =>
      expect.stringMatching(new RegExp(`^gm late 'my games/gw9\\.game' \\d+ --${word}$`)) as string;
    for (const answer of [await gm('run', game, '--orders', 'late'), await gm('check', game)]) {
      expect([answer.code, commands(answer.out)]).toEqual([3, [take('take'), take('decline')]]);
      expect(oneLine(answer.out)).toContain(`${calledOf(romulan)}: bob.orders, `);
    }
    expect(JSON.parse((await gm('run', game, '--json')).out)).toMatchObject({
      outcome: 'late',
      ordering: 1,
      late: [{ name: 'bob.orders', seat: romulan }],
    });
    const [number] = /\d+(?= --take)/.exec((await gm('status', game)).out) ?? [];
    expect((await gm('late', game, number ?? '', '--decline')).code).toBe(0);
    expect(oneLine((await gm('run', game)).out)).toContain('Turn 1 of');
  });

  test('times are told as people write them, but in JSON; the digest of the seed only with --log', async () => {
    await gm('due', game, 'Tuesday 17:00 America/Los_Angeles');
    const iso = /\d{4}-\d\d-\d\dT\d\d:\d\d/;
    for (const words of [['status'], ['status', '--log'], ['due'], ['policy']])
      expect((await gm(words[0] ?? '', game, ...words.slice(1))).out).not.toMatch(iso);
    expect((await gm('due', game)).out).toBe(
      'Orders are due on Tue 24 Nov, 17:00 America/Los_Angeles (Wed 25 Nov, 01:00 UTC).\n',
    );
    const { commitment, due } = JSON.parse((await gm('status', game, '--json')).out) as {
      commitment: string;
      due: { next: string };
    };
    expect(due.next).toMatch(iso);
    expect(oneLine((await gm('status', game)).out)).not.toContain(commitment);
    expect((await gm('show', game)).out).not.toContain(commitment);
    expect((await gm('status', game, '--log')).out).toContain(commitment);
  });

  test('archive warns while the game is running, and no more once it is over', async () => {
    const running = await gm('archive', game, '--out', 'a.gz');
    expect([running.code, oneLine(running.err)]).toEqual([
      0,
      expect.stringContaining('the game is still running, and a.gz reveals everything'),
    ]);
    expect((await gm('end', game, '--words', 'Well played.')).code).toBe(0);
    expect((await gm('archive', game, '--out', 'b.gz')).err).toBe('');
    const over = await gm('run', game);
    expect([over.code, oneLine(over.err)]).toEqual([
      2,
      expect.stringContaining("«gm end 'my games/gw9.game' --undo» lets it go on"),
    ]);
  });
});
