import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealing } from '#main/adapters/sealing.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { usualPolicy } from '#contract/gm/policy.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { openGame } from '#main/services/gm.ts';
import { settleOrders } from '#main/services/gm/late.ts';
import { setPolicy } from '#main/services/gm/policy.ts';
import { replacePlayer, setStandIn } from '#main/services/gm/people.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import type { Gm } from '#main/services/gm.ts';
import { Player, ann, digging, playersOf, resultsFor, tempFolder, testPorts, toy, toyGame, valueOf } from '../../../support/gmWorld.ts';
import { clock, letter, ordersOf, postGame } from '../../../support/mail/postWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => { folder = await tempFolder(); });
afterAll(() => folder.end());

let games = 0;
const world = () => postGame(folder.of(`${(games += 1)}.game`));
const needs = { clock, from: 'games@example.org' };
/** Of every letter in the outbox: to whom, and whether the orders of ann or bob stand in it. */
const told = (gm: Gm) => gm.store.post.letters().map(({ to, body }) => ({ to, quotes: /Dig \d times/.test(body) }));

test('orders that came from their player\'s address count, and are quoted back to it with what is wrong with them', async () => {
  const { gm, players } = await world();
  const mail = letter('Ann@Example.org', [await ordersOf(players, 'ann', 5)]);
  expect(await takeLetter(needs, gm, mail)).toMatchObject({ dealt: true, files: 1, receipts: 1 });
  const [counts] = gm.store.received(1);
  expect(counts).toMatchObject({ seat: 'ann', verdict: 'final', sender: 'Ann@Example.org', sent: mail.sent });
  const [receipt, ...more] = gm.store.post.letters();
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({ to: 'ann@example.org', kind: 'receipt', answers: mail.id, state: 'waiting', subject: 'Re: My orders', seat: 'ann', turn: 1 });
  expect(receipt?.body).toContain('counts, as final orders');
  expect(receipt?.body).toMatch(/\* Dig 5 times\n {4}Cannot be done: Nobody digs 5 times\./);
});

test('a letter is dealt with once; also when the program ended before it was written down', async () => {
  const { gm, players } = await world();
  const file = await ordersOf(players, 'ann');
  const mail = letter('ann@example.org', [file]);
  // As after a crash: the file is in, the receipt is not.
  await gm.takeOrders(file, 'file1.orders', { sender: 'ann@example.org', sent: mail.sent ?? '' });
  expect(await takeLetter(needs, gm, mail)).toMatchObject({ dealt: true, files: 1, receipts: 1 });
  for (let time = 0; time < 2; time += 1) expect(await takeLetter(needs, gm, mail)).toEqual({ dealt: true, files: 0, receipts: 0 });
  expect(gm.store.received(1).length).toBe(1);
  expect(gm.store.post.letters().length).toBe(1);
  expect(gm.store.post.letters()[0]?.body).not.toContain('had come in already');
  expect(gm.store.post.cameIn().length).toBe(1);
});

test('a line end that a mail left behind the file does it no harm', async () => {
  const { gm, players } = await world();
  const file = Buffer.from(await ordersOf(players, 'ann'));
  await takeLetter(needs, gm, letter('ann@example.org', [Buffer.concat([file, Buffer.from('\r\n')])]));
  await takeLetter(needs, gm, letter('bob@example.org', [Buffer.concat([Buffer.from(await ordersOf(players, 'bob')), Buffer.from('\n')])]));
  expect(gm.store.received(1).map(({ verdict }) => verdict)).toEqual(['final', 'final']);
});

test('a letter that borrows the name of another is read all the same', async () => {
  const { gm, players } = await world();
  const [first, second] = [await ordersOf(players, 'ann'), await ordersOf(players, 'bob')];
  const mail = letter('ann@example.org', [first]);
  await takeLetter(needs, gm, mail);
  await takeLetter(needs, gm, letter('bob@example.org', [second], { id: mail.id }));
  await takeLetter(needs, gm, letter('bob@example.org', [await ordersOf(players, 'bob', 3)], { id: mail.id }));
  expect(gm.store.received(1).map(({ seat }) => seat)).toEqual(['ann', 'bob', 'bob']);
  // Also one with the same file from elsewhere: its sender hears that it came, and the owner who sent it.
  await takeLetter(needs, gm, letter('eve@example.org', [first], { id: mail.id }));
  expect(told(gm).slice(3)).toEqual([{ to: 'ann@example.org', quotes: true }, { to: 'eve@example.org', quotes: false }]);
  const last = gm.store.post.letters()[3]?.body.replace(/\s+/g, ' ');
  expect(last).toContain('Orders signed with your key came from eve@example.org');
  expect(last).toContain('it had come in already');
});

