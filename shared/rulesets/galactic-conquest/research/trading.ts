import { flag, integer, literal, optional } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { spend } from '../bank/paying.ts';
import { atHeadquarters, bothHear, cause, event, order, otherSeats, points, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import type { State, View } from '../model/state.ts';
import { research } from './events.ts';
import { nameOfProject, project, projectChoices } from './fields.ts';
import { mostOf, projectNames } from './projects.ts';
import { cannotBuy, cannotSell, completed, isSpecial, tradeCost } from './terms.ts';
import { successesOf } from './research.ts';

/** A technology is sold, if the other empire buys it in the same turn (C17.70). */
export const sellTech = order('sell-tech', {
  fields: { to: seat, project },
  title: 'Sell a technology',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap((empire) =>
      projectNames.flatMap((id) =>
        completed(empire, id)
          ? view.seats.flatMap((to) => (to === view.me ? [] : [{ to, project: id }]))
          : [],
      ),
    ),
  form: (view, given) => [
    choice(given, 'to', 'To', otherSeats(view)),
    choice(given, 'project', 'Technology', projectChoices),
  ],
  facts: (view, given) => [
    { label: 'Costs', value: phrase('{cost} EP', { cost: tradeCost(view, view.me, given.to) }) },
  ],
  cannot: (state, { seat: seller, order: { to, project: id } }) => cannotSell(state, seller, to, id),
  say: ({ to, project: id }) =>
    phrase('Sell {project} to the {seat}', { project: nameOfProject(id), seat: nameOf(to) }),
});

/** A technology is bought, if the other empire sells it in the same turn (C17.70). */
export const buyTech = order('buy-tech', {
  fields: { to: seat, project },
  title: 'Buy a technology',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap((empire) => {
      const id = projectNames.find((one) => successesOf(empire, one) < mostOf(one));
      return view.seats.flatMap((to) => (to === view.me || id === undefined ? [] : [{ to, project: id }]));
    }),
  form: (view, given) => [
    choice(given, 'to', 'From', otherSeats(view)),
    choice(given, 'project', 'Technology', projectChoices),
  ],
  facts: (view, given) => [
    { label: 'Costs', value: phrase('{cost} EP', { cost: tradeCost(view, view.me, given.to) }) },
  ],
  cannot: (state, { seat: buyer, order: { to, project: id } }) => cannotBuy(state, buyer, to, id),
  say: ({ to, project: id }) =>
    phrase('Buy {project} from the {seat}', { project: nameOfProject(id), seat: nameOf(to) }),
});

/** One side of a trade to which the other did not agree; nobody else hears of it. */
export const techOffered = event('tech-offered', {
  fields: { seat, to: seat, project, sells: flag, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say(happened, { me }) {
    const told = {
      project: nameOfProject(happened.project),
      seat: nameOf(happened.seat === me ? happened.to : happened.seat),
    };
    if (happened.seat === me)
      return happened.sells
        ? phrase('You offer {project} to the {seat}, but nothing comes of it this turn.', told)
        : phrase('You ask the {seat} for {project}, but nothing comes of it this turn.', told);
    return happened.sells
      ? phrase(
          'The {seat} offers you {project}: to get it, order to buy it in the same turn as they sell it.',
          told,
        )
      : phrase(
          'The {seat} asks you for {project}: to sell it, order that in the same turn as they buy it.',
          told,
        );
  },
});

/** A technology is sold: both pay so much, and nobody has it (C17.73). */
export const techSold = event('tech-sold', {
  fields: {
    seat,
    to: seat,
    project,
    level: integer(1, 99),
    points,
    unique: optional(literal(true)),
    cause: optional(cause),
  },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    happened.to === me
      ? phrase('You buy {project} from the {seat}, for {points} EP.', {
          project: nameOfProject(happened.project),
          seat: nameOf(happened.seat),
          points: happened.points,
        })
      : phrase('You sell {project} to the {seat}, for {points} EP.', {
          project: nameOfProject(happened.project),
          seat: nameOf(happened.to),
          points: happened.points,
        }),
  apply(draft, { seat: seller, to, project: id, level, points: cost, unique }) {
    spend(draft, seller, cost);
    spend(draft, to, cost);
    const { turn } = draft;
    research(draft, to, ({ known = {}, since = {}, unique: own = [] }) => ({
      known: { ...known, [id]: level },
      since: { ...since, [id]: turn },
      ...(unique === true && { unique: [...own, id] }),
    }));
  },
});

type Trading = Room<
  State,
  View,
  OrderIn<typeof sellTech | typeof buyTech>,
  EventIn<typeof techOffered | typeof techSold>
>;

/** Technologies that one empire sells and the other buys change hands, sale by sale; of others whoever is asked hears (C17.70). */
export function tradeTechs(turn: Turn<Trading>): void {
  const buys = turn.orders('buy-tech');
  const met = new Set<(typeof buys)[number]>();
  for (const { seat: seller, order: sale } of turn.orders('sell-tech')) {
    const { to, project: id, ref } = sale;
    const why = cannotSell(turn.state, seller, to, id);
    if (why !== undefined) {
      turn.refuse(ref, why);
      continue;
    }
    const buy = buys.find(
      (one) => !met.has(one) && one.seat === to && one.order.to === seller && one.order.project === id,
    );
    const barred = buy === undefined ? undefined : cannotBuy(turn.state, to, seller, id);
    if (buy !== undefined) met.add(buy);
    if (buy !== undefined && barred !== undefined) turn.refuse(buy.order.ref, barred);
    turn.happen(
      buy === undefined || barred !== undefined
        ? techOffered.of({ seat: seller, to, project: id, sells: true, cause: ref })
        : soldBy(turn.state, seller, to, id, ref),
    );
  }
  for (const buy of buys) {
    if (met.has(buy)) continue;
    const { to, project: id, ref } = buy.order;
    const why = cannotBuy(turn.state, buy.seat, to, id);
    if (why !== undefined) turn.refuse(ref, why);
    else turn.happen(techOffered.of({ seat: buy.seat, to, project: id, sells: false, cause: ref }));
  }
}

const soldBy = (
  state: State,
  seller: SeatId,
  to: SeatId,
  id: string,
  ref: OrderRef,
): EventIn<typeof techSold> =>
  techSold.of({
    seat: seller,
    to,
    project: id,
    level: mostOf(id),
    points: tradeCost(state, seller, to),
    ...(isSpecial(state, seller, id) && { unique: true as const }),
    cause: ref,
  });
