import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { splitFile } from '#kernel/files/envelope.ts';
import { gmHere } from '../../../support/desk/gmCli.ts';
import { tempFolder, valueOf } from '../../../support/desk/gmWorld.ts';
import { startScriptedImap } from '../../../support/mail/scriptedImap.ts';
import { type Applicant, applicant } from '../../../support/desk/signUps.ts';
import { longTest } from '../../../support/sample.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let ann: Applicant;
let bob: Applicant;
beforeAll(async () => {
  folder = await tempFolder();
  ann = await applicant('Ann', 'galactic-empires');
  bob = await applicant('Bob', 'galactic-empires');
});
afterAll(() => folder.end());

const gm = (...words: readonly string[]) => gmHere(words, folder.path);
/** A folder with these forms, saved one after the other. */
function forms(name: string, given: readonly (readonly [string, Uint8Array])[]): string {
  mkdirSync(folder.of(name));
  for (const [at, [file, bytes]] of given.entries()) {
    writeFileSync(folder.of(`${name}/${file}`), bytes);
    utimesSync(folder.of(`${name}/${file}`), 1_000_000 + at, 1_000_000 + at);
  }
  return name;
}
const [romulan, klingon] = ['romulan-star-empire', 'klingon-empire'] as const;

test('gm sign-up lists who signed up, which form of a person counts, and what is wrong with others', async () => {
  const path = forms('mixed', [
    ['ann.signup', ann.form([romulan])],
    ['bob.signup', bob.form([])],
    ['ann2.signup', ann.form([klingon, romulan], '2026-11-22T11:00:00.000Z')],
    ['cut.signup', bob.form([]).slice(0, 100)],
  ]);
  const { code, out, err } = await gm('sign-up', path);
  expect(code).toBe(1);
  expect(out.replaceAll(/\s+/g, ' ')).toBe(
    'Bob <bob@example.org>, Galactic Empires (bob.signup) any side Ann <ann@example.org>, Galactic Empires (ann2.signup) Klingon Empire, then Romulan Star Empire ann.signup: ann2.signup is a later form of Ann, and counts. ',
  );
  expect(err.replaceAll(/\s+/g, ' ')).toMatch(/^cut\.signup: This file is cut short/);
  const { out: json } = await gm('sign-up', path, '--json');
  expect(JSON.parse(json)).toMatchObject({
    forms: [{ player: 'Bob' }, { player: 'Ann', sides: [klingon, romulan] }],
    replaced: [{ name: 'ann.signup', by: 'ann2.signup', strange: false }],
    refused: [{ name: 'cut.signup', problems: [{ code: 'truncated' }] }],
  });
  expect((await gm('sign-up', path, '--rules', 'star-fleet-warlord')).err.replaceAll(/\s+/g, ' ')).toContain(
    'This form is for a game of Galactic Empires; you begin one of Star Fleet Warlord',
  );
  mkdirSync(folder.of('empty'));
  expect(await gm('sign-up', 'empty')).toMatchObject({ code: 2, out: '' });
});

test('gm new --sign-up deals the sides by wish in the order of arrival, says so, and seals the invitations', async () => {
  const path = forms('good', [
    ['ann.signup', ann.form([klingon])],
    ['bob.signup', bob.form([klingon, romulan])],
  ]);
  const begun = await gm('new', 'a.game', '--size', 'small', '--sign-up', path, '--out', 'out');
  expect([begun.code, begun.err]).toEqual([0, '']);
  expect(begun.out.replaceAll(/\s+/g, ' ')).toContain(
    'Sides were dealt to 2 players who signed up, in the order in which their forms came in. Ann: Klingon Empire (wish 1); Bob: Romulan Star Empire (wish 2).',
  );
  const status = JSON.parse((await gm('status', 'a.game', '--json')).out) as {
    readonly seats: readonly { readonly seat: string; readonly player: string; readonly address: string }[];
  };
  const played = status.seats.filter(({ player }) => player !== '');
  expect(played.map(({ seat, player }) => [seat, player]).sort()).toEqual([
    [klingon, 'Ann'],
    [romulan, 'Bob'],
  ]);
  const file = readdirSync(folder.of('out')).find((name) => name.includes(klingon));
  const parts = splitFile(new Uint8Array(readFileSync(folder.of(`out/${file ?? ''}`))));
  expect(valueOf(parts).header.sealed).toBe('age');
});

