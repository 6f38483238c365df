import type { UnitId } from '#kernel/words/ids.ts';
import type { Basing } from '../units/designs.ts';
import { berthOf, designOf } from '../units/designs.ts';
import type { Fighter, Fighting } from './factors.ts';

/** Room for flights on a unit (VB 506); OURS: a crippled one has half of it, rounded down. */
export function roomOf(unit: Fighting): Basing {
  const { basing } = designOf(unit);
  const left = (room: number): number => (unit.crippled ? Math.floor(room / 2) : room);
  return { light: left(basing.light), heavy: left(basing.heavy), super: left(basing.super) };
}

const isLaunched = ([, { based }]: Fighter): boolean => based !== undefined;

interface Berths {
  /** Flights that a unit has room for are counted; false: it has none left. */
  take(id: UnitId, flight: Fighting): boolean;
}

/** Counts who takes which room. */
function berthsIn(force: readonly Fighter[]): Berths {
  const rooms = new Map(force.map(([id, unit]) => [id, { ...roomOf(unit) }]));
  return {
    take(id, flight) {
      const [room, berth] = [rooms.get(id), berthOf(designOf(flight))];
      if (room === undefined || berth === undefined || room[berth.room] < berth.takes) return false;
      room[berth.room] -= berth.takes;
      return true;
    },
  };
}

/** Where the flights of a force are: those that keep their ship, and those that have lost it in this round (VB 367). */
function sorted(start: readonly Fighter[], now: readonly Fighter[]) {
  const were = new Set(start.map(([id]) => id));
  const berths = berthsIn(now);
  const launched = now.filter(([, { based: home }]) => home !== undefined && were.has(home));
  const lost = launched.filter(([, unit]) => unit.based === undefined || !berths.take(unit.based, unit));
  return { berths, lost };
}

/** Flights that have lost their ship since the round began, or its room for them, and that no other ship can take (VB 367). */
export function homeless(start: readonly Fighter[], now: readonly Fighter[]): readonly Fighter[] {
  if (!now.some(isLaunched)) return [];
  const { berths, lost } = sorted(start, now);
  return lost.filter(([, unit]) => !now.some(([id]) => berths.take(id, unit)));
}

/** Flights that go over to other ships of the force, with the ship that takes each (VB 367). */
export function transfers(
  start: readonly Fighter[],
  now: readonly Fighter[],
): readonly (readonly [UnitId, UnitId])[] {
  if (!now.some(isLaunched)) return [];
  const { berths, lost } = sorted(start, now);
  return lost.flatMap(([flight, unit]) => {
    const found = now.find(([id]) => berths.take(id, unit));
    return found === undefined ? [] : [[flight, found[0]] as const];
  });
}
