import type { ScansOfficeOrder } from '../../model/orders/scans.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: what ships and bases see. */
export const scansOffice: OfficeActs<ScansOfficeOrder> = {};
