import type { Camera, Size } from '../camera/camera.ts';
import { seenBox } from '../camera/camera.ts';
import type { Point } from '../board/geometry.ts';
import { type Chunk, imagesIn, type Shape, type Stroke, visible } from '../shapes.ts';
import { type Sprites, spriteMaker } from './sprites.ts';

/** The part of a drawing context that the painter uses; a page's context has it, a worker's, and Konva's. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'closePath'
  | 'drawImage'
  | 'ellipse'
  | 'fill'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'letterSpacing'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'measureText'
  | 'moveTo'
  | 'restore'
  | 'roundRect'
  | 'save'
  | 'scale'
  | 'setLineDash'
  | 'stroke'
  | 'strokeStyle'
  | 'strokeText'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
>;
type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

/** How many times as large a name without a plate is written at most: it would cover what stands around it. */
const mostGrown = 1.7;
const families = {
  title: '"Cinzel Variable", Georgia, serif',
  text: '"Inter Variable", system-ui, sans-serif',
} as const;

/** Draws planes of shapes, with a cache of glyphs by size. */
export interface Painter {
  /** Draws chunks through a camera onto a brush whose units are screen pixels; again beside themselves where the map wraps. */
  paint(brush: Brush, planes: readonly (readonly Chunk[])[], camera: Camera, size: Size, rings?: Point): void;
}

/** @param growth How many times as large names are written as their shapes say. */
export function makePainter(density: () => number, growth: () => number = () => 1): Painter {
  const sprite = spriteMaker();
  return {
    paint(brush, planes, camera, size, rings = { x: 0, y: 0 }) {
      const { scale } = camera;
      brush.save();
      brush.translate(size.width / 2, size.height / 2);
      brush.scale(scale, scale);
      brush.translate(-camera.x, -camera.y);
      const seen = seenBox(camera, size);
      const images = imagesIn(planes, seen, rings);
      for (const chunks of planes) {
        for (const { x, y, box } of images) {
          brush.save();
          brush.translate(x, y);
          for (const shape of visible(chunks, box, scale)) {
            if (shape.kind === 'glyph') drawSprite(brush, shape, scale, density(), sprite);
            else draw(brush, shape, scale, growth());
          }
          brush.restore();
        }
      }
      brush.restore();
    },
  };
}

function drawSprite(brush: Brush, shape: Of<'glyph'>, scale: number, density: number, sprite: Sprites): void {
  const size = Math.max(shape.size, (shape.leastPixels ?? 0) / scale);
  const picture = sprite(shape.glyph, size * scale * density);
  const height = (size * shape.glyph.height) / shape.glyph.width;
  brush.globalAlpha = shape.opacity ?? 1;
  brush.drawImage(picture, shape.x - size / 2, shape.y - height / 2, size, height);
  brush.globalAlpha = 1;
}

function draw(brush: Brush, shape: Exclude<Shape, { kind: 'glyph' }>, scale: number, growth: number): void {
  switch (shape.kind) {
    case 'cells':
      brush.beginPath();
      for (const cell of shape.cells) trace(brush, cell, shape.open === true);
      ink(brush, shape.fill, shape.stroke, scale);
      return;
    case 'polygon':
      brush.beginPath();
      trace(brush, shape.points, shape.open === true);
      ink(brush, shape.fill, shape.stroke, scale);
      return;
    case 'oval':
      brush.beginPath();
      brush.ellipse(shape.x, shape.y, shape.rx, shape.ry, 0, 0, 2 * Math.PI);
      ink(brush, shape.fill, shape.stroke, scale);
      return;
    case 'text':
      write(brush, shape, scale, growth);
      return;
  }
}

function trace(brush: Brush, points: readonly number[], open: boolean): void {
  brush.moveTo(points[0]!, points[1]!);
  for (let index = 2; index + 1 < points.length; index += 2) brush.lineTo(points[index]!, points[index + 1]!);
  if (!open) brush.closePath();
}

function ink(brush: Brush, fill: string | undefined, stroke: Stroke | undefined, scale: number): void {
  if (fill !== undefined) {
    brush.fillStyle = fill;
    brush.fill();
  }
  if (stroke === undefined) return;
  const unit = stroke.pixels === true ? 1 / scale : 1;
  brush.strokeStyle = stroke.color;
  brush.lineWidth = stroke.width * unit;
  brush.lineJoin = 'round';
  brush.lineCap = stroke.round === false ? 'butt' : 'round';
  brush.setLineDash((stroke.dash ?? []).map((part) => part * unit));
  brush.stroke();
}

function write(brush: Brush, shape: Of<'text'>, scale: number, growth: number): void {
  const pixels = Math.min(shape.mostPixels ?? Infinity, Math.max(shape.leastPixels ?? 0, shape.size * scale));
  const size = (pixels / scale) * grown(brush, shape, pixels / scale, growth);
  const y = shape.y - (shape.raise ?? 0) * size;
  brush.font = `${shape.weight} ${size}px ${families[shape.face]}`;
  brush.letterSpacing = `${(shape.spacing ?? 0) * size}px`;
  brush.textAlign = shape.align;
  brush.textBaseline = 'middle';
  if (shape.plate !== undefined) plate(brush, { ...shape, y }, shape.plate, size, scale);
  if (shape.halo !== undefined) {
    brush.strokeStyle = shape.halo;
    brush.lineWidth = size * 0.22;
    brush.lineJoin = 'round';
    brush.setLineDash([]);
    brush.strokeText(shape.text, shape.x, y);
  }
  brush.fillStyle = shape.color;
  brush.fillText(shape.text, shape.x, y);
}

/** How many times as large a text is written: a name on a plate in full, others as far as their place is wide. */
function grown(brush: Brush, shape: Of<'text'>, size: number, growth: number): number {
  if (shape.grows !== true || growth <= 1) return 1;
  if (shape.plate !== undefined) return growth;
  brush.font = `${shape.weight} ${size}px ${families[shape.face]}`;
  const room = (shape.box[2] - shape.box[0]) / Math.max(1, brush.measureText(shape.text).width);
  return Math.max(1, Math.min(growth, mostGrown, room));
}

/** The bar behind a text; the font must already be set. */
function plate(
  brush: Brush,
  { text, x, y, align }: Of<'text'>,
  ink: { readonly fill: string; readonly edge: string },
  size: number,
  scale: number,
): void {
  const width = brush.measureText(text).width + size;
  const left = align === 'center' ? x - width / 2 : align === 'left' ? x - size / 2 : x - width + size / 2;
  brush.beginPath();
  brush.roundRect(left, y - size * 0.8, width, size * 1.6, size * 0.4);
  brush.fillStyle = ink.fill;
  brush.fill();
  brush.strokeStyle = ink.edge;
  brush.lineWidth = 1.2 / scale;
  brush.setLineDash([]);
  brush.stroke();
}
