import { oneOf } from '#kernel/codec/shapes.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { notYours, order } from '../declare.ts';
import { ownShip } from '../model/ships.ts';
import { impossible } from '../refusals.ts';
import { pointers } from './pointers.ts';

/** Whatever belongs to the larger game can be written, never offered, and is refused by its name and line. */
export const useLarger = order('use-larger', {
  fields: { what: oneOf(keysInOrder(pointers)) },
  title: 'Use rules of the larger game',
  offers: () => [],
  cannot(state, given) {
    if (ownShip(state, given) === undefined) return notYours(state, given.unit);
    const { label, cite } = pointers[given.order.what];
    return impossible(cite, 'larger-game', { what: label });
  },
  say: ({ what }) => phrase('{what}', { what: pointers[what].label }),
});
