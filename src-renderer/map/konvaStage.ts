import Konva from 'konva/lib/Core.js';
import { type Camera, type Size, seenBox, toPixel } from './camera.ts';
import { makePainter } from './painter.ts';
import type { Scene } from './scene.ts';
import { type Chunk, visible } from './shapes.ts';
import { makeStills, type Still } from './still.ts';
import { openStudio } from './studio.ts';

/** A stage that shows the map through a camera. It hears no pointer: picking is arithmetic on the element around it. */
export interface MapCanvas {
  /** Changes parts of what is painted as one still picture, which moves as a whole. The first call brings all parts. */
  show(scene: Partial<Scene>): void;
  /** What lies on top, lowest plane first: it is drawn anew in every frame. */
  top(planes: readonly (readonly Chunk[])[]): void;
  look(camera: Camera): void;
  resize(size: Size): void;
  destroy(): void;
}

/** @param painted Told of every still picture that is on the screen. */
export function openStage(container: HTMLDivElement, size: Size, painted: () => void): MapCanvas {
  const density = (): number => globalThis.devicePixelRatio;
  const painter = makePainter(density);
  let marks: readonly (readonly Chunk[])[] = [];
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let screen = size;
  let still: Still | undefined;

  const under = document.createElement('canvas');
  under.style.cssText = 'position:absolute;inset:0 auto auto 0;transform-origin:0 0;will-change:transform';
  container.append(under);
  const top = sheet(container, size, (brush) => painter.paint(brush, marks, camera, screen));
  let bare = true;

  /** Lays the finished picture where the camera sees it now. */
  function lay(): void {
    if (still === undefined) return;
    const by = camera.scale / still.camera.scale;
    const middle = toPixel(camera, screen, still.camera);
    const whole = (pixels: number): number =>
      by === 1 ? Math.round(pixels * density()) / density() : pixels;
    const [left, upper] = [
      whole(middle.x - (still.size.width * by) / 2),
      whole(middle.y - (still.size.height * by) / 2),
    ];
    under.style.transform = `translate(${left}px, ${upper}px) scale(${by})`;
  }

  /** Draws the top, unless there is as little to see on it as there was. */
  function drawTop(): void {
    const seen = seenBox(camera, screen);
    const empty = marks.every((chunks) => visible(chunks, seen, camera.scale).next().done === true);
    if (!empty || !bare) top.layer.batchDraw();
    bare = empty;
  }

  const studio = openStudio(() => stills.refresh());
  const stills = makeStills(
    (through, whole) => studio.paint(through, whole, density()),
    density,
    (next) => {
      still = next;
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
    stills.look(camera, screen);
    drawTop();
  };
  return {
    show(scene) {
      studio.show(scene);
      stills.refresh();
    },
    top(planes) {
      marks = planes;
      drawTop();
    },
    look(next) {
      camera = next;
      draw();
    },
    resize(next) {
      screen = next;
      top.stage.size(next);
      draw();
    },
    destroy() {
      stills.destroy();
      studio.close();
      top.stage.destroy();
    },
  };
}

interface Sheet {
  readonly stage: Konva.Stage;
  readonly layer: Konva.Layer;
}

/** A sheet of its own, which one function draws whole. */
function sheet(
  container: HTMLDivElement,
  size: Size,
  paint: (brush: CanvasRenderingContext2D) => void,
): Sheet {
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
      sceneFunc: (context) =>
        paint((context as unknown as { readonly _context: CanvasRenderingContext2D })._context),
    }),
  );
  stage.add(layer);
  return { stage, layer };
}
