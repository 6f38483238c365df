import type { Camera, Size } from './camera.ts';
import { packShips } from './packShips.svelte.ts';
import { makePainter } from './painter.ts';
import { palette } from './palette.svelte.ts';
import { planeMaker, type Scene } from './scene.ts';
import type { Answer, Letters, Wish } from './studio.ts';

const { fonts } = globalThis as unknown as { readonly fonts: FontFaceSet };
const answer = (said: Answer, transfer: Transferable[] = []): void =>
  globalThis.postMessage(said, { transfer });

let density = 1;
let scene: Partial<Scene> = {};
let ready: Promise<unknown> = Promise.resolve();
const planes = planeMaker();
const painter = makePainter(() => density);

/** Lays out the page's letters; those that nearly every map needs are waited for. */
function lay(letters: readonly Letters[]): void {
  for (const { family, source, ...how } of letters) fonts.add(new FontFace(family, source, how));
  // A font that does not come leaves the map with another.
  ready = Promise.allSettled(
    ['600 16px "Inter Variable"', '650 16px "Cinzel Variable"'].map((font) => fonts.load(font, 'Star 1')),
  );
  void ready.then(() => fonts.addEventListener('loadingdone', () => answer({ kind: 'letters' })));
}

function change(next: Partial<Scene>): void {
  scene = { ...scene, ...next };
  if (next.palette !== undefined) palette.choose(next.palette);
  if (next.packs !== undefined) packShips.lay(next.packs);
}

function paint(number: number, camera: Camera, size: Size): void {
  const canvas = new OffscreenCanvas(Math.ceil(size.width * density), Math.ceil(size.height * density));
  // Painted by the processor: the graphics card is left to those who move the picture.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('No picture of this size can be painted.');
  brush.scale(density, density);
  painter.paint(brush, planes(scene as Scene), camera, size);
  const picture = canvas.transferToImageBitmap();
  answer({ kind: 'picture', number, picture }, [picture]);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  if (data.kind === 'letters') lay(data.letters);
  else if (data.kind === 'scene') change(data.scene);
  else {
    void ready.then(() => {
      ({ density } = data);
      paint(data.number, data.camera, data.size);
    });
  }
});
