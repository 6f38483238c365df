import type { Board } from '#kernel/board/board.ts';
import type { Cell } from '#kernel/board/grid.ts';
import { reach } from '#kernel/board/reach.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { atPlace, way } from '#kernel/declare/entries.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { RouteStep } from '#kernel/picture/routeStep.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { boardOf } from '../map/board.ts';
import { isDeepSpace } from '../map/ground.ts';
import type { Pace } from '../model/reaction.ts';
import type { Squadron } from '../model/squadron.ts';
import type { View } from '../model/state.ts';
import { mostMoves } from '../segments.ts';
import { speedOf, speedTowing } from '../ships/ships.ts';
import { brokenWay, segmentsOf } from './moving.ts';

/** The steps of a course, with the segments in which they are made; `spare`: movement points that are kept beside it. */
export function stepsOf(
  { map }: View,
  start: PlaceId,
  way: readonly PlaceId[],
  spare = 0,
): readonly RouteStep[] {
  return way.map((place, index) => {
    const wrong = brokenWay(map, way[index - 1] ?? start, [place])?.phrase;
    const segment = segmentsOf(way, spare)?.[index];
    return {
      position: atPlace(place),
      ...(segment && { moment: [{ name: 'Segment', at: segment }] }),
      ...(wrong && { wrong }),
    };
  });
}

/** What a move costs: one, within the edge of the arm (A5.20). */
const onArm =
  (map: View['map'], { names }: Board) =>
  (_: Cell, to: Cell): number | undefined =>
    map.ground !== undefined && isDeepSpace(map, names.id(to)) ? undefined : 1;

/** The shortest way to a hex, without the hex it begins in; empty where nothing leads there. */
export function wayTo({ map }: View, from: PlaceId, to: PlaceId): readonly PlaceId[] {
  const board = boardOf(map);
  const [start, end] = [board.names.cell(from), board.names.cell(to)];
  if (start === undefined || end === undefined) return [];
  return (board.route(start, end, onArm(map, board)) ?? [])
    .map((cell) => board.names.id(cell))
    .filter((place) => place !== from);
}

/** The hexes to which a course of a squadron can lead, that of its own included. */
export function rangeOf({ map }: View, squadron: Squadron): readonly PlaceId[] {
  const board = boardOf(map);
  const start = board.names.cell(squadron.place);
  if (start === undefined) return [];
  const found = reach(start, board.around, onArm(map, board), speedOf(squadron));
  return [...found.keys()].map((cell) => board.names.id(cell));
}

interface Drawn {
  readonly way: readonly PlaceId[];
  readonly pace?: Pace | undefined;
}

/** The course of a squadron in a form, drawn hex by hex from where it stands (D1.60). */
export function courseEntry<O extends Drawn>(
  view: View,
  given: O,
  { unit, spare = 0 }: Pick<Spot, 'unit'> & { readonly spare?: number },
): Entry<O> {
  const squadron = unit === undefined ? undefined : view.squadrons[unit];
  const from = squadron?.place;
  return way<Drawn>(
    given,
    'way',
    'Course',
    {
      most: squadron === undefined || given.pace !== undefined ? mostMoves : speedTowing(squadron),
      ...(from && { from: atPlace(from) }),
      ...(unit && { unit }),
    },
    {
      along: () => (from === undefined ? [] : stepsOf(view, from, given.way, spare)),
      ahead(to) {
        const last = given.way.at(-1) ?? from;
        return last === undefined
          ? []
          : wayTo(view, last, to.place).map((hex) => ({ position: atPlace(hex) }));
      },
    },
  ) as Entry<O>;
}
