import { basebuilding, basesDone } from './turn/basebuilding.ts';
import { battling } from './turn/battling.ts';
import { flying } from './turn/flying.ts';
import { mending, repairing } from './turn/repairing.ts';
import { raiding } from './turn/raiding.ts';
import { readying, storing } from './turn/readiness.ts';
import { shipbuilding } from './turn/shipbuilding.ts';
import { territoriesOver } from './turn/territories.ts';
import { treaties, treatiesEnd } from './turn/treaties.ts';
import { paySchools } from './academy/teach.ts';
import type { Books } from '#kernel/codec/books.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { foundColonies } from './runs/found.ts';
import { sendAll } from './bank/aid.ts';
import { borrowAll, payLoans, rateClients } from './bank/loans.ts';
import { growSavings, saveAll, withdrawAll } from './bank/savings.ts';
import { judgeTrusts, trustAll } from './bank/trusts.ts';
import { wearBases } from './bases/blockade.ts';
import { beginHyperwarp, endHyperwarp } from './hyperwarp/hyperwarp.ts';
import { deliverPoints, loadPoints, loseCargo } from './cargo/carry.ts';
import { seeThrough } from './decoys/detect.ts';
import { projectAll } from './decoys/project.ts';
import { striking } from './turn/striking.ts';
import { captains } from './turn/captains.ts';
import { concealAll } from './hiding/conceal.ts';
import { jamAll, orderJams } from './jamming/jam.ts';
import { prepareSearches, searchAll } from './hiding/search.ts';
import { instruct } from './combat/fight.ts';
import { changeLeaders } from './leading/leadership.ts';
import { answerAll } from './morale/answer.ts';
import { setMorales } from './morale/set.ts';
import { orderStrikes } from './civilians/order.ts';
import { rebuildAll } from './civilians/rebuild.ts';
import { strikeAll } from './civilians/strike.ts';
import { setIdle } from './combat/after/idle.ts';
import { wearAll } from './aging/prone.ts';
import { crewEmpires } from './economy/crews.ts';
import { exhaust } from './economy/exhaustion.ts';
import { mobiliseAll } from './economy/mobilise.ts';
import { closingOver, unrestOver } from './turn/ending.ts';
import { earnLocally } from './economy/homes/local.ts';
import { fillTreasuries } from './economy/debts/treasuries.ts';
import { payMerchants } from './economy/merchantsEarned.ts';
import { prepareCrossings } from './minelaying/cross.ts';
import { layMines } from './minelaying/lay.ts';
import { keepWatch } from './minelaying/sensorMines.ts';
import { saturateAll } from './minelaying/saturate.ts';
import type { GalacticConquest } from './game.ts';
import { limitAttacks, lineUp } from './movement/lead.ts';
import { meet } from './movement/moves.ts';
import { prepareRelief, stayTrapped } from './movement/trapped.ts';
import { setReactions } from './movement/react.ts';
import { bogDown } from './reactions/bog.ts';
import { part, react } from './reactions/steps.ts';
import { fundAll, observeAll, rollResearch } from './research/steps.ts';
import { purchasing } from './opening.ts';
import { prepareRaids } from './raids/convoys.ts';
import { prepareSystemRaids } from './raids/systems.ts';
import { callReserves } from './muster/call.ts';
import { buildAllMerchants } from './muster/build.ts';
import { convertMerchants } from './muster/convert.ts';
import { closeYards } from './repair/steps.ts';
import { segments } from './segments.ts';
import { keepExpeditions } from './expeditions/pay.ts';
import { serveAll } from './expeditions/serve.ts';
import { setCharts } from './espionage/chart.ts';
import { judgeMissions, rateSpies } from './espionage/judging.ts';
import { reportMissions, rollMissions } from './espionage/reporting.ts';
import { askServices, tellServices } from './espionage/reports.ts';
import { counterspyAll, sendSpies } from './espionage/sending.ts';
import { hireAll, judgeOrions, rollOrions } from './orions/hire.ts';
import { spreadDivisions } from './propaganda/division.ts';
import { partAdmirals } from './postings/part.ts';
import { tellOfficers, transferAll } from './postings/steps.ts';
import { teachSpies, trainAll } from './training/steps.ts';
import { workOn } from './space/done.ts';
import { monitors, stationing, towing } from './turn/hauling.ts';
import { drawFronts } from './space/fronts.ts';
import { feedAll } from './space/supply.ts';
import { setTasks } from './space/tasks.ts';
import { assignAllFreighters } from './trade/marine/assign.ts';
import { fitAllRandomizers } from './trade/marine/randomize.ts';
import { serveMerchants } from './trade/marine/serve.ts';
import { giveUpRoutes } from './trade/routes/giveUp.ts';
import { layRoutes } from './trade/routes/lay.ts';
import { shutAllRoutes } from './trade/routes/shut.ts';
import { keepRoutes } from './trade/routes/upkeep.ts';
import { finishLate } from './yards/finish.ts';
import { finishScrapping } from './yards/scrapping/done.ts';
import { scrapYards } from './yards/scrapping/scrapYard.ts';
import { bombardAll } from './strikes/bombarding.ts';
import { rideAll } from './strikes/riding.ts';
import { strikeFighters } from './strikes/striking.ts';

