import type { Game } from '#kernel/game.ts';
import { gameMaster, seatId } from '#kernel/ids.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import { emptyPlan } from '#kernel/orders/plan.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import { bad, good } from '#kernel/result.ts';
import { knowing } from '#kernel/turn/answering.ts';
import type { Asked } from '#kernel/turn/question.ts';
import type { Files } from '../../../ports/files.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { askedName } from '../../turnFiles.ts';
import { loadTurn } from '../game/loadedTurn.ts';
import { tryTurn } from '../running/tryTurn.ts';
import { openSeats, questionsOf, waitingOf } from './waiting.ts';
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
  /** What can be answered, for the game master’s own questions. */
  readonly offers: readonly { readonly said: string; readonly order: unknown }[];
}

/** What the run that waits asks, whom and until when; undefined if none waits. */
export interface OpenQuestions {
  readonly turn: number;
  readonly since: string;
  readonly until?: string;
  readonly questions: readonly OpenQuestion[];
}

export function openNow(store: GameStore, ruleset: SomeRuleset): OpenQuestions | undefined {
  const waiting = waitingOf(store);
  if (waiting === undefined) return undefined;
  const loaded = loadTurn(ruleset, store);
  const { outcome } = tryTurn(ruleset, store.facts.secret, loaded);
  const know = knowing<Game>({ ruleset, before: loaded.state, plans: loaded.plans, last: loaded.view });
  const numbers = new Map(
    waiting.asked.flatMap(({ questions }) => questions.map(({ key, number }) => [key, number] as const)),
  );
  const shown = (one: Asked<Game>): OpenQuestion => {
    const { view } = know(one.to, outcome.state, outcome.entries);
    const say = (order: { readonly kind: string }): string => {
      const said = ruleset.orders[order.kind]?.say({ ...order, ref: '' } as never, view, one.spot);
      return said === undefined ? order.kind : phraseText(said);
    };
    const offers = one.to === gameMaster ? offersOf(ruleset, one, view) : [];
    return {
      ...{ to: one.to, number: numbers.get(one.key) ?? 0, said: phraseText(one.said), cite: one.cite },
      facts: one.facts.map(({ label, value }) => ({ label, value: phraseText(value) })),
      ...(one.silence === undefined ? {} : { silence: one.silence.map(say).join('; ') || 'nothing' }),
      ...{ least: one.least, most: one.most },
      offers: offers.map((order) => ({ said: say(order), order: makeAnswer(ruleset.orders, [order])[0] })),
    };
  };
  return {
    ...{ turn: waiting.turn, since: waiting.since, questions: (outcome.stop?.questions ?? []).map(shown) },
    ...(waiting.until === undefined ? {} : { until: waiting.until }),
  };
}

const offersOf = (
  ruleset: SomeRuleset,
  { kinds, spot }: Asked<Game>,
  view: unknown,
): readonly { readonly kind: string }[] =>
  kinds.flatMap((kind) => ruleset.orders[kind]?.offers(view, spot, emptyPlan()) ?? []);

/** Writes the files of questions that are open into a folder. The same round always gives the same files. Returns their names. */
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
