import Konva from 'konva/lib/Core.js';
import { Ellipse } from 'konva/lib/shapes/Ellipse.js';
import { Line } from 'konva/lib/shapes/Line.js';
import { Path } from 'konva/lib/shapes/Path.js';
import { Text } from 'konva/lib/shapes/Text.js';
import type { Camera, Size } from '#ui/map/camera/camera.ts';
import type { Shape, Stroke } from '#ui/map/shapes.ts';
import { defined } from '#kernel/words/defined.ts';

const ink = (fill: string | undefined, stroke: Stroke | undefined): object => ({
  listening: false,
  perfectDrawEnabled: false,
  ...defined({ fill }),
  ...(stroke === undefined
    ? {}
    : {
        stroke: stroke.color,
        strokeWidth: stroke.width,
        ...(stroke.dash === undefined ? {} : { dash: [...stroke.dash] }),
      }),
});

/** The scene with a Konva node for each shape: the layer is moved and drawn anew. */
export function konvaNodes(
  target: HTMLDivElement,
  shapes: readonly Shape[],
  size: Size,
): (camera: Camera, size: Size) => void {
  const stage = new Konva.Stage({ container: target, ...size, listening: false });
  const layer = new Konva.Layer({ listening: false });
  for (const shape of shapes) layer.add(...nodes(shape));
  stage.add(layer);
  return (camera, { width, height }) => {
    layer.scale({ x: camera.scale, y: camera.scale });
    layer.position({ x: width / 2 - camera.x * camera.scale, y: height / 2 - camera.y * camera.scale });
    layer.batchDraw();
  };
}

function nodes(shape: Shape): readonly (Line | Ellipse | Text | Konva.Group)[] {
  switch (shape.kind) {
    case 'polygon':
      return [
        new Line({
          points: [...shape.points],
          closed: shape.open !== true,
          ...ink(shape.fill, shape.stroke),
        }),
      ];
    case 'cells':
      return shape.cells.map(
        (cell) =>
          new Line({ points: [...cell], closed: shape.open !== true, ...ink(shape.fill, shape.stroke) }),
      );
    case 'oval':
      return [
        new Ellipse({
          x: shape.x,
          y: shape.y,
          radiusX: shape.rx,
          radiusY: shape.ry,
          ...ink(shape.fill, shape.stroke),
        }),
      ];
    case 'text':
      return [
        new Text({
          x: shape.x - 60,
          y: shape.y - shape.size / 2,
          width: 120,
          align: 'center',
          text: shape.text,
          fontSize: shape.size,
          fill: shape.color,
          listening: false,
          perfectDrawEnabled: false,
        }),
      ];
    case 'glyph': {
      const by = shape.size / shape.glyph.width;
      const group = new Konva.Group({
        x: shape.x - shape.size / 2,
        y: shape.y - (shape.glyph.height * by) / 2,
        scaleX: by,
        scaleY: by,
        opacity: shape.opacity ?? 1,
        listening: false,
      });
      for (const path of shape.glyph.paths) {
        group.add(
          new Path({
            data: path.d,
            ...ink(
              path.fill,
              path.stroke === undefined ? undefined : { color: path.stroke, width: path.width ?? 1 },
            ),
            opacity: path.opacity ?? 1,
          }),
        );
      }
      return [group];
    }
  }
}
