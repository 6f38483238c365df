import { assembledEvents } from '#kernel/declare/assemble.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import {
  admiralDisbanded,
  admiralHired,
  admiralRenamed,
  admiralResigned,
  leaderAssigned,
} from './admirals/events.ts';
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
import { toAll } from './declare.ts';
import { defencesBuilt, defencesRazed, defencesRepaired, workBegun } from './defences/events.ts';
import {
  acceptanceChanged,
  allianceCancelled,
  allianceFormed,
  ambassadorSent,
  passageChanged,
  peaceEstablished,
  warDeclared,
} from './diplomacy/events.ts';
import { permissionBought, permissionChanged, permissionDropped } from './diplomacy/permissionEvents.ts';
import {
  resourcesDecayed,
  resourcesSent,
  revenueGained,
  starshipsDeserted,
  upkeepPaid,
} from './economy/events.ts';
import {
  empireDefeated,
  leadershipChanged,
  proclamationHeard,
  proclamationIssued,
  rulerRenamed,
  statusChanged,
  victoryReached,
} from './empire/events.ts';
import {
  defendOptionSet,
  followSet,
  garrisonWithdrawn,
  retreatLevelSet,
  starfleetDissolved,
  starfleetFormed,
  unitRenamed,
} from './fleets/events.ts';
import {
  admiralTransferred,
  starshipsBuilt,
  starshipsDisbanded,
  starshipsReassigned,
  starshipsTransferred,
} from './fleets/shipEvents.ts';
import { espionageMade, infoSharingChanged, reportsShared, sectorsScouted } from './knowledge/events.ts';
import type { Order } from './model/orders.ts';
import type { State } from './model/state.ts';
import type { Mutable } from './model/units/change.ts';
import { moved } from './model/units/stations.ts';
import type { View } from './model/view.ts';
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
