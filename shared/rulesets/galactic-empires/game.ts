import { assembledEvents, assembledOrders } from '#kernel/declare/assemble.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import { disbandAdmiral, renameAdmiral } from './admirals/admirals.ts';
import {
  admiralDisbanded,
  admiralHired,
  admiralRenamed,
  admiralResigned,
  leaderAssigned,
} from './admirals/events.ts';
import { hireAdmiral } from './admirals/hiring.ts';
import { assignLeader, transferAdmiral } from './admirals/leaders.ts';
import {
  battleEnded,
  battleJoined,
  battleReported,
  battleRoundFought,
  casualtiesRemoved,
  defencesDamaged,
  movePointsLost,
  siegecraftGrown,
  starfleetRetreated,
  tacticsGrown,
  woundResolved,
} from './battle/events.ts';
import { buildDefences } from './defences/building.ts';
import { razeDefences } from './defences/demolition.ts';
import { defencesBuilt, defencesRazed, defencesRepaired, workBegun } from './defences/events.ts';
import { sendAmbassador } from './diplomacy/ambassadors.ts';
import { dealings } from './diplomacy/dealings.ts';
import {
  acceptanceChanged,
  allianceCancelled,
  allianceFormed,
  ambassadorSent,
  passageChanged,
  peaceEstablished,
  warDeclared,
} from './diplomacy/events.ts';
import { dropPermission, requestPermission } from './diplomacy/independents.ts';
import { permissionBought, permissionChanged, permissionDropped } from './diplomacy/permissionEvents.ts';
import { grantPermission, revokePermission } from './diplomacy/specialPermission.ts';
import {
  resourcesDecayed,
  resourcesSent,
  revenueGained,
  starshipsDeserted,
  upkeepPaid,
} from './economy/events.ts';
import { sendResources } from './economy/sending.ts';
import { setLeadership, setStatus } from './empire/decrees.ts';
import {
  empireDefeated,
  leadershipChanged,
  proclamationHeard,
  proclamationIssued,
  rulerRenamed,
  statusChanged,
  victoryReached,
} from './empire/events.ts';
import { issueProclamation } from './empire/proclamations.ts';
import { renameRuler } from './empire/ruler.ts';
import { buildStarships } from './fleets/building.ts';
import { disbandStarships, salvageStarships } from './fleets/disbanding.ts';
import {
  defendOptionSet,
  followSet,
  garrisonWithdrawn,
  retreatLevelSet,
  starfleetDissolved,
  starfleetFormed,
  unitRenamed,
} from './fleets/events.ts';
import { setFollow } from './fleets/following.ts';
import { formStarfleet } from './fleets/formStarfleet.ts';
import { reassignStarships } from './fleets/ranks.ts';
import {
  admiralTransferred,
  starshipsBuilt,
  starshipsDisbanded,
  starshipsReassigned,
  starshipsTransferred,
} from './fleets/shipEvents.ts';
import { renameUnit, setDefendOption, setRetreatLevel } from './fleets/stance.ts';
import { transferStarships } from './fleets/transfers.ts';
import { espionage } from './knowledge/espionage.ts';
import { espionageMade, infoSharingChanged, reportsShared, sectorsScouted } from './knowledge/events.ts';
import { toAll } from './model/hearing.ts';
import type { State } from './model/state.ts';
import type { Mutable } from './model/units/change.ts';
import { moved } from './model/units/stations.ts';
import type { View } from './model/view.ts';
import { cloak, decloak } from './movement/cloakOrders.ts';
import {
  pillageSeen,
  sectorPillaged,
  sectorSearched,
  starfleetCloaked,
  starfleetDecloaked,
  starfleetSighted,
  starfleetTravelled,
  starfleetUncovered,
  starfleetWaited,
} from './movement/events.ts';
import { pillage } from './movement/pillage.ts';
import { search } from './movement/searching.ts';
import { travel, wait } from './movement/travel.ts';
import { annexSector, cedeSector } from './sectors/annexation.ts';
import {
  annexationDeclined,
  annexationLapsed,
  sectorAnnexed,
  sectorCaptured,
  sectorCeded,
  sectorDamaged,
  sectorGiven,
  sectorReleased,
  sectorRepaired,
} from './sectors/events.ts';
import { giveSector } from './sectors/giveSector.ts';

/** In the order in which a client lists them. */
const allOrders = [
  dealings['declare-war'],
  dealings['offer-peace'],
  dealings['offer-alliance'],
  dealings['cancel-alliance'],
  dealings['accept-gifts'],
  dealings['accept-nothing'],
  dealings['grant-passage'],
  dealings['revoke-passage'],
  grantPermission,
  revokePermission,
  requestPermission,
  dropPermission,
  annexSector,
  cedeSector,
  giveSector,
  sendResources,
  sendAmbassador,
  dealings['share-info'],
  dealings['stop-sharing-info'],
  espionage,
  renameRuler,
  issueProclamation,
  setStatus,
  setLeadership,
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
  ...[
    warDeclared,
    peaceEstablished,
    allianceCancelled,
    allianceFormed,
    acceptanceChanged,
    passageChanged,
    ambassadorSent,
  ],
  ...[permissionChanged, permissionBought, permissionDropped],
  ...[espionageMade, infoSharingChanged, sectorsScouted, reportsShared],
  ...[
    statusChanged,
    leadershipChanged,
    rulerRenamed,
    empireDefeated,
    victoryReached,
    proclamationHeard,
    proclamationIssued,
  ],
  ...[
    starfleetFormed,
    starfleetDissolved,
    garrisonWithdrawn,
    retreatLevelSet,
    defendOptionSet,
    followSet,
    unitRenamed,
  ],
  ...[starshipsTransferred, admiralTransferred, starshipsReassigned, starshipsDisbanded, starshipsBuilt],
  ...[leaderAssigned, admiralRenamed, admiralDisbanded, admiralHired, admiralResigned],
  ...[
    starfleetTravelled,
    starfleetSighted,
    starfleetWaited,
    starfleetCloaked,
    starfleetDecloaked,
    sectorSearched,
    starfleetUncovered,
    sectorPillaged,
    pillageSeen,
  ],
  ...[workBegun, defencesBuilt, defencesRepaired, defencesRazed],
  ...[
    sectorAnnexed,
    sectorCeded,
    annexationDeclined,
    annexationLapsed,
    sectorReleased,
    sectorGiven,
    sectorCaptured,
    sectorDamaged,
    sectorRepaired,
  ],
  ...[upkeepPaid, starshipsDeserted, resourcesDecayed, revenueGained, resourcesSent],
  ...[
    battleJoined,
    defencesDamaged,
    battleRoundFought,
    casualtiesRemoved,
    starfleetRetreated,
    woundResolved,
    battleReported,
    battleEnded,
    movePointsLost,
    tacticsGrown,
    siegecraftGrown,
  ],
] as const;

export type Order = OrderIn<(typeof allOrders)[number]>;
export type Event = EventIn<(typeof allEvents)[number]>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** The four vocabularies of the game, for the engine. */
export type GalacticEmpires = Room<State, View, Order, Event>;
export type GeTurn = Turn<GalacticEmpires>;
export type GeStep = Step<GalacticEmpires>;

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
