import { type Camera, seenBox, type Size } from './camera.ts';
import type { Painter } from './painter.ts';
import type { Chunk } from './shapes.ts';

/** A finished picture of the map through one camera, larger than the screen. */
export interface Still {
  readonly canvas: OffscreenCanvas;
  readonly camera: Camera;
  readonly size: Size;
}

/** Milliseconds of a frame that painting may take: the rest belongs to the hand on the map. */
const slice = 6;
/** Shapes between two looks at the clock. */
const batch = 24;
/** Milliseconds without a move after which a stretched picture is painted sharp. */
const rest = 110;
/** Of the screen's width and height, what a picture reaches beyond it on each side. */
const beyond = 0.3;
/** Most pixels of one picture; where the screen has more, it reaches beyond by less. */
const mostPixels = 9_000_000;
/** How far a picture may be stretched while the map is zoomed. */
const stretch = 2.2;

/** Paints pictures of what hardly changes a slice at a time, so that moving the map never waits for it. */
export interface StillPainter {
  show(planes: readonly (readonly Chunk[])[]): void;
  look(camera: Camera, size: Size): void;
  /** Paints anew what is shown already. */
  refresh(): void;
  destroy(): void;
}

export function makeStillPainter(painter: Painter, density: () => number, finished: (still: Still) => void): StillPainter {
  let planes: readonly (readonly Chunk[])[] = [];
  let wanted: { readonly camera: Camera; readonly size: Size } | undefined;
  let still: Still | undefined;
  let work: { readonly steps: Generator<undefined, void>; readonly brush: OffscreenCanvasRenderingContext2D; readonly still: Still } | undefined;
  let stale = true;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    clearTimeout(timer);
    if (work !== undefined || wanted === undefined) return;
    stale = false;
    const size = larger(wanted.size, density());
    const canvas = new OffscreenCanvas(Math.ceil(size.width * density()), Math.ceil(size.height * density()));
    // Painted by the processor, and at once: a browser that puts the work off does all of it in one long block at the end.
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (brush === null) return;
    brush.scale(density(), density());
    work = { steps: painter.shapes(brush, planes, wanted.camera, size), brush, still: { canvas, camera: wanted.camera, size } };
    frame = requestAnimationFrame(goOn);
  }

  function goOn(): void {
    if (work === undefined) return;
    const until = performance.now() + slice;
    let count = 0;
    while (work.steps.next().done !== true) {
      count += 1;
      if (count % batch !== 0) continue;
      // Reading a pixel makes the browser paint what it was told until here.
      work.brush.getImageData(0, 0, 1, 1);
      if (performance.now() > until) {
        frame = requestAnimationFrame(goOn);
        return;
      }
    }
    ({ still } = work);
    work = undefined;
    finished(still);
    consider();
  }

  /** Begins a new picture at once where the old one does not do, and soon where it is only stretched. */
  function consider(): void {
    clearTimeout(timer);
    if (wanted === undefined || work !== undefined) return;
    const { camera, size } = wanted;
    if (stale || still === undefined || !covers(still, camera, size)) begin();
    else if (still.camera.scale !== camera.scale || still.size.width !== larger(size, density()).width) timer = setTimeout(begin, rest);
  }

  return {
    show(next) {
      planes = next;
      stale = true;
      consider();
    },
    look(camera, size) {
      // A map that is hidden has no size.
      wanted = size.width < 1 || size.height < 1 ? undefined : { camera, size };
      consider();
    },
    refresh() {
      stale = true;
      consider();
    },
    destroy() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    },
  };
}

function larger({ width, height }: Size, density: number): Size {
  const room = Math.sqrt(mostPixels / Math.max(1, width * height * density * density));
  const factor = Math.max(1, Math.min(1 + 2 * beyond, room));
  return { width: Math.ceil(width * factor), height: Math.ceil(height * factor) };
}

/** Whether a picture fills the screen through this camera, and is not stretched too far. */
function covers(still: Still, camera: Camera, size: Size): boolean {
  const by = camera.scale / still.camera.scale;
  const [drawn, seen] = [seenBox(still.camera, still.size), seenBox(camera, size)];
  return by < stretch && by > 1 / stretch && drawn[0] <= seen[0] && drawn[1] <= seen[1] && drawn[2] >= seen[2] && drawn[3] >= seen[3];
}
