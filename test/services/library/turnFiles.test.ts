import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { headBytes, joinFile, splitFile } from '#kernel/files/envelope.ts';
import type { FileHeader } from '#kernel/files/envelope.ts';
import { seatId } from '#kernel/words/ids.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import type { OrdersReader } from '#main/services/openTurnFiles.ts';
import { fileName, makeResultsFile } from '#main/services/turnFiles.ts';
import { openOrdersFile, openResultsFile } from '#main/services/openTurnFiles.ts';
import {
  Player,
  ann,
  bob,
  cid,
  codesOf,
  digging,
  playersOf,
  quickSealing,
  resultsFor,
  tempFolder,
  toyGame,
  valueOf,
} from '../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let players: Awaited<ReturnType<typeof playersOf>>;

beforeAll(async () => {
  folder = await tempFolder();
  gm = await toyGame(folder.of('toy.game'));
  players = await playersOf(gm);
});
afterAll(async () => {
  gm.close();
  await folder.end();
});

const player = (seat = ann): Player => players[seat] as Player;
const reader = (change: Partial<OrdersReader> = {}): OrdersReader => ({
  game: 'gw9',
  ruleset: 'toy',
  edition: 1,
  turn: 1,
  seats: [ann, bob, cid],
  seal: [gm.store.facts.privately.seal],
  signKeys: (seat) =>
    gm.store
      .seats()
      .filter((one) => one.seat === seat)
      .map(({ publicly }) => [publicly.sign])[0],
  ...change,
});
const opened = (bytes: Uint8Array, change: Partial<OrdersReader> = {}) =>
  openOrdersFile(sealing, bytes, reader(change));

/** A file whose header and body say what they like, signed by the game master or whoever is named. */
async function forged(
  kind: 'orders' | 'results',
  header: Partial<FileHeader>,
  text: string,
  signKey: string,
): Promise<Uint8Array> {
  const recipient = gm.store.facts.publicly.seal;
  const closed =
    header.sealed === 'open'
      ? sealing.pack(text)
      : await sealing.close(sealing.pack(text), { kind: 'age', recipient });
  const mark = {
    game: 'gw9',
    ruleset: 'toy',
    edition: 1,
    turn: 1,
    seat: ann,
    sealed: 'age',
    length: closed.length,
    digest: digest(closed),
    ...header,
  } as const;
  const head = headBytes(kind, mark);
  return joinFile(head, sealing.sign(head, signKey), closed);
}
const forgedByAnn = (header: Partial<FileHeader>, text: string) =>
  forged('orders', header, text, player().keys?.sign ?? '');

describe('a round trip', () => {
  test('orders come out as they went in', async () => {
    const plan = digging(ann, 1, 3);
    const { header, body } = valueOf(await opened(await player().orders(plan)));
    expect(header).toMatchObject({ game: 'gw9', seat: ann, turn: 1, sealed: 'age' });
    expect(body).toEqual({ plan, basis: player().last?.header.digest, program: '0.1.0', status: 'final' });
  });

  test('an invitation is open and brings the keys of its seat', async () => {
    const guest = new Player();
    const { header, body } = valueOf(await guest.open(resultsFor(gm, bob)));
    expect(header).toMatchObject({ sealed: 'open', seat: bob, turn: 1 });
    const own = gm.store.seats().find(({ seat }) => seat === bob);
    expect(body.keys).toEqual(own?.privately);
    expect(body.gm).toEqual(gm.store.facts.publicly);
    expect(await sealing.publicHalf(body.keys ?? { sign: '', seal: '' })).toEqual(own?.publicly);
  });

  test('an invitation under a passphrase opens with it alone', async () => {
    const { privately } = gm.store.facts;
    const body = player().last?.body;
    if (body === undefined) throw new Error('no body');
    const mark = { game: 'gw9', ruleset: 'toy', edition: 1, turn: 1, seat: ann };
    const file = await makeResultsFile(quickSealing, mark, body, {
      signKey: privately.sign,
      closing: { kind: 'passphrase', phrase: 'four plain words here' },
    });
    expect(codesOf(await new Player().open(file))).toEqual(['cannot-unseal']);
    expect(codesOf(await new Player().open(file, 'four other words here'))).toEqual(['cannot-unseal']);
    expect(valueOf(await new Player().open(file, 'four plain words here')).body).toEqual(body);
  });

  test('names follow the printed example (GE-V06)', () => {
    // GE 7268: gw9N02.new; ours adds the empire, since one mail folder may see several.
    expect(fileName({ game: 'gw9', turn: 2, seat: ann }, 'results')).toBe('gw9N02-ann.new');
    expect(fileName({ game: 'gw9', turn: 113, seat: bob }, 'orders')).toBe('gw9N113-bob.orders');
  });
});

