import type { SeatId } from '#kernel/ids.ts';
import type { BattleJoined, BattleSide, CasualtiesRemoved, Casualty, WoundResolved } from '../model/events.ts';
import { canonicalStacks } from '../model/change.ts';
import type { State } from '../model/state.ts';

/*
 * What a fighter sees of the others' units, as the rulebook's sample report prints it (GE 1692-1812): types, counts,
 * totals, modifiers. Names, ranks and move-points spent are their owner's alone.
 */

export function joinedAsSeen(event: BattleJoined, seat: SeatId): BattleJoined {
  return { ...event, sides: event.sides.map((side) => (side.owner === seat ? side : foreignSide(side))) };
}

function foreignSide(side: BattleSide): BattleSide {
  return { ...side, name: '', stacks: canonicalStacks(side.stacks.map((stack) => ({ ...stack, rank: 1, used: 0 }))) };
}

export function casualtiesAsSeen(event: CasualtiesRemoved, seat: SeatId, before: State): CasualtiesRemoved {
  return { ...event, losses: event.losses.map((loss) => asSeen(loss, seat, before)) };
}

export function woundAsSeen(event: WoundResolved, seat: SeatId, before: State): WoundResolved {
  return { ...event, hurt: asSeen(event.hurt, seat, before) };
}

const asSeen = (casualty: Casualty, seat: SeatId, before: State): Casualty =>
  before.units[casualty.unit]?.owner === seat ? casualty : { ...casualty, rank: 1, used: 0 };