test('dice that follow from words deal the same sides again, and the log says from which', async () => {
  const seats = async (game: string, words: string) => {
    expect((await gm('new', game, '--empires', '3', '--sign-up', 'good', '--deal', words)).code).toBe(0);
    const { seats: all } = JSON.parse((await gm('status', game, '--json')).out) as {
      readonly seats: readonly { readonly seat: string; readonly player: string }[];
    };
    return all
      .filter(({ player }) => player !== '')
      .map(({ seat, player }) => `${player} ${seat}`)
      .sort()
      .join();
  };
  expect(await seats('d1.game', 'lotto 7')).toBe(await seats('d2.game', 'lotto 7'));
  const others = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => seats(`e${at}.game`, `lotto ${at}`)));
  // Both wish the Klingon Empire first: whoever chooses first has it. Bob has a second wish; to Ann dice give any side.
  const annFirst = `Ann ${klingon},Bob ${romulan}`;
  for (const one of others)
    if (one !== annFirst) expect(one).toMatch(new RegExp(`^Ann [a-z0-9-]+,Bob ${klingon}$`));
  expect(others.filter((one) => one === annFirst).length).toBeGreaterThan(0);
  expect(others.filter((one) => one !== annFirst).length).toBeGreaterThan(0);
});

test('with a form that cannot be used no game is begun; nor with dice for nobody', async () => {
  const bad = await gm('new', 'none.game', '--size', 'small', '--sign-up', 'mixed');
  expect([bad.code, existsSync(folder.of('none.game'))]).toEqual([1, false]);
  expect(bad.err).toContain('cut.signup: This file is cut short');
  expect(bad.err).toContain('The game was not begun: 1 form cannot be used.');
  const dice = await gm('new', 'none.game', '--size', 'small', '--deal', 'lotto');
  expect([dice.code, existsSync(folder.of('none.game'))]).toEqual([2, false]);
});

test('whoever is named by --seat with the address of a form keeps that side, and their invitation is sealed too', async () => {
  const begun = await gm(
    ...['new', 'f.game', '--empires', '3', '--sign-up', 'good'],
    ...['--seat', `${klingon}=Robert <BOB@example.org>`, '--out', 'fixed'],
  );
  expect(begun.out.replaceAll(/\s+/g, ' ')).toMatch(
    /Sides were dealt to 1 player who signed up.*Ann: .*none of their wishes/,
  );
  const file = (await import('node:fs'))
    .readdirSync(folder.of('fixed'))
    .find((name) => name.includes(klingon));
  expect(
    valueOf(splitFile(new Uint8Array(readFileSync(folder.of(`fixed/${file ?? ''}`))))).header.sealed,
  ).toBe('age');
});

/** A mail with a form, as it lies in a mailbox. */
const mailed = (from: string, name: string, form: Uint8Array) =>
  new Uint8Array(
    Buffer.from(
      [
        `From: ${from}`,
        'To: gm@example.org',
        'Subject: Count me in',
        `Message-ID: <${name}@example.org>`,
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'I would like to play.',
        '--b',
        `Content-Type: application/octet-stream; name=${name}`,
        `Content-Disposition: attachment; filename=${name}`,
        'Content-Transfer-Encoding: base64',
        '',
        ...(Buffer.from(form)
          .toString('base64')
          .match(/.{1,76}/g) ?? []),
        '--b--',
        '',
      ].join('\r\n'),
    ),
  );

