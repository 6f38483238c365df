import { mayGive } from '#kernel/orders/givers.ts';
import { type AnyOrder, type Unnumbered, withChanged, withOrder } from '#kernel/game/plan.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { AnyPlan, Rules } from '../rules.ts';
import { adviceFor } from '../sharing/share.ts';
import type { Parts } from './readTurn.ts';

/** One button: an order that can be given here. */
export interface Offer {
  readonly kind: string;
  readonly title: string;
  readonly order: Unnumbered<AnyOrder>;
  /** It has a form first: something to fill in, or what it costs. */
  readonly form: boolean;
}

/** An order that belongs here but cannot be given now. */
export interface Barred {
  readonly kind: string;
  readonly title: string;
  readonly problem: Problem;
}

export interface OfferGroup {
  readonly title: string;
  readonly offers: readonly Offer[];
  readonly barred: readonly Barred[];
}

interface Asked {
  readonly rules: Rules;
  readonly view: unknown;
  readonly plan: AnyPlan;
}

/** Everything that can be ordered at a spot, as buttons. */
export function offersAt({ rules, view, plan }: Asked, at: Spot): readonly Offer[] {
  return Object.keys(rules.orders).flatMap((kind) => {
    const order = rules.orders[kind]!;
    if (order.answers === true || !mayGive(order, rules.presentation.me(view))) return [];
    const offers = order.offers(view, at, plan).map((offered) => {
      const form = order.form?.(view, offered, at, plan);
      const asks = form !== undefined && form.fields.length > 0;
      const tells = asks || (form?.facts ?? []).length > 0;
      return { asks, offer: { kind, title: order.title, order: offered, form: tells } };
    });
    // A form can be filled in as any of its kind: one button opens it.
    const first = offers.find(({ asks }) => asks);
    return offers.flatMap((one) => (!one.asks || one === first ? [one.offer] : []));
  });
}

/**
 * The same in the groups of the rules, with the orders that are not possible now and why. `spoken`: only
 * messages to everybody.
 */
export function offerGroups(asked: Asked, at: Spot, spoken = false): readonly OfferGroup[] {
  const { rules } = asked;
  const offers = offersAt(asked, at);
  const barred = barredAt(asked, at, offers);
  const named = rules.presentation.groups ?? [];
  const rest = Object.keys(rules.orders).filter((kind) => !named.some(({ kinds }) => kinds.includes(kind)));
  const groups = spoken ? named.filter((group) => group.spoken) : [...named, { title: '', kinds: rest }];
  return groups
    .map(({ title, kinds }) => ({
      title,
      offers: kinds.flatMap((kind) => offers.filter((offer) => offer.kind === kind)),
      barred: barred.filter(({ kind }) => kinds.includes(kind)),
    }))
    .filter((group) => group.offers.length + group.barred.length > 0);
}

function barredAt({ rules, view, plan }: Asked, at: Spot, offers: readonly Offer[]): readonly Barred[] {
  const me = rules.presentation.me(view);
  return Object.keys(rules.orders).flatMap((kind) => {
    const order = rules.orders[kind]!;
    if (order.answers === true || !mayGive(order, me) || offers.some((offer) => offer.kind === kind))
      return [];
    const problem = order.whyNot?.(view, at, plan);
    return problem === undefined ? [] : [{ kind, title: order.title, problem }];
  });
}

const isFault = ({ severity }: Problem): boolean => severity === 'impossible';

/**
 * Advice on an order by itself, before it is in the plan. What the other orders set right is no fault: that it cannot be carried out
 * is said only if the plan with it says so too.
 * @param instead the order of the plan in whose place it is to stand
 */
export function adviceOn(
  { rules, view, plan, share }: Asked & Pick<Parts, 'share'>,
  order: Unnumbered<AnyOrder>,
  at: Spot,
  instead: OrderRef | undefined,
): readonly Problem[] {
  const ref = instead ?? rules.presentation.nextRef(view, plan);
  const numbered: AnyOrder = { ...order, ref };
  const own = rules.orders[order.kind]?.check(view, numbered, at) ?? [];
  if (!own.some(isFault)) return own;
  const tried = instead === undefined ? withOrder(plan, numbered, at.unit) : withChanged(plan, numbered);
  const stays = adviceFor({ rules, view, plan: tried, share }).some(
    (problem) => problem.order === ref && isFault(problem),
  );
  return stays ? own : own.filter((problem) => !isFault(problem));
}
