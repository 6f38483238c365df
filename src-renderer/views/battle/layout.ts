import type { SeatId, UnitId } from '#kernel/ids.ts';
import type { BattlePicture, BattleSidePicture, StackPicture } from '#kernel/presentation.ts';
import type { Point } from '../../map/board/geometry.ts';
import { drawnClasses } from '../../map/looks/silhouettes.ts';
import type { Standing } from './moments.ts';

/** Most ships of a stack that are drawn; in larger stacks each stands for several. */
const mostFigures = 12;
const [smallest, largest] = [12, 62];
/** Pixels of the line under a stack. */
const caption = 15;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A drawn ship: where its middle is and how wide it is, in pixels. */
export interface Figure extends Point {
  readonly size: number;
}

export interface StackPlace {
  readonly stack: StackPicture;
  readonly figures: readonly Figure[];
  /** The text under the figures: its start and its greatest width. */
  readonly words: Point & { readonly width: number };
}

/** One unit on the field. */
export interface SidePlace {
  readonly side: BattleSidePicture;
  readonly facing: 'right' | 'left';
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly stacks: readonly StackPlace[];
  /** Where shots come from and go to if no ship is drawn. */
  readonly middle: Point;
}

/** The units of the player and of everybody not at war with them, and all others. */
function camps(
  battle: BattlePicture,
  me: SeatId,
): { readonly near: readonly BattleSidePicture[]; readonly far: readonly BattleSidePicture[] } {
  const mine = battle.sides.filter(({ owner }) => owner === me);
  const first = mine.length > 0 ? mine : battle.sides.slice(0, 1);
  const hostile = new Set(first.flatMap(({ enemies }) => enemies));
  const near = battle.sides.filter((side) => first.includes(side) || !hostile.has(side.unit));
  return {
    near: [...first, ...near.filter((side) => !first.includes(side))],
    far: battle.sides.filter((side) => !near.includes(side)),
  };
}

/**
 * The positions of all units: the player's camp on the left, the others on the right, each unit in its own
 * row, with its ranks towards the enemy.
 */
export function fieldOf(battle: BattlePicture, me: SeatId, room: Room): readonly SidePlace[] {
  const { near, far } = camps(battle, me);
  const breadth = Math.max(120, room.width * 0.41);
  return [
    ...bands(near, { left: 14, width: breadth, height: room.height, facing: 'right' }),
    ...bands(far, { left: room.width - breadth - 14, width: breadth, height: room.height, facing: 'left' }),
  ];
}

interface Camp {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly facing: 'right' | 'left';
}

