import { atPlace, way } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { drop } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, hexAt, hexesSaid, order, ownerHears, seat } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import type { State, View } from '../../model/state.ts';
import { impossible } from '../../refusals.ts';
import { hexes } from './lay.ts';

/** Hexes that are trade routes no more: they need no freighters, and connect nothing (B1.20). */
export const giveUpRoute = order('give-up-route', {
  fields: { way: hexes },
  title: 'Give up a trade route',
  offers({ me, routes = {} }, spot) {
    const at = hexAt(spot);
    return at === undefined || routes[at]?.seat !== me ? [] : [{ way: [at] }];
  },
  form: (_, given) => [
    way(
      given,
      'way',
      'Hexes',
      { most: 40 },
      {
        along: () => given.way.map((hex) => ({ position: atPlace(hex) })),
        ahead: (to) => [{ position: atPlace(to.place) }],
      },
    ),
  ],
  cannot({ routes = {} }, { seat: mine, order: { way: ways } }) {
    if (ways.length === 0) return impossible('GC B1.20', 'route-nothing-given-up');
    const strange = ways.find((hex) => routes[hex]?.seat !== mine);
    return strange === undefined
      ? undefined
      : impossible('GC B1.20', 'no-route-there', { place: hexName(strange) });
  },
  say: (given) =>
    given.way.length === 0
      ? phrase('Give up a trade route')
      : phrase('Give up the trade route in {places}', { places: hexesSaid(given.way) }),
});

export const routeGivenUp = event('route-given-up', {
  fields: { seat, way: hexes, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('You give up your trade route in {places}.', { places: hexesSaid(happened.way) }),
  ahead: (happened) =>
    phrase('You will give up your trade route in {places}.', { places: hexesSaid(happened.way) }),
  apply(draft, happened) {
    if (draft.routes === undefined) return;
    for (const hex of happened.way) drop(draft.routes, hex);
  },
});

/** Trade routes are given up (B1.20). */
export function giveUpRoutes(
  turn: Turn<Room<State, View, OrderIn<typeof giveUpRoute>, EventIn<typeof routeGivenUp>>>,
): void {
  inTurn(turn, giveUpRoute, ({ seat: owner, order: { way: ways, ref } }) =>
    routeGivenUp.of({ seat: owner, way: ways, cause: ref }),
  );
}
