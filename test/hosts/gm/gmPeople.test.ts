import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { clockShown, policy } from '#contract/gm/policy.ts';
import { shadow, verified } from '#contract/gm/acts.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import { momentIn } from '#main/services/deadline.ts';
import type { Said } from '../../support/desk/gmCli.ts';
import { calledOf, gmHere } from '../../support/desk/gmCli.ts';
import { Player, tempFolder, valueOf } from '../../support/desk/gmWorld.ts';
import { TurnedClock } from '../../support/time/turnedClock.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let seat = '';
let clock: TurnedClock;
const gm = (...args: readonly string[]): Promise<Said> => gmHere(args, folder.path, {}, clock);
/** The answer in JSON of a command that went well and complained of nothing. */
async function told(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await gm(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Record<string, unknown>;
}
const fits = <T>(shape: Codec<T>, value: unknown): T => valueOf(shape.parse(value));
const status = () =>
  told('status', 'gw9.game', '--log') as Promise<{
    seats: Record<string, unknown>[];
    log: { what: string; who?: string }[];
  }>;

beforeAll(async () => {
  folder = await tempFolder();
  clock = new TurnedClock(folder.of('clock'));
  expect(
    (await gm('new', 'gw9.game', '--id', 'gw9', '--empires', '3', '--seed', 'people', '--out', 'out')).code,
  ).toBe(0);
  seat = String((await status()).seats[0]?.['seat']);
});
afterAll(() => folder.end());

describe('the clock', () => {
  test('gm policy sets what is given and leaves the rest, and tells what happens next', async () => {
    const answer = await told(
      'policy',
      'gw9.game',
      '--due',
      'Sunday 20:00 Europe/Berlin',
      '--grace',
      '3',
      '--late',
      'ask',
      '--runs',
      'at-deadline',
      '--remind',
      '48',
      '6',
      '--missing',
      '25',
    );
    expect(fits(policy, answer['policy'])).toMatchObject({
      due: 'Sunday 20:00 Europe/Berlin',
      graceHours: 3,
      late: 'ask',
      runs: 'at-deadline',
      reminders: [48, 6],
      mostMissing: 25,
    });
    const { due, graceEnds, next } = fits(clockShown, answer['clock']);
    // It is Saturday, 18:30; a turn is open for a day at least, and Berlin is an hour ahead in winter.
    expect([due, graceEnds]).toEqual(['2026-11-22T19:00:00.000Z', '2026-11-22T22:00:00.000Z']);
    expect(next).toContain(`The turn runs by itself on ${momentIn(graceEnds ?? '', clock.now())}`);
    expect(fits(policy, (await told('policy', 'gw9.game', '--remind', '0'))['policy'])).toMatchObject({
      reminders: [],
      graceHours: 3,
      runs: 'at-deadline',
    });
  });

  test('gm policy says after how many turns without orders the computer leads, and how', async () => {
    const set = async (...args: readonly string[]) =>
      fits(policy, (await told('policy', 'gw9.game', ...args))['policy']).absence;
    expect(await set('--absent', '3')).toEqual({ turns: 3, word: 'computer' });
    expect(await set('--copies', '4')).toEqual({ turns: 3, word: 'computer' });
    expect((await gm('policy', 'gw9.game')).out.replace(/\s+/g, ' ')).toContain(
      'After 3 turns in a row without orders the computer leads a seat (computer), until its player sends some.',
    );
    const wrong = await gm('policy', 'gw9.game', '--absent-by', 'boldly');
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('«boldly»')]);
    expect(await set('--absent', '0')).toBeUndefined();
  });

  test('gm policy says how many holidays each player has, and what the turn does meanwhile', async () => {
    const set = async (...args: readonly string[]) =>
      fits(policy, (await told('policy', 'gw9.game', ...args))['policy']).holidays;
    expect(await set('--holidays', '14')).toEqual({ most: 14, unit: 'days', meanwhile: 'moves' });
    expect(await set('--meanwhile', 'waits')).toEqual({ most: 14, unit: 'days', meanwhile: 'waits' });
    expect((await gm('policy', 'gw9.game')).out.replace(/\s+/g, ' ')).toContain(
      'Each player has 14 days of holiday in the game; meanwhile the turn waits.',
    );
    expect((await gm('policy', 'gw9.game', '--holidays-in', 'weeks')).code).toBe(2);
    expect(await set('--holidays', '0')).toBeUndefined();
  });

  test('gm hold stops the clock until its end, and gm extend moves this turn alone', async () => {
    expect(fits(clockShown, (await told('hold', 'gw9.game', '--reason', 'holidays'))['clock'])).toMatchObject(
      { held: 'holidays', next: 'Nothing runs by itself, because the game is on hold: holidays' },
    );
    expect(fits(clockShown, (await told('hold', 'gw9.game', '--end'))['clock']).held).toBeUndefined();
    const extended = fits(
      clockShown,
      (await told('extend', 'gw9.game', '--to', '2099-01-01T18:00Z', '--reason', 'a mail server was down'))[
        'clock'
      ],
    );
    expect(extended).toMatchObject({ due: '2099-01-01T18:00:00.000Z', extended: 'a mail server was down' });
    expect(fits(clockShown, (await told('extend', 'gw9.game', '--end'))['clock']).due).not.toBe(extended.due);
    expect((await status()).log.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['The game is held: holidays', 'The hold was ended.']),
    );
  });

  test('gm watch looks once, tells why nothing runs, and writes results once', async () => {
    const { said } = (await told('watch', 'gw9.game', '--once', '--out', 'watched')) as { said: string[] };
    expect(said).toEqual([
      expect.stringContaining('The turn runs by itself on'),
      '3 results files of turn 1 were written to watched.',
    ]);
    expect(readdirSync(folder.of('watched'))).toHaveLength(3);
  });
});

