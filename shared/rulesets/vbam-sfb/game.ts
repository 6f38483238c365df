import { assembledEvents, assembledOrders } from '#kernel/declare/assemble.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { bringIn } from './battles/bringIn.ts';
import {
  battleBroughtIn,
  battleOver,
  flightTransferred,
  roundFought,
  unitCaptured,
  unitCrippled,
  unitDestroyed,
} from './battles/events.ts';
import { fight } from './battles/fight.ts';
import { stand, standingSet } from './battles/stand.ts';
import { breakTreaty, breakTried, treatyEnded } from './diplomacy/breakUp.ts';
import { declare, declareTried, drawnInto } from './diplomacy/declareWar.ts';
import { epGiven, give } from './diplomacy/gifts.ts';
import { intern, internmentSet, unitFreed, unitInterned, unitSentBack } from './diplomacy/internment.ts';
import { sign, treatyOffered, treatySigned, treatyWaits } from './diplomacy/sign.ts';
import { incomeReceived, tradeChanged } from './economy/income.ts';
import { productivityBought, productivityRaised, raise } from './economy/productivity.ts';
import { discoveryUsed, invest, techInvested, techTested } from './economy/tech.ts';
import {
  demandAnswered,
  demandMade,
  makeDemand,
  pursue,
  pursuitDecided,
  respond,
} from './encounters/demanding.ts';
import { encountersDrawn, battleJoined } from './encounters/joining.ts';
import { fleetLocated, raidersCame, raidersLeft } from './encounters/raiding.ts';
import { encounterGoesOn, encounterOver, proceed, withdrew } from './encounters/resolving.ts';
import { befall } from './fortunes/befall.ts';
import { fortuneBefell } from './fortunes/events.ts';
import { flightBased, unitLost, troopsLost } from './ground/losses.ts';
import { colonise, colonyFounded } from './ground/colonies.ts';
import {
  baseFlight,
  board,
  cargoEmbarked,
  cargoLanded,
  embark,
  land,
  peopleEmbarked,
  peopleLanded,
} from './ground/handling.ts';
import { bombard, bombarded } from './ground/bombardment.ts';
import { invade, groundFought, systemConquered, troopsLanded } from './ground/invasion.ts';
import { leadershipChanged, setLeadership } from './leadership.ts';
import { censusChecked, moraleChanged } from './loyalty/morale.ts';
import { rebellionFought, rebellionOver } from './loyalty/rebellion.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';
import { guard, guardSet, routeSet, setRoute } from './movement/assignments.ts';
import { explored, move, moved, stopped, waited } from './movement/moves.ts';
import { contactMade, supplyChanged } from './supply/supply.ts';
import { campaignWon } from './victory.ts';
import { build, workOrdered, workPaid } from './yards/build.ts';
import { unitActivated, unitBuilt, unitRepaired, unitUpgraded, workDone } from './yards/construction.ts';
import { activate, mothball, repair, scrap, unitMothballed, unitScrapped } from './yards/service.ts';
import { cancel, schedule, upgrade, workCancelled, workScheduled } from './yards/works.ts';

const allOrders = [
  ...([sign, breakTreaty, declare, give, intern] as const),
  ...([move, guard, setRoute] as const),
  ...([build, repair, mothball, activate, scrap, upgrade, cancel, schedule] as const),
  ...([embark, board, land, baseFlight, bombard, invade, colonise] as const),
  ...([stand, makeDemand, respond, pursue, proceed, fight, bringIn] as const),
  ...([befall, setLeadership, invest, raise] as const),
] as const;
const allEvents = [
  ...[leadershipChanged, incomeReceived, unitMothballed, standingSet, techInvested, epGiven, internmentSet],
  ...[productivityBought, workCancelled, workPaid, workOrdered, workScheduled, discoveryUsed, techTested],
  ...[contactMade, treatyOffered, treatyWaits, treatySigned, treatyEnded, breakTried, declareTried],
  ...[drawnInto, unitInterned, unitSentBack, unitFreed, guardSet, routeSet, moved, stopped, waited],
  ...[explored, tradeChanged, supplyChanged, fleetLocated, raidersCame, raidersLeft, encountersDrawn],
  ...[demandMade, demandAnswered, pursuitDecided, battleJoined, roundFought, battleBroughtIn],
  ...[unitCrippled, unitDestroyed, unitCaptured, flightTransferred, withdrew, battleOver],
  ...[encounterGoesOn, encounterOver, unitLost, flightBased, peopleLanded, cargoLanded, cargoEmbarked],
  ...[peopleEmbarked, bombarded, troopsLost, troopsLanded, groundFought, systemConquered],
  ...[workDone, unitBuilt, unitRepaired, unitActivated, unitUpgraded, unitScrapped],
  ...[productivityRaised, moraleChanged, rebellionFought, rebellionOver, censusChecked, colonyFounded],
  ...[fortuneBefell, campaignWon],
] as const;

export type Order = OrderIn<(typeof allOrders)[number]>;
export type Event = EventIn<(typeof allEvents)[number]>;

/** The four vocabularies of the game, for the engine. */
export type VbamSfb = Room<State, View, Order, Event>;

export const { orders } = assembledOrders<VbamSfb>(allOrders);
export const { tell, origins, apply, ahead, eventCodec } = assembledEvents<VbamSfb>(allEvents);
