import type { Shape } from '../codec/shape.ts';
import { integer, line, object, record, where } from '../codec/shapes.ts';
import { stableText } from '../codec/stableText.ts';
import { plainJson } from '../codec/plainJson.ts';
import { valuesInOrder } from '../words/inOrder.ts';
import type { Problem } from '../words/problem.ts';
import type { Result } from '../words/result.ts';
import { farthest } from './grid.ts';

/** What never changes of a rectangle of cells. */
export interface Ground {
  /** Cells in a row. */
  readonly width: number;
  /** For each layer a sign a cell, row by row; all layers are of one length, whole rows. */
  readonly layers: Readonly<Record<string, string>>;
}

const mostCells = 1_000_000;
const mostLayers = 32;

const shape: Shape<Ground> = where(
  object({ width: integer(1, farthest), layers: record(line(mostCells, 1), mostLayers) }),
  ({ width, layers }) => {
    const signs = valuesInOrder(layers);
    const size = signs[0]?.length ?? 0;
    return signs.every((layer) => layer.length === size && /^[ -~]*$/.test(layer)) && size % width === 0;
  },
  'layers of one length, in whole rows, with one plain sign a cell',
);

/** Ground as a book (`Books`): equal ground is equal text. */
export const groundText = (ground: Ground): string => stableText(shape.make(ground));

/** Ground from the text of a book. */
export const readGround = (text: string): Result<Ground, readonly Problem[]> => shape.parse(plainJson(text));
