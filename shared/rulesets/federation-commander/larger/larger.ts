import { oneOf } from '#kernel/codec/shapes.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { choice } from '#kernel/declare/entries.ts';
import { named, notYours, order } from '../declare.ts';
import { ownAt, ownShip } from '../model/ships.ts';
import { impossible } from '../refusals.ts';
import { pointers } from './pointers.ts';

/** Whatever belongs to the larger game is listed for whoever looks for it, and refused by its name and line. */
export const useLarger = order('use-larger', {
  fields: { what: oneOf(keysInOrder(pointers)) },
  title: 'Rules of the larger game',
  offers: (view, at) =>
    view.impulse > 0 || ownAt(view, at) === undefined ? [] : [{ what: 'high-energy-turn' as const }],
  form: (_, given) => [
    choice(
      given,
      'what',
      'Rule',
      keysInOrder(pointers).map((what) => named(what, pointers[what].label)),
    ),
  ],
  cannot(state, given) {
    if (ownShip(state, given) === undefined) return notYours(state, given.unit);
    const { label, cite } = pointers[given.order.what];
    return impossible(cite, 'larger-game', { what: label });
  },
  say: ({ what }) => phrase('{what}', { what: pointers[what].label }),
});
