import type { TerrainPicture } from '#kernel/presentation.ts';
import type { Glyph } from '../shapes.ts';
import { faded } from './color.ts';
import { textures } from './textures.ts';

/** The colour of a terrain; undefined for open space. */
export const textureColor = ({ texture, color }: TerrainPicture): string | undefined =>
  textures[texture].strength === 0 ? undefined : (color ?? textures[texture].color);

/** The colour that fills a cell; undefined for open space. */
export function textureInk({ texture, color }: TerrainPicture): string | undefined {
  const { strength, color: usual } = textures[texture];
  return strength === 0 ? undefined : faded(color ?? usual, strength);
}

const kept = new Map<string, Glyph>();
/** Ways in which a pattern is turned. */
const turns = 6;

/** The pattern of a terrain, turned by a number of the cell; undefined where there is none. */
export function motifOf({ texture, color }: TerrainPicture, cell: number): Glyph | undefined {
  const { paths, color: usual, turns: turned } = textures[texture];
  const turn = turned ? ((cell % turns) * 360) / turns : 0;
  const name = `texture-${texture}-${color ?? ''}-${turn}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const drawn = paths(color ?? usual);
  if (drawn.length === 0) return undefined;
  const made = { name, width: 100, height: 100, paths: drawn.map((path) => ({ ...path, turn })) };
  kept.set(name, made);
  return made;
}