/** States of mobility, business with the bank, and what is paid for (B10, C17.30). */
export const bankingOver = (books: Books): Sequence<GalacticConquest> => [
  { name: 'Mobility', cite: 'GC B12.70', run: mobiliseAll },
  ...readying,
  { name: 'Late variants', cite: 'GC B11.50', run: finishLate },
  { name: 'Clients of the bank', cite: 'GC B10.40', run: rateClients },
  { name: 'Withdrawals', cite: 'GC B10.30', run: withdrawAll },
  { name: 'Repayments', cite: 'GC B10.57', run: payLoans },
  { name: 'Points in trust', cite: 'GC B10.70', run: trustAll },
  { name: 'Payment for recovery', cite: 'GC C7.32', run: rebuildAll },
  { name: 'Abandonment of routes', cite: 'GC B1.20', run: giveUpRoutes },
  { name: 'Shutdown of routes', cite: 'GC E1.33', run: shutAllRoutes },
  { name: 'Upkeep of trade routes', cite: 'GC B1.22', run: keepRoutes },
  { name: 'Trade routes', cite: 'GC B1.20', run: layRoutes },
  ...storing(books),
  { name: 'Scrapping of yards', cite: 'GC B9.20', run: scrapYards },
  ...shipbuilding(books),
  { name: 'Sensor mines', cite: 'GC C4.80', run: keepWatch },
  { name: 'Laying of minefields', cite: 'GC C4.50', run: layMines },
  { name: 'Saturated minefields', cite: 'GC C4.45', run: saturateAll },
  { name: 'Construction of merchants', cite: 'GC E1.20', run: buildAllMerchants },
  { name: 'Conversion of merchants', cite: 'GC E1.20', run: convertMerchants },
  ...basebuilding,
  { name: 'Assignment of freighters', cite: 'GC E2.60', run: assignAllFreighters },
  { name: 'Randomizers', cite: 'GC E7.0', run: fitAllRandomizers },
  ...treaties,
  { name: 'Aid', cite: 'GC B10.58', run: sendAll },
  { name: 'Loading of points', cite: 'GC B1.25', run: loadPoints },
  { name: 'Observation', cite: 'GC C17.52', run: observeAll },
  { name: 'Payment for research', cite: 'GC C17.30', run: fundAll },
  { name: 'Chart of spies', cite: 'GC C14.26', run: setCharts },
  { name: 'Counterspying', cite: 'GC C14.23', run: counterspyAll },
  { name: 'Training of spies', cite: 'GC C14.40', run: trainAll },
  { name: 'Officers’ schools', cite: 'GC C9.80', run: paySchools },
  { name: 'Dispatch of spies', cite: 'GC C14.20', run: sendSpies },
  { name: 'Hiring of Orions', cite: 'GC B15.10', run: hireAll },
  { name: 'Propaganda Divisions', cite: 'GC C14.60', run: spreadDivisions },
  { name: 'Intelligence services', cite: 'GC C14.10', run: askServices },
  { name: 'Savings', cite: 'GC B10.30', run: saveAll },
  { name: 'Loans', cite: 'GC B10.40', run: borrowAll },
];

/** What spies find out and do, and what is reported of it (C14). */
const spying: Sequence<GalacticConquest> = [
  { name: 'New spies', cite: 'GC C14.25', dice: true, run: rateSpies },
  { name: 'Difficulty of missions', cite: 'GC C14.26', run: judgeMissions },
  { name: 'Missions', cite: 'GC C14.26', dice: true, run: rollMissions },
  { name: 'Reports of spies', cite: 'GC C14.22', run: reportMissions },
  { name: 'Orion missions', cite: 'GC B15.10', dice: true, run: rollOrions },
  { name: 'Reports of Orions', cite: 'GC B15.10', run: judgeOrions },
  { name: 'Graduation of spies', cite: 'GC C14.40', run: teachSpies },
  { name: 'Reports', cite: 'GC C14.10', run: tellServices },
];

/** What the turn leaves of an economy (B11, B12). */
export const earning: Sequence<GalacticConquest> = [
  ...treatiesEnd,
  { name: 'Delivery of merchants', cite: 'GC B11.40', run: serveMerchants },
  { name: 'Delivery of points', cite: 'GC B1.25', run: deliverPoints },
  { name: 'Exhaustion', cite: 'GC B12.60', run: exhaust },
  { name: 'Poor crews', cite: 'GC B12.90', dice: true, run: crewEmpires },
  { name: 'Research', cite: 'GC C17.15', dice: true, run: rollResearch },
  { name: 'Completion of scrapping', cite: 'GC B9.30', run: finishScrapping },
  { name: 'Severed systems', cite: 'GC C12.90', run: earnLocally },
  { name: 'Treasury', cite: 'GC B11.15', run: fillTreasuries },
  { name: 'Budget of the merchants', cite: 'GC E1.10', run: payMerchants },
  { name: 'Interest on savings', cite: 'GC B10.30', run: growSavings },
];

