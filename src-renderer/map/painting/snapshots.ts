import { clock } from '../../clock.ts';
import { type Camera, seenBox, type Size } from '../camera/camera.ts';

/** A finished picture of the map through one camera, larger than the screen. */
export interface Snapshot {
  readonly picture: ImageBitmap;
  readonly camera: Camera;
  readonly size: Size;
}

/** Milliseconds without a move after which a stretched picture is painted sharp. */
const rest = 110;
/** How far a picture reaches beyond the screen on each side, as a part of the screen's width and height. */
const beyond = 0.3;
/**
 * How near the screen may come to the picture's edge before the next picture is begun, in the same measure.
 */
const early = 0.08;
/** Most pixels of one picture; on a very large screen, the picture reaches less beyond it. */
const mostPixels = 9_000_000;
/** How far a picture may be stretched while the map is zoomed. */
const stretch = 2.2;

/** Orders a new picture of what hardly changes when one is needed, one at a time. */
export interface Snapshots {
  view(camera: Camera, size: Size): void;
  /** What is painted has changed, or its fonts have. */
  refresh(): void;
  destroy(): void;
}

export function makeSnapshots(
  paint: (camera: Camera, size: Size) => Promise<ImageBitmap>,
  density: () => number,
  finished: (snapshot: Snapshot) => void,
): Snapshots {
  let wanted: { readonly camera: Camera; readonly size: Size } | undefined;
  let snapshot: Snapshot | undefined;
  let stale = false;
  let working = false;
  let drop: (() => void) | undefined;

  async function begin(): Promise<void> {
    drop?.();
    if (working || wanted === undefined) return;
    [working, stale] = [true, false];
    const { camera } = wanted;
    const size = larger(wanted.size, density());
    snapshot = { picture: await paint(camera, size), camera, size };
    working = false;
    finished(snapshot);
    consider();
  }

  /**
   * Begins a new picture: at once if the old one no longer covers the screen, soon if it is only stretched.
   */
  function consider(): void {
    drop?.();
    if (wanted === undefined || working) return;
    const { camera, size } = wanted;
    if (stale || snapshot === undefined || !covers(snapshot, camera, size)) void begin();
    else if (snapshot.camera.scale !== camera.scale || snapshot.size.width !== larger(size, density()).width)
      drop = clock.after(rest, () => void begin());
  }

  return {
    view(camera, size) {
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
      drop?.();
    },
  };
}

function larger({ width, height }: Size, density: number): Size {
  const room = Math.sqrt(mostPixels / Math.max(1, width * height * density * density));
  const factor = Math.max(1, Math.min(1 + 2 * beyond, room));
  return { width: Math.ceil(width * factor), height: Math.ceil(height * factor) };
}

/** Whether a picture fills the screen and a little more through this camera, and is not stretched too far. */
function covers(snapshot: Snapshot, camera: Camera, size: Size): boolean {
  const zoom = camera.scale / snapshot.camera.scale;
  // A picture no larger than the screen leaves no margin to keep.
  const edge = snapshot.size.width > size.width * (1 + 2 * early) ? 1 + 2 * early : 1;
  const [drawn, seen] = [
    seenBox(snapshot.camera, snapshot.size),
    seenBox(camera, { width: size.width * edge, height: size.height * edge }),
  ];
  return (
    zoom < stretch &&
    zoom > 1 / stretch &&
    drawn[0] <= seen[0] &&
    drawn[1] <= seen[1] &&
    drawn[2] >= seen[2] &&
    drawn[3] >= seen[3]
  );
}
