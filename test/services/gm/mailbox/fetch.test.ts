import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InMail, MailPlace } from '#main/ports/mail.ts';
import { fetchMail } from '#main/services/gm/mailbox/fetch.ts';
import { setWishes } from '#main/services/gm/policy/wishes.ts';
import { tempFolder, valueOf } from '../../../support/desk/gmWorld.ts';
import { letter, ordersOf, postGame } from '../../../support/mail/postWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

const box = { host: 'imap.example.org', port: 993, security: 'tls', user: 'gm', folder: 'INBOX' } as const;

test('a look goes on where the last one ended in the same mailbox, from the beginning of the game; only what was about it is marked, and told in the log', async () => {
  const { gm, players } = await postGame(folder.of('toy.game'));
  const clock = { now: () => '2026-12-01T00:00:00.000Z' };
  const mails: InMail[] = [
    letter('aunt@example.org', []),
    letter('ann@example.org', [await ordersOf(players, 'ann')]),
  ];
  const looks: { from: MailPlace | undefined; since: string; marked: readonly boolean[] }[] = [];
  const look = (place: MailPlace) =>
    fetchMail(
      {
        clock,
        fetcher: {
          fetch: async (_, __, from, since, deal) => {
            const marked: boolean[] = [];
            for (const mail of mails) marked.push(await deal(mail));
            looks.push({ from, since, marked });
            return { ok: true, value: place };
          },
        },
      },
      gm,
      'secret',
    );
  valueOf(setWishes(gm.store, clock, 'desk', { minutes: 15, box }));
  expect(valueOf(await look({ validity: '7', uid: 2 }))).toEqual({
    letters: 1,
    files: 1,
    receipts: 1,
    said: ['From ann@example.org: file1.orders: final for ann; answered.'],
  });
  expect(gm.store.log().at(-1)).toMatchObject({
    who: 'mail',
    what: 'From ann@example.org: file1.orders: final for ann; answered.',
  });
  mails.length = 0;
  valueOf(await look({ validity: '7', uid: 4 }));
  // Any other mailbox, though only its folder is another, is looked through from the beginning.
  for (const other of [{ folder: 'Orders' }, { user: 'gm2' }, { host: 'mail.example.org' }, {}]) {
    valueOf(setWishes(gm.store, clock, 'desk', { minutes: 15, box: { ...box, ...other } }));
    valueOf(await look({ validity: '7', uid: 9 }));
  }
  const began = '2026-11-21T18:30:00.000Z';
  const [first, second] = [
    { from: undefined, since: began },
    { from: { validity: '7', uid: 2 }, since: began },
  ];
  expect(looks).toEqual([
    { ...first, marked: [false, true] },
    ...[second, first, first, first, first].map((one) => ({ ...one, marked: [] })),
  ]);
  gm.close();
});
