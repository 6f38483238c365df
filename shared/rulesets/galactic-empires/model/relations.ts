import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import { impossible } from '../refusals.ts';
import { empireArg } from './naming.ts';
import type { Relation, State } from './state.ts';
import { pairKey } from './state.ts';

/** The relation of two empires (GE 255-261). A pair without an entry is neutral. */
export function relation(state: State, a: SeatId, b: SeatId): Relation | 'self' {
  return a === b ? 'self' : (state.relations[pairKey(a, b)] ?? 'neutral');
}

/**
 * Whether forces of the two fight each other when they meet at this place. Undefined seats are the independents: they fight
 * anybody who is in one of their sectors without its special permission (GE 723, 1153), and never one another.
 */
export function areHostile(
  state: State,
  a: SeatId | undefined,
  b: SeatId | undefined,
  place: PlaceId,
): boolean {
  if (a !== undefined && b !== undefined) return relation(state, a, b) === 'war';
  const guest = a ?? b;
  const sector = state.sectors[place];
  if (guest === undefined || sector === undefined) return false;
  return sector.owner === undefined && !sector.permitted.includes(guest);
}

/** Whether the two fight on one side: they are the same empire, or allies (GE 261). */
export function areAllied(state: State, a: SeatId | undefined, b: SeatId | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const standing = relation(state, a, b);
  return standing === 'self' || standing === 'alliance';
}

/** Why the two empires can have no dealings at all: they must be different, and both still in the game. */
export function partnerProblem(state: State, seat: SeatId, other: SeatId, cite: Cite): Problem | undefined {
  const empire = state.empires[other];
  if (empire === undefined || empire.defeated) return impossible(cite, 'unknown-empire');
  if (seat === other) return impossible(cite, 'own-empire', { empire: empireArg(state, other) });
  return defeatedProblem(state, seat, cite);
}

/** Why the empire can no longer act: it is out of the game (GE 1016). */
export function defeatedProblem(state: State, seat: SeatId, cite: Cite): Problem | undefined {
  if (state.empires[seat]?.defeated !== true) return undefined;
  return impossible(cite, 'defeated');
}

/** Why war cannot be declared: this is only possible on a neutral empire (GE 269, 575). */
export function warProblem(state: State, seat: SeatId, on: SeatId): Problem | undefined {
  if (seat === on) return impossible('GE 269', 'war-on-self');
  const problem = partnerProblem(state, seat, on, 'GE 269');
  if (problem !== undefined) return problem;
  const args = { empire: empireArg(state, on) };
  switch (relation(state, seat, on)) {
    case 'alliance':
      return impossible('GE 575', 'war-on-ally', args);
    case 'war':
      return impossible('GE 269', 'war-already', args);
    default:
      return undefined;
  }
}
