import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { viewOf } from '#main/services/ruleset.ts';
import { gmHere } from '../../support/desk/gmCli.ts';
import { Player, tempFolder, valueOf } from '../../support/desk/gmWorld.ts';
import { clockFile, TurnedClock } from '../../support/time/turnedClock.ts';
import { galacticEmpires } from '../../support/play/scriptedGame.ts';
import { scriptedOrders } from '../../support/play/scriptedOrders.ts';
import { starting } from '../../support/programs/programs.ts';

/*
 * A game of four by command line alone: a watch takes orders from a folder and runs turns by a clock that the test turns, a program of its own that is
 * killed outright between turns; everything else is asked and told by --json.
 */
let folder: Awaited<ReturnType<typeof tempFolder>>;
let clock: TurnedClock;
let watch: ChildProcess | undefined;
let seats: readonly string[] = [];
const players = new Map<string, Player>();
const player = (seat: string): Player => players.get(seat) as Player;
const seat = (at: number): string => seats[at] ?? '';

async function gm(...args: string[]) {
  const { code, out, err } = await gmHere([...args, '--json'], folder.path, {}, clock);
  if (code !== 0) throw new Error(`gm ${args.join(' ')} ended with ${String(code)}:\n${out}${err}`);
  return JSON.parse(out);
}
const status = () => gm('status', 'gw9.game');
/** How each seat stands, in the order of the seats. */
const standing = async (): Promise<readonly string[]> =>
  (await status()).seats.map(({ orders }: { orders: string }) => orders);
const turn = async (): Promise<number> => (await status()).turn;

function startWatch(): void {
  const words = ['watch', 'gw9.game', '--orders', 'in', '--out', 'results', '--every', '1', '--unjudged'];
  watch = spawn(process.execPath, [...starting('turned'), ...words], {
    cwd: folder.path,
    env: { ...process.env, [clockFile]: clock.file },
    stdio: 'ignore',
  });
}
/** Ends the watch as a power cut would. */
async function killWatch(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  watch?.once('exit', () => resolve(undefined));
  watch?.kill('SIGKILL');
  await promise;
  watch = undefined;
}

/** The player opens what the folder holds for them, and orders as the script says. */
async function planned(who: Player, path: string): Promise<unknown> {
  const { body } = valueOf(await who.open(new Uint8Array(await readFile(folder.of(path)))));
  return planCodec<AnyOrder>(galacticEmpires.orders).make(
    scriptedOrders(galacticEmpires, viewOf(galacticEmpires, body)),
  );
}
const resultsOf = (of: string, at: number): string => `results/gw9N0${at}-${of}.new`;
const answer = async (of: string, at: number): Promise<Uint8Array> =>
  player(of).orders(await planned(player(of), resultsOf(of, at)));
/** A file that somebody saves now; the watch takes no file in that has just changed, so a minute passes. */
async function drop(name: string, bytes: Uint8Array): Promise<void> {
  const path = folder.of(`in/${name}.orders`);
  await writeFile(path, bytes);
  const now = new Date(clock.now());
  await utimes(path, now, now);
  clock.turn(60_000);
}
const published = async (at: number): Promise<number> =>
  (await readdir(folder.of('results'))).filter((name) => name.startsWith(`gw9N0${at}`)).length;

beforeAll(async () => {
  folder = await tempFolder();
  clock = new TurnedClock(folder.of('clock'));
  await mkdir(folder.of('in'));
});
afterAll(async () => {
  if (watch !== undefined) await killWatch();
  await folder.end();
});

