import type { SitesEvent } from '../../model/events/sites.ts';
import { ofShip } from '../parts.ts';
import type { Of, Origins, Tellings } from '../parts.ts';

/** Who hears of sites, their fortifications and what hexes are worth. */
export const tellSites: Tellings<SitesEvent> = {
  'hex-assayed': ofShip<Of<'hex-assayed'>>(
    '{ship} assays {place}: prospecting would yield {value} EP.',
    ({ value }) => ({
      value,
    }),
  ),
  'hex-prospected': ofShip<Of<'hex-prospected'>>('{ship} prospects {place} and finds {ep} EP.', ({ ep }) => ({
    ep,
  })),
};

export const sitesOrigins: Origins<SitesEvent> = {
  'hex-assayed': 'order',
  'hex-prospected': 'order',
};
