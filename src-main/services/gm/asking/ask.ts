import { dataDigest } from '#kernel/codec/digest.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { FiledQuestion, QuestionsBody } from '#kernel/files/questionBodies.ts';
import { spotShape } from '#kernel/orders/spotShape.ts';
import type { Game } from '#kernel/game.ts';
import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import { knowing } from '#kernel/turn/answering.ts';
import type { Asked } from '#kernel/turn/question.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { makeStored } from '../../ruleset.ts';
import { makeQuestionsFile } from '../../turnFiles.ts';
import type { LoadedTurn } from '../game/loadedTurn.ts';
import type { TriedTurn } from '../running/tryTurn.ts';
import { askingPolicyOf } from './answersBy.ts';
import type { AskedSeat, Waiting } from './waiting.ts';
import { putQuestions, putWaiting, waitingOf } from './waiting.ts';

interface Asking {
  readonly sealing: Sealing;
  readonly clock: Clock;
}

/** What a run is made of, as a digest: it tells whether anything was changed since it began to wait. */
const frozenMark = (loaded: LoadedTurn, dice: string): string =>
  dataDigest({ dice, rulings: loaded.rulings, plans: loaded.plans });

/**
 * Writes down that a run waits, and makes the files of questions of its round. Seats that were asked the same before keep their file; whoever
 * changed the orders in between is caught, because the run would no longer be the same.
 */
export async function beginWaiting(
  { sealing, clock }: Asking,
  store: GameStore,
  ruleset: SomeRuleset,
  tried: TriedTurn,
): Promise<Waiting> {
  const { loaded, outcome, dice } = tried;
  const before = waitingOf(store);
  const frozen = frozenMark(loaded, dice);
  if (before !== undefined && before.frozen !== frozen)
    throw new Error(`the orders of turn ${loaded.turn} were changed while its run waits`);
  const bySeat = Map.groupBy(outcome.stop?.questions ?? [], ({ to }) => to);
  const same = [...bySeat].every(
    ([seat, questions]) => keysOf(before, seat) === dataDigest(questions.map(({ key }) => key)),
  );
  if (before !== undefined && same) return before;
  const now = clock.now();
  const { hours } = askingPolicyOf(store);
  const until = hours === undefined ? undefined : new Date(Date.parse(now) + hours * 3_600_000).toISOString();
  const files: { readonly seat: SeatId; readonly digest: string; readonly file: Uint8Array }[] = [];
  const asked: AskedSeat[] = [];
  for (const [seat, questions] of [...bySeat].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const count = 1 + countOf(before, seat);
    const numbered = questions.map(({ key }, at) => ({ number: at + 1, key }));
    const one = { seat, count, questions: numbered };
    const file = await fileFor(sealing, store, ruleset, { tried, seat, count, questions, until });
    asked.push(file === undefined ? one : { ...one, digest: file.digest });
    if (file !== undefined) files.push({ seat, ...file });
  }
  const value: Waiting = {
    ...{ turn: loaded.turn, frozen, since: now, asked: [...asked, ...answeredSeats(before, asked)] },
    ...{ answers: before?.answers ?? {}, files: before?.files ?? [] },
    ...(until === undefined ? {} : { until }),
  };
  store.together(() => {
    for (const { seat, digest, file } of files) putQuestions(store, seat, digest, file);
    putWaiting(store, value);
    store.note({ at: now, what: notedAs(value, asked) });
  });
  return value;
}

/** Seats of earlier rounds stay on the list, so that their own counts go on. */
const answeredSeats = (before: Waiting | undefined, asked: readonly AskedSeat[]): readonly AskedSeat[] =>
  (before?.asked ?? [])
    .filter(({ seat }) => !asked.some((one) => one.seat === seat))
    .map((one) => ({ ...one, questions: [] }));

const countOf = (before: Waiting | undefined, seat: SeatId): number =>
  before?.asked.find((one) => one.seat === seat)?.count ?? 0;

const keysOf = (before: Waiting | undefined, seat: SeatId): string =>
  dataDigest(
    (before?.asked.find((one) => one.seat === seat)?.questions ?? [])
      .filter(({ key }) => before?.answers[key as never] === undefined)
      .map(({ key }) => key),
  );

const notedAs = ({ turn }: Waiting, asked: readonly AskedSeat[]): string =>
  `The run of turn ${turn} waits for answers of ${asked.map(({ seat }) => (seat === gameMaster ? 'the game master' : seat)).join(', ')}.`;

interface ForSeat {
  readonly tried: TriedTurn;
  readonly seat: SeatId;
  readonly count: number;
  readonly questions: readonly Asked<Game>[];
  readonly until: string | undefined;
}

/** The file of questions of one seat; undefined for whoever gets no files. */
async function fileFor(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  forSeat: ForSeat,
): Promise<{ readonly digest: string; readonly file: Uint8Array } | undefined> {
  const { seat, tried } = forSeat;
  const reader = store.seats().find((one) => one.seat === seat);
  const body = reader === undefined ? undefined : bodyFor(ruleset, forSeat);
  if (reader === undefined || body === undefined) return undefined;
  const { facts } = store;
  const file = await makeQuestionsFile(
    sealing,
    { game: facts.game, ruleset: ruleset.id, edition: facts.edition, turn: tried.loaded.turn, seat },
    body,
    { signKey: facts.privately.sign, recipient: reader.publicly.seal },
  );
  const parts = splitFile(file);
  if (!parts.ok) throw new Error('a file of questions just made cannot be read');
  return { digest: parts.value.header.digest, file };
}

function bodyFor(
  ruleset: SomeRuleset,
  { tried: { loaded, outcome }, seat, count, questions, until }: ForSeat,
): QuestionsBody | undefined {
  const basis = loaded.results.find((one) => one.seat === seat)?.digest;
  if (basis === undefined) return undefined;
  const know = knowing<Game>({ ruleset, before: loaded.state, plans: loaded.plans, last: loaded.view });
  const { view, heard } = know(seat, outcome.state, outcome.entries);
  const { codecs } = ruleset;
  return {
    ...{ basis, count, view: makeStored(codecs.view, view, 'view') },
    heard: heard.map((one) => ({ ...one, event: makeStored(codecs.event, one.event, 'event') })),
    questions: questions.map((one, at) => filed(ruleset, one, at + 1)),
    ...(until === undefined ? {} : { until }),
  };
}

/** A question as its seat sees it. */
export const filed = (
  ruleset: SomeRuleset,
  { spot, said, facts, cite, kinds, least, most, silence }: Asked<Game>,
  number: number,
): FiledQuestion => ({
  ...{ number, spot: spotShape.make(spot) as FiledQuestion['spot'], said, cite, kinds, least, most },
  facts: facts.map(({ label, value, tone }) => ({ label, value, ...(tone === undefined ? {} : { tone }) })),
  ...(silence === undefined ? {} : { silence: makeAnswer(ruleset.orders, silence) }),
});
