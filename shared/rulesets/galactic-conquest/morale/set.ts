import { optional } from '#kernel/codec/shapes.ts';
import { number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { put } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { moraleAt } from '../model/homeworld.ts';
import { cause, event, order, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { State, View } from '../model/state.ts';
import { dice } from '../model/unrest/morale.ts';
import { impossible } from '../refusals.ts';

/** The game master’s order: a system has morale of so much from now on (B5.10, B7.20). */
export const setMorale = order('set-morale', {
  fields: { place, base: dice },
  title: 'Set the morale of a system',
  by: 'game-master',
  offers(view, { place: at }) {
    const morale = at === undefined ? undefined : moraleAt(view, at);
    return at === undefined || morale === undefined ? [] : [{ place: at, base: morale.base }];
  },
  form: (_, given) => [number(given, 'base', 'Morale', { least: 2, most: 12 })],
  cannot(state, { seat: giver, order: { place: at } }) {
    if (giver !== gameMaster) return impossible('GC B5.10', 'morale-by-game-master');
    return moraleAt(state, at) === undefined
      ? impossible('GC B5.10', 'no-morale', { place: hexName(at) })
      : undefined;
  },
  say: (given) => phrase('Morale of {base} in {place}', { base: given.base, place: hexName(given.place) }),
});

export const moraleSet = event('morale-set', {
  fields: { seat, place, base: dice, cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('The morale of your system in {place} is now {base}.', {
      place: hexName(happened.place),
      base: happened.base,
    }),
  apply(draft, { place: at, base }) {
    const morale = moraleAt(draft, at);
    if (morale !== undefined && draft.morale !== undefined) put(draft.morale, at, { ...morale, base });
  },
});

/** The game master sets the morale of systems (B5.10). */
export const setMorales = (
  turn: Turn<Room<State, View, OrderIn<typeof setMorale>, EventIn<typeof moraleSet>>>,
): void =>
  inTurn(turn, setMorale, ({ order: { place: at, base, ref } }) => {
    const owner = turn.state.systems[at]?.owner;
    return owner && moraleSet.of({ seat: owner, place: at, base, cause: ref });
  });
