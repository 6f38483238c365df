import { adviceOn } from '#kernel/orders/sheet.ts';
import type { Out } from '#contract/calls.ts';
import { countOrders } from '#kernel/game/plan.ts';
import { forGm } from '#kernel/words/problem.ts';
import type { Figure } from '#kernel/presentation.ts';
import { shortAmount } from '#kernel/report/wrapping.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { pathOf } from '#kernel/sequence/paths.ts';
import { inPathText } from '#kernel/words/where.ts';
import type { Gm } from '../gm/gm.ts';
import { loadTurn } from '../gm/turns/loadedTurn.ts';
import { turnRuns } from '../gm/turns/underWay.ts';
import { standingOf } from '../gm/schedule/standing.ts';
import type { TriedTurn } from '../gm/trial/tryTurn.ts';
import { seatResults, tryTurn } from '../gm/trial/tryTurn.ts';
import { linesOf, type StoryLine } from '../gm/trial/story.ts';
import type { SomeRuleset } from '../ruleset.ts';
import { seatNames } from '../gm/named.ts';

type Preview = Out<'gm.preview'>;

/** How the turn would go with the present orders. Nothing is changed, and nobody else is told. */
export function previewOf(gm: Gm): Preview {
  const { store, ruleset } = gm;
  const loaded = loadTurn(ruleset, store);
  const { turn, plans, led } = loaded;
  const tried = tryTurn(ruleset, store.facts.secret, loaded);
  const results = seatResults(ruleset, tried);
  const names = seatNames(gm.store);
  return {
    turn,
    events: tried.outcome.entries.length,
    refusals: tried.outcome.refusals.length,
    missing: standingOf(loaded).missing.slice(),
    seats: results.map(({ seat: { seat }, view }) => {
      const plan = plans[seat];
      const orders = plan === undefined ? 0 : countOrders(plan);
      const before = loaded.view(seat);
      return {
        seat,
        name: names.get(seat) ?? seat,
        orders,
        problems:
          plan === undefined || orders === 0 || led.includes(seat)
            ? []
            : adviceOn(ruleset, before, plan).map(forGm),
        figures: figuresFrom(ruleset, before, view),
      };
    }),
    told: storyBy(gm, tried, results),
    questions: (tried.outcome.stop?.questions ?? []).map(({ said }) => phraseText(said)),
  };
}

/** What would happen, by part of the turn: after the name of a seat, what that seat would read. */
function storyBy(
  { ruleset }: Gm,
  { loaded, outcome }: TriedTurn,
  results: ReturnType<typeof seatResults>,
): Preview['told'] {
  const views = new Map(results.map(({ seat: { seat }, view }) => [seat, view]));
  const { state, order } = loaded;
  const before = { state, runs: turnRuns(ruleset, state, order) };
  const lines = linesOf(ruleset, before, outcome.entries, [...views.keys()], views);
  return byPart(ruleset, lines);
}

/** Lines of a turn by the parts of the turn, as reports head them. */
export function byPart(ruleset: SomeRuleset, lines: readonly StoryLine[]): Preview['told'] {
  const parts = Map.groupBy(lines, (line) =>
    inPathText(ruleset.presentation.part?.(line.step) ?? line.step, pathOf(ruleset.sequences, line)),
  );
  return [...parts].map(([part, some]) => ({ part, lines: some.map(({ text }) => text.slice(0, 4_000)) }));
}

/** The key figures of a seat before and after, where the rules have such. */
export const figuresFrom = (
  { presentation: { figures } }: SomeRuleset,
  before: unknown,
  after: unknown,
): Preview['seats'][number]['figures'] =>
  figures === undefined ? [] : changes(figures(before), figures(after));

function changes(before: readonly Figure[], after: readonly Figure[]): Preview['seats'][number]['figures'] {
  const was = new Map(before.map((figure) => [figure.key, figure]));
  return after.slice(0, 40).map((figure) => {
    const old = was.get(figure.key)?.value ?? 0;
    return {
      label: figure.label,
      before: shown({ ...figure, value: old }),
      after: shown(figure),
      ...(figure.value === old ? {} : { better: figure.value > old }),
    };
  });
}

const shown = ({ scale, value }: Figure): string => shortAmount(value, scale);
