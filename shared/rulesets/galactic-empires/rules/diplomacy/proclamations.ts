import type { SeatId } from '#kernel/ids.ts';
import type { EventOf } from '../../model/events.ts';
import type { State } from '../../model/state.ts';

export type Verdict = EventOf<'proclamation-issued'>['verdict'];
/** What a game master can rule on a proclamation (GE 91). */
export const verdicts: readonly Verdict[] = ['suitable', 'short', 'unsuitable'];

/** OURS: so many proclamations of one empire are read to all in a turn; every one more would weigh down the files of the others. */
export const mostProclamations = 10;

/** The game master's ruling as a verdict; undefined when he made none. */
export function verdictOf(ruling: string | undefined): Verdict | undefined {
  return verdicts.find((verdict) => verdict === ruling);
}

/** The verdict on a text on which the game master made no ruling: its length decides (E-42). */
export function standingVerdict(state: State, text: string): Verdict {
  return text.trim().length < state.parameters.proclamation.shortest ? 'short' : 'suitable';
}

/** What a verdict changes in the treasury, in hundredths; a fine takes no more than there is (GE 91, E-42). */
export function proclamationIncome(state: State, seat: SeatId, verdict: Verdict): number {
  const { reward, fine } = state.parameters.proclamation;
  if (verdict === 'suitable') return reward * 100;
  if (verdict === 'short') return 0;
  return -Math.min(fine * 100, state.empires[seat]?.treasury ?? 0);
}
