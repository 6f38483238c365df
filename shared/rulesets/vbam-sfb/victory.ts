import { oneOf } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { allianceOf } from './model/relations.ts';
import type { Goal, State } from './model/state.ts';
import { goals } from './model/state.ts';
import { unitsOf } from './model/stations.ts';
import { systemsOf } from './economy/economy.ts';
import { yearOf } from './economy/tech.ts';
import type { TurnOf } from './declare.ts';
import { event, ofSeat, toEverybody } from './declare.ts';
import { seatArg } from './model/words.ts';

/** OURS: a campaign can be won from this turn on (VB 58 names none). */
export const firstVictory = 12;
/** Years by which technology leads the calendar at an exploration victory (VB 62). */
export const yearsAhead = 10;

/** Empires of players: non-player positions reach no goal, and nobody is measured by them (VB 53, 58; OURS). */
const players = ({ empires }: State): readonly SeatId[] =>
  keysInOrder(empires).filter((seat) => empires[seat]?.nonPlayer !== true);

/** Who has as much as the second and the third together, both of two who are level; nobody among fewer than three, or with nothing (VB 61, 63; OURS). */
function leads(state: State, of: (seat: SeatId) => number): readonly SeatId[] {
  const [first, second, third] = players(state).toSorted(compareBy((seat) => -of(seat)));
  if (first === undefined || second === undefined || third === undefined) return [];
  if (of(first) <= 0 || of(first) < of(second) + of(third)) return [];
  return [first, second].filter((seat) => of(seat) === of(first));
}

/** Empires that still have a system or a unit. */
const playing = (state: State): readonly SeatId[] => {
  const { systems, units } = state;
  return players(state).filter(
    (seat) => valuesInOrder(systems).some(({ owner }) => owner === seat) || unitsOf(units, seat).length > 0,
  );
};

/** Who is in an alliance, of others than the fallen, that holds half of the empires that still play or more (VB 60). */
function united(state: State): readonly SeatId[] {
  const seats = playing(state);
  return seats.filter((seat) => {
    const members = allianceOf(state.relations, seat).filter((one) => seats.includes(one));
    return members.length > 1 && 2 * members.length >= seats.length;
  });
}

/** Who has reached which goal at the end of a turn; the first goal that anybody has reached ends the campaign (VB 58). */
export function winners(
  state: State,
): { readonly goal: Goal; readonly seats: readonly SeatId[] } | undefined {
  if (state.turn < firstVictory || state.won !== undefined) return undefined;
  const ahead = players(state).filter(
    (seat) => (state.empires[seat]?.tech.year ?? 0) >= yearOf(state) + yearsAhead,
  );
  const reached = [
    { goal: 'diplomacy', seats: united(state) },
    { goal: 'expansion', seats: leads(state, (seat) => systemsOf(state, seat).length) },
    { goal: 'exploration', seats: ahead },
    { goal: 'exploitation', seats: leads(state, (seat) => state.empires[seat]?.income ?? 0) },
  ] as const;
  return reached.find(({ seats }) => seats.length > 0);
}

/** One of those who win. */
export const campaignWon = event('campaign-won', {
  fields: { ...ofSeat, goal: oneOf(goals) },
  by: 'rules',
  ...toEverybody,
  say: ({ seat, goal }) => phrase('The {seat} wins the campaign by {goal}.', { seat: seatArg(seat), goal }),
  apply: (draft, { seat, goal }) => {
    draft.won = { goal, seats: [...(draft.won?.seats ?? []), seat] };
  },
});

/** Whether anybody has reached a goal of the campaign (VB 58). */
export function endCampaign(turn: TurnOf<typeof campaignWon>): void {
  const reached = winners(turn.state);
  for (const one of reached?.seats ?? [])
    turn.happen(campaignWon.of({ seat: one, goal: reached?.goal ?? 'exploration' }));
}
