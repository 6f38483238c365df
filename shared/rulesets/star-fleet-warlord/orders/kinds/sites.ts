import { simple } from './parts/common.ts';
import type { Kinds } from './parts/common.ts';
import type { SitesShipOrder } from '../../model/orders/sites.ts';

/** Orders of sites, their fortifications and what hexes are worth, as they are filled in. */
export const sitesKinds: Kinds<SitesShipOrder> = {
  assay: simple('assay'),
  prospect: simple('prospect'),
};
