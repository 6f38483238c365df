import type { EventIn } from '#kernel/declare/event.ts';
import {
  attackDeclined,
  battleEnded,
  siteCaptured,
  crewGained,
  bountyEarned,
  allySpared,
  specialFound,
  battleOverheard,
  listeningSet,
} from './battles/endings.ts';
import { battleJoined, roundFought } from './battles/events.ts';
import { randomEvent, eventWished, hexCalmed, resourcesTraded } from './happenings/events.ts';
import { incomeReceived, siteListed, shipsPrepared, shipMended } from './income/events.ts';
import {
  casinoPlayed,
  resourcesEqualized,
  sitesRestored,
  shipCloakedAlone,
  itemsMade,
} from './income/specialEvents.ts';
import {
  basePlaced,
  decoyDropped,
  decoysCollected,
  garrisonMoved,
  itemsBought,
  itemsGiven,
  itemsTaken,
  shipRepaired,
} from './items/events.ts';
import {
  adTold,
  adsRequested,
  instalmentPaid,
  megashipBegun,
  megashipDelivered,
  priceLimited,
  pricesChanged,
  racesDeclared,
  racesListed,
  shipBought,
} from './market/events.ts';
import {
  defaultBuildMade,
  interestCharged,
  loanRepaid,
  loanTaken,
  shipRepossessed,
} from './market/lending.ts';
import { leadershipChanged } from './master/events.ts';
import { contactTold, messageHeard, messageSent } from './messages/events.ts';
import {
  corporationNamed,
  headerSet,
  infoSet,
  mottoSet,
  phoneSet,
  shipNamed,
  siteNamed,
} from './messages/nameEvents.ts';
import {
  cloakBought,
  missionChanged,
  shipCloaked,
  shipDisplaced,
  shipLinked,
  shipRefitted,
  shipScrapped,
  shipUpgraded,
  shipUncloaked,
} from './missions/events.ts';
import {
  shipMoved,
  shipTeleported,
  shipHalted,
  shipHeld,
  minefieldSwept,
  pathPassed,
  graveyardEntered,
  satelliteFollowed,
  linkEnded,
  hexAssayed,
} from './movement/events.ts';
import {
  shipDamaged,
  shipDestroyed,
  shieldsDropped,
  crewLost,
  shipDrained,
  shipFrozen,
  sparesSpent,
  sparesRefilled,
  tollPaid,
  itemsLost,
} from './movement/harm.ts';
import {
  crewCured,
  crewTrained,
  officerBoarded,
  officerStationed,
  officersArrived,
} from './officers/events.ts';
import { monsterDivided, moonsEaten, powerReceived, shipBuilt } from './powers/events.ts';
import { hexProspected, moonsSurveyed, siteRestored } from './prospecting/events.ts';
import {
  bombardmentSuffered,
  dronesLaunched,
  raidSuffered,
  siteBombarded,
  siteDevastated,
  siteRaided,
} from './raids/events.ts';
import { turnWaived, speedsPrinted, incomeEstimated, corporationFell } from './runs/events.ts';
import {
  sectorScanned,
  shipsScanned,
  cloaksScanned,
  monstersScanned,
  scansNoticed,
  surroundingsScanned,
  watchEnded,
} from './scans/events.ts';
import { hexScanned, hexScanDetected, siteJammed, baseStilled, valuesScanned } from './scans/hexEvents.ts';
import { garrisonAssigned, siteFortified, siteUnfortified, postGivenUp } from './sites/events.ts';
import {
  postPlanted,
  postReported,
  sabotageSuffered,
  siteBurgled,
  siteInvestigated,
  siteRebelled,
  siteSabotaged,
} from './spying/events.ts';
import { counterBegun, counterEnded, spiesNoticed, spiesReported } from './spying/spyEvents.ts';
import {
  allySet,
  attackPercentSet,
  defenseSet,
  tacticsSet,
  switchSet,
  linesBought,
} from './stance/events.ts';
import {
  rankingsMade,
  listTold,
  victoryTold,
  stockTold,
  announced,
  riseRewarded,
  racesTold,
  stockChanged,
  gameWon,
} from './standing/events.ts';

/** Every event, as its room declares it. */
export const allEvents = [
  ...[
    attackDeclined,
    battleEnded,
    siteCaptured,
    crewGained,
    bountyEarned,
    allySpared,
    specialFound,
    battleOverheard,
    listeningSet,
  ],
  ...[battleJoined, roundFought],
  ...[randomEvent, eventWished, hexCalmed, resourcesTraded],
  ...[incomeReceived, siteListed, shipsPrepared, shipMended],
  ...[casinoPlayed, resourcesEqualized, sitesRestored, shipCloakedAlone, itemsMade],
  ...[
    basePlaced,
    decoyDropped,
    decoysCollected,
    garrisonMoved,
    itemsBought,
    itemsGiven,
    itemsTaken,
    shipRepaired,
  ],
  ...[
    adTold,
    adsRequested,
    instalmentPaid,
    megashipBegun,
    megashipDelivered,
    priceLimited,
    pricesChanged,
    racesDeclared,
    racesListed,
    shipBought,
  ],
  ...[defaultBuildMade, interestCharged, loanRepaid, loanTaken, shipRepossessed],
  ...[leadershipChanged],
  ...[contactTold, messageHeard, messageSent],
  ...[corporationNamed, headerSet, infoSet, mottoSet, phoneSet, shipNamed, siteNamed],
  ...[
    cloakBought,
    missionChanged,
    shipCloaked,
    shipDisplaced,
    shipLinked,
    shipRefitted,
    shipScrapped,
    shipUpgraded,
    shipUncloaked,
  ],
  ...[
    shipMoved,
    shipTeleported,
    shipHalted,
    shipHeld,
    minefieldSwept,
    pathPassed,
    graveyardEntered,
    satelliteFollowed,
    linkEnded,
    hexAssayed,
  ],
  ...[
    shipDamaged,
    shipDestroyed,
    shieldsDropped,
    crewLost,
    shipDrained,
    shipFrozen,
    sparesSpent,
    sparesRefilled,
    tollPaid,
    itemsLost,
  ],
  ...[crewCured, crewTrained, officerBoarded, officerStationed, officersArrived],
  ...[monsterDivided, moonsEaten, powerReceived, shipBuilt],
  ...[hexProspected, moonsSurveyed, siteRestored],
  ...[bombardmentSuffered, dronesLaunched, raidSuffered, siteBombarded, siteDevastated, siteRaided],
  ...[turnWaived, speedsPrinted, incomeEstimated, corporationFell],
  ...[
    sectorScanned,
    shipsScanned,
    cloaksScanned,
    monstersScanned,
    scansNoticed,
    surroundingsScanned,
    watchEnded,
  ],
  ...[hexScanned, hexScanDetected, siteJammed, baseStilled, valuesScanned],
  ...[garrisonAssigned, siteFortified, siteUnfortified, postGivenUp],
  ...[
    postPlanted,
    postReported,
    sabotageSuffered,
    siteBurgled,
    siteInvestigated,
    siteRebelled,
    siteSabotaged,
  ],
  ...[counterBegun, counterEnded, spiesNoticed, spiesReported],
  ...[allySet, attackPercentSet, defenseSet, tacticsSet, switchSet, linesBought],
  ...[
    rankingsMade,
    listTold,
    victoryTold,
    stockTold,
    announced,
    riseRewarded,
    racesTold,
    stockChanged,
    gameWon,
  ],
] as const;

/** All that can happen. */
export type Event = EventIn<(typeof allEvents)[number]>;
