import { integer, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, shipType } from '../../codecs/parts.ts';
import { countedShips } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { mostShips } from '../common.ts';
import { firstType, givingUpForm, givingUpProblems, nothingLeft } from '../sectors/givenUp.ts';

/** Gives ships up, so that they draw no upkeep (GE 499, 645). */
export const disbandStarships: GeOrderKind<'disband-starships'> = {
  title: 'Disband Starships',
  codec: object({ kind: literal('disband-starships'), ref, type: shipType, count: integer(1, mostShips) }),

  offers: (view, at, plan) => {
    const type = firstType(view, at, plan);
    return type === undefined ? [] : [{ kind: 'disband-starships', type, count: 1 }];
  },

  whyNot: nothingLeft,
  form: (view, order, at, plan) => givingUpForm(view, order, at, plan),
  check: givingUpProblems,
  say: ({ type, count }) => phrase('Disband {ships}', { ships: countedShips(count, type) }),
};
