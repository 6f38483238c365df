import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { areaTerrains } from './areaTerrain.ts';
import type { Terrain } from './effects.ts';
import { flatProspects, pointTerrains } from './pointTerrain.ts';
import type { SiteKind } from './sites.ts';
import { siteKinds } from './sites.ts';

const points: readonly Terrain[] = [...pointTerrains, ...siteKinds];

const by = <T extends Terrain>(all: readonly T[], key: 'code' | 'sign'): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one[key], one]));

const [pointsBySign, areasBySign] = [by(points, 'sign'), by(areaTerrains, 'sign')];
const [pointsByCode, areasByCode] = [by(points, 'code'), by(areaTerrains, 'code')];
const sites = by(siteKinds, 'code');

/** What lies in one hex: point terrain, and area terrain around it (SFW 2172). */
export interface Hex {
  readonly point: Terrain;
  readonly area: Terrain;
}

const [space] = pointTerrains as readonly [Terrain];
const [emptiness] = areaTerrains as readonly [Terrain];
export const emptyHex: Hex = { point: space, area: emptiness };

/** A hex from its two signs in the book of a sector. */
export const hexOfSigns = (point: string | undefined, area: string | undefined): Hex => ({
  point: pointsBySign.get(point ?? '') ?? space,
  area: areasBySign.get(area ?? '') ?? emptiness,
});

/** A hex from `PL+AF`; undefined for unknown codes. */
export function hexOfCodes(text: string): Hex | undefined {
  if (text === '') return undefined;
  const [, one = '', other = ''] = /^([A-Z]{2})\+([A-Z]{2})$/.exec(text) ?? [];
  const [point, area] = [pointsByCode.get(one), areasByCode.get(other)];
  return point === undefined || area === undefined ? undefined : { point, area };
}

export const codesOf = ({ point, area }: Hex): string => `${point.code}+${area.code}`;

/** What lies in a hex, by name: `White Hole in Ion Storm`. */
export function terrainIn({ point, area }: Hex): Phrase {
  const [isPoint, isArea] = [point !== space, area !== emptiness];
  if (isPoint && isArea) return phrase('{point} in {area}', { point: point.name, area: area.name });
  return isPoint || isArea
    ? phrase('{name}', { name: isPoint ? point.name : area.name })
    : phrase('empty space');
}

/** The kind of the site; undefined where the point terrain is none. */
export const siteKindOf = ({ point }: Hex): SiteKind | undefined => sites.get(point.code);

/** Both terrains, in the order in which they strike: area, then point (SFW 2196). */
export const bothOf = ({ point, area }: Hex): readonly Terrain[] => [area, point];

/** Every code with its name. */
export const terrainNames: ReadonlyMap<string, string> = new Map(
  [...areaTerrains, ...points].map(({ code, name }) => [code, name]),
);

/** Whether prospecting there yields the same to whoever does it. */
export const flatOf = ({ point }: Hex): boolean => flatProspects.includes(point.code);
