import type { Books } from '#kernel/codec/books.ts';
import { booksOf } from '#kernel/codec/books.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { assembledEvents, assembledOrders } from '#kernel/declare/assemble.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { academyEvents, academyOrders } from './academy/listed.ts';
import { send, sent } from './bank/aid.ts';
import { borrow, borrowed, clientRated, loanPaid, payLoan, rateClient, repay } from './bank/loans.ts';
import { save, saved, savingsGrew, withdraw, withdrawn } from './bank/savings.ts';
import { judgeTrust, trust, trusted, trustEnded } from './bank/trusts.ts';
import { baseEvents, baseOrders } from './bases/listed.ts';
import { battleEvents } from './combat/events.ts';
import { overhauled } from './combat/after/overhaul.ts';
import { idle, idled } from './combat/after/idle.ts';
import { wearOut, wornOut } from './aging/prone.ts';
import { formEvents } from './combat/formEvents.ts';
import { fightOver, instructed } from './combat/fight.ts';
import { captainEvents, captainOrders } from './captains/listed.ts';
import { jam, jammed, jamNoticed, jamOrdered } from './jamming/jam.ts';
import { decoyEvents, decoyOrders } from './decoys/room.ts';
import { bringIn } from './handing/bringIn.ts';
import { hidingEvents, hidingOrders } from './hiding/room.ts';
import { hyperEvents, hyperwarp } from './hyperwarp/room.ts';
import { leadershipChanged, setLeadership } from './leading/leadership.ts';
import { poorCrews } from './economy/crews.ts';
import { crewsRose } from './crews/rise.ts';
import { drained } from './economy/exhaustion.ts';
import { mobilise, mobilised } from './economy/mobilise.ts';
import { defaulted, earned, loansCalled } from './economy/money.ts';
import { homeMissed, homeMoved, moveHome } from './economy/homes/homeworlds.ts';
import { coreOrders, moneyEvents } from './economy/debts/listed.ts';
import { judgeSystem, systemJudged } from './economy/systems.ts';
import { expeditionEvents, expeditionOrders } from './expeditions/listed.ts';
import { pactEnded, pactMade, pactOffered, pactUnitsMoved } from './pacts/events.ts';
import { endPact, makePact, movePactUnits } from './pacts/orders.ts';
import { buyTech, sellTech, techOffered, techSold } from './research/trading.ts';
import { setSpyChart, spyChartSet } from './espionage/chart.ts';
import {
  askIntelligence,
  giveIntelligence,
  intelligenceEvents,
  spreadPropaganda,
  wordReport,
} from './espionage/intelligence.ts';
import { judgeMission, wordMission } from './espionage/judging.ts';
import {
  counterspied,
  missionJudged,
  missionRolled,
  sabotaged,
  spiesLost,
  spyBlown,
  spyCaught,
  spyHired,
  spyNoticed,
  spyRated,
  spyReported,
  spySent,
} from './espionage/missions.ts';
import { counterspy, hireSpy, sendSpy } from './espionage/orders.ts';
import { serviceEvents, serviceOrders } from './postings/declared.ts';
import type { State, View } from './model/state.ts';
import { moved, turnedBack } from './movement/entering.ts';
import { slowedDown } from './movement/limits/slowing.ts';
import { attackIf, attackLimited, lead, lined } from './movement/lead.ts';
import { guardEvents, guardOrdersOver } from './national/listed.ts';
import { mineEvents, mineOrders } from './minelaying/listed.ts';
import { keepSensorMines, sensorMineEvents } from './minelaying/sensorMines.ts';
import { advanceJudged, judgeAdvance } from './movement/moves.ts';
import { react } from './movement/react.ts';
import { enhanceSensors, sensorsEnhanced } from './refits/enhance.ts';
import { alertSet, setAlert } from './alerts/alert.ts';
import { mothball, mothballed } from './mothballs/mothball.ts';
import { reactivate, reactivated } from './mothballs/reactivate.ts';
import { restored } from './mothballs/restoration.ts';
import { mothballsKept, mothballsUnpaid } from './mothballs/upkeep.ts';
import { shipsUpgraded } from './aging/upgraded.ts';
import { keepRating, ratingKept } from './ratings/exempt.ts';
import { lowerRatings, ratingsChosen, ratingsLowered } from './ratings/lower.ts';
import {
  alerted,
  overheard,
  assembled,
  bypassed,
  declined,
  parted,
  reacted,
  reactionOrdered,
  stopped,
} from './reactions/events.ts';
import { boggedDown } from './reactions/bog.ts';
import { brokeThrough, funded, invested, observationGranted, teamsLost } from './research/events.ts';
import { repair, repairsOrdered } from './repair/repairs.ts';
import { patched } from './repair/selfRepair.ts';
import { repaired, restocked, worked } from './repair/steps.ts';
import { fund, grantObservation, invest } from './research/orders.ts';
import { barTechnology, technologyBarred } from './research/unseen.ts';
import { plot, plotted } from './movement/plot.ts';
import { bought, buy } from './purchase/buy.ts';
import { poorlyCrewed } from './purchase/crews.ts';
import { buyMarine, marineBought } from './purchase/marine.ts';
import { buyStock, stocked } from './purchase/stock.ts';
import { marineGiven, navyGiven } from './purchase/usual.ts';
import { flagged, flagship } from './squadrons/flagship.ts';
import { regroup, regrouped } from './squadrons/regroup.ts';
import { raidEvents, raidOrders } from './raids/orders.ts';
import { answerRebellion, rebellionAnswered } from './morale/answer.ts';
import { moraleChecked } from './morale/check.ts';
import { inspired, judgeInspiration } from './morale/inspire.ts';
import { answerJudged, judgeAnswer } from './morale/judge.ts';
import { judgeRebellion, rebellionJudged } from './morale/rebels.ts';
import { moraleSet, setMorale } from './morale/set.ts';
import { surrenderEvents, surrenderOrders } from './surrender/all.ts';
import { strikeCivilians, strikeOrdered } from './civilians/order.ts';
import { rebuild, rebuilt } from './civilians/rebuild.ts';
import { civiliansStruck } from './civilians/strike.ts';
import { musterEvents, musterOrders } from './muster/orders.ts';
import { tradeEvents, tradeOrders } from './trade/orders.ts';
import { relieved, severed } from './space/blockades.ts';
import { annexed, navigated, surveyed } from './space/done.ts';
import { drawFront, frontDrawn, frontWithdrawn, judgeFront, withdrawFront } from './space/fronts.ts';
import { spared, surveyorsStarved } from './space/endurance.ts';
import { fed, feed, resupplied, starved, wentShort } from './space/supply.ts';
import { minesSwept } from './space/sweeping.ts';
import { annex, blockade, navigate, prospect, survey, sweep } from './space/tasks.ts';
import { disrupted, tasked, workBegun, workWaits } from './space/works.ts';
import { runEvents, runOrders } from './runs/all.ts';
import { strikeEvents, strikeOrders } from './strikes/all.ts';
import { flightEvents, flightOrders } from './flights/all.ts';
import { haulEvents, haulOrders } from './towing/all.ts';
import { yardEvents, yardOrders, yardOrdersOver } from './yards/listed.ts';

