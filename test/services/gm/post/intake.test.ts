import { expect, test } from 'vitest';
import { sealing } from '#main/adapters/sealing.ts';
import { setStandIn } from '#main/services/gm/people/people.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import {
  Player,
  ann,
  digging,
  playersOf,
  resultsFor,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { clock, letter, needs, ordersOf, postGames, told } from '../../../support/mail/postWorld.ts';

const { begin, newPath } = postGames();

test("orders that came from their player's address count, and are quoted back to it with what is wrong with them", async () => {
  const { gm, players } = await begin();
  const mail = letter('Ann@Example.org', [await ordersOf(players, 'ann', 5)]);
  expect(await takeLetter(needs, gm, mail)).toMatchObject({ dealt: true, files: 1, receipts: 1 });
  const [counts] = gm.store.received(1);
  expect(counts).toMatchObject({ seat: 'ann', verdict: 'final', sender: 'Ann@Example.org', sent: mail.sent });
  const [receipt, ...more] = gm.store.post.letters();
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({
    to: 'ann@example.org',
    kind: 'receipt',
    answers: mail.id,
    state: 'waiting',
    subject: 'Re: My orders',
    seat: 'ann',
    turn: 1,
  });
  expect(receipt?.body).toContain('counts, as final orders');
  expect(receipt?.body).toMatch(/\* Dig 5 times\n {4}Cannot be done: Nobody digs 5 times\./);
});

test('a letter is dealt with once; also when the program ended before it was written down', async () => {
  const { gm, players } = await begin();
  const file = await ordersOf(players, 'ann');
  const mail = letter('ann@example.org', [file]);
  // As after a crash: the file is in, the receipt is not.
  await gm.takeOrders(file, 'file1.orders', { sender: 'ann@example.org', sent: mail.sent ?? '' });
  expect(await takeLetter(needs, gm, mail)).toMatchObject({ dealt: true, files: 1, receipts: 1 });
  for (let time = 0; time < 2; time += 1)
    expect(await takeLetter(needs, gm, mail)).toEqual({ dealt: true, files: 0, receipts: 0 });
  expect(gm.store.received(1).length).toBe(1);
  expect(gm.store.post.letters().length).toBe(1);
  expect(gm.store.post.letters()[0]?.body).not.toContain('had come in already');
  expect(gm.store.post.cameIn().length).toBe(1);
});

test('a line end that a mail left behind the file does it no harm', async () => {
  const { gm, players } = await begin();
  const file = Buffer.from(await ordersOf(players, 'ann'));
  await takeLetter(needs, gm, letter('ann@example.org', [Buffer.concat([file, Buffer.from('\r\n')])]));
  await takeLetter(
    needs,
    gm,
    letter('bob@example.org', [
      Buffer.concat([Buffer.from(await ordersOf(players, 'bob')), Buffer.from('\n')]),
    ]),
  );
  expect(gm.store.received(1).map(({ verdict }) => verdict)).toEqual(['final', 'final']);
});

test('a letter that borrows the name of another is read all the same', async () => {
  const { gm, players } = await begin();
  const [first, second] = [await ordersOf(players, 'ann'), await ordersOf(players, 'bob')];
  const mail = letter('ann@example.org', [first]);
  await takeLetter(needs, gm, mail);
  await takeLetter(needs, gm, letter('bob@example.org', [second], { id: mail.id }));
  await takeLetter(
    needs,
    gm,
    letter('bob@example.org', [await ordersOf(players, 'bob', 3)], { id: mail.id }),
  );
  expect(gm.store.received(1).map(({ seat }) => seat)).toEqual(['ann', 'bob', 'bob']);
  // Also one with the same file from elsewhere: its sender hears that it came, and the owner who sent it.
  await takeLetter(needs, gm, letter('eve@example.org', [first], { id: mail.id }));
  expect(told(gm).slice(3)).toEqual([
    { to: 'ann@example.org', quotes: true },
    { to: 'eve@example.org', quotes: false },
  ]);
  const last = gm.store.post.letters()[3]?.body.replace(/\s+/g, ' ');
  expect(last).toContain('Orders signed with your key came from eve@example.org');
  expect(last).toContain('it had already arrived');
});

test('a receipt that was written before the program ended counts as given, however many there are', async () => {
  const { gm, players } = await begin();
  for (let time = 0; time < 19; time += 1)
    await takeLetter(
      needs,
      gm,
      letter('ann@example.org', [], { files: [{ name: 'x.orders', bytes: new Uint8Array([time]) }] }),
    );
  const mail = letter('ann@example.org', [await ordersOf(players, 'ann')]);
  const dying: Gm = {
    ...gm,
    store: {
      ...gm.store,
      post: {
        ...gm.store.post,
        see: () => {
          throw new Error('power cut');
        },
      },
    },
  };
  await expect(takeLetter(needs, dying, mail)).rejects.toThrow('power cut');
  expect(await takeLetter(needs, gm, mail)).toMatchObject({
    dealt: true,
    receipts: 1,
    said: expect.stringContaining('; answered'),
  });
  expect(gm.store.post.letters()).toHaveLength(20);
});

