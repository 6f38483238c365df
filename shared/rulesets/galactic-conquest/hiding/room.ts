import { conceal, concealed } from './conceal.ts';
import { search, searched, searchOrdered, unitFound } from './search.ts';

/** The orders and the events of what hides, and of who looks for it. */
export const hidingOrders = [conceal, search] as const;
export const hidingEvents = [concealed, searchOrdered, searched, unitFound] as const;
