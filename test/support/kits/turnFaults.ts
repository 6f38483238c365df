import { pagesOf } from '#kernel/presentation.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Game, Heard } from '#kernel/game/game.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { makeReport } from '#kernel/report/report.ts';
import type { OrderKind, Ruleset } from '#kernel/ruleset.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Plans, TestKit, TriedTurn } from './testKit.ts';

/* What may not be wrong with any turn of any game, one sentence each. */

/** What was made or lost in a turn though no turn makes or loses any. */
export function lostFaults<G extends Game>(
  { conserved }: TestKit<G>,
  { before, after }: TriedTurn<G>,
): readonly string[] {
  const [was, is] = [conserved(before), conserved(after)];
  return keysInOrder({ ...was, ...is }).flatMap((name) =>
    was[name] === is[name] ? [] : [`${name}: ${was[name] ?? 'none'} before, ${is[name] ?? 'none'} after`],
  );
}

/** Every refusal is about an order that was given, and says why, by which rule, and under which name. */
export function refusalFaults<G extends Game>(
  { refusals, answered }: TurnOutcome<G>,
  plans: Plans<G>,
): readonly string[] {
  const refs = new Set([
    ...valuesInOrder(plans).flatMap((plan) => listedOrders(plan).map(({ order }) => order.ref)),
    ...answered.flatMap(({ orders }) => orders.map(({ ref }) => ref)),
  ]);
  return refusals.flatMap(({ order, step, problem }) => {
    const words = phraseText(problem.phrase);
    const sound =
      refs.has(order) &&
      problem.order === order &&
      /^[A-Z]+ [A-Z]?\d/.test(problem.cite ?? '') &&
      /^[a-z]+(-[a-z]+)*$/.test(problem.code) &&
      /[.:]/.test(words) &&
      !isBroken(words);
    return sound ? [] : [`${step} refuses badly: ${JSON.stringify(problem)}`];
  });
}

const isBroken = (words: string): boolean => /[{}]|\bundefined\b|\bNaN\b|\[object /.test(words);

/** Nothing that a client asks about a plan throws, whatever stands in it. */
export function adviceFaults<G extends Game>(
  { orders, presentation, review }: Ruleset<G>,
  view: G['view'],
  plan: Plan<G['order']>,
): readonly string[] {
  const said = listedOrders(plan).flatMap(({ order, unit }) => {
    const kind = orders[order.kind as G['order']['kind']] as unknown as OrderKind<G['view'], AnyOrder>;
    const at = defined({ unit });
    const form = kind.form?.(view, order, at, plan as Plan<AnyOrder>);
    for (const { name } of form?.fields ?? []) form?.set(name, form.values[name] ?? '');
    const why = kind.whyNot?.(view, at, plan as Plan<AnyOrder>);
    return [
      kind.say(order, view, at),
      ...kind.check(view, order, at).map(({ phrase }) => phrase),
      ...(why === undefined ? [] : [why.phrase]),
    ];
  });
  pagesOf(presentation, view, plan);
  presentation.routes(view, plan);
  for (const { unit } of presentation.units(view, plan)) presentation.unit(view, plan, unit);
  const advice = review(view, plan).map(({ phrase }) => phrase);
  return [...said, ...advice]
    .map(phraseText)
    .filter(isBroken)
    .map((words) => `said: ${words}`);
}

export function reportFaults<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['view'],
  heard: readonly Heard<G['event']>[],
): readonly string[] {
  const lines = makeReport(ruleset, view, heard).flatMap(({ places }) =>
    places.flatMap(({ lines: all }) => all),
  );
  return lines
    .map(({ said }) => phraseText(said))
    .filter(isBroken)
    .map((words) => `said: ${words}`);
}

/** Whatever reaches a file reads back as it was written; of events one of each kind is tried. */
export function fileFaults<G extends Game>(
  { codecs, orders }: Ruleset<G>,
  { state, entries }: TurnOutcome<G>,
  view: G['view'],
  plan: Plan<G['order']>,
): readonly string[] {
  const events = new Map(entries.map(({ event }) => [event.kind, event]));
  return [
    ...readsBack(codecs.state, state).map((fault) => `the state ${fault}`),
    ...readsBack(codecs.view, view).map((fault) => `the view ${fault}`),
    ...readsBack(planCodec(orders), plan).map((fault) => `the plan ${fault}`),
    ...inOrder(Object.fromEntries(events)).flatMap(([, event]) =>
      readsBack(codecs.event, event).map((fault) => `the event ${JSON.stringify(event)} ${fault}`),
    ),
  ];
}

/** What is wrong with a value that has been written and read again. */
export function readsBack<T>(codec: Codec<T>, value: T): readonly string[] {
  const text = stableText(value);
  const read = codec.parse(JSON.parse(stableText(codec.make(value))));
  if (!read.ok) return [`cannot be read again: ${JSON.stringify(read.fault[0])}`];
  return stableText(read.value) === text ? [] : ['reads back as something else'];
}
