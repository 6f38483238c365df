import type { Camera, Size } from '../camera/camera.ts';
import type { Scene } from './scene.ts';

/** A font of the page, as its style sheet declares it. */
export interface PageFont {
  readonly family: string;
  readonly source: string;
  readonly weight: string;
  readonly style: string;
  readonly unicodeRange: string;
}

/** What the worker is asked. */
export type PaintRequest =
  | { readonly kind: 'fonts'; readonly fonts: readonly PageFont[] }
  /** `fresh`: nothing of what the map before had is left. */
  | { readonly kind: 'scene'; readonly scene: Partial<Scene>; readonly fresh: boolean }
  | {
      readonly kind: 'paint';
      readonly number: number;
      readonly camera: Camera;
      readonly size: Size;
      readonly density: number;
    };

/** What it replies: a picture to each request for one, and a notice when fonts have loaded since a picture was painted. */
export type PaintReply =
  | { readonly kind: 'picture'; readonly number: number; readonly picture: ImageBitmap }
  | { readonly kind: 'fonts' };

/** The page's side of `painting.worker.ts`, which paints pictures of a scene so that nothing on the page waits for them. */
export interface PaintWorker {
  /** Changes parts of the scene. The first call brings all of them. */
  show(scene: Partial<Scene>): void;
  /** A picture of the scene as it is now; one is asked for at a time. */
  paint(camera: Camera, size: Size, density: number): Promise<ImageBitmap>;
  close(): void;
}

/** A worker kept ready for the next map: starting one takes a while. */
let spare: Worker | undefined;
let pictures = 0;

/** Starts the worker before the first map needs it. */
export function warmPaintWorker(): void {
  spare ??= startWorker();
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./painting.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ kind: 'fonts', fonts: fontsOfPage() } satisfies PaintRequest);
  return worker;
}

/** @param onfonts Called when pictures would look different because fonts have loaded. */
export function openPaintWorker(onfonts: () => void): PaintWorker {
  const worker = spare ?? startWorker();
  spare = undefined;
  const send = (request: PaintRequest): void => worker.postMessage(request);
  let fresh = true;
  let asked: { readonly number: number; readonly deliver: (picture: ImageBitmap) => void } | undefined;
  const receive = ({ data }: MessageEvent<PaintReply>): void => {
    if (data.kind === 'fonts') onfonts();
    // A reply to the map that had this worker before is thrown away.
    else if (data.number === asked?.number) asked.deliver(data.picture);
    else data.picture.close();
  };
  worker.addEventListener('message', receive);
  return {
    show(scene) {
      send({ kind: 'scene', scene, fresh });
      fresh = false;
    },
    paint: (camera, size, density) =>
      new Promise((deliver) => {
        pictures += 1;
        asked = { number: pictures, deliver };
        send({ kind: 'paint', number: pictures, camera, size, density });
      }),
    close() {
      worker.removeEventListener('message', receive);
      if (spare === undefined) spare = worker;
      else worker.terminate();
    },
  };
}

function fontsOfPage(): readonly PageFont[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const faces = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    return faces.map(({ style }) => {
      const value = (name: string, otherwise: string): string => style.getPropertyValue(name) || otherwise;
      return {
        family: value('font-family', '').replaceAll(/["']/g, ''),
        // A path relative to the style sheet means nothing to the worker.
        source: value('src', '').replaceAll(
          /url\("?([^")]+)"?\)/g,
          (_, path: string) => `url("${new URL(path, sheet.href ?? document.baseURI).href}")`,
        ),
        weight: value('font-weight', 'normal'),
        style: value('font-style', 'normal'),
        unicodeRange: value('unicode-range', 'U+0-10FFFF'),
      };
    });
  });
}
