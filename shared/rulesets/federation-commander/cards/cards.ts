import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Of } from '#kernel/codec/codec.ts';
import {
  flag,
  id,
  integer,
  line,
  list,
  object,
  oneOf,
  optional,
  record,
  where,
} from '#kernel/codec/shapes.ts';
import type { ArcName } from './arcs.ts';
import { arcs } from './arcs.ts';
import type { BoxId, CardId } from './ids.ts';
import { boxId } from './ids.ts';
import type { Family, SystemType, WeaponType } from './systems.ts';
import { shipSystems, systems, weaponTypes } from './systems.ts';

/* Ship cards in Fleet Scale (FC 7A), as data of one shape, whoever brings them. */

export interface Box {
  readonly box: BoxId;
  readonly system: SystemType;
  readonly family: Family;
  readonly label: string;
}
/** A box that fires. */
export interface Mount extends Box {
  readonly type: WeaponType;
  readonly arc: ArcName;
}

/** Turn mode categories; those before are better (FC 2A5). The last is of freighters alone, which never turn. */
export const turnModeCategories = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type TurnModeCategory = (typeof turnModeCategories)[number];

/** Drawings that may stand for a ship. */
const drawings = [
  ...(['Scout', 'Destroyer', 'Light Cruiser', 'Heavy Cruiser', 'Strike Cruiser'] as const),
  ...(['Battlecruiser', 'Battleship', 'Freighter'] as const),
] as const;

/** Boxes of shields #1 to #6. */
const shields = where(list(integer(0, 99), 6), ({ length }) => length === 6, 'six numbers of boxes');
/** Systems of which a card says how many boxes there are. */
const plain = shipSystems.filter((system) => systems[system].family !== 'weapon');
const plainOnly = new RegExp(`^(?:${plain.join('|')})$`);
/** A letter or number on the card, as of `PHOT A`. */
const mark = where(line(2, 1), (text) => /^[a-z0-9]+$/.test(text), 'a letter or number, or two');

/** A card as it is written down. */
export const cardShape = object({
  card: id<CardId>(),
  label: line(40, 1),
  /** The class on its counter. */
  sign: line(4, 1),
  drawing: oneOf(drawings),
  /** Not of the rulebook, but made for this program (OURS). */
  ours: optional(flag),
  category: oneOf(turnModeCategories.slice(0, -1)),
  /** Tokens for speed 8: eight times the movement cost (FC 2B1a, 7A2). */
  speed8: integer(1, 16),
  /** Repair points each turn (FC 5G1). */
  damageControl: integer(0, 20),
  shields,
  /** Boxes of each system that are all alike. */
  systems: record<string, number>(integer(1, 24), plain.length, plainOnly),
  /** Weapons, each a box of its own; those that fire with their arc. */
  weapons: list(
    object({
      system: oneOf([...weaponTypes, 'drn', 'add']),
      mark,
      arc: optional(oneOf(keysInOrder(arcs))),
    }),
    40,
  ),
});
export type CardData = Of<typeof cardShape>;

/** A card as the rules ask about it. */
export interface Card {
  readonly label: string;
  /** The class on its counter. */
  readonly sign: string;
  /** The name of the drawing that stands for it. */
  readonly drawing: string;
  readonly category: TurnModeCategory;
  /** Half tokens for one hex (FC 2B1a), with fractions. */
  readonly moveCost: number;
  /** Repair points each turn (FC 5G1). */
  readonly damageControl: number;
  /** Boxes of shields #1 to #6. */
  readonly shields: readonly number[];
  readonly boxes: readonly Box[];
  readonly mounts: readonly Mount[];
}

/** `PHOT A`, `LAB 1`, and `PH-1 #2`, whose type ends with a number of its own. */
const labelled = (type: string, mark: string): string => `${type} ${/\d$/.test(type) ? '#' : ''}${mark}`;

const boxOf = (system: SystemType, mark: string): Box => ({
  box: boxId(`${system}.${mark}`),
  system,
  family: systems[system].family,
  label: labelled(systems[system].label, mark.toUpperCase()),
});

/** So many boxes of each system. */
export const counted = (counts: Readonly<Record<string, number>>): readonly Box[] =>
  keysInOrder(systems).flatMap((system) =>
    Array.from({ length: counts[system] ?? 0 }, (_, at) => boxOf(system, String(at + 1))),
  );

const isWeaponType = (system: SystemType): system is WeaponType =>
  (weaponTypes as readonly SystemType[]).includes(system);

/** The card of this data. */
export function cardOfData({ speed8, systems: counts, weapons, ...head }: CardData): Card {
  return {
    label: head.label,
    sign: head.sign,
    drawing: head.drawing,
    category: head.category,
    moveCost: speed8 / 4,
    damageControl: head.damageControl,
    shields: head.shields,
    boxes: [...counted(counts), ...weapons.map(({ system, mark }) => boxOf(system, mark))],
    mounts: weapons.flatMap(({ system, mark, arc }): readonly Mount[] =>
      arc !== undefined && isWeaponType(system) ? [{ ...boxOf(system, mark), type: system, arc }] : [],
    ),
  };
}
