import { afterAll, beforeAll, expect, test } from 'vitest';
import { unreadable } from '#test/support/problems.ts';
import type { Handed, Mail, Mailer } from '#main/ports/mail.ts';
import { pauseAfter, sendOut, settleLetter } from '#main/services/gm/post/outbox.ts';
import { postResults } from '#main/services/gm/post/results.ts';
import { ann, bob, codesOf, saidBy, tempFolder, valueOf } from '../../../support/desk/gmWorld.ts';
import { postGame } from '../../../support/mail/postWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

const server = {
  host: 'localhost',
  port: 25,
  security: 'starttls',
  user: 'gm',
  from: 'gm@example.org',
} as const;
const start = Date.parse('2026-11-21T18:30:00.000Z');
let games = 0;

/** A game whose results are in the outbox, and a server that says what it is told to say. */
async function world(answer: (mail: Mail, time: number) => Handed) {
  const { gm } = await postGame(folder.of(`${(games += 1)}.game`));
  let minutes = 0;
  const clock = { now: () => new Date(start + minutes * 60_000).toISOString() };
  valueOf(postResults(gm, clock));
  const heard: Mail[] = [];
  const hand: Mailer['hand'] = async (_, __, mail) => {
    heard.push(mail);
    return answer(mail, heard.length);
  };
  const mailer: Mailer = { hand, send: () => Promise.reject(new Error('not asked')) };
  return {
    gm,
    heard,
    clock,
    later: (more: number) => void (minutes += more),
    send: () => sendOut({ mailer, clock }, gm.store, server, 'secret'),
    states: () => gm.store.post.letters().map(({ state }) => state),
  };
}

const problem = unreadable('mail-trouble', 'No {said}', { said: 'room' });
const taken: Handed = { kind: 'taken', said: '250 OK' };

test('results go out once, each to its player, with a name that follows from the letter', async () => {
  const { gm, heard, send, states, clock } = await world(() => taken);
  expect(await send()).toMatchObject({ sent: 2, failed: 0, waiting: 0 });
  expect(await send()).toMatchObject({ sent: 0 });
  expect(heard.map(({ to }) => to)).toEqual(['ann@example.org', 'bob@example.org']);
  expect(heard[0]).toMatchObject({ automatic: 'generated', file: { bytes: gm.store.results(1)[0]?.file } });
  expect(new Set(heard.map(({ id }) => id)).size).toBe(2);
  expect(states()).toEqual(['sent', 'sent']);
  expect(valueOf(postResults(gm, clock))).toMatchObject({
    letters: [{ state: 'sent' }, { state: 'sent' }],
    without: ['cid'],
  });
  expect(gm.store.post.letters().length).toBe(2);
  // Once more by the game master's wish, and to a new address by itself.
  valueOf(postResults(gm, clock, { seats: [ann], afresh: true }));
  gm.store.setPlayer(bob, { player: 'bob', address: 'bob@new.example.org' });
  valueOf(postResults(gm, clock));
  await send();
  expect(heard.map(({ to }) => to).slice(2)).toEqual(['ann@example.org', 'bob@new.example.org']);
});

test('a letter that the server would not have now is tried again after growing pauses, and given up in the end', async () => {
  const { heard, send, states, later, gm } = await world(() => ({ kind: 'later', problem }));
  for (let time = 1; time <= 16; time += 1) {
    await send();
    expect(heard.length).toBe(2 * time);
    later(pauseAfter(time) / 60_000 - 1);
    await send();
    expect(heard.length).toBe(2 * time);
    later(1);
  }
  expect([1, 2, 3, 4, 5, 6, 16].map((tries) => pauseAfter(tries) / 60_000)).toEqual([
    5, 15, 45, 135, 405, 720, 720,
  ]);
  expect(states()).toEqual(['failed', 'failed']);
  expect(gm.store.post.letters()[0]?.said).toContain('Given up after 16 tries');
});

test('a refused letter is not tried again, and holds no other up', async () => {
  const { heard, send, states, later } = await world((mail) =>
    mail.to.startsWith('ann') ? { kind: 'never', problem } : taken,
  );
  expect(await send()).toMatchObject({ sent: 1, failed: 1 });
  later(100_000);
  await send();
  expect(heard.length).toBe(2);
  expect(states()).toEqual(['failed', 'sent']);
});

test('a server that cannot be talked to is tried once in a look, and no letter is the worse for it', async () => {
  const { gm, heard, send, states } = await world((_, time) =>
    time === 1 ? { kind: 'server', problem } : taken,
  );
  expect(await send()).toMatchObject({ sent: 0, waiting: 2, trouble: { code: 'mail-trouble' } });
  expect(heard.length).toBe(1);
  expect(gm.store.post.letters()[0]).toMatchObject({ state: 'waiting', tries: 0 });
  await send();
  expect(states()).toEqual(['sent', 'sent']);
});

test("a letter that may have arrived is sent again by the game master's word alone, under the same name", async () => {
  const { gm, heard, send, states, later, clock } = await world((mail, time) =>
    time === 1 ? { kind: 'unsure', problem } : taken,
  );
  expect(await send()).toMatchObject({ sent: 1, failed: 1 });
  later(100_000);
  await send();
  expect(states()).toEqual(['unsure', 'sent']);
  valueOf(settleLetter(gm.store, clock, 'desk', 1, 'again'));
  await send();
  expect(states()).toEqual(['sent', 'sent']);
  expect(heard[2]?.id).toBe(heard[0]?.id);
  expect(codesOf(settleLetter(gm.store, clock, 'desk', 1, 'again'))).toEqual(['letter-settled']);
  expect(codesOf(settleLetter(gm.store, clock, 'desk', 9, 'withdraw'))).toEqual(['no-such-letter']);
});