test('a receipt that was written before the program ended counts as given, however many there are', async () => {
  const { gm, players } = await world();
  for (let time = 0; time < 19; time += 1) await takeLetter(needs, gm, letter('ann@example.org', [], { files: [{ name: 'x.orders', bytes: new Uint8Array([time]) }] }));
  const mail = letter('ann@example.org', [await ordersOf(players, 'ann')]);
  const dying: Gm = { ...gm, store: { ...gm.store, post: { ...gm.store.post, see: () => { throw new Error('power cut'); } } } };
  await expect(takeLetter(needs, dying, mail)).rejects.toThrow('power cut');
  expect(await takeLetter(needs, gm, mail)).toMatchObject({ dealt: true, receipts: 1, said: expect.stringContaining('; answered') });
  expect(gm.store.post.letters()).toHaveLength(20);
});

test('somebody who sends the orders of others is told once that something came', async () => {
  const { gm, players } = await world();
  await takeLetter(needs, gm, letter('eve@example.org', [await ordersOf(players, 'ann'), await ordersOf(players, 'bob'), await ordersOf(players, 'cid')]));
  const toEve = gm.store.post.letters().find(({ to }) => to === 'eve@example.org');
  expect(toEve?.body.match(/Something came with your letter/g)).toHaveLength(1);
});

test('a receipt tells what is wrong with an order under that order, and what is worth a look besides', async () => {
  const rules = toy();
  const besides = { code: 'idle', severity: 'doubtful', phrase: phrase('Somebody is idle.') };
  const review = (view: unknown, plan: Plan<AnyOrder>) => [...rules.review(view, plan), besides];
  const { gm, players } = await postGame(folder.of(`${(games += 1)}.game`), { ruleset: { ...rules, review } as never });
  const plan = digging(ann, 1, 5, true);
  await takeLetter(needs, gm, letter('ann@example.org', [await players['ann']?.orders(plan) ?? new Uint8Array()]));
  const body = gm.store.post.letters()[0]?.body ?? '';
  expect(body).toMatch(/\* Dig 5 times\n {4}Cannot be done: Nobody digs 5 times\./);
  expect(body.match(/Cannot be done/g)).toHaveLength(1);
  expect(body).toMatch(/Worth a look\n {4}Perhaps a slip: Somebody is idle\./);
  expect(body.match(/Somebody is idle/g)).toHaveLength(1);
});

test('a file that no key of the game signed may be somebody else\'s: the player whom it names is warned', async () => {
  const { gm, players } = await world();
  const strange = await players['ann']?.orders(digging(ann, 1, 1), { signKey: (await sealing.newKeys()).privately.sign });
  await takeLetter(needs, gm, letter('ann@example.org', [strange ?? new Uint8Array()]));
  expect(gm.store.received(1)).toMatchObject([{ verdict: 'refused', code: 'changed-after-signing' }]);
  expect(gm.store.post.letters()[0]?.body.replace(/\s+/g, ' ')).toContain('If you did not send this file, somebody writes in your name');
});

test('who plays an empire that the computer leads is told that no file counts', async () => {
  const rules = { ...toy(), lead: () => ({ hq: [], units: {} }), seating: { words: {}, stands: () => [], decree: () => undefined, led: () => [ann], opened: (state: unknown) => state } };
  const { gm, players } = await postGame(folder.of(`${(games += 1)}.game`), { ruleset: rules });
  await takeLetter(needs, gm, letter('ann@example.org', [await ordersOf(players, 'ann')]));
  await takeLetter(needs, gm, letter('bob@example.org', [await ordersOf(players, 'bob')]));
  const [toAnn, toBob] = gm.store.post.letters().map(({ body }) => body.replace(/\s+/g, ' '));
  expect(toAnn).toContain('it is in order, but the computer leads ann this turn, so no file counts.');
  expect(toBob).toContain('counts, as final orders');
});

