import type { Camera, Size } from './camera.ts';
import type { Scene } from './scene.ts';

/** One kind of letters that the page has, as its style sheet tells it. */
export interface Letters {
  readonly family: string;
  readonly source: string;
  readonly weight: string;
  readonly style: string;
  readonly unicodeRange: string;
}

/** What the worker is asked. */
export type Wish =
  | { readonly kind: 'letters'; readonly letters: readonly Letters[] }
  | { readonly kind: 'scene'; readonly scene: Partial<Scene> }
  | {
      readonly kind: 'paint';
      readonly number: number;
      readonly camera: Camera;
      readonly size: Size;
      readonly density: number;
    };

/** What it answers: a picture to each wish for one, and word of letters that came later than a picture. */
export type Answer =
  | { readonly kind: 'picture'; readonly number: number; readonly picture: ImageBitmap }
  | { readonly kind: 'letters' };

/** Paints pictures of a scene beside the page, so that nothing on the page ever waits for them. */
export interface Studio {
  /** Changes parts of the scene. The first call brings all of them. */
  show(scene: Partial<Scene>): void;
  /** A picture of the scene as it is now; one is asked for at a time. */
  paint(camera: Camera, size: Size, density: number): Promise<ImageBitmap>;
  close(): void;
}

/** A worker that waits for the next map: to start one takes a while. */
let spare: Worker | undefined;
let pictures = 0;

/** Makes ready for the first map. */
export function warmStudio(): void {
  spare ??= startWorker();
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./painting.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ kind: 'letters', letters: lettersOfPage() } satisfies Wish);
  return worker;
}

/** @param lettered Told when pictures would look different, because letters came. */
export function openStudio(lettered: () => void): Studio {
  const worker = spare ?? startWorker();
  spare = undefined;
  const say = (wish: Wish): void => worker.postMessage(wish);
  let asked: { readonly number: number; readonly deliver: (picture: ImageBitmap) => void } | undefined;
  const hear = ({ data }: MessageEvent<Answer>): void => {
    if (data.kind === 'letters') lettered();
    // What the map before this one asked for is not wanted any more.
    else if (data.number === asked?.number) asked.deliver(data.picture);
    else data.picture.close();
  };
  worker.addEventListener('message', hear);
  return {
    show: (scene) => say({ kind: 'scene', scene }),
    paint: (camera, size, density) =>
      new Promise((deliver) => {
        pictures += 1;
        asked = { number: pictures, deliver };
        say({ kind: 'paint', number: pictures, camera, size, density });
      }),
    close() {
      worker.removeEventListener('message', hear);
      if (spare === undefined) spare = worker;
      else worker.terminate();
    },
  };
}

function lettersOfPage(): readonly Letters[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const faces = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    return faces.map(({ style }) => {
      const value = (name: string, otherwise: string): string => style.getPropertyValue(name) || otherwise;
      return {
        family: value('font-family', '').replaceAll(/["']/g, ''),
        // A worker has other surroundings than the sheet.
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
