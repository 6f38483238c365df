import { copyFile } from 'node:fs/promises';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { imapFetcher } from '#main/adapters/mail/imap.ts';
import { smtpMailer } from '#main/adapters/mail/mail.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { fetchMail } from '#main/services/gm/mailbox/fetch.ts';
import { sendOut } from '#main/services/gm/post/outbox.ts';
import { postResults } from '#main/services/gm/post/results.ts';
import { setWishes } from '#main/services/gm/policy/wishes.ts';
import { ann, tempFolder, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';
import { clock, ordersOf, postGame } from '../../../support/mail/postWorld.ts';
import type { ImapBreak } from '../../../support/mail/scriptedImap.ts';
import { startScriptedImap } from '../../../support/mail/scriptedImap.ts';
import type { Moment, Script, ScriptedSmtp } from '../../../support/mail/scriptedSmtp.ts';
import { moments, startScriptedSmtp } from '../../../support/mail/scriptedSmtp.ts';
import { patience } from '../../../support/mail/world.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let count = 0;
const ends: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  folder = await tempFolder();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => folder.end());

/** One letter in the outbox, and a server that follows a script; each look is some minutes after the one before. */
async function world(script: Script, wait = patience) {
  const smtp = await startScriptedSmtp(script);
  const { gm } = await postGame(folder.of(`${(count += 1)}.game`));
  ends.push(smtp.stop, () => gm.close());
  let minute = 0;
  const later = { now: () => new Date(Date.parse(clock.now()) + minute * 60_000).toISOString() };
  valueOf(postResults(gm, later, { seats: [ann] }));
  const server = {
    host: '127.0.0.1',
    port: smtp.port,
    security: 'none',
    user: '',
    from: 'gm@example.org',
  } as const;
  const look = async () => {
    minute += 30;
    return sendOut({ mailer: smtpMailer([], wait), clock: later }, gm.store, server, undefined);
  };
  return { smtp, look, letter: () => gm.store.post.letters()[0] };
}

const cameIn = ({ whole }: ScriptedSmtp): number => whole.length;
/** From the moment on at which the server asks for the letter itself nobody can tell whether it has it. */
const surelyNot = moments.slice(0, moments.indexOf('DATA'));
const perhaps = moments.slice(moments.indexOf('DATA'), -1);

describe('the line to the server breaks', () => {
  test.each(surelyNot)(
    'after the %s, so the letter cannot have gone out: it goes out at the next look, once',
    async (moment) => {
      const { smtp, look, letter } = await world({
        breaks: (dialogue) => (dialogue <= 2 ? moment : undefined),
      });
      for (let nth = 1; nth <= 2; nth += 1) {
        expect(await look()).toMatchObject({ sent: 0, failed: 0, waiting: 1, trouble: {} });
        // Trouble with the server is not the letter's: it counts as no try of it.
        expect(letter()).toMatchObject({ state: 'waiting', tries: 0 });
      }
      expect(await look()).toMatchObject({ sent: 1, waiting: 0 });
      expect([letter()?.state, cameIn(smtp)]).toEqual(['sent', 1]);
      await look();
      expect([smtp.dialogues(), cameIn(smtp)]).toEqual([3, 1]);
    },
  );

  test.each(perhaps)(
    'after %s, so the letter may have gone out: it is told, and never sent again by itself',
    async (moment) => {
      const { smtp, look, letter } = await world({ breaks: () => moment });
      expect(await look()).toMatchObject({ sent: 0, failed: 1, waiting: 0 });
      expect(letter()).toMatchObject({
        state: 'unsure',
        said: expect.stringContaining('Ask the player') as unknown,
      });
      for (let nth = 1; nth <= 3; nth += 1)
        expect(await look()).toMatchObject({ sent: 0, failed: 0, waiting: 0 });
      expect([smtp.dialogues(), cameIn(smtp)]).toEqual([1, moment === 'the whole body' ? 1 : 0]);
    },
  );

  test('after the server has said that it has it: it was sent', async () => {
    const { smtp, look, letter } = await world({ breaks: () => 'the answer' });
    expect(await look()).toMatchObject({ sent: 1, failed: 0 });
    await look();
    expect([letter()?.state, smtp.dialogues(), cameIn(smtp)]).toEqual(['sent', 1, 1]);
  });
});