function bands(sides: readonly BattleSidePicture[], camp: Camp): readonly SidePlace[] {
  const weights = sides.map(
    ({ stacks, admirals }) =>
      1.2 +
      Math.sqrt(
        Math.min(60, admirals + stacks.reduce((sum, { count }) => sum + Math.min(mostFigures, count), 0)),
      ),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let top = 8;
  return sides.map((side, index) => {
    const height = ((camp.height - 16) * weights[index]!) / whole;
    const place = band(side, { ...camp, top, height: height - 6 });
    top += height;
    return place;
  });
}

/** The type under which an admiral's own ship is listed: none. */
export const admiralType = '';
const sizeOf = (shipClass: string): number => Math.max(0, drawnClasses.indexOf(shipClass));

/**
 * Columns from front to rear: by rank; if ranks are unknown, small ships before large ones. Admirals come
 * last.
 */
function ranksOf({ formation, admirals }: BattleSidePicture): readonly (readonly StackPicture[])[] {
  const officers: readonly StackPicture[] =
    admirals === 0
      ? []
      : [
          {
            type: admiralType,
            name: admirals === 1 ? 'admiral' : 'admirals',
            shipClass: 'Scout',
            count: admirals,
          },
        ];
  if (formation.some(({ rank }) => rank !== undefined)) {
    const ranks = [...Map.groupBy(formation, ({ rank }) => rank ?? 1)]
      .sort(([a], [b]) => a - b)
      .map(([, stacks]) => stacks);
    return officers.length === 0 ? ranks : [...ranks, officers];
  }
  const sorted = [...[...formation].sort((a, b) => sizeOf(a.shipClass) - sizeOf(b.shipClass)), ...officers];
  const each = Math.max(1, Math.ceil(sorted.length / Math.ceil(Math.sqrt(sorted.length))));
  return Array.from({ length: Math.ceil(sorted.length / each) }, (_, index) =>
    sorted.slice(index * each, (index + 1) * each),
  );
}

/** How many ships of a stack are left. */
export const countLeft = (standing: Standing | undefined, stack: StackPicture): number =>
  (stack.type === admiralType
    ? standing?.admirals
    : standing?.stacks.find((each) => each.type === stack.type && each.rank === stack.rank)?.count) ??
  stack.count;

const head = 40;

function band(
  side: BattleSidePicture,
  { left, top, width, height, facing }: Camp & { readonly top: number },
): SidePlace {
  const ranks = ranksOf(side);
  const columns = facing === 'right' ? [...ranks].reverse() : ranks;
  const weights = columns.map(
    (stacks) => Math.sqrt(stacks.reduce((sum, { count }) => sum + Math.min(mostFigures, count), 0)) + 0.8,
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const inner = { top: top + head, height: Math.max(20, height - head) };
  const widths = weights.map((weight) => (width * weight) / whole);
  const size = fitting(columns, widths, inner.height);
  let x = left;
  const stacks = columns.flatMap((column, index) => {
    const placed = columnOf(column, { left: x, width: widths[index]!, ...inner, facing }, size);
    x += widths[index]!;
    return placed;
  });
  return {
    side,
    facing,
    left,
    top,
    width,
    height,
    stacks,
    middle: { x: left + width * (facing === 'right' ? 0.75 : 0.25), y: top + height / 2 },
  };
}

const perRow = (width: number, size: number): number => Math.max(1, Math.floor(width / size));
const needed = (stacks: readonly StackPicture[], width: number, size: number): number =>
  stacks.reduce(
    (sum, { count }) => sum + caption + size * Math.ceil(Math.min(mostFigures, count) / perRow(width, size)),
    0,
  );

/** The largest size at which every column fits. */
function fitting(
  columns: readonly (readonly StackPicture[])[],
  widths: readonly number[],
  height: number,
): number {
  for (let size = largest; size > smallest; size -= 2) {
    if (columns.every((stacks, index) => needed(stacks, widths[index]! - 8, size) <= height)) return size;
  }
  return smallest;
}

function columnOf(
  stacks: readonly StackPicture[],
  at: Camp & { readonly top: number },
  size: number,
): readonly StackPlace[] {
  const width = at.width - 8;
  const used = needed(stacks, width, size);
  let y = at.top + Math.max(0, (at.height - used) / 2);
  return stacks.map((stack) => {
    const count = Math.min(mostFigures, stack.count);
    const across = Math.min(count, perRow(width, size));
    const rows = Math.ceil(count / Math.max(1, across));
    const left = at.left + 4 + (width - across * size) / 2;
    const top = y;
    const drawn = size * growth(stack.shipClass);
    const figures = Array.from({ length: count }, (_, index): Figure => {
      const [column, row] = [index % across, Math.floor(index / across)];
      // The last row is centred; every second row is set back a little.
      const short = row === rows - 1 ? ((across - (count - row * across)) * size) / 2 : 0;
      return {
        x: left + short + (column + 0.5) * size + (row % 2 === 0 ? 0 : size * 0.08),
        y: top + (row + 0.5) * size,
        size: drawn,
      };
    });
    y += rows * size + caption;
    return { stack, figures, words: { x: at.left + at.width / 2, y: y - 4, width } };
  });
}

/** Larger classes are drawn larger. */
const growth = (shipClass: string): number => 0.66 + (0.36 * sizeOf(shipClass)) / (drawnClasses.length - 1);

export const placeOf = (field: readonly SidePlace[], unit: UnitId): SidePlace | undefined =>
  field.find(({ side }) => side.unit === unit);
