import { flag } from '#kernel/codec/shapes.ts';
import { atPlace, eitherOr, way } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, hexAt, hexesSaid, order, ownerHears, seat } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import type { Lane } from '../../model/merchant.ts';
import type { State, View } from '../../model/state.ts';
import { impossible } from '../../refusals.ts';
import { hexes } from './lay.ts';

const most = 40;

/** Trade routes are shut down, or opened again (E1.31, E1.33, C12.100). OURS: at once, and for nothing; their freighters wait, and are no part of the reserve. */
export const shutRoutes = order('shut-routes', {
  fields: { way: hexes, shut: flag },
  title: 'Shut down trade routes',
  offers({ me, routes = {} }, spot) {
    const at = hexAt(spot);
    return at === undefined || routes[at]?.seat !== me ? [] : [{ way: [at], shut: routes[at].shut !== true }];
  },
  form: (_, given) => [
    way(
      given,
      'way',
      'Hexes',
      { most },
      {
        along: () => given.way.map((hex) => ({ position: atPlace(hex) })),
        ahead: (to) => [{ position: atPlace(to.place) }],
      },
    ),
    eitherOr(given, 'shut', 'Freighters', phrase('Closed'), phrase('Direction there again')),
  ],
  cannot({ routes = {} }, { seat: mine, order: { way: ways, shut } }) {
    if (ways.length === 0) return impossible('GC E1.33', 'route-nothing-shut');
    const strange = ways.find((hex) => routes[hex]?.seat !== mine);
    if (strange !== undefined) return impossible('GC E1.33', 'no-route-there', { place: hexName(strange) });
    return ways.every((hex) => (routes[hex]?.shut === true) === shut)
      ? impossible('GC E1.33', 'routes-so-already')
      : undefined;
  },
  say: (given) =>
    given.shut
      ? phrase('Shut down the trade route in {places}', { places: hexesSaid(given.way) })
      : phrase('Open the trade route in {places} again', { places: hexesSaid(given.way) }),
});
export type ShutRoutes = OrderIn<typeof shutRoutes>;

export const routesShut = event('routes-shut', {
  fields: { seat, way: hexes, shut: flag, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    happened.shut
      ? phrase('Your trade route in {places} is shut down.', { places: hexesSaid(happened.way) })
      : phrase('Your trade route in {places} is open again.', { places: hexesSaid(happened.way) }),
  ahead: (happened) =>
    happened.shut
      ? phrase('Your trade route in {places} will be shut down.', { places: hexesSaid(happened.way) })
      : phrase('Your trade route in {places} will be open again.', { places: hexesSaid(happened.way) }),
  apply(draft, happened) {
    if (draft.routes === undefined) return;
    for (const hex of happened.way)
      replace(draft.routes, hex, ({ shut: _, ...lane }): Lane => ({
        ...lane,
        ...(happened.shut && { shut: true as const }),
      }));
  },
});

/** Trade routes are shut down, and opened again (E1.33). */
export function shutAllRoutes(turn: Turn<Room<State, View, ShutRoutes, EventIn<typeof routesShut>>>): void {
  inTurn(turn, shutRoutes, ({ seat: owner, order: { way: ways, shut, ref } }) =>
    routesShut.of({ seat: owner, way: ways, shut, cause: ref }),
  );
}
