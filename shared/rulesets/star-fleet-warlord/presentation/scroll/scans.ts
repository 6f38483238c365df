import { phrase } from '#kernel/words/phrase.ts';
import type { ScansEvent } from '../../model/events/scans.ts';
import { placeArg, sectorText, shipArg } from '../../words.ts';
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
  'hex-scanned': {
    guessed: ({ what, place }) => phrase('{what} will tell of {place}.', { what, place: placeArg(place) }),
  },
  'hex-scan-detected': { leftOut: true },
  'site-jammed': 'Scans of {place} will be jammed until your next run.',
  'base-stilled':
    'The base in {place} will be on passive until your next run: it will defend better, and not scan.',
  'watch-ended': { leftOut: true },
  'monsters-scanned': {
    guessed: ({ sector }) =>
      phrase('Sector {sector} will be searched for monsters.', { sector: sectorText(sector) }),
  },
  'values-scanned': {
    guessed: ({ sector, ep }) =>
      phrase('What the hexes of sector {sector} yield will be found out for {ep} EP.', {
        sector: sectorText(sector),
        ep,
      }),
  },
  'cloaks-scanned': {
    guessed: ({ ship, place, sector }, view) =>
      ship === undefined
        ? phrase('Your base in {place} will look for cloaked ships.', { place: placeArg(place) })
        : phrase('{ship} will scan sector {sector} for cloaked ships.', {
            ship: shipArg(view, ship),
            sector: sectorText(sector),
          }),
  },
};
