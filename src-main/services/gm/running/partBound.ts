import type { Books } from '#kernel/codec/books.ts';
import { joinedLists } from '#kernel/codec/stableText.ts';
import type { Game, Heard } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { joinedMarks } from '#kernel/turn/marks.ts';
import type { RunAt, RunPlan } from '#kernel/sequence/run.ts';
import { defined } from '#kernel/words/defined.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { AnswersRecord, FinishedTurn, StoredRun } from '../../../ports/game/turns.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import { answersIn } from '../asking/answersIn.ts';
import { booksIn } from '../game/books.ts';
import type { Before } from '../turns/howRun.ts';
import { filedNow } from '../turns/howRun.ts';
import { recordOfTurn, undoneIn } from '../turns/record.ts';
import { beforeRun, boundRun, chainBefore } from '../trial/boundRun.ts';
import type { Ran } from '../game/chain.ts';
import { openMark } from '../game/chain.ts';
import { answeredApart } from '../results/turnResults.ts';
import { joinedDice } from '../game/dice.ts';
import { commitmentOf } from '../game/seeds.ts';
import type { DiceChoice, TriedTurn } from '../trial/tryTurn.ts';
import { runDice } from '../trial/tryTurn.ts';
import { waivedNow } from '../schedule/waived.ts';
import { chainOfRun } from '../turns/runChain.ts';
import type { UnderWay } from '../turns/underWay.ts';
import { plansOfNoFile, writtenRun } from '../trial/written.ts';

/** A turn of several runs while it is run. */
export interface Running {
  readonly ports: { readonly sealing: Sealing; readonly clock: Clock };
  readonly store: GameStore;
  readonly ruleset: SomeRuleset;
  readonly loaded: LoadedTurn;
  readonly runs: readonly RunAt[];
  readonly choice: DiceChoice;
  readonly former: Former;
}

/** What no run of a turn changes, and several need: each found once. */
export interface Former {
  readonly books: Books;
  /** The runs of the turn before. */
  readonly earlier: readonly StoredRun[];
  readonly before: Before;
  readonly open: typeof openMark;
}

export function formerOf(store: GameStore, turn: number): Former {
  let open: string | undefined;
  return {
    books: booksIn(store),
    earlier: store.runs(turn - 1),
    before: beforeRun(store, turn),
    open: (record) => (open ??= openMark(record)),
  };
}

type WholeTurn = Pick<
  FinishedTurn,
  'entries' | 'refusals' | 'marks' | 'dice' | 'attempt' | 'edition' | 'plans' | 'how'
>;

/** The record of a turn as far as it has been run, what binds it, and the whole turn once its last run is over. */
export interface Bound {
  readonly record: Ran;
  readonly chain: string;
  readonly whole?: WholeTurn;
}

/** A run as it is stored, but for what binds it. */
export function storedRun(
  { ports, ruleset, store, choice, loaded }: Running,
  { over }: UnderWay,
  at: RunAt,
  tried: TriedTurn,
  heard: ReadonlyMap<SeatId, readonly Heard<Game['event']>[]>,
): StoredRun {
  const { entries, refusals, marks, dice } = writtenRun(ruleset, tried);
  const later = [...heard].filter(([seat, lines]) => lines.length > 0 && !at.run.tells.includes(seat));
  const answered = answeredApart(ruleset, tried.outcome, {
    seats: [...heard.keys()].filter((seat) => !at.run.tells.includes(seat)),
    last: loaded.view,
    heard: (seat) => heard.get(seat) ?? [],
  });
  const { event } = ruleset.codecs;
  return {
    number: over.length,
    plan: at.run,
    entries,
    refusals,
    marks,
    dice,
    attempt: choice.attempt,
    edition: ruleset.edition,
    heard: Object.fromEntries(
      later.map(([seat, lines]) => [seat, lines.map((one) => ({ ...one, event: event.make(one.event) }))]),
    ),
    how: {
      ...filedNow(ruleset, tried.loaded),
      led: tried.loaded.led,
      ...answersIn(ruleset, store, tried),
      ...(answered.size === 0 ? {} : { answeredFor: Object.fromEntries(answered) }),
      ...defined({ madeUp: at.madeUp }),
      ...(at.putOff === undefined ? {} : { putOff: ordersPutOff(at.putOff) }),
      ...(store.turn() === loaded.turn ? waivedNow(ports.clock, store, tried.loaded, at.run.day) : {}),
      chain: '',
    },
  };
}

/** The seats whose orders such runs take. */
export const ordersPutOff = (runs: readonly RunPlan[]): readonly SeatId[] =>
  runs.flatMap(({ takes }) => takes.filter((seat) => seat !== gameMaster));

/** The record of a turn with these runs, and what binds the last of them. */
export function boundPart(
  { ruleset, store, loaded, choice, former }: Running,
  { over }: UnderWay,
  run: StoredRun,
): Bound {
  const { stored, counting, results, rulings, turn } = loaded;
  const { entries, refusals, attempt, edition, how } = run;
  const record = recordOfTurn(store.facts.secret, {
    stored: {
      ...stored,
      ran: { entries, refusals, attempt, edition, how: { rule: choice.rule, open: '', given: '', ...how } },
    },
    counting,
    results,
    rulings,
    plans: plansOfNoFile(ruleset, loaded),
    runs: [...over, run],
  }) as Ran;
  const last = over.at(-1);
  const before = last?.how.chain ?? chainBefore(store, loaded);
  const undone = undoneIn(store, turn);
  return { record, chain: chainOfRun(before, record, run.number, undone, former.open) };
}

/** The whole turn, now that its last run is over, and what binds it. */
export function boundTurn(
  { ruleset, store, loaded, runs, choice, former }: Running,
  { over }: UnderWay,
  last: StoredRun,
): Bound {
  const all = [...over, last];
  const answers = Object.assign({}, ...all.map(({ how }) => how.answers ?? {})) as AnswersRecord;
  const answerFiles = all.flatMap(({ how }) => how.answerFiles ?? []);
  const seeds = runs.map(({ run }) => runDice(store.facts.secret, loaded, run, choice));
  const whole = {
    entries: joinedLists(all.map(({ entries }) => entries)),
    refusals: all.flatMap(({ refusals }) => refusals),
    marks: joinedMarks(all.map(({ marks }) => marks)),
    dice: commitmentOf(joinedDice(seeds)),
    attempt: choice.attempt,
    edition: ruleset.edition,
    plans: plansOfNoFile(ruleset, loaded),
  };
  const given = {
    ...whole,
    runs: all,
    ...(Object.keys(answers).length === 0 ? {} : { answers }),
    ...(answerFiles.length === 0 ? {} : { answerFiles }),
  };
  const { how, record } = boundRun({ store, ruleset }, loaded, given, {
    rule: choice.rule,
    open: former.open,
  });
  return { record, chain: how.chain, whole: { ...whole, how } };
}