describe('the people', () => {
  test('gm player names a player, who keeps their keys', async () => {
    expect(await told('player', 'gw9.game', seat, '--player', 'Ann', '--address', 'ann@example.org')).toEqual(
      { seat, player: 'Ann', address: 'ann@example.org' },
    );
    expect(await told('player', 'gw9.game', seat, '--player', 'Anna')).toEqual({
      seat,
      player: 'Anna',
      address: 'ann@example.org',
    });
  });

  test('gm standin writes an invitation for the stand-in alone, whose orders count until --back', async () => {
    const { written } = await told(
      'standin',
      'gw9.game',
      seat,
      '--player',
      'Kim',
      '--address',
      'kim@example.org',
      '--out',
      'kim',
    );
    const kim = new Player();
    valueOf(await kim.open(readFileSync(folder.of(`kim/${String(written)}`))));
    writeFileSync(folder.of('kim.orders'), await kim.orders({ hq: [], units: {} }));
    expect(await gm('check', 'gw9.game', '--orders', 'kim.orders')).toMatchObject({ code: 0 });
    expect((await status()).seats[0]).toMatchObject({
      orders: 'final',
      standIn: { player: 'Kim', since: 1 },
    });
    expect(await told('standin', 'gw9.game', seat, '--back')).toEqual({ seat });
    expect((await status()).seats[0]).not.toHaveProperty('standIn');
    writeFileSync(folder.of('late.orders'), await kim.orders({ hq: [], units: {} }, { program: '0.1.1' }));
    expect((await gm('check', 'gw9.game', '--orders', 'late.orders')).code).toBe(1);
  });

  test('gm replace gives the empire away with new keys: the first invitation signs nothing any more', async () => {
    const [name = ''] = readdirSync(folder.of('out')).filter((one) => one.includes(seat));
    const old = new Player();
    valueOf(await old.open(readFileSync(folder.of(`out/${name}`))));
    const { written } = await told(
      'replace',
      'gw9.game',
      seat,
      '--player',
      'Lee',
      '--reason',
      'missed two',
      '--out',
      'lee',
    );
    const lee = new Player();
    valueOf(await lee.open(readFileSync(folder.of(`lee/${String(written)}`))));
    writeFileSync(folder.of('old.orders'), await old.orders({ hq: [], units: {} }));
    writeFileSync(folder.of('new.orders'), await lee.orders({ hq: [], units: {} }));
    expect((await gm('check', 'gw9.game', '--orders', 'old.orders')).code).toBe(1);
    expect((await gm('check', 'gw9.game', '--orders', 'new.orders')).code).toBe(0);
    const { seats, log } = await status();
    expect(seats[0]).toMatchObject({ player: 'Lee', address: '', orders: 'final' });
    expect(log.map(({ what }) => what)).toContain(`Turn 1: ${calledOf(seat)} was given to Lee. missed two`);
  });
});

