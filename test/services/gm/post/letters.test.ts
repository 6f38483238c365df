import { expect, test } from 'vitest';

import type { LetterDraft } from '#contract/gm/letters.ts';
import type { Mail } from '#main/ports/mail.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { draftOf, keepDraft, letterLink, postLetter, showLetter } from '#main/services/gm/post/letters.ts';
import { sendOut, settleLetter } from '#main/services/gm/post/outbox.ts';
import { setWishes } from '#main/services/gm/policy/wishes.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { ann, bob, cid, codesOf, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';
import { clock, ordersOf, postGames } from '../../../support/mail/postWorld.ts';

const { begin } = postGames();
const who = 'test';
const server = { host: 'localhost', port: 25, security: 'none', user: '', from: 'gm@example.org' } as const;
const letter = (more: Partial<LetterDraft> = {}): LetterDraft => ({
  to: 'all',
  seats: [],
  subject: 'A week off',
  text: 'No turn next week.  \n\nYours',
  ...more,
});

async function mailed() {
  const made = await begin();
  valueOf(setWishes(made.gm.store, clock, who, { minutes: 15, server }));
  return made;
}

/** Sends all that is due at a moment; what the server was handed. */
async function sentAt({ store }: Gm, now: string): Promise<readonly Mail[]> {
  const handed: Mail[] = [];
  const mailer = {
    send: () => Promise.reject(new Error('not asked')),
    hand: async (_: unknown, __: unknown, mail: Mail) => (
      handed.push(mail),
      { kind: 'taken', said: '250' } as const
    ),
  };
  await sendOut({ mailer, clock: { now: () => now } }, store, server, undefined);
  return handed;
}

test('a letter goes singly to everybody with an address, exactly as its preview shows, and nobody sees another’s address', async () => {
  const { gm } = await mailed();
  const shown = valueOf(showLetter(gm, letter()));
  expect(shown).toEqual({
    subject: 'A week off',
    text: 'No turn next week.\n\nYours\n',
    mailed: true,
    without: [cid],
    to: [
      { seats: [ann], player: 'ann', address: 'ann@example.org', before: false },
      { seats: [bob], player: 'bob', address: 'bob@example.org', before: false },
    ],
  });
  expect(gm.store.post.letters()).toEqual([]);
  valueOf(postLetter(gm, clock, letter(), { who }));
  const mails = await sentAt(gm, clock.now());
  expect(mails.map(({ to, subject, body }) => ({ to, subject, body }))).toEqual(
    shown.to.map(({ address }) => ({ to: address, subject: shown.subject, body: shown.text })),
  );
  for (const mail of mails) expect(JSON.stringify(mail).match(/[a-z]+@example\.org/g)).toEqual([mail.to]);
  // A person wrote it: programs of others may answer it as they answer people.
  expect(mails.every((mail) => mail.automatic === undefined)).toBe(true);
  expect(gm.store.log().at(-2)?.what).toContain('a letter «A week off» was written to ann and bob');
});

test('those missing are whoever has sent nothing that could count, and nobody is missing once all have', async () => {
  const { gm, players } = await mailed();
  await gm.takeOrders(await ordersOf(players, 'ann'), 'ann.orders');
  expect(valueOf(showLetter(gm, letter({ to: 'missing' }))).to.map(({ address }) => address)).toEqual([
    'bob@example.org',
  ]);
  for (const one of ['bob', 'cid'] as const)
    await gm.takeOrders(await ordersOf(players, one), `${one}.orders`);
  expect(codesOf(showLetter(gm, letter({ to: 'missing' })))).toEqual(['nobody-missing']);
});

test('some are those that are named; who stands in gets it too; one person who plays twice gets it once', async () => {
  const { gm } = await mailed();
  expect(
    valueOf(showLetter(gm, letter({ to: 'some', seats: [bob] }))).to.map(({ address }) => address),
  ).toEqual(['bob@example.org']);
  expect(codesOf(showLetter(gm, letter({ to: 'some', seats: ['dora'] })))).toEqual(['no-such-seat']);
  expect(codesOf(showLetter(gm, letter({ to: 'some', seats: [] })))).toEqual(['nobody-to-write-to']);
  gm.store.setStandIn(ann, {
    player: 'Kim',
    address: 'kim@example.org',
    since: 1,
    ...(await sealing.newKeys()),
  });
  gm.store.setPlayer(cid, { player: 'bob', address: 'BOB@example.org' });
  expect(valueOf(showLetter(gm, letter())).to).toMatchObject([
    { seats: [ann], address: 'ann@example.org' },
    { seats: [ann], player: 'Kim', address: 'kim@example.org' },
    { seats: [bob, cid], address: 'bob@example.org' },
  ]);
});

