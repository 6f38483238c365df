import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { plainBase } from '../model/bases/plain.ts';
import { wholeRepair } from '../model/condition/repair.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import type { System } from '../model/system.ts';
import { countsAs } from '../model/system.ts';
import type { YardKind } from '../model/yards/yard.ts';
import { hasRole } from '../ships/aboard/officers.ts';
import { withCrew } from '../ships/crew.ts';
import { isBase, isFlagged } from '../ships/fleet.ts';
import { busyDocks } from '../space/docks.ts';
import { coresOf, isInSupply } from '../space/own.ts';

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

/** Values of bases by their designations, with or without the X of an X-base; of ground bases for each of a unit (C2.20). OURS: a star fortress and a star palace repair as a starbase. */
const baseValues: Readonly<Record<string, RepairValue>> = {
  SP: { ships: 10 },
  SF: { ships: 10 },
  SB: { ships: 10 },
  STB: { ships: 2 },
  BATS: { ships: 2 },
  BS: { ships: 1 },
  QCB: { ships: 3, slow: true },
  TCB: { ships: 2, slow: true },
  CB: { ships: 1, slow: true },
  GRS: { ships: 1, slow: true },
};

/** What a yard repairs; of one for war hulls while nothing is built in it (C2.20). */
const yardValues: Readonly<Partial<Record<YardKind, number>>> = {
  SC2SY: 5,
  SC3SY: 3,
  CWSY: 3,
  SC4SY: 1,
  DWSY: 1,
};
const isForWarHulls = (kind: YardKind): boolean => kind === 'CWSY' || kind === 'DWSY';

function baseValueOf(ship: Ship): RepairValue | undefined {
  if (!isBase(ship)) return undefined;
  const [, count = '1', hull = ''] = /^(?:(\d+)x)?(.+?)X?$/.exec(ship.hull) ?? [];
  const value = baseValues[plainBase(hull)];
  return value && { ...value, ships: value.ships * Number(count) };
}

/** What a unit repairs with its crew (C9.40, C9.51); undefined: nothing. OURS: a repair ship that the book does not name repairs as a repair freighter of its size. */
export function valueOf(ship: Ship): RepairValue | undefined {
  const base = baseValueOf(ship);
  // Where a game has no ship list, the designation tells.
  const repairs = ship.figures === undefined ? ship.hull in values : isFlagged(ship, 'repair');
  if (base === undefined && !repairs) return undefined;
  const value = base ?? values[ship.hull] ?? { ships: ship.size >= 4 ? 1 : 2, slow: true as const };
  // A base commander adds one (A12.30b).
  return { ...value, ships: withCrew(ship, value.ships) + (hasRole(ship, 'LB') ? 1 : 0) };
}

/** What a system repairs at least, whatever bases and yards stand there (C2.20). OURS: a homeworld as a starbase, and a major system as a battle station. */
const systemValues: Readonly<Partial<Record<System['kind'], number>>> = { homeworld: 10, major: 2 };

/** A repair unit that can work. */
export interface Dock extends RepairValue {
  /** The ship or base that it is; absent: it is a system or a yard. */
  readonly ship?: { readonly unit: UnitId; readonly at: number };
  /** How much it may repair at most, of `wholeRepair` for each ship; absent: it is in supply (C2.30). */
  readonly limit?: number;
}

/** The ships of a squadron that repair others: none that is damaged itself or mothballed, or on convoy duty, nor docks that build a ship (B8.96, B9.40, C2.11, C2.15). `busy`: the latter by their kinds, each of which is left out once. */
function docksAboard(
  unit: UnitId,
  { ships, guards }: State['squadrons'][UnitId],
  isSupplied: boolean,
  busy: string[],
): readonly Dock[] {
  if (guards === true) return [];
  return ships.flatMap((ship, at): readonly Dock[] => {
    const value = valueOf(ship);
    if (value === undefined || (ship.lost ?? 0) > 0 || ship.stored === true) return [];
    if (busy.includes(ship.hull)) {
      busy.splice(busy.indexOf(ship.hull), 1);
      return [];
    }
    const limit = Math.max(0, value.ships * wholeRepair - (ship.spent ?? 0));
    return [{ ...value, ship: { unit, at }, ...(isSupplied ? {} : { limit }) }];
  });
}

/** The yards of an empire in a hex that repair. None while it is damaged itself (C2.15); OURS: none while it is laid or changed. */
const yardsAt = ({ yards = {}, turn }: State, seat: SeatId, place: PlaceId): readonly Dock[] =>
  valuesInOrder(yards).flatMap((yard) => {
    const ships = yard.place === place && yard.seat === seat ? yardValues[yard.kind] : undefined;
    const isTaken = isForWarHulls(yard.kind) && (yard.jobs ?? []).length > 0;
    return ships === undefined || isTaken || yard.hurt !== undefined || (yard.idle?.until ?? 0) > turn
      ? []
      : [{ ships }];
  });

/** The yards of an empire in a hex that repair and are in supply (C2.11). */
export const yardsIn = (state: State, seat: SeatId, place: PlaceId): readonly Dock[] => {
  const yards = yardsAt(state, seat, place);
  return yards.length > 0 && coresOf(state)(seat).has(place) ? yards : [];
};

/** The repair units of an empire in a hex, those of the place first; `here`: its squadrons and bases that have been there for the whole segment. */
export function docksIn(
  state: State,
  seat: SeatId,
  place: PlaceId,
  here: readonly UnitId[],
): readonly Dock[] {
  const core = coresOf(state);
  const busy = [...busyDocks(state, seat, place)];
  const aboard = here.flatMap((unit) => {
    const squadron = state.squadrons[unit];
    if (squadron === undefined || !squadron.ships.some((ship) => valueOf(ship) !== undefined)) return [];
    return docksAboard(unit, squadron, isInSupply(state, core, squadron), busy);
  });
  const supplied = yardsIn(state, seat, place);
  const system = state.systems[place];
  const least = system?.owner === seat ? (systemValues[countsAs(system)] ?? 0) : 0;
  const stands = aboard.filter(
    ({ ship }) => ship !== undefined && state.squadrons[ship.unit]?.fixed !== undefined,
  );
  const fast = [...stands, ...supplied].filter(({ slow }) => slow !== true);
  const rest = least - sumOf(fast.map(({ ships }) => ships));
  return [...(rest > 0 ? [{ ships: rest }] : []), ...supplied, ...aboard];
}
