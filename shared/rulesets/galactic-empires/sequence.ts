import type { Sequence } from '#kernel/sequence/step.ts';
import type { GalacticEmpires } from './model/game.ts';
import { acceptanceChanged } from './diplomacy/rights.ts';
import { administrativeActions } from './fleets/administration.ts';
import { decrees } from './empire/decrees.ts';
import { disbanding } from './fleets/disbanding.ts';
import { newStarfleets } from './fleets/formStarfleet.ts';
import { passageRightsChanged } from './diplomacy/rights.ts';
import { ranksReassigned } from './fleets/ranks.ts';
import { sameLocationTransfers } from './fleets/transfers.ts';
import { specialPermissionChanged } from './diplomacy/specialPermission.ts';
import { starfleetsChangeCloaking } from './movement/cloaking.ts';
import { warDeclared } from './diplomacy/relations.ts';
import { admiralsHired } from './admirals/hiring.ts';
import { alliancesCancelled } from './diplomacy/relations.ts';
import { alliancesFormed } from './diplomacy/relations.ts';
import { ambassadorsSent } from './diplomacy/ambassadors.ts';
import { annexationDeclines } from './sectors/annexation.ts';
import { constructionHappens } from './defences/construction.ts';
import { defeatedEmpiresRemoved } from './empire/fate.ts';
import { empireLimitsChecked } from './empire/limits.ts';
import { espionageOccurs } from './knowledge/espionage.ts';
import { infoSharingChanges } from './knowledge/sharing.ts';
import { peaceEstablished } from './diplomacy/relations.ts';
import { proclamationsIncome } from './empire/proclamations.ts';
import { resourcesDecay } from './economy/treasury.ts';
import { resourcesSent } from './economy/sending.ts';
import { revenueGained } from './economy/treasury.ts';
import { scoutingOccurs } from './knowledge/scouting.ts';
import { sectorDamageIncreases } from './sectors/damage.ts';
import { sectorDamageRepaired } from './sectors/damage.ts';
import { sectorsAnnexed } from './sectors/annexation.ts';
import { sectorsGifted } from './sectors/gifts.ts';
import { starfleetsDissolved } from './fleets/formStarfleet.ts';
import { starshipsBuilt } from './fleets/building.ts';
import { structuresRazed } from './defences/razing.ts';
import { upkeepPaid } from './economy/upkeep.ts';
import { victoryAnnounced } from './empire/fate.ts';
import { crossBorderBattles } from './battle/borders.ts';
import { movementIsOver } from './movement/phases.ts';
import { searchesHappen } from './movement/searching.ts';
import { sectorBattles } from './battle/sectorBattles.ts';
import { sectorOwnership } from './sectors/capture.ts';
import { phaseName } from './movement/phases.ts';
import { sectorsArePillaged } from './movement/pillage.ts';
import { starfleetCloakingChanged } from './movement/cloaking.ts';
import { starfleetsTravel } from './movement/travel.ts';
import { transfersHappen } from './fleets/transfers.ts';

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
