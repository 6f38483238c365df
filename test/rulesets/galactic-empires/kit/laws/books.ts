import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { ShipTypeId } from '#rulesets/galactic-empires/tables/starships.ts';
import type { Rank } from '#rulesets/galactic-empires/tables/starships.ts';
import type { Stack, State, Unit } from '#rulesets/galactic-empires/model/state.ts';
import { maybeStarship } from '#rulesets/galactic-empires/tables/starships.ts';

/*
 * A second account of the game, kept from the ledger alone and knowing nothing of the engine: what every event says is
 * written down here, and what it says must be possible. At the end the two must agree.
 */

export interface BookUnit {
  readonly kind: Unit['kind'];
  readonly number: number;
  name: string;
  owner: SeatId | undefined;
  place: PlaceId;
  /** Ships by rank, type and move-points used. */
  readonly ships: Map<string, number>;
  /** Move-points used by each admiral. */
  readonly admirals: Map<string, number>;
  leader: string | undefined;
  follows: UnitId | undefined;
  retreatLevel: Rank;
  defends: boolean;
  cloaked: boolean;
  /** Of this turn: */
  cloakChanged: boolean;
  spent: boolean;
  /** It builds or razes. */
  works: boolean;
  waits: number;
  /** The phase in which it moved, waited, searched or pillaged last. */
  phase: number;
}

export interface BookSector {
  owner: SeatId | undefined;
  annexedTo: SeatId | undefined;
  decline: number;
  damage: number;
  level: number;
  levelDamage: number;
  permitted: Set<SeatId>;
  readonly ownerAtStart: SeatId | undefined;
  /** Of this turn: */
  changedOwner: boolean;
  pillaged: boolean;
  annexedNow: boolean;
  damagedNow: boolean;
  built: number;
}

export interface BookEmpire {
  money: number;
  status: string;
  ruler: string;
  computer: boolean;
  defeated: boolean;
  readonly refuses: Set<SeatId>;
  readonly passage: Set<SeatId>;
  readonly sharesInfo: Set<SeatId>;
}

export interface Books {
  /** The world at the start of the turn: for what never changes. */
  readonly start: State;
  readonly units: Map<UnitId, BookUnit>;
  readonly sectors: Map<PlaceId, BookSector>;
  readonly empires: Map<SeatId, BookEmpire>;
  readonly relations: Map<string, string>;
  /** Alliances that this turn has ended. */
  readonly cancelled: Set<string>;
  readonly faults: string[];
}

export const shipKey = ({ rank, type, used }: Pick<Stack, 'rank' | 'type' | 'used'>): string =>
  `${rank} ${type} ${used}`;
export const keyParts = (
  key: string,
): { readonly rank: Rank; readonly type: ShipTypeId; readonly used: number } => {
  const [rank, type, used] = key.split(' ');
  return { rank: Number(rank) as Rank, type: type as ShipTypeId, used: Number(used) };
};

export function openBooks(start: State): Books {
  return {
    start,
    faults: [],
    cancelled: new Set(),
    units: new Map(inOrder(start.units).map(([id, unit]) => [id, bookUnit(unit)])),
    sectors: new Map(
      inOrder(start.sectors).map(
        ([place, { owner, annexedTo, decline, damage, level, levelDamage, permitted, ownerAtStart }]) => [
          place,
          {
            owner,
            annexedTo,
            decline,
            damage,
            level,
            levelDamage,
            permitted: new Set(permitted),
            ownerAtStart,
            changedOwner: false,
            pillaged: false,
            annexedNow: false,
            damagedNow: false,
            built: 0,
          },
        ],
      ),
    ),
    empires: new Map(
      inOrder(start.empires).map(
        ([seat, { treasury, status, ruler, computer, defeated, refuses, passage, sharesInfo }]) => [
          seat,
          {
            money: treasury,
            status,
            ruler,
            computer,
            defeated,
            refuses: new Set(refuses),
            passage: new Set(passage),
            sharesInfo: new Set(sharesInfo),
          },
        ],
      ),
    ),
    relations: new Map(inOrder(start.relations)),
  };
}

