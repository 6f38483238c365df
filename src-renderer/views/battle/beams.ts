import type { UnitId } from '#kernel/ids.ts';
import type { Point } from '../../map/board/geometry.ts';
import { admiralType, countLeft, placeOf, type SidePlace } from './layout.ts';
import { figuresLeft, type Moment, type Standing, type Volley } from './moments.ts';

/** One shot as it is drawn. */
export interface Beam {
  readonly from: Point;
  readonly to: Point;
  readonly shooter: UnitId;
  readonly hits: boolean;
  /** Place in the round's order of shots, 0 to 1. */
  readonly delay: number;
}

/** Shots drawn for one volley at one enemy, at most. */
const most = 9;

/**
 * The shots of a moment, but no more than the eye can follow: more for more damage. Ships that fall in it
 * still fire.
 */
export function beamsOf(
  field: readonly SidePlace[],
  moment: Moment,
  before: readonly Standing[],
): readonly Beam[] {
  const beams = moment.volleys.flatMap((volley, index) => {
    const from = muzzles(field, volley, before);
    return volley.at.flatMap((unit) => {
      const hits = Math.min(most, Math.ceil(Math.sqrt(volley.damage / 10) * 1.5));
      const misses = volley.damage === 0 ? Math.min(2, volley.ships) : 0;
      const to = aims(field, unit, before);
      return Array.from({ length: hits + misses }, (_, shot): Omit<Beam, 'delay'> => {
        const lands = shot < hits;
        const goal = scattered(to, shot * 7 + index * 3);
        const start = scattered(from, shot * 5 + index);
        return {
          from: start,
          to: lands ? goal : passing(start, goal, shot),
          shooter: volley.from,
          hits: lands,
        };
      });
    });
  });
  return beams.map((beam, index) => ({
    ...beam,
    delay: beams.length < 2 ? 0 : ((index * 7) % beams.length) / beams.length,
  }));
}

const scattered = (points: readonly Point[], seed: number): Point => points[seed % points.length]!;

/** Where a shot that misses ends. */
const passing = (from: Point, to: Point, shot: number): Point => {
  const aside = shot % 2 === 0 ? 26 : -26;
  const along = to.x > from.x ? 30 : -30;
  return { x: to.x + along, y: to.y + aside };
};

/** The remaining ships of the stack; for admirals and anything not drawn, the middle of the unit. */
function muzzles(field: readonly SidePlace[], volley: Volley, before: readonly Standing[]): readonly Point[] {
  const place = placeOf(field, volley.from);
  if (place === undefined) return [{ x: 0, y: 0 }];
  const standing = standingFigures(place, before);
  const named = standing.filter(({ name }) => name === volley.name);
  const found = named.length > 0 ? named : standing.filter(({ type }) => type === admiralType);
  return found.length > 0 ? found.map(({ point }) => point) : [place.middle];
}

function aims(field: readonly SidePlace[], unit: UnitId, before: readonly Standing[]): readonly Point[] {
  const place = placeOf(field, unit);
  if (place === undefined) return [{ x: 0, y: 0 }];
  const found = standingFigures(place, before);
  // Fire hits the front: the half nearest to the enemy.
  const toward = place.facing === 'right' ? -1 : 1;
  const front = found
    .sort((a, b) => toward * (a.point.x - b.point.x))
    .slice(0, Math.max(3, Math.ceil(found.length / 2)))
    .map(({ point }) => point);
  return front.length > 0 ? front : [place.middle];
}

function standingFigures(
  place: SidePlace,
  before: readonly Standing[],
): { readonly type: string; readonly name: string; readonly point: Point }[] {
  const left = before.find(({ unit }) => unit === place.side.unit);
  return place.stacks.flatMap(({ stack, figures }) => {
    const now = countLeft(left, stack);
    return figures
      .slice(0, figuresLeft(figures.length, now, stack.count))
      .map((point) => ({ type: stack.type, name: stack.name, point }));
  });
}
