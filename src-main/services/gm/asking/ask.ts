import { dataDigest } from '#kernel/codec/digest.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import type { TriedTurn } from '../trial/tryTurn.ts';
import { forgetReminders } from '../schedule/reminders.ts';
import { askingPolicyOf } from '../turns/answersBy.ts';
import { fileFor, readersOf } from './questionsFile.ts';
import type { AskedSeat, Waiting } from '../turns/waiting.ts';
import { theSeats } from '../named.ts';
import { askedBefore, putAsked, putQuestions, putWaiting, waitingOf } from '../turns/waiting.ts';

interface Asking {
  readonly sealing: Sealing;
  readonly clock: Clock;
}

/** What a run is made of, as a digest: it tells whether anything was changed since it began to wait. */
const frozenMark = (loaded: LoadedTurn, dice: string): string =>
  dataDigest({ dice, rulings: loaded.rulings, plans: loaded.plans });

/**
 * Writes down that a run waits, and makes the questions files of its round. Seats that were asked the same before keep their file; whoever
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
  const counts: Record<SeatId, number> = { ...askedBefore(store) };
  const files: { readonly seat: SeatId; readonly digest: string; readonly file: Uint8Array }[] = [];
  const asked: AskedSeat[] = [];
  for (const [seat, questions] of [...bySeat].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const count = 1 + Math.max(counts[seat] ?? 0, countOf(before, seat));
    counts[seat] = count;
    const numbered = questions.map(({ key }, at) => ({ number: at + 1, key }));
    const stubborn = questions.some(({ silence }) => silence === undefined);
    const one = { seat, count, questions: numbered, ...(stubborn ? { stubborn } : {}) };
    const readers = readersOf(store, seat);
    const file = await fileFor(sealing, store, ruleset, { tried, seat, count, questions, until }, readers);
    asked.push(file === undefined ? one : { ...one, digest: file.digest });
    if (file !== undefined) files.push({ seat, ...file });
  }
  const value: Waiting = {
    turn: loaded.turn,
    frozen,
    since: now,
    asked: [...asked, ...answeredSeats(before, asked)],
    answers: before?.answers ?? {},
    files: before?.files ?? [],
    ...defined({ until }),
  };
  store.together(() => {
    forgetReminders(store);
    for (const { seat, digest, file } of files) putQuestions(store, seat, digest, file);
    putWaiting(store, value);
    putAsked(store, counts);
    store.note({ at: now, what: notedAs(store, value, asked) });
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

const notedAs = (store: GameStore, { turn }: Waiting, asked: readonly AskedSeat[]): string =>
  `The run of turn ${turn} waits for answers of ${theSeats(
    store,
    asked.map(({ seat }) => seat),
  )}.`;
