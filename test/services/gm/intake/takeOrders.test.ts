import { describe, expect, test } from 'vitest';

import { digest } from '#kernel/codec/digest.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { ann, bob, cid, digging } from '../../../support/desk/gmWorld.ts';
import { toyPlay } from '../../../support/play/toyPlay.ts';

const play = toyPlay();

describe('orders come in', () => {
  test('nobody has sent anything at first', () => {
    expect(play.gm.standing().missing).toEqual([ann, bob, cid]);
    expect(play.gm.standing().seats.map(({ orders }) => orders)).toEqual(['none', 'none', 'none']);
  });

  test('the last good file of a seat counts, and all are kept', async () => {
    await play.take(ann, digging(ann, 1, 1), 'early.orders');
    await play.take(ann, digging(ann, 1, 2), 'late.orders');
    const [standing] = play.gm.standing().seats;
    expect(standing).toMatchObject({
      seat: ann,
      orders: 'final',
      versions: 2,
      counts: { name: 'late.orders' },
    });
    expect(play.gm.standing().missing).toEqual([bob, cid]);
    await play.gm.run();
    expect(play.gains(ann)).toHaveLength(2);
    expect(
      play.gm.store.received(1).map(({ digest: mark, file }) => mark === digest(file ?? new Uint8Array())),
    ).toEqual([true, true]);
  });

  test('a draft is told apart, and counts while nothing better is there', async () => {
    await play.gm.takeOrders(
      await play.player(ann).orders(digging(ann, 1, 1), { status: 'draft' }),
      'draft.orders',
    );
    expect(play.gm.standing().seats[0]).toMatchObject({ orders: 'draft' });
    await play.gm.run();
    expect(play.gains(ann)).toHaveLength(1);
  });

  test('a bad file never displaces a good one', async () => {
    await play.take(ann, digging(ann, 1, 3), 'good.orders');
    const late = (await play.player(ann).orders(digging(ann, 1, 1))).slice(0, -1);
    const bad = await play.gm.takeOrders(late, 'late.orders');
    expect(bad).toMatchObject({ verdict: 'refused', code: 'truncated' });
    // Whose it says it is; nothing of it is proved.
    expect(bad.seat).toBe(ann);
    expect(bad.reason).toMatch(/cut short.*It says that it is from ann\./);
    const unsealed = await play.gm.takeOrders(
      await play
        .player(ann)
        .orders(digging(ann, 1, 1), { recipient: (await sealing.newKeys()).publicly.seal }),
      'x.orders',
    );
    expect(unsealed).toMatchObject({ verdict: 'refused', code: 'cannot-unseal', seat: ann });
    expect(play.gm.standing().seats[0]).toMatchObject({
      orders: 'final',
      versions: 1,
      counts: { name: 'good.orders' },
    });
    expect(play.gm.standing().notTaken.map(({ name }) => name)).toEqual(['late.orders', 'x.orders']);
    await play.gm.run();
    expect(play.gains(ann)).toHaveLength(3);
  });

  test('the same file twice is one file', async () => {
    const early = await play.player(ann).orders(digging(ann, 1, 1));
    await play.gm.takeOrders(early, 'a.orders');
    await play.take(ann, digging(ann, 1, 2), 'b.orders');
    expect(await play.gm.takeOrders(early, 'again.orders')).toMatchObject({ name: 'a.orders', number: 1 });
    expect(play.gm.standing().seats[0]).toMatchObject({ versions: 2, counts: { name: 'b.orders' } });
  });

  test('the name of a file is shown without what a terminal would obey', async () => {
    const name = '\u001b]0;owned\u0007\u001b[31mGrüße an\u202e alle\nann: final.orders';
    expect(await play.take(ann, digging(ann, 1, 1), name)).toMatchObject({
      name: ']0;owned[31mGrüße an alleann: final.orders',
    });
    expect(await play.gm.takeOrders(new Uint8Array(3), '\u0007'.repeat(300))).toMatchObject({
      name: '',
      verdict: 'refused',
    });
    expect((await play.gm.takeOrders(new Uint8Array(4), '💫'.repeat(300))).name).toBe('💫'.repeat(200));
  });

  test('orders of a turn that was run are stale', async () => {
    const late = await play.player(ann).orders(digging(ann, 1, 1));
    await play.gm.run();
    expect(await play.gm.takeOrders(late, 'late.orders')).toMatchObject({
      verdict: 'stale',
      code: 'older-turn',
      seat: ann,
    });
    expect(play.gm.standing().missing).toContain(ann);
  });

  test('orders planned on other results of the same turn are stale', async () => {
    const other = await play.player(ann).orders(digging(ann, 1, 1), { basis: digest('another file') });
    expect(await play.gm.takeOrders(other, 'a.orders')).toMatchObject({
      verdict: 'stale',
      code: 'other-results',
    });
  });

  test.each([
    ['an order of an unknown kind', { hq: [{ kind: 'bribe', ref: 'ann.t1.o1' }], units: {} }],
    ['a member nobody knows', { hq: [{ kind: 'boast', ref: 'ann.t1.o1', loudly: true }], units: {} }],
    ["an order that claims to be another empire's", { hq: [{ kind: 'boast', ref: 'bob.t1.o1' }], units: {} }],
    ['an order of another turn', { hq: [{ kind: 'boast', ref: 'ann.t2.o1' }], units: {} }],
    [
      'two orders of one reference',
      {
        hq: [
          { kind: 'boast', ref: 'ann.t1.o1' },
          { kind: 'boast', ref: 'ann.t1.o1' },
        ],
        units: {},
      },
    ],
    ['no plan at all', 'dig deeper'],
  ])('%s is refused', async (_, plan) => {
    expect(await play.take(ann, plan)).toMatchObject({
      verdict: 'refused',
      code: 'unreadable-body',
      seat: ann,
    });
  });

  test('advice never stops an order', async () => {
    await play.take(ann, digging(ann, 1, 9));
    expect(play.gm.review().find(({ seat }) => seat === ann)).toMatchObject({
      orders: 1,
      problems: [{ code: 'too-often', severity: 'impossible' }],
    });
    expect(play.gm.standing().seats[0]).toMatchObject({ orders: 'final' });
    await play.gm.run();
    expect(play.gains(ann)).toHaveLength(3);
    expect(play.body(ann).refusals).toMatchObject([{ code: 'too-often', order: 'ann.t1.o1' }]);
    expect(play.body(bob).refusals).toEqual([]);
  });
});
