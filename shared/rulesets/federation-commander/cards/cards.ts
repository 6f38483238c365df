import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { ArcName } from './arcs.ts';
import type { BoxId } from './ids.ts';
import { boxId } from './ids.ts';
import type { Family, SystemType, WeaponType } from './systems.ts';
import { systems, weaponTypes } from './systems.ts';

/* Ship cards in Fleet Scale (FC 7A). Their drawings are not part of the text: what it says of them holds here, and all other counts are OURS (see the README). */

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

/** Turn mode categories; those before are better (FC 2A5). */
export type TurnModeCategory = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

export interface Card {
  readonly label: string;
  /** The class on its counter. */
  readonly sign: string;
  /** The name of the drawing that stands for it. */
  readonly drawing: string;
  readonly category: TurnModeCategory;
  /** Half tokens for one hex (FC 2B1a). */
  readonly moveCost: number;
  /** Repair points each turn (FC 5G1). */
  readonly damageControl: number;
  /** Boxes of shields #1 to #6. */
  readonly shields: readonly number[];
  readonly boxes: readonly Box[];
  readonly mounts: readonly Mount[];
}

type Counts = Readonly<Partial<Record<SystemType, number>>>;
/** A weapon box: its system, its letter or number on the card, and its arc if it fires. */
type Row = readonly [system: SystemType, mark: string, arc?: ArcName];

const isWeaponType = (system: SystemType): system is WeaponType =>
  (weaponTypes as readonly SystemType[]).includes(system);

const counted = (counts: Counts): readonly Box[] =>
  keysInOrder(systems).flatMap((system) =>
    Array.from({ length: counts[system] ?? 0 }, (_, at) => boxOf(system, String(at + 1))),
  );

/** `PHOT A`, `LAB 1`, and `PH-1 #2`, whose type ends with a number of its own. */
const labelled = (type: string, mark: string): string => `${type} ${/\d$/.test(type) ? '#' : ''}${mark}`;

const boxOf = (system: SystemType, mark: string): Box => ({
  box: boxId(`${system}.${mark}`),
  system,
  family: systems[system].family,
  label: labelled(systems[system].label, mark.toUpperCase()),
});

function card(head: Omit<Card, 'boxes' | 'mounts'>, counts: Counts, rows: readonly Row[]): Card {
  const mounts = rows.flatMap(([system, mark, arc]): readonly Mount[] =>
    arc !== undefined && isWeaponType(system) ? [{ ...boxOf(system, mark), type: system, arc }] : [],
  );
  return {
    ...head,
    boxes: [...counted(counts), ...rows.map(([system, mark]) => boxOf(system, mark))],
    mounts,
  };
}

/** Cards of ships that have a captain. */
export const cardIds = ['federation-ca', 'klingon-d7'] as const;
export type ShipCard = (typeof cardIds)[number];
export const allCards = [...cardIds, 'freighter'] as const;
export type CardId = (typeof allCards)[number];

export const cards: Readonly<Record<CardId, Card>> = {
  'federation-ca': card(
    {
      label: 'Federation heavy cruiser',
      sign: 'CA',
      drawing: 'Heavy Cruiser',
      category: 'D',
      moveCost: 1,
      damageControl: 2,
      shields: [15, 12, 12, 12, 12, 12],
    },
    {
      'l-warp': 8,
      'r-warp': 8,
      imp: 2,
      reac: 1,
      btty: 2,
      brdg: 1,
      emer: 1,
      aux: 1,
      'f-hull': 6,
      'r-hull': 2,
      lab: 4,
      tran: 2,
      trac: 1,
      shtl: 2,
      prb: 1,
    },
    [
      ['ph-1', '1', 'FH'],
      ['ph-1', '2', 'LF+L'],
      ['ph-1', '3', 'RF+R'],
      ['ph-3', '4', '360'],
      ['phot', 'a', 'FA'],
      ['phot', 'b', 'FA'],
      ['drn', 'c'],
    ],
  ),
  'klingon-d7': card(
    {
      label: 'Klingon D7 battlecruiser',
      sign: 'D7',
      drawing: 'Battlecruiser',
      category: 'B',
      moveCost: 1,
      damageControl: 2,
      shields: [15, 11, 11, 11, 11, 11],
    },
    {
      'l-warp': 8,
      'r-warp': 8,
      imp: 3,
      reac: 2,
      btty: 2,
      brdg: 1,
      emer: 1,
      aux: 1,
      'f-hull': 2,
      'r-hull': 4,
      lab: 2,
      tran: 3,
      trac: 1,
      shtl: 1,
      prb: 1,
    },
    [
      ['ph-1', '1', 'FX'],
      ['ph-1', '2', 'FX'],
      ['ph-2', '3', 'LS'],
      ['ph-2', '4', 'RS'],
      ['ph-2', '5', 'L+LR'],
      ['ph-2', '6', 'R+RR'],
      ['disr', 'a', 'FA'],
      ['disr', 'b', 'FA'],
      ['drn', 'c'],
      ['add', 'd'],
    ],
  ),
  /** Of the convoy (FC 8E). OURS: in the order of precedence it is the least agile. */
  freighter: card(
    {
      label: 'Freighter',
      sign: 'F',
      drawing: 'Freighter',
      category: 'F',
      moveCost: 0,
      damageControl: 0,
      shields: [0, 0, 0, 0, 0, 0],
    },
    { point: 50 },
    [],
  ),
};

/** As the card prints a box; its id for a box that no card has. */
export const boxLabelOn = (card: CardId, box: BoxId): string =>
  cards[card].boxes.find((one) => one.box === box)?.label ?? box;
