import type { OrderRef, UnitId } from '../words/ids.ts';
import type { Presentation } from '../presentation.ts';
import type { Phrase } from '../words/phrase.ts';
import { phraseText } from '../words/phrase.ts';
import type { Spot } from '../words/spot.ts';
import type { AnyOrder, Plan } from '../game/plan.ts';
import { whereIs } from '../game/plan.ts';
import { defined } from '../words/defined.ts';

/** A plan with the view of the player who wrote it. */
export interface Ordered {
  readonly view: unknown;
  readonly plan: Plan<AnyOrder>;
}

/** The part of a ruleset that puts orders into words. */
export interface SaysOrders {
  readonly orders: Readonly<Record<string, { say(order: AnyOrder, view: unknown, at: Spot): Phrase }>>;
  readonly presentation: Pick<Presentation<unknown, AnyOrder>, 'units'>;
}

/** One order of a plan in words, on one line; the unit that carries it out comes first, unless it is the headquarters. */
export interface Sentence {
  readonly said: string;
  readonly unit?: UnitId;
}

/** The order of this reference in words; undefined where the plan has none. */
export function sentenceOf(
  { orders, presentation }: SaysOrders,
  { view, plan }: Ordered,
  ref: OrderRef,
): Sentence | undefined {
  const listed = whereIs(plan, ref);
  const kind = listed === undefined ? undefined : orders[listed.order.kind];
  if (listed === undefined || kind === undefined) return undefined;
  const { unit, order } = listed;
  const words = phraseText(kind.say(order, view, defined({ unit }))).replaceAll('\n', ' ');
  if (unit === undefined) return { said: words };
  const row = presentation.units(view, plan).find((each) => each.unit === unit);
  return { said: row === undefined ? words : `${row.label} ${row.name}: ${words}`, unit };
}
