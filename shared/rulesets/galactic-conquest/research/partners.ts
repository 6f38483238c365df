import { oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { agreedIn } from '#kernel/steps/agreed.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { atHeadquarters, bothHear, cause, event, order, otherSeats, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import { pairOf } from '../model/relations/pacts.ts';
import { partnerOf, partnershipOf } from '../model/relations/partners.ts';
import type { State, View } from '../model/state.ts';
import { isEmpire } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { nameOfProject } from './fields.ts';
import { hasTech } from './research.ts';

/** Turns that it takes to end a partnership, and after that to make another one (C17.75). */
const [ending, waiting] = [2, 2] as const;

/** One side of a preferred partnership: it is made if both order it in one turn (C17.75). */
export const makePartners = order('make-partners', {
  fields: { to: seat },
  title: 'Become preferred partners',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      hasTech(view, view.me, 'ppt') && partnerOf(view, view.me) === undefined
        ? view.seats.flatMap((to) => (to === view.me ? [] : [{ to }]))
        : [],
    ),
  form: (view, given) => [choice(given, 'to', 'With', otherSeats(view))],
  cannot(state, { seat: owner, order: { to } }) {
    const empire = state.empires[owner];
    if (empire === undefined) return impossible('GC C17.75', 'no-empire');
    if (to === owner) return impossible('GC C17.75', 'to-yourself');
    if (!isEmpire(state, to)) return impossible('GC C17.75', 'no-account');
    if (!hasTech(state, owner, 'ppt'))
      return impossible('GC C17.75', 'no-tech', { project: nameOfProject('ppt') });
    const partner = partnerOf(state, owner);
    if (partner !== undefined) return impossible('GC C17.75', 'partner-already', { seat: nameOf(partner) });
    const { parted } = empire;
    return parted !== undefined && state.turn <= parted + waiting
      ? impossible('GC C17.75', 'partner-too-soon')
      : undefined;
  },
  say: ({ to }) => phrase('Offer the {seat} a preferred partnership', { seat: nameOf(to) }),
});

/** One of the two ends a preferred partnership, which takes two turns (C17.75). */
export const endPartners = order('end-partners', {
  fields: { to: seat },
  title: 'End a preferred partnership',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() => {
      const to = partnerOf(view, view.me);
      return to === undefined || partnershipOf(view, view.me, to)?.until !== undefined ? [] : [{ to }];
    }),
  form: (view, given) => [choice(given, 'to', 'With', otherSeats(view))],
  cannot(state, { seat: owner, order: { to } }) {
    const found = partnershipOf(state, owner, to);
    if (found === undefined) return impossible('GC C17.75', 'no-partner', { seat: nameOf(to) });
    return found.until === undefined ? undefined : impossible('GC C17.75', 'partner-ends');
  },
  say: ({ to }) => phrase('End the preferred partnership with the {seat}', { seat: nameOf(to) }),
});

const other = ({ seat: one, to }: { readonly seat: SeatId; readonly to: SeatId }, me: SeatId): string =>
  nameOf(one === me ? to : one);

