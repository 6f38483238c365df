import { groundText } from '#kernel/board/ground.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { HexNumber, SectorId } from '../model/ids.ts';
import { placeIn, sectorIn } from '../model/ids.ts';
import type { Funds } from '../model/funds.ts';
import type { Size } from '../model/parameters.ts';
import { resources } from '../model/funds.ts';
import { hexesInSector, neighbours, placeInBook, sectorSide } from '../tables/board.ts';
import type { Wildness } from '../tables/densities.ts';
import {
  areaWeights,
  clusters,
  hazards,
  majorWeights,
  middle,
  minorWeights,
  pointWeights,
  sectorKinds,
} from '../tables/densities.ts';
import type { Hex } from '../tables/terrain.ts';
import { emptyHex, hexOfCodes, siteKindOf } from '../tables/terrain.ts';
import { surveySigns } from '../rules/world.ts';

/** A sector as the generator makes it. */
export interface MadeSector {
  readonly ground: string;
  readonly survey: string;
  /** What each site produces. */
  readonly sites: Readonly<Record<PlaceId, Funds>>;
  readonly stargates: Readonly<Record<PlaceId, PlaceId>>;
  /** Where the Home Office is; absent in wild sectors. */
  readonly office?: PlaceId;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Every hex of a sector, row by row. */
export const hexesOf = (sector: SectorId): readonly PlaceId[] =>
  Array.from({ length: hexesInSector }, (_, at) =>
    placeIn(sector, `${two((at % sectorSide) + 1)}${two(Math.floor(at / sectorSide) + 1)}` as HexNumber),
  );

interface Sketch {
  readonly size: Size;
  readonly points: Map<PlaceId, string>;
  readonly areas: Map<PlaceId, string>;
  /** Hexes in the order in which they are filled. */
  readonly free: readonly PlaceId[];
}

/** Terrain, sites and values of one sector, from its dice alone (OURS: densities). */
export function makeSector(size: Size, sector: SectorId, kind: Wildness, draw: Draw): MadeSector {
  const sketch: Sketch = {
    size,
    points: new Map(),
    areas: new Map(),
    free: draw.fork('order').shuffle(hexesOf(sector)),
  };
  const office = kind === 'home' ? placeOffice(sketch, sector, draw.fork('office')) : undefined;
  const { majors, minors, area } = sectorKinds[kind];
  scatter(sketch, 'points', majors - (office === undefined ? 0 : 1), majorWeights, draw.fork('majors'));
  scatter(sketch, 'points', minors, minorWeights[kind], draw.fork('minors'));
  scatter(sketch, 'points', Math.round((hazards * hexesInSector) / 100), pointWeights, draw.fork('hazards'));
  scatter(
    sketch,
    'areas',
    Math.round((area * hexesInSector) / 100),
    areaWeights[kind],
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
  const sites = all.filter((place) => siteKindOf(hex(place)) !== undefined);
  const gates = all.filter((place) => hex(place).area.teleports === 'SG');
  const ends = all.filter((place) => hex(place).area.teleports === undefined);
  return {
    ground: signs(all, { area: (place) => hex(place).area.sign, point: (place) => hex(place).point.sign }),
    survey: surveyOf(
      all,
      (place) => (place === office ? 0 : worth(hex(place), draw.fork('worth', placeInBook(place)))),
      (place) => roll(siteKindOf(hex(place))?.moons ?? [0, 0], draw.fork('moons', placeInBook(place))),
    ),
    sites: Object.fromEntries(
      sites.map((place) => [place, production(hex(place), draw.fork('site', placeInBook(place)))]),
    ),
    stargates: Object.fromEntries(
      gates.map((place) => [place, draw.fork('gate', placeInBook(place)).pick(ends)]),
    ),
    ...(office === undefined ? {} : { office }),
  };
}

function signs(
  all: readonly PlaceId[],
  layers: Readonly<Record<string, (place: PlaceId) => string>>,
): string {
  return groundText({
    width: sectorSide,
    layers: Object.fromEntries(inOrder(layers).map(([name, sign]) => [name, all.map(sign).join('')])),
  });
}

/** The book of values, one for each hex, and of moons. */
export function surveyOf(
  all: readonly PlaceId[],
  value: (place: PlaceId) => number,
  moons: (place: PlaceId) => number = () => 0,
): string {
  const pairs = new Map(all.map((place) => [place, surveySigns(value(place))]));
  return signs(all, {
    high: (place) => pairs.get(place)?.[1] ?? ' ',
    low: (place) => pairs.get(place)?.[0] ?? ' ',
    moons: (place) => String(moons(place)),
  });
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
