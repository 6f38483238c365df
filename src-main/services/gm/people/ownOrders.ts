import type { OrderRef } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { fits } from '#kernel/orders/fields.ts';
import type { Field, FieldValue } from '#kernel/orders/form.ts';
import { mayGive } from '#kernel/orders/givers.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/game/plan.ts';
import { countOrders, freshRef, listedOrders, withOrder, withoutOrder } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { planCodecOf, type SomeRuleset } from '../../ruleset.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { cannotDecree } from '../turns/decreeing.ts';
import { doneBy } from '../policy/policy.ts';

/** One order of the game master's own plan, with advice on it. */
export interface OwnOrder {
  readonly ref: OrderRef;
  readonly said: Phrase;
  readonly problems: readonly Problem[];
}

/** What the game master can order: the order as it is offered, and what can be filled in. */
export interface OwnOffer {
  readonly kind: string;
  readonly title: string;
  readonly at: Spot;
  readonly order: Unnumbered<AnyOrder>;
  readonly fields: readonly Field[];
}

/** An order as it is asked for: its kind, the place it is about, if it is about one, and what is filled in. */
export interface OwnWanted {
  readonly kind: string;
  readonly at?: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface OwnPlan {
  readonly orders: readonly OwnOrder[];
  readonly offers: readonly OwnOffer[];
}

/** All that the game master's forms are about: the game as a whole, and every place. */
const spotsIn = ({ presentation }: SomeRuleset, view: unknown): readonly Spot[] => [
  {},
  ...presentation.map(view).places.map(({ place }) => ({ place })),
];

/** Kinds that the game master gives by forms. Others, such as who leads a seat, are decided elsewhere on the desk. */
const formedKinds = ({ orders }: SomeRuleset): readonly string[] =>
  keysInOrder(orders).filter((name) => {
    const kind = orders[name];
    return kind?.form !== undefined && kind.answers !== true && mayGive(kind, gameMaster);
  });

/** The game master's own orders of the current turn, and what else they can order, in the words of the whole world. */
export function ownPlan(ruleset: SomeRuleset, store: GameStore): OwnPlan {
  const { state, decrees } = loadTurn(ruleset, store);
  const kinds = formedKinds(ruleset);
  if (kinds.length === 0 && countOrders(decrees) === 0) return { orders: [], offers: [] };
  const view = ruleset.view(state, gameMaster, []);
  const spots = kinds.length === 0 ? [] : spotsIn(ruleset, view);
  return {
    orders: ordersSaid(ruleset, view, decrees),
    offers: offersAt(ruleset, view, decrees, { kinds, spots }),
  };
}

/** What a plan orders, in words, with advice. */
export const ordersSaid = (ruleset: SomeRuleset, view: unknown, plan: Plan<AnyOrder>): readonly OwnOrder[] =>
  listedOrders(plan).flatMap(({ order, unit }) => {
    const kind = ruleset.orders[order.kind];
    const at = defined({ unit });
    return kind === undefined
      ? []
      : [{ ref: order.ref, said: kind.say(order, view, at), problems: kind.check(view, order, at) }];
  });

/** What can be ordered beside a plan, of these kinds and about these spots. */
export const offersAt = (
  ruleset: SomeRuleset,
  view: unknown,
  plan: Plan<AnyOrder>,
  { kinds, spots }: { readonly kinds: readonly string[]; readonly spots: readonly Spot[] },
): readonly OwnOffer[] =>
  kinds.flatMap((name) => {
    const kind = ruleset.orders[name];
    if (kind === undefined) return [];
    return spots.flatMap((at) =>
      kind.offers(view, at, plan).map((order) => ({
        kind: name,
        title: kind.title,
        at,
        order,
        fields: kind.form?.(view, order, at, plan).fields ?? [],
      })),
    );
  });

export interface Kept {
  readonly clock: Clock;
  readonly who: string | undefined;
}

/** Keeps another plan of the game master's for the current turn, unless it cannot change any more. */
export function keep(
  { clock, who }: Kept,
  ruleset: SomeRuleset,
  store: GameStore,
  { plan, what }: { readonly plan: Plan<AnyOrder>; readonly what: string },
): Outcome<undefined> {
  const loaded = loadTurn(ruleset, store);
  const stops = cannotDecree(ruleset, store, loaded, plan);
  if (stops !== undefined) return bad([stops]);
  const { turn } = loaded;
  store.together(() => {
    store.decree(turn, countOrders(plan) === 0 ? undefined : planCodecOf(ruleset).make(plan));
    store.note({ at: clock.now(), what: `Turn ${turn}: ${what}`, ...doneBy(who) });
  });
  return good(undefined);
}

/** A value as it is written for a field: a choice by its value, all but choices and texts as JSON. Undefined where it does not fit. */
function valueFor(field: Field, written: string): FieldValue | undefined {
  let value: FieldValue = written;
  if (field.kind !== 'choice' && field.kind !== 'text') {
    try {
      value = JSON.parse(written) as FieldValue;
    } catch {
      return undefined;
    }
  }
  return fits(field, value) ? value : undefined;
}

/** An order as it is offered, with what is written for its fields. */
export function filledOrder(
  kind: NonNullable<SomeRuleset['orders'][string]>,
  view: unknown,
  offer: { readonly kind: string; readonly at: Spot; readonly order: Unnumbered<AnyOrder> },
  { plan, values }: { readonly plan: Plan<AnyOrder>; readonly values: OwnWanted['values'] },
): Outcome<Unnumbered<AnyOrder>> {
  let { order } = offer;
  // Fields are filled in as the form has them: what is chosen in one can bring others.
  const left = new Set(keysInOrder(values));
  while (left.size > 0) {
    const form = kind.form?.(view, order, offer.at, plan);
    const field = form?.fields.find((each) => left.has(each.name));
    const [name = ''] = field === undefined ? left : [field.name];
    const written = values[name] ?? '';
    const value = field === undefined ? undefined : valueFor(field, written);
    if (form === undefined || value === undefined)
      return bad([unreadable('no-own-value', { kind: offer.kind, name, value: written })]);
    order = form.set(name, value);
    left.delete(name);
  }
  return good(order);
}

/**
 * Gives one order of the game master's own, by the form of its kind; values are written as people write them. Refused where nobody
 * is offered it, where a field is not there, and where a value does not fit.
 */
export function giveOwn(
  kept: Kept,
  ruleset: SomeRuleset,
  store: GameStore,
  wanted: OwnWanted,
): Outcome<OrderRef> {
  const { offers } = ownPlan(ruleset, store);
  const { state, decrees, turn } = loadTurn(ruleset, store);
  const offer = offers.find(
    ({ kind, at }) => kind === wanted.kind && (wanted.at === undefined || at.place === wanted.at),
  );
  const kind = ruleset.orders[wanted.kind];
  if (offer === undefined || kind === undefined)
    return bad([
      unreadable('no-own-order', {
        kind: wanted.kind,
        kinds: [...new Set(offers.map((one) => one.kind))].join(', ') || '—',
      }),
    ]);
  const view = ruleset.view(state, gameMaster, []);
  const filled = filledOrder(kind, view, offer, { plan: decrees, values: wanted.values });
  if (!filled.ok) return filled;
  const ref = freshRef(gameMaster, turn, decrees);
  const given = { ...filled.value, ref } as AnyOrder;
  const said = phraseText(kind.say(given, view, offer.at));
  const done = keep(kept, ruleset, store, { plan: withOrder(decrees, given), what: `${said}.` });
  return done.ok ? good(ref) : done;
}

/** Takes back one order of the game master's own. */
export function takeBackOwn(
  kept: Kept,
  ruleset: SomeRuleset,
  store: GameStore,
  ref: OrderRef,
): Outcome<undefined> {
  const { decrees } = loadTurn(ruleset, store);
  const plan = withoutOrder(decrees, ref);
  return plan === decrees
    ? bad([unreadable('no-own-order/given', { ref })])
    : keep(kept, ruleset, store, { plan, what: `${ref} is taken back.` });
}
