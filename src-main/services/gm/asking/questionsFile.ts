import { splitFile } from '#kernel/files/envelope.ts';
import type { FiledQuestion, QuestionsBody } from '#kernel/files/questionBodies.ts';
import { spotShape } from '#kernel/codec/spotShape.ts';
import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import { knowing } from '#kernel/turn/answering.ts';
import type { Asked } from '#kernel/sequence/question.ts';
import { defined } from '#kernel/words/defined.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { makeStored } from '../../ruleset.ts';
import { makeQuestionsFile } from '../../turnFiles.ts';
import { booksIn, citedTexts } from '../game/books.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { keyholderOf } from '../game/keyholder.ts';
import type { TriedTurn } from '../trial/tryTurn.ts';
import { tryTurn } from '../trial/tryTurn.ts';
import { openSeats, putQuestions, putWaiting, waitingOf } from '../turns/waiting.ts';

/** Who reads the questions of a seat: its player, and whoever stands in; by their keys, and the digests of the results that they have. */
export interface Readers {
  readonly recipient: string;
  readonly basis: string;
  readonly copyTo?: string;
  readonly copy?: string;
}

/** Those of a seat as it is now; undefined for whoever gets no files. */
export function readersOf(store: GameStore, seat: SeatId): Readers | undefined {
  const turn = store.turn();
  const player = store.seats().find((one) => one.seat === seat);
  const basis = store.results(turn).find((one) => one.seat === seat)?.digest;
  const standIn = store.standIns().find((one) => one.seat === seat);
  const copy = store.copies(turn).find((one) => one.seat === seat)?.digest;
  if (player === undefined || basis === undefined) return undefined;
  return {
    recipient: player.publicly.seal,
    basis,
    ...(standIn === undefined || copy === undefined ? {} : { copyTo: standIn.publicly.seal, copy }),
  };
}

interface ForSeat {
  readonly tried: TriedTurn;
  readonly seat: SeatId;
  readonly count: number;
  readonly questions: readonly Asked<Game>[];
  readonly until: string | undefined;
}

/** The questions file of one seat; undefined without readers. */
export async function fileFor(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  forSeat: ForSeat,
  readers: Readers | undefined,
): Promise<{ readonly digest: string; readonly file: Uint8Array } | undefined> {
  const { seat, tried } = forSeat;
  if (readers === undefined) return undefined;
  const { facts } = store;
  const { recipient, copyTo, basis, copy } = readers;
  const file = await makeQuestionsFile(
    sealing,
    { game: facts.game, ruleset: ruleset.id, edition: facts.edition, turn: tried.loaded.turn, seat },
    { ...bodyFor(store, ruleset, forSeat), basis, ...defined({ copy }) },
    { signKey: facts.privately.sign, recipient, ...defined({ copyTo }) },
  );
  const parts = splitFile(file);
  if (!parts.ok) throw new Error('a questions file just made cannot be read');
  return { digest: parts.value.header.digest, file };
}

function bodyFor(
  store: GameStore,
  ruleset: SomeRuleset,
  { tried: { loaded, outcome }, seat, count, questions, until }: ForSeat,
): Omit<QuestionsBody, 'basis' | 'copy'> {
  const know = knowing<Game>({ ruleset, before: loaded.state, plans: loaded.plans, last: loaded.view });
  const { view, heard } = know(seat, outcome.state, outcome.entries);
  const { codecs } = ruleset;
  const texts = citedTexts(ruleset, booksIn(store), view, loaded.view(seat));
  return {
    count,
    view: makeStored(codecs.view, view, 'view'),
    heard: heard.map((one) => ({ ...one, event: makeStored(codecs.event, one.event, 'event') })),
    questions: questions.map((one, at) => filed(ruleset, one, at + 1)),
    ...(texts.length === 0 ? {} : { books: [...texts] }),
    ...(keyholderOf(store) === undefined ? {} : { seal: store.facts.publicly.seal }),
    ...defined({ until }),
  };
}

/**
 * Makes the file of what a seat is asked now for others than before: a new player, or whoever stands in. The questions stay the same, and answers
 * to the file before count if whoever signed them still may. Nothing is written yet; the returned function does it. Undefined: the seat is asked
 * nothing.
 */
export async function askedAnew(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  seat: SeatId,
  readers: Readers,
): Promise<(() => void) | undefined> {
  const waiting = waitingOf(store);
  const asked = waiting === undefined ? undefined : openSeats(waiting).find((one) => one.seat === seat);
  if (waiting === undefined || asked === undefined) return undefined;
  const { count, digest: old, before = [] } = asked;
  const tried = tryTurn(ruleset, store.facts.secret, loadTurn(ruleset, store));
  const keys = new Map(tried.outcome.stop?.questions.map((one) => [one.key as string, one]));
  const questions = asked.questions.flatMap(({ key }) => keys.get(key) ?? []);
  const made = await fileFor(
    sealing,
    store,
    ruleset,
    { tried, seat, count, questions, until: waiting.until },
    readers,
  );
  if (made === undefined || old === undefined) return undefined;
  const { digest, file } = made;
  return () => {
    putQuestions(store, seat, digest, file);
    const now = { ...asked, digest, before: [...before, old] };
    putWaiting(store, { ...waiting, asked: waiting.asked.map((one) => (one === asked ? now : one)) });
  };
}

/** A question as its seat sees it. */
export const filed = (
  ruleset: SomeRuleset,
  { spot, said, facts, cite, kinds, least, most, silence }: Asked<Game>,
  number: number,
): FiledQuestion => ({
  number,
  spot: spotShape.make(spot) as FiledQuestion['spot'],
  said,
  cite,
  kinds,
  least,
  most,
  facts: facts.map(({ label, value, tone }) => ({ label, value, ...defined({ tone }) })),
  ...(silence === undefined ? {} : { silence: makeAnswer(ruleset.orders, silence) }),
});
