import type { Camera, Size } from '../camera/camera.ts';
import { latticeOf } from '../board/lattice.ts';
import { packShips } from '../looks/packShips.svelte.ts';
import { makePainter } from './painter.ts';
import { palette } from '../looks/palette.svelte.ts';
import { planeMaker, type Scene } from './scene.ts';
import { warmReliefs } from '../globes/globe.ts';
import type { PaintReply, PageFont, PaintRequest } from './paintWorker.ts';

const { fonts: fontSet } = globalThis as unknown as { readonly fonts: FontFaceSet };
const send = (reply: PaintReply, transfer: Transferable[] = []): void =>
  globalThis.postMessage(reply, { transfer });

let density = 1;
let scene: Partial<Scene> = {};
let ready: Promise<unknown> = Promise.resolve();
const planes = planeMaker();
const painter = makePainter(
  () => density,
  () => scene.textScale ?? 1,
);

/** Loads the page's fonts; nothing is painted before those that nearly every map needs. */
function load(fonts: readonly PageFont[]): void {
  for (const { family, source, ...how } of fonts) fontSet.add(new FontFace(family, source, how));
  // Without a font that cannot be loaded, the map is painted with another.
  ready = Promise.allSettled(
    ['600 16px "Inter Variable"', '650 16px "Cinzel Variable"'].map((font) => fontSet.load(font, 'Star 1')),
  );
  warmReliefs();
  void ready.then(() => fontSet.addEventListener('loadingdone', () => send({ kind: 'fonts' })));
}

function change(next: Partial<Scene>, fresh: boolean): void {
  scene = fresh ? next : { ...scene, ...next };
  if (next.palette !== undefined) palette.choose(next.palette);
  if (next.packs !== undefined) packShips.lay(next.packs);
}

function paint(number: number, camera: Camera, size: Size): void {
  const canvas = new OffscreenCanvas(Math.ceil(size.width * density), Math.ceil(size.height * density));
  // Painted by the processor: the graphics card is left free to move the picture.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('No picture of this size can be painted.');
  brush.scale(density, density);
  const whole = scene as Scene;
  painter.paint(brush, planes(whole), camera, size, latticeOf(whole.map.grid).rings);
  const picture = canvas.transferToImageBitmap();
  send({ kind: 'picture', number, picture }, [picture]);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<PaintRequest>) => {
  if (data.kind === 'fonts') load(data.fonts);
  else if (data.kind === 'scene') change(data.scene, data.fresh);
  else {
    void ready.then(() => {
      ({ density } = data);
      paint(data.number, data.camera, data.size);
    });
  }
});
