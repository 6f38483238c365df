import type { Shot } from '#kernel/presentation.ts';
import type { Point } from '../../../map/board/geometry.ts';
import { type ActorPlace, countLeft, placeOf } from './layout.ts';
import { type Beam, beamCount, timed } from '../beam.ts';
import { figuresLeft, type Standing } from '../moments.ts';

/** The shots of a moment as beams. What falls in it still fires. */
export function beamsOf(
  field: readonly ActorPlace[],
  { shots, per }: { readonly shots: readonly Shot[]; readonly per: number },
  before: readonly Standing[],
): readonly Beam[] {
  const beams = shots.flatMap((shot, index) => {
    const from = muzzles(field, shot, before);
    return shot.at.flatMap((actor) => {
      const { hits, misses } = beamCount(shot.damage, shot.count, per);
      const to = aims(field, actor, before);
      return Array.from({ length: hits + misses }, (_, nth): Omit<Beam, 'delay'> => {
        const lands = nth < hits;
        const goal = scattered(to, nth * 7 + index * 3);
        const start = scattered(from, nth * 5 + index);
        return {
          from: start,
          to: lands ? goal : passing(start, goal, nth),
          shooter: shot.from,
          hits: lands,
        };
      });
    });
  });
  return timed(beams);
}

const scattered = (points: readonly Point[], seed: number): Point => points[seed % points.length]!;

/** Where a shot that misses ends. */
const passing = (from: Point, to: Point, shot: number): Point => {
  const aside = shot % 2 === 0 ? 26 : -26;
  const along = to.x > from.x ? 30 : -30;
  return { x: to.x + along, y: to.y + aside };
};

/** What is left of the group; of anything not drawn, the middle of the actor. */
function muzzles(field: readonly ActorPlace[], shot: Shot, before: readonly Standing[]): readonly Point[] {
  const place = placeOf(field, shot.from);
  if (place === undefined) return [{ x: 0, y: 0 }];
  const standing = standingFigures(place, before);
  const found = standing.filter(({ type }) => shot.group === undefined || type === shot.group);
  return found.length > 0 ? found.map(({ point }) => point) : [place.middle];
}

function aims(field: readonly ActorPlace[], actor: string, before: readonly Standing[]): readonly Point[] {
  const place = placeOf(field, actor);
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
  place: ActorPlace,
  before: readonly Standing[],
): { readonly type: string; readonly point: Point }[] {
  const left = before.find(({ actor }) => actor === place.actor.id);
  return place.groups.flatMap(({ group, figures }) => {
    const now = countLeft(left, group);
    return figures
      .slice(0, figuresLeft(figures.length, now, group.count))
      .map((point) => ({ type: group.type, point }));
  });
}
