import { readdirSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskNeeds } from '#main/services/desk/deskParts.ts';
import type { InMail, MailDealt, MailPlace } from '#main/ports/mail.ts';
import { mostMailed, takeMailedForms } from '#main/services/signUp/mailed.ts';
import { theseRulesets } from '#main/services/ruleset.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { deskOf } from '../../support/desk/deskOf.ts';
import { codesOf, tempFolder, testPorts, toy, valueOf } from '../../support/desk/gmWorld.ts';
import { type Applicant, applicant, signUpNow } from '../../support/desk/signUps.ts';
import { letter, ordersOf, postGame } from '../../support/mail/postWorld.ts';
import { unreadable } from '#test/support/problems.ts';

/* Forms that come by mail: out of the mailbox of a game, and out of one that is looked into for new games. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
let ann: Applicant;
let bob: Applicant;
beforeAll(async () => {
  folder = await tempFolder();
  [ann, bob] = [await applicant('Ann'), await applicant('Bob')];
});
afterAll(() => folder.end());

const clock = { now: () => signUpNow };
const box = { host: 'imap.example.org', port: 993, security: 'tls', user: 'gm', folder: 'INBOX' } as const;
const formFrom = (sender: string, bytes: Uint8Array, more: Partial<InMail> = {}): InMail =>
  letter(sender, [], { files: [{ name: 'me.signup', bytes }], ...more });

interface Look {
  readonly from: MailPlace | undefined;
  readonly since: string;
  readonly marked: readonly MailDealt[];
}
/** A desk whose mailbox holds these letters for whoever has the password. */
function deskWith(name: string, mails: readonly InMail[], more: Partial<DeskNeeds> = {}) {
  const looks: Look[] = [];
  const desk = deskOf(folder.of(name), {
    ports: { ...testPorts(), clock },
    rulesets: theseRulesets([toy()]),
    fetcher: {
      fetch: async (_, password, from, since, deal) => {
        if (password !== 'right') return { ok: false, fault: [unreadable('wrong-password', 'Wrong.')] };
        const marked: MailDealt[] = [];
        for (const mail of mails) marked.push(await deal(mail));
        looks.push({ from, since, marked });
        return { ok: true, value: { validity: '7', uid: 12 } };
      },
    },
    ...more,
  }).handlers;
  return { desk, looks };
}
const waiting = (name: string) => readdirSync(folder.of(`${name}/game-master/sign-up`)).length;

test('a look for new games takes in every form, says which are none, and marks only their letters', async () => {
  const { desk, looks } = deskWith('one', [
    formFrom('ann@example.org', ann.form([])),
    letter('aunt@example.org', [new Uint8Array([65])]),
    formFrom('eve@example.org', bob.form([]).slice(0, 99)),
    formFrom('bob@example.org', bob.form([])),
  ]);
  expect(valueOf(await desk['gm.formsBox']({}))).toEqual({ hasPassword: false, keepsPasswords: false });
  expect(codesOf(await desk['gm.fetchForms']({ ruleset: 'toy', box }))).toEqual(['password-wanted']);
  expect(
    codesOf(
      await desk['gm.fetchForms']({ ruleset: 'toy', box: { ...box, security: 'none' }, password: 'right' }),
    ),
  ).toEqual(['not-encrypted']);
  expect(codesOf(await desk['gm.fetchForms']({ ruleset: 'toy', box, password: 'wrong' }))).toEqual([
    'wrong-password',
  ]);
  const found = valueOf(await desk['gm.fetchForms']({ ruleset: 'toy', box, password: 'right' }));
  expect(found.waiting.map(({ player }) => player).sort()).toEqual(['Ann', 'Bob']);
  expect(found.said).toEqual([
    'From ann@example.org: a sign-up form of Ann for Toy waits for the new game.',
    expect.stringMatching(/^From eve@example\.org: me\.signup: /),
    'From bob@example.org: a sign-up form of Bob for Toy waits for the new game.',
  ]);
  expect(looks).toEqual([
    { from: undefined, since: '2026-08-24T12:00:00.000Z', marked: [true, false, true, true] },
  ]);
  // The box is proposed, with the password that was right, and read on from there.
  expect(valueOf(await desk['gm.formsBox']({}))).toEqual({ box, hasPassword: true, keepsPasswords: false });
  const again = valueOf(await desk['gm.fetchForms']({ ruleset: 'toy', box }));
  expect([looks.at(-1)?.from, again.said.length, waiting('one')]).toEqual([{ validity: '7', uid: 12 }, 1, 2]);
  // A slip of the hand forgets no password; one that is no longer right is forgotten.
  expect(codesOf(await desk['gm.fetchForms']({ ruleset: 'toy', box, password: 'slip' }))).toEqual([
    'wrong-password',
  ]);
  expect(valueOf(await desk['gm.formsBox']({})).hasPassword).toBe(true);
  // Another folder of the same user is another mailbox.
  valueOf(await desk['gm.fetchForms']({ ruleset: 'toy', box: { ...box, folder: 'Sign-up' } }));
  expect(looks.at(-1)?.from).toBe(undefined);
});

