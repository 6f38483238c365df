import { assembledEvents, assembledOrders } from '#kernel/declare/assemble.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { battleEvents } from './combat/events.ts';
import { fight, instructed } from './combat/fight.ts';
import { mobilise, mobilised } from './economy/mobilise.ts';
import { earned } from './economy/money.ts';
import { judgeSystem, systemJudged } from './economy/systems.ts';
import type { State, View } from './model/state.ts';
import { advanceJudged, judgeAdvance, moved, turnedBack } from './movement/moves.ts';
import { plot, plotted } from './movement/plot.ts';

const allOrders = [plot, fight, mobilise, judgeAdvance, judgeSystem] as const;
const allEvents = [
  ...[mobilised, plotted, moved, instructed],
  ...battleEvents,
  ...[turnedBack, advanceJudged, systemJudged, earned],
] as const;

export type Order = OrderIn<(typeof allOrders)[number]>;
export type Event = EventIn<(typeof allEvents)[number]>;

/** The four vocabularies of the game, for the engine. */
export type GalacticConquest = Room<State, View, Order, Event>;

export const { orders } = assembledOrders<GalacticConquest>(allOrders);
export const { tell, origins, apply, ahead, eventCodec } = assembledEvents<GalacticConquest>(allEvents);
