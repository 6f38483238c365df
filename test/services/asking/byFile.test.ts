import { afterAll, describe, expect, test } from 'vitest';
import { digest } from '#kernel/codec/digest.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { waitingOf } from '#main/services/gm/turns/waiting.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import {
  again,
  answersOf,
  north,
  pearlsThatAsk,
  questionsFor,
  reopened,
  south,
} from '../../support/desk/askedPearls.ts';
import { codesOf, valueOf } from '../../support/desk/gmWorld.ts';
import { removeFolders } from '../../support/tempFolder.ts';

afterAll(removeFolders);

/** The dives of the first turn: in which step, and whose. */
function dived({ store }: Gm): readonly string[] {
  const entries = store.turnOf(1)?.ran?.entries as readonly {
    readonly step: string;
    readonly event: { readonly kind: string; readonly seat: SeatId };
  }[];
  return entries
    .filter(({ event }) => event.kind === 'dived')
    .map(({ step, event }) => `${step}: ${event.seat}`);
}
const answersIn = ({ store }: Gm) => store.turnOf(1)?.ran?.how?.answers ?? {};

describe('a turn that asks in its middle', () => {
  test('waits, and goes on with the answers of both to its end', async () => {
    const world = await pearlsThatAsk();
    const { gm, libraries, keys } = world;
    const stopped = await gm.run();
    expect(stopped).toMatchObject({ kind: 'questions', questions: [{ to: north }, { to: south }] });
    expect(gm.store.turn()).toBe(1);

    const mine = await answersOf(world, north, [again]);
    expect(mine.name).toBe('pd1N01-north-1.answers');
    expect(valueOf(await libraries[north]!.questions(keys[north]!))).toMatchObject({
      count: 1,
      view: { boat: { place: 'ledge', empty: true } },
      questions: [{ number: 1, kinds: ['go-down-again'], least: 0, most: 1, silence: [] }],
      answers: [{ number: 1, orders: [again] }],
      exported: true,
    });
    expect(await gm.takeAnswers([mine])).toMatchObject([{ name: mine.name, seat: north, verdict: 'taken' }]);
    expect(await gm.run()).toMatchObject({ kind: 'questions', questions: [{ to: south }] });

    const yours = await answersOf(world, south, []);
    expect((await gm.takeAnswers([yours]))[0]?.verdict).toBe('taken');
    expect((await gm.run()).kind).toBe('ran');
    expect(gm.store.turn()).toBe(2);
    expect(dived(gm)).toEqual([
      'Divers go down: north',
      'Divers go down: south',
      'Divers go down once more: north',
    ]);
    expect(waitingOf(gm.store)).toBeUndefined();
    // The game names no players.
    const given = { by: 'person', count: 1, number: 1, nth: 1, unnamed: true };
    expect(answersIn(gm)).toEqual({
      'Divers go down once more/north': { ...given, seat: north, orders: [again] },
      'Divers go down once more/south': { ...given, seat: south, orders: [] },
    });
    gm.close();
  });

  test('keeps everything over a restart: what was asked, the answers, and how it goes on', async () => {
    const world = await pearlsThatAsk();
    await world.gm.run();
    world.gm.close();
    const one = await reopened(world.path);
    const mine = await answersOf({ ...world, gm: one }, north, [again]);
    const asked = digest(questionsFor(one, south));
    await one.takeAnswers([mine]);
    one.close();
    const two = await reopened(world.path);
    expect((await two.run()).kind).toBe('questions');
    expect(digest(questionsFor(two, south))).toBe(asked);
    expect((await two.takeAnswers([mine]))[0]?.verdict).toBe('already');
    await two.takeAnswers([await answersOf({ ...world, gm: two }, south, [again])]);
    two.close();
    const three = await reopened(world.path);
    expect((await three.run()).kind).toBe('ran');
    expect(dived(three)).toHaveLength(4);
    three.close();
  });

  test('fixes its orders, and an answer that is in stands', async () => {
    const world = await pearlsThatAsk();
    const { gm, libraries, keys } = world;
    await gm.run();
    const late = valueOf(await libraries[north]!.exportOrders(keys[north]!));
    const taken = await gm.takeOrders(Buffer.from(late.base64, 'base64'), late.name);
    expect([taken.verdict, taken.code]).toEqual(['refused', 'turn-begun']);
    expect(codesOf(gm.rule('north.t1.o1' as never, 'fine'))).toEqual(['turn-waits']);

    await gm.takeAnswers([await answersOf(world, north, [again])]);
    const open = valueOf(await libraries[north]!.questions(keys[north]!));
    valueOf(await libraries[north]!.saveAnswers(keys[north]!, open!.digest, [{ number: 1, orders: [] }]));
    const other = valueOf(await libraries[north]!.exportAnswers(keys[north]!));
    const [refused] = await gm.takeAnswers([
      { name: other.name, bytes: Buffer.from(other.base64, 'base64') },
    ]);
    expect([refused?.verdict, refused?.code]).toEqual(['refused', 'answered-already']);
    await gm.run({ overdue: true });
    expect(Object.values(answersIn(gm)).map(({ by, orders }) => [by, orders.length])).toEqual([
      ['person', 1],
      ['silence', 0],
    ]);
    gm.close();
  });

  test('asks only the one who is not to be answered for', async () => {
    const world = await pearlsThatAsk([south]);
    expect(await world.gm.run()).toMatchObject({ kind: 'questions', questions: [{ to: south }] });
    expect(() => questionsFor(world.gm, north)).toThrow('nobody asks north');
    world.gm.close();
  });

  test('goes on without those who do not answer once the game master says so, and back asks anew', async () => {
    const { gm } = await pearlsThatAsk();
    await gm.run();
    expect((await gm.run({ overdue: true })).kind).toBe('ran');
    expect(dived(gm)).toHaveLength(2);
    expect(Object.values(answersIn(gm)).map(({ by }) => by)).toEqual(['silence', 'silence']);
    valueOf(await gm.back({ turn: 1, why: 'Both were away.' }));
    expect(waitingOf(gm.store)).toBeUndefined();
    expect((await gm.run()).kind).toBe('questions');
    gm.close();
  });
});
