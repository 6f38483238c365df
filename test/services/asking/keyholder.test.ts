import { afterAll, expect, test } from 'vitest';
import { splitFile } from '#kernel/files/envelope.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { newKeyholder } from '#main/services/gm/game/keyholder.ts';
import { again, answersOf, north, pearls, pearlsThatAsk, south } from '../../support/desk/askedPearls.ts';
import { testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { removeFolders } from '../../support/tempFolder.ts';

afterAll(removeFolders);

test('where orders are sealed to a keyholder, answers are sealed to the game master, and the turn goes on', async () => {
  const keys = valueOf(await newKeyholder(testPorts('a keyholder'), 3));
  const world = await pearlsThatAsk([north, south], pearls, keys);
  const { gm } = world;
  expect((await gm.run()).kind).toBe('questions');
  const mine = await answersOf(world, north, [again]);
  const parts = splitFile(mine.bytes);
  if (!parts.ok) throw new Error('an answers file cannot be read');
  const { seal } = gm.store.facts.privately;
  expect(await sealing.open(parts.value.body, { seal: [seal] })).toBeDefined();
  expect((await gm.takeAnswers([mine])).map(({ verdict }) => verdict)).toEqual(['taken']);
  await gm.takeAnswers([await answersOf(world, south, [])]);
  expect((await gm.run()).kind).toBe('ran');
  gm.close();
});