test('asked for twice it goes once, until it is to go again; what was taken back can be written anew', async () => {
  const { gm } = await mailed();
  const first = valueOf(postLetter(gm, clock, letter(), { who, holdMs: 20_000 }));
  expect(valueOf(postLetter(gm, clock, letter(), { who }))).toMatchObject({
    letters: [],
    before: ['ann', 'bob'],
  });
  // It waits for a while, and what is taken back in that time never goes.
  expect(await sentAt(gm, clock.now())).toEqual([]);
  valueOf(settleLetter(gm.store, clock, who, first.letters[0]?.number ?? 0, 'withdraw'));
  expect((await sentAt(gm, '2026-11-21T18:30:20.000Z')).map(({ to }) => to)).toEqual(['bob@example.org']);
  expect(valueOf(postLetter(gm, clock, letter(), { who })).letters.map(({ to }) => to)).toEqual([
    'ann@example.org',
  ]);
  expect(valueOf(postLetter(gm, clock, letter(), { who, again: true })).letters.map(({ to }) => to)).toEqual([
    'ann@example.org',
    'bob@example.org',
  ]);
  expect(new Set(gm.store.post.letters().map(({ key }) => key)).size).toBe(gm.store.post.letters().length);
  const mails = await sentAt(gm, clock.now());
  expect(mails.map(({ to }) => to)).toEqual(['ann@example.org', 'ann@example.org', 'bob@example.org']);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(3);
});

test('a draft stays until that letter goes, over closing the game, and another letter leaves it alone', async () => {
  const made = await mailed();
  const draft = letter({ text: 'Half a sen' });
  valueOf(keepDraft(made.gm.store, draft, undefined));
  made.gm.close();
  const gm = valueOf(await openGame(testPorts(), gameFiles, made.path, () => toy()));
  expect(draftOf(gm.store)).toEqual(draft);
  valueOf(postLetter(gm, clock, letter(), { who }));
  expect(draftOf(gm.store)).toEqual(draft);
  valueOf(postLetter(gm, clock, draft, { who }));
  expect(draftOf(gm.store)).toBeUndefined();
});

test('a letter without words, to nobody with an address, or without a server is refused, and nothing is written', async () => {
  const { gm } = await begin();
  expect(codesOf(showLetter(gm, letter({ subject: '  ' })))).toEqual(['no-subject']);
  expect(codesOf(showLetter(gm, letter({ text: ' \n ' })))).toEqual(['no-text']);
  expect(codesOf(postLetter(gm, clock, letter(), { who }))).toEqual(['no-server']);
  valueOf(setWishes(gm.store, clock, who, { minutes: 15, server }));
  expect(codesOf(postLetter(gm, clock, letter({ to: 'some', seats: [cid] }), { who }))).toEqual([
    'no-addresses',
  ]);
  expect(gm.store.post.letters()).toEqual([]);
});

test('where no server is set up a link opens the mail program with everybody under BCC, and says what it had no room for', async () => {
  const { gm } = await begin();
  const shown = valueOf(showLetter(gm, letter({ subject: 'Spring & "summer"' })));
  expect(shown.mailed).toBe(false);
  expect(letterLink(shown)).toEqual({
    link: 'mailto:?bcc=ann@example.org,bob@example.org&subject=Spring%20%26%20%22summer%22&body=No%20turn%20next%20week.%0D%0A%0D%0AYours%0D%0A',
    cut: 'nothing',
  });
  expect(letterLink({ ...shown, text: 'x'.repeat(3_000) })).toMatchObject({
    cut: 'text',
    link: expect.stringContaining('bcc=ann@example.org,bob@example.org'),
  });
  const many = Array.from({ length: 200 }, (_, at) => ({
    seats: [ann],
    player: '',
    address: `player-${at}@example.org`,
    before: false,
  }));
  expect(letterLink({ ...shown, to: many })).toEqual({ link: 'mailto:', cut: 'addresses' });
});