test('gm sign-up fetches the forms in a mailbox into a folder, none of them twice, and marks their letters alone', async () => {
  const imap = await startScriptedImap([
    mailed('ann@example.org', 'ann.signup', ann.form([klingon])),
    mailed('aunt@example.org', 'holiday.png', new Uint8Array(900).fill(7)),
    mailed('bob@example.org', 'bob.signup', bob.form([])),
  ]);
  writeFileSync(folder.of('secret'), 'right\n');
  const fetch = () =>
    gm('sign-up', 'mailed', '--imap', `none://gm@127.0.0.1:${imap.port}/INBOX`, '--password-file', 'secret');
  const { code, out, err } = await fetch();
  expect([code, err]).toEqual([0, '']);
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(
    /^From ann@example\.org: a sign-up form of Ann for Galactic Empires waits for the new game\. From bob@.* Ann <ann@example\.org>/,
  );
  expect([readdirSync(folder.of('mailed')).length, [...imap.seen].sort()]).toEqual([2, [1, 3]]);
  const again = await fetch();
  expect([again.code, again.out.includes('waits for the new game')]).toEqual([0, false]);
  expect(readdirSync(folder.of('mailed')).length).toBe(2);
  await imap.stop();
  expect((await gm('sign-up', 'mailed', '--imap', 'none://gm@imap.example.org:143')).code).toBe(2);
});

test('gm mail and gm watch keep forms of a running game’s mailbox in a folder, and answer them', async () => {
  const imap = await startScriptedImap([mailed('ann@example.org', 'ann.signup', ann.form([klingon]))]);
  writeFileSync(folder.of('secret'), 'right\n');
  const [mailing, watching] = ['mailing.game', 'watching.game'];
  for (const game of [mailing, watching]) {
    expect((await gm('new', game, '--size', 'small', '--out', `${game}-out`)).code).toBe(0);
    expect((await gm('mail', game, '--imap', `none://gm@127.0.0.1:${imap.port}/INBOX`)).code).toBe(0);
  }
  const fetched = await gm('mail', mailing, '--fetch', '--forms', 'newer', '--password-file', 'secret');
  expect(fetched.out.replaceAll(/\s+/g, ' ')).toContain(
    'a sign-up form of Ann for Galactic Empires waits for the new game',
  );
  expect([readdirSync(folder.of('newer')).length, [...imap.seen]]).toEqual([1, [1]]);
  const { letters } = JSON.parse((await gm('mail', mailing, '--status', '--json')).out) as {
    letters: readonly { readonly to: string; readonly kind: string }[];
  };
  expect(letters.map(({ to, kind }) => [to, kind])).toEqual([['ann@example.org', 'receipt']]);
  const once = ['--once', '--password-file', 'secret'];
  // It has no server to send the answer by, and says so.
  const { err } = await gm('watch', watching, '--mail', '--forms', 'newest', ...once);
  expect(err).toContain('No server for outgoing mail');
  expect(readdirSync(folder.of('newest')).length).toBe(1);
  await imap.stop();
});

longTest('gm sign-up reads a mailbox to its end, though one look takes 2,000 letters', async () => {
  const form = mailed('ann@example.org', 'ann.signup', ann.form([klingon]));
  const chat = '("text" "plain" ("charset" "utf-8") NIL NIL "7bit" 9 1)';
  const octets = '("application" "octet-stream" NIL NIL NIL "base64" 900)';
  const imap = await startScriptedImap(
    Array.from({ length: 2_001 }, () => form),
    undefined,
    { structure: (uid) => (uid === 2_001 ? octets : chat) },
  );
  writeFileSync(folder.of('secret'), 'right\n');
  const { code, out } = await gm(
    ...['sign-up', 'late', '--imap', `none://gm@127.0.0.1:${imap.port}/INBOX`, '--password-file', 'secret'],
  );
  await imap.stop();
  expect([code, readdirSync(folder.of('late')).length]).toEqual([0, 1]);
  expect(out).toContain('From ann@example.org');
});
