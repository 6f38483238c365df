import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { zipSync } from 'fflate';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { planCodec } from '#kernel/orders/planCodec.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { gmHere } from '../../../support/desk/gmCli.ts';
import { Player, tempFolder, valueOf } from '../../../support/desk/gmWorld.ts';
import { galacticEmpires } from '../../../support/play/scriptedGame.ts';

/* The game master's folder of orders, with what people put there. */

const folder = await tempFolder();
afterAll(() => folder.end());
const gm = (...args: readonly string[]) => gmHere(args, at);
let [at, count] = ['', 0];
/** Orders of each of the three seats, by seat. */
let orders: ReadonlyMap<string, Uint8Array>;

beforeEach(async () => {
  at = folder.of(String((count += 1)));
  mkdirSync(`${at}/in`, { recursive: true });
  await gm('new', 'gw9.game', '--id', 'gw9', '--empires', '3', '--seed', 'packed', '--out', 'out');
  const made = new Map<string, Uint8Array>();
  for (const name of readdirSync(`${at}/out`).sort()) {
    const player = new Player();
    valueOf(await player.open(new Uint8Array(readFileSync(`${at}/out/${name}`))));
    const plan = planCodec<AnyOrder>(galacticEmpires.orders).make(emptyPlan());
    made.set(name.replace(/^gw9N01-(.*)\.new$/, '$1'), await player.orders(plan));
  }
  orders = made;
});
const put = (name: string, bytes: Uint8Array | string): void => writeFileSync(`${at}/in/${name}`, bytes);
const check = async () => {
  const said = await gm('check', 'gw9.game', '--orders', 'in', '--json');
  const { taken, missing } = JSON.parse(said.out) as {
    readonly taken: readonly { readonly name: string; readonly verdict: string; readonly reason?: string }[];
    readonly missing: readonly string[];
  };
  return { ...said, taken, missing };
};
const mail = (name: string, bytes: Uint8Array): string =>
  `From: Ann <ann@example.org>\r\nTo: gm@example.org\r\nSubject: orders\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nhello\r\n--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(
    bytes,
  )
    .toString('base64')
    .replace(/(.{76})/g, '$1\r\n')}\r\n--b--\r\n`;

test('a saved mail, a zip and a subfolder are read, and a turn is run with the orders in them', async () => {
  const [[a, first], [, second], [, third]] = [...orders] as [
    [string, Uint8Array],
    [string, Uint8Array],
    [string, Uint8Array],
  ];
  put('Zug 1.eml', mail(`gw9N01-${a}.orders`, first));
  put('orders.zip', zipSync({ 'for you/b.orders': second }));
  mkdirSync(`${at}/in/from Cid/today`, { recursive: true });
  put('from Cid/today/c.orders.gz', gzipSync(third));
  put('notes.txt', 'Cid is away on Monday.');
  put('._c.orders', Buffer.from([0, 5, 0x16, 7, 0, 2, 0, 0]));
  const { code, taken, missing } = await check();
  expect(taken.map(({ name, verdict }) => [name.replaceAll('\\', '/'), verdict]).sort()).toEqual([
    ['b.orders in orders.zip', 'final'],
    ['c.orders in from Cid/today/c.orders.gz', 'final'],
    [`gw9N01-${a}.orders in Zug 1.eml`, 'final'],
  ]);
  expect([code, missing]).toEqual([0, []]);
  const ran = await gm('run', 'gw9.game', '--orders', 'in', '--out', 'results');
  expect(ran.code).toBe(0);
  expect(ran.out).not.toContain('Without orders');
});

test('what may hold orders and cannot be opened stops the run, and is named; --anyway runs without it', async () => {
  put('a.rar', Buffer.from('Rar!\u001a\u0007\u0000and more', 'latin1'));
  put('b.zip', zipSync({ 'b.orders': [...orders.values()][1] ?? new Uint8Array() }).subarray(0, 300));
  const { code, taken } = await check();
  expect(code).toBe(1);
  expect(taken.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['a.rar', 'refused'],
    ['b.zip', 'refused'],
  ]);
  const stopped = await gm('run', 'gw9.game', '--orders', 'in');
  expect(stopped.code).toBe(1);
  expect(stopped.out.replace(/\s+/g, ' ')).toMatch(
    /a\.rar does not count.*b\.zip does not count.*was not run/,
  );
  expect((await gm('run', 'gw9.game', '--orders', 'in', '--anyway')).code).toBe(0);
});

test('what was opened and holds no orders is named, and stops nothing', async () => {
  // Files are taken in by their age; two of one moment by their names.
  put('letter.eml', 'From: ann@example.org\r\nMessage-ID: <a@b>\r\n\r\nI send them tomorrow.\r\n');
  put('pictures.zip', zipSync({ 'a.png': Buffer.from('png') }));
  const ran = await gm('run', 'gw9.game', '--orders', 'in');
  expect(ran.code).toBe(0);
  expect(ran.err.replace(/\s+/g, ' ')).toContain('no orders inside: letter.eml, pictures.zip.');
});

test('what an Apple machine keeps beside a file stops nothing and is not named', async () => {
  put('._x.orders', Buffer.from([0, 5, 0x16, 7, 0, 2, 0, 0]));
  put('._y.orders', '');
  const ran = await gm('run', 'gw9.game', '--orders', 'in');
  expect([ran.code, ran.out.includes('._'), ran.err.includes('._')]).toEqual([0, false, false]);
});

test('a watch opens the same, and names what it could not open, once', async () => {
  const [first] = orders.values();
  put('Zug 1.eml', mail('x.orders', first ?? new Uint8Array()));
  put('b.rar', Buffer.from('Rar!\u001a\u0007\u0000and more', 'latin1'));
  put('pictures.zip', zipSync({ 'a.png': Buffer.from('png') }));
  const later = { now: () => '2099-01-01T00:00:00.000Z' };
  const look = () => gmHere(['watch', 'gw9.game', '--orders', 'in', '--once'], at, {}, later);
  const { out } = await look();
  expect(out).toContain('x.orders in Zug 1.eml: final for ');
  expect(out).toContain('b.rar: refused. This kind of packed file');
  expect(out).toContain('pictures.zip: opened, but it contained no orders.');
  expect((await look()).out).not.toContain('b.rar');
});
