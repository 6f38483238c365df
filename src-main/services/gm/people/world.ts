import { dataDigest } from '#kernel/codec/digest.ts';
import type { Game } from '#kernel/game/game.ts';
import type { FiledQuestion } from '#kernel/files/questionBodies.ts';
import { gameMaster, isGivenBy } from '#kernel/words/ids.ts';
import { mayGive } from '#kernel/orders/givers.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { listedOrders, whereIs } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Asked } from '#kernel/sequence/question.ts';
import { defined } from '#kernel/words/defined.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { unreadable as unreadableHere } from '#contract/refusals/library.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { planCodecOf, type SomeRuleset } from '../../ruleset.ts';
import { filed } from '../asking/questionsFile.ts';
import { waitingOf } from '../turns/waiting.ts';
import { type LoadedTurn, loadTurn } from '../turns/loadedTurn.ts';
import { tryTurn } from '../trial/tryTurn.ts';
import { ownFixed } from '../turns/decreeing.ts';
import { underWay } from '../turns/underWay.ts';
import { type Kept, keep } from './ownOrders.ts';

/** The whole world as it is now, which nobody but the game master is shown, and their own orders of the turn. */
export interface World {
  readonly turn: number;
  readonly view: unknown;
  readonly plan: Plan<AnyOrder>;
  /** Changes with the orders. */
  readonly mark: string;
  /** Why the orders cannot be changed. */
  readonly fixed?: Problem;
  /** What the run that waits asks the game master, by the numbers of that round, and is not answered. */
  readonly questions: readonly FiledQuestion[];
  readonly until?: string;
}

const markOf = (ruleset: SomeRuleset, plan: Plan<AnyOrder>): string =>
  dataDigest(planCodecOf(ruleset).make(plan));

/** The world now: at the moment at which a run waits, as the last run of a turn of several left it, or as the turn begins. */
function worldNow(
  ruleset: SomeRuleset,
  store: GameStore,
  loaded: LoadedTurn,
): { readonly state: unknown; readonly asked: readonly Asked<Game>[] } {
  if (waitingOf(store) !== undefined) {
    const { outcome } = tryTurn(ruleset, store.facts.secret, loaded);
    return { state: outcome.state, asked: outcome.stop?.questions ?? [] };
  }
  const over = store.runs(loaded.turn).slice(0, store.runsOver(loaded.turn));
  return { state: over.length === 0 ? loaded.state : underWay(ruleset, loaded, over).world, asked: [] };
}

export function worldOf(ruleset: SomeRuleset, store: GameStore): World {
  const loaded = loadTurn(ruleset, store);
  const { state, asked } = worldNow(ruleset, store, loaded);
  const waiting = waitingOf(store);
  const mine = waiting?.asked.find(({ seat }) => seat === gameMaster);
  const fixed = ownFixed(store);
  return {
    turn: loaded.turn,
    view: ruleset.view(state, gameMaster, []),
    plan: loaded.decrees,
    mark: markOf(ruleset, loaded.decrees),
    ...defined({ fixed }),
    questions: asked.flatMap((one) => {
      const number = mine?.questions.find(({ key }) => key === one.key)?.number;
      return one.to !== gameMaster || number === undefined ? [] : [filed(ruleset, one, number)];
    }),
    ...defined({ until: waiting?.until }),
  };
}

/** What keeps an order out of the game master’s plan of this turn. */
function wrongWith(ruleset: SomeRuleset, turn: number, plan: Plan<AnyOrder>): Problem | undefined {
  for (const { order } of listedOrders(plan)) {
    const kind = ruleset.orders[order.kind];
    if (!isGivenBy(order.ref, gameMaster, turn))
      return unreadableHere('unreadable-body/order', { order: order.ref });
    if (kind === undefined || !mayGive(kind, gameMaster))
      return unreadable('no-own-order/players', { kind: kind?.title ?? order.kind });
  }
  return undefined;
}

/** What changed from one plan to another, in sentences for the log. */
function changesIn(ruleset: SomeRuleset, view: unknown, before: Plan<AnyOrder>, now: Plan<AnyOrder>): string {
  const said = (order: AnyOrder): string => {
    const kind = ruleset.orders[order.kind];
    return kind === undefined ? order.kind : phraseText(kind.say(order, view, {}));
  };
  const text = (plan: Plan<AnyOrder>, { ref }: AnyOrder): string | undefined => {
    const found = whereIs(plan, ref);
    return found === undefined ? undefined : said(found.order);
  };
  const given = listedOrders(now).flatMap(({ order }) => {
    const was = text(before, order);
    const is = said(order);
    return was === is ? [] : [was === undefined ? `${is}.` : `${was} is now: ${is}.`];
  });
  const gone = listedOrders(before).flatMap(({ order }) =>
    text(now, order) === undefined ? [`${said(order)} is taken back.`] : [],
  );
  return [...given, ...gone].join(' ') || 'The game master’s orders were rearranged.';
}

/** Keeps the game master’s whole plan of the current turn. Refused: orders of others, a plan that was changed elsewhere, a turn that runs. */
export function keepOwnPlan(
  kept: Kept,
  ruleset: SomeRuleset,
  store: GameStore,
  { turn, mark, plan: raw }: { readonly turn: number; readonly mark: string; readonly plan: unknown },
): Outcome<string> {
  const read = planCodecOf(ruleset).parse(raw);
  if (!read.ok) return read;
  const plan: Plan<AnyOrder> = { hq: read.value.hq, units: read.value.units };
  const loaded = loadTurn(ruleset, store);
  if (turn !== loaded.turn || mark !== markOf(ruleset, loaded.decrees))
    return bad([unreadableHere('plan-changed-elsewhere')]);
  const wrong = wrongWith(ruleset, turn, plan);
  if (wrong !== undefined) return bad([wrong]);
  const next = markOf(ruleset, plan);
  if (next === mark) return good(mark);
  const view = ruleset.view(loaded.state, gameMaster, []);
  const done = keep(kept, ruleset, store, { plan, what: changesIn(ruleset, view, loaded.decrees, plan) });
  return done.ok ? good(next) : done;
}
