import Konva from 'konva/lib/Core.js';
import type { Camera, Size } from './camera.ts';
import { makePainter } from './painter.ts';
import type { Chunk } from './shapes.ts';

/** The layers of the map from the bottom up; each is redrawn by itself. */
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
  const stage = new Konva.Stage({ container, width: size.width, height: size.height, listening: false });
  const painter = makePainter(() => globalThis.devicePixelRatio);
  const planes: Record<LayerName, readonly (readonly Chunk[])[]> = { ground: [], pieces: [], top: [] };
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  const drawn = layers.map((name) => {
    const layer = new Konva.Layer({ listening: false });
    layer.add(
      new Konva.Shape({
        listening: false,
        perfectDrawEnabled: false,
        sceneFunc: (context) => {
          const brush = (context as unknown as { readonly _context: CanvasRenderingContext2D })._context;
          painter.paint(brush, planes[name], camera, { width: stage.width(), height: stage.height() });
        },
      }),
    );
    stage.add(layer);
    return { name, layer };
  });
  const all = (): void => drawn.forEach(({ layer }) => layer.batchDraw());
  return {
    show(name, next) {
      planes[name] = next;
      drawn.find((each) => each.name === name)?.layer.batchDraw();
    },
    look(next) {
      camera = next;
      all();
    },
    resize(next) {
      stage.size(next);
      all();
    },
    refresh: all,
    destroy: () => stage.destroy(),
  };
}
