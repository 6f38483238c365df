import { expect, test } from 'vitest';
import { sealing } from '#main/adapters/sealing.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { replacePlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import { Player, ann, digging, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';
import { clock, letter, needs, ordersOf, postGames, told } from '../../../support/mail/postWorld.ts';

/* What a receipt says of orders that came by mail, and to whom. */
const { begin } = postGames();

test('somebody who sends the orders of others is told once that something came', async () => {
  const { gm, players } = await begin();
  await takeLetter(
    needs,
    gm,
    letter('eve@example.org', [
      await ordersOf(players, 'ann'),
      await ordersOf(players, 'bob'),
      await ordersOf(players, 'cid'),
    ]),
  );
  const toEve = gm.store.post.letters().find(({ to }) => to === 'eve@example.org');
  expect(toEve?.body.match(/Your letter contained what seem to be orders/g)).toHaveLength(1);
});

test('a receipt tells what is wrong with an order under that order, and what is worth a look besides', async () => {
  const rules = toy();
  const besides = { code: 'idle', severity: 'doubtful', phrase: phrase('Somebody is idle.') };
  const review = (view: unknown, plan: Plan<AnyOrder>) => [...rules.review(view, plan), besides];
  const { gm, players } = await begin({ ruleset: { ...rules, review } as never });
  const plan = digging(ann, 1, 5, true);
  await takeLetter(
    needs,
    gm,
    letter('ann@example.org', [(await players['ann']?.orders(plan)) ?? new Uint8Array()]),
  );
  const body = gm.store.post.letters()[0]?.body ?? '';
  expect(body).toMatch(/\* Dig 5 times\n {4}Cannot be done: Nobody digs 5 times\./);
  expect(body.match(/Cannot be done/g)).toHaveLength(1);
  expect(body).toMatch(/Warnings\n {4}Perhaps a slip: Somebody is idle\./);
  expect(body.match(/Somebody is idle/g)).toHaveLength(1);
});

test('orders that are for no unit stand under what their game calls them', async () => {
  const rules = toy();
  const planWords = { title: 'Plans', general: 'Orders of the mine', whom: 'the mine', empty: '' };
  for (const [ruleset, heading] of [
    [rules, 'Orders for the whole digger'],
    [{ ...rules, presentation: { ...rules.presentation, planWords } }, 'Orders of the mine'],
  ] as const) {
    const { gm, players } = await begin({ ruleset: ruleset as never });
    await takeLetter(
      needs,
      gm,
      letter('ann@example.org', [
        (await players['ann']?.orders(digging(ann, 1, 1, true))) ?? new Uint8Array(),
      ]),
    );
    const body = gm.store.post.letters()[0]?.body ?? '';
    expect(body).toContain(`\n${heading}\n  * Boast`);
    expect(body).not.toContain('Headquarters');
  }
});

test("a file that no key of the game signed may be somebody else's: the player whom it names is warned", async () => {
  const { gm, players } = await begin();
  const strange = await players['ann']?.orders(digging(ann, 1, 1), {
    signKey: (await sealing.newKeys()).privately.sign,
  });
  await takeLetter(needs, gm, letter('ann@example.org', [strange ?? new Uint8Array()]));
  expect(gm.store.received(1)).toMatchObject([{ verdict: 'refused', code: 'changed-after-signing' }]);
  expect(gm.store.post.letters()[0]?.body.replace(/\s+/g, ' ')).toContain(
    'If you did not send this file, somebody is writing in your name',
  );
});

test('who plays an empire that the computer leads is told that no file counts', async () => {
  const rules = {
    ...toy(),
    computerPlan: () => ({ hq: [], units: {} }),
    seating: {
      words: {},
      stands: () => [],
      decree: () => undefined,
      led: () => [ann],
      opened: (state: unknown) => state,
    },
  };
  const { gm, players } = await begin({ ruleset: rules });
  await takeLetter(needs, gm, letter('ann@example.org', [await ordersOf(players, 'ann')]));
  await takeLetter(needs, gm, letter('bob@example.org', [await ordersOf(players, 'bob')]));
  const [toAnn, toBob] = gm.store.post.letters().map(({ body }) => body.replace(/\s+/g, ' '));
  expect(toAnn).toContain('it is valid, but the computer plays ann this turn, so no file counts.');
  expect(toBob).toContain('counts, as final orders');
});

