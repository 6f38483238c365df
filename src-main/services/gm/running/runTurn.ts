import type { Words } from '#kernel/picture/words.ts';
import { defined } from '#kernel/words/defined.ts';
import { plural } from '#kernel/words/phrase.ts';
import type { RunId } from '#kernel/words/ids.ts';
import type { FinishedTurn } from '../../../ports/game/turns.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { canCount } from '../game/counts.ts';
import { boundRun } from '../trial/boundRun.ts';
import { beginWaiting } from '../asking/ask.ts';
import { answersFrom } from '../game/storedAnswers.ts';
import { answersIn } from '../asking/answersIn.ts';
import { endWaiting, isOverdue, waitingOf } from '../turns/waiting.ts';
import { movesTogether, turnRuns } from '../turns/underWay.ts';
import { runParts } from './runParts.ts';
import { diceRule } from '../game/dice.ts';
import { nextTurn } from './nextTurn.ts';
import type { Again, RunOptions, RunOutcome } from '../trial/outcome.ts';
import { tryTurn } from '../trial/tryTurn.ts';
import { absentAfter, handOver } from '../schedule/absence.ts';
import { waivedNow } from '../schedule/waived.ts';
import { plansOfNoFile, writtenRun } from '../trial/written.ts';

/**
 * Runs the current turn, or with `again` an earlier one, with the orders that count; completely or not
 * at all.
 */
export async function runGameTurn(
  ports: { readonly sealing: Sealing; readonly clock: Clock },
  store: GameStore,
  ruleset: SomeRuleset,
  options: RunOptions,
): Promise<RunOutcome> {
  const { waits = false, again, who } = options;
  const { overdue = again !== undefined || isOverdue(waitingOf(store), ports.clock) } = options;
  const loaded = loadTurn(ruleset, store, again?.turn ?? store.turn());
  const runs = turnRuns(ruleset, loaded.state, loaded.order);
  if (!movesTogether(runs))
    return runSeveral({ ports, store, ruleset, runs, loaded }, { ...options, overdue });
  const { turn, received, led, seats } = loaded;
  const choice = { attempt: again?.attempt ?? 0, rule: again?.rule ?? diceRule };
  const tried = tryTurn(ruleset, store.facts.secret, loaded, choice, { overdue });
  const { outcome, unjudged } = tried;
  if (waits && unjudged.length > 0) return { kind: 'unjudged', unjudged };
  if (outcome.stop !== undefined) {
    const { questions } = outcome.stop;
    const waiting = again === undefined ? await beginWaiting(ports, store, ruleset, tried) : undefined;
    return {
      kind: 'questions',
      questions,
      ...defined({ until: waiting?.until }),
    };
  }
  const missing = seats
    .map(({ seat }) => seat)
    .filter((seat) => !loaded.counting.has(seat) && !led.includes(seat));
  const note = {
    at: ports.clock.now(),
    what: noteOf(ruleset.presentation.words, loaded, again),
    ...defined({ who }),
  };
  const run = {
    ...writtenRun(ruleset, tried),
    attempt: choice.attempt,
    edition: ruleset.edition,
    plans: plansOfNoFile(ruleset, loaded),
  };
  const given = {
    ...run,
    ...answersIn(ruleset, store, tried),
    ...(again === undefined ? waivedNow(ports.clock, store, loaded) : {}),
  };
  const { how, record } = boundRun({ store, ruleset }, loaded, given, {
    rule: choice.rule,
    ...defined({ why: again?.why }),
  });
  const done: FinishedTurn = { turn, ...run, how, upTo: received.findLast(canCount)?.number ?? 0, note };
  const absent = absentAfter(ruleset, store, loaded, note.at);
  const next = await nextTurn(ports.sealing, store, ruleset, {
    tried,
    why: again?.why,
    how,
    record,
    opened: note.at,
    absent,
  });
  const finished = store.together(() => {
    const isDone = store.finish(done, next, again);
    if (isDone) {
      endWaiting(store);
      handOver(ports.clock, ruleset, store, absent);
    }
    return isDone;
  });
  return finished ? { kind: 'ran', turn, missing, unjudged } : { kind: 'overtaken' };
}

/** A turn of several runs; one that is run again is first gone back to, and then all of it is run. */
async function runSeveral(game: Parameters<typeof runParts>[0], options: RunOptions): Promise<RunOutcome> {
  const { again } = options;
  if (again === undefined) return runParts(game, options);
  const note = { at: game.ports.clock.now(), what: `Turn ${again.turn} is run again. ${again.why}` };
  const before = game.loaded.stored.ran;
  const former = answersFrom(game.ruleset, before?.how?.answers ?? {}, ({ by }) => by === 'person');
  if (!game.store.undo(again.turn, again.why, note)) return { kind: 'overtaken' };
  const ran: RunId[] = [];
  for (;;) {
    const opened = loadTurn(game.ruleset, game.store, again.turn);
    // What persons answered counts again, where it is asked again.
    const stored = { ...opened.stored, ...defined({ ran: before }) };
    const loaded = { ...opened, stored, answers: { ...opened.answers, ...former } };
    const outcome = await runParts({ ...game, loaded }, options);
    if (outcome.kind !== 'ran' || outcome.runs === undefined) return outcome;
    ran.push(...outcome.runs);
    if (outcome.left === 0) return { ...outcome, runs: ran };
  }
}

function noteOf(
  { seat: word }: Words,
  { turn, counting, led, seats }: LoadedTurn,
  again: Again | undefined,
): string {
  const ordered = [...counting.keys()].filter((seat) => !led.includes(seat)).length;
  return [
    `Turn ${turn} was ${again === undefined ? 'run' : 'run again'} with the orders of ${ordered} of ${plural(seats.length, word.one, word.many)}${led.length === 0 ? '' : `; the computer led ${led.length}`}.`,
    ...(again === undefined
      ? []
      : [again.attempt === 0 ? 'The dice were the same.' : 'The dice were new.', again.why]),
  ].join(' ');
}
