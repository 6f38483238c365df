import { carryPoints } from '../cargo/carry.ts';
import { pointsDelivered, pointsLoaded, pointsLost } from '../carried/points.ts';
import { cargoTaken, lootLost } from '../carried/spilled.ts';
import { awaitRelief, chanceLost, reliefAwaited } from '../movement/trapped.ts';
import { raidConvoy, raidOrdered } from './convoys.ts';
import { convoyFound } from './found.ts';
import { convoyJudged, judgeConvoy } from './defended.ts';
import { convoyDuty, dutyChanged } from './duty.ts';
import { raidEnded, raidFutile } from './ended.ts';
import { raidPact } from './pacts.ts';
import { lootBrought, raidSystem, systemRaided, systemRaidOrdered } from './systems.ts';

/** Orders of raids, of what keeps them off convoys, of whoever is blockaded, and of who carries points. */
export const raidOrders = [
  ...[raidConvoy, raidPact, judgeConvoy, raidSystem, convoyDuty],
  ...[awaitRelief, carryPoints],
] as const;
export const raidEvents = [
  ...[raidOrdered, convoyFound, convoyJudged, dutyChanged],
  ...[systemRaidOrdered, systemRaided, lootBrought, raidEnded, raidFutile],
  ...[reliefAwaited, chanceLost],
  ...[pointsLoaded, pointsLost, pointsDelivered, cargoTaken, lootLost],
] as const;
