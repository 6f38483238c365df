import { stableText } from '#kernel/codec/stableText.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { isGivenBy } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { AnyEvent } from '#kernel/game/game.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import { draftOf } from '#kernel/codec/plainCopy.ts';
import type { RunAt } from '#kernel/sequence/run.ts';
import { wholeTurn } from '#kernel/sequence/run.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Where } from '#kernel/words/where.ts';
import { whereOf } from '#kernel/words/where.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { readStored, seatNames } from '../../ruleset.ts';
import { turnRuns } from '../turns/underWay.ts';
import { orderIn } from './runAgain.ts';
import type { GameRecord, ResultsRecord, TurnRecord } from '../game/recordShapes.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** One line of a turn's story: an event, or an order that was not carried out. */
export interface StoryLine extends Where {
  /** From 0, over the whole turn. */
  readonly line: number;
  /** As a player would read it, after the name of that seat. */
  readonly text: string;
  /** Who was told. */
  readonly seats: readonly SeatId[];
  readonly cause?: OrderRef;
  /** For an order that was not carried out: the rule that says why. */
  readonly cite?: string;
}

/**
 * All events of a turn that was run, in order, then the orders not carried out. Refused: a turn that was not
 * run.
 */
export function storyOf(
  ruleset: SomeRuleset,
  game: GameRecord,
  turn: number,
): Outcome<{ readonly turn: number; readonly lines: readonly StoryLine[] }> {
  const record = game.turnOf(turn);
  if (record?.ran === undefined)
    return bad([unreadable('turn-not-run', { turn, now: game.turns.at(-1) ?? 0 })]);
  const entries = (record.ran.entries as readonly Entry<unknown>[]).map((entry) => ({
    ...entry,
    event: readStored(ruleset.codecs.event, entry.event, 'event'),
  }));
  return good({
    turn,
    lines: [
      ...happened(ruleset, record, entries, game.turnOf(turn + 1)?.results ?? record.results),
      ...refused(record, entries.length),
    ],
  });
}

function happened(
  ruleset: SomeRuleset,
  { turn, state: raw, results, ran }: TurnRecord,
  entries: readonly Entry<AnyEvent>[],
  after: Readonly<Record<SeatId, ResultsRecord>>,
): readonly StoryLine[] {
  const state = readStored(ruleset.codecs.state, raw, `state of turn ${turn}`);
  const views = new Map(
    inOrder(after).map(([seat, { view }]) => [
      seat,
      readStored(ruleset.codecs.view, view, `view of ${seat}`),
    ]),
  );
  const runs = turnRuns(ruleset, state, ran === undefined ? undefined : orderIn(ran));
  return linesOf(ruleset, { state, runs }, entries, keysInOrder(results), views);
}

/** The events of a turn, in order, from the world before it and its runs; `views` are the seats' views after it. */
export function linesOf(
  ruleset: SomeRuleset,
  before: { readonly state: unknown; readonly runs: readonly RunAt[] },
  entries: readonly Entry<AnyEvent>[],
  seats: readonly SeatId[],
  views: ReadonlyMap<SeatId, unknown>,
): readonly StoryLine[] {
  const state = draftOf(ruleset, before.state);
  const names = new Map<SeatId, string>();
  const nameOf = (seat: SeatId): string => {
    const found = names.get(seat) ?? seatNames(ruleset, views.get(seat))(seat);
    names.set(seat, found);
    return found;
  };
  const tell = ruleset.tell as Readonly<Record<string, Telling>>;
  let left = before.runs;
  return entries.map(({ event, ...where }, line) => {
    // The runs before this event’s are over.
    while (left.length > 1 && left[0]?.run.id !== (where.run ?? wholeTurn)) {
      ruleset.close(state, left[0]!.run, false);
      left = left.slice(1);
    }
    const telling = tell[event.kind];
    const hearers = seats.filter((seat) => telling?.told(event, seat, state) !== undefined);
    const reader =
      seats.find((seat) => event.cause !== undefined && isGivenBy(event.cause, seat)) ??
      hearers[0] ??
      seats[0];
    const said = reader === undefined ? undefined : telling?.say(event, views.get(reader));
    ruleset.apply(state, event);
    return {
      line,
      ...where,
      text:
        said === undefined
          ? `${event.kind}: ${stableText(event)}`
          : `${reader === undefined ? '' : nameOf(reader)}: ${phraseText(said)}`,
      seats: hearers,
      ...defined({ cause: event.cause }),
    };
  });
}

interface Telling {
  told(event: AnyEvent, seat: SeatId, before: unknown): unknown;
  say(event: AnyEvent, view: unknown): Phrase | undefined;
}

interface RefusalData extends Phrase, Where {
  readonly order: OrderRef;
  readonly cite?: string;
}

function refused({ results, ran }: TurnRecord, from: number): readonly StoryLine[] {
  return ((ran?.refusals ?? []) as readonly RefusalData[]).map(
    ({ order, template, args, cite, ...placed }, index) => ({
      line: from + index,
      ...whereOf(placed),
      cause: order,
      text: `${order} was not carried out, or not wholly: ${phraseText({ template, args })}`,
      seats: keysInOrder(results).filter((seat) => isGivenBy(order, seat)),
      ...defined({ cite }),
    }),
  );
}