test('a receipt names the letter that it answers; a player who cannot be reached is told of as one', async () => {
  const refused = unreadable('mail-recipient', 'Of the game master: {host} {to} {said}', {
    host: 'mail.example.org',
    to: 'cid@example.org',
    said: '550 nobody',
  });
  const { gm, heard, send, clock } = await world((mail) =>
    mail.to.startsWith('cid') ? { kind: 'never', problem: refused } : taken,
  );
  const at = clock.now();
  gm.store.post.add({
    key: 'receipt 1',
    turn: 1,
    kind: 'receipt',
    to: 'cid@example.org',
    subject: 'Re: Orders',
    body: '',
    answers: '<hers@example.org>',
    at,
    next: at,
  });
  await send();
  expect(heard[2]).toMatchObject({ automatic: 'replied', answers: '<hers@example.org>' });
  expect(gm.store.post.letters()[2]?.said).toBe(
    'mail.example.org does not accept mail to cid@example.org: «550 nobody». Check the address of this player.',
  );
});

test("a letter found under way, when the program that sent it has ended, may have arrived; another program's is left to it", async () => {
  const { gm, heard, send, states, clock } = await world(() => taken);
  const { post, lock } = gm.store;
  const [host = ''] = lock.owner.split(' ');
  // No process has this number: the largest that Linux gives is 2 to the 22nd.
  post.move(1, 'waiting', { state: 'sending', said: `${host} 4194305`, next: clock.now() });
  post.move(2, 'waiting', { state: 'sending', said: `${host} 1`, next: clock.now() });
  expect((await send()).said).toEqual([
    expect.stringContaining('Letter 1 to ann@example.org: The program ended'),
  ]);
  expect(states()).toEqual(['unsure', 'sending']);
  // One that bears this program's own name was left by an earlier one of the same name: nothing is under way here.
  post.move(2, 'sending', { said: lock.owner });
  await send();
  expect([states(), heard]).toEqual([['unsure', 'unsure'], []]);
});

test('a withdrawn letter is never sent; results of a turn that was run again take the place of those that did not go out', async () => {
  const { gm, heard, send, clock, states } = await world(() => taken);
  valueOf(settleLetter(gm.store, clock, 'desk', 2, 'withdraw'));
  await gm.run();
  valueOf(postResults(gm, clock));
  valueOf(await gm.rerun({ turn: 1, dice: 'new', why: 'a slip' }));
  valueOf(postResults(gm, clock));
  await send();
  expect(heard.map(({ to, subject }) => [to, subject])).toEqual([
    ['ann@example.org', 'Toy gw9: turn 1'],
    ['ann@example.org', 'Toy gw9: turn 2 (run again)'],
    ['bob@example.org', 'Toy gw9: turn 2 (run again)'],
  ]);
  expect(heard[1]?.file?.bytes).toEqual(gm.store.results(2)[0]?.file);
  expect(states()).toEqual(['sent', 'withdrawn', 'withdrawn', 'withdrawn', 'sent', 'sent']);
});

test("a withdrawn letter is never sent, also not by the game master's word; results are told how they go out after all, and other letters not", async () => {
  const { gm, heard, send, clock, states } = await world(() => taken);
  const at = clock.now();
  gm.store.post.add({
    key: 'receipt 1',
    turn: 1,
    seat: ann,
    kind: 'receipt',
    to: 'ann@example.org',
    subject: 'Re: Orders',
    body: '',
    at,
    next: at,
  });
  for (const number of [2, 3]) valueOf(settleLetter(gm.store, clock, 'desk', number, 'withdraw'));
  const never = 'was withdrawn and cannot be sent; nothing was changed.';
  for (const what of ['again', 'withdraw'] as const) {
    const refused = [2, 3].map((number) => settleLetter(gm.store, clock, 'desk', number, what));
    expect(refused.map(codesOf)).toEqual([['letter-withdrawn'], ['letter-withdrawn']]);
    expect(refused.map(saidBy)).toEqual([
      `Letter 2 ${never} To send results after all, mail them again: «gm mail GAME --results --afresh --turn 1 --seat bob», or the seat’s card in the roll call.`,
      `Letter 3 ${never}`,
    ]);
  }
  await send();
  expect([heard.map(({ to }) => to), states()]).toEqual([
    ['ann@example.org'],
    ['sent', 'withdrawn', 'withdrawn'],
  ]);
});

test('a letter that failed is not sent again once others took the place of its results', async () => {
  const { gm, heard, send, clock, states } = await world(() => ({ kind: 'never', problem }));
  await gm.run();
  valueOf(postResults(gm, clock));
  await send();
  valueOf(await gm.rerun({ turn: 1, dice: 'new', why: 'a slip' }));
  expect(codesOf(settleLetter(gm.store, clock, 'desk', 3, 'again'))).toEqual(['letter-outdated']);
  valueOf(settleLetter(gm.store, clock, 'desk', 1, 'again'));
  expect([states(), heard.length]).toEqual([['waiting', 'failed', 'failed', 'failed'], 4]);
});

test('two looks at the same time send every letter once', async () => {
  const { heard, send } = await world(() => taken);
  await Promise.all([send(), send(), send()]);
  expect(heard.length).toBe(2);
});
