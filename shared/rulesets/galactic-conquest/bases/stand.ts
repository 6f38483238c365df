import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { generator, generatorOf, plainBase } from '../model/bases/plain.ts';
import type { Fixed } from '../model/bases/shape.ts';
import { countsAs } from '../model/system.ts';
import { basesIn } from '../model/territory.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { factorsOf, ratingOf } from '../ships/fleet.ts';
import { leftOf } from '../ships/ships.ts';
import { docks, moduleRows, withModules } from './modules/modules.ts';
import type { BaseType, Stand } from './types.ts';
import { baseUnit, groupSize, keepsSensors, typeOfUnit, unitOf } from './types.ts';

/** Bases that a unit still has: of a group that has lost defense factors, as many as these are worth, whatever crews, officers and integrated defense make of them. */
export const standing = (ship: Ship): number =>
  Math.ceil((unitOf(ship.hull).count * leftOf(ship)) / Math.max(1, factorsOf(ship).defence));

/** How many bases of these kinds an empire has left in a hex, X-bases among them. */
export function basesLeft(
  state: Pick<State, 'squadrons'>,
  seat: SeatId,
  place: PlaceId,
  hulls: readonly string[],
): number {
  const bases = basesIn(state, place);
  return bases?.seat === seat
    ? sumOf(
        bases.ships.map((ship) => (hulls.includes(plainBase(unitOf(ship.hull).hull)) ? standing(ship) : 0)),
      )
    : 0;
}

const isOf = (ship: Ship, stands: readonly Stand[]): boolean => {
  const type = typeOfUnit(ship);
  return type !== undefined && stands.includes(type.stand);
};

/** How many bases of these kinds there are, whatever they have lost. */
export const countOf = (ships: readonly Ship[], stands: readonly Stand[]): number =>
  sumOf(ships.map((ship) => (isOf(ship, stands) ? unitOf(ship.hull).count : 0)));

/** What counts on the two sides of a system: not what is commercial (B1.70). */
export const sidesOf = (ships: readonly Ship[]): Pick<Fixed, 'orbit' | 'ground'> => ({
  orbit: countOf(ships, ['orbit']),
  ground: countOf(ships, ['ground', 'satellite']),
});

/**
 * Whether the defenses of one side of a system are gone (B1.70): half of its military bases, and half of what stands on it, fractions dropped, and all fighters
 * and gunboats that these carry, and the National Guard, which fights as they do. OURS: of as many as there were when one was finished last.
 */
export function isOpen(state: Pick<State, 'squadrons'>, place: PlaceId): boolean {
  const bases = basesIn(state, place);
  if (bases?.fixed === undefined) return true;
  const flies = bases.ships.some(
    ({ guard, wings = [] }) => guard === true || wings.some(({ count }) => count > 0),
  );
  if (flies) return false;
  const left = (stands: readonly Stand[]) =>
    sumOf(bases.ships.map((ship) => (isOf(ship, stands) ? standing(ship) : 0)));
  const half = (all: number) => all - Math.floor(all / 2);
  return (
    left(['orbit']) <= half(bases.fixed.orbit) && left(['ground', 'satellite']) <= half(bases.fixed.ground)
  );
}

/** A unit of ground bases that is larger now: it keeps what it has lost, its officers, and what it has aboard. */
function grown(was: Ship, { wings, ...unit }: Ship): Ship {
  const aboard = (of: string): number =>
    sumOf((was.wings ?? []).map(({ type, count }) => (type === of ? count : 0)));
  return {
    ...was,
    ...unit,
    ...(wings && { wings: wings.map((one) => ({ ...one, count: Math.min(one.most, aboard(one.type)) })) }),
  };
}

