import { afterAll, expect, test } from 'vitest';
import { id, literal, object, line, optional } from '#kernel/codec/shapes.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { sealing } from '#main/adapters/sealing.ts';
import {
  answersOf,
  north,
  pearlsThatAsk,
  pearlsWith,
  questionsFor,
  south,
} from '../../support/desk/askedPearls.ts';
import { resultsFor } from '../../support/desk/gmWorld.ts';
import { removeFolders } from '../../support/tempFolder.ts';

afterAll(removeFolders);

const marker = 'Only the north may know of this';
/** Pearl Divers whose answers hold a word of their player. */
const wordy = pearlsWith((rules) => ({
  ...rules,
  orders: {
    ...rules.orders,
    'go-down-again': {
      ...rules.orders['go-down-again'],
      codec: object({ kind: literal('go-down-again'), ref: id<OrderRef>(), word: optional(line(80)) }),
    },
  },
}));

/** Everything in a file that its reader can open. */
async function textOf(file: Uint8Array, seal: string): Promise<string> {
  const parts = splitFile(file);
  if (!parts.ok) throw new Error('a file cannot be read');
  const packed = await sealing.open(parts.value.body, { seal: [seal] });
  const text = sealing.unpack(packed!, 10_000_000);
  if (!text.ok) throw new Error('a file cannot be unpacked');
  return new TextDecoder().decode(parts.value.head) + text.value;
}

test('what a seat answers stands in no file of another', async () => {
  const world = await pearlsThatAsk([north, south], wordy);
  const { gm } = world;
  const sealOf = (seat: SeatId): string => gm.store.seats().find((one) => one.seat === seat)!.privately.seal;
  await gm.run();
  const answer = await answersOf(world, north, [{ kind: 'go-down-again', word: marker }]);
  await gm.takeAnswers([answer]);
  await gm.run();
  expect(await textOf(answer.bytes, gm.store.facts.privately.seal)).toContain(marker);
  expect(await textOf(questionsFor(gm, south), sealOf(south))).not.toContain(marker);
  await gm.run({ overdue: true });
  expect(JSON.stringify(gm.store.turnOf(1)?.ran?.how?.answers)).toContain(marker);
  const results = await textOf(resultsFor(gm, south), sealOf(south));
  expect(results).toContain('shallows');
  expect(results).not.toContain(marker);
  expect(answer.bytes.toString()).not.toContain(marker);
  gm.close();
});
