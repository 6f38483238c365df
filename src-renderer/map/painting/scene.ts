import type { PackDrawing } from '#kernel/files/upgradeParts.ts';
import type { MapExtras } from '../extras.ts';
import type { MapLook } from '../looks/look.ts';
import type { PlaceId } from '#kernel/ids.ts';
import type { MapPicture, SeatPicture } from '#kernel/presentation.ts';
import type { PaletteName } from '../looks/palettes.ts';
import { borders } from '../planes/borders.ts';
import { changes } from '../planes/changes.ts';
import { forces } from '../planes/forces.ts';
import { ghosts } from '../planes/ghosts.ts';
import { hatching } from '../planes/hatching.ts';
import { labels } from '../planes/labels.ts';
import { places } from '../planes/places.ts';
import { realmNames } from '../planes/realmNames.ts';
import { terrain } from '../planes/terrain.ts';
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
}

interface Plane {
  /** Parts of the scene that the plane depends on, besides the map, its seats and their colours. */
  readonly of: readonly (keyof Scene)[];
  make(scene: Scene): readonly Shape[];
}

/** From the bottom up. */
const order: readonly Plane[] = [
  { of: [], make: ({ map, seats }) => terrain(map, seats) },
  { of: ['patterns'], make: ({ map, seats, patterns }) => (patterns ? hatching(map, seats) : []) },
  { of: [], make: ({ map, seats }) => borders(map, seats) },
  { of: ['look'], make: ({ map, seats, look }) => places(map, seats, look) },
  {
    of: ['look', 'unitPlace', 'packs'],
    make: ({ map, seats, look, unitPlace }) => forces(map, seats, look, unitPlace),
  },
  { of: ['look'], make: ({ map, seats, look }) => (look.realms ? realmNames(map, seats) : []) },
  {
    of: ['look', 'extras', 'packs'],
    make: ({ map, look, extras }) => (look.ghosts && look.mode === 'ships' ? ghosts(map, extras.ghosts) : []),
  },
  {
    of: ['look', 'extras'],
    make: ({ map, look, extras }) => (look.changes ? changes(map, extras.changes) : []),
  },
  { of: ['look', 'extras'], make: ({ map, look, extras }) => (look.labels ? labels(map, extras) : []) },
];

/** Makes the planes of one scene after another, and only those that changed since the scene before. */
export function planeMaker(): (scene: Scene) => readonly (readonly Chunk[])[] {
  let before: Scene | undefined;
  const cache: (readonly Chunk[])[] = [];
  return (scene) => {
    const same = (name: keyof Scene): boolean => before !== undefined && before[name] === scene[name];
    for (const [at, plane] of order.entries()) {
      if (
        cache[at] === undefined ||
        ![...plane.of, 'map' as const, 'seats' as const, 'palette' as const].every(same)
      )
        cache[at] = toChunks(plane.make(scene));
    }
    before = scene;
    return [...cache];
  };
}
