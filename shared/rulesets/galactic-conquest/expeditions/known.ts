import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, only, valuesInOrder } from '#kernel/words/inOrder.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { Fellow, State, View } from '../model/state.ts';
import { isFixed, spaceOwner } from '../model/territory.ts';
import { worthOfAll } from '../ships/worth.ts';

/** What a seat knows of its allies: its alliances and its preferred partner, and squadrons of allies in hexes of its own ones and in its space. OURS: allies tell each other so much (C22.10). */
export function alliesKnown(state: State, me: SeatId): Pick<View, 'alliances' | 'partners' | 'fellows'> {
  const { alliances = {}, partners = {}, squadrons } = state;
  const bound = only(partners, ({ seats }) => me === gameMaster || seats.includes(me));
  const tied = keysInOrder(bound).length === 0 ? {} : { partners: bound };
  const known = only(alliances, ({ seats }) => me === gameMaster || seats.includes(me));
  if (keysInOrder(known).length === 0) return tied;
  const own = new Set(valuesInOrder(squadrons).flatMap(({ seat, place }) => (seat === me ? [place] : [])));
  const fellows = inOrder(squadrons).flatMap(([unit, one]): readonly (readonly [string, Fellow])[] => {
    const { seat, place, ships } = one;
    const isNear = own.has(place) || spaceOwner(state, place) === me;
    return areAllied(state, seat, me) && !isFixed(one) && isNear
      ? [[unit, { seat, place, ships: ships.length, worth: worthOfAll(ships) }]]
      : [];
  });
  return {
    ...tied,
    alliances: known,
    ...(fellows.length > 0 && { fellows: Object.fromEntries(fellows) }),
  };
}
