import type { Books } from '#kernel/codec/books.ts';
import type { Heard } from '#kernel/game/game.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { listening } from '#kernel/report/telling.ts';
import type { Engine } from '#kernel/ruleset.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { about } from '#kernel/words/problem.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Event } from '../allEvents.ts';
import type { Funds } from '../model/funds.ts';
import type { StarFleetWarlord } from '../game.ts';
import { tell } from '../game.ts';
import type { Order } from '../allOrders.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { withSites } from '../money/knownSites.ts';
import { doubtful } from '../refusals.ts';
import { traps } from './traps.ts';

type Ran = ReturnType<typeof runTurn<StarFleetWarlord>>;

/** The reader’s own run, over the galaxy that they know. */
export interface Preview extends Pick<Ran, 'entries' | 'refusals'> {
  readonly before: State;
  /** What the reader would hear of it. */
  readonly heard: readonly Heard<Event>[];
  /** What is in the treasury after each entry; undefined where nobody has one. */
  readonly funds: readonly (Funds | undefined)[];
}

/** Runs a plan alone in the galaxy that its Corporation knows, once for each view and plan: advice and scroll are made of the same run. */
export function previewOf(books: Books, engine: Engine<StarFleetWarlord>) {
  const previews = new WeakMap<View, WeakMap<Plan<Order>, Preview>>();
  return (view: View, plan: Plan<Order>): Preview => {
    const known = previews.get(view) ?? new WeakMap<Plan<Order>, Preview>();
    previews.set(view, known);
    const made = known.get(plan) ?? run(withSites(books, view), view, plan);
    known.set(plan, made);
    return made;
  };

  function run(before: State, { me }: View, plan: Plan<Order>): Preview {
    const funds: (Funds | undefined)[] = [];
    const { hears, heard } = listening<StarFleetWarlord>({ ...engine, tell }, [me]);
    const counting: Engine<StarFleetWarlord> = {
      ...engine,
      apply(draft, event) {
        engine.apply(draft, event);
        funds.push(draft.corporations[me]?.funds);
      },
    };
    const { entries, refusals } = runTurn<StarFleetWarlord>(counting, {
      state: before,
      seed: 'review',
      plans: { [me]: plan },
      watch: { happens: hears },
    });
    return { before, entries, refusals, funds, heard: heard().get(me) ?? [] };
  }
}

/** Loans of a plan that come to less than was asked for, as its run lends them (SFW 3742). */
const shortLoans = ({ hq }: Plan<Order>, entries: Preview['entries']): readonly Problem[] =>
  hq.flatMap((order) => {
    if (order.kind !== 'request-loan') return [];
    return entries.flatMap(({ event }) =>
      event.kind === 'loan-taken' && event.cause === order.ref && event.ep < order.ep
        ? [about(order.ref, doubtful('SFW 3742', 'less-is-lent', { lent: event.ep, ep: order.ep }))]
        : [],
    );
  });

/** Advice on a plan that was run in the galaxy which the Corporation knows: what is refused there, what comes to less than was ordered, and what is seldom meant. */
export const adviceOn = (plan: Plan<Order>, seen: Preview): readonly Problem[] => [
  ...seen.refusals.map(({ problem }) => problem),
  ...shortLoans(plan, seen.entries),
  ...traps(plan, seen),
];
