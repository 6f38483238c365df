import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, seatId } from '#kernel/words/ids.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Asked } from '#kernel/sequence/question.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Files } from '../../../ports/files.ts';
import type { LetterState } from '../../../ports/game/post.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { askedName } from '../../turnFiles.ts';
import { leadableSeats } from './ledSeats.ts';
import { askedNow, orderSaid } from '../asking/askedNow.ts';
import type { AskedSeat, Waiting } from '../turns/waiting.ts';
import { lettersOfQuestions, openSeats, questionsOf, waitingOf } from '../turns/waiting.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** An open question, as lists for the game master show it. */
export interface OpenQuestion {
  readonly to: string;
  readonly number: number;
  readonly said: string;
  readonly cite: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What happens without an answer; absent: the game waits. */
  readonly silence?: string;
  readonly least: number;
  readonly most: number;
  /** What can be answered, for the game master’s own questions and those of seats that they lead. */
  readonly offers: readonly { readonly said: string; readonly order: unknown }[];
}

/** What the run that waits asks, whom and until when; undefined if none waits. */
export interface OpenQuestions {
  readonly turn: number;
  readonly since: string;
  readonly until?: string;
  readonly questions: readonly OpenQuestion[];
  /** Everybody who was asked in this run, and how they stand. */
  readonly seats: readonly AskedStanding[];
}

/** A seat that is asked: whether it has answered, and what became of the newest letter with its questions, if one was written. */
export interface AskedStanding {
  readonly to: string;
  readonly answered: boolean;
  /** Nobody plays it: the game master answers for it. */
  readonly led?: true;
  readonly letter?: LetterState;
}

function howStands(store: GameStore, waiting: Waiting, asked: AskedSeat, isLed: boolean): AskedStanding {
  const ours = `${lettersOfQuestions(waiting.turn, asked.seat)}${asked.count} `;
  const letter = store.post.letters(waiting.turn).findLast(({ key }) => key.startsWith(ours))?.state;
  const answered = !openSeats(waiting).includes(asked);
  return {
    to: asked.seat,
    answered,
    ...(isLed ? { led: true } : {}),
    ...defined({ letter }),
  };
}

export function openNow(store: GameStore, ruleset: SomeRuleset): OpenQuestions | undefined {
  const waiting = waitingOf(store);
  if (waiting === undefined) return undefined;
  const { questions, viewOf } = askedNow(store, ruleset);
  const led = new Set<SeatId>(leadableSeats(ruleset, store));
  const numbers = new Map(
    waiting.asked.flatMap(({ questions }) => questions.map(({ key, number }) => [key, number] as const)),
  );
  const shown = (one: Asked<Game>): OpenQuestion => {
    const view = viewOf(one.to);
    const say = (order: { readonly kind: string }): string => orderSaid(ruleset, order, view, one.spot);
    const offers = one.to === gameMaster || led.has(one.to) ? offersOf(ruleset, one, view) : [];
    return {
      to: one.to,
      number: numbers.get(one.key) ?? 0,
      said: phraseText(one.said),
      cite: one.cite,
      facts: one.facts.map(({ label, value }) => ({ label, value: phraseText(value) })),
      ...(one.silence === undefined ? {} : { silence: one.silence.map(say).join('; ') || 'nothing' }),
      least: one.least,
      most: one.most,
      offers: offers.map((order) => ({ said: say(order), order: makeAnswer(ruleset.orders, [order])[0] })),
    };
  };
  return {
    turn: waiting.turn,
    since: waiting.since,
    // Answers that are in may lead to questions of the next round already: they come when the run goes on.
    questions: questions.filter(({ key }) => numbers.has(key)).map(shown),
    seats: waiting.asked.map((one) => howStands(store, waiting, one, led.has(one.seat))),
    ...defined({ until: waiting.until }),
  };
}

const offersOf = (
  ruleset: SomeRuleset,
  { kinds, spot }: Asked<Game>,
  view: unknown,
): readonly { readonly kind: string }[] =>
  kinds.flatMap((kind) => ruleset.orders[kind]?.offers(view, spot, emptyPlan()) ?? []);

/** Writes the questions files that are open into a folder. The same round always gives the same files. Returns their names. */
export async function publishQuestions(
  files: Files,
  store: GameStore,
  folder: string,
): Promise<Outcome<readonly string[]>> {
  const waiting = waitingOf(store);
  if (waiting === undefined) return bad([unreadable('nothing-waits', { turn: store.turn() })]);
  const names: string[] = [];
  for (const asked of openSeats(waiting)) {
    const file = questionsOf(store, asked);
    if (file === undefined) continue;
    const name = askedName(
      { game: store.facts.game, turn: waiting.turn, seat: seatId(asked.seat) },
      'questions',
      asked.count,
    );
    const written = await files.write(`${folder}/${name}`, file);
    if (!written.ok) return written;
    names.push(name);
  }
  return good(names);
}
