import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { world } from '../model/imagine.ts';
import type { Order } from '../model/orders.ts';
import { place, seat } from '../model/parts.ts';
import type { View } from '../model/view.ts';
import { placeArg, seatArg } from '../model/words.ts';
import type { Fresh } from '../planning/common.ts';
import { listed, needsHeadquarters } from '../planning/common.ts';
import { choiceField } from '../planning/fields.ts';
import { order } from '../planning/order.ts';
import { isPlannedAt } from '../planning/planned.ts';
import { doubtful, impossible } from '../refusals.ts';
import {
  giftLimitProblem,
  giftProblem,
  giftReachProblem,
  giftSectorProblem,
  giftTakerProblem,
} from './gifts.ts';

/** Gives an own sector to another empire (GE 293, 938-948). */
export const giveSector = order('give-sector', {
  title: 'Give Sector',
  fields: { place, to: seat },

  offers: (view, at, plan) => {
    const gift = giftAt(view, at, plan);
    return gift === undefined || 'code' in gift ? [] : [gift];
  },

  whyNot: (view, at, plan) => {
    const gift = giftAt(view, at, plan);
    return gift === undefined || !('code' in gift) ? undefined : gift;
  },

  form: (view, order, at, plan) => [
    ...(at.place !== undefined
      ? []
      : [
          choiceField('place', 'Sector', placeChoices(view, order, plan), order.place, (given) => ({
            ...order,
            place: given as PlaceId,
          })),
        ]),
    ...(at.seat !== undefined
      ? []
      : [
          choiceField('to', 'To', takerChoices(view, order), order.to, (given) => ({
            ...order,
            to: given as SeatId,
          })),
        ]),
  ],

  // Whether the empire holds the sector by then depends on the rest of the plan, which the review runs through the engine.
  check: (view, order, at) => {
    const known = world(view);
    const reach =
      known.sectors[order.place] === undefined ? undefined : giftReachProblem(known, order.place, order.to);
    return listed(
      needsHeadquarters(at),
      giftTakerProblem(known, view.me, order.to) ?? (reach && unsure(view, order)),
    );
  },

  say: ({ place: where, to }, view) =>
    phrase('Give {place} to the {empire}', { place: placeArg(view, where), empire: seatArg(view, to) }),
});

/** The gift to offer at an empire or at an own sector, or why there is none; undefined where a gift makes no sense. One that will succeed is preferred. */
function giftAt(
  view: View,
  { unit, seat: to, place: where }: Spot,
  plan: Plan<AnyOrder>,
): Fresh<'give-sector'> | Problem | undefined {
  const known = world(view);
  if (unit !== undefined || (to === undefined) === (where === undefined) || to === view.me) return undefined;
  if (where !== undefined && (giftSectorProblem(known, view.me, where) !== undefined || isGiven(plan, where)))
    return undefined;
  const problem = (to && giftTakerProblem(known, view.me, to)) ?? giftLimitProblem(known, given(plan).length);
  if (problem !== undefined) return problem;
  const places =
    where === undefined
      ? leastFirst(
          view,
          ownPlaces(view).filter((own) => !isGiven(plan, own)),
        )
      : [where];
  const takers = to === undefined ? others(view) : [to];
  const gifts = places.flatMap((from) =>
    takers.map((taker): Fresh<'give-sector'> => ({ kind: 'give-sector', place: from, to: taker })),
  );
  const wrong = (gift: Fresh<'give-sector'>): Problem | undefined =>
    giftProblem(known, view.me, gift.place, gift.to);
  return (
    gifts.find((gift) => wrong(gift) === undefined) ??
    gifts.find((gift) => wrong(gift)?.code === 'nobody-to-take') ??
    (gifts[0] && wrong(gifts[0])) ??
    (where === undefined ? noSectors() : undefined)
  );
}

const noSectors = (): Problem => impossible('GE 293', 'nothing-to-give');

const given = (plan: Plan<AnyOrder>): readonly PlaceId[] =>
  (plan as Plan<Order>).hq.flatMap((order) => (order.kind === 'give-sector' ? [order.place] : []));

const isGiven = (plan: Plan<AnyOrder>, where: PlaceId): boolean => isPlannedAt(plan, 'give-sector', where);

const ownPlaces = (view: View): readonly PlaceId[] =>
  keysInOrder(world(view).sectors).filter(
    (where) => giftSectorProblem(world(view), view.me, where) === undefined,
  );

/** Sectors by revenue, the least first: the one that will be missed least is proposed. */
const leastFirst = (view: View, places: readonly PlaceId[]): readonly PlaceId[] =>
  places.toSorted(
    compareBy(
      (own) => world(view).sectors[own]?.revenue ?? 0,
      (own) => own,
    ),
  );

const others = (view: View): readonly SeatId[] =>
  keysInOrder(view.empires).filter((other) => other !== view.me && view.empires[other]?.defeated === false);

function placeChoices(view: View, order: Fresh<'give-sector'>, plan: Plan<AnyOrder>): readonly Choice[] {
  const free = ownPlaces(view).filter((own) => own === order.place || !isGiven(plan, own));
  return [...new Set([...free, order.place])].map((where) => ({
    value: where,
    place: where,
    label: phrase('{place}', { place: placeArg(view, where) }),
    ...warned(view, { ...order, place: where }),
  }));
}

const takerChoices = (view: View, order: Fresh<'give-sector'>): readonly Choice[] =>
  [...new Set([...others(view), order.to])].map((to) => ({
    value: to,
    label: phrase('{empire}', { empire: seatArg(view, to) }),
    ...warned(view, { ...order, to }),
  }));

function warned(view: View, order: Fresh<'give-sector'>): Pick<Choice, 'warning'> {
  const problem = giftProblem(world(view), view.me, order.place, order.to);
  return problem === undefined
    ? {}
    : { warning: (problem.code === 'nobody-to-take' ? unsure(view, order) : problem).phrase };
}

/** The reader may not see every ship of the other empire, and one may still arrive. */
const unsure = (view: View, { place: where, to }: Fresh<'give-sector'>): Problem =>
  doubtful('GE 944', 'nobody-to-take/known', {
    empire: seatArg(view, to),
    place: placeArg(view, where),
  });
