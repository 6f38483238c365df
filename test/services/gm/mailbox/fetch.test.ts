import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InMail, MailDealt, MailPlace } from '#main/ports/mail.ts';
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
  const looks: { from: MailPlace | undefined; since: string; marked: readonly MailDealt[] }[] = [];
  const look = (place: MailPlace) =>
    fetchMail(
      {
        clock,
        fetcher: {
          fetch: async (_, __, from, since, deal) => {
            const marked: MailDealt[] = [];
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

test('a letter whose form was left in the mailbox is left with it, and told in the log once', async () => {
  const { gm } = await postGame(folder.of('left.game'));
  const clock = { now: () => '2026-12-01T00:00:00.000Z' };
  valueOf(setWishes(gm.store, clock, 'desk', { minutes: 15, box }));
  const dealt: MailDealt[] = [];
  let mail = letter('bob@example.org', []);
  const look = () =>
    fetchMail(
      {
        clock,
        fetcher: {
          fetch: async (_, __, ___, ____, deal) => {
            dealt.push(await deal(mail));
            return { ok: true, value: { validity: '7', uid: 0 } };
          },
        },
        forms: async () => ({ dealt: 'left', said: [`A form waits. ${'x'.repeat(600)}`], answers: [] }),
      },
      gm,
      'secret',
    );
  expect([valueOf(await look()).letters, valueOf(await look()).letters, dealt]).toEqual([
    1,
    0,
    ['left', 'left'],
  ]);
  const times = () => gm.store.log().filter(({ what }) => what.startsWith('A form waits.')).length;
  expect(times()).toBe(1);
  // Another letter says the same of another form.
  mail = letter('bob@example.org', []);
  valueOf(await look());
  expect(times()).toBe(2);
  gm.close();
});
