import { afterAll, expect, test } from 'vitest';
import { takeMailedAnswers } from '#main/services/gm/post/answers.ts';
import { again, answersOf, north, pearlsThatAsk, south } from '../../support/desk/askedPearls.ts';
import { letter, needs } from '../../support/mail/postWorld.ts';
import { removeFolders } from '../../support/tempFolder.ts';

afterAll(removeFolders);

test('answers that come by mail are taken in once, and a letter without any is left alone', async () => {
  const world = await pearlsThatAsk();
  const { gm } = world;
  await gm.run();
  const mine = await answersOf(world, north, [again]);
  const mail = letter('ann@example.org', [mine.bytes, mine.bytes.subarray(0, 200)]);
  const taken = await takeMailedAnswers(needs, gm, mail);
  expect(taken).toMatchObject({ dealt: true, files: 2, receipts: 0 });
  expect(taken.said).toMatch(/^From ann@example.org: answers of north; answers of \w+ refused: /);
  expect(gm.questions().map(({ to }) => to)).toEqual([south]);
  const left = { dealt: false, files: 0, receipts: 0 };
  expect(await takeMailedAnswers(needs, gm, mail)).toEqual({ ...left, dealt: true });
  expect(gm.store.post.cameIn()).toHaveLength(1);
  expect(await takeMailedAnswers(needs, gm, letter('ann@example.org', [new Uint8Array(9)]))).toEqual(left);
  gm.close();
});
