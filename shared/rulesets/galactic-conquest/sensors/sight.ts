import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { openHexes } from '../model/sight/watched.ts';
import { isFixed } from '../model/territory.ts';
import type { Contact, State } from '../model/state.ts';
import type { Squadron } from '../model/squadron.ts';
import { beside, boardOf } from '../map/board.ts';
import { groundAt } from '../map/ground.ts';
import { sensorsOfAll } from '../ships/ships.ts';

/** What systems, ships and ships with special sensors tell of their own hex, and of the hexes beside it (C5.10). */
const reach = { system: [2, 1], ship: [3, 2], scout: [4, 3] } as const;

/** The grade at which a squadron by itself reads its own hex, or those beside it (C5.10). */
export const gradeBy = (squadron: Pick<Squadron, 'ships'>, here: boolean): number =>
  (sensorsOfAll(squadron) > 0 ? reach.scout : reach.ship)[here ? 0 : 1];

const isRadiation = ({ map }: Pick<State, 'map'>, place: PlaceId): boolean =>
  groundAt(map, place).kind === 'green';

/** The best grade at which a seat reads each hex that it reads at all. */
export function gradesOf(state: State, seat: SeatId): ReadonlyMap<PlaceId, number> {
  const board = boardOf(state.map);
  const grades = new Map<PlaceId, number>();
  const read = (from: PlaceId, [here, near]: readonly [number, number]): void => {
    const better = (place: PlaceId, grade: number) =>
      grades.set(place, Math.max(grade, grades.get(place) ?? 0));
    // Of a radiation zone nothing is read from beside it, nothing beside it from within, and of its own hex only what usually is of one beside (A300.40).
    if (isRadiation(state, from)) return void better(from, near);
    better(from, here);
    for (const place of beside(board, from)) if (!isRadiation(state, place)) better(place, near);
  };
  for (const [place, { owner }] of inOrder(state.systems)) if (owner === seat) read(place, reach.system);
  // Sensor mines read as a ship does (C4.80).
  if (state.empires[seat]?.sensorMines === 'kept')
    for (const place of openHexes(state, seat)) read(place, reach.ship);
  for (const one of valuesInOrder(state.squadrons)) {
    if (one.seat !== seat) continue;
    // Special sensors are none in a radiation zone (A300.42).
    read(one.place, sensorsOfAll(one) > 0 && !isRadiation(state, one.place) ? reach.scout : reach.ship);
  }
  return grades;
}

/** What a grade tells of the foreign ships in a hex; undefined where there are none. */
export function contactAt(state: State, seat: SeatId, place: PlaceId, grade: number): Contact | undefined {
  const there = valuesInOrder(state.squadrons)
    .filter((one) => one.place === place && one.seat !== seat && !isFixed(one))
    .flatMap((one) => one.ships.map(({ hull, size }) => ({ seat: one.seat, size, hull })));
  if (there.length === 0) return undefined;
  const { turn } = state;
  if (grade < 2) return { grade, turn };
  if (grade < 3) return { grade, turn, count: there.length };
  const ships = grade < 4 ? there.map((ship) => ({ seat: ship.seat, size: ship.size })) : there;
  return { grade, turn, count: there.length, ships };
}

/** Whether a squadron of another empire is in a hex. */
export const isHeld = ({ squadrons }: Pick<State, 'squadrons'>, seat: SeatId, place: PlaceId): boolean =>
  valuesInOrder(squadrons).some((other) => other.place === place && other.seat !== seat && !isFixed(other));
