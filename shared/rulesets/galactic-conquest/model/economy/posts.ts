import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { plainBase } from '../bases/plain.ts';
import type { Squadron } from '../squadron.ts';
import type { System } from '../system.ts';
import { countsAs } from '../system.ts';
import { squadronsAt, squadronsOf } from '../stations/squadrons.ts';

interface World {
  readonly systems: Readonly<Record<PlaceId, System>>;
  readonly squadrons: Readonly<Record<UnitId, Squadron>>;
}

/** Bases at which two squadrons of supplementary defense can be (E2.30). */
const largeBases: readonly string[] = ['STB', 'SB', 'SF', 'SP'];

/** How many squadrons of supplementary defense can be in a hex (E2.30). */
export function mostDefenders({ systems, squadrons }: World, place: PlaceId): number {
  const system = systems[place];
  const kind = system && countsAs(system);
  if (kind === 'homeworld') return 3;
  if (kind === 'major') return 2;
  const large = squadronsAt(squadrons, place).some(
    ([, { fixed, ships }]) =>
      fixed !== undefined && ships.some(({ hull }) => largeBases.includes(plainBase(hull))),
  );
  return kind === undefined && large ? 2 : 1;
}

/** Whether as many squadrons of supplementary defense as can be are in a hex or on a course to it, `but` not counted. */
export const isFullyDefended = (state: World, owner: SeatId, place: PlaceId, but?: UnitId): boolean =>
  squadronsOf(state.squadrons, owner).filter(
    ([unit, { stationed, called, monitor, plot, place: at }]) =>
      unit !== but &&
      stationed === true &&
      called !== true &&
      monitor === undefined &&
      (plot?.way.at(-1) ?? at) === place,
  ).length >= mostDefenders(state, place);
