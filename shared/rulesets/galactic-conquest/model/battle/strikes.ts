import { flag, id, integer, line, object, oneOf } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId } from '#kernel/words/ids.ts';

/** What drones go at: squadrons, bases, convoys that are found, or whoever a battle is fought against, whose damage they add to (A10.40f). */
export const droneAims = ['ships', 'bases', 'battle', 'convoys'] as const;
export type DroneAim = (typeof droneAims)[number];

/** Volleys of drones that are ordered of a squadron (A10.40f). */
export interface Drones {
  readonly place: PlaceId;
  /** The segments in which they are fired; `second` 0: once alone. */
  readonly first: number;
  readonly second: number;
  readonly at: DroneAim;
  readonly cause: OrderRef;
}

/** Fighters and gunboats that are flown into bases (C20.500). */
export interface Riders {
  readonly place: PlaceId;
  readonly segment: number;
  /** Their groups in the order in which they fly: `8xZD, 3xPF`. */
  readonly groups: string;
  /** Warp booster packs are left on (C20.520). */
  readonly packs: boolean;
  readonly cause: OrderRef;
}

/** Fighters that strike a hex beside theirs (C20.610). */
export interface Sortie {
  readonly place: PlaceId;
  readonly segment: number;
  /** At bases, and not at squadrons. */
  readonly bases: boolean;
  /** Fighters that stay behind (C20.670). */
  readonly keeps: number;
  readonly cause: OrderRef;
}

/** What is ordered of a squadron beside its own battles, and when its fighters struck last, in segments of the whole game. */
export interface Striking {
  readonly drones?: Drones;
  readonly riders?: Riders;
  readonly sortie?: Sortie;
  readonly lastSortie?: number;
}

/** How many of each type are Death Riders in a segment without their warp booster packs: they are converted in the one before they fly (C20.50, C20.520). */
export function packsOff(riders: Riders | undefined, segment: number): ReadonlyMap<string, number> {
  const off = new Map<string, number>();
  if (riders === undefined || riders.packs || segment < riders.segment - 1 || segment > riders.segment)
    return off;
  for (const [, count, type = ''] of riders.groups.matchAll(/(\d{1,2})x([^\s,+]{1,20})/g))
    off.set(type, (off.get(type) ?? 0) + Number(count));
  return off;
}

const place = id<PlaceId>();
const cause = id<OrderRef>();
const segment = integer(1, 12);
export const dronesFields = {
  place,
  first: segment,
  second: integer(0, 12),
  at: oneOf(droneAims),
} as const;
export const ridersFields = { place, segment, groups: line(200, 1), packs: flag } as const;
export const sortieFields = { place, segment, bases: flag, keeps: integer(0, 999) } as const;
export const dronesShape = object({ ...dronesFields, cause });
export const ridersShape = object({ ...ridersFields, cause });
export const sortieShape = object({ ...sortieFields, cause });
