import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { areHostile } from '../model/relations.ts';
import type { State, Unit } from '../model/state.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { canFight, totalCombat, totalHitPoints } from '../model/units/forces.ts';
import { starship } from '../tables/starships.ts';
import type { Field, Fighter, Side } from './field.ts';
import type { Owner } from './teams.ts';
import { chains, distinctOwners, enemyTeams } from './teams.ts';

/**
 * Who fights in the sector in this phase: visible units with at least one enemy there (GE 719-723, 1593-1595);
 * all others take no part (GE 1926). Undefined if nobody has an enemy.
 */
export function musterSector(
  state: State,
  place: PlaceId,
  phase: number,
  present: readonly NamedUnit[],
): Field | undefined {
  const fighting = withEnemies(state, place, present);
  return fighting.length === 0
    ? undefined
    : gathered(state, fighting, { battle: `b${phase}-${place}`, place });
}

/**
 * Who fights at the border of two sectors: of the units that crossed it in this phase, those with an enemy among them,
 * provided that two enemies crossed in opposite directions (GE 711, E-50). Undefined if none did.
 */
export function musterBorder(
  state: State,
  a: PlaceId,
  b: PlaceId,
  phase: number,
  crossing: readonly UnitId[],
): Field | undefined {
  const movers = crossing.map((id): NamedUnit => [id, state.units[id] as Unit]);
  const meets = movers.some(([, one]) =>
    movers.some(([, other]) => one.place !== other.place && areHostile(state, one.owner, other.owner, a)),
  );
  if (!meets) return undefined;
  return gathered(state, withEnemies(state, a, movers), {
    battle: `b${phase}-${a}-${b}`,
    place: a,
    across: b,
  });
}

/** The units among these that fight at the place: visible, not empty, and with an enemy among these units. */
export function withEnemies(state: State, place: PlaceId, units: readonly NamedUnit[]): readonly NamedUnit[] {
  const able = units.filter(([, unit]) => canFight(unit));
  const owners = distinctOwners(able.map(([, unit]) => unit));
  const warring = new Set(
    owners.filter((owner) => owners.some((other) => areHostile(state, owner, other, place))),
  );
  return able.filter(([, unit]) => warring.has(unit.owner));
}

type Where = Pick<Field, 'battle' | 'place' | 'across'>;

function gathered(state: State, units: readonly NamedUnit[], where: Where): Field {
  const owners = distinctOwners(units.map(([, unit]) => unit));
  const forces = chains(state, owners);
  const sides = units.map(([id, unit], index) =>
    sideOf(
      id,
      unit,
      index,
      forces.findIndex((force) => force.includes(unit.owner)),
    ),
  );
  return {
    ...where,
    sides,
    hostile: hostilePairs(
      state,
      where.place,
      sides.map(({ owner }) => owner),
    ),
    parties: owners.filter((owner) => owner !== undefined),
    ...enemyTeams(state, where.place, sides),
    level: 0,
  };
}

function hostilePairs(
  state: State,
  place: PlaceId,
  owners: readonly Owner[],
): readonly (readonly [number, number])[] {
  return owners.flatMap((owner, a) =>
    owners.flatMap((other, b) => (a < b && areHostile(state, owner, other, place) ? [[a, b] as const] : [])),
  );
}

function sideOf(id: UnitId, unit: Unit, index: number, force: number): Side {
  const { owner, kind, number, name, retreatLevel, defends, follows, cameFrom } = unit;
  const leader = unit.admirals.find((admiral) => admiral.id === unit.leader);
  return {
    index,
    unit: id,
    kind,
    number,
    name,
    retreatLevel,
    defends,
    force,
    ...(owner && { owner }),
    ...(follows && { follows }),
    ...(cameFrom && { cameFrom }),
    ...(leader && {
      leader: { id: leader.id, name: leader.name, tactics: leader.tactics, siegecraft: leader.siegecraft },
    }),
    combat: totalCombat(unit),
    hitPoints: totalHitPoints(unit),
    stacks: unit.stacks.map((stack) => ({ ...stack })),
    fighters: fightersOf(unit, index),
    committed: false,
    taken: 0,
    total: 0,
    kills: 0,
    struck: false,
  };
}

/** Admirals fight as starships of rank 5 (GE 1171, 1880). */
function fightersOf(unit: Unit, side: number): Fighter[] {
  const fresh = { side, damage: 0, covered: false, marked: false };
  const ships = unit.stacks.flatMap(({ type, count, rank, used }) => {
    const { attacks, combat, hitPoints } = starship(type);
    return Array.from({ length: count }, (): Fighter => ({
      ...fresh,
      type,
      rank,
      used,
      attacks,
      combat,
      hitPoints,
    }));
  });
  const corvettes = unit.admirals.map(({ id, name, used, attacks, combat, hitPoints }): Fighter => ({
    ...fresh,
    admiral: id,
    name,
    rank: 5,
    used,
    attacks,
    combat,
    hitPoints,
  }));
  return [...ships, ...corvettes];
}
