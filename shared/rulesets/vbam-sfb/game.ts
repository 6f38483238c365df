import { assembledEvents } from '#kernel/declare/assemble.ts';
import { assembledOrders } from '#kernel/declare/assemble.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { bringIn } from './battles/bringIn.ts';
import { battleBroughtIn } from './battles/events.ts';
import { battleOver } from './battles/events.ts';
import { flightTransferred } from './battles/events.ts';
import { roundFought } from './battles/events.ts';
import { unitCaptured } from './battles/events.ts';
import { unitCrippled } from './battles/events.ts';
import { unitDestroyed } from './battles/events.ts';
import { fight } from './battles/fight.ts';
import { stand } from './battles/stand.ts';
import { standingSet } from './battles/stand.ts';
import { breakTreaty } from './diplomacy/breakUp.ts';
import { breakTried } from './diplomacy/breakUp.ts';
import { treatyEnded } from './diplomacy/breakUp.ts';
import { declare } from './diplomacy/declareWar.ts';
import { declareTried } from './diplomacy/declareWar.ts';
import { drawnInto } from './diplomacy/declareWar.ts';
import { epGiven } from './diplomacy/gifts.ts';
import { give } from './diplomacy/gifts.ts';
import { intern } from './diplomacy/internment.ts';
import { internmentSet } from './diplomacy/internment.ts';
import { unitFreed } from './diplomacy/internment.ts';
import { unitInterned } from './diplomacy/internment.ts';
import { unitSentBack } from './diplomacy/internment.ts';
import { sign } from './diplomacy/sign.ts';
import { treatyOffered } from './diplomacy/sign.ts';
import { treatySigned } from './diplomacy/sign.ts';
import { treatyWaits } from './diplomacy/sign.ts';
import { incomeReceived } from './economy/income.ts';
import { productivityBought } from './economy/productivity.ts';
import { productivityRaised } from './economy/productivity.ts';
import { raise } from './economy/productivity.ts';
import { discoveryUsed } from './economy/tech.ts';
import { invest } from './economy/tech.ts';
import { techInvested } from './economy/tech.ts';
import { techTested } from './economy/tech.ts';
import { tradeChanged } from './economy/trade.ts';
import { demandAnswered } from './encounters/demanding.ts';
import { demandMade } from './encounters/demanding.ts';
import { makeDemand } from './encounters/demanding.ts';
import { pursue } from './encounters/demanding.ts';
import { pursuitDecided } from './encounters/demanding.ts';
import { respond } from './encounters/demanding.ts';
import { encountersDrawn } from './encounters/drawing.ts';
import { battleJoined } from './encounters/joining.ts';
import { fleetLocated } from './encounters/raiding.ts';
import { raidersCame } from './encounters/raiding.ts';
import { raidersLeft } from './encounters/raiding.ts';
import { encounterGoesOn } from './encounters/resolving.ts';
import { encounterOver } from './encounters/resolving.ts';
import { proceed } from './encounters/resolving.ts';
import { withdrew } from './encounters/resolving.ts';
import { befall } from './fortunes/befall.ts';
import { fortuneBefell } from './fortunes/events.ts';
import { flightBased } from './ground/bases.ts';
import { unitLost } from './ground/bases.ts';
import { colonise } from './ground/colonies.ts';
import { colonyFounded } from './ground/colonies.ts';
import { baseFlight } from './ground/handling.ts';
import { board } from './ground/handling.ts';
import { cargoEmbarked } from './ground/handling.ts';
import { cargoLanded } from './ground/handling.ts';
import { embark } from './ground/handling.ts';
import { land } from './ground/handling.ts';
import { peopleEmbarked } from './ground/handling.ts';
import { peopleLanded } from './ground/handling.ts';
import { bombard, invade } from './ground/invasion.ts';
import { bombarded } from './ground/invasion.ts';
import { groundFought } from './ground/invasion.ts';
import { systemConquered } from './ground/invasion.ts';
import { troopsLanded } from './ground/invasion.ts';
import { troopsLost } from './ground/invasion.ts';
import { leadershipChanged } from './leadership.ts';
import { setLeadership } from './leadership.ts';
import { censusChecked } from './loyalty/morale.ts';
import { moraleChanged } from './loyalty/morale.ts';
import { rebellionFought } from './loyalty/rebellion.ts';
import { rebellionOver } from './loyalty/rebellion.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';
import { guard } from './movement/assignments.ts';
import { guardSet } from './movement/assignments.ts';
import { routeSet } from './movement/assignments.ts';
import { setRoute } from './movement/assignments.ts';
import { explored } from './movement/moves.ts';
import { move } from './movement/moves.ts';
import { moved } from './movement/moves.ts';
import { stopped } from './movement/moves.ts';
import { waited } from './movement/moves.ts';
import { contactMade } from './supply/supply.ts';
import { supplyChanged } from './supply/supply.ts';
import { campaignWon } from './victory.ts';
import { build } from './yards/build.ts';
import { workOrdered } from './yards/build.ts';
import { workPaid } from './yards/build.ts';
import { unitActivated } from './yards/construction.ts';
import { unitBuilt } from './yards/construction.ts';
import { unitRepaired } from './yards/construction.ts';
import { unitUpgraded } from './yards/construction.ts';
import { workDone } from './yards/construction.ts';
import { activate } from './yards/service.ts';
import { mothball } from './yards/service.ts';
import { repair } from './yards/service.ts';
import { scrap } from './yards/service.ts';
import { unitMothballed } from './yards/service.ts';
import { unitScrapped } from './yards/service.ts';
import { cancel } from './yards/works.ts';
import { schedule } from './yards/works.ts';
import { upgrade } from './yards/works.ts';
import { workCancelled } from './yards/works.ts';
import { workScheduled } from './yards/works.ts';
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