test('what became of orders is told in its own words: late and waiting, declined, or set aside with the reason', async () => {
  const { gm, players, path } = await begin();
  valueOf(setPolicy({ clock }, gm.store, { ...defaultPolicy, runs: 'by-hand' }));
  const [late, timely] = [await ordersOf(players, 'ann', 1), await ordersOf(players, 'bob', 1)];
  const afterwards = { ...needs, clock: { now: () => '2026-11-25T02:00:00.000Z' } };
  const bodies = () => gm.store.post.letters().map(({ body }) => body.replace(/\s+/g, ' '));
  const lateGm = valueOf(
    await openGame({ ...testPorts(), clock: afterwards.clock }, gameFiles, path, () => toy()),
  );
  await takeLetter(afterwards, lateGm, letter('ann@example.org', [late]));
  await takeLetter(needs, gm, letter('bob@example.org', [timely]));
  expect(bodies()[0]).toContain(
    'after the deadline, and is valid. The game master will decide whether it counts; you will be told.',
  );
  for (const [number, why] of [
    [1, 'Too late.'],
    [2, 'A coup.'],
  ] as const)
    valueOf(await settleOrders({ sealing, clock }, gm, number, { take: false, why }));
  await takeLetter(
    afterwards,
    lateGm,
    letter('ann@example.org', [late], { sent: '2026-11-25T03:00:00.000Z' }),
  );
  await takeLetter(
    afterwards,
    lateGm,
    letter('bob@example.org', [timely], { sent: '2026-11-25T03:00:00.000Z' }),
  );
  expect(bodies()[2]).toContain(
    'after the deadline; the game master has declined it, and it does not count. The reason: Too late.',
  );
  expect(bodies()[3]).toContain(
    '; the game master has set it aside, and it does not count. The reason: A coup.',
  );
  lateGm.close();
});

test('a file mailed by somebody else is quoted to nobody but the address written down for who signed it, who is warned', async () => {
  const { gm, players } = await begin();
  const stolen = await ordersOf(players, 'ann', 3);
  await takeLetter(needs, gm, letter('eve@example.org', [stolen]));
  expect(told(gm)).toEqual([
    { to: 'ann@example.org', quotes: true },
    { to: 'eve@example.org', quotes: false },
  ]);
  const [toAnn, toEve] = gm.store.post.letters();
  expect(toAnn?.body).toMatch(/signed with your key came from eve@example\.org/);
  // Nothing that would tell whether the file was good, whose it is, or what counts.
  expect(toEve?.body).not.toMatch(/\bann\b|Dig|final|draft|counts, as|already/);
  // Another player of the same game is a stranger to these orders too.
  await takeLetter(needs, gm, letter('bob@example.org', [stolen], { sent: '2026-11-21T20:00:00.000Z' }));
  expect(told(gm).slice(2)).toEqual([
    { to: 'ann@example.org', quotes: true },
    { to: 'bob@example.org', quotes: false },
  ]);
});

test('orders of a seat without an address are taken, and quoted to nobody', async () => {
  const { gm, players } = await begin();
  await takeLetter(needs, gm, letter('cid@example.org', [await ordersOf(players, 'cid')]));
  expect(gm.store.received(1)).toMatchObject([{ seat: 'cid', verdict: 'final' }]);
  expect(told(gm)).toEqual([{ to: 'cid@example.org', quotes: false }]);
});

test('why a file is refused is told to the player whose it claims to be, and to nobody else', async () => {
  const { gm, players } = await begin();
  const forged = (await players['bob']?.orders({ hq: [], units: {} }, { seat: ann })) ?? new Uint8Array();
  await takeLetter(needs, gm, letter('bob@example.org', [forged]));
  await takeLetter(needs, gm, letter('ann@example.org', [forged]));
  expect(gm.store.received(1)).toMatchObject([{ seat: 'ann', verdict: 'refused' }]);
  const [toBob, toAnn] = gm.store.post.letters();
  expect(toBob).toMatchObject({ to: 'bob@example.org' });
  expect(toBob?.body).not.toContain(gm.store.received(1)[0]?.reason?.slice(0, 30));
  expect(toAnn?.body.replace(/\s+/g, ' ')).toContain(gm.store.received(1)[0]?.reason?.slice(0, 30));
  expect(toAnn?.body).toContain('cannot be used');
  expect(toAnn?.body.replace(/\s+/g, ' ')).toContain(
    'If you did not send this file, somebody is writing in your name',
  );
});

