import { afterAll, beforeAll, expect, test } from 'vitest';
import { postResults } from '#main/services/gm/post/results.ts';
import { ann, tempFolder, valueOf } from '../../../support/gmWorld.ts';
import { clock, postGame } from '../../../support/mail/postWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => { folder = await tempFolder(); });
afterAll(() => folder.end());

test('a letter with an invitation says that it holds keys; one with sealed results that nobody else can read it', async () => {
  const { gm } = await postGame(folder.of('toy.game'));
  valueOf(postResults(gm.store, clock, { seats: [ann] }));
  await gm.run();
  valueOf(postResults(gm.store, clock, { seats: [ann] }));
  const [invitation, results] = gm.store.post.letters().map(({ body }) => body);
  expect(invitation).toMatch(/is your invitation to [^]* It holds the keys of your empire: keep it, and give it to nobody/);
  expect(results).toMatch(/begins turn 2 of [^]* Nobody else can read it/);
  expect(results).not.toContain('keys');
});
