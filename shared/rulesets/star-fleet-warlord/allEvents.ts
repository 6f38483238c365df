import type { EventIn } from '#kernel/declare/event.ts';
import * as endings from './battles/endings.ts';
import * as hearing from './battles/hearing.ts';
import * as battles from './battles/events.ts';
import * as happenings from './happenings/events.ts';
import * as income from './income/events.ts';
import * as specialEvents from './income/specialEvents.ts';
import * as items from './items/events.ts';
import * as market from './market/events.ts';
import * as lending from './market/lending.ts';
import * as master from './master/events.ts';
import * as messages from './messages/events.ts';
import * as nameEvents from './messages/nameEvents.ts';
import * as missions from './missions/events.ts';
import * as movement from './movement/events.ts';
import * as harm from './movement/harm.ts';
import * as officers from './officers/events.ts';
import * as powers from './powers/events.ts';
import * as prospecting from './prospecting/events.ts';
import * as raids from './raids/events.ts';
import * as runs from './runs/events.ts';
import * as scans from './scans/events.ts';
import * as hexEvents from './scans/hexEvents.ts';
import * as sites from './sites/events.ts';
import * as spying from './spying/events.ts';
import * as spyEvents from './spying/spyEvents.ts';
import * as stance from './stance/events.ts';
import * as standing from './standing/events.ts';

/** Every event, as its room declares it. */
export const allEvents = [
  ...([
    endings.attackDeclined,
    endings.battleEnded,
    endings.siteCaptured,
    endings.crewGained,
    endings.bountyEarned,
    endings.allySpared,
    endings.specialFound,
    hearing.battleOverheard,
    hearing.listeningSet,
  ] as const),
  ...([battles.battleJoined, battles.roundFought] as const),
  ...([
    happenings.randomEvent,
    happenings.eventWished,
    happenings.hexCalmed,
    happenings.resourcesTraded,
  ] as const),
  ...([income.incomeReceived, income.siteListed, income.shipsPrepared, income.shipMended] as const),
  ...([
    specialEvents.casinoPlayed,
    specialEvents.resourcesEqualized,
    specialEvents.sitesRestored,
    specialEvents.shipCloakedAlone,
    specialEvents.itemsMade,
  ] as const),
  ...([
    items.basePlaced,
    items.decoyDropped,
    items.decoysCollected,
    items.garrisonMoved,
    items.itemsBought,
    items.itemsGiven,
    items.itemsTaken,
    items.shipRepaired,
  ] as const),
  ...([
    market.adTold,
    market.adsRequested,
    market.instalmentPaid,
    market.megashipBegun,
    market.megashipDelivered,
    market.priceLimited,
    market.pricesChanged,
    market.racesDeclared,
    market.racesListed,
    market.shipBought,
  ] as const),
  ...([
    lending.defaultBuildMade,
    lending.interestCharged,
    lending.loanRepaid,
    lending.loanTaken,
    lending.shipRepossessed,
  ] as const),
  ...([master.leadershipChanged] as const),
  ...([messages.contactTold, messages.messageHeard, messages.messageSent] as const),
  ...([
    nameEvents.corporationNamed,
    nameEvents.headerSet,
    nameEvents.infoSet,
    nameEvents.mottoSet,
    nameEvents.phoneSet,
    nameEvents.shipNamed,
    nameEvents.siteNamed,
  ] as const),
  ...([
    missions.cloakBought,
    missions.missionChanged,
    missions.shipCloaked,
    missions.shipDisplaced,
    missions.shipLinked,
    missions.shipRefitted,
    missions.shipScrapped,
    missions.shipUpgraded,
    missions.shipUncloaked,
  ] as const),
  ...([
    movement.shipMoved,
    movement.shipTeleported,
    movement.shipHalted,
    movement.shipHeld,
    movement.minefieldSwept,
    movement.pathPassed,
    movement.graveyardEntered,
    movement.satelliteFollowed,
    movement.linkEnded,
    movement.hexAssayed,
  ] as const),
  ...([
    harm.shipDamaged,
    harm.shipDestroyed,
    harm.shieldsDropped,
    harm.crewLost,
    harm.shipDrained,
    harm.shipFrozen,
    harm.sparesSpent,
    harm.sparesRefilled,
    harm.tollPaid,
    harm.itemsLost,
  ] as const),
  ...([
    officers.crewCured,
    officers.crewTrained,
    officers.officerBoarded,
    officers.officerStationed,
    officers.officersArrived,
  ] as const),
  ...([powers.monsterDivided, powers.moonsEaten, powers.powerReceived, powers.shipBuilt] as const),
  ...([prospecting.hexProspected, prospecting.moonsSurveyed, prospecting.siteRestored] as const),
  ...([
    raids.bombardmentSuffered,
    raids.dronesLaunched,
    raids.raidSuffered,
    raids.siteBombarded,
    raids.siteDevastated,
    raids.siteRaided,
  ] as const),
  ...([runs.turnWaived, runs.speedsPrinted, runs.incomeEstimated, runs.corporationFell] as const),
  ...([
    scans.sectorScanned,
    scans.shipsScanned,
    scans.cloaksScanned,
    scans.monstersScanned,
    scans.scansNoticed,
    scans.surroundingsScanned,
    scans.watchEnded,
  ] as const),
  ...([
    hexEvents.hexScanned,
    hexEvents.hexScanDetected,
    hexEvents.siteJammed,
    hexEvents.baseStilled,
    hexEvents.valuesScanned,
  ] as const),
  ...([sites.garrisonAssigned, sites.siteFortified, sites.siteUnfortified, sites.postGivenUp] as const),
  ...([
    spying.postPlanted,
    spying.postReported,
    spying.sabotageSuffered,
    spying.siteBurgled,
    spying.siteInvestigated,
    spying.siteRebelled,
    spying.siteSabotaged,
  ] as const),
  ...([
    spyEvents.counterBegun,
    spyEvents.counterEnded,
    spyEvents.spiesNoticed,
    spyEvents.spiesReported,
  ] as const),
  ...([
    stance.allySet,
    stance.attackPercentSet,
    stance.defenseSet,
    stance.tacticsSet,
    stance.switchSet,
    stance.linesBought,
  ] as const),
  ...([
    standing.rankingsMade,
    standing.listTold,
    standing.victoryTold,
    standing.stockTold,
    standing.announced,
    standing.riseRewarded,
    standing.racesTold,
    standing.stockChanged,
    standing.gameWon,
  ] as const),
] as const;

/** All that can happen. */
export type Event = EventIn<(typeof allEvents)[number]>;
