import { groundText } from '#kernel/board/ground.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { SectorId } from '../model/ids.ts';
import type { Funds } from '../model/funds.ts';
import { hexesOf, sectorSide } from '../galaxy/board.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { emptyHex } from '../galaxy/terrain.ts';
import { surveySigns } from '../galaxy/densities.ts';

/** A hex as a game begins with it. */
export interface HexMade {
  readonly place: PlaceId;
  readonly hex: Hex;
  /** What prospecting finds. */
  readonly worth: number;
  readonly moons: number;
  /** What it produces, if it is a site. */
  readonly production?: Funds;
  /** Where a stargate leads. */
  readonly gate?: PlaceId;
  /** A Home Office is here. */
  readonly office?: true;
}

/** A sector as a game begins with it. */
export interface MadeSector {
  /** Hexes in which there is something. */
  readonly hexes: readonly HexMade[];
  readonly ground: string;
  readonly survey: string;
  /** What each site produces. */
  readonly sites: Readonly<Record<PlaceId, Funds>>;
  readonly stargates: Readonly<Record<PlaceId, PlaceId>>;
  /** Where the Home Office is; absent in wild sectors. */
  readonly office?: PlaceId;
}

/** A sector in which there is nothing but these hexes. */
export function sectorFrom(sector: SectorId, hexes: readonly HexMade[]): MadeSector {
  const all = hexesOf(sector);
  const by = new Map(hexes.map((made) => [made.place, made]));
  const hex = (place: PlaceId): Hex => by.get(place)?.hex ?? emptyHex;
  const office = hexes.find((made) => made.office)?.place;
  return {
    hexes,
    ground: signs(all, { area: (place) => hex(place).area.sign, point: (place) => hex(place).point.sign }),
    survey: surveyOf(
      all,
      (place) => by.get(place)?.worth ?? 0,
      (place) => by.get(place)?.moons ?? 0,
    ),
    sites: Object.fromEntries(
      hexes.flatMap(({ place, production }) => (production === undefined ? [] : [[place, production]])),
    ),
    stargates: Object.fromEntries(
      hexes.flatMap(({ place, gate }) => (gate === undefined ? [] : [[place, gate]])),
    ),
    ...defined({ office }),
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