test('of several files and letters the last that arrives counts; an older one sent again changes nothing and is told so', async () => {
  const { gm, players } = await begin();
  const [one, two, three] = [
    await ordersOf(players, 'ann', 1),
    await ordersOf(players, 'ann', 2),
    await ordersOf(players, 'ann', 3),
  ];
  await takeLetter(needs, gm, letter('ann@example.org', [one, two]));
  await takeLetter(needs, gm, letter('ann@example.org', [three]));
  await takeLetter(needs, gm, letter('ann@example.org', [one], { sent: '2026-11-21T19:00:00.000Z' }));
  expect(gm.standing().seats[0]?.counts?.number).toBe(3);
  const bodies = gm.store.post.letters().map(({ body }) => body.replace(/\s+/g, ' '));
  expect(bodies.length).toBe(3);
  expect(bodies[0]).toMatch(
    /file1\.orders: [^]*but file2\.orders of [^]* counts instead[^]*file2\.orders: [^]*counts, as final/,
  );
  expect(bodies[2]).toMatch(/had already arrived[^]*counts instead/);
});

test('orders for an earlier turn are refused with the remedy', async () => {
  const { gm, players } = await begin();
  const old = await ordersOf(players, 'ann');
  await gm.run();
  valueOf(await (players['ann'] ?? new Player()).open(resultsFor(gm, ann)));
  await takeLetter(needs, gm, letter('ann@example.org', [old]));
  const body = gm.store.post.letters()[0]?.body.replace(/\s+/g, ' ');
  expect(body).toMatch(
    /cannot be used; your earlier orders still count[^]*Open the newest \.new file, and save the orders again/,
  );
});

test('programs, lists, bounces and the game itself are never answered, and their orders are taken all the same', async () => {
  const { gm, players } = await begin();
  await takeLetter(
    needs,
    gm,
    letter('ann@example.org', [await ordersOf(players, 'ann')], { automatic: true }),
  );
  await takeLetter(needs, gm, letter('gm@example.org', [await ordersOf(players, 'cid')]));
  await takeLetter(needs, gm, letter('GAMES@example.org', [await ordersOf(players, 'cid', 3)]));
  await takeLetter(needs, gm, letter('', [await ordersOf(players, 'cid', 1)]));
  expect(gm.store.post.letters()).toEqual([]);
  expect(gm.store.received(1).map(({ verdict }) => verdict)).toEqual(['final', 'final', 'final', 'final']);
  // Who owns orders hears of it though a program sent them on.
  await takeLetter(
    needs,
    gm,
    letter('robot@example.org', [await ordersOf(players, 'bob')], { automatic: true }),
  );
  expect(told(gm)).toEqual([{ to: 'bob@example.org', quotes: true }]);
});

test('nobody gets more than twenty receipts within a day, nor do all strangers together', async () => {
  const { gm, players } = await begin();
  for (let time = 0; time < 23; time += 1)
    await takeLetter(
      needs,
      gm,
      letter('ann@example.org', [], { files: [{ name: 'x.orders', bytes: new Uint8Array([time]) }] }),
    );
  expect(gm.store.post.letters().filter(({ to }) => to === 'ann@example.org').length).toBe(20);
  const ofCid = await ordersOf(players, 'cid');
  for (let time = 0; time < 23; time += 1)
    await takeLetter(needs, gm, letter(`x${time}@example.org`, [ofCid]));
  expect(gm.store.post.letters().filter(({ to }) => to.startsWith('x')).length).toBe(20);
  // Other letters do not count among them, nor do receipts of a day ago.
  for (let nth = 0; nth < 20; nth += 1)
    gm.store.post.add({
      key: `results ${nth}`,
      turn: 1,
      kind: 'results',
      to: 'bob@example.org',
      subject: '',
      body: '',
      at: clock.now(),
      next: clock.now(),
    });
  await takeLetter(needs, gm, letter('bob@example.org', [await ordersOf(players, 'bob')]));
  expect(
    gm.store.post.letters().filter(({ to, kind }) => to === 'bob@example.org' && kind === 'receipt').length,
  ).toBe(1);
  const tomorrow = { ...needs, clock: { now: () => '2026-11-22T18:30:00.000Z' } };
  await takeLetter(tomorrow, gm, letter('ann@example.org', [await ordersOf(players, 'ann', 4)]));
  expect(gm.store.post.letters().filter(({ to }) => to === 'ann@example.org').length).toBe(21);
});

