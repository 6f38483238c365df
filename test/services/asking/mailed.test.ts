import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultPolicy } from '#contract/gm/policy.ts';
import type { OutLetter } from '#main/ports/game/post.ts';
import { openNow } from '#main/services/gm/people/gmQuestions.ts';
import { setPlayer } from '#main/services/gm/people/people.ts';
import { takeMailedAnswers } from '#main/services/gm/post/answers.ts';
import { settleLetter } from '#main/services/gm/post/outbox.ts';
import { postQuestions } from '#main/services/gm/post/questions.ts';
import { remindNow } from '#main/services/gm/post/remind.ts';
import { setWishes } from '#main/services/gm/policy/wishes.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import {
  again,
  answersOf,
  type AskedPearls,
  north,
  pearlsThatAsk,
  south,
} from '../../support/desk/askedPearls.ts';
import { codesOf, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { clock, letter, needs } from '../../support/mail/postWorld.ts';
import { removeFolders } from '../../support/tempFolder.ts';

/* A run that waits, of a game by mail. Ann plays the north; nobody knows where Ben, of the south, can be reached. */

afterAll(removeFolders);
let world: AskedPearls;
beforeEach(async () => {
  world = await pearlsThatAsk();
  const { store } = world.gm;
  valueOf(setPlayer({ clock }, store, north, { player: 'Ann', address: 'ann@example.org' }));
  valueOf(setPlayer({ clock }, store, south, { player: 'Ben', address: '' }));
  await world.gm.run();
  return () => world.gm.close();
});
const letters = (): readonly OutLetter[] => world.gm.store.post.letters();
const statesOf = (): readonly string[] => letters().map(({ to, state }) => `${to} ${state}`);

describe('questions in the outbox', () => {
  test('are a letter to whoever is asked and can be reached, once, and the desk tells what became of it', () => {
    const posted = valueOf(postQuestions(world.gm.store, clock));
    expect(posted.without).toEqual([south]);
    expect(letters()).toMatchObject([
      {
        to: 'ann@example.org',
        seat: north,
        subject: 'Pearls: questions in turn 1',
        file: { name: 'pd1N01-north-1.questions' },
      },
    ]);
    valueOf(postQuestions(world.gm.store, clock));
    expect(letters()).toHaveLength(1);
    expect(openNow(world.gm.store, world.gm.ruleset)?.seats).toEqual([
      { to: north, answered: false, letter: 'waiting' },
      { to: south, answered: false },
    ]);
  });

  test('go to another address if it changed, and are withdrawn with the end of the run', async () => {
    const { gm } = world;
    valueOf(postQuestions(gm.store, clock));
    valueOf(setPlayer({ clock }, gm.store, north, { player: 'Ann', address: 'ann@example.com' }));
    valueOf(postQuestions(gm.store, clock));
    expect(letters().map(({ to }) => to)).toEqual(['ann@example.org', 'ann@example.com']);
    await gm.run({ overdue: true });
    expect(statesOf()).toEqual(['ann@example.org withdrawn', 'ann@example.com withdrawn']);
    expect(codesOf(postQuestions(gm.store, clock))).toEqual(['nothing-waits']);
  });

  test('that failed are sent again only while they are asked', async () => {
    const { gm } = world;
    valueOf(postQuestions(gm.store, clock));
    const [{ number }] = letters() as readonly [OutLetter];
    gm.store.post.move(number, 'waiting', { state: 'failed' });
    valueOf(settleLetter(gm.store, clock, 'desk', number, 'again'));
    gm.store.post.move(number, 'waiting', { state: 'failed' });
    await gm.run({ overdue: true });
    expect(codesOf(settleLetter(gm.store, clock, 'desk', number, 'again'))).toEqual(['letter-outdated']);
  });
});

describe('answers by mail', () => {
  test('are taken in once and answered by a receipt that says how they are understood', async () => {
    const { gm } = world;
    const mine = await answersOf(world, north, [again]);
    const mail = letter('ann@example.org', [mine.bytes, mine.bytes.subarray(0, 200)]);
    const taken = await takeMailedAnswers(needs, gm, mail);
    expect(taken).toMatchObject({ dealt: true, files: 2, receipts: 1 });
    expect(taken.said).toMatch(/^From ann@example.org: answers of north; answers of \w+ refused: /);
    expect(gm.questions().map(({ to }) => to)).toEqual([south]);
    const [receipt] = letters();
    expect(receipt).toMatchObject({ kind: 'receipt', to: 'ann@example.org', seat: north });
    expect(receipt?.body).toContain('your answers have arrived and count');
    expect(receipt?.body.replace(/\s+/g, ' ')).toContain('Your answer: Your divers go down once more.');
    const left = { dealt: false, files: 0, receipts: 0 };
    expect(await takeMailedAnswers(needs, gm, mail)).toEqual({ ...left, dealt: true });
    expect(gm.store.post.cameIn()).toHaveLength(1);
    expect(letters()).toHaveLength(1);
    expect(await takeMailedAnswers(needs, gm, letter('ann@example.org', [new Uint8Array(9)]))).toEqual(left);
  });

  test('from elsewhere are told to the player, and what is refused is told to no stranger', async () => {
    const { gm } = world;
    const { bytes } = await answersOf(world, north, []);
    const stranger = 'eve@example.org';
    await takeMailedAnswers(needs, gm, letter(stranger, [bytes.subarray(0, 200)]));
    expect(letters()).toEqual([]);
    await takeMailedAnswers(needs, gm, letter(stranger, [bytes]));
    expect(letters().map(({ to }) => to)).toEqual(['ann@example.org']);
    expect(letters()[0]?.body).toContain('came from eve@example.org, not from this address');
  });

  test('are not answered where the letter was written by a program', async () => {
    const { bytes } = await answersOf(world, north, []);
    await takeMailedAnswers(needs, world.gm, letter('ann@example.org', [bytes], { automatic: true }));
    expect(letters()).toEqual([]);
  });
});

test('reminders go to those who owe an answer, and say so', async () => {
  const { gm } = world;
  valueOf(setPolicy(testPorts(), gm.store, defaultPolicy));
  const server = { host: 'mail.example.org', port: 587, security: 'starttls', user: 'gm' } as const;
  valueOf(setWishes(gm.store, clock, 'desk', { minutes: 15, server: { ...server, from: 'gm@example.org' } }));
  expect(valueOf(remindNow(gm, clock, { who: 'desk' }))).toEqual({
    written: [north],
    without: [south],
    lately: [],
  });
  expect(letters()).toMatchObject([{ kind: 'reminder', subject: 'Pearls: answers of turn 1 are missing' }]);
  expect(letters()[0]?.body).toContain('is waiting for your answers');
  const mine = await answersOf(world, north, []);
  await gm.takeAnswers([mine]);
  expect(valueOf(remindNow(gm, clock, { who: 'desk', again: true }))).toMatchObject({
    written: [],
    without: [south],
  });
});
