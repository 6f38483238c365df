import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { groundAt } from '../map/ground.ts';
import type { State } from '../model/state.ts';
import type { YardKind } from '../model/yards/yard.ts';
import { squadronsAt, squadronsOf } from '../model/stations/squadrons.ts';
import { coresOf } from './own.ts';

/** Docks, which act as shipyards of size class 3 where they stand (B8.96). */
export const dockKinds = ['FRD', 'FRX', 'CDK'] as const satisfies readonly YardKind[];
export type DockKind = (typeof dockKinds)[number];
export const isDock = (kind: string): kind is DockKind => (dockKinds as readonly string[]).includes(kind);

type Docks = Pick<State, 'squadrons' | 'yards'>;

/** Docks of a kind that an empire has in a hex: in the military, in supplementary defense, or as a base; those of the reserve are in no hex, and one that is towed is at no fixed position (B8.96). */
export const docksAt = ({ squadrons }: Docks, seat: SeatId, place: PlaceId, kind: DockKind): number =>
  sumOf(
    squadronsAt(squadrons, place).map(([, one]) =>
      one.seat === seat
        ? one.ships.filter(({ hull, towed }) => hull === kind && towed === undefined).length
        : 0,
    ),
  );

/** Those of them that are yards. */
export const dockYardsIn = ({ yards = {} }: Docks, seat: SeatId, place: PlaceId, kind: DockKind): number =>
  valuesInOrder(yards).filter((yard) => yard.seat === seat && yard.place === place && yard.kind === kind)
    .length;

/** Whether a dock can work in a hex: it is in supply there, and not in terrain (B8.96). OURS: terrain is a radiation zone or unnavigable space. */
export const canWorkIn = (
  state: Pick<State, 'map' | 'systems' | 'territory' | 'fronts' | 'mines' | 'turn'>,
  seat: SeatId,
  place: PlaceId,
): boolean => groundAt(state.map, place).kind === 'space' && coresOf(state)(seat).has(place);

/** Docks of an empire that could be made yards, by their hexes (B8.96). */
export const freeDocks = (
  state: Docks & Parameters<typeof canWorkIn>[0],
  seat: SeatId,
): readonly (readonly [PlaceId, DockKind])[] => {
  const places = new Set(
    squadronsOf(state.squadrons, seat).flatMap(([, one]) =>
      one.ships.some(({ hull }) => isDock(hull)) ? [one.place] : [],
    ),
  );
  return [...places]
    .toSorted()
    .flatMap((place) =>
      dockKinds
        .filter(
          (kind) =>
            docksAt(state, seat, place, kind) > dockYardsIn(state, seat, place, kind) &&
            canWorkIn(state, seat, place),
        )
        .map((kind) => [place, kind] as const),
    );
};

/** Docks of each kind in a hex that build a ship now, and repair nothing meanwhile (B8.96). */
export const busyDocks = (
  { yards = {}, turn }: Pick<State, 'yards' | 'turn'>,
  seat: SeatId,
  place: PlaceId,
): readonly DockKind[] =>
  valuesInOrder(yards).flatMap((yard) =>
    isDock(yard.kind) &&
    yard.seat === seat &&
    yard.place === place &&
    ((yard.jobs ?? []).some(({ begins }) => begins <= turn) ||
      (yard.idle?.why === 'merchant' && yard.idle.until > turn))
      ? [yard.kind]
      : [],
  );
