import { gunboatsHome } from './home.ts';
import { gunboatsSent } from './launch.ts';
import { gunboatsReady, sendGunboats } from './send.ts';

/** All that is ordered of gunboats that operate away from their tenders, and all that happens to them (C20.25). */
export const gunboatOrders = [sendGunboats] as const;
export const gunboatEvents = [gunboatsReady, gunboatsSent, gunboatsHome] as const;
