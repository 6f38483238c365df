import type { Shape, Stroke } from '../shapes.ts';

/** A colour, `#rrggbb` or `#rrggbbaa`, with light and dark swapped for paper; its hue stays. */
export function onPaper(color: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
  const shift = 255 - Math.max(r, g, b) - Math.min(r, g, b);
  // Moving all three by the same amount mirrors the lightness and keeps the hue.
  const hex = [r, g, b]
    .map((each) =>
      Math.min(255, Math.max(0, each + shift))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return `#${hex}${color.slice(7)}`;
}

const stroked = (stroke: Stroke): Stroke => ({ ...stroke, color: onPaper(stroke.color) });

/** A shape in the colours of paper; drawings such as banners and ships stay as they are. */
export function paperShape(shape: Shape): Shape {
  if (shape.kind === 'glyph') return shape;
  if (shape.kind === 'text') {
    return {
      ...shape,
      color: onPaper(shape.color),
      ...(shape.halo === undefined ? {} : { halo: onPaper(shape.halo) }),
      ...(shape.plate === undefined
        ? {}
        : { plate: { fill: onPaper(shape.plate.fill), edge: onPaper(shape.plate.edge) } }),
    };
  }
  return {
    ...shape,
    ...(shape.fill === undefined ? {} : { fill: onPaper(shape.fill) }),
    ...(shape.stroke === undefined ? {} : { stroke: stroked(shape.stroke) }),
  };
}
