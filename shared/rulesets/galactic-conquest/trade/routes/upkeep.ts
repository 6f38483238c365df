import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { drop } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { spend } from '../../bank/paying.ts';
import { event, hexesSaid, ownerHears, points, seat } from '../../declare.ts';
import type { State, View } from '../../model/state.ts';
import { upkeepIn } from './cost.ts';
import { hexesOfRoutes } from './network.ts';
import { hexes } from './lay.ts';

/** What hidden and open-ended trade routes cost again (B1.22, B1.24). */
export const routesKept = event('routes-kept', {
  fields: { seat, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Your hidden and open-ended trade routes cost {points} EP this turn.', {
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('Your hidden and open-ended trade routes will cost {points} EP.', { points: happened.points }),
  apply: (draft, happened) => spend(draft, happened.seat, happened.points),
});

/** Hexes for which there was no money; they are trade routes no more. */
export const routeLapsed = event('route-lapsed', {
  fields: { seat, way: hexes },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Nobody pays for your trade route in {places}: it is given up.', {
      places: hexesSaid(happened.way),
    }),
  ahead: (happened) =>
    phrase('Nobody will pay for your trade route in {places}: it will be given up.', {
      places: hexesSaid(happened.way),
    }),
  apply(draft, happened) {
    if (draft.routes === undefined) return;
    for (const hex of happened.way) drop(draft.routes, hex);
  },
});

type Keeping = Room<State, View, never, EventIn<typeof routesKept | typeof routeLapsed>>;

/** Hidden and open-ended hexes are paid for each turn (B1.22, B1.24). OURS: in the order of their names, as far as the treasury goes; the others are given up. */
export function keepRoutes(turn: Turn<Keeping>): void {
  const { state } = turn;
  for (const owner of keysInOrder(state.empires)) {
    let left = state.empires[owner]?.treasury ?? 0;
    let paid = 0;
    const each = upkeepIn(state, owner);
    const lapsed = hexesOfRoutes(state, owner).filter((place) => {
      const cost = each(place);
      if (cost > left) return true;
      left -= cost;
      paid += cost;
      return false;
    });
    if (paid > 0) turn.happen(routesKept.of({ seat: owner, points: paid }));
    for (let at = 0; at < lapsed.length; at += mostAtOnce)
      turn.happen(routeLapsed.of({ seat: owner, way: lapsed.slice(at, at + mostAtOnce) }));
  }
}
/** The most hexes that one event names. */
const mostAtOnce = 40;
