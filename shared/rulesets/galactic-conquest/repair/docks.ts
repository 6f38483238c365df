import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { wholeRepair } from '../model/condition/repair.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import type { System } from '../model/system.ts';
import { withCrew } from '../ships/crew.ts';
import { isFlagged } from '../ships/fleet.ts';
import { coresOf } from '../space/own.ts';

/** The strategic repair value of a unit (C2.20). */
export interface RepairValue {
  /** Small ships that it repairs every four segments, or ships of any size in a whole turn. */
  readonly ships: number;
  /** The figure in brackets: in a whole turn (C2.10). */
  readonly slow?: true;
}

/** Values of repair units by their designations (C2.20, B8.451). */
const values: Readonly<Record<string, RepairValue>> = {
  'F-RL': { ships: 2, slow: true },
  'F-RS': { ships: 1, slow: true },
  'HDW-R': { ships: 3, slow: true },
  FRD: { ships: 4 },
  FRX: { ships: 4 },
  CDK: { ships: 4 },
};

/** What a ship repairs with its crew (C9.40, C9.51); undefined: nothing. OURS: a repair ship that the book does not name repairs as a repair freighter of its size. */
export function valueOf(ship: Ship): RepairValue | undefined {
  if (!isFlagged(ship, 'repair')) return undefined;
  const value = values[ship.hull] ?? { ships: ship.size >= 4 ? 1 : 2, slow: true as const };
  return { ...value, ships: withCrew(ship, value.ships) };
}

/** What a system repairs, while no base stands there (C2.20). OURS: a homeworld as a starbase, and a major system as a battle station. */
const systemValues: Readonly<Partial<Record<System['kind'], RepairValue>>> = {
  homeworld: { ships: 10 },
  major: { ships: 2 },
};

/** A repair unit that can work. */
export interface Dock extends RepairValue {
  /** The ship that it is; absent: it is a system or a base. */
  readonly ship?: { readonly unit: UnitId; readonly at: number };
  /** How much it may repair at most, of `wholeRepair` for each ship; absent: it is in supply (C2.30). */
  readonly limit?: number;
}

/** The ships of a squadron that repair others: none that is damaged itself, or on convoy duty (C2.11, C2.15). */
function docksAboard(
  unit: UnitId,
  { ships, guards }: State['squadrons'][UnitId],
  isSupplied: boolean,
): readonly Dock[] {
  if (guards === true) return [];
  return ships.flatMap((ship, at): readonly Dock[] => {
    const value = valueOf(ship);
    if (value === undefined || (ship.lost ?? 0) > 0) return [];
    const limit = Math.max(0, value.ships * wholeRepair - (ship.spent ?? 0));
    return [{ ...value, ship: { unit, at }, ...(isSupplied ? {} : { limit }) }];
  });
}

/** The repair units of an empire in a hex, those that work fastest first; `here`: its squadrons that have been there for the whole segment. */
export function docksIn(
  state: State,
  seat: SeatId,
  place: PlaceId,
  here: readonly UnitId[],
): readonly Dock[] {
  const system = state.systems[place];
  const fixed = system?.owner === seat ? systemValues[system.kind] : undefined;
  const core = coresOf(state);
  const aboard = here.flatMap((unit) => {
    const squadron = state.squadrons[unit];
    if (squadron === undefined || !squadron.ships.some((ship) => valueOf(ship) !== undefined)) return [];
    return docksAboard(unit, squadron, squadron.supply?.fed === true || core(seat).has(place));
  });
  return [...(fixed === undefined ? [] : [fixed]), ...aboard];
}
