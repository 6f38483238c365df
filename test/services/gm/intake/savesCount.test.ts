import { describe, expect, test } from 'vitest';

import { defaultPolicy } from '#contract/gm/policy.ts';
import { mostSaves } from '#kernel/files/bodies.ts';
import { defined } from '#kernel/words/defined.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { replacePlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { rollCallOf } from '#main/services/gm/overview/rollCall.ts';
import { receivedOf } from '#main/services/desk/rows.ts';
import { Player, ann, bob, digging, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';
import { toyPlay } from '../../../support/play/toyPlay.ts';

/* Which of a player's files counts: the one saved last, however the mail delivers them. */
const play = toyPlay();
const ports = { sealing, clock: testPorts().clock };

/** Ann's orders of a save, digging as often as is said. */
const save = async (
  saves: number | undefined,
  times: number,
  more: Parameters<Player['orders']>[1] = {},
): Promise<Uint8Array> => play.player(ann).orders(digging(ann, 1, times), { ...more, ...defined({ saves }) });
const come = async (name: string, bytes: Uint8Array) => play.gm.takeOrders(bytes, name);
const counts = (): string | undefined =>
  play.gm.standing().seats.find(({ seat }) => seat === ann)?.counts?.name;
const why = (): string | undefined => play.gm.standing().seats.find(({ seat }) => seat === ann)?.why;

describe('of one player’s files', () => {
  test('the one saved last counts, though an older draft comes in after it; the turn runs with it', async () => {
    await come('last.orders', await save(2, 3));
    await come('draft.orders', await save(1, 1, { status: 'draft' }));
    expect(counts()).toBe('last.orders');
    expect(why()).toBe('It was saved later (save 2) than draft.orders, which came in after it (save 1).');
    expect(rollCallOf(play.gm)[0]).toMatchObject({ file: 'last.orders', why: why() });
    expect(receivedOf(play.gm.store).map(({ counts: one, why: said }) => [one, said])).toEqual([
      [true, why()],
      [false, 'last.orders counts instead: it was saved later (save 2) than these (save 1).'],
    ]);
    expect((await play.gm.run()).kind).toBe('ran');
    expect(play.gains(ann)).toHaveLength(3);
  });

  test('a later draft counts in place of earlier final orders, and is no draft that came too late', async () => {
    await come('draft.orders', await save(3, 1, { status: 'draft' }));
    await come('final.orders', await save(2, 2));
    expect(counts()).toBe('draft.orders');
  });

  test('the final orders sent once more are known, and still count', async () => {
    const final = await save(2, 3);
    await come('final.orders', final);
    await come('draft.orders', await save(1, 1));
    expect(await come('again.orders', final)).toMatchObject({ number: 1, name: 'final.orders' });
    expect(counts()).toBe('final.orders');
  });

  test('files of an older program go by arrival among themselves, and below any that is numbered', async () => {
    await come('one.orders', await save(undefined, 1));
    await come('two.orders', await save(undefined, 2));
    expect([counts(), why()]).toEqual(['two.orders', undefined]);
    await come('numbered.orders', await save(1, 3));
    await come('three.orders', await save(undefined, 4));
    expect(counts()).toBe('numbered.orders');
    expect(why()).toBe(
      'It is save 1; three.orders, which came in after it, comes from an older program that does not number its saves.',
    );
  });

  test('of two with one number, as from two computers, the one that came in last counts, and it is said', async () => {
    await come('desk.orders', await save(2, 1));
    await come('laptop.orders', await save(2, 2));
    expect(counts()).toBe('laptop.orders');
    expect(why()).toBe(
      'It came in after desk.orders, which is save 2 too: two computers can give the same number.',
    );
  });

  test('one that the game master sets aside does not count; the next does', async () => {
    const last = await come('last.orders', await save(2, 3));
    await come('draft.orders', await save(1, 1));
    valueOf(await settleOrders(ports, play.gm, last.number, { take: false, why: 'a coup' }));
    expect(counts()).toBe('draft.orders');
  });

  test('a late one that is let in counts only if it was saved later, and the log says so', async () => {
    valueOf(setPolicy(ports, play.gm.store, { ...defaultPolicy, late: 'ask', runs: 'by-hand' }));
    await come('last.orders', await save(2, 3));
    const afterwards = valueOf(
      await openGame(
        { ...testPorts(), clock: { now: () => '2026-11-25T02:00:00.000Z' } },
        gameFiles,
        play.path,
        () => toy(),
      ),
    );
    const late = await afterwards.takeOrders(await save(1, 1), 'late.orders');
    expect(late.standing).toBe('waits');
    afterwards.close();
    valueOf(await settleOrders(ports, play.gm, late.number, { take: true }));
    expect(counts()).toBe('last.orders');
    expect(play.gm.store.log().at(-1)?.what).toBe(
      `Turn 1: orders ${late.number} of ann may count. last.orders counts instead: it was saved later (save 2) than these (save 1).`,
    );
  });

  test.each([
    ['none', 0],
    ['less than none', -1],
    ['more than can be reached', mostSaves + 1],
    ['more than can be counted', 2 ** 53],
    ['half a save', 1.5],
    ['no number', 'many'],
  ])('a number that is %s is refused, and what counted goes on to count', async (_, saves) => {
    await come('good.orders', await save(1, 1));
    expect(await come('bad.orders', await save(saves as number, 2))).toMatchObject({
      verdict: 'refused',
      code: 'unreadable-body',
    });
    expect(counts()).toBe('good.orders');
  });

  test('at the highest number later files go by arrival, so that no later save is out of reach', async () => {
    await come('one.orders', await save(mostSaves, 1));
    await come('two.orders', await save(mostSaves, 2));
    expect(counts()).toBe('two.orders');
  });
});

/* The test world's clock strikes in November 2026; players' clocks here are in the week before. */
describe('of files that two libraries of one player saved', () => {
  const at = (moment: string): number => Date.parse(`2026-11-${moment}:00Z`);
  const desk = (saves: number, moment: string) => ({ library: 'desk', saves, saved: at(moment) });
  const laptop = (saves: number, moment: string) => ({ library: 'laptop', saves, saved: at(moment) });
  const mark = async (
    times: number,
    { saves, ...more }: { readonly saves: number; readonly library: string; readonly saved: number },
  ): Promise<Uint8Array> => save(saves, times, more);

  test('one save on Tuesday counts though the other computer saved three times on Monday, in either order', async () => {
    const tuesday = await mark(1, laptop(1, '17T20:00'));
    await come('monday.orders', await mark(3, desk(3, '16T20:00')));
    await come('tuesday.orders', tuesday);
    expect(counts()).toBe('tuesday.orders');
    expect(why()).toBe(
      'It was saved at Tue 17 Nov, 20:00 UTC, and monday.orders at Mon 16 Nov, 20:00 UTC on another computer or in another library: the later one counts. To have monday.orders counted, open it, save the orders again and send the new file.',
    );
    await come('late draft.orders', await mark(2, { ...desk(2, '16T19:00') }));
    expect(counts()).toBe('tuesday.orders');
    expect((await play.gm.run()).kind).toBe('ran');
    expect(play.gains(ann)).toHaveLength(1);
  });

  test('an older draft of the other computer that is delivered last does not count, and both are named', async () => {
    await come('final.orders', await mark(2, desk(1, '17T20:00')));
    await come('draft.orders', await mark(1, { ...laptop(9, '16T20:00') }));
    expect(counts()).toBe('final.orders');
    expect(why()).toContain('and draft.orders, which came in after it, at Mon 16 Nov, 20:00 UTC');
    expect(receivedOf(play.gm.store)[1]?.why).toBe(
      'final.orders counts instead: it was saved later (Tue 17 Nov, 20:00 UTC) than these (Mon 16 Nov, 20:00 UTC), on another computer or in another library.',
    );
  });

  test('within one library its numbers decide, whatever its clock says', async () => {
    await come('second.orders', await mark(2, desk(2, '01T00:00')));
    await come('first.orders', await mark(1, desk(1, '17T20:00')));
    expect(counts()).toBe('second.orders');
  });

  test('a clock that is years ahead takes no file beyond its arrival: what is saved afterwards counts', async () => {
    await come(
      'ahead.orders',
      await mark(1, { ...laptop(1, '17T20:00'), saved: Date.parse('2099-01-01T00:00:00Z') }),
    );
    const { came = '' } = play.gm.store.received(1)[0] ?? {};
    const next = { library: 'desk', saves: 1, saved: Date.parse(came) + 1 };
    await come('afterwards.orders', await mark(2, next));
    expect(counts()).toBe('afterwards.orders');
  });
});

describe('of the files of several people', () => {
  const invited = async (bytes: Uint8Array): Promise<Player> => {
    const player = new Player();
    valueOf(await player.open(bytes));
    return player;
  };
  const kim = { player: 'Kim', address: '' };

  test('a stand-in’s numbers are not held against the player’s: whoever sent last has the say, the player for good', async () => {
    await come('mine.orders', await save(7, 1));
    const standIn = await invited(valueOf(await setStandIn(ports, play.gm, ann, { person: kim })).bytes);
    await come('kim.orders', await standIn.orders(digging(ann, 1, 2), { saves: 1 }));
    expect([counts(), why()]).toEqual(['kim.orders', undefined]);
    await come('mine 2.orders', await save(3, 3));
    expect(counts()).toBe('mine.orders');
    expect(await come('kim 2.orders', await standIn.orders(digging(ann, 1, 1), { saves: 9 }))).toMatchObject({
      verdict: 'refused',
    });
    expect(counts()).toBe('mine.orders');
  });

  test('a former player’s number never outranks the new player’s, and another empire’s says nothing', async () => {
    await come('old.orders', await save(9, 1));
    const successor = await invited(
      valueOf(await replacePlayer(ports, play.gm, ann, { person: kim, why: 'left' })).bytes,
    );
    await come('new.orders', await successor.orders(digging(ann, 1, 2), { saves: 1 }));
    await come('bob.orders', await play.player(bob).orders(digging(bob, 1, 1), { saves: 20 }));
    expect(counts()).toBe('new.orders');
    expect(await come('old again.orders', await save(10, 1))).toMatchObject({ verdict: 'refused' });
    expect(counts()).toBe('new.orders');
  });
});
