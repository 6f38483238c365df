import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Gm } from '#main/services/gm/gm.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { replacePlayer } from '#main/services/gm/people/people.ts';
import { extensionOf, heldOf, setExtension, setHold } from '#main/services/gm/policy/policy.ts';
import { givenReason, plainReason } from '#main/services/gm/policy/reason.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Player } from '../../../support/desk/gmWorld.ts';
import {
  ann,
  codesOf,
  digging,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

const ports = testPorts();
let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
beforeAll(async () => {
  folder = await tempFolder();
  gm = await toyGame(folder.of('why.game'));
  const player = (await playersOf(gm))[ann] as Player;
  await gm.takeOrders(await player.orders(digging(ann, 1, 1)), 'first.orders');
  await gm.run();
  valueOf(await player.open(resultsFor(gm, ann)));
  await gm.takeOrders(await player.orders(digging(ann, 2, 1)), 'second.orders');
});
afterAll(async () => {
  gm.close();
  await folder.end();
});

test('a reason is one line of what letters can show, and may be missing where none is needed', () => {
  expect(valueOf(plainReason(' a palace\n\tcoup\u202e (GE\u00a07290)\ud800 '))).toBe(
    'a palace coup (GE 7290)',
  );
  expect(valueOf(plainReason(' \n\u200e'))).toBe('');
  expect(codesOf(givenReason(' \n\u200e'))).toEqual(['no-reason']);
});

describe('a reason of 500 characters is kept as it was given, a longer one is refused and changes nothing', () => {
  const person = { player: 'Kim', address: '' };
  const deeds: readonly (readonly [
    string,
    (why: string) => Outcome<unknown> | Promise<Outcome<unknown>>,
    () => unknown,
  ])[] = [
    ['a hold', (why) => setHold(ports, gm.store, why), () => heldOf(gm.store)],
    [
      'an extension',
      (why) => setExtension(ports, gm.store, { at: '2030-01-01T00:00Z', reason: why }),
      () => extensionOf(gm.store)?.reason,
    ],
    [
      'orders let in',
      (why) => settleOrders(ports, gm, 2, { take: true, why }),
      () => gm.store.received(2)[0]?.reason,
    ],
    [
      'orders set aside',
      (why) => settleOrders(ports, gm, 2, { take: false, why }),
      () => gm.store.received(2)[0]?.reason,
    ],
    [
      'a replacement',
      (why) => replacePlayer(ports, gm, ann, { person, why }),
      () => gm.store.log().at(-1)?.what.split('Kim. ')[1],
    ],
    ['a run', (why) => gm.rerun({ turn: 1, dice: 'same', why }), () => gm.store.undone().at(-1)?.why],
    ['a going back', (why) => gm.back({ turn: 1, why }), () => gm.store.undone().at(-1)?.why],
  ];

  // A star is two characters of a file.
  test.each(deeds)('%s', async (_, deed, kept) => {
    const before = gm.store.log();
    expect(codesOf(await deed('\u{1f320}'.repeat(251)))).toEqual(['long-reason']);
    expect(gm.store.log()).toEqual(before);
    valueOf(await deed('\u{1f320}'.repeat(250)));
    expect(kept()).toBe('\u{1f320}'.repeat(250));
  });
});
