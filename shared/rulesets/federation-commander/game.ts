import { assembledEvents, assembledOrders } from '#kernel/declare/assemble.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { boxesDisabled, markBoxes, shipDestroyed } from './damage/boxes.ts';
import { reinforce, shieldReinforced, shieldStruck, takeOnShield, volleyStruck } from './damage/shields.ts';
import { allocated } from './energy/allocate.ts';
import { preLoaded } from './energy/preLoad.ts';
import { energyKept } from './energy/batteries.ts';
import { volleyFired } from './fire/dice.ts';
import { announceFire, fire, fireAnnounced, fireDeclared } from './fire/fire.ts';
import { fireHeld } from './fire/holding.ts';
import { useLarger } from './larger/larger.ts';
import { mailingSet, setMailing } from './mailing/mailing.ts';
import type { State, View } from './model/state.ts';
import { impulseBegun } from './movement/impulse.ts';
import { move, moveCancelled, moved } from './movement/moves.ts';
import { accelerate, accelerated, emergencyStop, emergencyStopped } from './movement/speed.ts';
import { turnedInPlace, turnInPlace } from './movement/tactical.ts';
import { repair, repaired } from './repair/repair.ts';
import { shieldMoved, transferShield } from './repair/transfer.ts';
import { captainSet, setCaptain } from './standing/captains.ts';
import { orderFiled, orderWithdrawn, standingOrders, withdraw } from './standing/standing.ts';
import { disengage, disengaged } from './victory/disengage.ts';
import { usualChosen } from './usual/usual.ts';
import { battleOver } from './victory/victory.ts';

const allOrders = [
  ...standingOrders,
  ...([withdraw, setCaptain, setMailing, useLarger] as const),
  ...([accelerate, emergencyStop, move, turnInPlace] as const),
  ...([fire, announceFire, takeOnShield, reinforce, markBoxes] as const),
  ...([repair, transferShield, disengage] as const),
] as const;
const allEvents = [
  ...[captainSet, mailingSet, orderFiled, orderWithdrawn, usualChosen, preLoaded, allocated, impulseBegun],
  ...[accelerated, emergencyStopped, moved, moveCancelled, turnedInPlace],
  ...[
    fireHeld,
    fireAnnounced,
    fireDeclared,
    volleyFired,
    shieldStruck,
    shieldReinforced,
    volleyStruck,
    boxesDisabled,
    shipDestroyed,
  ],
  ...[energyKept, repaired, shieldMoved, disengaged, battleOver],
] as const;

export type Order = OrderIn<(typeof allOrders)[number]>;
export type Event = EventIn<(typeof allEvents)[number]>;

/** The four vocabularies of the game, for the engine. */
export type FederationCommander = Room<State, View, Order, Event>;

export const { orders } = assembledOrders<FederationCommander>(allOrders);
export const { tell, origins, apply, ahead, eventCodec } = assembledEvents<FederationCommander>(allEvents);
