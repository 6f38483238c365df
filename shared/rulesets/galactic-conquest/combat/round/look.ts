import type { EventIn } from '#kernel/declare/event.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, place, seat, seats, unit } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import type { State } from '../../model/state.ts';
import { hasAdmiral } from '../../ships/aboard/officers.ts';
import { combatOf } from '../../ships/ships.ts';
import { worthOfAll } from '../../ships/worth.ts';
import type { Side } from '../battle.ts';
import { retreatOf } from '../battle.ts';

/** An admiral has seen a battle set up, and leaves before the first round (A12.211). */
export const admiralLooked = event('admiral-looked', {
  fields: { place, seats, seat, unit },
  by: 'rules',
  hears: (happened, reader) => happened.seats.includes(reader),
  say: (happened) =>
    phrase('The admiral of {unit} of the {seat} has seen the enemy in {place} and avoids battle.', {
      unit: happened.unit.toUpperCase(),
      seat: nameOf(happened.seat),
      place: hexName(happened.place),
    }),
});
export type AdmiralLooked = EventIn<typeof admiralLooked>;

/**
 * The side whose admiral leaves at the sight of the enemy, the attacker first (A12.211): the squadron that leads it has one, whatever they act as, and was told
 * what it takes. OURS: that is more BPV than so many percent of the own, as both sides are when they meet.
 */
export function leaverOf(state: State, [one, other]: readonly [Side, Side]): Side | undefined {
  const leaves = (side: Side, foe: Side): boolean => {
    const { looks } = combatOf(side.squadron).forms ?? {};
    return (
      looks !== undefined &&
      hasAdmiral(state.squadrons[side.unit]?.ships ?? []) &&
      worthOfAll(foe.squadron.ships) * 100 > worthOfAll(side.squadron.ships) * looks &&
      retreatOf(state, side.squadron) !== undefined
    );
  };
  if (leaves(one, other)) return one;
  return leaves(other, one) ? other : undefined;
}