const plainOrders = [
  ...strikeOrders,
  ...[...mineOrders, setLeadership, ...hidingOrders, jam],
  ...[plot, idle, react, attackIf, lead, repair, regroup, flagship, mobilise, judgeAdvance, judgeSystem],
  ...[wearOut, hyperwarp, ...captainOrders, bringIn],
  ...[save, withdraw, borrow, repay, payLoan, send, trust, judgeTrust, rateClient],
  ...[strikeCivilians, rebuild, ...coreOrders],
  ...baseOrders,
  ...surrenderOrders,
  ...[answerRebellion, judgeAnswer, judgeRebellion, judgeInspiration, setMorale],
  ...[...tradeOrders, ...raidOrders],
  ...[prospect, ...runOrders, keepSensorMines],
  ...[annex, survey, navigate, sweep, blockade, feed, drawFront, withdrawFront, judgeFront, moveHome],
  ...[buy, buyStock, buyMarine],
  ...yardOrders,
  ...[sendSpy, hireSpy, counterspy, judgeMission, wordMission, setSpyChart],
  ...serviceOrders,
  ...academyOrders,
  ...[fund, invest, grantObservation, barTechnology, makePact, movePactUnits, endPact, sellTech, buyTech],
  ...expeditionOrders,
  ...[askIntelligence, spreadPropaganda, giveIntelligence, wordReport],
  ...[setAlert, enhanceSensors, reactivate, lowerRatings, keepRating],
] as const;
/** Those that ask what ships there are go by the books of the game. */
const allOrders = (books: Books) =>
  [
    ...plainOrders,
    ...yardOrdersOver(books),
    ...guardOrdersOver(books),
    ...flightOrders(books),
    ...musterOrders(books),
    ...[fightOver(books), mothball(books)],
    ...[...decoyOrders(books), ...haulOrders(books)],
  ] as const;
