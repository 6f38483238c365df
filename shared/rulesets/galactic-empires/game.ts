import { assembledEvents, assembledOrders } from '#kernel/declare/assemble.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { disbandAdmiral, renameAdmiral } from './admirals/admirals.ts';
import * as admiralsEvents from './admirals/events.ts';
import { hireAdmiral } from './admirals/hiring.ts';
import { assignLeader } from './admirals/leaders.ts';
import { transferAdmiral } from './fleets/transferAdmiral.ts';
import * as battleEndings from './battle/endings.ts';
import * as battleEvents from './battle/events.ts';
import { buildDefences } from './defences/building.ts';
import { razeDefences } from './defences/demolition.ts';
import * as defencesEvents from './defences/events.ts';
import { cancelAlliance, declareWar, offerAlliance, offerPeace } from './diplomacy/relations.ts';
import { acceptGifts, acceptNothing, grantPassage, revokePassage } from './diplomacy/rights.ts';
import { shareInfo, stopSharingInfo } from './knowledge/sharing.ts';
import { bringIn } from './handing/bringIn.ts';
import { sendAmbassador } from './diplomacy/ambassadors.ts';
import * as diplomacyEvents from './diplomacy/events.ts';
import { dropPermission, requestPermission } from './diplomacy/independents.ts';
import * as diplomacyPermissionEvents from './diplomacy/permissionEvents.ts';
import { grantPermission, revokePermission } from './diplomacy/specialPermission.ts';
import * as economyEvents from './economy/events.ts';
import { sendResources } from './economy/sending.ts';
import { setLeadership, setStatus } from './empire/decrees.ts';
import {
  statusChanged,
  leadershipChanged,
  rulerRenamed,
  empireDefeated,
  victoryReached,
  proclamationHeard,
  proclamationIssued,
} from './empire/events.ts';
import { issueProclamation } from './empire/proclamations.ts';
import { renameRuler } from './empire/ruler.ts';
import { buildStarships } from './fleets/building.ts';
import { disbandStarships, salvageStarships } from './fleets/disbanding.ts';
import * as fleetsEvents from './fleets/events.ts';
import { setFollow } from './fleets/following.ts';
import { formStarfleet } from './fleets/formStarfleet.ts';
import { reassignStarships } from './fleets/ranks.ts';
import * as fleetsShipEvents from './fleets/shipEvents.ts';
import { renameUnit, setDefendOption, setRetreatLevel } from './fleets/stance.ts';
import { transferStarships } from './fleets/transfers.ts';
import { espionage } from './knowledge/espionage.ts';
import * as knowledgeEvents from './knowledge/events.ts';
import { toAll } from './model/hearing.ts';
import type { State } from './model/state.ts';
import type { Mutable } from './model/units/change.ts';
import { moved } from './model/units/stations.ts';
import type { View } from './model/view.ts';
import { cloak, decloak } from './movement/cloakOrders.ts';
import * as movementEvents from './movement/events.ts';
import { pillage } from './movement/pillage.ts';
import { search } from './movement/searching.ts';
import { travel, wait } from './movement/travel.ts';
import { annexSector, cedeSector } from './sectors/annexation.ts';
import * as sectorsEvents from './sectors/events.ts';
import { giveSector } from './sectors/giveSector.ts';

/** In the order in which a client lists them. */
const allOrders = [
  declareWar,
  offerPeace,
  offerAlliance,
  cancelAlliance,
  acceptGifts,
  acceptNothing,
  grantPassage,
  revokePassage,
  grantPermission,
  revokePermission,
  requestPermission,
  dropPermission,
  annexSector,
  cedeSector,
  giveSector,
  sendResources,
  sendAmbassador,
  shareInfo,
  stopSharingInfo,
  espionage,
  renameRuler,
  issueProclamation,
  setStatus,
  setLeadership,
  bringIn,
  travel,
  wait,
  pillage,
  search,
  cloak,
  decloak,
  buildDefences,
  razeDefences,
  transferStarships,
  formStarfleet,
  buildStarships,
  hireAdmiral,
  transferAdmiral,
  reassignStarships,
  disbandStarships,
  salvageStarships,
  assignLeader,
  disbandAdmiral,
  renameAdmiral,
  setFollow,
  setRetreatLevel,
  setDefendOption,
  renameUnit,
] as const;

const allEvents = [
  ...valuesInOrder(admiralsEvents),
  ...valuesInOrder(battleEvents),
  ...valuesInOrder(battleEndings),
  ...valuesInOrder(defencesEvents),
  ...valuesInOrder(diplomacyEvents),
  ...valuesInOrder(diplomacyPermissionEvents),
  ...valuesInOrder(economyEvents),
  ...[
    statusChanged,
    leadershipChanged,
    rulerRenamed,
    empireDefeated,
    victoryReached,
    proclamationHeard,
    proclamationIssued,
  ],
  ...valuesInOrder(fleetsEvents),
  ...valuesInOrder(fleetsShipEvents),
  ...valuesInOrder(knowledgeEvents),
  ...valuesInOrder(movementEvents),
  ...valuesInOrder(sectorsEvents),
] as const;

export type Order = OrderIn<(typeof allOrders)[number]>;
export type Event = EventIn<(typeof allEvents)[number]>;
export type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** The four vocabularies of the game, for the engine. */
export type GalacticEmpires = Room<State, View, Order, Event>;

const assembled = assembledEvents<GalacticEmpires>(allEvents);
export const { tell, origins, ahead, eventCodec } = assembled;

/** Applies one event to the runner's draft. Never throws: an event about something that is gone changes nothing. */
export function apply(draft: State, event: Event): void {
  assembled.apply(draft as Mutable<State>, event);
  moved(draft.units, event);
}

/** The kinds of events that everybody hears of, whole. */
export const openKinds: ReadonlySet<string> = new Set(
  allEvents.flatMap(({ kind, hears }) => ((hears as unknown) === toAll ? [kind] : [])),
);

/** What the engine needs of each kind of order, without two forms that stand above it (`orders.ts`). */
export const declaredOrders = assembledOrders<GalacticEmpires>(allOrders).orders;
