import type { Sequence } from '#kernel/sequence/step.ts';
import { admiralsHired } from './admirals/hiring.ts';
import { crossBorderBattles } from './battle/meetings.ts';
import { constructionHappens } from './defences/building.ts';
import { structuresRazed } from './defences/demolition.ts';
import { ambassadorsSent } from './diplomacy/ambassadors.ts';
import {
  alliancesCancelled,
  alliancesFormed,
  peaceIsEstablished,
  warsAreDeclared,
} from './diplomacy/relations.ts';
import { giftsAreAccepted, passageRightsChanged } from './diplomacy/rights.ts';
import { specialPermissionChanged } from './diplomacy/specialPermission.ts';
import { resourcesAreSent } from './economy/sending.ts';
import { resourcesDecay, revenueGained } from './economy/treasury.ts';
import { upkeepPaid } from './economy/upkeep.ts';
import { decrees } from './empire/decrees.ts';
import { defeatedEmpiresRemoved, victoryAnnounced } from './empire/fate.ts';
import { empireLimitsChecked } from './overLimits.ts';
import { proclamationsIncome } from './empire/proclamations.ts';
import { administrativeActions } from './administration.ts';
import { shipsAreBuilt } from './fleets/building.ts';
import { disbanding } from './fleets/disbanding.ts';
import { newStarfleets, starfleetsDissolved } from './fleets/formStarfleet.ts';
import { ranksReassigned } from './fleets/ranks.ts';
import { sameLocationTransfers, transfersHappen } from './fleets/transfers.ts';
import type { GalacticEmpires } from './game.ts';
import { battlesOrElsewhere } from './handing/ask.ts';
import { espionageOccurs } from './knowledge/espionage.ts';
import { scoutingOccurs } from './knowledge/scouting.ts';
import { infoSharingChanges } from './knowledge/sharing.ts';
import { starfleetCloakingChanged, starfleetsChangeCloaking } from './movement/cloakOrders.ts';
import { movementIsOver, phaseName } from './movement/phases.ts';
import { sectorsArePillaged } from './movement/pillage.ts';
import { searchesHappen } from './movement/searching.ts';
import { starfleetsTravel } from './movement/travel.ts';
import { annexationDeclines, sectorsAnnexed } from './sectors/annexation.ts';
import { sectorOwnership } from './sectors/capture.ts';
import { sectorDamageIncreases, sectorDamageRepaired } from './sectors/damage.ts';
import { sectorsGifted } from './sectors/giveSector.ts';

/** The turn of Galactic Empires, in the order of the rulebook (GE 565-1038). */
export const sequence: Sequence<GalacticEmpires> = [
  { name: 'Game Master’s Decrees', cite: 'GE 1555', run: decrees },

  // First Events (GE 565)
  { name: 'War Declared', cite: 'GE 575', run: warsAreDeclared },
  { name: 'Acceptance Changed', cite: 'GE 583', run: giftsAreAccepted },
  { name: 'Passage Rights Changed', cite: 'GE 589', run: passageRightsChanged },
  { name: 'Special Permission Changed', cite: 'GE 595', run: specialPermissionChanged },
  { name: 'New Starfleets Formed', cite: 'GE 603', run: newStarfleets },
  { name: 'Various Administrative Actions Performed', cite: 'GE 609', run: administrativeActions },
  { name: 'Starfleets Change Cloaking', cite: 'GE 621', run: starfleetsChangeCloaking },
  { name: 'Same Location Transfers Occur', cite: 'GE 631', run: sameLocationTransfers },
  { name: 'Starships Reassigned To Ranks', cite: 'GE 639', run: ranksReassigned },
  { name: 'Disbanding/Salvaging Starships', cite: 'GE 645', run: disbanding },

  // Movement Events, repeated phase by phase (GE 649). OURS: the defend option is one setting for the whole turn (GE 689, R-6.2.3).
  {
    pass: phaseName,
    marked: true,
    repeat: [
      { name: 'Transfers Happen', cite: 'GE 657', run: transfersHappen },
      { name: 'Starfleets Travel', cite: 'GE 665', run: starfleetsTravel },
      { name: 'Starfleet Cloaking Changed', cite: 'GE 695', run: starfleetCloakingChanged },
      { name: 'Searches Happen', cite: 'GE 703', dice: true, run: searchesHappen },
      { name: 'Cross-border Battles Are Fought', cite: 'GE 709', dice: true, run: crossBorderBattles },
      { name: 'Battles Are Fought', cite: 'GE 719', dice: true, run: battlesOrElsewhere },
      { name: 'Sector Ownership Changes', cite: 'GE 741', dice: true, run: sectorOwnership },
      { name: 'Sectors are Pillaged', cite: 'GE 759', run: sectorsArePillaged },
    ],
    until: movementIsOver,
  },

  // Final Events (GE 787)
  { name: 'Sector Damage Increases', cite: 'GE 795', dice: true, run: sectorDamageIncreases },
  { name: 'Resources Sent', cite: 'GE 811', run: resourcesAreSent },
  { name: 'Upkeep Paid', cite: 'GE 821', dice: true, run: upkeepPaid },
  { name: 'Starships Built', cite: 'GE 830', run: shipsAreBuilt },
  { name: 'Admirals Hired', cite: 'GE 840', dice: true, run: admiralsHired },
  { name: 'Sectors Annexed', cite: 'GE 856', run: sectorsAnnexed },
  { name: 'Sector Annexation Declines', cite: 'GE 864', run: annexationDeclines },
  { name: 'Construction Happens', cite: 'GE 870', run: constructionHappens },
  { name: 'Resources Decay', cite: 'GE 900', run: resourcesDecay },
  { name: 'Structures Razed', cite: 'GE 906', run: structuresRazed },
  { name: 'Sector Revenue Gained', cite: 'GE 924', run: revenueGained },
  { name: 'Sectors Gifted', cite: 'GE 940', run: sectorsGifted },
  { name: 'Proclamations Income', cite: 'GE 954', run: proclamationsIncome },
  { name: 'Sector Damage Repaired', cite: 'GE 960', run: sectorDamageRepaired },
  { name: 'Peace Established', cite: 'GE 974', run: peaceIsEstablished },
  { name: 'Alliances Cancelled', cite: 'GE 980', run: alliancesCancelled },
  { name: 'Alliances Formed', cite: 'GE 986', run: alliancesFormed },
  { name: 'Info Sharing Changes', cite: 'GE 992', run: infoSharingChanges },
  { name: 'Espionage Occurs', cite: 'GE 998', dice: true, run: espionageOccurs },
  { name: 'Ambassadors Sent', cite: 'GE 295', run: ambassadorsSent },
  { name: 'Empire Limits Checked', cite: 'GE 1004', run: empireLimitsChecked },
  { name: 'Defeated Empires Removed', cite: 'GE 1016', run: defeatedEmpiresRemoved },
  { name: 'Empty Starfleets Dissolved', cite: 'GE 603', run: starfleetsDissolved },
  { name: 'Scouting Occurs', cite: 'GE 1024', dice: true, run: scoutingOccurs },
  { name: 'Victory Announced', cite: 'GE 1565', run: victoryAnnounced },
];
