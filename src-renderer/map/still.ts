import { type Camera, seenBox, type Size } from './camera.ts';

/** A finished picture of the map through one camera, larger than the screen. */
export interface Still {
  readonly picture: ImageBitmap;
  readonly camera: Camera;
  readonly size: Size;
}

/** Milliseconds without a move after which a stretched picture is painted sharp. */
const rest = 110;
/** Of the screen's width and height, what a picture reaches beyond it on each side. */
const beyond = 0.3;
/** Of the same, how near a moving screen comes to the picture's edge before the next is begun. */
const early = 0.08;
/** Most pixels of one picture; where the screen has more, it reaches beyond by less. */
const mostPixels = 9_000_000;
/** How far a picture may be stretched while the map is zoomed. */
const stretch = 2.2;

/** Has pictures painted of what hardly changes, when they are needed and never two at once. */
export interface Stills {
  look(camera: Camera, size: Size): void;
  /** What is painted has changed, or its letters have. */
  refresh(): void;
  destroy(): void;
}

export function makeStills(
  paint: (camera: Camera, size: Size) => Promise<ImageBitmap>,
  density: () => number,
  finished: (still: Still) => void,
): Stills {
  let wanted: { readonly camera: Camera; readonly size: Size } | undefined;
  let still: Still | undefined;
  let stale = false;
  let working = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function begin(): Promise<void> {
    clearTimeout(timer);
    if (working || wanted === undefined) return;
    [working, stale] = [true, false];
    const { camera } = wanted;
    const size = larger(wanted.size, density());
    still = { picture: await paint(camera, size), camera, size };
    working = false;
    finished(still);
    consider();
  }

  /** Begins a new picture at once where the old one does not do, and soon where it is only stretched. */
  function consider(): void {
    clearTimeout(timer);
    if (wanted === undefined || working) return;
    const { camera, size } = wanted;
    if (stale || still === undefined || !covers(still, camera, size)) void begin();
    else if (still.camera.scale !== camera.scale || still.size.width !== larger(size, density()).width)
      timer = setTimeout(() => void begin(), rest);
  }

  return {
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
      wanted = undefined;
      clearTimeout(timer);
    },
  };
}

function larger({ width, height }: Size, density: number): Size {
  const room = Math.sqrt(mostPixels / Math.max(1, width * height * density * density));
  const factor = Math.max(1, Math.min(1 + 2 * beyond, room));
  return { width: Math.ceil(width * factor), height: Math.ceil(height * factor) };
}

/** Whether a picture fills the screen and a little more through this camera, and is not stretched too far. */
function covers(still: Still, camera: Camera, size: Size): boolean {
  const by = camera.scale / still.camera.scale;
  // A picture without room beyond the screen can have no edge to keep away from.
  const edge = still.size.width > size.width * (1 + 2 * early) ? 1 + 2 * early : 1;
  const [drawn, seen] = [
    seenBox(still.camera, still.size),
    seenBox(camera, { width: size.width * edge, height: size.height * edge }),
  ];
  return (
    by < stretch &&
    by > 1 / stretch &&
    drawn[0] <= seen[0] &&
    drawn[1] <= seen[1] &&
    drawn[2] >= seen[2] &&
    drawn[3] >= seen[3]
  );
}
