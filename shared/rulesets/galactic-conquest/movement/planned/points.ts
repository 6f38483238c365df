import type { AnyOrder } from '#kernel/game/plan.ts';
import type { Fact } from '#kernel/presentation.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Rx } from '../../model/reaction.ts';
import type { Squadron } from '../../model/squadron.ts';
import { costOf } from '../../reactions/kinds.ts';
import { gainedByPower, speedOf } from '../../ships/ships.ts';
import { segmentsOf } from '../moving.ts';
import type { Paced } from '../pace.ts';
import { movesOf, pacing, pointsOfCourse } from '../pace.ts';

/** The members of orders that spend movement points: searches, points kept for minefields, reactions. */
interface Spending extends AnyOrder {
  readonly searches?: number;
  readonly points?: number;
  readonly rx?: Rx;
  readonly with?: readonly unknown[];
}

const searchers: ReadonlySet<string> = new Set(['raid-convoys', 'raid-pact', 'search']);

const searchesIn = (orders: readonly AnyOrder[]): number =>
  (orders as readonly Spending[]).find(({ kind }) => searchers.has(kind))?.searches ?? 0;
const minesIn = (orders: readonly AnyOrder[]): number =>
  sumOf(
    (orders as readonly Spending[]).map(({ kind, points = 0 }) => (kind === 'cross-minefields' ? points : 0)),
  );

/** Movement points that orders keep beside a course: as `spareOf`, of a squadron that has yet to be told them (B2.20, C4.10, D2.37). */
export const spareIn = (orders: readonly AnyOrder[], squadron: Pick<Squadron, 'away'> | undefined): number =>
  searchesIn(orders) + minesIn(orders) + (squadron?.away?.spare ?? 0);

/** On what the movement points of a squadron go by its orders, those of a course apart (D1.20). */
export interface Spent {
  readonly speed: number;
  readonly course: number;
  readonly searches: number;
  readonly mines: number;
  readonly reactions: number;
  /** Below 0: more than it has. */
  readonly left: number;
}

/** @param orders those of the squadron; its course is given apart, as it is or as it would be */
export function spentBy(squadron: Squadron, orders: readonly AnyOrder[], course: Paced): Spent {
  const speed = speedOf(squadron);
  const spent = {
    course: pointsOfCourse(course),
    searches: searchesIn(orders),
    mines: minesIn(orders),
    reactions: sumOf(
      (orders as readonly Spending[]).map(({ kind, rx, with: others = [] }) =>
        kind === 'react' && rx !== undefined ? costOf(rx, speed, others.length + 1) : 0,
      ),
    ),
  };
  const { course: way, searches, mines, reactions } = spent;
  return { speed, ...spent, left: speed - way - searches - mines - reactions };
}

/** `3: 2 for the course, 1 for reactions`. */
export function spentSaid({ speed, course, searches, mines, reactions }: Spent): Phrase {
  const parts = [
    [course, '{points} for the course'],
    [searches, '{points} for searches'],
    [mines, '{points} for minefields'],
    [reactions, '{points} for reactions'],
  ] as const;
  const said = parts.flatMap(([points, template]) => (points === 0 ? [] : [phrase(template, { points })]));
  return said.length === 0
    ? phrase('{speed}, none spent', { speed })
    : phrase('{speed}: {parts}', { speed, parts: phraseList(said, ', ') });
}

/** How fast a squadron goes on a course, in words (D1.10, D3.10, D4.10, D5.11). */
function formSaid(squadron: Squadron, course: Paced): Phrase {
  const speed = speedOf(squadron);
  if (course.pace !== undefined) {
    const { name, hexes } = pacing[course.pace];
    const quick = movesOf(course).filter((move) => move.length > 1).length;
    return phrase('{name}: {quick|quick move|quick moves} of {hexes} hexes', { name, hexes, quick });
  }
  return gainedByPower(squadron) > 0
    ? phrase('High powered: {speed|hex|hexes}', { speed })
    : phrase('Normal: {speed|hex|hexes}', { speed });
}

/** What helps to draw a course: its form, points spent and left, and in which segments it moves (D1.40). */
export function courseFacts(squadron: Squadron, orders: readonly AnyOrder[], course: Paced): readonly Fact[] {
  const spent = spentBy(squadron, orders, course);
  const moves = course.way.length === 0 ? [] : (segmentsOf(course.way, spareIn(orders, squadron)) ?? []);
  const made = moves.slice(0, course.way.length);
  return [
    { label: 'Speed', value: formSaid(squadron, course) },
    { label: 'Movement points', value: spentSaid(spent) },
    {
      label: 'Left',
      value: phrase('{left|movement point|movement points}', { left: spent.left }),
      ...(spent.left < 0 && { tone: 'bad' as const }),
    },
    {
      label: 'Moves in segments',
      value:
        made.length === 0
          ? phrase('none: it stays put')
          : phraseList(
              made.map((at) => phrase('{at}', { at })),
              ', ',
            ),
    },
  ];
}