test('what became of orders is told in its own words: late and waiting, declined, or set aside with the reason', async () => {
  const { gm, players } = await world();
  valueOf(setPolicy({ clock }, gm.store, { ...usualPolicy, runs: 'by-hand' }));
  const [late, timely] = [await ordersOf(players, 'ann', 1), await ordersOf(players, 'bob', 1)];
  const afterwards = { ...needs, clock: { now: () => '2026-11-25T02:00:00.000Z' } };
  const bodies = () => gm.store.post.letters().map(({ body }) => body.replace(/\s+/g, ' '));
  const lateGm = valueOf(await openGame({ ...testPorts(), clock: afterwards.clock }, gameFiles, folder.of(`${games}.game`), () => toy()));
  await takeLetter(afterwards, lateGm, letter('ann@example.org', [late]));
  await takeLetter(needs, gm, letter('bob@example.org', [timely]));
  expect(bodies()[0]).toContain('after the deadline, and is in order. Whether it counts is for the game master to say; you will be told.');
  for (const [number, why] of [[1, 'Too late.'], [2, 'A coup.']] as const) valueOf(await settleOrders({ sealing, clock }, gm.store, number, { take: false, why }));
  await takeLetter(afterwards, lateGm, letter('ann@example.org', [late], { sent: '2026-11-25T03:00:00.000Z' }));
  await takeLetter(afterwards, lateGm, letter('bob@example.org', [timely], { sent: '2026-11-25T03:00:00.000Z' }));
  expect(bodies()[2]).toContain('after the deadline; the game master has declined it, and it does not count. The reason: Too late.');
  expect(bodies()[3]).toContain('; the game master has set it aside, and it does not count. The reason: A coup.');
  lateGm.close();
});

test('of several files and letters the last that arrives counts; an older one sent again changes nothing and is told so', async () => {
  const { gm, players } = await world();
  const [one, two, three] = [await ordersOf(players, 'ann', 1), await ordersOf(players, 'ann', 2), await ordersOf(players, 'ann', 3)];
  await takeLetter(needs, gm, letter('ann@example.org', [one, two]));
  await takeLetter(needs, gm, letter('ann@example.org', [three]));
  await takeLetter(needs, gm, letter('ann@example.org', [one], { sent: '2026-11-21T19:00:00.000Z' }));
  expect(gm.standing().seats[0]?.counts?.number).toBe(3);
  const bodies = gm.store.post.letters().map(({ body }) => body.replace(/\s+/g, ' '));
  expect(bodies.length).toBe(3);
  expect(bodies[0]).toMatch(/file1\.orders: [^]*but file2\.orders of [^]* counts instead[^]*file2\.orders: [^]*counts, as final/);
  expect(bodies[2]).toMatch(/had come in already[^]*counts instead/);
});

test('a file mailed by somebody else is quoted to nobody but the address written down for who signed it, who is warned', async () => {
  const { gm, players } = await world();
  const stolen = await ordersOf(players, 'ann', 3);
  await takeLetter(needs, gm, letter('eve@example.org', [stolen]));
  expect(told(gm)).toEqual([{ to: 'ann@example.org', quotes: true }, { to: 'eve@example.org', quotes: false }]);
  const [toAnn, toEve] = gm.store.post.letters();
  expect(toAnn?.body).toMatch(/signed with your key came from eve@example\.org/);
  // Nothing that would tell whether the file was good, whose it is, or what counts.
  expect(toEve?.body).not.toMatch(/\bann\b|Dig|final|draft|counts, as|already/);
  // Another player of the same game is a stranger to these orders too.
  await takeLetter(needs, gm, letter('bob@example.org', [stolen], { sent: '2026-11-21T20:00:00.000Z' }));
  expect(told(gm).slice(2)).toEqual([{ to: 'ann@example.org', quotes: true }, { to: 'bob@example.org', quotes: false }]);
});

test('orders of a seat without an address are taken, and quoted to nobody', async () => {
  const { gm, players } = await world();
  await takeLetter(needs, gm, letter('cid@example.org', [await ordersOf(players, 'cid')]));
  expect(gm.store.received(1)).toMatchObject([{ seat: 'cid', verdict: 'final' }]);
  expect(told(gm)).toEqual([{ to: 'cid@example.org', quotes: false }]);
});

test('why a file is refused is told to the player whose it claims to be, and to nobody else', async () => {
  const { gm, players } = await world();
  const forged = await players['bob']?.orders({ hq: [], units: {} }, { seat: ann }) ?? new Uint8Array();
  await takeLetter(needs, gm, letter('bob@example.org', [forged]));
  await takeLetter(needs, gm, letter('ann@example.org', [forged]));
  expect(gm.store.received(1)).toMatchObject([{ seat: 'ann', verdict: 'refused' }]);
  const [toBob, toAnn] = gm.store.post.letters();
  expect(toBob).toMatchObject({ to: 'bob@example.org' });
  expect(toBob?.body).not.toContain(gm.store.received(1)[0]?.reason?.slice(0, 30));
  expect(toAnn?.body.replace(/\s+/g, ' ')).toContain(gm.store.received(1)[0]?.reason?.slice(0, 30));
  expect(toAnn?.body).toContain('cannot be used');
  expect(toAnn?.body.replace(/\s+/g, ' ')).toContain('If you did not send this file, somebody writes in your name');
});