describe('what is kept, and the end', () => {
  test('gm archive and gm export write what verifies and opens', async () => {
    expect((await gm('run', 'gw9.game')).code).toBe(0);
    const archived = await told('archive', 'gw9.game', '--out', 'gw9.gz');
    expect(archived).toEqual({
      file: 'gw9.gz',
      bytes: readFileSync(folder.of('gw9.gz')).length,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      over: false,
    });
    expect(fits(verified, await told('verify', 'gw9.gz')).ok).toBe(true);
    expect(await told('export', 'gw9.game', '--out', 'copy.game')).toEqual({ file: 'copy.game', turn: 2 });
    expect((await told('status', 'copy.game'))['turn']).toBe(2);
    expect(
      fits(
        shadow,
        Object.fromEntries(
          Object.entries(await told('upgrade', 'gw9.game')).filter(([name]) => name !== 'consented'),
        ),
      ),
    ).toMatchObject({ turns: [{ turn: 1, same: true }] });
  });

  test('gm end closes the game to runs and orders, and --undo opens it again', async () => {
    expect(await told('end', 'gw9.game', '--words', 'Well played.', '--reveal')).toMatchObject({
      game: 'gw9',
      turn: 2,
      over: { turn: 2, words: 'Well played.', reveal: true },
    });
    expect(await gm('run', 'gw9.game')).toMatchObject({
      code: 2,
      err: expect.stringContaining('This game is over') as unknown,
    });
    expect(await told('end', 'gw9.game', '--undo')).toEqual({ game: 'gw9', turn: 2 });
    expect((await gm('run', 'gw9.game')).code).toBe(0);
  });
});

describe('what makes no sense is refused with exit 2 and one message, and changes nothing', () => {
  /** How the game stands after all of the above, but for the sentence that tells the time. */
  let standing: string | undefined;
  const shown = async (): Promise<string> => JSON.stringify(await status()).replace(/"next":"[^"]*"/g, '');
  test.each<readonly [readonly string[], string]>([
    [['policy', 'gw9.game', '--grace', 'three'], 'This policy cannot be used'],
    [['policy', 'gw9.game', '--due', 'Someday'], 'Someday'],
    [
      ['policy', 'gw9.game', '--due', 'never', '--runs', 'at-deadline'],
      'Turns cannot run at the deadline, because there is none',
    ],
    [['hold', 'gw9.game'], 'Give a reason'],
    [['hold', 'gw9.game', '--end'], 'The game is not on hold'],
    [['hold', 'gw9.game', '--end', '--reason', 'x'], 'Remove one of them'],
    [['extend', 'gw9.game'], '--to'],
    [['extend', 'gw9.game', '--to', 'tomorrow', '--reason', 'x'], '«tomorrow» is not a date and time'],
    [['extend', 'gw9.game', '--to', '2020-01-01T00:00Z', '--reason', 'x'], 'is in the past'],
    [['extend', 'gw9.game', '--to', '2099-01-01T00:00Z'], 'give a reason for the extension with --reason'],
    [['extend', 'gw9.game', '--end'], 'was not extended'],
    [['player', 'gw9.game', 'nobody', '--player', 'x'], 'no seat nobody'],
    [['player', 'gw9.game', 'SEAT'], 'give --player or --address'],
    [['standin', 'gw9.game', 'SEAT', '--player', 'x'], '--out'],
    [['standin', 'gw9.game', 'SEAT', '--out', 'x'], 'Give a name'],
    [['standin', 'gw9.game', 'SEAT', '--back'], 'has no stand-in'],
    [['replace', 'gw9.game', 'SEAT', '--player', 'x', '--out', 'x'], '--reason'],
    [['replace', 'gw9.game', 'SEAT', '--player', 'x', '--reason', ' ', '--out', 'x'], 'Give a reason'],
    [['watch', 'gw9.game', '--every', '0'], 'number of seconds'],
    [['end', 'gw9.game'], '--words'],
    [['end', 'gw9.game', '--undo'], 'The game is not over'],
    [['mail', 'gw9.game', '--imap', 'somewhere'], '«somewhere» is not a complete address'],
    [['mail', 'gw9.game', '--send'], 'server'],
    [['mail', 'gw9.game', '--fetch'], 'mailbox'],
    [['mail', 'gw9.game', '--again', 'x'], 'not the number'],
    [['keyholder', 'longer', 'gw9.game', 'out'], ''],
    [['keyholder', 'release', 'gw9.game', '--turn', '1'], 'private file'],
    [['unseal', 'gw9.game', '--key-file', 'gw9.gz'], 'sealed to you alone'],
    [['export', 'gw9.game', '--out', 'copy.game'], 'Choose another name'],
    [['archive', 'gw9.game'], '--out'],
    [['archive', 'no.game', '--out', 'x.gz'], 'There is no no.game'],
    [['upgrade', 'gw9.game', '--yes'], 'is nothing to do'],
  ])('%j', async (words, said) => {
    standing ??= await shown();
    const { code, out, err } = await gm(...words.map((word) => (word === 'SEAT' ? seat : word)));
    expect([code, out]).toEqual([2, '']);
    expect(err.replace(/\s+/g, ' ')).toContain(said);
    expect(err.trim()).not.toBe('');
    expect(err).not.toMatch(/should not have|\n\s+at /);
    expect(await shown()).toBe(standing);
    expect(existsSync(folder.of('x'))).toBe(false);
  });
});
