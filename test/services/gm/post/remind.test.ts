import { expect, test } from 'vitest';

import { defaultPolicy } from '#contract/gm/policy.ts';
import { remindNow } from '#main/services/gm/post/remind.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { setWishes } from '#main/services/gm/policy/wishes.ts';
import { rollCallOf } from '#main/services/gm/overview/rollCall.ts';
import { ann, bob, cid, codesOf, valueOf } from '../../../support/desk/gmWorld.ts';
import { clock, ordersOf, postGames } from '../../../support/mail/postWorld.ts';

const { begin } = postGames();
const who = 'test';
const server = { host: 'localhost', port: 25, security: 'none', user: '', from: 'gm@example.org' } as const;
const at = (now: string) => ({ now: () => now });

async function mailed() {
  const made = await begin();
  valueOf(setWishes(made.gm.store, clock, who, { minutes: 15, server }));
  return made;
}

test('everybody who has sent nothing is reminded in the usual words; who has no address is named', async () => {
  const { gm, players } = await mailed();
  valueOf(setPolicy({ clock }, gm.store, defaultPolicy));
  await gm.takeOrders(await ordersOf(players, 'ann'), 'ann.orders');
  expect(valueOf(remindNow(gm, clock, { who }))).toEqual({ written: [bob], without: [cid], lately: [] });
  const [letter, ...others] = gm.store.post.letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    kind: 'reminder',
    seat: bob,
    to: 'bob@example.org',
    subject: expect.stringContaining('orders of turn 1 are due soon'),
  });
  expect(letter?.body).toContain('Hello bob,');
  expect(letter?.body).toContain('They are due on');
  expect(
    rollCallOf(gm)
      .filter(({ reminded }) => reminded !== undefined)
      .map(({ seat }) => seat),
  ).toEqual([bob]);
  expect(gm.store.log().at(-1)).toMatchObject({
    who,
    what: expect.stringContaining('reminders were written to bob'),
  });
});

test('nobody is reminded twice within an hour, unless that is asked for', async () => {
  const { gm } = await mailed();
  expect(valueOf(remindNow(gm, at('2026-11-21T18:30:00.000Z'), { who })).written).toEqual([ann, bob]);
  expect(valueOf(remindNow(gm, at('2026-11-21T19:29:59.000Z'), { who }))).toEqual({
    written: [],
    without: [cid],
    lately: [ann, bob],
  });
  expect(gm.store.post.letters()).toHaveLength(2);
  expect(valueOf(remindNow(gm, at('2026-11-21T19:29:59.000Z'), { who, again: true }))).toEqual({
    written: [ann, bob],
    without: [cid],
    lately: [],
  });
  expect(valueOf(remindNow(gm, at('2026-11-21T20:29:59.000Z'), { who })).written).toEqual([ann, bob]);
  expect(gm.store.post.letters()).toHaveLength(6);
});

test('after the deadline it says that orders were due, and without one that they are missing', async () => {
  const { gm } = await mailed();
  valueOf(remindNow(gm, clock, { who }));
  expect(gm.store.post.letters()[0]).toMatchObject({
    subject: expect.stringContaining('are missing'),
    body: expect.stringContaining('Please send them soon.'),
  });
  valueOf(setPolicy({ clock }, gm.store, defaultPolicy));
  valueOf(remindNow(gm, at('2026-11-25T02:00:00.000Z'), { who }));
  expect(gm.store.post.letters().at(-1)).toMatchObject({
    subject: expect.stringContaining('are overdue'),
    body: expect.stringContaining('They were due on'),
  });
});

test('without a server nothing is written down, and the reminder is handed over to be sent otherwise', async () => {
  const { gm } = await begin();
  const { byHand, written } = valueOf(remindNow(gm, clock, { who }));
  expect(written).toEqual([]);
  expect(byHand).toMatchObject({
    to: 'missing',
    text: expect.stringContaining('your orders for turn 1'),
  });
  expect(gm.store.post.letters()).toEqual([]);
  expect(rollCallOf(gm).every(({ reminded }) => reminded === undefined)).toBe(true);
});

test('when nobody is missing that is said', async () => {
  const { gm, players } = await mailed();
  for (const one of ['ann', 'bob', 'cid'] as const)
    await gm.takeOrders(await ordersOf(players, one), `${one}.orders`);
  expect(codesOf(remindNow(gm, clock, { who }))).toEqual(['nobody-missing']);
});
