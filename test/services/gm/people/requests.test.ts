import { gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { ordersBody } from '#kernel/files/bodies.ts';
import {
  askingOf,
  isDay,
  longestAsking,
  type PlayerRequest,
  playerRequests,
  tidyAsking,
} from '#kernel/files/requests.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newKeyholder, readPublicKeys, releasedKey } from '#main/services/gm/game/keyholder.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { rollCallOf } from '#main/services/gm/overview/rollCall.ts';
import { answerRequest, requestsOf, requestsText } from '#main/services/gm/people/requests.ts';
import { loadTurn } from '#main/services/gm/turns/loadedTurn.ts';
import { diceOf } from '#main/services/gm/trial/tryTurn.ts';
import { diceRule } from '#main/services/gm/game/dice.ts';
import { sealing } from '#main/adapters/sealing.ts';
import {
  ann,
  bob,
  codesOf,
  digging,
  type Player,
  playersOf,
  tempFolder,
  testPorts,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

/* What players ask of the game master in their orders files. */
const folder = await tempFolder();
afterAll(() => folder.end());
const ports = testPorts();
let gm: Gm;
let players: Awaited<ReturnType<typeof playersOf>>;
let count = 0;

beforeEach(async () => {
  gm = await toyGame(folder.of(`ask${(count += 1)}.game`), {
    players: { [ann]: { player: 'Ann', address: 'ann@example.org' } },
  });
  players = await playersOf(gm);
});
const ended = (): void => gm.close();

const more: PlayerRequest = { kind: 'extension', until: '2026-12-01', words: 'I am moving house' };
const away: PlayerRequest = { kind: 'holiday', turns: { from: 2, to: 3 }, words: '' };
const send = async (seat: SeatId, times: number, requests: readonly PlayerRequest[], change = {}) =>
  gm.takeOrders(
    await (players[seat] as Player).orders(digging(seat, gm.store.turn(), times), {
      ...(requests.length === 0 ? {} : { requests }),
      ...change,
    }),
    `${seat}-${times}.orders`,
  );
const asked = () => requestsOf(gm).map(({ seat, request, answer }) => [seat, request.kind, answer?.granted]);

describe('what is shown', () => {
  test('is what the file asks that counts, and nothing of older, damaged or refused ones', async () => {
    await send(ann, 1, [more, away]);
    await send(bob, 1, [more], { basis: '0'.repeat(64) });
    expect(asked()).toEqual([
      [ann, 'extension', undefined],
      [ann, 'holiday', undefined],
    ]);
    // A forged file asks for the end of the game.
    await send(ann, 2, [{ kind: 'end', how: 'concede', words: '' }], {
      signKey: gm.store.seats().find(({ seat }) => seat === bob)?.privately.sign ?? '',
    });
    expect(asked()).toEqual([
      [ann, 'extension', undefined],
      [ann, 'holiday', undefined],
    ]);
    // The newest valid file asks for less, and then for nothing.
    const second = await send(ann, 3, [away]);
    expect(asked()).toEqual([[ann, 'holiday', undefined]]);
    valueOf(await settleOrders(ports, gm, second.number, { take: false, why: 'a test' }));
    expect(asked()).toEqual([
      [ann, 'extension', undefined],
      [ann, 'holiday', undefined],
    ]);
    await send(ann, 4, []);
    expect(asked()).toEqual([]);
    ended();
  });

  test('is told as text with the commands that answer it, under the path of the game', async () => {
    await send(ann, 1, [more]);
    const text = requestsText(gm.store, requestsOf(gm), 'games/gw9.game').replace(/\n {2,}/g, ' ');
    expect(text).toContain('ann asks for more time, until 2026-12-01. «I am moving house»');
    expect(text).toContain(
      'gm extend games/gw9.game --to 2026-12-01T23:59Z --reason "Ann asked for more time"',
    );
    expect(text).toContain('gm answer games/gw9.game ann extension --decline --words "WHY"');
    ended();
  });

  test('is gone with the turn; a holiday that was granted is told until it is over', async () => {
    await send(ann, 1, [away, more]);
    valueOf(answerRequest(ports, gm, ann, 'holiday', { granted: true }));
    const holiday = () =>
      rollCallOf(gm, '2026-11-21T18:30:00.000Z').find(({ seat }) => seat === ann)?.holiday;
    expect(holiday()).toBe('Has a holiday from turn 2 to turn 3.');
    await gm.run();
    expect(asked()).toEqual([]);
    await gm.run();
    expect(holiday()).toBe('Has a holiday from turn 2 to turn 3.');
    await gm.run();
    expect(holiday()).toBeUndefined();
    ended();
  });

  test('in a game with a keyholder only once the orders are unsealed', async () => {
    ended();
    const keys = valueOf(await newKeyholder(testPorts('a keyholder'), 3));
    gm = await toyGame(folder.of(`sealed${(count += 1)}.game`), {
      keyholder: valueOf(readPublicKeys(keys.publicly)),
    });
    players = await playersOf(gm);
    await send(ann, 1, [more]);
    expect(asked()).toEqual([]);
    valueOf(await gm.unseal(valueOf(releasedKey(sealing, keys.privately, 1))));
    expect(asked()).toEqual([[ann, 'extension', undefined]]);
    ended();
  });
});

describe('the turn', () => {
  test('has the same dice, results and archive with a request and without one', async () => {
    const outcome = async (requests: readonly PlayerRequest[]) => {
      await send(ann, 1, requests);
      const dice = diceOf(gm.store.facts.secret, loadTurn(gm.ruleset, gm.store, 1), {
        attempt: 0,
        rule: diceRule,
      });
      await gm.run();
      // The digest of the file that counted is told to its own player alone; no two sealed files are alike.
      const bodies = JSON.stringify(
        gm.store.results(2).map(({ body }) => ({ ...(body as object), gm: '' })),
      ).replace(/"file":"[0-9a-f]{64}",/, '');
      const archive = gunzipSync(gm.archive()).toString();
      ended();
      return { dice, bodies, archive };
    };
    const plain = await outcome([]);
    gm = await toyGame(folder.of(`ask${(count += 1)}.game`), {
      players: { [ann]: { player: 'Ann', address: 'ann@example.org' } },
    });
    players = await playersOf(gm);
    expect(await outcome([more])).toEqual(plain);
    expect(plain.archive).not.toContain('moving house');
  });
});

describe('an answer', () => {
  test('marks the request, stays when the same comes again, and is open anew when another is asked', async () => {
    await send(ann, 1, [more]);
    valueOf(answerRequest(ports, gm, ann, 'extension', { granted: false, words: 'no\nmore', who: 'desk' }));
    expect(requestsOf(gm)[0]?.answer).toEqual({
      granted: false,
      words: 'no more',
      at: '2026-11-21T18:30:00.000Z',
    });
    expect(gm.store.log().at(-1)).toMatchObject({
      who: 'desk',
      what: 'Turn 1: ann asks for more time, until 2026-12-01. This was declined. no more',
    });
    await send(ann, 2, [more]);
    expect(asked()).toEqual([[ann, 'extension', false]]);
    await send(ann, 3, [{ ...more, until: '2026-12-02' }]);
    expect(asked()).toEqual([[ann, 'extension', undefined]]);
    expect(codesOf(answerRequest(ports, gm, ann, 'end', { granted: true }))).toEqual(['no-such-request']);
    expect(codesOf(answerRequest(ports, gm, bob, 'extension', { granted: true }))).toEqual([
      'no-such-request',
    ]);
    ended();
  });

  test('goes to the player by letter where the game is mailed, once for each answer, and else nowhere', async () => {
    await send(ann, 1, [more]);
    valueOf(answerRequest(ports, gm, ann, 'extension', { granted: true }));
    expect(gm.store.post.letters()).toEqual([]);
    gm.store.setMemo('post', {
      server: { host: 'mail.example.org', port: 465, security: 'tls', user: '', from: 'games@example.org' },
      minutes: 15,
    });
    gm.store.setMemo('extension', { turn: 1, at: '2026-12-01T23:59:00.000Z', reason: 'x' });
    valueOf(
      answerRequest(ports, gm, ann, 'extension', { granted: true, words: 'Good luck with the boxes.' }),
    );
    valueOf(answerRequest(ports, gm, ann, 'extension', { granted: false }));
    const letters = gm.store.post
      .letters()
      .map(({ to, kind, body }) => [to, kind, body.replace(/\s+/g, ' ').trim()]);
    expect(letters).toEqual([
      [
        'ann@example.org',
        'word',
        'You asked for more time. The game master has granted this. The game master says: Good luck with the boxes. Orders for turn 1 are due on Tue 1 Dec, 23:59 UTC.',
      ],
      [
        'ann@example.org',
        'word',
        'You asked for more time. The game master has declined this. Orders for turn 1 are due on Tue 1 Dec, 23:59 UTC.',
      ],
    ]);
    ended();
  });
});

describe('the shape', () => {
  const body = (requests: unknown) =>
    ordersBody.parse({ plan: {}, basis: '0'.repeat(64), program: '1', status: 'final', requests });

  test('is optional, and refuses what is heaped, hidden, twice, backwards or no day', () => {
    expect(ordersBody.parse({ plan: {}, basis: '0'.repeat(64), program: '1', status: 'final' }).ok).toBe(
      true,
    );
    expect(body([more, away, { kind: 'end', how: 'draw', words: '' }]).ok).toBe(true);
    const wrong: readonly unknown[] = [
      [more, more],
      [{ ...more, until: '2026-02-30' }],
      [{ ...more, words: 'a\u202eb' }],
      [{ ...more, words: 'x'.repeat(longestAsking + 1) }],
      [{ ...more, words: 'e\u0301\u0301\u0301\u0301' }],
      [{ ...away, turns: { from: 3, to: 2 } }],
      [{ kind: 'holiday', words: '' }],
      [{ ...away, days: { from: '2026-12-01', to: '2026-12-02' } }],
      [{ kind: 'end', how: 'win', words: '' }],
      [{ kind: 'gift', words: '' }],
      {},
    ];
    expect(wrong.map((one) => body(one).ok)).toEqual(wrong.map(() => false));
  });

  test('takes every word once it is tidied', () => {
    for (const said of [
      '  two\n lines ',
      'a\u202eb\u0007',
      `${'e\u0301\u0302\u0303\u0304\u0305'.repeat(200)}`,
      '\u0301x',
      '𝔸'.repeat(400),
      '\ud800',
    ]) {
      expect(playerRequests.parse([{ kind: 'extension', words: tidyAsking(said) }]).ok).toBe(true);
    }
    expect(tidyAsking('  two\n lines ')).toBe('two lines');
  });

  test('knows the days of the year, and says what is asked', () => {
    expect(['2026-02-28', '2028-02-29', '2026-12-31'].map(isDay)).toEqual([true, true, true]);
    expect(
      ['2026-02-29', '2100-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '26-01-01', ''].map(isDay),
    ).toEqual([false, false, false, false, false, false, false]);
    expect(
      [
        more,
        away,
        { kind: 'holiday', days: { from: '2026-12-24', to: '2026-12-24' }, words: '' },
        { kind: 'end', how: 'draw', words: '' },
      ].map((one) => askingOf(one as PlayerRequest)),
    ).toEqual([
      'asks for more time, until 2026-12-01',
      'asks for a holiday from turn 2 to turn 3',
      'asks for a holiday on 2026-12-24',
      'asks to end the game as a draw',
    ]);
  });
});
