import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { HexNumber, SectorId } from '../model/ids.ts';
import { placeIn, sectorIn } from '../model/ids.ts';
import type { Funds } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { Size } from '../model/parameters.ts';
import { hexesInSector, hexesOf, neighbours, placeInBook } from '../galaxy/board.ts';
import {
  areaWeights,
  clusters,
  hazards,
  majorWeights,
  middle,
  minorWeights,
  pointWeights,
  sectorKinds,
} from '../galaxy/densities.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { codesOf, emptyHex, hexOfCodes, siteKindOf } from '../galaxy/terrain.ts';
import type { HexMade, MadeSector } from './sector.ts';
import { sectorFrom } from './sector.ts';

const two = (number: number): string => String(number).padStart(2, '0');

interface Sketch {
  readonly size: Size;
  readonly points: Map<PlaceId, string>;
  readonly areas: Map<PlaceId, string>;
  /** Hexes in the order in which they are filled. */
  readonly free: readonly PlaceId[];
}

/** Terrain, sites and values of one sector, from its dice alone (OURS: densities). */
export function makeSector(
  size: Size,
  sector: SectorId,
  kind: keyof typeof sectorKinds,
  draw: Draw,
): MadeSector {
  const sketch: Sketch = {
    size,
    points: new Map(),
    areas: new Map(),
    free: draw.fork('order').shuffle(hexesOf(sector)),
  };
  const office = kind === 'home' ? placeOffice(sketch, sector, draw.fork('office')) : undefined;
  const { majors, minors, area } = sectorKinds[kind];
  const like = kind === 'home' ? 'home' : 'wild';
  scatter(sketch, 'points', majors - (office === undefined ? 0 : 1), majorWeights, draw.fork('majors'));
  scatter(sketch, 'points', minors, minorWeights[like], draw.fork('minors'));
  scatter(sketch, 'points', Math.round((hazards * hexesInSector) / 100), pointWeights, draw.fork('hazards'));
  scatter(
    sketch,
    'areas',
    Math.round((area * hexesInSector) / 100),
    areaWeights[like],
    draw.fork('areas'),
    office,
  );
  return finished(sketch, sector, office, draw);
}

function placeOffice({ points }: Sketch, sector: SectorId, draw: Draw): PlaceId {
  const offices = majorWeights.filter(([code]) => siteKindOf(hexOf(code, 'ES'))?.office === true);
  const hex = `${two(draw.pick(middle))}${two(draw.pick(middle))}` as HexNumber;
  points.set(placeIn(sector, hex), weighed(offices, draw));
  return placeIn(sector, hex);
}

const hexOf = (point: string, area: string): Hex => hexOfCodes(`${point}+${area}`) ?? emptyHex;

/** One of the codes, by their weights. */
function weighed(weights: readonly (readonly [string, number])[], draw: Draw): string {
  let rolled = draw.int(weights.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [code, weight] of weights) {
    rolled -= weight;
    if (rolled <= 0) return code;
  }
  return weights[0]?.[0] ?? 'ES';
}

/** Puts so many of them into free hexes; what clusters spreads to neighbours in the same sector. */
function scatter(
  { size, free, ...layers }: Sketch,
  layer: 'points' | 'areas',
  count: number,
  weights: readonly (readonly [string, number])[],
  draw: Draw,
  but?: PlaceId,
): void {
  const into = layers[layer];
  const full = into.size + count;
  const takes = (place: PlaceId): boolean => !into.has(place) && place !== but;
  for (const place of free) {
    if (into.size >= full) return;
    if (!takes(place)) continue;
    const code = weighed(weights, draw);
    into.set(place, code);
    const around = neighbours(size, place).filter(
      (near) => sectorIn(near) === sectorIn(place) && takes(near),
    );
    const more = Math.min(
      full - into.size,
      around.length,
      clusters[code] === undefined ? 0 : draw.int(clusters[code]) - 1,
    );
    for (const near of draw.shuffle(around).slice(0, more)) into.set(near, code);
  }
}

function finished(
  { points, areas }: Sketch,
  sector: SectorId,
  office: PlaceId | undefined,
  draw: Draw,
): MadeSector {
  const all = hexesOf(sector);
  const hex = (place: PlaceId): Hex => hexOf(points.get(place) ?? 'ES', areas.get(place) ?? 'ES');
  const ends = all.filter((place) => hex(place).area.teleports === undefined);
  const made = (place: PlaceId): HexMade => {
    const [here, own] = [hex(place), (what: string): Draw => draw.fork(what, placeInBook(place))];
    return {
      place,
      hex: here,
      worth: place === office ? 0 : worth(here, own('worth')),
      moons: roll(siteKindOf(here)?.moons ?? [0, 0], own('moons')),
      ...(siteKindOf(here) === undefined ? {} : { production: production(here, own('site')) }),
      ...(here.area.teleports === 'SG' ? { gate: own('gate').pick(ends) } : {}),
      ...(place === office ? { office: true } : {}),
    };
  };
  return sectorFrom(sector, all.filter((place) => codesOf(hex(place)) !== codesOf(emptyHex)).map(made));
}

/** What a fresh hex holds: of both terrains together (OURS). */
const worth = ({ point, area }: Hex, draw: Draw): number =>
  roll(point.prospect, draw) + roll(area.prospect, draw);

const roll = ([least, most]: readonly [number, number], draw: Draw): number =>
  most > least ? least - 1 + draw.int(most - least + 1) : least;

function production(hex: Hex, draw: Draw): Funds {
  const ranges = siteKindOf(hex)?.production ?? {};
  const rolled = resources.map((resource) => [
    resource,
    roll(ranges[resource] ?? [0, 0], draw.fork(resource)),
  ]);
  return Object.fromEntries(rolled) as unknown as Funds;
}
