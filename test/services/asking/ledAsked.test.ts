import { afterAll, expect, test } from 'vitest';
import { openNow } from '#main/services/gm/people/gmQuestions.ts';
import { waitingOf } from '#main/services/gm/turns/waiting.ts';
import { loadTurn } from '#main/services/gm/turns/loadedTurn.ts';
import { answerLed, ledQuestions } from '#main/services/gm/people/ledAnswers.ts';
import { archiveOf, readArchive } from '#main/services/gm/proof/archive.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { tryTurn } from '#main/services/gm/trial/tryTurn.ts';
import { again, north, pearlsThatAsk, south } from '../../support/desk/askedPearls.ts';
import { codesOf, quickSealing, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { removeFolders } from '../../support/tempFolder.ts';

/* Seats that nobody plays are asked in the middle of a turn, and the game master answers for them, from what they know alone. */
afterAll(removeFolders);

const ports = testPorts();

/** A turn that asks both boats; Ann plays the north. */
async function asked() {
  const { gm } = await pearlsThatAsk();
  gm.store.setPlayer(north, { player: 'Ann', address: '' });
  expect((await gm.run()).kind).toBe('questions');
  return gm;
}

test('the game master answers for the seat, by a file that it signed; the turn goes on, and the archive verifies', async () => {
  const gm = await asked();
  const open = openNow(gm.store, gm.ruleset);
  expect(open?.seats.map(({ to, led }) => [to, led])).toEqual([
    [north, undefined],
    [south, true],
  ]);
  // What can be answered is listed where the game master answers, and nowhere else.
  expect(open?.questions.map(({ to, offers }) => [to, offers.length])).toEqual([
    [north, 0],
    [south, 1],
  ]);
  const reply = (orders: readonly unknown[], number = 1) =>
    answerLed(ports, gm.ruleset, gm.store, { seat: south, answers: [{ number, orders }] as never });
  expect(codesOf(await reply([{ kind: 'dive' }]))).toEqual(['orders-not-taken']);
  expect(codesOf(await reply([again], 2))).toEqual(['orders-not-taken']);
  valueOf(await reply([again]));
  expect(codesOf(await reply([again]))).toEqual(['led-not-asked']);
  expect(waitingOf(gm.store)?.files.map(({ seat, count }) => [seat, count])).toEqual([[south, 1]]);
  expect(await gm.run({ overdue: true })).toMatchObject({ kind: 'ran' });
  expect(Object.values(gm.store.turnOf(1)?.ran?.how?.answers ?? {})).toMatchObject([
    { seat: north, by: 'silence' },
    { seat: south, by: 'person', count: 1, number: 1, orders: [again] },
  ]);
  const game = valueOf(readArchive(quickSealing, archiveOf(quickSealing, gm.store)));
  const verified = await verify(gm.ruleset, game);
  expect([verified.ok, verified.said]).toEqual([true, expect.any(String)]);
  gm.close();
});

test('what is shown is what the seat knows at that moment, and nothing of others', async () => {
  const gm = await asked();
  const { body } = valueOf(await ledQuestions(quickSealing, gm.ruleset, gm.store, south));
  const { outcome } = tryTurn(gm.ruleset, gm.store.facts.secret, loadTurn(gm.ruleset, gm.store));
  const secrets = JSON.stringify(gm.ruleset.codecs.state.make(outcome.state as never));
  expect(secrets).toContain('"ledge"');
  expect(body.view).toMatchObject({ boat: { place: 'shallows' } });
  // The boat of the north is seen to sail to the ledge; what lies there, and what its divers find, is its own.
  expect(JSON.stringify([body.view, body.questions])).not.toContain('ledge');
  expect(body.heard.filter(({ event }) => (event as { kind: string }).kind === 'dived')).toMatchObject([
    { event: { seat: south } },
  ]);
  expect(body.questions).toHaveLength(1);
  gm.close();
});

test('who is played, is led by the computer, or is asked nothing, is not answered for', async () => {
  const gm = await asked();
  const look = (seat: typeof north) => ledQuestions(quickSealing, gm.ruleset, gm.store, seat);
  expect(codesOf(await look(north))).toEqual(['seat-played']);
  expect(codesOf(await look('east' as never))).toEqual(['no-such-seat']);
  gm.store.setPlayer(south, { player: 'Bob', address: '' });
  expect(codesOf(await look(south))).toEqual(['seat-played']);
  expect(openNow(gm.store, gm.ruleset)?.seats.map(({ led }) => led)).toEqual([undefined, undefined]);
  gm.close();
});
