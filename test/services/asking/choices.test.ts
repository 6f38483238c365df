import { afterAll, describe, expect, test } from 'vitest';
import type { RunSummary } from '#kernel/files/bodies.ts';
import { defined } from '#kernel/words/defined.ts';
import { gameMaster, type SeatId } from '#kernel/words/ids.ts';
import { setAnswerHours, setAnswersBy } from '#main/services/gm/turns/answersBy.ts';
import { howText } from '#main/services/gm/turns/howText.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import type { GameRecord, TurnRecord } from '#main/services/gm/game/recordShapes.ts';
import { answerLed } from '#main/services/gm/people/ledAnswers.ts';
import { setStandIn } from '#main/services/gm/people/people.ts';
import { archiveOf, readArchive } from '#main/services/gm/proof/archive.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { setDeadline } from '#main/services/gm/policy/policy.ts';
import { pearlDivers } from '../../rulesets/pearl-divers/game/ruleset.ts';
import {
  again,
  answersIn,
  answersOf,
  type AskedPearls,
  invited,
  north,
  pearlsThatAsk,
  pearlsWith,
  questionsFor,
  reopened,
  south,
} from '../../support/desk/askedPearls.ts';
import { quickSealing, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { removeFolders } from '../../support/tempFolder.ts';

/* Whatever the game master answers, lets be answered or takes late is told to everybody, and none of it rolls other dice. */
afterAll(removeFolders);

const ports = { ...testPorts(), sealing: quickSealing };
type Told = Pick<RunSummary, 'answers' | 'waived'>;
const told = (gm: Gm): readonly Told[] =>
  [north, south].map((seat) => {
    const body = gm.store.results(2).find((one) => one.seat === seat)!.body as {
      readonly proof: { readonly how: RunSummary };
    };
    const { answers, waived } = body.proof.how;
    return defined({ answers, waived });
  });
const sentences = (gm: Gm): readonly string[] => {
  const { proof } = gm.store.results(2)[0]!.body as { readonly proof: { readonly how: RunSummary } };
  return howText({ one: 'boat', many: 'boats' }, 'turn 1', proof.how, (seat) => seat.toUpperCase()).slice(1);
};
const archived = (gm: Gm): GameRecord =>
  valueOf(readArchive(quickSealing, archiveOf(quickSealing, gm.store)));
const verifiedText = async (gm: Gm): Promise<string> => {
  const { ok, turns } = await verify(gm.ruleset, archived(gm));
  return `${ok} ${turns[0]?.said ?? ''}`;
};

/** The turn waits for both; named players play these seats. */
async function waits(played: readonly SeatId[]): Promise<AskedPearls> {
  const world = await pearlsThatAsk();
  for (const seat of played) world.gm.store.setPlayer(seat, { player: `The ${seat}`, address: '' });
  expect((await world.gm.run()).kind).toBe('questions');
  return world;
}
const answerFor = async ({ gm }: AskedPearls, seat: SeatId, orders: readonly unknown[]) =>
  valueOf(await answerLed(ports, gm.ruleset, gm.store, { seat, answers: [{ number: 1, orders }] as never }));
const taken = async ({ gm }: AskedPearls, file: { readonly name: string; readonly bytes: Uint8Array }) =>
  expect((await gm.takeAnswers([file]))[0]?.verdict).toBe('taken');

describe('an answer for a seat that nobody plays', () => {
  /** The dice after the question, which the south alone decides: how both boats fared, and how the turn was rolled. */
  async function diceAfter(orders: readonly unknown[], played: readonly SeatId[]) {
    const world = await waits(played);
    const { gm } = world;
    await taken(world, await answersOf(world, north, [again]));
    if (played.includes(south)) await taken(world, await answersOf(world, south, orders));
    else await answerFor(world, south, orders);
    expect((await gm.run()).kind).toBe('ran');
    const record = archived(gm);
    const entries = record.turnOf(1)?.ran?.entries as readonly {
      readonly step: string;
      readonly event: { readonly kind: string; readonly seat?: string };
    }[];
    const found = entries.filter(
      ({ step, event }) => step === 'Divers go down once more' && event.seat === north,
    );
    const result = { found, told: told(gm), said: sentences(gm), verified: await verifiedText(gm) };
    gm.close();
    return result;
  }

  test('rolls nothing anew, whatever it is; it is told to everybody, and verifying says it', async () => {
    const [one, other] = [await diceAfter([again], [north]), await diceAfter([], [north])];
    expect(one.found).toHaveLength(1);
    expect(other.found).toEqual(one.found);
    const answers = [{ seat: south, nth: 1, how: 'unplayed' }];
    expect(one.told).toEqual([{ answers }, { answers }]);
    const said = 'The game master answered question 1 for south, which nobody plays.';
    expect(one.said).toContain(said.replace('south', 'SOUTH'));
    expect(one.said).not.toContain('The game master made no decisions in it.');
    expect(one.verified).toContain(said);
    expect(one.verified).toMatch(/^true /);
  });

  test('and the answer of a player who is there stirs the dice, and is nobody’s choice', async () => {
    const [one, other] = [await diceAfter([again], [north, south]), await diceAfter([], [north, south])];
    expect(other.found).not.toEqual(one.found);
    expect(one.told).toEqual([{}, {}]);
  });
});

test('an answer that was not waited for, by silence or by the computer, is told by seat and question', async () => {
  const world = await waits([north, south]);
  const { gm } = world;
  valueOf(setAnswersBy(ports, gm.store, { seat: north, by: ['computer'] }));
  expect((await gm.run({ overdue: true })).kind).toBe('ran');
  const answers = [
    { seat: north, nth: 1, how: 'left' },
    { seat: south, nth: 1, how: 'left' },
  ];
  expect(told(gm)).toEqual([{ answers }, { answers }]);
  expect(sentences(gm)).toEqual([
    'The game master did not wait for an answer of NORTH to question 1.',
    'The game master did not wait for an answer of SOUTH to question 1.',
  ]);
  gm.close();
});

test('an answer that comes after its time and is taken is told', async () => {
  const world = await pearlsThatAsk();
  for (const seat of [north, south]) world.gm.store.setPlayer(seat, { player: seat, address: '' });
  setAnswerHours(ports, world.gm.store, 48);
  await world.gm.run();
  const [mine, yours] = [await answersOf(world, north, []), await answersOf(world, south, [])];
  await taken(world, mine);
  world.gm.close();
  const later = await reopened(world.path, '2026-11-24T00:00:00.000Z');
  await taken({ ...world, gm: later }, yours);
  expect((await later.run()).kind).toBe('ran');
  const answers = [{ seat: south, nth: 1, how: 'late' }];
  expect(told(later)).toEqual([{ answers }, { answers }]);
  expect(await verifiedText(later)).toContain(
    'An answer of south to question 1 was late, and the game master accepted it.',
  );
  later.close();
});

test('a stand-in’s answer is told', async () => {
  const world = await waits([north, south]);
  const { gm } = world;
  const made = valueOf(await setStandIn(ports, gm, north, { person: { player: 'Kim', address: '' } }));
  const [library, key] = await invited(made.bytes);
  await taken(world, await answersIn(library, key, questionsFor(gm, north), []));
  await taken(world, await answersOf(world, south, []));
  expect((await gm.run()).kind).toBe('ran');
  expect(sentences(gm)).toContain('A stand-in answered question 1 for NORTH.');
  gm.close();
});

test('what the game master answers to questions of their own is told', async () => {
  const ruleset = pearlsWith((rules) => ({
    ...rules,
    sequences: {
      ...rules.sequences,
      turn: [
        {
          name: 'The sea decides',
          cite: 'PD 6',
          run: (turn) =>
            void turn.ask([
              {
                to: gameMaster,
                about: 'sea',
                spot: {},
                said: { template: 'Is the sea calm?', args: {} },
                facts: [],
                cite: 'PD 6',
                kinds: ['go-down-again'],
                least: 0,
                most: 1,
              },
            ]),
        },
        ...rules.sequences.turn!,
      ],
    },
    view: (state, seat, heard, last) =>
      pearlDivers.view(state, seat === gameMaster ? north : seat, heard, last),
  }));
  const { gm } = await pearlsThatAsk([gameMaster], ruleset);
  await gm.run();
  valueOf(gm.answer({ number: 1, orders: [] }));
  await gm.run({ overdue: true });
  expect(sentences(gm)).toContain('The game master answered question 1 of their own.');
  gm.close();
});

test('a record in which a choice is hidden, or counted as another question, does not verify', async () => {
  const world = await waits([north]);
  const { gm } = world;
  await taken(world, await answersOf(world, north, [again]));
  await answerFor(world, south, []);
  await gm.run();
  const tampered = (change: (answers: Record<string, Record<string, unknown>>) => void): GameRecord => {
    const game = recordOf(gm.store);
    const turn = structuredClone(game.turnOf(1)) as TurnRecord;
    change(turn.ran!.answers as never);
    return { ...game, turnOf: (number) => (number === 1 ? turn : game.turnOf(number)) };
  };
  const said = async (change: (answers: Record<string, Record<string, unknown>>) => void) =>
    (await verify(gm.ruleset, tampered(change))).turns.map((one) => one.said).join(' ');
  const key = 'Divers go down once more/south';
  expect(await said((answers) => void delete answers[key]!['unnamed'])).toContain('How turn 1 was run');
  expect(await said((answers) => void (answers[key]!['nth'] = 2))).toContain(
    `The question «${key}» to south is counted as another.`,
  );
  gm.close();
});

test('whoever is not waited for before the deadline is named; once it is over, nobody is', async () => {
  for (const [now, waived] of [
    ['2026-11-21T19:00:00.000Z', [south]],
    ['2026-11-29T00:00:00.000Z', undefined],
  ] as const) {
    const { gm, path } = await pearlsThatAsk();
    gm.store.setPlayer(south, { player: 'South', address: '' });
    valueOf(setDeadline(testPorts(), gm.store, 'Saturday 20:00 UTC'));
    const [orders] = gm.store.received(1).filter(({ seat }) => seat === south);
    gm.store.settle(orders!.number, { standing: 'declined' });
    gm.close();
    const later = await reopened(path, now);
    expect((await later.run({ overdue: true })).kind).toBe('ran');
    expect(told(later).map((one) => one.waived)).toEqual([waived, waived]);
    if (waived !== undefined)
      expect(await verifiedText(later)).toContain('It was run before the deadline, without orders of south.');
    later.close();
  }
});