/** What happens in each segment, in its order (C20.570). */
const twelveSegments = (books: Books): Sequence<GalacticConquest> => [
  {
    pass: 'Segment',
    repeat: [
      flying.out,
      { name: 'Bases without supply', cite: 'GC C12.40', run: wearBases },
      { name: 'Blockaded squadrons', cite: 'GC C12.110', run: stayTrapped },
      { name: 'Decoys', cite: 'GC C5.100', run: projectAll(books) },
      { name: 'Encounters', cite: 'GC A1.15', dice: true, run: meet },
      repairing.moves,
      flying.lost,
      { name: 'Reactions', cite: 'GC D2.34', run: react },
      { name: 'Two admirals', cite: 'GC A12.32', run: partAdmirals },
      { name: 'Searches', cite: 'GC C6.30', dice: true, run: searchAll },
      { name: 'Detection of decoys', cite: 'GC C5.105', run: seeThrough },
      { name: 'Jamming', cite: 'GC C15.20', run: jamAll },
      { name: 'Death Riders', cite: 'GC C20.570', dice: true, run: rideAll },
      { name: 'Drone bombardment', cite: 'GC A10.40f', dice: true, run: bombardAll },
      { name: 'Carrier strikes', cite: 'GC C20.630', dice: true, run: strikeFighters },
      { name: 'Transfer of officers', cite: 'GC A12.402', run: transferAll },
      ...monitors.segment,
      battling,
      { name: 'Loss of points aboard', cite: 'GC B1.25', run: loseCargo },
      ...raiding,
      { name: 'Civilian targets', cite: 'GC C7.30', run: strikeAll },
      { name: 'Progress of works', cite: 'GC C13.31', run: workOn },
      ...mending,
      ...basesDone,
      flying.aboard,
    ],
    until: (_, pass) => pass >= segments,
  },
  { name: 'Crowds', cite: 'GC D6.90', run: bogDown },
];

/** The turn: states of mobility, the bank and courses, twelve segments of moves, what the game master judges, and money. */
export const sequenceOver = (books: Books): Sequence<GalacticConquest> => [
  { name: 'Leadership of empires', cite: 'GC A8.20', run: changeLeaders },
  ...purchasing,
  ...bankingOver(books),
  repairing.duty,
  ...captains,
  ...towing(books),
  repairing.courses,
  { name: 'Expeditionary fleets', cite: 'GC C22.40', run: keepExpeditions },
  { name: 'Entry into hyperwarp', cite: 'GC C21.51', run: beginHyperwarp },
  { name: 'Waiting for relief', cite: 'GC C12.110', run: prepareRelief },
  { name: 'Hiding of units', cite: 'GC C8.10', run: concealAll },
  { name: 'Call-out of the reserve', cite: 'GC E2.551', run: callReserves(books) },
  { name: 'Jamming orders', cite: 'GC C15.10', run: orderJams },
  { name: 'Inactive status', cite: 'GC A10.60', run: setIdle },
  { name: 'Old ships', cite: 'GC C16.40', run: wearAll },
  { name: 'Ways through minefields', cite: 'GC C4.10', run: prepareCrossings },
  { name: 'Combat orders', cite: 'GC A3.10', run: instruct },
  { name: 'Declaration of colonies', cite: 'GC B3.41', run: foundColonies },
  { name: 'Officers', cite: 'GC A12.403', run: tellOfficers },
  { name: 'Works at hexes', cite: 'GC C13.30', run: setTasks },
  { name: 'Fronts on the map', cite: 'GC C11.20', run: drawFronts },
  { name: 'Cargo', cite: 'GC C13.15', run: feedAll },
  { name: 'Conditions of attacks', cite: 'GC A9.30', run: limitAttacks },
  repairing.order,
  { name: 'Lines', cite: 'GC D6.80', run: lineUp },
  { name: 'Reaction orders', cite: 'GC D2.10', run: setReactions },
  { name: 'Separation of squadrons', cite: 'GC D2.34', run: part },
  { name: 'Under allied command', cite: 'GC C22.20', run: serveAll },
  { name: 'Raid orders', cite: 'GC B2.20', run: prepareRaids },
  { name: 'Orders for raids on systems', cite: 'GC B1.70', run: prepareSystemRaids },
  { name: 'Search orders', cite: 'GC D2.37', run: prepareSearches },
  { name: 'Setting of morale', cite: 'GC B5.10', run: setMorales },
  { name: 'Response to rebellions', cite: 'GC B5.40', run: answerAll },
  { name: 'Choice of civilian targets', cite: 'GC C7.10', run: orderStrikes },
  ...striking(books),
  ...monitors.before,
  ...twelveSegments(books),
  flying.home,
  flying.topGuns,
  { name: 'Hyperwarp', cite: 'GC C21.51', run: endHyperwarp },
  { name: 'Repairs', cite: 'GC C2.20', run: closeYards },
  ...territoriesOver(books),
  ...unrestOver(books),
  { name: 'Trusts', cite: 'GC B10.70', run: judgeTrusts },
  ...spying,
  ...earning,
  ...stationing(books),
  ...closingOver(books),
];
