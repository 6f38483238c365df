import { phrase } from '#kernel/report/phrase.ts';
import type { ScansEvent } from '../../model/events/scans.ts';
import { placeArg, sectorText, shipArg } from '../../tell/parts.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of what ships and bases see. */
export const scansAhead: Ahead<ScansEvent> = {
  'sector-scanned': {
    by: ({ office }) =>
      office === undefined
        ? '{ship} will scan the terrain of sector {sector}.'
        : '{ship} will scan the terrain of sector {sector}, where {office} has its Home Office.',
  },
  'ships-scanned': {
    guessed: ({ ship, place, sector }, view) =>
      ship === undefined
        ? phrase('Your base in {place} will look for ships.', { place: placeArg(place) })
        : phrase('{ship} will scan sector {sector} for ships.', {
            ship: shipArg(view, ship),
            sector: sectorText(sector),
          }),
  },
  'scans-noticed': { leftOut: true },
  'cloaks-scanned': {
    guessed: ({ ship, sector }, view) =>
      phrase('{ship} will scan sector {sector} for cloaked ships.', {
        ship: shipArg(view, ship),
        sector: sectorText(sector),
      }),
  },
};