describe('a game of three weeks by command line, with a watched folder and a timer', () => {
  test('it is begun, and a watch writes the invitations', async () => {
    seats = (await gm('new', 'gw9.game', '--id', 'gw9', '--empires', '4', '--seed', 'weeks')).seats.map(
      (one: { seat: string }) => one.seat,
    );
    for (const one of seats) players.set(one, new Player());
    const { policy } = await gm(
      'policy',
      'gw9.game',
      '--late',
      'ask',
      '--runs',
      'when-all-final',
      '--least',
      '0',
      '--missing',
      '25',
    );
    expect(policy).toMatchObject({ late: 'ask', runs: 'when-all-final', leastHours: 0, mostMissing: 25 });
    startWatch();
    await expect.poll(() => published(1)).toBe(4);
  });

  test('turn 1 runs as soon as all four have sent final orders', async () => {
    for (const one of seats.slice(0, 3)) await drop(`${one}-1`, await answer(one, 1));
    await expect.poll(standing).toEqual(['final', 'final', 'final', 'none']);
    await drop(`${seat(3)}-1`, await answer(seat(3), 1));
    await expect.poll(() => published(2)).toBe(4);
    expect(await turn()).toBe(2);
  });

  test('turn 2: the watch was killed and goes on; what lies there since turn 1 is nobody’s fault; a forged file displaces nothing', async () => {
    await killWatch();
    for (const one of seats.slice(0, 2)) await drop(`${one}-2`, await answer(one, 2));
    const plan = await planned(player(seat(2)), resultsOf(seat(2), 2));
    await drop('zz-forged', await player(seat(2)).orders(plan, { seat: seat(0) as never }));
    startWatch();
    await expect
      .poll(async () => (await status()).notTaken.map(({ name }: { name: string }) => name))
      .toEqual(['zz-forged.orders']);
    const { seats: rows, notTaken } = await status();
    expect(notTaken[0]).toMatchObject({ seat: seat(0), verdict: 'refused', code: 'not-signed-by-seat' });
    expect(rows.map(({ orders, file }: { orders: string; file?: string }) => [orders, file])).toEqual([
      ['final', `${seat(0)}-2.orders`],
      ['final', `${seat(1)}-2.orders`],
      ['none', undefined],
      ['none', undefined],
    ]);
  });

  test('turn 2 goes on: with two of four missing it waits beyond its deadline; late orders wait for a word, and then it runs', async () => {
    const late = await answer(seat(2), 2);
    await gm('extend', 'gw9.game', '--to', clock.in(3_600_000), '--reason', 'a short one');
    clock.turn(3_600_001);
    expect((await status()).clock.next).toMatch(
      /2 of 4 players have sent no orders, and the policy allows 25 percent/,
    );
    await drop(`${seat(2)}-2`, late);
    await expect.poll(standing).toEqual(['final', 'final', 'waits', 'none']);
    const [waiting] = (await status()).late;
    expect(waiting).toMatchObject({
      name: `${seat(2)}-2.orders`,
      seat: seat(2),
      standing: 'waits',
      late: true,
    });
    expect((await gm('late', 'gw9.game', String(waiting.number), '--take')).settled).toMatchObject([
      { seat: seat(2), standing: 'counts' },
    ]);
    await expect.poll(() => published(3)).toBe(4);
    expect(await turn()).toBe(3);
    expect((await status()).seats.map(({ missed }: { missed: number }) => missed)).toEqual([0, 0, 0, 1]);
  });

  test('turn 3: a player is replaced; the old one’s orders are refused, the new one’s count, and the watch survives another kill', async () => {
    const old = await answer(seat(3), 3);
    const { written } = await gm(
      'replace',
      'gw9.game',
      seat(3),
      '--player',
      'Kim',
      '--reason',
      'missed a turn',
      '--out',
      'invitations',
    );
    const kim = new Player();
    const plan = await planned(kim, `invitations/${String(written)}`);
    await killWatch();
    for (const one of seats.slice(0, 2)) await drop(`${one}-3`, await answer(one, 3));
    await drop('kim-3', await kim.orders(plan));
    await drop('zz-old', old);
    startWatch();
    await expect.poll(standing).toEqual(['final', 'final', 'none', 'final']);
    const { seats: rows, notTaken } = await status();
    expect(rows[3]).toMatchObject({ player: 'Kim', file: 'kim-3.orders' });
    expect(notTaken).toMatchObject([
      { name: 'zz-old.orders', seat: seat(3), verdict: 'refused', code: 'not-signed-by-seat' },
    ]);
    await drop(`${seat(2)}-3`, await answer(seat(2), 3));
    await expect.poll(() => published(4)).toBe(4);
    const mine = new Uint8Array(await readFile(folder.of(resultsOf(seat(3), 4))));
    expect([
      (await kim.open(mine)).ok,
      (await player(seat(3)).open(mine)).ok,
      (await player(seat(0)).open(mine)).ok,
    ]).toEqual([true, false, false]);
  });

  test('every turn that the watch ran is proved', async () => {
    await killWatch();
    const ran = (await gm('status', 'gw9.game', '--log')).log.filter(
      ({ who, what }: { who?: string; what: string }) => who === 'timer' && / was run /.test(what),
    );
    expect(ran).toHaveLength(3);
    expect(await gm('verify', 'gw9.game')).toMatchObject({ ok: true });
  });
});