const allEvents = [
  ...yardEvents,
  ...guardEvents,
  ...[alertSet, sensorsEnhanced],
  ...[mothballed, reactivated, mothballsKept, mothballsUnpaid, restored],
  ...[ratingsChosen, ratingsLowered, ratingKept, shipsUpgraded],
  ...mineEvents,
  ...[regrouped, flagged, leadershipChanged, ...hidingEvents, jamOrdered, jammed, jamNoticed],
  ...[mobilised, ...haulEvents, plotted, moved, slowedDown, instructed],
  ...battleEvents,
  ...formEvents,
  ...[idled, overhauled, wornOut, ...hyperEvents, ...captainEvents],
  crewsRose,
  ...[patched, repairsOrdered, worked, repaired, restocked],
  ...[
    reactionOrdered,
    attackLimited,
    lined,
    alerted,
    overheard,
    reacted,
    stopped,
    assembled,
    boggedDown,
    parted,
    bypassed,
    declined,
  ],
  ...[turnedBack, advanceJudged, systemJudged, earned, defaulted, loansCalled, drained, poorCrews],
  ...[saved, withdrawn, savingsGrew, borrowed, loanPaid, clientRated, sent, trusted, trustEnded],
  ...baseEvents,
  ...tradeEvents,
  ...musterEvents,
  ...raidEvents,
  ...[funded, invested, observationGranted, technologyBarred, brokeThrough, teamsLost],
  ...[tasked, workBegun, workWaits, disrupted, annexed, surveyed, navigated, minesSwept],
  ...[fed, wentShort, resupplied],
  ...[starved, surveyorsStarved, spared],
  ...runEvents,
  ...surrenderEvents,
  ...sensorMineEvents,
  ...[moraleSet, rebellionAnswered, answerJudged, moraleChecked, rebellionJudged, inspired],
  ...[strikeOrdered, civiliansStruck, rebuilt],
  ...[frontDrawn, frontWithdrawn, severed, relieved, homeMissed, homeMoved, ...moneyEvents],
  ...[bought, stocked, marineBought, navyGiven, marineGiven, poorlyCrewed],
  ...[spyHired, spySent, spyRated, spiesLost, missionJudged, missionRolled, spyReported],
  ...[spyCaught, spyBlown, spyNoticed, sabotaged, counterspied, spyChartSet],
  ...serviceEvents,
  ...academyEvents,
  ...[pactOffered, pactMade, pactUnitsMoved, pactEnded, techOffered, techSold],
  ...expeditionEvents,
  ...intelligenceEvents,
  ...flightEvents,
  ...strikeEvents,
  ...decoyEvents,
] as const;

export type Order = OrderIn<ReturnType<typeof allOrders>[number]>;
export type Event = EventIn<(typeof allEvents)[number]>;

/** The four vocabularies of the game, for the engine. */
export type GalacticConquest = Room<State, View, Order, Event>;

/** The orders of a game, over its books. */
export const ordersOver = (books: Books): Ruleset<GalacticConquest>['orders'] =>
  assembledOrders<GalacticConquest>(allOrders(books)).orders;
/** The kinds of all orders, whatever books there are. */
export const orderKinds: readonly Order['kind'][] = keysInOrder(ordersOver(booksOf([])));
export const { tell, origins, apply, ahead, eventCodec } = assembledEvents<GalacticConquest>(allEvents);
