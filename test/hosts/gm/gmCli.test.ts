import { copyFile, mkdir, readFile, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { gmCli, gmHere } from '../../support/desk/gmCli.ts';
import { Player, quickSealing, tempFolder, valueOf } from '../../support/desk/gmWorld.ts';
import { TurnedClock } from '../../support/time/turnedClock.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
const klingon = seatId('klingon-empire');
const romulan = seatId('romulan-star-empire');
const players = new Map<SeatId, Player>();
let clock: TurnedClock;
const gm = (...args: string[]) => gmHere(args, folder.path, {}, clock);
/** The same as a program of its own: one command at least for each exit code, and those that begin, run and end a game. */
const program = (...args: string[]) => gmCli(args, { cwd: folder.path, clock });
const told = (out: string) => JSON.parse(out);
const player = (seat: SeatId): Player => players.get(seat) as Player;
const proclamation = (seat: SeatId, turn: number, text: string): unknown => ({
  hq: [{ kind: 'issue-proclamation', ref: `${seat}.t${turn}.o1`, text }],
  units: {},
});

async function open(seat: SeatId, path: string): Promise<void> {
  if (!players.has(seat)) players.set(seat, new Player());
  valueOf(await player(seat).open(await readFile(folder.of(path))));
}
async function save(path: string, bytes: Uint8Array, at: number): Promise<void> {
  await writeFile(folder.of(path), bytes);
  await utimes(folder.of(path), at, at);
}

beforeAll(async () => {
  folder = await tempFolder();
  clock = new TurnedClock(folder.of('clock'));
  await mkdir(folder.of('in'));
  await mkdir(folder.of('bad'));
});
afterAll(() => folder.end());

// One game from its first command to its archive: each test goes on where the one before stopped.
describe("the game master's command line, from beginning to end", () => {
  test('new begins a game and writes the invitations', async () => {
    const { code, out, err } = await program(
      'new',
      'gw9.game',
      '--id',
      'gw9',
      '--empires',
      '3',
      '--seed',
      'for trial',
      '--out',
      'invitations',
      '--address',
      'gm@example.org',
      '--seat',
      'klingon-empire=Ann <ann@example.org>',
      '--seat',
      'romulan-star-empire=Bob',
      '--json',
    );
    expect([code, err]).toEqual([0, '']);
    const { game, turn, seats, written } = told(out);
    expect([game, turn, seats.length]).toEqual(['gw9', 1, 3]);
    expect(seats).toEqual(
      expect.arrayContaining([
        { seat: 'klingon-empire', player: 'Ann', address: 'ann@example.org' },
        { seat: 'romulan-star-empire', player: 'Bob', address: '' },
      ]),
    );
    expect(await readdir(folder.of('invitations'))).toEqual([...written].sort());
    for (const seat of [klingon, romulan]) await open(seat, `invitations/gw9N01-${seat}.new`);
    expect(player(klingon).last?.body).toMatchObject({
      address: 'gm@example.org',
      title: 'Galactic Empires gw9',
    });
  });

  test('new never writes over a game, and names what it was not told', async () => {
    const again = await gm('new', 'gw9.game', '--empires', '3');
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('gw9.game already exists')]);
    const [nobody, stranger, crowd] = [
      await gm('new', 'x.game'),
      await gm('new', 'x.game', '--empires', '3', '--seat', 'zoe=Zoe'),
      await gm('new', 'x.game', '--empires', 'many'),
    ];
    expect([nobody.code, stranger.code, crowd.code]).toEqual([2, 2, 2]);
    expect(nobody.err.replaceAll(/\s+/g, ' ')).toContain(
      'Who plays? Give --size …, --empires …, --scenario, --tutorial, or --seat for each player.',
    );
    const others = await gm('new', 'x.game', '--rules', 'star-fleet-warlord');
    expect([others.code, others.err.replaceAll(/\s+/g, ' ')]).toEqual([
      2,
      'Who plays? Give --size …, --set corporations=…, --sectors …, --set sites=…, --set rounds=…, --set monsters=…, --set pirates=…, --set npcs=…, --set days=…, --set contacts=…, --set variant=…, --set figures=…, --set across=…, --set down=…, --scenario, --tutorial, or --seat for each player. ',
    ]);
    const single = await gm('new', 'x.game', '--rules', 'star-fleet-warlord', '--seat', 'c01=Ann');
    expect([single.code, single.err]).toEqual([2, expect.stringContaining('--set corporations=… to add')]);
    const [alone, lonely] = [
      await gm('new', 'x.game', '--seat', 'klingon-empire=Ann'),
      await gm('new', 'x.game', '--empires', '1'),
    ];
    expect([alone.code, alone.err]).toEqual([2, expect.stringContaining('Give --seat again')]);
    expect([lonely.code, lonely.err]).toEqual([
      2,
      expect.stringContaining('At --empires: expected a whole number from 2 to 26'),
    ]);
    expect(stranger.err).toContain('«zoe»');
    expect(crowd.err).toContain('whole number');
    expect(await readdir(folder.path)).not.toContain('x.game');
  });

  test('check takes orders in, the last saved counts, and a ruling is asked for', async () => {
    await save(
      'in/b.orders',
      await player(klingon).orders(
        proclamation(klingon, 1, 'Early words of no weight at all, written to be replaced.'),
      ),
      1000,
    );
    await save(
      'in/a.orders',
      await player(klingon).orders(
        proclamation(klingon, 1, 'All stars between here and the rim belong to us alone.'),
      ),
      2000,
    );
    await writeFile(folder.of('in/letter.txt'), 'Dear game master, see attached.');
    await copyFile(
      folder.of('invitations/gw9N01-klingon-empire.new'),
      folder.of('in/gw9N01-klingon-empire.new'),
    );
    const { code, out } = await gm('check', 'gw9.game', '--orders', 'in');
    expect(code).toBe(3);
    expect(out).toContain('klingon-empire (Klingon Empire): final, a.orders, 1 order, the last of 2 files');
    expect(out).toContain('romulan-star-empire (Romulan Star Empire): none');
    expect(out).toContain('All stars between');
    expect(out).not.toContain('letter.txt');
  });

  test('check says which folder it found no orders in', async () => {
    await mkdir(folder.of('empty'));
    await writeFile(folder.of('empty/letter.txt'), 'My orders follow.');
    const { code, err } = await gm('check', 'gw9.game', '--orders', 'in', 'empty');
    expect([code, err]).toEqual([
      3,
      'No orders were found in empty: put the .orders files there, or name another folder.\n',
    ]);
  });

  test('check names files that cannot be used, with exit 1', async () => {
    await save(
      'bad/late.orders',
      (await player(romulan).orders(proclamation(romulan, 1, 'Words'))).slice(0, -5),
      1000,
    );
    // Larger than any orders file: not even read, but not passed over in silence either.
    await save('bad/huge.orders', new Uint8Array(0), 0);
    await truncate(folder.of('bad/huge.orders'), 40_000_000);
    const { code, out, err } = await program('check', 'gw9.game', '--orders', 'bad', '--json');
    expect(err).toBe('Skipped, too large for an orders file: 1 file in bad.\n');
    await rm(folder.of('bad/huge.orders'));
    expect(code).toBe(1);
    expect(told(out)).toMatchObject({
      taken: [{ name: 'late.orders', verdict: 'refused', code: 'truncated' }],
    });
    expect(told(out).missing).toContain('romulan-star-empire');
  });

  test('what a hostile file says is no command to the terminal', async () => {
    await mkdir(folder.of('hostile'));
    await save(
      'hostile/\u001b]0;owned\u0007.orders',
      await player(romulan).orders({ hq: [], units: {}, '\u001b[31mred\u202e': 1 }),
      1000,
    );
    const { code, out, err } = await gm('check', 'gw9.game', '--orders', 'hostile');
    expect([code, err]).toEqual([1, '']);
    expect(out).toContain('no member «[31mred»');
    // eslint-disable-next-line no-control-regex
    expect(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/.exec(out)).toBeNull();
  });

  test('run stops for a refused file and for a ruling, and has then done nothing', async () => {
    const refused = await gm('run', 'gw9.game', '--orders', 'in', 'bad', '--out', 'results');
    expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('was not run')]);
    const waiting = await program('run', 'gw9.game', '--orders', 'in', '--out', 'results', '--json');
    expect(waiting.code).toBe(3);
    expect(told(waiting.out)).toMatchObject({
      outcome: 'unjudged',
      ordering: 1,
      unjudged: [{ order: 'klingon-empire.t1.o1' }],
    });
    expect(await readdir(folder.path)).not.toContain('results');
  });

  test('rule judges an order that counts, and no other', async () => {
    expect((await gm('rule', 'gw9.game', 'klingon-empire.t1.o7', 'suitable')).code).toBe(1);
    const mistyped = await gm('rule', 'gw9.game', 'klingon-empire.t1.o1', 'sutable');
    expect([mistyped.code, mistyped.err]).toEqual([
      1,
      expect.stringContaining('is not a ruling for order klingon-empire.t1.o1'),
    ]);
    expect((await program('rule', 'gw9.game', 'klingon-empire.t1.o1', 'unsuitable')).code).toBe(0);
    expect((await gm('check', 'gw9.game')).code).toBe(0);
  });

  test('run runs the turn by the ruling, and writes sealed results', async () => {
    const { code, out } = await program(
      'run',
      'gw9.game',
      '--orders',
      'in',
      'bad',
      '--anyway',
      '--out',
      'results',
    );
    expect(code).toBe(0);
    expect(out).toContain('turn 2 is open for orders');
    expect(out).toContain('late.orders does not count (refused)');
    await open(klingon, 'results/gw9N02-klingon-empire.new');
    const { heard, keys } = player(klingon).last?.body ?? {};
    expect(keys).toBeUndefined();
    expect(
      heard
        ?.map(({ event }) => event)
        .filter((event) => (event as { kind: string }).kind === 'proclamation-issued'),
    ).toMatchObject([{ verdict: 'unsuitable', amount: -700 }]);
  });

  test('files of the turn before are stale, and stop nothing', async () => {
    const late = await player(romulan).orders(proclamation(romulan, 1, 'Too late'));
    await save('in/late.orders', late, 3000);
    const { code, out } = await gm('check', 'gw9.game', '--orders', 'in');
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, ' ')).toContain(
      'late.orders does not count (stale): These orders are for turn 1, but turn 2 is open for orders.',
    );
  });

  test('status says where the game stands', async () => {
    const { code, out } = await gm('status', 'gw9.game', '--json', '--log');
    expect(code).toBe(0);
    const status = told(out);
    expect([status.turn, status.missing.length]).toEqual([2, 3]);
    expect(status.notTaken).toEqual(
      expect.arrayContaining([expect.objectContaining({ verdict: 'stale', seat: 'romulan-star-empire' })]),
    );
    expect(status.log.at(-1)?.what).toBe('Turn 1 was run with the orders of 1 of 3 empires.');
  });

  test('due keeps the deadline, and status and publish tell when it is next, as a moment and by the clocks of the place', async () => {
    expect((await gm('due', 'gw9.game')).out).toContain('There is no deadline.');
    const asked = told(
      (await gm('due', 'gw9.game', 'tue 17:00 America/Los_Angeles', '--in', 'Europe/London', '--json')).out,
    ).due;
    expect(asked.text).toBe('Tuesday 17:00 America/Los_Angeles');
    // It is Saturday, and in winter Los Angeles is eight hours behind UTC.
    expect(asked.next).toBe('2026-11-25T01:00:00.000Z');
    expect(asked.at['Europe/London']).toBe('Wed 25 Nov, 01:00 Europe/London');
    expect((await gm('status', 'gw9.game')).out).toContain(
      'Orders are due on Tue 24 Nov, 17:00 America/Los_Angeles (Wed 25 Nov, 01:00 UTC).',
    );
    expect(
      told((await gm('publish', 'gw9.game', '--seat', 'klingon-empire', '--out', 'again', '--json')).out).due,
    ).toEqual({ text: asked.text, next: asked.next });
    expect(told((await gm('status', 'gw9.game', '--json')).out).due.text).toBe(asked.text);
    const [late, lost, both] = [
      await gm('due', 'gw9.game', 'Tuesday 25:00 UTC'),
      await gm('due', 'gw9.game', '--in', 'Mars/Olympus'),
      await gm('due', 'gw9.game', 'Tuesday 9:00 UTC', '--never'),
    ];
    expect([late.code, lost.code, both.code]).toEqual([2, 2, 2]);
    expect((await gm('due', 'gw9.game', '--never')).out).toContain('The deadline is removed.');
    expect((await gm('status', 'gw9.game')).out).not.toContain('are due');
    await rm(folder.of('again'), { recursive: true });
  });

  test('publish writes one file again, the same to the byte', async () => {
    const { code } = await gm('publish', 'gw9.game', '--seat', 'klingon-empire', '--out', 'again');
    expect(code).toBe(0);
    expect(await readdir(folder.of('again'))).toEqual(['gw9N02-klingon-empire.new']);
    expect(await readFile(folder.of('again/gw9N02-klingon-empire.new'))).toEqual(
      await readFile(folder.of('results/gw9N02-klingon-empire.new')),
    );
    expect((await gm('publish', 'gw9.game', '--turn', '9', '--out', 'again')).code).toBe(2);
  });

  test('show prints any file; what is sealed needs the game', async () => {
    const invitation = await gm('show', 'invitations/gw9N01-romulan-star-empire.new');
    expect([invitation.code, invitation.out]).toEqual([
      0,
      expect.stringContaining('Results of romulan-star-empire, game gw9'),
    ]);
    expect(invitation.out).toContain('Romulan Star Empire');
    expect((await gm('show', 'results/gw9N02-klingon-empire.new')).code).toBe(1);
    expect((await gm('show', 'results/gw9N02-klingon-empire.new', '--game', 'gw9.game')).out).toContain(
      'Proclamations Income',
    );
    expect((await gm('show', 'in/a.orders', '--game', 'gw9.game')).out).toMatch(
      /\nklingon-empire\.t1\.o1 {2}headquarters {2}Proclaim to all empires: .*\n$/,
    );
    expect((await gm('show', 'gw9.game')).out.replaceAll(/\s+/g, ' ')).toContain(
      'Turn 2 is open for orders; 0 of 3 empires have sent orders.',
    );
    expect((await gm('show', 'in/letter.txt')).code).toBe(1);
  });

  test('archive writes every turn, with no key', async () => {
    const { code } = await program('archive', 'gw9.game', '--out', 'gw9.archive.gz');
    expect(code).toBe(0);
    const text = gunzipSync(await readFile(folder.of('gw9.archive.gz'))).toString('utf8');
    const { turns } = JSON.parse(text) as {
      turns: { turn: number; ran?: { seed: string; orders: object } }[];
    };
    expect(turns.map(({ turn, ran }) => [turn, ran !== undefined])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(Object.keys(turns[0]?.ran?.orders ?? {})).toEqual(['klingon-empire']);
    const keys = player(klingon).keys;
    expect(keys).toBeDefined();
    for (const key of [
      keys?.sign ?? '',
      keys?.seal ?? '',
      (await sealing.publicHalf(keys ?? { sign: '', seal: '' }))?.sign ?? '',
    ])
      expect(text.includes(key)).toBe(false);
  });

  test("show tells whether an archive's seeds are the ones that were promised", async () => {
    const { code, out } = await gm('show', 'gw9.archive.gz');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('Turn 1: the seed is the one that was promised'),
    ]);
    const text = gunzipSync(await readFile(folder.of('gw9.archive.gz'))).toString('utf8');
    const seed = /"seed":"([0-9a-f]{64})"/.exec(text)?.[1] ?? '';
    await writeFile(folder.of('forged.gz'), gzipSync(text.replace(seed, 'f'.repeat(64))));
    expect((await gm('show', 'forged.gz')).out).toContain(
      'Turn 1: THE SEED IS NOT THE ONE THAT WAS PROMISED',
    );
    await writeFile(folder.of('else.gz'), gzipSync('{"turns":7}'));
    expect((await gm('show', 'else.gz')).code).toBe(1);
  });

  test('run says what to do when the results cannot be written', async () => {
    await writeFile(folder.of('taken'), 'a file where a folder should be');
    const { code, out, err } = await program('run', 'gw9.game', '--out', 'taken');
    expect([code, out]).toEqual([2, expect.stringContaining('Turn 2 of Galactic Empires gw9 was run')]);
    expect(err).toContain('gm publish gw9.game --out taken');
    expect((await gm('publish', 'gw9.game', '--out', 'third')).code).toBe(0);
    expect(await readdir(folder.of('third'))).toHaveLength(3);
  });

  test('an invitation under a passphrase opens with it alone', async () => {
    // What each try of a passphrase costs is held in gmDoors.sampled.test.ts.
    const { close } = sealing;
    onTestFinished(() => void Object.assign(sealing, { close }));
    Object.assign(sealing, { close: quickSealing.close });
    await writeFile(folder.of('phrase'), 'four plain words here\n');
    expect(
      (
        await gm(
          'new',
          'closed.game',
          '--empires',
          '2',
          '--seed',
          'p',
          '--passphrase-file',
          'phrase',
          '--out',
          'closed',
        )
      ).code,
    ).toBe(0);
    const [name = ''] = await readdir(folder.of('closed'));
    const bytes = await readFile(folder.of(`closed/${name}`));
    expect((await new Player().open(bytes)).ok).toBe(false);
    expect((await new Player().open(bytes, 'four plain words here')).ok).toBe(true);
  });
});