test("whatever strangers send in the name of a player uses up none of that player's receipts", async () => {
  const { gm, players } = await begin();
  const answers = (at = 0) =>
    gm.store.post.letters().filter(({ to }) => to === 'ann@example.org').length - at;
  // Files that were never orders, orders that another key signed, and the same good file of another empire again and again.
  const strange = (await sealing.newKeys()).privately.sign;
  const ofBob = await ordersOf(players, 'bob');
  for (let time = 0; time < 25; time += 1) {
    await takeLetter(
      needs,
      gm,
      letter('ann@example.org', [], { files: [{ name: 'x.orders', bytes: new Uint8Array([time]) }] }),
    );
    await takeLetter(
      needs,
      gm,
      letter('ann@example.org', [
        (await players['ann']?.orders(digging(ann, 1, time), { signKey: strange })) ?? new Uint8Array(),
      ]),
    );
    await takeLetter(needs, gm, letter('ann@example.org', [ofBob]));
  }
  expect(answers()).toBe(20);
  // What the player signed once and somebody sends again and again is not the player's letter either.
  const mine = await ordersOf(players, 'ann', 1);
  for (let time = 0; time < 25; time += 1) await takeLetter(needs, gm, letter('ann@example.org', [mine]));
  const spent = answers();
  expect(spent).toBe(41);
  for (let time = 2; time < 5; time += 1)
    await takeLetter(needs, gm, letter('ann@example.org', [await ordersOf(players, 'ann', time)]));
  expect(answers(spent)).toBe(3);
  expect(gm.store.post.letters().at(-1)?.body.replace(/\s+/g, ' ')).toContain('and counts, as final orders');
  // Nor are bob's used up, to whom every one of those letters was told.
  await takeLetter(needs, gm, letter('bob@example.org', [await ordersOf(players, 'bob', 4)]));
  expect(gm.store.post.letters().at(-1)?.to).toBe('bob@example.org');
});

test('what has nothing to do with the game is left alone; a player whose file did not come through is told', async () => {
  const { gm } = await begin();
  const picture = { name: 'holiday.jpg', bytes: new Uint8Array([1, 2, 3]) };
  expect(await takeLetter(needs, gm, letter('ann@example.org', [], { files: [picture] }))).toMatchObject({
    dealt: false,
  });
  expect(
    await takeLetter(needs, gm, letter('eve@example.org', [], { files: [{ ...picture, name: 'x.orders' }] })),
  ).toMatchObject({ dealt: false });
  expect(gm.store.post.cameIn()).toEqual([]);
  await takeLetter(
    needs,
    gm,
    letter('ann@example.org', [], { files: [{ ...picture, name: 'mine.ORDERS' }] }),
  );
  await takeLetter(needs, gm, letter('bob@example.org', [], { trouble: 'too-large' }));
  valueOf(
    await setStandIn({ sealing, clock }, gm, ann, { person: { player: 'Kim', address: 'kim@example.org' } }),
  );
  await takeLetter(needs, gm, letter('kim@example.org', [], { trouble: 'unreadable' }));
  expect(
    gm.store.post
      .letters()
      .map(({ to, body }) => [to, /damaged on the way|too large for/.test(body.replace(/\s+/g, ' '))]),
  ).toEqual([
    ['ann@example.org', true],
    ['bob@example.org', true],
    ['kim@example.org', true],
  ]);
});

test('orders for another game of the same mailbox are left for it', async () => {
  const { gm } = await begin();
  const other = await toyGame(newPath(), { game: 'gw8' });
  const bytes = await ordersOf(await playersOf(other), 'ann');
  expect(await takeLetter(needs, gm, letter('ann@example.org', [bytes]))).toMatchObject({ dealt: false });
  expect(gm.store.received(1)).toEqual([]);
});

test('a damaged file of another game is left to that game: it is neither taken in nor answered', async () => {
  const { gm, players } = await begin();
  const whole = Buffer.from(await ordersOf(players, 'ann')).toString('latin1');
  const theirs = whole.replace('"game":"gw9"', '"game":"gw8"');
  expect(theirs).not.toBe(whole);
  const cut = Buffer.from(theirs, 'latin1').subarray(0, -20);
  expect(await takeLetter(needs, gm, letter('ann@example.org', [cut]))).toMatchObject({ dealt: false });
  const named = letter('ann@example.org', []);
  const lost = { ...named, files: [{ name: 'gw8N01-ann.orders', bytes: Buffer.from('no orders') }] };
  expect(await takeLetter(needs, gm, lost)).toMatchObject({ dealt: false });
  expect(gm.store.post.letters()).toEqual([]);
  // Our own is answered.
  const own = { ...lost, files: [{ name: 'gw9N01-ann.orders', bytes: Buffer.from('no orders') }] };
  expect(await takeLetter(needs, gm, own)).toMatchObject({ dealt: true, receipts: 1 });
});
