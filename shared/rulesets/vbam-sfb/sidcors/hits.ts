import type { UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Basing } from '../units/designs.ts';
import { designOf, isFlight, priceOf, berthOf } from '../units/designs.ts';
import type { Fighter, Fighting } from './factors.ts';
import { accompanied, defenseOf, isAtEnd } from './factors.ts';

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
export function berthsIn(force: readonly Fighter[]): Berths {
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

/** What becomes of a unit. */
export interface Hit {
  readonly unit: UnitId;
  readonly to: 'crippled' | 'destroyed';
  readonly points: number;
}

const hitOn = ([unit, one]: Fighter): Hit => ({
  unit,
  to: isAtEnd(one) ? 'destroyed' : 'crippled',
  points: defenseOf(one),
});

/** The force after a unit of it is hit. */
export const after = (
  force: readonly Fighter[],
  { unit, to }: Pick<Hit, 'unit' | 'to'>,
): readonly Fighter[] =>
  force.flatMap(([id, one]): readonly Fighter[] =>
    id !== unit ? [[id, one]] : to === 'destroyed' ? [] : [[id, { ...one, crippled: true }]],
  );

/** The mauler that a force can use for Directed Damage (VB 387, 391): one, and the strongest. */
export const maulerOf = (force: readonly Fighter[]): Fighter | undefined => accompanied(force)[0];

export interface Aimed {
  readonly hits: readonly Hit[];
  readonly left: number;
  /** Points of a mauler that counted in full. */
  readonly mauled: number;
}

/**
 * Directed Damage for twice the Defense Factor of its target (VB 361): one unit, and once more if it is then crippled; or as many flights as are
 * named (VB 367). Points of a mauler count in full (VB 387), once a round.
 *
 * @param targets in order; of those behind a first that is no flight nothing is hit
 * @param mauling points of the mauler; 0 without one
 */
export function directed(
  force: readonly Fighter[],
  targets: readonly UnitId[],
  points: number,
  mauling: number,
): Aimed {
  const hits: Hit[] = [];
  let [now, left, full] = [force, points, mauling];
  const [first] = targets;
  const isAtFlights = force.some(([id, unit]) => id === first && isFlight(designOf(unit)));
  const shots = isAtFlights ? targets : first === undefined ? [] : [first, first];
  for (const target of shots) {
    const aimed = now.find(([id]) => id === target);
    if (aimed === undefined || (isAtFlights && !isFlight(designOf(aimed[1])))) continue;
    const hit = hitOn(aimed);
    const used = Math.min(full, hit.points);
    const cost = used + 2 * (hit.points - used);
    if (cost > left) break;
    hits.push(hit);
    left -= cost;
    full -= used;
    now = after(now, hit);
  }
  return { hits, left, mauled: mauling - full };
}

/** Which own units are given up first, and which last. */
export interface Sacrifice {
  readonly first: readonly UnitId[];
  readonly last: readonly UnitId[];
}

/**
 * Which unit is given up next: those named first; then flights that have lost their ship; then what is not to be kept to the last; then what costs no
 * more than is owed, whole ones before crippled ones, the cheapest; or else what costs least (OURS).
 */
function next(
  force: readonly Fighter[],
  start: readonly Fighter[],
  { first, last }: Sacrifice,
  points: number,
): Fighter | undefined {
  const wanted = first.find((id) => force.some(([one]) => one === id));
  const lost = new Set(homeless(start, force).map(([id]) => id));
  const fits = ([, unit]: Fighter): boolean => defenseOf(unit) <= points;
  const order = compareBy<Fighter>(
    ([id]) => Number(!lost.has(id)),
    ([id]) => Number(last.includes(id)),
    (one) => Number(!fits(one)),
    (one) => (fits(one) ? Number(one[1].crippled) : defenseOf(one[1])),
    ([, unit]) => priceOf(designOf(unit)),
  );
  if (wanted !== undefined) return force.find(([id]) => id === wanted);
  return force.reduce<Fighter | undefined>(
    (best, one) => (best === undefined || order(one, best) < 0 ? one : best),
    undefined,
  );
}

/**
 * Units given up for Damage Points, as long as at least half of the least Defense Factor is owed (VB 370, 374); what is left is carried over (VB 377).
 *
 * @param start the force as the round began, to know which flights have lost their ships
 */
export function resolved(
  force: readonly Fighter[],
  sacrifice: Sacrifice,
  points: number,
  start: readonly Fighter[] = force,
): { readonly hits: readonly Hit[]; readonly left: number } {
  const hits: Hit[] = [];
  let [now, left] = [force, points];
  while (left > 0 && now.length > 0) {
    const least = Math.min(...now.map(([, unit]) => defenseOf(unit)));
    const given = 2 * left >= least ? next(now, start, sacrifice, left) : undefined;
    if (given === undefined) break;
    const hit = hitOn(given);
    hits.push(hit);
    left -= hit.points;
    now = after(now, hit);
  }
  return { hits, left: now.length === 0 ? 0 : left };
}