test("a stand-in gets the receipt for their own orders, and the player for theirs; afterwards the stand-in's are refused", async () => {
  const { gm, players } = await begin();
  const kim = new Player();
  valueOf(
    await kim.open(
      valueOf(
        await setStandIn({ sealing, clock }, gm, ann, {
          person: { player: 'Kim', address: 'kim@example.org' },
        }),
      ).bytes,
    ),
  );
  const of = (times: number): Promise<Uint8Array> => kim.orders(digging(ann, 1, times));
  await takeLetter(needs, gm, letter('kim@example.org', [await of(2)]));
  expect(gm.store.received(1).at(-1)).toMatchObject({ seat: ann, by: 'stand-in', verdict: 'final' });
  expect(told(gm)).toEqual([{ to: 'kim@example.org', quotes: true }]);
  // Somebody else mails what Kim signed: Kim hears of it, and the player does not.
  await takeLetter(needs, gm, letter('ann@example.org', [await of(3)]));
  expect(told(gm).slice(1)).toEqual([
    { to: 'kim@example.org', quotes: true },
    { to: 'ann@example.org', quotes: false },
  ]);

  await takeLetter(needs, gm, letter('ann@example.org', [await ordersOf(players, 'ann', 4)]));
  expect(told(gm).slice(3)).toEqual([{ to: 'ann@example.org', quotes: true }]);
  expect(gm.store.standIns()).toEqual([]);
  await takeLetter(needs, gm, letter('kim@example.org', [await of(5)]));
  expect(gm.store.received(1).at(-1)).toMatchObject({ verdict: 'refused', code: 'not-signed-by-seat' });
  // Kim plays for nobody any more: they hear that a file came, and nothing of what is in it.
  expect(told(gm).slice(4)).toEqual([{ to: 'kim@example.org', quotes: false }]);
  expect(gm.standing().seats[0]?.counts?.by).toBe('player');
});

test('a player who was replaced is told nothing of the seat any more, and the new one gets the receipts', async () => {
  const { gm, players } = await begin();
  const kim = new Player();
  valueOf(
    await kim.open(
      valueOf(
        await replacePlayer({ sealing, clock }, gm, ann, {
          person: { player: 'Kim', address: 'kim@example.org' },
          why: 'left',
        }),
      ).bytes,
    ),
  );
  await takeLetter(needs, gm, letter('ann@example.org', [await ordersOf(players, 'ann', 2)]));
  expect(gm.store.received(1)).toMatchObject([{ verdict: 'refused', code: 'not-signed-by-seat' }]);
  await takeLetter(needs, gm, letter('kim@example.org', [await kim.orders(digging(ann, 1, 3))]));
  expect(told(gm)).toEqual([
    { to: 'ann@example.org', quotes: false },
    { to: 'kim@example.org', quotes: true },
  ]);
  expect(gm.store.post.letters()[0]?.body).not.toMatch(/Kim|kim@|signed/);
});

test('orders of a player who has been replaced since, mailed once more, are quoted neither to the successor nor to whoever mailed them', async () => {
  const { gm, players } = await begin();
  const old = await ordersOf(players, 'ann', 2);
  await takeLetter(needs, gm, letter('ann@example.org', [old]));
  valueOf(
    await replacePlayer({ sealing, clock }, gm, ann, {
      person: { player: 'Kim', address: 'kim@example.org' },
      why: 'left',
    }),
  );
  for (const sender of ['ann@example.org', 'kim@example.org'])
    await takeLetter(needs, gm, letter(sender, [old]));
  expect(told(gm)).toEqual([
    { to: 'ann@example.org', quotes: true },
    { to: 'ann@example.org', quotes: false },
    { to: 'kim@example.org', quotes: false },
  ]);
});