test('a form that a game was begun with does not come back with its letter, but can be added by hand', async () => {
  const form = ann.form([]);
  const { desk } = deskWith('two', [formFrom('ann@example.org', form)]);
  const look = async () => valueOf(await desk['gm.fetchForms']({ ruleset: 'toy', box, password: 'right' }));
  expect((await look()).waiting.length).toBe(1);
  const [file = ''] = readdirSync(folder.of('two/game-master/sign-up'));
  rmSync(folder.of(`two/game-master/sign-up/${file}`));
  expect(await look()).toEqual({ waiting: [], said: [], refused: [] });
  const base64 = Buffer.from(form).toString('base64');
  const files = [{ name: 'ann.signup', base64 }];
  expect(valueOf(await desk['gm.takeForms']({ ruleset: 'toy', files })).waiting.length).toBe(1);
});

test('the mailbox of a game brings forms too, beside its orders, and is proposed for new games', async () => {
  await mkdir(folder.of('three/game-master/gw9'), { recursive: true });
  const { gm, players } = await postGame(folder.of('three/game-master/gw9/gw9.game'));
  gm.close();
  const { desk, looks } = deskWith('three', [
    letter('ann@example.org', [await ordersOf(players, 'ann')]),
    formFrom('bob@example.org', bob.form([])),
  ]);
  valueOf(await desk['gm.setPost']({ game: 'gw9', wishes: { minutes: 5, box }, boxPassword: 'right' }));
  const fetched = valueOf(await desk['gm.fetch']({ game: 'gw9' }));
  expect([fetched.letters, fetched.files, looks.at(-1)?.marked]).toEqual([2, 1, [true, true]]);
  expect(fetched.said.at(-1)).toBe(
    'From bob@example.org: a sign-up form of Bob for Toy waits for the new game.',
  );
  expect(waiting('three')).toBe(1);
  expect(valueOf(await desk['gm.formsBox']({})).box).toEqual(box);
});

test('whoever mails a form to a game is told once what became of it; programs and the game itself are not', async () => {
  await mkdir(folder.of('told/game-master/gw9'), { recursive: true });
  const { gm } = await postGame(folder.of('told/game-master/gw9/gw9.game'));
  const own = gm.store.facts.address;
  gm.close();
  const form = bob.form([]);
  const { desk } = deskWith('told', [
    formFrom('bob@example.org', form, { subject: 'Me too' }),
    formFrom('eve@example.org', form.slice(0, 99)),
    formFrom('list@example.org', ann.form([]), { automatic: true }),
    formFrom(own, (await applicant('Cid')).form([])),
  ]);
  valueOf(await desk['gm.setPost']({ game: 'gw9', wishes: { minutes: 5, box }, boxPassword: 'right' }));
  const told = async () => {
    const { receipts } = valueOf(await desk['gm.fetch']({ game: 'gw9' }));
    const { letters } = valueOf(await desk['gm.desk']({ game: 'gw9' }));
    return [receipts, letters.filter(({ kind }) => kind === 'receipt').map(({ to }) => to)];
  };
  expect(own).not.toBe('');
  expect(await told()).toEqual([2, ['bob@example.org', 'eve@example.org']]);
  // The same letters are read again at the next look, and nobody is told twice.
  expect(await told()).toEqual([0, ['bob@example.org', 'eve@example.org']]);
  const again = await openGame(testPorts(), gameFiles, folder.of('told/game-master/gw9/gw9.game'), () =>
    toy(),
  );
  const [first, second] = valueOf(again).store.post.letters();
  expect(first).toMatchObject({ subject: 'Re: Me too' });
  expect(first!.body).toMatch(/^Your sign-up form of Bob for Toy has come, and waits for the new game\./);
  expect(second!.body).toMatch(/^me\.signup was refused\. /);
  valueOf(again).close();
});

test('once too many wait, a form is left in the mailbox, and its letter is not marked', async () => {
  const taken = await takeMailedForms(
    { sealing, now: signUpNow, rulesets: theseRulesets([toy()]) },
    { keep: async () => ({ ok: true, value: 'full' }) },
    formFrom('ann@example.org', ann.form([])),
  );
  expect(taken).toEqual({
    dealt: 'left',
    said: [
      `From ann@example.org: a sign-up form of Ann for Toy was left in the mailbox: ${mostMailed} forms wait already.`,
    ],
    answers: [],
  });
});
