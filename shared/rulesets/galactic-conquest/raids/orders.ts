import { awaitRelief, chanceLost, reliefAwaited } from '../movement/trapped.ts';
import { convoyFound, raidConvoy, raidOrdered } from './convoys.ts';
import { convoyJudged, judgeConvoy } from './defended.ts';
import { convoyDuty, dutyChanged } from './duty.ts';
import { raidPact } from './pacts.ts';
import { lootBrought, raidSystem, systemRaided, systemRaidOrdered } from './systems.ts';

/** Orders of raids, of what keeps them off convoys, and of whoever is blockaded. */
export const raidOrders = [
  ...[raidConvoy, raidPact, judgeConvoy, raidSystem, convoyDuty],
  awaitRelief,
] as const;
export const raidEvents = [
  ...[raidOrdered, convoyFound, convoyJudged, dutyChanged],
  ...[systemRaidOrdered, systemRaided, lootBrought],
  ...[reliefAwaited, chanceLost],
] as const;