test('orders for an earlier turn are refused with the remedy', async () => {
  const { gm, players } = await world();
  const old = await ordersOf(players, 'ann');
  await gm.run();
  valueOf(await (players['ann'] ?? new Player()).open(resultsFor(gm, ann)));
  await takeLetter(needs, gm, letter('ann@example.org', [old]));
  const body = gm.store.post.letters()[0]?.body.replace(/\s+/g, ' ');
  expect(body).toMatch(/cannot be used, and what counted before goes on to count[^]*Open the newest \.new file, and save the orders again/);
});

test('programs, lists, bounces and the game itself are never answered, and their orders are taken all the same', async () => {
  const { gm, players } = await world();
  await takeLetter(needs, gm, letter('ann@example.org', [await ordersOf(players, 'ann')], { automatic: true }));
  await takeLetter(needs, gm, letter('gm@example.org', [await ordersOf(players, 'cid')]));
  await takeLetter(needs, gm, letter('GAMES@example.org', [await ordersOf(players, 'cid', 3)]));
  await takeLetter(needs, gm, letter('', [await ordersOf(players, 'cid', 1)]));
  expect(gm.store.post.letters()).toEqual([]);
  expect(gm.store.received(1).map(({ verdict }) => verdict)).toEqual(['final', 'final', 'final', 'final']);
  // Who owns orders hears of it though a program sent them on.
  await takeLetter(needs, gm, letter('robot@example.org', [await ordersOf(players, 'bob')], { automatic: true }));
  expect(told(gm)).toEqual([{ to: 'bob@example.org', quotes: true }]);
});

test('nobody gets more than twenty receipts within a day, nor do all strangers together', async () => {
  const { gm, players } = await world();
  for (let time = 0; time < 23; time += 1) await takeLetter(needs, gm, letter('ann@example.org', [], { files: [{ name: 'x.orders', bytes: new Uint8Array([time]) }] }));
  expect(gm.store.post.letters().filter(({ to }) => to === 'ann@example.org').length).toBe(20);
  const ofCid = await ordersOf(players, 'cid');
  for (let time = 0; time < 23; time += 1) await takeLetter(needs, gm, letter(`x${time}@example.org`, [ofCid]));
  expect(gm.store.post.letters().filter(({ to }) => to.startsWith('x')).length).toBe(20);
  // Other letters do not count among them, nor do receipts of a day ago.
  for (let nth = 0; nth < 20; nth += 1) gm.store.post.add({ key: `results ${nth}`, turn: 1, kind: 'results', to: 'bob@example.org', subject: '', body: '', at: clock.now(), next: clock.now() });
  await takeLetter(needs, gm, letter('bob@example.org', [await ordersOf(players, 'bob')]));
  expect(gm.store.post.letters().filter(({ to, kind }) => to === 'bob@example.org' && kind === 'receipt').length).toBe(1);
  const tomorrow = { ...needs, clock: { now: () => '2026-11-22T18:30:00.000Z' } };
  await takeLetter(tomorrow, gm, letter('ann@example.org', [await ordersOf(players, 'ann', 4)]));
  expect(gm.store.post.letters().filter(({ to }) => to === 'ann@example.org').length).toBe(21);
});

test('what has nothing to do with the game is left alone; a player whose file did not come through is told', async () => {
  const { gm } = await world();
  const picture = { name: 'holiday.jpg', bytes: new Uint8Array([1, 2, 3]) };
  expect(await takeLetter(needs, gm, letter('ann@example.org', [], { files: [picture] }))).toMatchObject({ dealt: false });
  expect(await takeLetter(needs, gm, letter('eve@example.org', [], { files: [{ ...picture, name: 'x.orders' }] }))).toMatchObject({ dealt: false });
  expect(gm.store.post.cameIn()).toEqual([]);
  await takeLetter(needs, gm, letter('ann@example.org', [], { files: [{ ...picture, name: 'mine.ORDERS' }] }));
  await takeLetter(needs, gm, letter('bob@example.org', [], { trouble: 'too-large' }));
  valueOf(await setStandIn({ sealing, clock }, gm, ann, { person: { player: 'Kim', address: 'kim@example.org' } }));
  await takeLetter(needs, gm, letter('kim@example.org', [], { trouble: 'unreadable' }));
  expect(gm.store.post.letters().map(({ to, body }) => [to, /came through|did not come|larger than/.test(body.replace(/\s+/g, ' '))])).toEqual([['ann@example.org', true], ['bob@example.org', true], ['kim@example.org', true]]);
});

