import type { Sequence } from '#kernel/sequence/step.ts';
import { admiralsHired } from './admirals/hiring.ts';
import { crossBorderBattles, sectorBattles } from './battle/meetings.ts';
import { constructionHappens } from './defences/building.ts';
import { structuresRazed } from './defences/demolition.ts';
import { ambassadorsSent } from './diplomacy/ambassadors.ts';
import { alliancesCancelled, alliancesFormed, peaceEstablished, warDeclared } from './diplomacy/relations.ts';
import { acceptanceChanged, passageRightsChanged } from './diplomacy/rights.ts';
import { specialPermissionChanged } from './diplomacy/specialPermission.ts';
import { resourcesSent } from './economy/sending.ts';
import { resourcesDecay, revenueGained } from './economy/treasury.ts';
import { upkeepPaid } from './economy/upkeep.ts';
import { decrees } from './empire/decrees.ts';
import { defeatedEmpiresRemoved, victoryAnnounced } from './empire/fate.ts';
import { empireLimitsChecked } from './overLimits.ts';
import { proclamationsIncome } from './empire/proclamations.ts';
import { administrativeActions } from './administration.ts';
import { starshipsBuilt } from './fleets/building.ts';
import { disbanding } from './fleets/disbanding.ts';
import { newStarfleets, starfleetsDissolved } from './fleets/formStarfleet.ts';
import { ranksReassigned } from './fleets/ranks.ts';
import { sameLocationTransfers, transfersHappen } from './fleets/transfers.ts';
import type { GalacticEmpires } from './game.ts';
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
import { sectorsGifted } from './sectors/gifts.ts';

/** The turn of Galactic Empires, in the order of the rulebook (GE 565-1038). */
export const sequence: Sequence<GalacticEmpires> = [
  decrees,

  // First Events (GE 565)
  warDeclared,
  acceptanceChanged,
  passageRightsChanged,
  specialPermissionChanged,
  newStarfleets,
  administrativeActions,
  starfleetsChangeCloaking,
  sameLocationTransfers,
  ranksReassigned,
  disbanding,

  // Movement Events, repeated phase by phase (GE 649). OURS: the defend option is one setting for the whole turn (GE 689, R-6.2.3).
  {
    pass: phaseName,
    marked: true,
    repeat: [
      transfersHappen,
      starfleetsTravel,
      starfleetCloakingChanged,
      searchesHappen,
      crossBorderBattles,
      sectorBattles,
      sectorOwnership,
      sectorsArePillaged,
    ],
    until: movementIsOver,
  },

  // Final Events (GE 787)
  sectorDamageIncreases,
  resourcesSent,
  upkeepPaid,
  starshipsBuilt,
  admiralsHired,
  sectorsAnnexed,
  annexationDeclines,
  constructionHappens,
  resourcesDecay,
  structuresRazed,
  revenueGained,
  sectorsGifted,
  proclamationsIncome,
  sectorDamageRepaired,
  peaceEstablished,
  alliancesCancelled,
  alliancesFormed,
  infoSharingChanges,
  espionageOccurs,
  ambassadorsSent,
  empireLimitsChecked,
  defeatedEmpiresRemoved,
  starfleetsDissolved,
  scoutingOccurs,
  victoryAnnounced,
];
