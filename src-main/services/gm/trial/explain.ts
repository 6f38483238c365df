import type { Explained } from '#contract/gm/acts.ts';
import type { Roll } from '#kernel/dice/rollLog.ts';
import { listLog } from '#kernel/dice/rollLog.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { whereIs } from '#kernel/game/plan.ts';
import { sentenceOf } from '#kernel/report/sentence.ts';
import { battleOf } from '#kernel/game/heard.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { AnyEvent } from '#kernel/game/game.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import { firstParting } from '#kernel/turn/marks.ts';
import { stepNamed, whereText } from '#kernel/sequence/paths.ts';
import { defined } from '#kernel/words/defined.ts';
import { whereKey, whereOf } from '#kernel/words/where.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { readStored, planCodecOf } from '../../ruleset.ts';
import type { GameRecord, TurnRecord } from '../game/recordShapes.ts';
import { runAgain } from './runAgain.ts';
import { said } from './show.ts';
import { storyOf } from './story.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** Most dice shown for one line. */
const mostRolls = 1_000;

/**
 * What led to one line of a turn's story: the order in words and its file (`fileOf`), the step and its place
 * in the rulebook, the dice rolled for it, and who heard of it. The turn is run again to see its dice; by
 * rules of another edition there are none to see.
 */
export function explain(
  ruleset: SomeRuleset,
  game: GameRecord,
  turn: number,
  line: number,
  fileOf: (seat: SeatId, order: OrderRef) => string | undefined = () => undefined,
): Outcome<Explained> {
  const story = storyOf(ruleset, game, turn);
  if (!story.ok) return story;
  const record = game.turnOf(turn) as TurnRecord;
  const one = story.value.lines[line];
  if (one === undefined)
    return bad([unreadable('no-such-line', { turn, line, lines: story.value.lines.length })]);
  const { step, text, seats, cause, cite = stepNamed(ruleset.sequences, step)?.step.cite ?? '' } = one;
  const { step: name, ...where } = whereOf(one);
  const order = cause === undefined ? undefined : orderOf(ruleset, record, cause, fileOf);
  return good({
    text,
    ...defined({ order }),
    step: { ...where, name, said: whereText(ruleset.sequences, one), cite },
    rolls: rollsOf(ruleset, record, line),
    heard: seats,
  });
}

function orderOf(
  ruleset: SomeRuleset,
  record: TurnRecord,
  ref: OrderRef,
  fileOf: (seat: SeatId, order: OrderRef) => string | undefined,
): Explained['order'] {
  const { results, ran } = record;
  for (const [seat, raw] of inOrder({ ...ran?.orders, ...ran?.plans })) {
    const plan = readStored(planCodecOf(ruleset), raw, `orders of ${seat}`);
    const found = whereIs(plan, ref);
    if (found === undefined) continue;
    const words =
      results[seat] === undefined
        ? undefined
        : sentenceOf(
            ruleset,
            { view: readStored(ruleset.codecs.view, results[seat].view, `view of ${seat}`), plan },
            ref,
          );
    const file = ran?.plans[seat] === undefined ? fileOf(seat, ref) : undefined;
    return {
      ref,
      seat,
      said: words?.said ?? said(ruleset, found.order, found.unit, undefined),
      ...defined({ file }),
    };
  }
  return ran?.answers === undefined ? undefined : answerOf(ruleset, record, ref);
}

/** An order that answered a question in the middle of the turn, in words, with who gave it. */
function answerOf(ruleset: SomeRuleset, record: TurnRecord, ref: OrderRef): Explained['order'] {
  const { answered } = runAgain(ruleset, record).outcome;
  for (const { seat, by, orders, spot } of answered) {
    const order = orders.find((one) => one.ref === ref);
    if (order === undefined) continue;
    const raw = record.results[seat]?.view;
    const view = raw === undefined ? undefined : readStored(ruleset.codecs.view, raw, `view of ${seat}`);
    const words = ruleset.orders[order.kind]?.say(order, view, spot);
    return { ref, seat, said: `${byWord[by]}: ${words === undefined ? order.kind : phraseText(words)}` };
  }
  return undefined;
}

const byWord = {
  person: 'Answered in the middle of the turn',
  programme: 'Answered by orders given in advance',
  computer: 'Answered by the computer',
  silence: 'Nobody answered',
} as const;

/**
 * The dice rolled for an event: its own among those rolled just before it in its step, or before another
 * event of the same order or battle. If the step rolls for everybody first, the dice are shown with the first
 * event about the same thing.
 */
function rollsOf(ruleset: SomeRuleset, record: TurnRecord, line: number): readonly Roll[] {
  const log = listLog();
  const after: number[] = [];
  const counting: SomeRuleset = {
    ...ruleset,
    apply: (draft, event) => {
      after.push(log.rolls.length);
      ruleset.apply(draft, event);
    },
  };
  const { outcome, marks } = runAgain(counting, record, log);
  const { entries } = outcome;
  const mine = entries[line];
  if (
    mine === undefined ||
    (record.ran?.marks !== undefined && firstParting(record.ran.marks, marks) !== undefined)
  )
    return [];
  const ofStep = (rolls: readonly Roll[]): readonly Roll[] =>
    rolls.filter(({ stream }) => isOfStep(stream, mine));
  const names = namesIn(mine.event);
  const named = (rolls: readonly Roll[]): readonly Roll[] =>
    rolls.filter(({ stream }) => stream.split('/').some((part) => names.has(part)));
  for (let at = line; at >= 0; at -= 1) {
    const entry = entries[at] as Entry<AnyEvent>;
    if (whereKey(entry) !== whereKey(mine)) break;
    if (at !== line && !areOne(entry.event, mine.event)) continue;
    const rolls = ofStep(log.rolls.slice(after[at - 1] ?? 0, after[at]));
    const own = named(rolls);
    if (rolls.length > 0) return (own.length > 0 ? own : rolls).slice(-mostRolls);
  }
  const isEarlier = entries
    .slice(0, line)
    .some(
      (entry) =>
        whereKey(entry) === whereKey(mine) && [...namesIn(entry.event)].some((name) => names.has(name)),
    );
  return isEarlier ? [] : named(ofStep(log.rolls.slice(0, after[line]))).slice(-mostRolls);
}

/** Whether dice belong to this step and its passes. */
const isOfStep = (stream: string, entry: Entry<AnyEvent>): boolean =>
  stream === whereKey(entry) || stream.startsWith(`${whereKey(entry)}/`);

/** What an event names, and dice may be named after: its order, place, unit and seat. */
const namesIn = (event: AnyEvent): ReadonlySet<string> => {
  const { seat, unit } = event as { readonly seat?: unknown; readonly unit?: unknown };
  return new Set([event.cause, event.place, unit, seat].filter((name) => typeof name === 'string'));
};

const areOne = (one: AnyEvent, other: AnyEvent): boolean =>
  (one.cause !== undefined && one.cause === other.cause) ||
  (battleOf(one) !== undefined && battleOf(one) === battleOf(other));

/** Dice as text, such as `Digging/1/ann.t1.o1: 4 of 6`. */
export const rollText = ({ stream, outOf, wins, rolled }: Roll): string =>
  `${stream}: ${rolled} of ${outOf}${wins === undefined ? '' : `, which ${rolled <= wins ? 'wins' : 'does not win'} at ${wins} or less`}`;
