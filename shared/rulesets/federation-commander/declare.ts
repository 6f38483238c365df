import type { Members } from '#kernel/codec/shapes.ts';
import { optional } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { eventsOver } from '#kernel/declare/event.ts';
import type { DeclaredOrder, Ordered } from '#kernel/declare/order.ts';
import { ordersOver } from '#kernel/declare/order.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { Fact } from '#kernel/picture/page.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { shipSystems, systems } from './cards/systems.ts';
import { imagine } from './model/imagine.ts';
import { mostStanding } from './model/limits.ts';
import { place, ref, ship } from './model/parts.ts';
import type { Named } from './model/ships.ts';
import { isFreighter, ownAt, ownShip } from './model/ships.ts';
import type { Standing, StandingKind, StandingOrder } from './model/standing.ts';
import { standingFields } from './model/standing.ts';
import type { State, View } from './model/state.ts';
import { impossible } from './refusals.ts';

/** How the orders and the events of this game are declared. */
export const order: ReturnType<typeof ordersOver<State, View>> = ordersOver<State, View>(imagine);
export const event: ReturnType<typeof eventsOver<State, View>> = eventsOver<State, View>();

/** Members of events about a ship; and, with its hex, of those that show on the map. */
export const ofShip = { ship, cause: optional(ref) } as const;
export const placed = { ...ofShip, place } as const;

/** Everything is done in the open (FC 1E4), but for standing orders. */
export const everybody = (): boolean => true;

/** What an order to a ship is, said of the ship: it can be given as long as the ship is the giver’s, and fights. */
interface ToShip<O extends AnyOrder> {
  readonly title: string;
  offers(own: Named, view: View, plan: Plan<AnyOrder>): readonly Omit<O, 'kind' | 'ref'>[];
  form?(own: Named, given: Unnumbered<O>, view: View, plan: Plan<AnyOrder>): readonly Entry<Unnumbered<O>>[];
  /** What helps to decide, beside the fields. */
  facts?(own: Named, given: Unnumbered<O>, view: View): readonly Fact[];
  /** The one question that advice and the step ask: why the ship cannot do it; undefined if it can. Absent: it always can. */
  cannot?(own: Named, given: Unnumbered<O>, state: State): Problem | undefined;
}

const toShip = <O extends AnyOrder>({ title, offers, form, facts }: ToShip<O>) => ({
  title,
  offers(view: View, at: Spot, plan: Plan<AnyOrder>) {
    const own = ownAt(view, at);
    return own === undefined ? [] : offers(own, view, plan);
  },
  ...(form && {
    form(view: View, given: Unnumbered<O>, at: Spot, plan: Plan<AnyOrder>) {
      const own = ownAt(view, at);
      return own === undefined ? [] : form(own, given, view, plan);
    },
  }),
  ...(facts && {
    facts(view: View, given: Unnumbered<O>, at: Spot) {
      const own = ownAt(view, at);
      return own === undefined ? [] : facts(own, given, view);
    },
  }),
});

/** The standing order that answered. */
const answering = { standing: optional(ref) } as const;

interface Answer<F, O extends AnyOrder> extends ToShip<O> {
  readonly fields: F;
  say(given: O, view: View, ship: UnitId): Phrase;
}

/** Declares an order that only answers what a turn asks about a ship. */
export const answer = <const K extends string, F extends Members>(
  kind: K,
  about: Answer<F, Ordered<K, F & typeof answering>>,
) =>
  order<K, F & typeof answering>(kind, {
    ...toShip(about),
    fields: { ...about.fields, ...answering },
    answers: true,
    cannot(state, given) {
      const own = ownShip(state, given);
      return own && about.cannot?.(own, given.order, state);
    },
    say: (given, view, at) => about.say(given, view, at.unit as UnitId),
  });

interface Stands<O extends AnyOrder> extends ToShip<O>, Pick<OrderKind<View, O>, 'answers' | 'aside'> {
  /** Whether it takes the place of an earlier one of its kind; absent: it does. */
  replaces?(earlier: O, later: Unnumbered<O>): boolean;
  /** The sentence, as long as it stands with the ship. */
  stands(given: O, known: State, ship: UnitId): Phrase;
  /** The sentence in a plan; absent: the same. */
  say?(given: O, view: View, at: Spot): Phrase | undefined;
}

/** A standing order that is declared. */
export interface DeclaredStanding<K extends StandingKind> extends DeclaredOrder<State, View, Standing<K>> {
  stands(given: Standing<K>, known: State, ship: UnitId): Phrase;
  isReplaced(earlier: StandingOrder, later: Unnumbered<Standing<K>>): boolean;
}

/** Why nobody, or not they, can give a ship orders. */
export function notYours({ over, ships }: State, unit: UnitId | undefined): Problem {
  if (over !== undefined) return impossible('FC 8D3', 'battle-over');
  const ship = unit && ships[unit];
  return ship !== undefined && isFreighter(ship)
    ? impossible('FC 8E', 'freighter-on-course', { ship: ship.name })
    : impossible('FC 1A2', 'not-your-ship');
}

/** Declares an order that a ship keeps (`model/standing.ts`). */
export function standing<K extends StandingKind>(
  kind: K,
  { replaces = () => true, stands, say, answers, aside, ...about }: Stands<Standing<K>>,
): DeclaredStanding<K> {
  const isReplaced = (earlier: StandingOrder, later: Unnumbered<Standing<K>>): boolean =>
    earlier.kind === kind && replaces(earlier as unknown as Standing<K>, later);
  const declared = order(kind, {
    ...toShip(about),
    ...defined({ answers, aside }),
    fields: standingFields[kind],
    cannot(state, given) {
      const own = ownShip(state, given);
      if (own === undefined) return notYours(state, given.unit);
      const others = own[1].standing.filter((one) => !isReplaced(one, given.order));
      return others.length >= mostStanding
        ? impossible('FC 1E4', 'too-many-standing', { most: mostStanding })
        : about.cannot?.(own, given.order, state);
    },
    say: (given, view, at) => say?.(given, view, at) ?? stands(given, view, at.unit as UnitId),
  });
  return { ...declared, stands, isReplaced };
}

export const named = (value: string, label: string): Choice => ({ value, label: phrase(label) });

/** Some of these, in the order in which they are chosen. */
export const firstToLast = (of: readonly Choice[]) => ({ of, most: of.length, ordered: true }) as const;

/** Some systems, first to last. */
export const systemChoices = firstToLast(shipSystems.map((system) => named(system, systems[system].label)));
