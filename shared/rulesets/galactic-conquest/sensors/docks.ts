import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { haveMilitary, isCivilBase } from '../model/civil/commerce.ts';
import type { Forces } from '../model/force.ts';
import { forceOf } from '../model/force.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { basesAt, basesIn } from '../model/territory.ts';
import { isCivilian } from '../ships/fleet.ts';
import { classes } from '../ships/list/words.ts';

type World = Pick<State, 'squadrons'>;

/** Docking points of commercial bases (B4.10, B4.20). */
const docks: Readonly<Record<string, number>> = { CB: 7, TCB: 28, QCB: 32 };
/** Docking points that a ship takes, by its size class. OURS: the book has none; small ships take one. */
const pointsBySize: readonly number[] = [4, 4, 4, 2];
/** Docking points that a squadron takes. */
export const dockPointsOf = ({ ships }: Pick<Squadron, 'ships'>): number =>
  sumOf(ships.map(({ size }) => pointsBySize[size] ?? 1));

const kinds: Readonly<Record<string, { readonly kind: string } | undefined>> = classes;
const isStation = ({ figures }: Ship): boolean =>
  figures !== undefined && kinds[figures.class]?.kind === 'base';

/** The squadrons of an empire that are docked in a hex. */
const dockedIn = (
  { squadrons }: World,
  seat: SeatId,
  place: PlaceId,
): readonly (readonly [UnitId, Squadron])[] =>
  squadronsAt(squadrons, place).filter(([, one]) => one.seat === seat && one.veil === 'docked');

/** Docking points that are left in a hex: those of commercial bases, and no end of them where a military base stands in orbit (B4.10, C5.20). OURS. */
export function dockRoomIn(state: World, seat: SeatId, place: PlaceId): number {
  const bases = basesIn(state, place);
  if (bases?.seat !== seat) return 0;
  if (bases.ships.some((ship) => isStation(ship) && !isCivilBase(ship))) return Infinity;
  const all = sumOf(bases.ships.map(({ hull }) => docks[hull] ?? 0));
  return Math.max(0, all - sumOf(dockedIn(state, seat, place).map(([, one]) => dockPointsOf(one))));
}

/** Military squadrons that are docked at commercial bases, which hold them for one round of a battle alone (B4.10). */
export function undockingIn(state: World, seat: SeatId, place: PlaceId): readonly UnitId[] {
  const bases = basesIn(state, place);
  return bases?.ships.some((ship) => isStation(ship) && !isCivilBase(ship)) === true
    ? []
    : dockedIn(state, seat, place).flatMap(([unit, { ships }]) =>
        ships.some((ship) => !isCivilian(ship)) ? [unit] : [],
      );
}

/** Whether the bases of a system are civilian ones alone, without yards and military ships in their docks, which nobody fights: they have surrendered to whoever holds the hex, and go with the system (C7.15). */
export function haveSurrendered(state: Forces & Pick<State, 'systems'>, place: PlaceId): boolean {
  const bases = basesIn(state, place);
  return (
    bases !== undefined &&
    state.systems[place] !== undefined &&
    !haveMilitary(bases.ships) &&
    undockingIn(state, bases.seat, place).length === 0 &&
    forceOf(state, basesAt(place)).every(({ ships }) => ships.every(isCivilBase))
  );
}
