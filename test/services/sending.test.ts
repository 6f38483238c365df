import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mostSent, type SendingWishes, type SentRow } from '#contract/player/sending.ts';
import { good } from '#kernel/words/result.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import { systemDesktop } from '#main/adapters/desktop.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { mailtoLink, longestLink, textsOf, usualWishes } from '#main/services/mail/letter.ts';
import { makeRecords } from '#main/services/sending/record.ts';
import { key, mailbox, of, seatFolder, wishes, world } from '../support/mail/world.ts';
import { saidBy } from '../support/desk/gmWorld.ts';
import { openings } from '../support/play/openings.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { codesOf, valueOf } from '../support/play/toyGame.ts';

afterAll(removeFolders);

test('a mail is laid out: orders file written, mail program opened with everything, the file shown', async () => {
  const { root, client, openings: seen } = await world();
  valueOf(await client['sending.set']({ of, wishes: wishes() }));
  const laid = valueOf(await client['sending.compose']({ key }));
  expect(laid).toMatchObject({
    to: mailbox,
    file: 'toyN01-ann.orders',
    folder: join(seatFolder(root), 'orders'),
    opened: true,
    revealed: true,
    cut: false,
  });
  const written = readFileSync(join(laid.folder, laid.file));
  expect(splitFile(written)).toMatchObject({ ok: true, value: { kind: 'orders' } });
  expect(Buffer.from(laid.base64, 'base64').equals(written)).toBe(true);
  const [link = '', folder] = seen.opened();
  expect(folder).toBe(laid.folder);
  const read = new URL(link);
  expect(decodeURIComponent(read.pathname)).toBe(mailbox);
  expect(read.searchParams.get('subject')).toBe(laid.subject);
  expect(laid.subject).toContain('turn 1');
  expect(read.searchParams.get('body')).toBe(laid.body.replaceAll('\n', '\r\n'));
  expect(laid.body).toContain('toyN01-ann.orders');
  expect(valueOf(await client['sending.get']({ of })).sent).toMatchObject([
    { turn: 1, file: laid.file, to: mailbox, how: 'program', revision: 1 },
  ]);
});

test('where no program can be asked, the link and the texts come all the same', async () => {
  const broken = await world({ exitCode: 3 });
  valueOf(await broken.client['sending.set']({ of, wishes: wishes() }));
  expect(valueOf(await broken.client['sending.compose']({ key }))).toMatchObject({
    opened: false,
    revealed: false,
    to: mailbox,
  });
  expect(broken.openings.opened()[0]).toMatch(/^mailto:gm%2Borders@example\.org\?subject=/);
  expect(valueOf(await broken.client['sending.get']({ of })).sent).toEqual([]);
  const bare = await world({ desktop: systemDesktop('linux', { PATH: '/nowhere', DISPLAY: ':99' }) });
  valueOf(await bare.client['sending.set']({ of, wishes: wishes() }));
  expect(valueOf(await bare.client['sending.compose']({ key }))).toMatchObject({
    opened: false,
    revealed: false,
  });
  const dark = await world({ desktop: systemDesktop('linux', { PATH: process.env['PATH'] }) });
  valueOf(await dark.client['sending.set']({ of, wishes: wishes() }));
  expect(valueOf(await dark.client['sending.compose']({ key })).opened).toBe(false);
});

test('opened programs do not hear the passphrase of the keys, and nothing but mail is opened', async () => {
  const folder = tempFolder();
  const seen = openings(folder);
  const desktop = systemDesktop('linux', { ...seen.env, SEALED_ORDERS_PASSPHRASE: 'never told' });
  expect(await desktop.openMail('https://example.org')).toBe(false);
  expect(seen.opened()).toEqual([]);
  expect(await desktop.openMail('mailto:a@b?subject=%24%28touch%20x%29')).toBe(true);
  expect(seen.opened()).toEqual(['mailto:a@b?subject=%24%28touch%20x%29']);
  expect(readFileSync(join(folder, 'opened-phrase'), 'utf8')).toBe('');
});

test('links are encoded as RFC 6068 wants it, and never longer than a system hands on', () => {
  const hard = {
    to: "o'hara&co@example.org",
    subject: 'A & B? 50% #1 ("q")',
    body: 'one\ntwo=2&cc=x@y\u00e9\u{1f680}',
  };
  const { link } = mailtoLink(hard);
  expect(link).not.toMatch(/[\s"'()<>`$;|\\]/);
  expect(link.split('&').length).toBe(2);
  const [address = '', query = ''] = link.slice('mailto:'.length).split('?');
  const members = Object.fromEntries(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent)));
  expect(decodeURIComponent(address)).toBe(hard.to);
  expect(members).toEqual({ subject: hard.subject, body: hard.body.replace('\n', '\r\n') });
  const long = mailtoLink({ ...hard, body: '\u00e9'.repeat(1_000) });
  expect(long.cut).toBe(true);
  expect(long.link.length).toBeLessThanOrEqual(longestLink);
  expect(long.link).toContain('subject=');
  const longer = mailtoLink({ ...hard, subject: '\u00e9'.repeat(300) });
  expect(longer.link.length).toBeLessThanOrEqual(longestLink);
  expect(
    textsOf(
      { to: '', subject: '{empire} {turn}', body: '{other} {game}' },
      { game: 'gw9', turn: 7, seat: 'A\nB', file: 'f' },
    ),
  ).toEqual({ to: '', subject: 'A B 7', body: '{other} gw9' });
});

