import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { standing } from '../bases/stand.ts';
import type { BaseType } from '../bases/types.ts';
import { baseTypes, isMilitary, typeOfUnit, unitOf } from '../bases/types.ts';
import { countsAs } from '../model/system.ts';
import type { State } from '../model/state.ts';
import { basesIn } from '../model/territory.ts';
import { stableWorth } from '../model/unrest/morale.ts';
import { worthAboard } from '../ships/worth.ts';

type World = Pick<State, 'systems'> & Partial<Pick<State, 'squadrons' | 'stability'>>;

/** Small ground bases of which each so many lower the morale of a system, and garrisons that raise it (B6.20). */
const [crowd, garrisons] = [12, 3] as const;

/** Whether it is a small ground base: fusion bombs are none. */
const isSmallGround = ({ stand, row }: BaseType): boolean => stand === 'ground' && row.class === 'GB';

/** The kinds of base that stand at a system and are its owner’s, each once. */
function kindsAt({ systems, squadrons = {} }: World, place: PlaceId): readonly BaseType[] {
  const bases = basesIn({ squadrons }, place);
  if (bases === undefined || bases.seat !== systems[place]?.owner) return [];
  return [...new Set(bases.ships.flatMap((ship) => typeOfUnit(ship) ?? []))];
}

/** How many bases of a kind are left at a system, of those of its owner: X-bases and mauler-armed ones are kinds of their own. */
const leftAt = ({ systems, squadrons = {} }: World, place: PlaceId, { hull }: BaseType): number => {
  const bases = basesIn({ squadrons }, place);
  return bases === undefined || bases.seat !== systems[place]?.owner
    ? 0
    : sumOf(bases.ships.map((ship) => (unitOf(ship.hull).hull === hull ? standing(ship) : 0)));
};

/** BPV of the military facilities of a system, with fighters and gunboats that they carry; ships do not count (B7.10). OURS: bases by what our list has, as many as are left of a group. */
export function facilitiesAt(world: World, place: PlaceId): number {
  const { squadrons = {} } = world;
  const kinds = kindsAt(world, place).filter(isMilitary);
  const aboard = (basesIn({ squadrons }, place)?.ships ?? []).map((ship) => {
    const type = typeOfUnit(ship);
    return type !== undefined && isMilitary(type) ? worthAboard(ship) : 0;
  });
  return sumOf(kinds.map((type) => leftAt(world, place, type) * type.row.bpv)) + sumOf(aboard);
}

/** Whether a system lacks the facilities that make it stable, in games that play this (B7.10). OURS: none that is still being settled does. */
export const isUnstable = (world: World, place: PlaceId): boolean =>
  world.stability === true &&
  world.systems[place] !== undefined &&
  world.systems[place].founded !== 'settling' &&
  facilitiesAt(world, place) < stableWorth;

/** By how much ground bases lower the morale of a system: one for each twelve small ones but garrisons, at no homeworld (B6.20). */
export function crowdingAt(world: World, place: PlaceId): number {
  const system = world.systems[place];
  if (system !== undefined && countsAs(system) === 'homeworld') return 0;
  const small = kindsAt(world, place).filter((type) => isSmallGround(type) && type.hull !== 'GMG');
  return Math.floor(sumOf(small.map((type) => leftAt(world, place, type))) / crowd);
}

/** Whether enough garrisons stand at a system to raise its morale (B6.20). */
export function isGarrisoned(world: World, place: PlaceId): boolean {
  const garrison = baseTypes.get('GMG');
  return garrison !== undefined && leftAt(world, place, garrison) >= garrisons;
}
