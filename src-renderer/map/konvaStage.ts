import Konva from 'konva/lib/Core.js';
import { type Camera, type Size, seenBox, toPixel } from './camera/camera.ts';
import { type Brush, makePainter } from './painting/painter.ts';
import type { Scene } from './painting/scene.ts';
import type { Point } from './board/geometry.ts';
import { type Chunk, imagesIn, visible } from './shapes.ts';
import { makeSnapshots, type Snapshot } from './painting/snapshots.ts';
import { openPaintWorker } from './painting/paintWorker.ts';

/** A stage that shows the map through a camera. It hears no pointer: picking is arithmetic on the element around it. */
export interface MapCanvas {
  /** Changes parts of what is painted as one picture, which moves as a whole. The first call brings all parts. */
  show(scene: Partial<Scene>): void;
  /** What is drawn over the picture, lowest plane first: again in every frame. */
  top(planes: readonly (readonly Chunk[])[]): void;
  view(camera: Camera): void;
  resize(size: Size): void;
  /** How far apart the map and its images lie; 0 where it does not wrap. */
  wrap(rings: Point): void;
  destroy(): void;
}

/** @param painted Called for every new picture that is on the screen. */
export function openStage(container: HTMLDivElement, size: Size, painted: () => void): MapCanvas {
  const density = (): number => globalThis.devicePixelRatio;
  const painter = makePainter(density);
  let marks: readonly (readonly Chunk[])[] = [];
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let screen = size;
  let rings: Point = { x: 0, y: 0 };
  let snapshot: Snapshot | undefined;

  const under = document.createElement('canvas');
  under.style.cssText = 'position:absolute;inset:0 auto auto 0;transform-origin:0 0;will-change:transform';
  container.append(under);
  const top = topLayer(container, size, (brush) => painter.paint(brush, marks, camera, screen, rings));
  let wasEmpty = true;

  /** Moves the finished picture to where the camera sees it now. */
  function lay(): void {
    if (snapshot === undefined) return;
    const zoom = camera.scale / snapshot.camera.scale;
    const middle = toPixel(camera, screen, snapshot.camera);
    const whole = (pixels: number): number =>
      zoom === 1 ? Math.round(pixels * density()) / density() : pixels;
    const [left, upper] = [
      whole(middle.x - (snapshot.size.width * zoom) / 2),
      whole(middle.y - (snapshot.size.height * zoom) / 2),
    ];
    under.style.transform = `translate(${left}px, ${upper}px) scale(${zoom})`;
  }

  /** Draws the top, unless it was empty and still is. */
  function drawTop(): void {
    const seen = seenBox(camera, screen);
    const empty = imagesIn(marks, seen, rings).every(({ box }) =>
      marks.every((chunks) => visible(chunks, box, camera.scale).next().done === true),
    );
    if (!empty || !wasEmpty) top.layer.batchDraw();
    wasEmpty = empty;
  }

  const worker = openPaintWorker(() => snapshots.refresh());
  const snapshots = makeSnapshots(
    (through, whole) => worker.paint(through, whole, density()),
    density,
    (next) => {
      snapshot = next;
      const { picture } = next;
      if (under.width !== picture.width || under.height !== picture.height)
        [under.width, under.height] = [picture.width, picture.height];
      under.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      [under.style.width, under.style.height] = [`${next.size.width}px`, `${next.size.height}px`];
      lay();
      painted();
    },
  );
  const draw = (): void => {
    lay();
    snapshots.view(camera, screen);
    drawTop();
  };
  return {
    show(scene) {
      worker.show(scene);
      snapshots.refresh();
    },
    top(planes) {
      marks = planes;
      drawTop();
    },
    view(next) {
      camera = next;
      draw();
    },
    wrap(next) {
      rings = next;
    },
    resize(next) {
      screen = next;
      top.stage.size(next);
      draw();
    },
    destroy() {
      snapshots.destroy();
      worker.close();
      top.stage.destroy();
    },
  };
}

interface TopLayer {
  readonly stage: Konva.Stage;
  readonly layer: Konva.Layer;
}

/** A Konva stage of one layer with one shape, drawn whole by `paint`. */
function topLayer(container: HTMLDivElement, size: Size, paint: (brush: Brush) => void): TopLayer {
  const element = document.createElement('div');
  element.style.cssText = 'position:absolute;inset:0 auto auto 0';
  container.append(element);
  const stage = new Konva.Stage({
    container: element,
    width: size.width,
    height: size.height,
    listening: false,
  });
  const layer = new Konva.Layer({ listening: false });
  layer.add(
    new Konva.Shape({
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: paint,
    }),
  );
  stage.add(layer);
  return { stage, layer };
}
