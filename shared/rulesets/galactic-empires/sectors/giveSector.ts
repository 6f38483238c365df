import { choice } from '#kernel/declare/entries.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { GeTurn } from '../declare.ts';
import { order } from '../declare.ts';
import { withdrawGarrison } from '../fleets/withdrawal.ts';
import { world } from '../model/imagine.ts';
import { place, seat } from '../model/parts.ts';
import type { View } from '../model/view.ts';
import { placeArg, seatArg } from '../model/words.ts';
import { givenOf, ofKind } from '../planning/orders.ts';
import { isPlannedAt } from '../planning/planned.ts';
import { doubtful, impossible } from '../refusals.ts';
import type { Happening } from './events.ts';
import { sectorGiven } from './events.ts';
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
    ...(at.place === undefined ? [choice(order, 'place', 'Sector', placeChoices(view, order, plan))] : []),
    ...(at.seat === undefined ? [choice(order, 'to', 'To', takerChoices(view, order))] : []),
  ],

  cannot: (state, { seat: giver, order: { place: where, to } }) => giftProblem(state, giver, where, to),
  // Whether the empire holds the sector by then depends on the rest of the plan.
  advice(_, view, { place: where, to }) {
    const known = world(view);
    const reach = known.sectors[where] === undefined ? undefined : giftReachProblem(known, where, to);
    return [giftTakerProblem(known, view.me, to) ?? (reach && unsure(view, { place: where, to }))];
  },

  say: ({ place: where, to }, view) =>
    phrase('Give {place} to the {empire}', { place: placeArg(view, where), empire: seatArg(view, to) }),
});

/** A sector and the empire that is to have it. */
interface Gift {
  readonly place: PlaceId;
  readonly to: SeatId;
}

/** The gift to offer at an empire or at an own sector, or why there is none; undefined where a gift makes no sense. One that will succeed is preferred. */
function giftAt(
  view: View,
  { unit, seat: to, place: where }: Spot,
  plan: Plan<AnyOrder>,
): Gift | Problem | undefined {
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
  const gifts = places.flatMap((from) => takers.map((taker): Gift => ({ place: from, to: taker })));
  const wrong = (gift: Gift): Problem | undefined => giftProblem(known, view.me, gift.place, gift.to);
  return (
    gifts.find((gift) => wrong(gift) === undefined) ??
    gifts.find((gift) => wrong(gift)?.code === 'nobody-to-take') ??
    (gifts[0] && wrong(gifts[0])) ??
    (where === undefined ? noSectors() : undefined)
  );
}

const noSectors = (): Problem => impossible('GE 293', 'nothing-to-give');

const given = (plan: Plan<AnyOrder>): readonly Gift[] => ofKind(plan.hq, giveSector);

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

function placeChoices(view: View, order: Gift, plan: Plan<AnyOrder>): readonly Choice[] {
  const free = ownPlaces(view).filter((own) => own === order.place || !isGiven(plan, own));
  return [...new Set([...free, order.place])].map((where) => ({
    value: where,
    place: where,
    label: phrase('{place}', { place: placeArg(view, where) }),
    ...warned(view, { ...order, place: where }),
  }));
}

const takerChoices = (view: View, order: Gift): readonly Choice[] =>
  [...new Set([...others(view), order.to])].map((to) => ({
    value: to,
    label: phrase('{empire}', { empire: seatArg(view, to) }),
    ...warned(view, { ...order, to }),
  }));

function warned(view: View, order: Gift): Pick<Choice, 'warning'> {
  const problem = giftProblem(world(view), view.me, order.place, order.to);
  return problem === undefined
    ? {}
    : { warning: (problem.code === 'nobody-to-take' ? unsure(view, order) : problem).phrase };
}

/** The reader may not see every ship of the other empire, and one may still arrive. */
const unsure = (view: View, { place: where, to }: Gift): Problem =>
  doubtful('GE 944', 'nobody-to-take/known', {
    empire: seatArg(view, to),
    place: placeArg(view, where),
  });

/**
 * Sectors go to empires that accept them and have ships nearby, with their defences but without the ships of their garrison (GE 938-948, E-59).
 * OURS: all gifts are judged by who owns what before the first of them, so nothing received can be passed on in the same turn.
 */
export function sectorsGifted(turn: GeTurn<Happening>): void {
  const judged = givenOf(turn, giveSector).map((given) => ({
    ...given,
    problem: giveSector.cannot(turn.state, given),
  }));
  const gone = new Set<PlaceId>();
  const counts = new Map<SeatId, number>();
  for (const {
    seat,
    order: { place, to, ref: cause },
    problem: atFirst,
  } of judged) {
    const count = counts.get(seat) ?? 0;
    const problem: Problem | undefined =
      atFirst ??
      (gone.has(place) ? giftSectorProblem(turn.state, seat, place) : undefined) ??
      giftLimitProblem(turn.state, count);
    if (problem !== undefined) {
      turn.refuse(cause, problem);
      continue;
    }
    withdrawGarrison(turn, seat, place, cause);
    turn.happen(sectorGiven.of({ place, seat, to, cause }));
    gone.add(place);
    counts.set(seat, count + 1);
  }
}
