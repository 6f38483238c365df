import type { Entry } from '#kernel/declare/entries.ts';
import { atPlace, way } from '#kernel/declare/entries.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Pace } from '../model/reaction.ts';
import type { View } from '../model/state.ts';
import { mostMoves } from '../segments.ts';
import { speedOf } from '../ships/ships.ts';
import { stepsOf, wayTo } from './ways.ts';

interface Drawn {
  readonly way: readonly PlaceId[];
  readonly pace?: Pace | undefined;
}

/** The course of a squadron in a form, drawn hex by hex from where it stands (D1.60). */
export function courseEntry<O extends Drawn>(view: View, given: O, { unit }: Pick<Spot, 'unit'>): Entry<O> {
  const squadron = unit === undefined ? undefined : view.squadrons[unit];
  const from = squadron?.place;
  return way<Drawn>(
    given,
    'way',
    'Course',
    {
      most: squadron === undefined || given.pace !== undefined ? mostMoves : speedOf(squadron),
      ...(from && { from: atPlace(from) }),
      ...(unit && { unit }),
    },
    {
      along: () => (from === undefined ? [] : stepsOf(view, from, given.way)),
      ahead(to) {
        const last = given.way.at(-1) ?? from;
        return last === undefined
          ? []
          : wayTo(view, last, to.place).map((hex) => ({ position: atPlace(hex) }));
      },
    },
  ) as Entry<O>;
}
