import type { SeatId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { BattleSide, Casualty } from './battle.ts';
import { admiralId } from './ids.ts';
import type { State } from './state.ts';
import { canonicalStacks } from './units/change.ts';

/*
 * What a fighter sees of the others' units, as in the rulebook's sample report (GE 1692-1812): types, counts, totals
 * and modifiers. Only the owner knows names, ranks and the move-points spent. OURS: foreign admirals are only counted,
 * except the leader, whose name and ratings the modifiers show.
 */

/** The sides of a battle as this seat sees them. */
export function joinedAsSeen<E extends { readonly sides: readonly BattleSide[] }>(event: E, seat: SeatId): E {
  return { ...event, sides: event.sides.map((side) => (side.owner === seat ? side : foreignSide(side))) };
}

function foreignSide(side: BattleSide): BattleSide {
  const { stacks, admirals } = side;
  return {
    ...side,
    name: '',
    stacks: canonicalStacks(stacks.map((stack) => ({ ...stack, rank: 1, used: 0 }))),
    admirals: admirals.map((_, index) => admiralId(`admiral-${index + 1}`)),
  };
}

/** Losses as this seat sees them: those of others by type alone. */
export function casualtiesAsSeen<E extends { readonly losses: readonly Casualty[] }>(
  event: E,
  seat: SeatId,
  before: State,
): E {
  const seen = event.losses.map((loss) => asSeen(loss, seat, before));
  // Losses of one type listed rank by rank would show how its ships were spread over the ranks.
  const alike = Map.groupBy(seen, ({ unit, type, name, rank, used }) =>
    [unit, type ?? '~', name ?? '', rank, used].join(' '),
  );
  const losses = [...alike.values()].map(([first, ...rest]) =>
    rest.reduce((sum, { count }) => ({ ...sum, count: sum.count + count }), first as Casualty),
  );
  return {
    ...event,
    losses: losses.sort(
      compareBy(
        ({ unit }) => unit,
        ({ rank }) => rank,
        ({ type }) => type ?? '~',
        ({ used }) => used,
      ),
    ),
  };
}

/** A wounded survivor as this seat sees it. */
export function woundAsSeen<E extends { readonly hurt: Casualty }>(event: E, seat: SeatId, before: State): E {
  return { ...event, hurt: asSeen(event.hurt, seat, before) };
}

function asSeen(casualty: Casualty, seat: SeatId, before: State): Casualty {
  const { unit: id, type, admiral, name, count } = casualty;
  const unit = before.units[id];
  if (unit?.owner === seat) return casualty;
  const isLeader = admiral !== undefined && admiral === unit?.leader;
  return {
    unit: id,
    ...(type && { type }),
    ...(isLeader && name !== undefined && { name }),
    rank: 1,
    used: 0,
    count,
  };
}
