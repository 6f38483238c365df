import type { Camera, Size } from '../camera/camera.ts';
import { makePainter, type Painter } from '../painting/painter.ts';
import { boardOf } from '../board/board.ts';
import { borders } from '../planes/borders.ts';
import { ground } from '../planes/ground.ts';
import { hatching } from '../planes/hatching.ts';
import { labels } from '../planes/labels.ts';
import { pieces } from '../planes/pieces.ts';
import { overlays } from '../planes/overlays.ts';
import { places } from '../planes/places/places.ts';
import { realmNames } from '../planes/realmNames.ts';
import { routes } from '../planes/routes.ts';
import { terrain } from '../planes/terrain.ts';
import { tints } from '../planes/tints.ts';
import { type Chunk, type Shape, toChunks } from '../shapes.ts';
import type { PrintContent } from './printContent.ts';
import { edges, growth, marginShapes } from './printLegend.ts';
import { paperShape } from './printPaper.ts';

/** A drawn sheet before it is cut into pages: sizes in pixels of 1/96 inch. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The position of the map on it. */
  readonly map: { readonly top: number; readonly size: Size; readonly camera: Camera };
  /** Draws it; the caller has already set scale and offset. */
  paint(brush: CanvasRenderingContext2D, density: number): void;
}

/** A sheet whose map shows the world through this camera, `size` pixels large. */
export function sheetFor(content: PrintContent, size: Size, camera: Camera): Sheet {
  const { top, bottom } = edges(content, size.width);
  const paper = content.colors === 'paper';
  const chunk = (shapes: readonly Shape[]): readonly Chunk[] =>
    toChunks(paper ? shapes.map(paperShape) : shapes);
  const planes = planesOf(content).map(chunk);
  const times = growth(size.width);
  const [across, under] = [size.width / times, (top + size.height) / times];
  const margins = [chunk(marginShapes(content, across, under, camera.scale / times))];
  const [width, height] = [size.width, top + size.height + bottom];
  let painter: Painter | undefined;
  return {
    width,
    height,
    map: { top, size, camera },
    paint(brush, density) {
      painter ??= makePainter(() => density);
      brush.fillStyle = paper ? '#ffffff' : '#05070d';
      brush.fillRect(0, 0, width, height);
      brush.save();
      brush.translate(0, top);
      brush.beginPath();
      brush.rect(0, 0, size.width, size.height);
      brush.clip();
      painter.paint(brush, planes, camera, size);
      brush.restore();
      painter.paint(
        brush,
        margins,
        { x: width / 2 / times, y: height / 2 / times, scale: times },
        { width, height },
      );
    },
  };
}

function planesOf({
  map,
  seats,
  look,
  patterns,
  arrows,
  extras,
}: PrintContent): readonly (readonly Shape[])[] {
  const board = boardOf(map);
  return [
    ground(board).flatMap(({ shapes, from = 0, until = Infinity }) =>
      shapes.map((shape) => ({
        ...shape,
        from: Math.max(from, shape.from ?? 0),
        until: Math.min(until, shape.until ?? Infinity),
      })),
    ),
    terrain(board, seats),
    patterns ? hatching(board, seats) : [],
    tints(board, look),
    overlays(board, undefined, [], look),
    borders(board, seats, look),
    places(board, seats, look),
    pieces(board, seats, look),
    look.realms ? realmNames(board, seats) : [],
    routes(board, arrows),
    look.labels ? labels(board, extras) : [],
  ];
}
