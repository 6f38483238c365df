import { hexKey } from '#kernel/board/hex.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Unit } from '../model/state.ts';
import { garrisonId, sectorId } from '../model/state.ts';
import { canonicalStacks } from '../model/units/change.ts';
import { unreadable } from '../refusals.ts';

/** What states and views both have: a map, empires, and units, which refer to each other. */
export interface World {
  readonly sectors: Readonly<Record<PlaceId, Place>>;
  readonly empires: Readonly<Record<SeatId, unknown>>;
  readonly units: Readonly<Record<UnitId, Unit>>;
}
interface Place {
  readonly number: number;
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly links: readonly PlaceId[];
}

export const missing = (at: string, what: string, id: string): Problem =>
  unreadable('missing-reference', { at, what, id });
export const broken = (at: string, what: string): Problem => unreadable('broken-rule', { at, what });

/** Whether the record has this key. An id may be spelled like a member that every object inherits, so only own members count. */
const has = (record: Readonly<Record<string, unknown>>, key: string): boolean => Object.hasOwn(record, key);

export function* missingSeats(
  world: Pick<World, 'empires'>,
  at: string,
  ids: readonly (SeatId | undefined)[],
): Iterable<Problem> {
  for (const id of ids) if (id !== undefined && !has(world.empires, id)) yield missing(at, 'empire', id);
}

/** Faults of a map. A sector's id must match its number, hexes and names must be unique, and links go both ways and are in id order. */
export function* mapFaults(sectors: World['sectors']): Iterable<Problem> {
  const hexes = new Set<string>();
  const names = new Set<string>();
  for (const [id, sector] of inOrder(sectors)) {
    if (id !== sectorId(sector.number))
      yield broken(`sectors.${id}`, `sector ${sector.number} must stand under ${sectorId(sector.number)}`);
    if (hexes.has(hexKey(sector))) yield broken(`sectors.${id}`, 'another sector has the same hex');
    if (names.has(sector.name)) yield broken(`sectors.${id}`, `another sector is called «${sector.name}»`);
    hexes.add(hexKey(sector));
    names.add(sector.name);
    yield* linkFaults(sectors, id, sector);
  }
}

function* linkFaults(sectors: World['sectors'], id: PlaceId, { links }: Place): Iterable<Problem> {
  for (const [index, link] of links.entries()) {
    if (!has(sectors, link)) yield missing(`sectors.${id}.links`, 'sector', link);
    else if (link === id) yield broken(`sectors.${id}.links`, 'a sector cannot be linked to itself');
    else if (!sectors[link]?.links.includes(id))
      yield broken(`sectors.${id}.links`, `the link to ${link} does not go back`);
    if (index > 0 && (links[index - 1] as PlaceId) >= link)
      yield broken(`sectors.${id}.links`, 'links must be in order, each once');
  }
}

/** Faults of units. Their sectors, owners and the units they refer to must exist. */
export function* unitFaults(world: World): Iterable<Problem> {
  for (const [id, unit] of inOrder(world.units)) {
    const at = `units.${id}`;
    if (!has(world.sectors, unit.place)) yield missing(`${at}.place`, 'sector', unit.place);
    if (unit.cameFrom !== undefined && !has(world.sectors, unit.cameFrom))
      yield missing(`${at}.cameFrom`, 'sector', unit.cameFrom);
    if (unit.follows !== undefined && !has(world.units, unit.follows))
      yield missing(`${at}.follows`, 'unit', unit.follows);
    yield* missingSeats(world, `${at}.owner`, [unit.owner]);
    yield* insideFaults(at, unit);
    if (
      unit.kind === 'garrison' &&
      (id !== garrisonId(unit.place) || unit.number !== world.sectors[unit.place]?.number)
    ) {
      yield broken(at, 'a garrison must stand under the id and number of its sector');
    }
  }
}

function* insideFaults(at: string, unit: Unit): Iterable<Problem> {
  const admirals = unit.admirals.map(({ id }) => id);
  if (new Set(admirals).size < admirals.length) yield broken(`${at}.admirals`, 'an admiral is there twice');
  if (unit.leader !== undefined && !admirals.includes(unit.leader))
    yield missing(`${at}.leader`, 'admiral', unit.leader);
  const tidy = canonicalStacks(unit.stacks);
  const same =
    tidy.length === unit.stacks.length &&
    tidy.every(({ rank, type, used }, index) => {
      const other = unit.stacks[index];
      return other !== undefined && other.rank === rank && other.type === type && other.used === used;
    });
  if (!same)
    yield broken(`${at}.stacks`, 'stacks must be in order of rank, type and use, like ships in one stack');
}
