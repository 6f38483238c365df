import { integer } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { spend } from '../bank/paying.ts';
import { cause, event, hexAt, order, ownerHears, place, points, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { groundAt } from '../map/ground.ts';
import { saturatedId } from '../mines/fields.ts';
import { ofSaturated } from '../mines/upkeep.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { nameOfProject } from '../research/fields.ts';
import { hasTech } from '../research/research.ts';
import { coreSpace } from '../space/own.ts';
import { priceOf } from './price.ts';

const tech = 'smx';
const costOf = (state: Pick<State, 'turn' | 'year' | 'empires'>, mine: SeatId): number =>
  ofSaturated * priceOf(state, mine);

/** A hex is filled with mines, which ask nobody whose they are (C4.45). */
export const saturate = order('saturate', {
  fields: { place },
  title: 'Fill the hex with mines',
  offers(view, spot) {
    const hex = hexAt(spot);
    return hex === undefined || view.territory[hex] !== view.me || !hasTech(view, view.me, tech)
      ? []
      : [{ place: hex }];
  },
  facts: (view) => [{ label: 'Costs', value: phrase('{cost} EP', { cost: costOf(view, view.me) }) }],
  cannot(state, { seat: mine, order: { place: hex } }) {
    const empire = state.empires[mine];
    const args = { place: hexName(hex) };
    if (empire === undefined) return impossible('GC C4.50', 'no-empire');
    if (!hasTech(state, mine, tech))
      return impossible('GC C4.45', 'no-tech', { project: nameOfProject(tech) });
    if (!coreSpace(state, mine).has(hex)) return impossible('GC C4.45', 'mines-unsupplied', args);
    if (groundAt(state.map, hex).kind !== 'space') return impossible('GC A205.00', 'mines-wild', args);
    if (state.systems[hex] !== undefined || state.routes?.[hex] !== undefined)
      return impossible('GC C4.45', 'saturated-trade', args);
    if (state.mines?.[saturatedId(hex)] !== undefined)
      return impossible('GC C4.45', 'mines-there', { where: `in ${hexName(hex)}` });
    const cost = costOf(state, mine);
    return cost > empire.treasury
      ? impossible('GC C4.50', 'treasury-holds', { left: empire.treasury })
      : undefined;
  },
  say: (given) => phrase('Fill {place} with mines', { place: hexName(given.place) }),
});
export type Saturate = OrderIn<typeof saturate>;

export const saturated = event('saturated', {
  fields: { seat, place, points, since: integer(0, 9999), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{place} is filled with mines for {points} EP, active from next turn.', {
      place: hexName(happened.place),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('{place} will be filled with mines, for {points} EP.', {
      place: hexName(happened.place),
      points: happened.points,
    }),
  apply(draft, { seat: owner, place: hex, points: cost, since }) {
    draft.mines = {
      ...draft.mines,
      [saturatedId(hex)]: { kind: 'saturated', seat: owner, place: hex, since },
    };
    spend(draft, owner, cost);
  },
});

/** Hexes are filled with mines (C4.45). */
export const saturateAll = (turn: Turn<Room<State, View, Saturate, EventIn<typeof saturated>>>): void =>
  inTurn(turn, saturate, ({ seat: owner, order: { place: hex, ref } }) =>
    saturated.of({
      seat: owner,
      place: hex,
      points: costOf(turn.state, owner),
      since: turn.state.turn,
      cause: ref,
    }),
  );