test('wishes are kept with the seat, only for its owner, and put aside when they cannot be read', async () => {
  const { root, client, again } = await world();
  const path = join(seatFolder(root), 'sending.json');
  expect(valueOf(await client['sending.get']({ of }))).toMatchObject({
    wishes: usualWishes,
    sent: [],
    hasPassword: false,
    keepsPasswords: false,
  });
  valueOf(await client['sending.set']({ of, wishes: { ...wishes(), body: 'Short.' } }));
  expect(statSync(path).mode & 0o077).toBe(0);
  const anew = await again();
  expect(valueOf(await anew['sending.get']({ of })).wishes).toEqual({ ...wishes(), body: 'Short.' });
  writeFileSync(path, '{"format":1,"wishes":{"to":"x"}');
  expect(valueOf(await anew['sending.get']({ of }))).toMatchObject({
    wishes: usualWishes,
    putAside: 'sending-unreadable.json',
  });
  expect(existsSync(join(seatFolder(root), 'sending-unreadable.json'))).toBe(true);
  expect(valueOf(await anew['sending.get']({ of })).putAside).toBeUndefined();
});

test('what cannot be sent is refused with its reason', async () => {
  const { client } = await world();
  const set = (changed: SendingWishes): Promise<unknown> =>
    client['sending.set']({ of, wishes: changed }).then(codesOf);
  expect(await set({ ...wishes(), to: 'nobody' })).toEqual(['bad-address']);
  expect(await set({ ...wishes(), to: 'a@b, c@d' })).toEqual(['bad-address']);
  expect(await set(wishes({ security: 'none', host: 'mail.example.org' }))).toEqual(['not-encrypted']);
  expect(await set(wishes({ security: 'none', host: '127.0.0.1.example.org' }))).toEqual(['not-encrypted']);
  expect(await set(wishes({ host: 'http://x/', from: 'me' }))).toEqual(['bad-host', 'bad-address']);
  expect(codesOf(await client['sending.compose']({ key }))).toEqual(['no-address']);
  valueOf(await client['sending.set']({ of, wishes: wishes() }));
  const mailed = await client['sending.mail']({ key });
  expect(codesOf(mailed)).toEqual(['no-server']);
  expect(saidBy(mailed)).toMatch(/Fill it in under «Send to the game master», or choose your mail program/);
  valueOf(await client['sending.set']({ of, wishes: wishes({}) }));
  expect(codesOf(await client['sending.mail']({ key }))).toEqual(['password-wanted']);
  expect(codesOf(await client['sending.compose']({ key: { ...key, turn: 9 } }))).toEqual(['turn-not-here']);
  expect(codesOf(await client['sending.get']({ of: { game: 'gw9', seat: 'bob' } }))).toEqual([
    'seat-not-here',
  ]);
});

test('wishes far too long to be ours are put aside as well', async () => {
  const { root, client } = await world();
  valueOf(await client['sending.set']({ of, wishes: wishes() }));
  writeFileSync(join(seatFolder(root), 'sending.json'), 'x'.repeat(3_000_000));
  expect(valueOf(await client['sending.get']({ of })).putAside).toBe('sending-unreadable.json');
});

test('wishes that cannot be read just now stay where they are', async () => {
  const { root, client } = await world();
  // What stands in their place is no file: no program can read it, and none should take it away.
  mkdirSync(join(seatFolder(root), 'sending.json'));
  expect(codesOf(await client['sending.get']({ of }))).not.toEqual([]);
  expect(statSync(join(seatFolder(root), 'sending.json')).isDirectory()).toBe(true);
});

test('of very many mails the last ones are remembered', async () => {
  const records = makeRecords(nodeFiles(), nodeFolders);
  const folder = tempFolder();
  const sent = Array.from({ length: mostSent + 2 }, (_, at): SentRow => ({
    turn: at + 1,
    file: 'a.orders',
    to: mailbox,
    at,
    how: 'program',
    receipt: '',
    revision: 1,
  }));
  valueOf(await records.change(folder, () => good({ wishes: usualWishes, sent })));
  expect(valueOf(await records.read(folder)).sent.map(({ turn }) => turn)).toEqual(
    sent.slice(2).map(({ turn }) => turn),
  );
});
