import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Squadron } from '../squadron.ts';
import type { System } from '../system.ts';

interface World {
  readonly systems: Readonly<Record<PlaceId, System>>;
  readonly squadrons: Readonly<Record<UnitId, Squadron>>;
}

/** Bases at which two squadrons of supplementary defense can be (E2.30). */
const largeBases: readonly string[] = ['STB', 'SB', 'SF', 'SP'];

/** How many squadrons of supplementary defense can be in a hex (E2.30). */
export function mostDefenders({ systems, squadrons }: World, place: PlaceId): number {
  const kind = systems[place]?.kind;
  if (kind === 'homeworld') return 3;
  if (kind === 'major') return 2;
  const large = valuesInOrder(squadrons).some(
    ({ fixed, place: at, ships }) =>
      fixed !== undefined && at === place && ships.some(({ hull }) => largeBases.includes(hull)),
  );
  return kind === undefined && large ? 2 : 1;
}

/** Whether as many squadrons of supplementary defense as can be are in a hex or on a course to it, `but` not counted. */
export const isFullyDefended = (state: World, owner: SeatId, place: PlaceId, but?: UnitId): boolean =>
  inOrder(state.squadrons).filter(
    ([unit, { seat, stationed, called, monitor, plot, place: at }]) =>
      unit !== but &&
      seat === owner &&
      stationed === true &&
      called !== true &&
      monitor === undefined &&
      (plot?.way.at(-1) ?? at) === place,
  ).length >= mostDefenders(state, place);
