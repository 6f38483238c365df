import type { Form } from '#kernel/orders/form.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';

/** What the tests ask of a kind of orders, whichever it is. */
interface AnyKind {
  offers(view: View, at: Spot, plan: Plan<AnyOrder>): readonly Unnumbered<Order>[];
  whyNot?(view: View, at: Spot, plan: Plan<AnyOrder>): Problem | undefined;
  form?(view: View, order: unknown, at: Spot, plan: Plan<AnyOrder>): Form<Unnumbered<Order>>;
  say(order: unknown, view: View, at: Spot): Phrase;
}

export const kinds = galacticEmpires.orders as unknown as Readonly<Record<Order['kind'], AnyKind>>;
