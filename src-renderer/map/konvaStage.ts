import Konva from 'konva/lib/Core.js';
import { type Camera, type Size, toPixel } from './camera.ts';
import { makePainter } from './painter.ts';
import type { Chunk } from './shapes.ts';
import { makeStillPainter, type Still } from './still.ts';

/** The layers of the map from the bottom up. The first two are painted as one picture that moves as a whole; the top is drawn anew in every frame. */
export const layers = ['ground', 'pieces', 'top'] as const;
export type LayerName = (typeof layers)[number];

/** A stage that shows planes of shapes through a camera. It hears no pointer: picking is arithmetic on the element around it. */
export interface MapCanvas {
  /** The planes of one layer, lowest first. */
  show(layer: LayerName, planes: readonly (readonly Chunk[])[]): void;
  look(camera: Camera): void;
  resize(size: Size): void;
  /** Draws everything anew, as after fonts have come. */
  refresh(): void;
  destroy(): void;
}

export function openStage(container: HTMLDivElement, size: Size): MapCanvas {
  const density = (): number => globalThis.devicePixelRatio;
  const painter = makePainter(density);
  const planes: Record<LayerName, readonly (readonly Chunk[])[]> = { ground: [], pieces: [], top: [] };
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let screen = size;
  let still: Still | undefined;

  const under = sheet(container, size, (brush) => {
    if (still !== undefined) brush.drawImage(still.canvas, 0, 0, still.size.width, still.size.height);
  });
  const top = sheet(container, size, (brush) => painter.paint(brush, planes.top, camera, screen));
  under.element.style.transformOrigin = '0 0';
  under.element.style.willChange = 'transform';

  /** Lays the finished picture where the camera sees it now. */
  function lay(): void {
    if (still === undefined) return;
    const by = camera.scale / still.camera.scale;
    const middle = toPixel(camera, screen, still.camera);
    const whole = (pixels: number): number => (by === 1 ? Math.round(pixels * density()) / density() : pixels);
    const [left, upper] = [whole(middle.x - (still.size.width * by) / 2), whole(middle.y - (still.size.height * by) / 2)];
    under.element.style.transform = `translate(${left}px, ${upper}px) scale(${by})`;
  }

  const pictures = makeStillPainter(painter, density, (next) => {
    still = next;
    // A new size throws the sheet away and makes another.
    if (under.stage.width() !== next.size.width || under.stage.height() !== next.size.height) under.stage.size(next.size);
    under.layer.draw();
    lay();
  });
  const draw = (): void => {
    lay();
    pictures.look(camera, screen);
    top.layer.batchDraw();
  };
  return {
    show(name, next) {
      planes[name] = next;
      if (name === 'top') top.layer.batchDraw();
      else pictures.show([...planes.ground, ...planes.pieces]);
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
    refresh() {
      pictures.refresh();
      draw();
    },
    destroy() {
      pictures.destroy();
      under.stage.destroy();
      top.stage.destroy();
    },
  };
}

interface Sheet {
  readonly element: HTMLDivElement;
  readonly stage: Konva.Stage;
  readonly layer: Konva.Layer;
}

/** A sheet of its own, which one function draws whole. */
function sheet(container: HTMLDivElement, size: Size, paint: (brush: CanvasRenderingContext2D) => void): Sheet {
  const element = document.createElement('div');
  element.style.cssText = 'position:absolute;inset:0 auto auto 0';
  container.append(element);
  const stage = new Konva.Stage({ container: element, width: size.width, height: size.height, listening: false });
  const layer = new Konva.Layer({ listening: false });
  layer.add(
    new Konva.Shape({
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: (context) => paint((context as unknown as { readonly _context: CanvasRenderingContext2D })._context),
    }),
  );
  stage.add(layer);
  return { element, stage, layer };
}
