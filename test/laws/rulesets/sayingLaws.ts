import { pagesOf } from '#kernel/presentation.ts';
import { expect, test } from 'vitest';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan, listedOrders } from '#kernel/game/plan.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phraseParts, phraseText } from '#kernel/words/phrase.ts';
import { makeReport } from '#kernel/report/report.ts';
import type { Game } from '#kernel/game/game.ts';
import type { OrderKind, Ruleset } from '#kernel/ruleset.ts';
import { defined } from '#kernel/words/defined.ts';
import { canBeFiled, phrasesIn } from '#test/support/kits/phrases.ts';
import type { RandomTurn } from '#test/support/play/randomGame.ts';

/** Whatever is said to a player is whole: every hole of its template has an argument, and no argument is a slip of the program. */
export function sayings<G extends Game>(ruleset: Ruleset<G>, game: readonly RandomTurn<G>[]): void {
  test('every report, page, refusal and order is said without an unfilled hole', () => {
    const said = game.flatMap((turn, at) =>
      [...turn.views].flatMap(([seat, view]) => {
        const plan = game[at + 1]?.plans[seat] ?? emptyPlan<G['order']>();
        return phrasesIn([
          makeReport(ruleset, view, turn.heard.get(seat) ?? []).map(({ places }) =>
            places.map(({ lines }) => lines.map((line) => line.said)),
          ),
          turn.outcome.refusals.map(({ problem }) => problem.phrase),
          ...allPages(ruleset, view, plan),
          ruleset.review(view, plan).map(({ phrase }) => phrase),
          ordersOf(ruleset, view, plan),
        ]);
      }),
    );
    expect(said.length).toBeGreaterThan(game.length * 10);
    expect([...new Set(said.filter((phrase) => !isWhole(phrase)).map(phraseText))]).toEqual([]);
    // Refusals, advice and orders are said in files and letters too.
    expect([...new Set(said.filter((phrase) => !canBeFiled(phrase)).map(phraseText))]).toEqual([]);
  });
}

/** What is to come is told in the future: the scroll has no sentence of a report. */
export function scrollAhead<G extends Game>(ruleset: Ruleset<G>, game: readonly RandomTurn<G>[]): void {
  const { scroll } = ruleset.presentation;
  if (scroll === undefined) return;
  test('every line of the scroll tells what is to come in the future', () => {
    const said = game.flatMap((turn, at) =>
      [...turn.views].flatMap(([seat, view]) =>
        scroll(view, game[at + 1]?.plans[seat] ?? emptyPlan<G['order']>()).steps.flatMap(({ lines }) =>
          lines.map((line) => phraseText(line.said)),
        ),
      ),
    );
    expect(said.length).toBeGreaterThan(game.length);
    expect([...new Set(said.filter((line) => !/\b(?:will|may|Expect)\b/.test(line)))]).toEqual([]);
  });
}

const isWhole = (said: Phrase): boolean =>
  phraseParts(said).every((part) => typeof part !== 'string' || !/^\{[a-zA-Z]+(\|[^{}]*)?\}$/.test(part)) &&
  !/\bundefined\b|\bNaN\b|\[object /.test(phraseText(said));

function allPages<G extends Game>(
  { presentation }: Ruleset<G>,
  view: G['view'],
  plan: Plan<G['order']>,
): readonly unknown[] {
  const { places } = presentation.map(view);
  const units = presentation.units(view, plan);
  return [
    ...pagesOf(presentation, view, plan).map(({ page }) => page),
    ...places.map(({ place }) => presentation.location(view, plan, place)),
    ...units.map(({ unit }) => presentation.unit(view, plan, unit)),
  ];
}

function ordersOf<G extends Game>(
  { orders }: Ruleset<G>,
  view: G['view'],
  plan: Plan<G['order']>,
): readonly Phrase[] {
  const kinds = orders as Readonly<Record<string, Pick<OrderKind<G['view'], AnyOrder>, 'say'>>>;
  return listedOrders(plan).flatMap(
    ({ order, unit }) => kinds[order.kind]?.say(order, view, defined({ unit })) ?? [],
  );
}
