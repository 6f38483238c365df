import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Encounter } from '../model/combat.ts';
import { raiders } from '../map/empires.ts';
import type { State, Unit } from '../model/state.ts';
import { unitsOf } from '../model/stations.ts';
import { designOf, has, isCivil } from '../units/designs.ts';
import { raiderShips, raiding } from '../units/raiders.ts';
import { areFriends, isArmed, shipsAt } from '../supply/control.ts';

type Named = readonly [UnitId, Unit];

/** What raiders may attack in a sector: the civil fleets of an empire there, or else its system (VB 268). */
export interface Prize {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly raid: 'cargo' | 'system';
  /** In percent. */
  readonly chance: number;
}

/** The chance of a raid on so many civil fleets behind so many EP of warships, bases and flights (VB 268). */
export function raidChance(fleets: number, ep: number): number {
  const { chance, fleet, some, more, each } = raiding;
  const less =
    ep === 0
      ? 0
      : ep < some.below
        ? some.less
        : ep <= more.most
          ? more.less
          : each.less * Math.floor(ep / each.ep);
  return Math.max(0, chance + fleet * Math.max(0, fleets - 1) - less);
}

/** EP of what defends a sector, whole ones. */
const guardOf = (units: readonly Unit[]): number =>
  Math.floor(
    sumOf(
      units
        .filter((unit) => !unit.mothballed && unit.aboard === undefined)
        .map(designOf)
        .filter((design) => design.attack > 0 && !isCivil(design))
        .map(({ cost }) => (100 * cost.points) / cost.for),
    ) / 100,
  );

/** Every prize of the turn, sector by sector: civil fleets, and systems without anything that could defend them. */
export function prizesIn(state: State): readonly Prize[] {
  return keysInOrder(state.empires).flatMap((seat) => {
    const own = unitsOf(state.units, seat)
      .map(([, unit]) => unit)
      .filter(({ between }) => between === undefined);
    const byPlace = Map.groupBy(own, ({ place }) => place);
    const systems = inOrder(state.systems).filter(([, { owner }]) => owner === seat);
    const places = new Set([
      ...systems.map(([place]) => place),
      ...own.filter((unit) => isCivil(designOf(unit))).map(({ place }) => place),
    ]);
    return [...places].sort().flatMap((place): readonly Prize[] => {
      const here = byPlace.get(place) ?? [];
      const fleets = here.filter(
        (unit) => isCivil(designOf(unit)) && !unit.mothballed && unit.aboard === undefined,
      ).length;
      const ep = guardOf(here);
      const chance = raidChance(fleets, ep);
      if (chance === 0) return [];
      if (fleets > 0) return [{ place, seat, raid: 'cargo', chance }];
      const isOpen = ep === 0 && systems.some(([one]) => one === place);
      return isOpen ? [{ place, seat, raid: 'system', chance }] : [];
    });
  });
}

/** Ships for so many EP: the dearest that can be had, as long as there is enough; at least one (OURS). */
export function raidersFor(ep: number): readonly string[] {
  const found: string[] = [];
  let left = ep;
  for (const [name, cost] of raiderShips) for (; left >= cost; left -= cost) found.push(name);
  return found.length === 0 ? [raiderShips.at(-1)?.[0] ?? ''] : found;
}

/** Raids that are at hand: wherever raiders are (VB 268). */
export function raidsIn(state: State): readonly Encounter[] {
  return prizesIn(state)
    .filter(({ place, seat }) =>
      unitsOf(state.units, raiders).some(([id]) => id.startsWith(raiderPrefix(place, seat))),
    )
    .map(({ place, seat, raid }) => ({
      place,
      attacker: raiders,
      defender: seat,
      raid,
      demand: { by: raiders, scenario: raid === 'cargo' ? ('deep-space' as const) : ('defensive' as const) },
    }));
}

/** What the ids of raiders begin with. */
export const raiderPrefix = (place: PlaceId, seat: SeatId): string => `${raiders}.${place}.${seat}.`;

/** Who of a defender a raid on cargo meets: the civil fleets, and their sentries (VB 210, 268). */
export function convoyAt(here: readonly Named[]): readonly Named[] {
  const fleets = here.filter(([, unit]) => isCivil(designOf(unit)));
  const guarded = new Set(fleets.map(([id]) => id));
  return here.filter(([id, { guards }]) => guarded.has(id) || (guards !== undefined && guarded.has(guards)));
}

/** Sectors of its route in which a Trade Fleet may be met, if forces that are no friends are in one of them or raiders are about (VB 266); none: it is where it is. */
export function whereabouts(state: State, id: UnitId): readonly PlaceId[] {
  const unit = state.units[id];
  const { route = [] } = unit ?? {};
  if (unit === undefined || unit.mothballed || !has(designOf(unit), 'Trade')) return [];
  if (unit.between !== undefined || !route.includes(unit.place)) return [];
  const isNear = route.some((place) =>
    shipsAt(state, place).some(([, other]) => isArmed(other) && !areFriends(state, unit.seat, other.seat)),
  );
  return isNear || state.raids !== undefined ? route : [];
}
