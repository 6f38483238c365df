import type { Sequence } from '#kernel/turn/step.ts';
import type { GalacticEmpires } from '../model/game.ts';
import { administrativeActions } from './first/administrativeActions.ts';
import { newStarfleets } from './first/newStarfleets.ts';
import { ranksReassigned } from './first/ranksReassigned.ts';
import { sameLocationTransfers } from './first/sameLocationTransfers.ts';
import { warDeclared } from './first/warDeclared.ts';
import { annexationDeclines } from './last/annexationDeclines.ts';
import { proclamationsIncome } from './last/proclamationsIncome.ts';
import { resourcesDecay } from './last/resourcesDecay.ts';
import { revenueGained } from './last/revenueGained.ts';
import { scoutingOccurs } from './last/scoutingOccurs.ts';
import { sectorsAnnexed } from './last/sectorsAnnexed.ts';
import { starfleetsDissolved } from './last/starfleetsDissolved.ts';
import { starshipsBuilt } from './last/starshipsBuilt.ts';
import { upkeepPaid } from './last/upkeepPaid.ts';
import { crossBorderBattles } from './movement/crossBorderBattles.ts';
import { movementIsOver } from './movement/phases.ts';
import { sectorBattles } from './movement/sectorBattles.ts';
import { sectorOwnership } from './movement/sectorOwnership.ts';
import { starfleetsTravel } from './movement/starfleetsTravel.ts';
import { transfersHappen } from './movement/transfersHappen.ts';

/** The turn of Galactic Empires, in the order of the rulebook (GE 565-1038). */
export const sequence: Sequence<GalacticEmpires> = [
  // First Events (GE 565)
  warDeclared,
  newStarfleets,
  administrativeActions,
  sameLocationTransfers,
  ranksReassigned,

  // Movement Events, phase after phase (GE 649)
  {
    repeat: [
      transfersHappen,
      starfleetsTravel,
      crossBorderBattles,
      sectorBattles,
      sectorOwnership,
    ],
    until: movementIsOver,
  },

  // Final Events (GE 787)
  upkeepPaid,
  starshipsBuilt,
  sectorsAnnexed,
  annexationDeclines,
  resourcesDecay,
  revenueGained,
  proclamationsIncome,
  starfleetsDissolved,
  scoutingOccurs,
];
