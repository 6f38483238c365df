import { afterAll, describe, expect, test } from 'vitest';
import type { Plan } from '#kernel/game/plan.ts';
import { type Gm } from '#main/services/gm/gm.ts';
import { addFellow, changeFellow, endFellow } from '#main/services/gm/people/fellows.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import type { Order } from '../../../rulesets/pearl-divers/game/game.ts';
import { north, pearlsWith, south } from '../../../support/desk/askedPearls.ts';
import { codesOf, Player, saidBy, valueOf } from '../../../support/desk/gmWorld.ts';
import { letter } from '../../../support/mail/postWorld.ts';
import { removeFolders } from '../../../support/tempFolder.ts';
import { ports, arrive, sharedGame, dive, boatPlan, sends } from '../../../support/desk/sharedPearls.ts';

/* Two players of one seat: what is refused, and what is told of it. */
afterAll(removeFolders);

describe('refused, in words', () => {
  test('orders of somebody for a seat that they have no part of, or none any more', async () => {
    const world = await sharedGame();
    const { gm, kim: two } = world;
    const stranger = new Player();
    valueOf(await stranger.open(gm.store.fellowCopies(1)[0]!.file));
    expect(
      await gm.takeOrders(await stranger.orders({ hq: [], units: {} }, { seat: south }), 'south.orders'),
    ).toMatchObject({ verdict: 'refused', code: 'no-part-of-seat', seat: south });
    valueOf(
      await addFellow(ports, gm, south, { person: { player: 'Lee', address: '' }, scopes: ['sailing'] }),
    );
    const lee = await arrive(gm.store.fellowCopies(1).find(({ seat }) => seat === south)!.file, 'lee');
    const plan: Plan<Order> = { hq: [], units: {} };
    expect(await sends(world, lee, plan, 'lee.orders')).toMatchObject({
      verdict: 'final',
      seat: south,
      fellow: 2,
    });
    valueOf(endFellow(ports, gm, { seat: north, number: 2 }));
    expect(await sends(world, two, boatPlan(dive(1, 20_001)), 'kim.orders')).toMatchObject({
      verdict: 'refused',
      code: 'no-part-of-seat',
      reason: expect.stringContaining(
        'These orders are for north, but Kim, who signed them, has no part in it.',
      ),
    });
    gm.close();
  });

  test('to those who sent it and no one else, from whatever address they wrote', async () => {
    const world = await sharedGame();
    const { gm } = world;
    const two = new Player();
    valueOf(await two.open(gm.store.fellowCopies(1)[0]!.file));
    const answersTo = async (sender: string, file: Uint8Array): Promise<readonly string[]> => {
      const before = gm.store.post.letters().length;
      await takeLetter({ clock: ports.clock }, gm, letter(sender, [file]));
      return gm.store.post
        .letters()
        .slice(before)
        .map(({ to, body }) => `${to}: ${body.replace(/\s+/g, ' ')}`);
    };
    const lee = { player: 'Lee', address: 'lee@example.org' };
    valueOf(await addFellow(ports, gm, north, { person: lee, scopes: ['sailing'] }));
    const old = await two.orders({ hq: [], units: {} }, { turn: 0 });
    expect(await answersTo('Kim@example.org', old)).toEqual([
      expect.stringMatching(/^kim@example\.org: .*file1\.orders from Kim: it cannot be used/),
    ]);
    expect(gm.store.post.letters().at(-1)).toMatchObject({ kind: 'receipt', seat: north });
    expect(await answersTo('eve@example.org', await two.orders({ hq: [], units: {} }, { turn: 2 }))).toEqual([
      expect.stringMatching(/^eve@example\.org: .*an address that is not known/),
    ]);
    valueOf(endFellow(ports, gm, { seat: north, number: 2 }));
    expect(await answersTo('kim@example.org', await two.orders({ hq: [], units: {} }))).toEqual([
      expect.stringMatching(/^kim@example\.org: .*Kim, who signed them, has no part in it/),
    ]);
    gm.close();
  });

  test('parts that are taken, unknown or empty, and every part where the rules divide nothing', async () => {
    const { gm } = await sharedGame();
    const lee = { player: 'Lee', address: '' };
    const add = async (scopes: readonly string[], game: Pick<Gm, 'store' | 'ruleset'> = gm) =>
      saidBy(await addFellow(ports, game, north, { person: lee, scopes }));
    expect(await add([])).toBe(
      'Which part of north should Lee get? Choose from: sailing (The boat), diving (Divers and buoys). Nothing was changed.',
    );
    expect(await add(['sails'])).toContain('north has no part called «sails».');
    expect(await add(['diving'])).toBe(
      '«Divers and buoys» of north already belongs to Kim. Take it away from them first. Nothing was changed.',
    );
    const undivided = pearlsWith(({ sharing: _, ...rules }) => rules);
    expect(await add(['diving'], { store: gm.store, ruleset: undivided })).toBe(
      'In games of Pearl Divers a seat has one player: its orders are not divided.',
    );
    expect(codesOf(changeFellow(ports, gm, { seat: north, number: 3 }, { scopes: ['sailing'] }))).toEqual([
      'no-fellow',
    ]);
    valueOf(changeFellow(ports, gm, { seat: north, number: 2 }, { scopes: ['sailing'] }));
    expect(await add(['diving'])).toBe('');
    expect(gm.store.fellows().map(({ number, scopes }) => [number, scopes])).toEqual([
      [2, ['sailing']],
      [3, ['diving']],
    ]);
    gm.close();
  });
});
