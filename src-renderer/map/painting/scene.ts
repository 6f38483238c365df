import type { PackDrawing } from '#kernel/files/upgradeParts.ts';
import type { MapExtras, MapGhost } from '../extras.ts';
import type { MapLook } from '../looks/look.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { MapPicture, Overlay, SeatPicture } from '#kernel/presentation.ts';
import type { PaletteName } from '../looks/palettes.ts';
import { boardOf, type Board } from '../board/board.ts';
import { borders } from '../planes/borders.ts';
import { changes } from '../planes/changes.ts';
import { ghosts } from '../planes/ghosts.ts';
import { ground } from '../planes/ground.ts';
import { hatching } from '../planes/hatching.ts';
import { labels } from '../planes/labels.ts';
import { modeOf } from '../planes/standing.ts';
import { overlays } from '../planes/overlays.ts';
import { pieces } from '../planes/pieces.ts';
import { places } from '../planes/places/places.ts';
import { realmNames } from '../planes/realmNames.ts';
import { terrain } from '../planes/terrain.ts';
import { tints } from '../planes/tints.ts';
import { type Chunk, type Shape, toChunks } from '../shapes.ts';

/** Everything that a snapshot of the map is made of. Plain data, because it is sent to the paint worker. */
export interface Scene {
  readonly map: MapPicture;
  readonly seats: readonly SeatPicture[];
  readonly look: MapLook;
  readonly patterns: boolean;
  readonly extras: MapExtras;
  /** The place of the chosen unit, whose base is outlined. */
  readonly unitPlace: PlaceId | undefined;
  readonly palette: PaletteName;
  readonly packs: Readonly<Record<string, PackDrawing>>;
  /** The chosen unit, whose own overlays are shown. */
  readonly unit: UnitId | undefined;
  /** Areas of the chosen unit, besides those that the map has. */
  readonly areas?: readonly Overlay[];
  /** How large names are to be; 1 unless given. */
  readonly textScale?: number;
}

interface Plane {
  /** Parts of the scene that the plane depends on, besides the map, its seats and their colours. */
  readonly of: readonly (keyof Scene)[];
  make(scene: Scene, board: Board): readonly Shape[];
}

/** What the reader saw earlier; where others have seen more since, and that is shown, theirs stands instead. */
function ownGhosts({ ghosts: own, told }: MapExtras, look: MapLook): readonly MapGhost[] {
  const places = new Set(look.told ? told.map(({ place }) => place) : []);
  return own.filter(({ place }) => !places.has(place));
}

/** Under all planes. */
const groundPlane = ({ map }: Scene): readonly Chunk[] => ground(boardOf(map));

/** From the bottom up. */
const order: readonly Plane[] = [
  { of: [], make: ({ seats }, board) => terrain(board, seats) },
  { of: ['patterns'], make: ({ seats, patterns }, board) => (patterns ? hatching(board, seats) : []) },
  { of: ['look'], make: ({ look }, board) => tints(board, look) },
  {
    of: ['unit', 'areas', 'look'],
    make: ({ unit, areas, look }, board) => overlays(board, unit, areas, look),
  },
  { of: ['look'], make: ({ seats, look }, board) => borders(board, seats, look) },
  { of: ['look'], make: ({ seats, look }, board) => places(board, seats, look) },
  {
    of: ['look', 'unitPlace', 'packs'],
    make: ({ seats, look, unitPlace }, board) => pieces(board, seats, look, unitPlace),
  },
  { of: ['look'], make: ({ seats, look }, board) => (look.realms ? realmNames(board, seats) : []) },
  {
    of: ['look', 'extras', 'packs'],
    make: ({ map, look, extras }, board) =>
      look.ghosts && modeOf(map, look).shows === 'pieces' ? ghosts(board, ownGhosts(extras, look)) : [],
  },
  {
    of: ['look', 'extras', 'packs'],
    make: ({ map, look, extras }, board) =>
      look.told && modeOf(map, look).shows === 'pieces' ? ghosts(board, extras.told, true) : [],
  },
  {
    of: ['look', 'extras'],
    make: ({ look, extras }, board) => (look.changes ? changes(board, extras.changes) : []),
  },
  { of: ['look', 'extras'], make: ({ look, extras }, board) => (look.labels ? labels(board, extras) : []) },
];

/** Makes the planes of one scene after another, and only those that changed since the scene before. */
export function planeMaker(): (scene: Scene) => readonly (readonly Chunk[])[] {
  let before: Scene | undefined;
  const cache: (readonly Chunk[])[] = [];
  let under: readonly Chunk[] = [];
  return (scene) => {
    const same = (name: keyof Scene): boolean => before !== undefined && before[name] === scene[name];
    for (const [at, plane] of order.entries()) {
      if (
        cache[at] === undefined ||
        ![...plane.of, 'map' as const, 'seats' as const, 'palette' as const].every(same)
      )
        cache[at] = toChunks(plane.make(scene, boardOf(scene.map)));
    }
    if (!same('map')) under = groundPlane(scene);
    before = scene;
    return [under, ...cache];
  };
}
