import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Handed, InMail, Mail } from '#main/ports/mail.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { unreadable } from '#test/support/problems.ts';
import { gmHere } from '../../../support/desk/gmCli.ts';
import { codesOf, saidBy, tempFolder, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';
import { galacticGame } from '../../../support/mail/galacticGame.ts';
import { letter, ordersOf, postGame } from '../../../support/mail/postWorld.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

const box = { host: 'localhost', port: 993, security: 'tls', user: 'gm', folder: 'INBOX' } as const;
const server = {
  host: 'localhost',
  port: 587,
  security: 'starttls',
  user: 'gm',
  from: 'gm@example.org',
} as const;

test('the desk keeps how a game is mailed, without passwords; fetches, sends, and asks again for a password that is wrong', async () => {
  await mkdir(folder.of('game-master/gw9'), { recursive: true });
  const { gm, players } = await postGame(folder.of('game-master/gw9/gw9.game'));
  const mails: InMail[] = [letter('ann@example.org', [await ordersOf(players, 'ann')])];
  gm.close();
  const right = 'a-secret-of-the-mailbox';
  const wrong = { ok: false, fault: [unreadable('wrong-password', 'Wrong.')] } as const;
  const heard: string[] = [];
  let looks = 0;
  const {
    handlers: desk,
    look,
    close,
  } = deskOf(folder.path, {
    rulesets: theseRulesets([toy()]),
    push: (what) => void heard.push(what),
    mailer: {
      send: async () => ({ ok: true, value: '' }),
      hand: async (_, password) =>
        password === right ? { kind: 'taken', said: '250' } : { kind: 'server', problem: wrong.fault[0] },
    },
    fetcher: {
      fetch: async (_, password, __, ___, deal) => {
        looks += 1;
        if (password !== right) return wrong;
        for (const mail of mails) await deal(mail);
        return { ok: true, value: { validity: '1', uid: mails.length } };
      },
    },
  });
  const game = 'gw9';
  for (const [call, code, option] of [
    ['gm.fetch', 'no-mailbox', 'imap'],
    ['gm.send', 'no-server', 'smtp'],
  ] as const) {
    const refused = await desk[call]({ game });
    expect(codesOf(refused)).toEqual([code]);
    expect(saidBy(refused)).toContain(
      `under Letters, Mail settings… on the desk, or with «gm mail GAME --${option}».`,
    );
  }
  expect(
    codesOf(
      await desk['gm.setPost']({
        game,
        wishes: { minutes: 5, box: { ...box, host: 'imap.example.org', security: 'none' } },
      }),
    ),
  ).toEqual(['not-encrypted']);
  expect(valueOf(await desk['gm.desk']({ game })).mailed).toBe(false);
  valueOf(await desk['gm.setPost']({ game, wishes: { minutes: 5, box, server } }));
  const set = valueOf(await desk['gm.desk']({ game }));
  expect([set.mailed, set.log.map(({ what }) => what)]).toEqual([
    true,
    expect.arrayContaining([
      `Letters go out by ${server.host}; orders are fetched from the mailbox at ${box.host}.`,
    ]),
  ]);
  expect(codesOf(await desk['gm.fetch']({ game }))).toEqual(['password-wanted']);
  valueOf(
    await desk['gm.setPost']({
      game,
      wishes: { minutes: 5, box, server },
      boxPassword: 'guess',
      serverPassword: right,
    }),
  );
  expect(codesOf(await desk['gm.fetch']({ game }))).toEqual(['wrong-password']);
  expect(valueOf(await desk['gm.post']({ game }))).toMatchObject({
    wishes: { minutes: 5, box, server },
    boxPassword: false,
    serverPassword: true,
    keepsPasswords: false,
  });
  valueOf(await desk['gm.setPost']({ game, wishes: { minutes: 5, box, server }, boxPassword: right }));
  expect(valueOf(await desk['gm.fetch']({ game }))).toMatchObject({ letters: 1, files: 1, receipts: 1 });
  expect(valueOf(await desk['gm.send']({ game }))).toMatchObject({ sent: 1, failed: 0, waiting: 0 });
  expect(codesOf(await desk['gm.letter']({ game, number: 1, what: 'again' }))).toEqual(['letter-settled']);
  expect(heard).toContain('gm.changed');

  expect(codesOf(await desk['gm.watch']({ game, folder: 'orders' }))).toEqual(['part-of-path']);

  // By itself: it looks when the minutes have passed since it looked last, and sends what waits.
  const before = looks;
  mails.push(letter('bob@example.org', [await ordersOf(players, 'bob')]));
  await look();
  await look();
  expect(looks).toBe(before + 1);
  const { seats, letters } = valueOf(await desk['gm.desk']({ game }));
  expect(seats.map(({ orders }) => orders)).toEqual(['final', 'final', 'none']);
  expect(letters.map(({ to, state }) => [to, state])).toEqual([
    ['ann@example.org', 'sent'],
    ['bob@example.org', 'sent'],
  ]);
  close();
  for (const name of readdirSync(folder.of('game-master/gw9')))
    expect(readFileSync(folder.of(`game-master/gw9/${name}`)).includes(right), name).toBe(false);
});

/** A mailed game on a desk whose results wait in the outbox; `answers` are what the server says to each letter, by who gets it. */
async function deskWithLetters(name: string, answers: Record<string, Handed['kind']>) {
  await mkdir(folder.of(`${name}/game-master/gw9`), { recursive: true });
  (await postGame(folder.of(`${name}/game-master/gw9/gw9.game`))).gm.close();
  const [handed, heard]: [Mail[], string[]] = [[], []];
  let now = '2026-11-21T18:30:00.000Z';
  const { handlers, close } = deskOf(folder.of(name), {
    rulesets: theseRulesets([toy()]),
    push: (what) => void heard.push(what),
    ports: { ...testPorts(), clock: { now: () => now } },
    mailer: {
      send: () => Promise.reject(new Error('not asked')),
      hand: async (_, __, mail) => {
        handed.push(mail);
        const kind = answers[mail.to] ?? 'taken';
        return kind === 'taken'
          ? { kind, said: '250' }
          : { kind, problem: unreadable('mail-trouble', 'No.') };
      },
    },
  });
  const game = 'gw9';
  valueOf(
    await handlers['gm.setPost']({
      game,
      wishes: { minutes: 5, server: { ...server, security: 'starttls', user: '' } },
    }),
  );
  const shown = async () => valueOf(await handlers['gm.desk']({ game })).letters;
  const letters = async () => (await shown()).map(({ state, tries, next }) => [state, tries, next]);
  /** Until what is sent in the background has gone. */
  const settled = (states: readonly string[]) =>
    expect.poll(async () => (await letters()).map(([state]) => state)).toEqual(states);
  return {
    ask: handlers,
    close,
    answers,
    handed,
    heard,
    shown,
    letters,
    settled,
    at: (moment: string) => void (now = moment),
    settle: (number: number, what: 'again' | 'withdraw') => handlers['gm.letter']({ game, number, what }),
  };
}

test('at the desk a letter that failed or may have arrived is sent again, as new and under its own name, and pages are told', async () => {
  const { ask, answers, handed, heard, letters, settled, settle, at, close } = await deskWithLetters(
    'again',
    { 'ann@example.org': 'never', 'bob@example.org': 'unsure' },
  );
  valueOf(await ask['gm.publish']({ game: 'gw9', to: 'mail' }));
  await settled(['failed', 'unsure']);
  valueOf(await ask['gm.send']({ game: 'gw9' }));
  expect(handed.map(({ to }) => to)).toEqual(['ann@example.org', 'bob@example.org']);

  Object.assign(answers, { 'ann@example.org': 'later', 'bob@example.org': 'taken' });
  at('2026-11-22T09:00:00.000Z');
  heard.length = 0;
  for (const number of [1, 2]) valueOf(await settle(number, 'again'));
  expect(heard).toEqual(['gm.changed', 'gm.changed']);
  expect(await letters()).toEqual([1, 2].map(() => ['waiting', 0, '2026-11-22T09:00:00.000Z']));
  expect(
    valueOf(await ask['gm.desk']({ game: 'gw9' }))
      .log.slice(-2)
      .map(({ what, who }) => [what, who]),
  ).toEqual([
    ['Letter 1 to ann@example.org is sent again.', 'desk'],
    ['Letter 2 to bob@example.org is sent again.', 'desk'],
  ]);
  valueOf(await ask['gm.send']({ game: 'gw9' }));
  // The pause after a first try is five minutes, whatever was tried before.
  expect(await letters()).toEqual([
    ['waiting', 1, '2026-11-22T09:05:00.000Z'],
    ['sent', 1, '2026-11-22T09:00:00.000Z'],
  ]);
  expect(handed.slice(2).map(({ id }) => id)).toEqual(handed.slice(0, 2).map(({ id }) => id));
  expect(codesOf(await settle(2, 'again'))).toEqual(['letter-settled']);
  expect(codesOf(await settle(2, 'withdraw'))).toEqual(['letter-settled']);
  expect(codesOf(await settle(9, 'again'))).toEqual(['no-such-letter']);
  close();
});

test('at the desk a letter that waits, failed or may have arrived is withdrawn and never sent, not even when told to send it again; its results go in a letter of their own', async () => {
  const { ask, answers, handed, shown, letters, settled, settle, at, close } = await deskWithLetters(
    'withdraw',
    { 'ann@example.org': 'later', 'bob@example.org': 'unsure' },
  );
  valueOf(await ask['gm.publish']({ game: 'gw9', to: 'mail' }));
  await settled(['waiting', 'unsure']);
  for (const number of [1, 2]) valueOf(await settle(number, 'withdraw'));
  for (const what of ['withdraw', 'again'] as const)
    expect(codesOf(await settle(1, what))).toEqual(['letter-withdrawn']);
  Object.assign(answers, { 'ann@example.org': 'taken', 'bob@example.org': 'taken' });
  at('2026-12-01T00:00:00.000Z');
  expect(valueOf(await ask['gm.send']({ game: 'gw9' }))).toMatchObject({ sent: 0, waiting: 0 });
  expect([handed.length, (await letters()).map(([state]) => state)]).toEqual([2, ['withdrawn', 'withdrawn']]);
  // Why it was not sent stays to be read.
  expect((await shown()).map(({ said }) => said)).toEqual(['No.', 'No.']);
  expect(valueOf(await ask['gm.desk']({ game: 'gw9' })).log.map(({ what }) => what)).toContain(
    'Letter 1 to ann@example.org is withdrawn.',
  );
  valueOf(await ask['gm.publish']({ game: 'gw9', to: 'mail', seats: ['ann'] }));
  await settled(['withdrawn', 'withdrawn', 'sent']);
  expect(handed.slice(2).map(({ to, id }) => [to, id === handed[0]?.id])).toEqual([
    ['ann@example.org', false],
  ]);
  close();
});

test('the command line sets mail up and tells of letters; a password in its words is refused, and what is wrong changes nothing', async () => {
  const { path, close } = await galacticGame(folder.of('line.game'));
  close();
  const set = await gmHere(
    [
      'mail',
      path,
      '--imap',
      'tls://gm%40home@imap.example.org:993/Orders',
      '--smtp',
      'starttls://gm@smtp.example.org:587',
      '--from',
      'gm@example.org',
      '--json',
    ],
    folder.path,
  );
  expect(JSON.parse(set.out).wishes).toMatchObject({
    box: { user: 'gm@home', folder: 'Orders', security: 'tls' },
    server: { port: 587, from: 'gm@example.org' },
  });
  const bad = await gmHere(['mail', path, '--imap', 'tls://gm:s3cret@imap.example.org:993'], folder.path);
  expect(bad).toMatchObject({ code: 2 });
  expect(bad.err + bad.out).not.toContain('s3cret');
  expect((await gmHere(['mail', path, '--smtp', 'none://gm@smtp.example.org:25'], folder.path)).err).toMatch(
    /without encryption/,
  );
  expect((await gmHere(['mail', path, '--fetch'], folder.path)).err.replace(/\s+/g, ' ')).toMatch(
    /password of gm@home is needed/,
  );
  expect((await gmHere(['mail', path, '--results'], folder.path)).out).toMatch(/2 letters with results/);
  expect((await gmHere(['mail', path, '--withdraw', '1'], folder.path)).code).toBe(0);
  expect((await gmHere(['mail', path], folder.path)).out).toMatch(
    /1 +turn 1 +results +withdrawn +ann@example\.org\n +2 +turn 1 +results +waiting +bob@example\.org/,
  );
  expect((await gmHere(['mail', path, '--again', '77'], folder.path)).code).toBe(2);
  // Never is never; the refusal's own words bring its results into the outbox again.
  const again = await gmHere(['mail', path, '--again', '1'], folder.path);
  expect(again.code).toBe(2);
  // The command stands on one line, with the real game in it.
  const [, , ...words] = /«gm mail (.+)»/.exec(again.err)?.[1]?.split(' ') ?? [];
  expect(again.err).toContain(`«gm mail ${path} `);
  expect(words.join(' ')).toMatch(/^--afresh --turn 1 --seat \S+$/);
  await gmHere(['mail', path, '--results', ...words], folder.path);
  expect((await gmHere(['mail', path], folder.path)).out).toMatch(
    / 1 .*withdrawn +ann@[^]* 3 +turn 1 +results +waiting +ann@example\.org/,
  );
  expect((await gmHere(['help', 'mail'], folder.path)).out).toMatch(/A withdrawn letter is never sent/);
});
