import { object } from '#kernel/codec/shapes.ts';
import type { SitesEvent } from '../../model/events/sites.ts';
import type { Shapes } from '../happened.ts';
import { ofShip } from '../happened.ts';
import { points } from '../parts.ts';

/** How events of sites, their fortifications and what hexes are worth are written. */
export const sitesShapes: Shapes<SitesEvent> = {
  'hex-assayed': object({ ...ofShip('hex-assayed'), value: points }),
  'hex-prospected': object({ ...ofShip('hex-prospected'), ep: points }),
};
