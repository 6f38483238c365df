import type { GlobeLook } from '../globeLook.ts';
import { paintGlobe } from '../globes/paintGlobe.ts';
import type { Glyph } from '../shapes.ts';

/** The picture of a glyph, about so many pixels wide. */
export type Sprites = (glyph: Glyph, pixels: number) => OffscreenCanvas;

/** Draws each glyph once for each size. */
export function spriteMaker(): Sprites {
  const sprites = new Map<string, OffscreenCanvas>();
  const globes = new Map<string, OffscreenCanvas>();
  return (glyph, pixels) => {
    if (glyph.globe !== undefined) return globeSprite(globes, glyph.name, glyph.globe, pixels);
    // Sizes in steps of half an octave, so that a zoom does not draw every glyph again in every frame.
    const bucket = Math.min(512, Math.ceil(2 ** (Math.ceil(Math.log2(Math.max(6, pixels)) * 2) / 2)));
    const key = `${glyph.name}@${bucket}`;
    const cached = sprites.get(key);
    if (cached !== undefined) return cached;
    if (sprites.size > 600) sprites.clear();
    const made = drawGlyph(glyph, bucket);
    sprites.set(key, made);
    return made;
  };
}

/** Most pixels of all globes that are kept. */
const mostGlobePixels = 2 ** 24;

/** A globe's picture in the nearest of whole octaves of size: more globes are seen at once than glyphs, and each is dearer. */
function globeSprite(
  kept: Map<string, OffscreenCanvas>,
  name: string,
  look: GlobeLook,
  pixels: number,
): OffscreenCanvas {
  const bucket = Math.min(512, 2 ** Math.round(Math.log2(Math.max(12, pixels))));
  const key = `${name}@${bucket}`;
  const cached = kept.get(key);
  if (cached !== undefined) return cached;
  if (kept.size > 200 + mostGlobePixels / bucket ** 2) kept.clear();
  const made = paintGlobe(look, bucket);
  kept.set(key, made);
  return made;
}

function drawGlyph(glyph: Glyph, pixels: number): OffscreenCanvas {
  const scale = pixels / glyph.width;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.ceil(pixels)),
    Math.max(1, Math.ceil(glyph.height * scale)),
  );
  // In main memory, not on the graphics card, like the pictures that it is drawn into.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) return canvas;
  brush.scale(scale, scale);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  const clip = glyph.clip === undefined ? undefined : new Path2D(glyph.clip);
  for (const path of glyph.paths) {
    const line = new Path2D(path.d);
    brush.save();
    turn(brush, glyph, path.turn);
    if (path.inside === true && clip !== undefined) brush.clip(clip);
    brush.globalAlpha = path.opacity ?? 1;
    if (path.fill !== undefined) {
      brush.fillStyle = path.fill;
      brush.fill(line, 'evenodd');
    }
    if (path.stroke !== undefined) {
      brush.strokeStyle = path.stroke;
      brush.lineWidth = path.width ?? 1;
      brush.stroke(line);
    }
    brush.restore();
  }
  return canvas;
}

function turn(brush: OffscreenCanvasRenderingContext2D, glyph: Glyph, degrees = 0): void {
  if (degrees === 0) return;
  brush.translate(glyph.width / 2, glyph.height / 2);
  brush.rotate((degrees * Math.PI) / 180);
  brush.translate(-glyph.width / 2, -glyph.height / 2);
}