function bookUnit({
  kind,
  number,
  name,
  owner,
  place,
  stacks,
  admirals,
  leader,
  follows,
  retreatLevel,
  defends,
  cloaked,
}: Unit): BookUnit {
  return {
    kind,
    number,
    name,
    owner,
    place,
    leader,
    follows,
    retreatLevel,
    defends,
    cloaked,
    ships: new Map(stacks.map((stack) => [shipKey(stack), stack.count])),
    admirals: new Map(admirals.map(({ id, used }) => [id, used])),
    cloakChanged: false,
    spent: false,
    works: false,
    waits: 0,
    phase: 0,
  };
}

export const newUnit = (
  kind: Unit['kind'],
  number: number,
  name: string,
  owner: SeatId | undefined,
  place: PlaceId,
): BookUnit => ({
  kind,
  number,
  name,
  owner,
  place,
  ships: new Map(),
  admirals: new Map(),
  leader: undefined,
  follows: undefined,
  retreatLevel: 5,
  defends: true,
  cloaked: false,
  cloakChanged: false,
  spent: false,
  works: false,
  waits: 0,
  phase: 0,
});

export const shipsIn = (unit: BookUnit): number =>
  [...unit.ships.values()].reduce((sum, count) => sum + count, 0);
export const isEmpty = (unit: BookUnit): boolean => shipsIn(unit) === 0 && unit.admirals.size === 0;

/** Move-points that the slowest ship of the unit has left (GE 469). */
export function pointsLeft(books: Books, unit: BookUnit): number {
  if (unit.spent || unit.kind === 'garrison') return 0;
  const ships = [...unit.ships.keys()]
    .map(keyParts)
    .map(({ type, used }) => (maybeStarship(type)?.moves ?? 0) - used);
  const officers = [...unit.admirals.values()].map((used) => books.start.parameters.admiralMoves - used);
  const left = ships.length > 0 ? ships : officers;
  return left.length === 0 ? 0 : Math.max(0, Math.min(...left));
}

/** What the books hold at the end, as the state would say it: everything that lasts longer than a turn. */
export function closedBooks({ units, sectors, empires, relations }: Books): unknown {
  return {
    units: Object.fromEntries(
      [...units].map(([id, unit]) => [
        id,
        {
          kind: unit.kind,
          number: unit.number,
          name: unit.name,
          owner: unit.owner,
          place: unit.place,
          ships: rested([...unit.ships]),
          admirals: [...unit.admirals.keys()].sort(),
          leader: unit.leader,
          follows: unit.follows,
          retreatLevel: unit.retreatLevel,
          defends: unit.defends,
          cloaked: unit.cloaked,
        },
      ]),
    ),
    sectors: Object.fromEntries(
      [...sectors].map(([place, { owner, annexedTo, decline, damage, level, levelDamage, permitted }]) => [
        place,
        {
          owner,
          annexedTo,
          decline: owner === annexedTo ? 0 : decline,
          damage,
          level,
          levelDamage,
          permitted: [...permitted].sort(),
        },
      ]),
    ),
    empires: Object.fromEntries(
      [...empires].map(([seat, empire]) => [
        seat,
        {
          ...empire,
          refuses: [...empire.refuses].sort(),
          passage: [...empire.passage].sort(),
          sharesInfo: [...empire.sharesInfo].sort(),
        },
      ]),
    ),
    relations: Object.fromEntries(relations),
  };
}

/** The same of the engine's own state. */
export const asBooks = (state: State): unknown => closedBooks(openBooks(state));

/** Ships by rank and type: what they have used is forgotten overnight. */
function rested(ships: readonly (readonly [string, number])[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [key, count] of ships) {
    const { rank, type } = keyParts(key);
    if (count > 0) sums[`${rank} ${type}`] = (sums[`${rank} ${type}`] ?? 0) + count;
  }
  return sums;
}

/** Where two accounts differ, as paths with both values; at most ten. */
export function differences(books: unknown, state: unknown, path = ''): readonly string[] {
  if (books === state) return [];
  if (typeof books !== 'object' || typeof state !== 'object' || books === null || state === null) {
    return [`${path}: ${JSON.stringify(books)} by the ledger, ${JSON.stringify(state)} in the state`];
  }
  const mine = books as Readonly<Record<string, unknown>>;
  const theirs = state as Readonly<Record<string, unknown>>;
  return [...new Set([...keysInOrder(mine), ...keysInOrder(theirs)])]
    .flatMap((key) => differences(mine[key], theirs[key], `${path}.${key}`))
    .slice(0, 10);
}
