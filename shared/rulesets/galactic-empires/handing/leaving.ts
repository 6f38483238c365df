import type { Field, Side } from '../battle/field.ts';
import { followed, isBare, wantsAway } from '../battle/retreat.ts';
import { isAsOrdered } from '../model/battle.ts';
import type { State } from '../model/state.ts';

/** The retreat level at which no ship ever retreats (GE 1902). */
const never = 5;

/** By whose retreat level the side goes: its own, or that of whoever is at the head of those that it follows (GE 1672, 1902), or has but admirals, who wait for nobody (GE 1171); undefined where they follow each other in a circle. */
function headOf(field: Field, side: Side, before: readonly Side[] = []): Side | undefined {
  const ahead = followed(field, side);
  if (ahead === undefined || isBare(side)) return side;
  return before.includes(ahead) ? undefined : headOf(field, ahead, [...before, side]);
}

/** What a ship is told about disengaging when the battle begins. */
interface Told {
  readonly disengages?: 'crippled' | 'at-once' | 'never';
}

/** The standing order about disengaging with which the ships of a unit begin elsewhere. Garrisons stay (GE 517, 1902), and followers but where whom they follow leaves at once. */
export function disengagesBy(state: State, field: Field, side: Side): Told {
  const stays: Told = isAsOrdered(state) ? { disengages: 'never' } : {};
  const head = isAsOrdered(state) ? headOf(field, side) : side;
  if (side.kind === 'garrison' || head === undefined || head.kind === 'garrison') return stays;
  if (wantsAway(head)) return { disengages: 'at-once' };
  return head === side && side.retreatLevel !== never ? { disengages: 'crippled' } : stays;
}

/** Whether the side may be said to have left: a starfleet that follows nobody there, whom it would wait for, and has a retreat level at which ships retreat (GE 1092, 1672, 1902). */
export function mayLeave(state: State, field: Field, side: Side): boolean {
  if (side.kind !== 'starfleet') return false;
  return !isAsOrdered(state) || (followed(field, side) === undefined && side.retreatLevel !== never);
}
