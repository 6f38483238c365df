import type { StanceOfficeOrder } from './orders/stance.ts';

/** Miscellaneous orders, of the Home Office and of bases. */
export type OfficeOrder = StanceOfficeOrder;
export type Order = OfficeOrder;