/** More bases of a kind among others: those on the ground and satellites fill up units of six before new ones are begun (1/B). */
export function withBases(ships: readonly Ship[], type: BaseType, count: number): readonly Ship[] {
  // A fusion bomb is no small base, and fights by itself (A13.0).
  if (type.stand === 'orbit' || type.stand === 'commercial' || type.row.class === 'GF')
    return [...ships, ...Array.from({ length: count }, () => baseUnit(type, 1))];
  let left = count;
  const filled = ships.map((ship) => {
    const { hull, count: had } = unitOf(ship.hull);
    if (hull !== type.hull || had >= groupSize || left === 0) return ship;
    const more = Math.min(groupSize - had, left);
    left -= more;
    return grown(ship, baseUnit(type, had + more));
  });
  const fresh: Ship[] = [];
  for (; left > 0; left -= groupSize) fresh.push(baseUnit(type, Math.min(groupSize, left)));
  return [...filled, ...fresh];
}

const isDockedBy = (base: BaseType, module: string): boolean => {
  const row = moduleRows.get(module);
  return row !== undefined && docks(base, row);
};

/** A base among others that has become another one; it keeps the defense factors that it has lost, its integrated defense, its enhanced sensors, its modules, and its officers. Undefined where it is gone. */
export function upgraded(ships: readonly Ship[], from: string, type: BaseType): readonly Ship[] | undefined {
  const at = ships.findIndex(({ hull }) => hull === from);
  const was = ships[at];
  if (was === undefined) return undefined;
  const { lost, plus, officers, modules: had = [], wings } = was;
  const enhanced = keepsSensors(type) ? was.enhanced : undefined;
  // Hangars that came meanwhile do not stay with maulers (C16.70).
  const modules = had.filter((one) => isDockedBy(type, one));
  const plain: Ship = { ...baseUnit(type, 1), ...defined({ lost, plus, enhanced, officers }) };
  const better = modules.length === 0 ? plain : withModules({ ...plain, ...defined({ wings }) }, modules);
  return ships.map((ship, position) => (position === at ? better : ship));
}

/** The command ratings of systems, for what defends them (D6.20). */
const ratings = { homeworld: 10, major: 8, minor: 5 } as const;

/** What commands the defenses of a hex: the base of the highest rating, or else the system (D6.20). */
export function ratingAt(state: Pick<State, 'squadrons' | 'systems'>, place: PlaceId): number {
  const { ships = [] }: Partial<Squadron> = basesIn(state, place) ?? {};
  const best = Math.max(0, ...ships.map((ship) => ratingOf(ship) ?? 0));
  const system = state.systems[place];
  return best > 0 || system === undefined ? best : ratings[countsAs(system)];
}

/** Small ground bases that one shield generator links, and the part of their defense factors that this adds: a quarter (B11.79). */
const [linkedMost, linkedPart] = [4, 4] as const;

/**
 * Bases as shield generators link them: up to four small ground bases of its kind each, the first units first, as long as a generator of it is left (B11.79).
 * OURS: they are linked again whenever something is built there.
 */
export function linked(ships: readonly Ship[]): readonly Ship[] {
  const left = new Map<string, number>();
  for (const ship of ships) {
    const { hull } = unitOf(ship.hull);
    if (plainBase(hull) === generator) left.set(hull, (left.get(hull) ?? 0) + standing(ship));
  }
  return ships.map((ship) => {
    const { count, hull } = unitOf(ship.hull);
    const type = typeOfUnit(ship);
    if (type?.row.class !== 'GB' || plainBase(hull) === generator) return ship;
    const plain = baseUnit(type, count);
    const by = generatorOf(hull);
    const taken = Math.min(left.get(by) ?? 0, Math.ceil(count / linkedMost));
    left.set(by, (left.get(by) ?? 0) - taken);
    const bonus = rounded(
      (plain.figures?.defence ?? 0) * Math.min(count, taken * linkedMost),
      count * linkedPart,
    );
    return ship.figures === undefined || plain.figures === undefined
      ? ship
      : { ...ship, figures: { ...ship.figures, defence: plain.figures.defence + bonus } };
  });
}
