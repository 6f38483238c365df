import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { State } from '../state.ts';
import { scrappingIn } from '../stations/squadrons.ts';
import type { YardId } from '../yards/yard.ts';

type World = Pick<State, 'squadrons' | 'yards' | 'empires' | 'systems' | 'territory' | 'turn'>;

/** What of an empire is scrapped with the end of a turn: where it stands, by positions, its yards, and the points that it gives; none where the system or the hex was lost (B9.30). */
export interface Scrapping {
  readonly gone: readonly {
    readonly unit: UnitId;
    readonly at: readonly number[];
    readonly hulls: readonly string[];
  }[];
  readonly yards: readonly YardId[];
  readonly points: number;
  readonly some: boolean;
}

/** What is scrapped with the end of this turn, if nothing of it is lost before (B9.20, B9.30). */
export function scrappedWith(state: World, owner: SeatId): Scrapping {
  const { turn } = state;
  const holds = (at: PlaceId) => (state.systems[at]?.owner ?? state.territory[at]) === owner;
  const units = scrappingIn(state.squadrons).flatMap(([unit, { seat, place, ships }]) => {
    const done = ships.flatMap(({ hull, scrapped }, at) =>
      scrapped !== undefined && scrapped.due <= turn ? [{ at, hull, points: scrapped.points }] : [],
    );
    return seat === owner && done.length > 0 ? [{ unit, place, done }] : [];
  });
  const yards = inOrder(state.yards ?? {}).filter(
    ([, { seat, idle }]) => seat === owner && idle?.why === 'scrapped' && idle.until <= turn + 1,
  );
  const older = (state.empires[owner]?.breaking ?? []).filter(({ due }) => due <= turn);
  return {
    gone: units.map(({ unit, done }) => ({
      unit,
      at: done.map(({ at }) => at),
      hulls: done.map(({ hull }) => hull),
    })),
    yards: yards.map(([id]) => id),
    points: sumOf([
      ...units.flatMap(({ place, done }) => (holds(place) ? done.map((one) => one.points) : [])),
      ...yards.map(([, { place, idle }]) => (holds(place) ? (idle?.points ?? 0) : 0)),
      ...older.map(({ place, points }) => (holds(place) ? points : 0)),
    ]),
    some: units.length + yards.length + older.length > 0,
  };
}
