import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { archiveOf, readArchive } from '#main/services/gm/proof/archive.ts';
import { heldOwn } from '#main/services/gm/proof/ownFiles.ts';
import { orderFaults } from '#main/services/gm/proof/orderFiles.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { explain } from '#main/services/gm/trial/explain.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import type { GameRecord, TurnRecord } from '#main/services/gm/game/recordShapes.ts';
import {
  again,
  answersOf,
  type AskedPearls,
  north,
  pearlsThatAsk,
  south,
} from '../../support/desk/askedPearls.ts';
import { resultsFor, valueOf } from '../../support/desk/gmWorld.ts';
import { removeFolders } from '../../support/tempFolder.ts';

const [mine, yours] = ['north', 'south'].map((seat) => `Divers go down once more/${seat}`);
type Answers = Record<string, { by: string; seat: string; orders: unknown[]; number?: number }>;

let world: AskedPearls;
let game: GameRecord;
beforeAll(async () => {
  world = await pearlsThatAsk();
  const { gm } = world;
  await gm.run();
  await gm.takeAnswers([await answersOf(world, north, [again])]);
  await gm.run({ overdue: true });
  for (const seat of [north, south]) valueOf(await world.libraries[seat]!.take(resultsFor(gm, seat)));
  game = valueOf(readArchive(sealing, archiveOf(sealing, gm.store)));
});
afterAll(() => {
  world.gm.close();
  removeFolders();
});

/** The archive with its answers changed. */
function tampered(change: (answers: Answers) => void): GameRecord {
  const turn = structuredClone(game.turnOf(1)) as TurnRecord;
  change(turn.ran!.answers as unknown as Answers);
  return { ...game, turnOf: (number) => (number === 1 ? turn : game.turnOf(number)) };
}
const faultsOf = async (record: GameRecord): Promise<string> =>
  (await verify(world.gm.ruleset, record)).turns.map(({ said }) => said).join(' ');

test('an archive holds the answers, and a second run proves them', async () => {
  expect(game.turnOf(1)?.ran?.answers).toEqual({
    [mine!]: { seat: north, by: 'person', orders: [again], count: 1, number: 1, nth: 1, unnamed: true },
    [yours!]: { seat: south, by: 'silence', orders: [], nth: 1, left: true },
  });
  expect((await verify(world.gm.ruleset, game)).ok).toBe(true);
  expect(
    await orderFaults(sealing, world.gm.store, world.gm.ruleset, recordOf(world.gm.store).turnOf(1)!),
  ).toEqual([]);
});

test('the results of whom it concerns list what they did not answer themselves, and no others do', async () => {
  const told = (seat: SeatId) => game.turnOf(2)?.results[seat]?.answered;
  const said = 'Your divers came up with nothing. Do they go down once more?';
  expect(told(south)).toMatchObject([{ said: { template: said }, by: 'silence', orders: [] }]);
  expect(told(north)).toBeUndefined();
  const { answered } = valueOf(await world.libraries[south]!.open({ ...world.keys[south]!, turn: 2 }));
  expect(answered).toEqual(told(south));
  const next = structuredClone(game.turnOf(2)) as { results: Record<string, { answered?: unknown }> };
  delete next.results[south]!.answered;
  const changed = {
    ...game,
    turnOf: (turn: number) => (turn === 2 ? (next as TurnRecord) : game.turnOf(turn)),
  };
  expect(await faultsOf(changed)).toContain('What south learned about it is not what the rules say.');
});

test('what nobody answered in person is computed anew, and the answer that differs is named', async () => {
  const said = await faultsOf(tampered((answers) => void (answers[yours!]!.orders = [again])));
  expect(said).toContain(`The answer of south to «${yours}» is not what silence means.`);
  const computed = await faultsOf(tampered((answers) => void (answers[yours!]!.by = 'computer')));
  expect(computed).toContain(`The answer of south to «${yours}» is not what the computer answers.`);
});

test('a person’s answer that is changed, left out or added shows, and in the player’s own files too', async () => {
  const changed = tampered((answers) => void (answers[mine!]!.orders = []));
  expect((await verify(world.gm.ruleset, changed)).ok).toBe(false);
  expect(await faultsOf(tampered((answers) => void delete answers[yours!]))).toContain(
    `The question «${yours}» to south has no answer.`,
  );
  expect(
    await faultsOf(tampered((answers) => void (answers['Divers go down/north'] = answers[mine!]!))),
  ).toContain('«Divers go down/north» was answered but never asked.');
  const own = valueOf(await world.libraries[north]!.ownFiles('pd1'));
  const held = async (record: GameRecord) =>
    (await heldOwn(sealing, world.gm.ruleset, record, own)).faults.map(({ said }) => said);
  expect(await held(game)).toEqual([]);
  expect(await held(changed)).toContain('The answers recorded for north are in none of your files.');
});

test('answers other than those in the signed files are named by whoever has the game', async () => {
  const { store } = world.gm;
  const turn = tampered((answers) => void (answers[mine!]!.orders = [])).turnOf(1)!;
  expect(await orderFaults(sealing, store, world.gm.ruleset, turn)).toEqual([
    'The answers of north are not those in the signed file 1.',
  ]);
});

test('an event that an answer brought about is explained by it', async () => {
  const entries = game.turnOf(1)!.ran!.entries as readonly { readonly step: string }[];
  const line = entries.findIndex(({ step }) => step === 'Divers go down once more');
  expect(valueOf(explain(world.gm.ruleset, game, 1, line)).order).toEqual({
    ref: 'north.t1.a1.1',
    seat: north,
    said: 'Answered in the middle of the turn: Your divers go down once more',
  });
});