test.each<readonly [Moment, string]>([
  ['RCPT', 'waiting'],
  ['the whole body', 'unsure'],
])('a server that falls silent after %s leaves the letter %s', async (moment, state) => {
  const { smtp, look, letter } = await world(
    { breaks: () => moment, silent: true },
    { ...patience, socketTimeout: 1_500 },
  );
  await look();
  expect([letter()?.state, smtp.dialogues()]).toEqual([state, 1]);
});

/** A game at rest and three letters of ann to it, each with other orders. */
async function threeLetters(): Promise<{ readonly path: string; readonly mails: readonly Uint8Array[] }> {
  const path = folder.of(`${(count += 1)}.game`);
  const { gm, players } = await postGame(path);
  gm.close();
  const mails: Uint8Array[] = [];
  for (const nth of [1, 2, 3]) {
    const file = Buffer.from(await ordersOf(players, 'ann', nth))
      .toString('base64')
      .replace(/(.{76})/g, '$1\r\n');
    mails.push(
      Buffer.from(
        `From: ann@example.org\r\nMessage-ID: <nr-${nth}@example.org>\r\nSubject: nr ${nth}\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}\r\n`,
      ),
    );
  }
  return { path, mails };
}

/** A copy of that game, and a mailbox of its own with the letters. */
async function box({ path, mails }: Awaited<ReturnType<typeof threeLetters>>, breaks?: ImapBreak) {
  const copy = folder.of(`${(count += 1)}.game`);
  await copyFile(path, copy);
  const gm = valueOf(await openGame(testPorts(), gameFiles, copy, () => toy()));
  const imap = await startScriptedImap(mails, breaks);
  const own = { host: '127.0.0.1', port: imap.port, security: 'none', user: 'gm', folder: 'INBOX' } as const;
  valueOf(setWishes(gm.store, clock, 'desk', { minutes: 15, box: own }));
  const end = async (): Promise<void> => {
    await imap.stop();
    gm.close();
  };
  return {
    gm,
    imap,
    end,
    look: () => fetchMail({ fetcher: imapFetcher([], patience), clock }, gm, 'secret'),
  };
}

/** How the game and the mailbox stand once everything came in. */
const whole = { files: [1, 2, 3], receipts: 3, seen: 3 };
const stand = ({ gm: { store }, imap }: Awaited<ReturnType<typeof box>>) => ({
  files: store
    .received(1)
    .map(
      ({ plan }) =>
        (plan as { units: Record<string, readonly { times: number }[]> }).units['ann.digger']?.[0]?.times,
    ),
  receipts: store.post.letters().length,
  seen: imap.seen.size,
});

test('the line to the mailbox breaks at any word: the next look brings what is missing, and nothing twice', async () => {
  const letters = await threeLetters();
  const calm = await box(letters);
  expect(valueOf(await calm.look())).toMatchObject({ letters: 3, files: 3, receipts: 3 });
  expect(stand(calm)).toEqual(whole);
  expect(valueOf(await calm.look())).toMatchObject({ letters: 0, files: 0, receipts: 0 });
  const [words = []] = calm.imap.asked;
  await calm.end();
  // Two fetches and a mark for each letter, besides entering and leaving.
  expect(words.filter((word) => /^UID (FETCH|STORE)/.test(word))).toHaveLength(9);
  let halfway = 0;
  for (const where of ['before', 'amid', 'after'] as const) {
    for (let command = 0; command < words.length; command += 1) {
      // Entering and leaving break in one way only: nothing has come in yet, or all has.
      if (where !== 'before' && words[command - 1]?.startsWith('UID') !== true) continue;
      const broken = await box(letters, { dialogue: 1, command, where });
      const first = await broken.look();
      halfway += first.ok || broken.gm.store.received(1).length === 0 ? 0 : 1;
      valueOf(await broken.look());
      expect({ command, where, ...stand(broken) }).toEqual({ command, where, ...whole });
      await broken.end();
    }
  }
  // Between the first letter and the last the line broke amid letters that had been taken in.
  expect(halfway).toBeGreaterThan(10);
});