test('orders for another game of the same mailbox are left for it', async () => {
  const { gm } = await world();
  const other = await toyGame(folder.of(`${(games += 1)}.game`), { game: 'gw8' });
  const bytes = await ordersOf(await playersOf(other), 'ann');
  expect(await takeLetter(needs, gm, letter('ann@example.org', [bytes]))).toMatchObject({ dealt: false });
  expect(gm.store.received(1)).toEqual([]);
});

test('who stands in gets the receipt of his own orders, the player that of his; afterwards the stand-in\'s are refused', async () => {
  const { gm, players } = await world();
  const kim = new Player();
  valueOf(await kim.open(valueOf(await setStandIn({ sealing, clock }, gm, ann, { person: { player: 'Kim', address: 'kim@example.org' } })).bytes));
  const of = (times: number): Promise<Uint8Array> => kim.orders(digging(ann, 1, times));
  await takeLetter(needs, gm, letter('kim@example.org', [await of(2)]));
  expect(gm.store.received(1).at(-1)).toMatchObject({ seat: ann, by: 'stand-in', verdict: 'final' });
  expect(told(gm)).toEqual([{ to: 'kim@example.org', quotes: true }]);
  // Somebody else mails what Kim signed: Kim hears of it, and the player does not.
  await takeLetter(needs, gm, letter('ann@example.org', [await of(3)]));
  expect(told(gm).slice(1)).toEqual([{ to: 'kim@example.org', quotes: true }, { to: 'ann@example.org', quotes: false }]);

  await takeLetter(needs, gm, letter('ann@example.org', [await ordersOf(players, 'ann', 4)]));
  expect(told(gm).slice(3)).toEqual([{ to: 'ann@example.org', quotes: true }]);
  expect(gm.store.standIns()).toEqual([]);
  await takeLetter(needs, gm, letter('kim@example.org', [await of(5)]));
  expect(gm.store.received(1).at(-1)).toMatchObject({ verdict: 'refused', code: 'not-signed-by-seat' });
  // He is nobody's player any more: what came is said, and nothing of it.
  expect(told(gm).slice(4)).toEqual([{ to: 'kim@example.org', quotes: false }]);
  expect(gm.standing().seats[0]?.counts?.by).toBe('player');
});

test('a player who was replaced is told nothing of the seat any more, and the new one gets the receipts', async () => {
  const { gm, players } = await world();
  const kim = new Player();
  valueOf(await kim.open(valueOf(await replacePlayer({ sealing, clock }, gm, ann, { person: { player: 'Kim', address: 'kim@example.org' }, why: 'left' })).bytes));
  await takeLetter(needs, gm, letter('ann@example.org', [await ordersOf(players, 'ann', 2)]));
  expect(gm.store.received(1)).toMatchObject([{ verdict: 'refused', code: 'not-signed-by-seat' }]);
  await takeLetter(needs, gm, letter('kim@example.org', [await kim.orders(digging(ann, 1, 3))]));
  expect(told(gm)).toEqual([{ to: 'ann@example.org', quotes: false }, { to: 'kim@example.org', quotes: true }]);
  expect(gm.store.post.letters()[0]?.body).not.toMatch(/Kim|kim@|signed/);
});

test('orders of a player who was replaced since, mailed once more, are quoted neither to his successor nor to whoever mailed them', async () => {
  const { gm, players } = await world();
  const his = await ordersOf(players, 'ann', 2);
  await takeLetter(needs, gm, letter('ann@example.org', [his]));
  valueOf(await replacePlayer({ sealing, clock }, gm, ann, { person: { player: 'Kim', address: 'kim@example.org' }, why: 'left' }));
  for (const sender of ['ann@example.org', 'kim@example.org']) await takeLetter(needs, gm, letter(sender, [his]));
  expect(told(gm)).toEqual([{ to: 'ann@example.org', quotes: true }, { to: 'ann@example.org', quotes: false }, { to: 'kim@example.org', quotes: false }]);
});
