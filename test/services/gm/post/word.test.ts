import { describe, expect, test } from 'vitest';
import { sealing } from '#main/adapters/sealing.ts';
import type { ReceivedOrders } from '#main/ports/game/orders.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import type { Person } from '#main/services/gm/people/people.ts';
import { replacePlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { Player, ann, digging, valueOf } from '../../../support/desk/gmWorld.ts';
import { clock, ordersOf, postGames } from '../../../support/mail/postWorld.ts';
import { defined } from '#kernel/words/defined.ts';

const { begin } = postGames();
const ports = { sealing, clock };
const kim = { player: 'Kim', address: 'kim@example.org' };
const lee = { player: 'Lee', address: 'lee@example.org' };

/** A mailed game in which orders of ann's player have come in, from this address or, without one, by hand. */
async function world(sender?: string) {
  const { gm, players } = await begin();
  gm.store.setMemo('post', {
    server: { host: 'mail.example.org', port: 465, security: 'tls', user: '', from: 'games@example.org' },
    minutes: 15,
  });
  const first = await gm.takeOrders(await ordersOf(players, 'ann', 1), 'first.orders', defined({ sender }));
  return { gm, players, first };
}
async function invited(bytes: Uint8Array): Promise<Player> {
  const player = new Player();
  valueOf(await player.open(bytes));
  return player;
}
const replacedBy = async (gm: Gm, person: Person) =>
  invited(valueOf(await replacePlayer(ports, gm, ann, { person, why: 'left' })).bytes);
const stoodInBy = async (gm: Gm, person: Person) =>
  invited(valueOf(await setStandIn(ports, gm, ann, { person })).bytes);
const ordersBy = async (player: Player, times: number): Promise<Uint8Array> =>
  player.orders(digging(ann, 1, times));
const declined = async (gm: Gm, { number }: ReceivedOrders): Promise<void> =>
  void valueOf(await settleOrders(ports, gm, number, { take: false, why: 'a coup' }));
const letters = (gm: Gm) =>
  gm.store.post.letters().map(({ to, body }) => ({ to, body: body.replace(/\s+/g, ' ').trim() }));

describe('the word on orders of a player who was replaced since', () => {
  test("goes to where they were mailed from, and tells nothing of the successor's; the word on those goes to the successor", async () => {
    const { gm, first } = await world('ann@elsewhere.example.org');
    const successor = await replacedBy(gm, kim);
    const second = await gm.takeOrders(await ordersBy(successor, 2), 'second.orders', {
      sender: kim.address,
    });
    await declined(gm, first);
    expect(letters(gm)).toEqual([
      {
        to: 'ann@elsewhere.example.org',
        body: 'Your orders in first.orders of Sat 21 Nov, 18:30 UTC were set aside and do not count. The game master says: a coup',
      },
    ]);
    valueOf(await settleOrders(ports, gm, first.number, { take: true }));
    await declined(gm, second);
    expect(letters(gm).slice(1)).toEqual([
      {
        to: 'ann@elsewhere.example.org',
        body: 'Your orders in first.orders of Sat 21 Nov, 18:30 UTC can count after all.',
      },
      { to: kim.address, body: expect.stringContaining('Now first.orders of') },
    ]);
  });

  test.each([
    ['handed over', undefined],
    ['mailed from an address of the game', 'GAMES@example.org'],
    ['mailed from the address for orders', 'gm@example.org'],
  ])('goes to nobody when they were %s', async (_, sender) => {
    const { gm, first } = await world(sender);
    await replacedBy(gm, kim);
    await declined(gm, first);
    expect(letters(gm)).toEqual([]);
  });
});

test('the word on orders of who stood in once goes to where they were mailed from, not to the player nor to who stands in now', async () => {
  const { gm } = await world('ann@example.org');
  const once = await stoodInBy(gm, kim);
  const kims = await gm.takeOrders(await ordersBy(once, 2), 'kim.orders', { sender: 'kim@work.example.org' });
  await stoodInBy(gm, lee);
  await declined(gm, kims);
  expect(letters(gm).map(({ to }) => to)).toEqual(['kim@work.example.org']);
});

test('the word on orders of who plays or stands in goes to the address that was written down, wherever they came from', async () => {
  const { gm, first } = await world('somebody@example.net');
  const standIn = await stoodInBy(gm, lee);
  const lees = await gm.takeOrders(await ordersBy(standIn, 2), 'lee.orders', {
    sender: 'somebody@example.net',
  });
  await declined(gm, lees);
  await declined(gm, first);
  expect(letters(gm).map(({ to }) => to)).toEqual([lee.address, 'ann@example.org']);
  expect(letters(gm)[0]?.body).toContain('Now first.orders of');
});

test("no word is written for a seat that nobody's address is known of, though its orders were mailed", async () => {
  const { gm, players } = await world();
  const handed = await gm.takeOrders(await ordersOf(players, 'cid'), 'cid.orders', {
    sender: 'cid@example.org',
  });
  await declined(gm, handed);
  expect(letters(gm)).toEqual([]);
});
