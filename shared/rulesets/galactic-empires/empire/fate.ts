import { stableText } from '#kernel/codec/stableText.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { GeTurn } from '../declare.ts';
import { relation } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { shipCount } from '../model/units/forces.ts';
import type { Happening } from './events.ts';

/** The empires in the game that have neither a sector nor a starship, in id order: they are defeated, even with admirals left (GE 1016, E-47). */
export function defeatedSeats(state: State): readonly SeatId[] {
  const holding = new Set<SeatId | undefined>(valuesInOrder(state.sectors).map(({ owner }) => owner));
  for (const unit of valuesInOrder(state.units)) if (shipCount(unit) > 0) holding.add(unit.owner);
  return keysInOrder(state.empires).filter(
    (seat) => state.empires[seat]?.defeated === false && !holding.has(seat),
  );
}

/** An empire with neither sectors nor starships is out of the game; its admirals and empty units dissolve (GE 1014-1016, E-47). */
export function defeatedEmpiresRemoved(turn: GeTurn<Happening>): void {
  for (const seat of defeatedSeats(turn.state)) turn.happen({ kind: 'empire-defeated', seat });
}

/** The least sectors of all that are a share in percent. */
export const sectorsToWin = (sectors: number, share: number): number =>
  Math.floor((sectors * share + 99) / 100);

interface Coalition {
  readonly seats: readonly SeatId[];
  /** Sectors that they own together. */
  readonly held: number;
}

/**
 * The empires that own the share of all sectors that the scenario asks for: one, or several that are all allied with each other
 * (GE 1551, E-57). OURS: of several such coalitions, the one that owns most, then the smaller, then by id; empires without sectors
 * do not belong to one. Empty if there is none, or if the scenario asks for no share.
 */
export function victors(state: State): readonly SeatId[] {
  const share = state.victory?.share;
  if (share === undefined) return [];
  const sectors = valuesInOrder(state.sectors);
  const held = new Map<SeatId, number>();
  for (const { owner } of sectors) if (owner !== undefined) held.set(owner, (held.get(owner) ?? 0) + 1);
  const seats = keysInOrder(state.empires).filter((seat) => held.has(seat));
  const wanted = sectorsToWin(sectors.length, share);
  return largest(state, held, seats, { seats: [], held: 0 }, { seats: [], held: wanted - 1 }).seats;
}

/**
 * The best coalition that contains `chosen` and any of `open` who are all allied with each other; `best` if that is no worse.
 */
function largest(
  state: State,
  held: ReadonlyMap<SeatId, number>,
  open: readonly SeatId[],
  chosen: Coalition,
  best: Coalition,
): Coalition {
  let found = isBetter(chosen, best) ? chosen : best;
  const worth = (seats: readonly SeatId[]): number =>
    seats.reduce((sum, seat) => sum + (held.get(seat) ?? 0), 0);
  for (const [index, seat] of open.entries()) {
    if (chosen.held + worth(open.slice(index)) < found.held) break;
    const allies = open.slice(index + 1).filter((other) => relation(state, seat, other) === 'alliance');
    found = largest(
      state,
      held,
      allies,
      { seats: [...chosen.seats, seat], held: chosen.held + (held.get(seat) ?? 0) },
      found,
    );
  }
  return found;
}

/** Coalitions are found in id order, and of equal ones the first is kept. */
const isBetter = (one: Coalition, other: Coalition): boolean =>
  one.seats.length > 0 &&
  (one.held > other.held || (one.held === other.held && one.seats.length < other.seats.length));

/**
 * OURS: announces to all which empires hold what the scenario asks for, whenever these change, also if none do any more.
 * The game master ends the game (GE 1565, E-57).
 */
export function victoryAnnounced(turn: GeTurn<Happening>): void {
  const { victory } = turn.state;
  if (victory?.share === undefined) return;
  const seats = victors(turn.state);
  if (stableText(seats) !== stableText(victory.announced ?? []))
    turn.happen({ kind: 'victory-reached', seats, share: victory.share });
}
