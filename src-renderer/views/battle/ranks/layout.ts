import type { SeatId } from '#kernel/words/ids.ts';
import type { Actor, Film, FilmGroup } from '#kernel/presentation.ts';
import type { Point } from '../../../map/board/geometry.ts';
import { drawnClasses } from '../../../map/looks/silhouettes.ts';
import type { Standing } from '../moments.ts';

/** Most figures of a group that are drawn; in larger groups each stands for several. */
const mostFigures = 12;
const [smallest, largest] = [12, 62];
/** Pixels of the line under a group. */
const caption = 15;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A drawn ship: where its middle is and how wide it is, in pixels. */
export interface Figure extends Point {
  readonly size: number;
}

export interface GroupPlace {
  readonly group: FilmGroup;
  readonly figures: readonly Figure[];
  /** The text under the figures: its start and its greatest width. */
  readonly words: Point & { readonly width: number };
}

/** One actor on the field. */
export interface ActorPlace {
  readonly actor: Actor;
  readonly facing: 'right' | 'left';
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly groups: readonly GroupPlace[];
  /** Where shots come from and go to if no figure is drawn. */
  readonly middle: Point;
}

/** The player's own with everybody whom they do not fight, and all others. */
function camps(
  cast: readonly Actor[],
  me: SeatId,
): { readonly near: readonly Actor[]; readonly far: readonly Actor[] } {
  const mine = cast.filter(({ owner }) => owner === me);
  const first = mine.length > 0 ? mine : cast.slice(0, 1);
  const hostile = new Set(first.flatMap(({ against }) => against));
  const near = cast.filter((actor) => first.includes(actor) || !hostile.has(actor.id));
  return {
    near: [...first, ...near.filter((actor) => !first.includes(actor))],
    far: cast.filter((actor) => !near.includes(actor)),
  };
}

/**
 * The positions of all actors: the player's camp on the left, the others on the right, each actor in its own
 * row, with its ranks towards the enemy.
 */
export function fieldOf({ cast }: Film, me: SeatId, room: Room): readonly ActorPlace[] {
  const { near, far } = camps(cast, me);
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

function bands(actors: readonly Actor[], camp: Camp): readonly ActorPlace[] {
  const weights = actors.map(
    ({ listed }) =>
      1.2 +
      Math.sqrt(
        Math.min(
          60,
          listed.reduce((sum, { count }) => sum + Math.min(mostFigures, count), 0),
        ),
      ),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let top = 8;
  return actors.map((actor, index) => {
    const height = ((camp.height - 16) * weights[index]!) / whole;
    const place = band(actor, { ...camp, top, height: height - 6 });
    top += height;
    return place;
  });
}

const sizeOf = (shipClass: string): number => Math.max(0, drawnClasses.indexOf(shipClass));

/**
 * Columns from front to rear: by rank; if ranks are unknown, small ships before large ones. Those who stand
 * aside come last.
 */
function ranksOf({ groups }: Actor): readonly (readonly FilmGroup[])[] {
  const formation = groups.filter(({ aside }) => aside !== true);
  const behind = groups.filter(({ aside }) => aside === true);
  if (formation.some(({ rank }) => rank !== undefined)) {
    const ranks = [...Map.groupBy(formation, ({ rank }) => rank ?? 1)]
      .sort(([a], [b]) => a - b)
      .map(([, column]) => column);
    return behind.length === 0 ? ranks : [...ranks, behind];
  }
  const sorted = [...[...formation].sort((a, b) => sizeOf(a.shipClass) - sizeOf(b.shipClass)), ...behind];
  const each = Math.max(1, Math.ceil(sorted.length / Math.ceil(Math.sqrt(sorted.length))));
  return Array.from({ length: Math.ceil(sorted.length / each) }, (_, index) =>
    sorted.slice(index * each, (index + 1) * each),
  );
}

/** How many of a group are left. */
export const countLeft = (standing: Standing | undefined, { type, rank, count }: FilmGroup): number =>
  standing?.groups.find((each) => each.type === type && each.rank === rank)?.count ?? count;

const head = 40;

function band(
  actor: Actor,
  { left, top, width, height, facing }: Camp & { readonly top: number },
): ActorPlace {
  const ranks = ranksOf(actor);
  const columns = facing === 'right' ? [...ranks].reverse() : ranks;
  const weights = columns.map(
    (groups) => Math.sqrt(groups.reduce((sum, { count }) => sum + Math.min(mostFigures, count), 0)) + 0.8,
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const inner = { top: top + head, height: Math.max(20, height - head) };
  const widths = weights.map((weight) => (width * weight) / whole);
  const size = fitting(columns, widths, inner.height);
  let x = left;
  const groups = columns.flatMap((column, index) => {
    const placed = columnOf(column, { left: x, width: widths[index]!, ...inner, facing }, size);
    x += widths[index]!;
    return placed;
  });
  return {
    actor,
    facing,
    left,
    top,
    width,
    height,
    groups,
    middle: { x: left + width * (facing === 'right' ? 0.75 : 0.25), y: top + height / 2 },
  };
}

const perRow = (width: number, size: number): number => Math.max(1, Math.floor(width / size));
const needed = (groups: readonly FilmGroup[], width: number, size: number): number =>
  groups.reduce(
    (sum, { count }) => sum + caption + size * Math.ceil(Math.min(mostFigures, count) / perRow(width, size)),
    0,
  );

/** The largest size at which every column fits. */
function fitting(
  columns: readonly (readonly FilmGroup[])[],
  widths: readonly number[],
  height: number,
): number {
  for (let size = largest; size > smallest; size -= 2) {
    if (columns.every((groups, index) => needed(groups, widths[index]! - 8, size) <= height)) return size;
  }
  return smallest;
}

function columnOf(
  groups: readonly FilmGroup[],
  at: Camp & { readonly top: number },
  size: number,
): readonly GroupPlace[] {
  const width = at.width - 8;
  const used = needed(groups, width, size);
  let y = at.top + Math.max(0, (at.height - used) / 2);
  return groups.map((group) => {
    const count = Math.min(mostFigures, group.count);
    const across = Math.min(count, perRow(width, size));
    const rows = Math.ceil(count / Math.max(1, across));
    const left = at.left + 4 + (width - across * size) / 2;
    const top = y;
    const drawn = size * growth(group.shipClass);
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
    return { group, figures, words: { x: at.left + at.width / 2, y: y - 4, width } };
  });
}

/** Larger classes are drawn larger. */
const growth = (shipClass: string): number => 0.66 + (0.36 * sizeOf(shipClass)) / (drawnClasses.length - 1);

export const placeOf = (field: readonly ActorPlace[], id: string): ActorPlace | undefined =>
  field.find(({ actor }) => actor.id === id);
