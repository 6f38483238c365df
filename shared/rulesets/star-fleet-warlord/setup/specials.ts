import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import type { Site } from '../model/site.ts';
import type { State } from '../model/state.ts';
import { figureOf } from '../model/settings.ts';
import { foundSpecials } from '../specials/table.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import type { Made } from './drawn.ts';
import type { MadeSector } from './sector.ts';

/** People that a Captain a year takes from the production of a site (SFW 7340). */
const academyPeople = 25;

const pirateBaseIn = ({ powers }: State, sector: SectorId): PlaceId | undefined =>
  valuesInOrder(powers)
    .filter(({ kind }) => kind === 'pirates')
    .flatMap(({ homes }) => homes)
    .find((place) => sectorIn(place) === sector);

/** Where a Sector Special is: as a rule the base of the pirates, else any major site (SFW 3222; OURS: how often). */
function placeFor(state: State, sector: SectorId, { hexes }: MadeSector, draw: Draw): PlaceId | undefined {
  const base = pirateBaseIn(state, sector);
  const majors = hexes.filter(({ hex }) => siteKindOf(hex)?.major === true).map(({ place }) => place);
  if (base !== undefined && draw.fork('base').chance(figureOf(state, 'specials.base'), 100)) return base;
  return majors.length === 0 ? base : draw.fork('site').pick(majors);
}

function withSpecial(site: Site, special: string): Site {
  const { production } = site;
  return special === 'academy-capital'
    ? { ...site, special, production: { ...production, pe: Math.max(0, production.pe - academyPeople) } }
    : { ...site, special };
}

/** A galaxy with Sector Specials in some of its wild sectors, one at the most in each (SFW 3222; OURS, G-52: each kind as likely as another). */
export function withSpecials(state: State, made: Made, draw: Draw): State {
  if (!state.parameters.specials) return state;
  const sites: Record<PlaceId, Site> = { ...state.sites };
  for (const [sector, hexes] of made) {
    const own = draw.fork(sector);
    if (state.sectors[sector]?.kind !== 'wild') continue;
    if (!own.chance(figureOf(state, 'specials.wild'), 100)) continue;
    const place = placeFor(state, sector, hexes, own);
    const site = place === undefined ? undefined : sites[place];
    if (place !== undefined && site !== undefined)
      sites[place] = withSpecial(site, own.fork('which').pick(foundSpecials));
  }
  return { ...state, sites };
}
