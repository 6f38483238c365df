import type { Sequence } from '#kernel/sequence/step.ts';
import type { GalacticEmpires } from '../model/game.ts';
import { acceptanceChanged } from './first/acceptanceChanged.ts';
import { administrativeActions } from './first/administrativeActions.ts';
import { decrees } from './first/decrees.ts';
import { disbanding } from './first/disbanding.ts';
import { newStarfleets } from './first/newStarfleets.ts';
import { passageRightsChanged } from './first/passageRightsChanged.ts';
import { ranksReassigned } from './first/ranksReassigned.ts';
import { sameLocationTransfers } from './first/sameLocationTransfers.ts';
import { specialPermissionChanged } from './first/specialPermissionChanged.ts';
import { starfleetsChangeCloaking } from './first/starfleetsChangeCloaking.ts';
import { warDeclared } from './first/warDeclared.ts';
import { admiralsHired } from './last/forces/admiralsHired.ts';
import { alliancesCancelled } from './last/diplomacy/alliancesCancelled.ts';
import { alliancesFormed } from './last/diplomacy/alliancesFormed.ts';
import { ambassadorsSent } from './last/diplomacy/ambassadorsSent.ts';
import { annexationDeclines } from './last/sectors/annexationDeclines.ts';
import { constructionHappens } from './last/sectors/constructionHappens.ts';
import { defeatedEmpiresRemoved } from './last/defeatedEmpiresRemoved.ts';
import { empireLimitsChecked } from './last/empireLimitsChecked.ts';
import { espionageOccurs } from './last/forces/espionageOccurs.ts';
import { infoSharingChanges } from './last/diplomacy/infoSharingChanges.ts';
import { peaceEstablished } from './last/diplomacy/peaceEstablished.ts';
import { proclamationsIncome } from './last/money/proclamationsIncome.ts';
import { resourcesDecay } from './last/money/resourcesDecay.ts';
import { resourcesSent } from './last/money/resourcesSent.ts';
import { revenueGained } from './last/money/revenueGained.ts';
import { scoutingOccurs } from './last/forces/scoutingOccurs.ts';
import { sectorDamageIncreases } from './last/sectors/sectorDamageIncreases.ts';
import { sectorDamageRepaired } from './last/sectors/sectorDamageRepaired.ts';
import { sectorsAnnexed } from './last/sectors/sectorsAnnexed.ts';
import { sectorsGifted } from './last/sectors/sectorsGifted.ts';
import { starfleetsDissolved } from './last/forces/starfleetsDissolved.ts';
import { starshipsBuilt } from './last/forces/starshipsBuilt.ts';
import { structuresRazed } from './last/sectors/structuresRazed.ts';
import { upkeepPaid } from './last/money/upkeepPaid.ts';
import { victoryAnnounced } from './last/victoryAnnounced.ts';
import { crossBorderBattles } from './movement/crossBorderBattles.ts';
import { movementIsOver } from './movement/phases.ts';
import { searchesHappen } from './movement/searchesHappen.ts';
import { sectorBattles } from './movement/sectorBattles.ts';
import { sectorOwnership } from './movement/sectorOwnership.ts';
import { phaseName } from '../rules/movement/phases.ts';
import { sectorsArePillaged } from './movement/sectorsArePillaged.ts';
import { starfleetCloakingChanged } from './movement/starfleetCloakingChanged.ts';
import { starfleetsTravel } from './movement/starfleetsTravel.ts';
import { transfersHappen } from './movement/transfersHappen.ts';

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
