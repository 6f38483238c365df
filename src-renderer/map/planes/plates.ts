import { boxAround, type Point } from '../board/geometry.ts';
import type { Shape } from '../shapes.ts';

type Outline = Extract<Shape, { kind: 'polygon' | 'oval' }>;

/** A small plate with a few white letters in its middle, drawn as long as its outline is. */
export const plate = (outline: Outline, { x, y }: Point, text: string, size: number): readonly Shape[] => [
  outline,
  {
    kind: 'text',
    box: outline.box,
    ...(outline.from === undefined ? {} : { from: outline.from }),
    x,
    y: y + 0.5,
    text,
    size,
    color: '#ffffff',
    weight: 700,
    face: 'text',
    align: 'center',
  },
];

/** When something happens, on a way: a disc, or a bar with pointed ends where the text is longer than a number. */
export function momentPlate(text: string, at: Point, color: string): readonly Shape[] {
  const half = text.length < 3 ? 9 : 5 + text.length * 2.9;
  const common = {
    box: boxAround([at.x - half, at.y, at.x + half, at.y], 12),
    from: 0.3,
    fill: '#05070d',
    stroke: { color, width: 1.8 },
  };
  return plate(
    half === 9
      ? { kind: 'oval', ...common, x: at.x, y: at.y, rx: 9, ry: 9 }
      : { kind: 'polygon', ...common, points: bar(at, half, 9) },
    at,
    text,
    11,
  );
}

/** A bar with pointed ends. */
const bar = ({ x, y }: Point, half: number, high: number): readonly number[] => [
  x - half,
  y - high,
  x + half,
  y - high,
  x + half + high * 0.6,
  y,
  x + half,
  y + high,
  x - half,
  y + high,
  x - half - high * 0.6,
  y,
];
