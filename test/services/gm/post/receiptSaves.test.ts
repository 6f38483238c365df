import { expect, test } from 'vitest';

import { defaultPolicy } from '#contract/gm/policy.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import type { Player } from '../../../support/desk/gmWorld.ts';
import { ann, digging, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';
import { clock, letter, needs, postGames } from '../../../support/mail/postWorld.ts';

/* What a receipt says of which save counts, and why. */
const { begin } = postGames();
const from = 'ann@example.org';

async function world() {
  const { gm, players, path } = await begin();
  const save = (saves: number, times: number): Promise<Uint8Array> =>
    (players['ann'] as Player).orders(digging(ann, 1, times), { saves });
  const send = async (file: Uint8Array, hour = '18'): Promise<string> => {
    await takeLetter(needs, gm, letter(from, [file], { sent: `2026-11-21T${hour}:00:00.000Z` }));
    return lastOf(gm);
  };
  return { gm, path, save, send };
}
const lastOf = (gm: Gm): string => (gm.store.post.letters().at(-1)?.body ?? '').replace(/\s+/g, ' ');

test('an older save that arrives last is told what counts instead, and why', async () => {
  const { save, send } = await world();
  const first = await send(await save(2, 3));
  expect(first).toContain('counts, as final orders. It was understood as follows');
  expect(first).toContain('The last valid file that you saved counts, whatever the order of arrival');
  const second = await send(await save(1, 1));
  expect(second).toContain(
    'is valid, but file1.orders of Sat 21 Nov, 18:30 UTC counts instead: it was saved later (save 2) than these (save 1).',
  );
  expect(second).toContain(
    'To have file1.orders counted, open it, save the orders again and send the new file.',
  );
});

test('final orders sent once more are acknowledged as known, and it says that they count', async () => {
  const { save, send } = await world();
  const final = await save(2, 3);
  await send(final);
  await send(await save(1, 1));
  const again = await send(final, '20');
  expect(again).toContain('it had already arrived at Sat 21 Nov, 18:30 UTC, and changes nothing.');
  expect(again).toContain(
    'counts, as final orders. It was saved later (save 2) than file1.orders, which came in after it (save 1).',
  );
});

test('a late file that is let in, and was saved before the one that counts, is told so', async () => {
  const { gm, path, save, send } = await world();
  gm.store.setMemo('post', {
    server: { host: 'mail.example.org', port: 465, security: 'tls', user: '', from: 'games@example.org' },
    minutes: 15,
  });
  valueOf(setPolicy({ clock }, gm.store, { ...defaultPolicy, late: 'ask', runs: 'by-hand' }));
  await send(await save(2, 3));
  const afterwards = valueOf(
    await openGame(
      { ...testPorts(), clock: { now: () => '2026-11-25T02:00:00.000Z' } },
      gameFiles,
      path,
      () => toy(),
    ),
  );
  const late = await afterwards.takeOrders(await save(1, 1), 'late.orders');
  afterwards.close();
  valueOf(await settleOrders({ sealing, clock }, gm, late.number, { take: true }));
  expect(lastOf(gm)).toContain(
    'can count after all. Now file1.orders of Sat 21 Nov, 18:30 UTC counts: it was saved later (save 2) than these (save 1).',
  );
});