/** A partnership that does not come about: the other side does not order it, or cannot; nobody else hears of it. */
export const partnersOffered = event('partners-offered', {
  fields: { seat, to: seat, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    happened.seat === me
      ? phrase('You offer the {seat} a preferred partnership, but nothing comes of it this turn.', {
          seat: nameOf(happened.to),
        })
      : phrase('The {seat} offers you a preferred partnership: both must order it in the same turn.', {
          seat: nameOf(happened.seat),
        }),
});

export const partnersMade = event('partners-made', {
  fields: { seat, to: seat, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    phrase('You and the {seat} are now preferred partners.', { seat: other(happened, me) }),
  apply(draft, { seat: one, to }) {
    draft.partners = { ...draft.partners, [pairOf(one, to)]: { seats: [one, to].sort() } };
  },
});

/** One side has ended it: it lasts until the end of the next turn. */
export const partnersParting = event('partners-parting', {
  fields: { seat, to: seat, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    phrase('The preferred partnership with the {seat} ends after next turn.', {
      seat: other(happened, me),
    }),
  ahead: (happened, { me }) =>
    phrase('The preferred partnership with the {seat} will end after next turn.', {
      seat: other(happened, me),
    }),
  apply(draft, { seat: one, to }) {
    const pair = pairOf(one, to);
    const found = draft.partners?.[pair];
    if (found !== undefined)
      draft.partners = { ...draft.partners, [pair]: { ...found, until: draft.turn + ending - 1 } };
  },
});

/** A partnership is over; `seat` attacked `to`, or one of them had ended it. */
export const partnersParted = event('partners-parted', {
  fields: { seat, to: seat, reason: oneOf(['ended', 'attacked']) },
  by: 'rules',
  hears: bothHear,
  say(happened, { me }) {
    if (happened.reason === 'ended')
      return phrase('You and the {seat} are no longer preferred partners.', { seat: other(happened, me) });
    return happened.seat === me
      ? phrase('You have attacked the {seat}, and are no longer preferred partners.', {
          seat: nameOf(happened.to),
        })
      : phrase('The {seat} has attacked you, and you are no longer preferred partners.', {
          seat: nameOf(happened.seat),
        });
  },
  ahead: (happened, { me }) =>
    phrase('You and the {seat} will no longer be preferred partners.', { seat: other(happened, me) }),
  apply(draft, { seat: one, to, reason }) {
    const { [pairOf(one, to)]: _, ...left } = draft.partners ?? {};
    if (keysInOrder(left).length > 0) draft.partners = left;
    else delete draft.partners;
    // Who was attacked need not wait (C17.75).
    for (const waits of reason === 'ended' ? [one, to] : [one])
      change(draft.empires, waits, () => ({ parted: draft.turn }));
  },
});

type Partnering = Room<
  State,
  View,
  OrderIn<typeof makePartners | typeof endPartners>,
  EventIn<typeof partnersOffered | typeof partnersMade | typeof partnersParting | typeof partnersParted>
>;

/** Partnerships that both sides order are made, if both can; others are ended (C17.75). */
export function changePartners(turn: Turn<Partnering>): void {
  inTurn(turn, endPartners, ({ seat: one, order: { to, ref } }) =>
    partnersParting.of({ seat: one, to, cause: ref }),
  );
  const given = turn.orders('make-partners').flatMap(({ seat: one, order: wanted }) => {
    const problem = makePartners.cannot(turn.state, { seat: one, order: wanted });
    if (problem !== undefined) turn.refuse(wanted.ref, problem);
    return problem === undefined ? [{ seat: one, to: wanted.to, matter: 'partners', ref: wanted.ref }] : [];
  });
  const isAgreed = agreedIn(given);
  for (const offer of given) {
    const { seat: one, to, ref } = offer;
    if (partnershipOf(turn.state, one, to) !== undefined) continue;
    const isFree = [one, to].every((side) => partnerOf(turn.state, side) === undefined);
    const happens = isAgreed(offer) && isFree ? partnersMade : partnersOffered;
    turn.happen(happens.of({ seat: one, to, cause: ref }));
  }
}

/** Partnerships end that have run out, or by an attack of one on the other (C17.75). */
export function partPartners(turn: Turn<Partnering>): void {
  for (const [, { seats, until, attacker }] of inOrder(turn.state.partners ?? {})) {
    const first = attacker ?? seats[0];
    const second = seats.find((one) => one !== first);
    if (first === undefined || second === undefined) continue;
    if (attacker !== undefined)
      turn.happen(partnersParted.of({ seat: first, to: second, reason: 'attacked' }));
    else if (until !== undefined && until <= turn.state.turn)
      turn.happen(partnersParted.of({ seat: first, to: second, reason: 'ended' }));
  }
}

export const partnerOrders = [makePartners, endPartners] as const;
export const partnerEvents = [partnersOffered, partnersMade, partnersParting, partnersParted] as const;
