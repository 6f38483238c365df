import { simple } from './parts/common.ts';
import type { Kinds } from './parts/common.ts';
import type { MissionsShipOrder } from '../../model/orders/missions.ts';

/** Orders of what ships are made for: missions, refits, upgrades, cloaks and links, as they are filled in. */
export const missionsKinds: Kinds<MissionsShipOrder> = {
  cloak: simple('cloak'),
  scrap: simple('scrap'),
};
