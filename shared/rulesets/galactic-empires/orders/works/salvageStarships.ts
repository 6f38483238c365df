import { integer, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, shipType } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { salvageOf } from '../../rules/works/disbanding.ts';
import { countedShips } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { mostShips } from '../common.ts';
import { firstType, givingUpForm, givingUpProblems, nothingLeft } from '../sectors/givenUp.ts';

/** Gives ships up for a part of their cost (GE 501, 645, 1956). */
export const salvageStarships: GeOrderKind<'salvage-starships'> = {
  title: 'Salvage Starships',
  codec: object({ kind: literal('salvage-starships'), ref, type: shipType, count: integer(1, mostShips) }),

  offers: (view, at, plan) => {
    const type = firstType(view, at, plan);
    return type === undefined ? [] : [{ kind: 'salvage-starships', type, count: 1 }];
  },

  whyNot: nothingLeft,
  form: (view, order, at, plan) =>
    givingUpForm(view, order, at, plan, (type) => salvageOf(world(view), type)),
  check: givingUpProblems,

  say: ({ type, count }, view) =>
    phrase('Salvage {ships} for {salvage} resources', {
      ships: countedShips(count, type),
      salvage: count * salvageOf(world(view), type),
    }),
};
