import type { SitesOfficeOrder } from '../../model/orders/sites.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: sites, their fortifications and what hexes are worth. */
export const sitesOffice: OfficeActs<SitesOfficeOrder> = {};
