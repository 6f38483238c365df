import type { SeatId } from '#kernel/words/ids.ts';
import type { Opening } from '../model/reaction.ts';
import type { Battle } from '../model/state.ts';
import { factors } from '../reactions/kinds.ts';

/** The reaction that a round of a battle is fought by; undefined: it is one as usual. Rounds count from 1. */
export const openingOf = ({ openings = [] }: Battle, round: number): Opening | undefined =>
  openings[round - 1];

/** Whether a side fires in a round: in a warp sling and in a flywheel only whoever uses it does (D2.40, D2.50). */
export function firesIn(battle: Battle, round: number, seat: SeatId): boolean {
  const opening = openingOf(battle, round);
  return opening === undefined || opening.rx === 'BN' || opening.seats.includes(seat);
}

/** Whether a round is that of a warp sling: the side that is fired at has no special function, such as its sensors, and no reserve (D2.40). */
export const isSling = (battle: Battle, round: number): boolean => openingOf(battle, round)?.rx === 'WS';

/** Whether a side may have ships in reserve in a round: not in the free round of an enemy’s warp sling (D2.40). */
export function keepsReserve(battle: Battle, round: number, seat: SeatId): boolean {
  const opening = openingOf(battle, round);
  return opening?.rx !== 'WS' || opening.seats.includes(seat);
}

/** Percent by which reactions change the factors of a side in a round; they add up (D2.30). */
export function changeIn(
  battle: Battle,
  round: number,
  seat: SeatId,
): { readonly attack: number; readonly defence: number } {
  const { openings = [], modifiers = [] } = battle;
  const opening = openingOf(battle, round);
  const changes = [
    ...modifiers.filter((one) => one.seat === seat),
    ...(opening?.rx === 'BN' && opening.seats.includes(seat) ? [factors.BN] : []),
    // From its flywheel on, to the end of the battle.
    ...openings
      .slice(0, round)
      .flatMap(({ rx, seats }) => (rx === 'FLY' && seats.includes(seat) ? [factors.FLY] : [])),
  ];
  return {
    attack: changes.reduce((sum, { attack }) => sum + attack, 0),
    defence: changes.reduce((sum, { defence }) => sum + defence, 0),
  };
}

/** Who leaves after a round because it used a flywheel, and does not stay (D2.50). */
export function leavesAfter(battle: Battle, round: number): SeatId | undefined {
  const opening = openingOf(battle, round);
  return opening?.rx === 'FLY' && opening.stays !== true ? opening.seats[0] : undefined;
}
