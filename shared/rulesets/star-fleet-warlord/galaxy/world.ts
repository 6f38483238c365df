import type { Books } from '#kernel/codec/books.ts';
import { readGround } from '#kernel/board/ground.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { sectorIn } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { placeInBook } from './board.ts';
import { figureOf } from '../model/settings.ts';
import { whiteHoleGrowth } from './pointTerrain.ts';
import type { Terrain } from './effects.ts';
import type { Hex } from './terrain.ts';
import { hexOfCodes, hexOfSigns } from './terrain.ts';
import { surveyed } from './densities.ts';

/** A galaxy with the books that it cites: what every rule asks. */
export interface World {
  readonly state: State;
  /** What lies in a hex; empty space where nothing is known. */
  hex(place: PlaceId): Hex;
  /** The same as ships find it that enter: where it has been calmed nothing strikes or throws them (SFW 7521). */
  entered(place: PlaceId): Hex;
  /** What prospecting a hex would yield before bonuses, in EP: white holes and sleeping moons gain every turn. The least that its terrain can hold where nobody knows. */
  prospect(place: PlaceId): number;
  /** Moons of a site, surveyed or not: nobody is told of them before they are surveyed. */
  moons(place: PlaceId): number;
}

/** Layers of the books of sectors: terrain by its signs, and values as characters from space on, low and high part. */
const layersOf = (text: string): Readonly<Record<string, string>> => {
  const read = readGround(text);
  return read.ok ? read.value.layers : {};
};

const harmless = ({ teleports: _, deadly: __, ...terrain }: Terrain): Terrain => ({ ...terrain, entry: [] });
const calm = ({ point, area }: Hex): Hex => ({ point: harmless(point), area: harmless(area) });

/** The galaxy of a state; it follows the state as it changes. */
export function worldOf(books: Books, state: State): World {
  const layer = (of: 'ground' | 'survey', place: PlaceId, name: string): string | undefined => {
    const book = state.sectors[sectorIn(place)]?.[of];
    return book === undefined ? undefined : books.read(book, layersOf)[name]?.[placeInBook(place)];
  };
  const moons = (place: PlaceId): number =>
    state.sites[place]?.moonless === true ? 0 : Number(layer('survey', place, 'moons') ?? '');
  const grown = (place: PlaceId, since: number): number => {
    const dormant = state.sites[place]?.surveyed === false ? moons(place) : 0;
    const yearly =
      (hex(place).point.code === 'WH' ? whiteHoleGrowth : 0) + dormant * figureOf(state, 'moons.growth');
    return yearly * (state.turn - since);
  };
  const hex = (place: PlaceId): Hex => {
    const known = hexOfCodes(state.glimpsed[place] ?? '');
    return known ?? hexOfSigns(layer('ground', place, 'point'), layer('ground', place, 'area'));
  };
  return {
    state,
    hex,
    entered: (place) => (state.calmed.includes(place) ? calm(hex(place)) : hex(place)),
    moons,
    prospect(place) {
      const changed = state.prospects[place];
      if (changed !== undefined) return changed.value + grown(place, changed.turn);
      const [low, high] = [layer('survey', place, 'low'), layer('survey', place, 'high')];
      const first = low === undefined || high === undefined ? leastProspect(hex(place)) : surveyed(low, high);
      return first + grown(place, 1);
    },
  };
}

/** What such terrain holds at the least: that of both kinds together (OURS). */
function leastProspect({ point, area }: Hex): number {
  return point.prospect[0] + area.prospect[0];
}