describe('orders are refused', () => {
  const refused = async (
    code: string,
    bytes: Uint8Array,
    change: Partial<OrdersReader> = {},
  ): Promise<string> => {
    const outcome = await opened(bytes, change);
    expect(codesOf(outcome)[0]).toBe(code);
    return outcome.ok ? '' : (outcome.fault[0]?.phrase.template ?? '');
  };
  const plan = digging(ann, 1, 1);

  test('when they are no file of ours', async () => {
    await refused('not-ours', new TextEncoder().encode('%PDF-1.7 a letter'));
    await refused('not-ours', new Uint8Array());
  });
  test('when they are results', async () => {
    expect(await refused('wrong-kind', resultsFor(gm, ann))).toContain('.orders');
  });
  test('when a newer program made them', async () => {
    const bytes = await player().orders(plan);
    const text = Buffer.from(bytes).toString('latin1').replace('orders 1\n', 'orders 2\n');
    await refused('newer-program', Uint8Array.from(Buffer.from(text, 'latin1')));
    await refused('newer-program', await forgedByAnn({ edition: 2 }, '{}'));
  });
  test('when earlier rules made them', async () => {
    await refused('older-program', await player().orders(plan), { edition: 2 });
  });
  test('when the end is missing', async () => {
    const bytes = await player().orders(plan);
    await refused('truncated', bytes.subarray(0, bytes.length - 1));
    await refused('truncated', bytes.subarray(0, 150));
  });
  test('when a byte of the body has changed', async () => {
    const bytes = (await player().orders(plan)).slice();
    bytes[bytes.length - 9] = (bytes[bytes.length - 9] as number) ^ 1;
    await refused('damaged', bytes);
  });
  test('when the open part was changed after signing', async () => {
    const text = Buffer.from(await player().orders(plan))
      .toString('latin1')
      .replace('"turn":1', '"turn":2');
    await refused('changed-after-signing', Uint8Array.from(Buffer.from(text, 'latin1')));
  });
  test('when the body was exchanged and the digest mended', async () => {
    const parts = splitFile(await player().orders(plan));
    const other = splitFile(await player().orders(digging(ann, 1, 2)));
    if (!parts.ok || !other.ok) throw new Error('whole files');
    await refused(
      'changed-after-signing',
      joinFile(other.value.head, parts.value.signature, other.value.body),
    );
  });
  test('when the signature is spelt otherwise', async () => {
    const parts = splitFile(await player().orders(plan));
    if (!parts.ok) throw new Error('whole file');
    const { head, signature, body } = parts.value;
    // The last of the 86 signs carries four spare bits: A, Q, g and w are the only canonical ones.
    const sign = signature.charAt(85);
    const twin = String.fromCharCode(sign.charCodeAt(0) + 1);
    expect(Buffer.from(signature.replace(`${sign}==`, `${twin}==`), 'base64')).toEqual(
      Buffer.from(signature, 'base64'),
    );
    await refused('changed-after-signing', joinFile(head, signature.replace(`${sign}==`, `${twin}==`), body));
  });
  test('when another empire signed them', async () => {
    const template = await refused('not-signed-by-seat', await player(bob).orders(plan, { seat: ann }));
    expect(template).toContain('{signer}');
  });
  test('when they are signed with a key the seat had before', async () => {
    const signKeys: OrdersReader['signKeys'] = (seat) => ['', ...(reader().signKeys(seat) ?? [])];
    await refused('not-signed-by-seat', await player().orders(plan), { signKeys });
  });
  test('when they belong to another game', async () => {
    await refused('other-game', await player().orders(plan), { game: 'gw8' });
  });
  test('when no such empire plays', async () => {
    await refused('other-empire', await player().orders(plan, { seat: seatId('zoe') }));
  });
  test('when they are of another turn', async () => {
    await refused('older-turn', await player().orders(plan), { turn: 2 });
    await refused('later-turn', await player().orders(plan, { turn: 2 }));
  });
  test('when they are sealed to somebody else, or not at all', async () => {
    await refused(
      'cannot-unseal',
      await player().orders(plan, { recipient: (await sealing.newKeys()).publicly.seal }),
    );
    await refused('not-sealed', await forgedByAnn({ sealed: 'open' }, '{}'));
  });
  test('when nobody can make sense of what they say', async () => {
    await refused('unreadable-body', await forgedByAnn({}, 'not json'));
    await refused(
      'unreadable-body',
      await forgedByAnn({}, stableText({ plan: {}, basis: 'x', program: '1', status: 'final' })),
    );
    await refused('unreadable-body', await forgedByAnn({}, `${'['.repeat(200_000)}${']'.repeat(200_000)}`));
  });
  test('when they belong to another ruleset', async () => {
    await refused('wrong-ruleset', await player().orders(plan), { ruleset: 'tic-tac-toe' });
  });
  test('when they are, or unpack to, more than a turn can be', async () => {
    await refused('too-large', await forgedByAnn({}, ' '.repeat(16_000_001)));
    await refused('too-large', new Uint8Array(32_000_001));
  });
});

describe('results are refused', () => {
  test('when they are orders', async () => {
    expect(codesOf(await player().open(await player().orders({ hq: [], units: {} })))).toEqual([
      'wrong-kind',
    ]);
  });

  test('when they are of a game, an empire or rules that were not asked for', async () => {
    const bytes = resultsFor(gm, ann);
    const open = (change: object, edition = (): number | undefined => 1) =>
      openResultsFile(sealing, bytes, { opening: {}, edition, ...change });
    expect(codesOf(await open({ game: 'gw8' }))).toEqual(['other-game']);
    expect(codesOf(await open({ seat: bob }))).toEqual(['other-empire']);
    expect(codesOf(await open({}, () => undefined))).toEqual(['wrong-ruleset']);
    expect(codesOf(await open({}, () => 2))).toEqual(['older-program']);
    expect(codesOf(await open({ game: 'gw9', seat: ann }))).toEqual([]);
  });

  test('when another game master signed them', async () => {
    const other = await toyGame(folder.of('other.game'), { seed: 'another' });
    expect(codesOf(await player().open(resultsFor(other, ann)))).toEqual(['not-signed-by-gm']);
    other.close();
  });

  test('when an invitation was changed after signing', async () => {
    const text = Buffer.from(resultsFor(gm, ann)).toString('latin1').replace('"seat":"ann"', '"seat":"cid"');
    const bytes = Uint8Array.from(Buffer.from(text, 'latin1'));
    expect(codesOf(await new Player().open(bytes))).toEqual(['changed-after-signing']);
    expect(codesOf(await player().open(bytes))).toEqual(['changed-after-signing']);
  });
});
