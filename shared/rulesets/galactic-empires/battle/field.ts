import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Casualty } from '../model/battle.ts';
import type { AdmiralId } from '../model/ids.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { Rank } from '../tables/starships.ts';
import type { Stack } from '../model/state.ts';
import type { Team } from './teams.ts';

/** One starship, or one admiral in their corvette, during a battle. */
export interface Fighter {
  /** Index of its side. */
  readonly side: number;
  /** Absent for an admiral. */
  readonly type?: ShipTypeId;
  readonly admiral?: AdmiralId;
  readonly name?: string;
  readonly rank: Rank;
  readonly used: number;
  readonly attacks: number;
  /** Percent for each attack. */
  readonly combat: number;
  /** In tenths; increased for the rest of the battle if it was inside the defences when it was first hit (E-32). */
  hitPoints: number;
  /** In tenths. */
  damage: number;
  /** Inside the sector defences in this round. */
  covered: boolean;
  /** A casualty: it fires until it is removed, but is no longer living (E-28). */
  marked: boolean;
  /** Side that hit it last. */
  hitBy?: number;
}

/** One unit in a battle. */
export interface Side {
  readonly index: number;
  readonly unit: UnitId;
  readonly owner?: SeatId;
  readonly kind: 'starfleet' | 'garrison';
  readonly number: number;
  readonly name: string;
  readonly retreatLevel: Rank;
  readonly defends: boolean;
  readonly follows?: UnitId;
  readonly cameFrom?: PlaceId;
  readonly leader?: {
    readonly id: AdmiralId;
    readonly name: string;
    readonly tactics: number;
    readonly siegecraft: number;
  };
  /** Totals when the battle begins (GE 1068); hit points in tenths. */
  readonly combat: number;
  readonly hitPoints: number;
  readonly stacks: readonly Stack[];
  /** The number of the force it belongs to, its empire with all allies: a force without living ships no longer fires. */
  readonly force: number;
  /** By rank, type and used move-points, admirals last. Casualties stay in the list until they are removed. */
  fighters: Fighter[];
  /** Inside the sector defences, and so unable to retreat (GE 1902). */
  committed: boolean;
  /** The sector to which it has retreated. */
  away?: PlaceId;
  /** Damage taken in this round and in all, in tenths. */
  taken: number;
  total: number;
  /** Enemy ships that its hits destroyed. */
  kills: number;
  /** Whether its siege damaged the defences. */
  struck: boolean;
}

/** The working data of one battle. */
export interface Field {
  readonly battle: string;
  readonly place: PlaceId;
  /** The sector across the border; absent in a sector battle. */
  readonly across?: PlaceId;
  /** In unit id order. */
  readonly sides: readonly Side[];
  /** Indices of sides at war with each other, each pair once. */
  readonly hostile: readonly (readonly [number, number])[];
  readonly parties: readonly SeatId[];
  readonly teams: readonly Team[];
  /** Per side, the teams it may fire at: indices into `teams`. */
  readonly targets: readonly (readonly number[])[];
  /** Level of the sector defence less its damage, after the siege; 0 if there is none, and at borders. */
  level: number;
}

/** Whether the fighter is not yet a casualty. */
export const isLiving = (fighter: Fighter): boolean => !fighter.marked;
/** The living fighters of a side, admirals included. */
export const livingOf = (side: Side): readonly Fighter[] => side.fighters.filter(isLiving);

/** Whether the side is still on the field with a living fighter. */
export const stands = (side: Side): boolean => side.away === undefined && side.fighters.some(isLiving);

/** Whether enemies of this side are still on the field. */
export function isThreatened(field: Field, side: Side): boolean {
  return field.hostile.some(([a, b]) => {
    const enemy = a === side.index ? b : b === side.index ? a : undefined;
    return enemy !== undefined && stands(field.sides[enemy] as Side);
  });
}

/** Whether units at war with each other are still on the field (GE 1676). */
export function isContested(field: Field): boolean {
  return field.hostile.some(([a, b]) => stands(field.sides[a] as Side) && stands(field.sides[b] as Side));
}

/** The members that every event of the battle has. */
export const heading = ({ battle, place, parties }: Field): Pick<Field, 'battle' | 'place' | 'parties'> => ({
  battle,
  place,
  parties,
});

/** The losses of an event from its fighters: equal ships together, by unit, rank, type and used move-points, admirals one by one. */
export function casualties(field: Field, fighters: readonly Fighter[]): readonly Casualty[] {
  const groups = Map.groupBy(fighters, ({ side, rank, type, admiral, used }) =>
    [side, rank, type ?? '', admiral ?? '', used].join(' '),
  );
  return [...groups.values()]
    .map((group) => casualty(field, group[0] as Fighter, group.length))
    .sort(
      compareBy(
        ({ unit }) => unit,
        ({ rank }) => rank,
        ({ type }) => type ?? '~',
        ({ used }) => used,
        ({ admiral }) => admiral ?? '',
      ),
    );
}

/** Equal fighters of one side as one loss. */
export function casualty(
  field: Field,
  { side, type, admiral, name, rank, used }: Fighter,
  count: number,
): Casualty {
  const who =
    type === undefined ? { ...(admiral && { admiral }), ...(name !== undefined && { name }) } : { type };
  return { unit: (field.sides[side] as Side).unit, ...who, rank, used, count };
}
