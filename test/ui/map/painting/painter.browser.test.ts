import Konva from 'konva/lib/Core.js';
import { expect, test } from 'vitest';
import { fixtureMap, fixtureSeats } from '#test/support/play/fixtureGame.ts';
import { noExtras } from '#ui/map/extras.ts';
import { usualLook } from '#ui/map/looks/look.ts';
import { type Brush, makePainter } from '#ui/map/painting/painter.ts';
import { planeMaker } from '#ui/map/painting/scene.ts';
import { type Shape, toChunks } from '#ui/map/shapes.ts';

const camera = { x: 300, y: 200, scale: 1.2 };
const size = { width: 500, height: 400 };
const scene = planeMaker()({
  map: fixtureMap(),
  unit: undefined,
  seats: fixtureSeats,
  look: usualLook,
  patterns: true,
  extras: noExtras,
  unitPlace: undefined,
  palette: 'usual',
  packs: {},
});
/** A text on its bar, spaced wide: what the scene has none of. */
const sign: Shape = {
  kind: 'text',
  box: [200, 150, 400, 250],
  x: 300,
  y: 200,
  text: 'Star 1',
  size: 20,
  color: '#ffffff',
  face: 'text',
  weight: 600,
  align: 'center',
  spacing: 0.2,
  halo: '#000000',
  plate: { fill: '#203050', edge: '#ffd877' },
};

function pixels(canvas: HTMLCanvasElement, brush: Brush): Uint8ClampedArray {
  makePainter(() => 1).paint(brush, [...scene, toChunks([sign])], camera, size);
  return canvas.getContext('2d')!.getImageData(0, 0, size.width, size.height).data;
}

test('the painter draws on a Konva layer what it draws on a canvas', () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size.width, size.height];
  const plain = pixels(canvas, canvas.getContext('2d')!);
  const stage = new Konva.Stage({ container: document.createElement('div'), ...size });
  const layer = new Konva.Layer();
  stage.add(layer);
  layer.getCanvas().setPixelRatio(1);
  const onKonva = pixels(layer.getNativeCanvasElement(), layer.getContext());
  stage.destroy();
  expect(plain.filter((value, at) => at % 4 === 3 && value > 100).length).toBeGreaterThan(20_000);
  expect(onKonva.filter((value, at) => value !== plain[at]).length).toBe(0);
});
