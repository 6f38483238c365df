import { stableText } from '#kernel/codec/stableText.ts';
import { pagesOf } from '#kernel/presentation.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { FileHeader } from '#kernel/files/envelope.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan, listedOrders } from '#kernel/game/plan.ts';
import type { Severity } from '#kernel/words/problem.ts';
import { heading, pageText, reportText, wrapped } from '#kernel/report/plainText.ts';
import { phraseText, plural } from '#kernel/words/phrase.ts';
import { makeReport } from '#kernel/report/report.ts';
import { defined } from '#kernel/words/defined.ts';
import { placesText } from './showPlaces.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { absentTold, howText } from '../turns/howText.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { heardOf, seatNames, viewOf } from '../../ruleset.ts';
import { seatTyped } from '../named.ts';
import { standingOf } from '../schedule/standing.ts';

/** The open part of a turn file, as text. */
export const headerText = (kind: string, { game, ruleset, turn, seat, sealed }: FileHeader): string =>
  `${kind === 'results' ? 'Results' : 'Orders'} of ${seat}, game ${game} (${ruleset}), turn ${turn}, ${
    { age: 'sealed', passphrase: 'under a passphrase', open: 'an open invitation' }[sealed]
  }`;

/**
 * Results as text for a mail: how the turn was run, what was heard in the order of the turn with battles in
 * full, which orders failed, headquarters, every known place, and the units with their ranks.
 */
export function resultsText(ruleset: SomeRuleset, body: ResultsBody): string {
  const view = viewOf(ruleset, body);
  const heard = heardOf(ruleset, body);
  const report = reportText(makeReport(ruleset, view, heard), ruleset.presentation.films?.(view, heard));
  const refused = body.refusals.map(({ step, template, args }) =>
    wrapped(`* ${step}: ${phraseText({ template, args: args as never })}`),
  );
  const { presentation } = ruleset;
  const units = presentation
    .units(view, emptyPlan())
    .map((row) => presentation.unit(view, emptyPlan(), row.unit).page);
  const how = body.proof?.how;
  return [
    ...(how === undefined
      ? []
      : [
          wrapped(
            howText(
              presentation.words.seat,
              phraseText(presentation.calendar(ruleset.turnNumber(view) - 1, view)),
              how,
              seatNames(ruleset, view),
            ).join(' '),
          ),
        ]),
    ...(body.absent === undefined
      ? []
      : [wrapped(phraseText(absentTold(presentation.words.seat, body.absent).phrase))]),
    report === '' ? 'No report of the previous turn.' : report,
    ...(refused.length === 0
      ? []
      : [[heading('Orders that were not carried out', '-'), ...refused].join('\n')]),
    ...pagesOf(presentation, view, emptyPlan()).map(({ page }) => pageText(page)),
    ...placesText(ruleset, view),
    ...units.map(pageText),
  ].join('\n\n');
}

/** A plan as plain text, one order per line, so that two versions can be compared line by line. */
export function planText(ruleset: SomeRuleset, plan: Plan<AnyOrder>, view?: unknown): string {
  const lines = listedOrders(plan).map(
    ({ order, unit }) => `${order.ref}  ${unit ?? 'headquarters'}  ${said(ruleset, order, unit, view)}`,
  );
  return lines.length === 0 ? 'No orders.' : lines.join('\n');
}

/** One order as a sentence on one line, with its full text; as data if the reader's view is not available. */
export const said = (
  ruleset: SomeRuleset,
  order: AnyOrder,
  unit: UnitId | undefined,
  view: unknown,
): string => saidWhole(ruleset, order, unit, view).replaceAll(/\s*\n\s*/g, ' ');

/** As `said`, but with the line breaks of its text. */
export function saidWhole(
  ruleset: SomeRuleset,
  order: AnyOrder,
  unit: UnitId | undefined,
  view: unknown,
): string {
  const kind = ruleset.orders[order.kind];
  if (view === undefined || kind === undefined) return stableText(order);
  const at = defined({ unit });
  return phraseText(kind.sayWhole?.(order as never, view, at) ?? kind.say(order as never, view, at));
}

/** The severity of a problem with an order, in words. */
export const gravityWord = (severity: Severity): string =>
  severity === 'doubtful' ? 'Perhaps a slip' : 'Cannot be done';

/** A game as plain text: its turn, and who has sent what. */
export function gameText(store: GameStore, ruleset: SomeRuleset): string {
  const { facts } = store;
  const loaded = loadTurn(ruleset, store);
  const { turn, seats, notTaken, missing } = standingOf(loaded);
  const wide = Math.max(...seats.map(({ seat }) => seatTyped(store, seat).length));
  const row = seats.map(({ seat, orders, versions, player, counts }) =>
    `${seatTyped(store, seat).padEnd(wide)}  ${orders.padEnd(8)}  ${counts === undefined ? '' : `${counts.name} (${versions} received)`}  ${player}`.trimEnd(),
  );
  const led = seats.filter(({ orders }) => orders === 'computer').length;
  const word = ruleset.presentation.words.seat;
  const [witness] = loaded.results;
  const decrees = loaded.decrees.hq.map(
    (order) =>
      `* ${said(ruleset, order, undefined, witness === undefined ? undefined : viewOf(ruleset, witness.body))}`,
  );
  return [
    heading(facts.title),
    wrapped(
      `Game ${facts.game} of ${facts.ruleset}, edition ${facts.edition}. Turn ${turn} is open for orders; ${seats.length - led - missing.length} of ${plural(seats.length - led, word.one, word.many)} ${seats.length - led === 1 ? 'has' : 'have'} sent orders${led === 0 ? '' : `, and the computer leads ${led}`}.`,
    ),
    row.join('\n'),
    ...(decrees.length === 0 ? [] : [[heading('Decrees of this turn', '-'), ...decrees].join('\n')]),
    ...(notTaken.length === 0
      ? []
      : [
          [
            heading('Files that do not count', '-'),
            ...notTaken.map(({ name, verdict, reason = '' }) => wrapped(`* ${name} (${verdict}): ${reason}`)),
          ].join('\n'),
        ]),
  ].join('\n\n');
}
