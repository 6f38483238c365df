import type { SeatId } from '#kernel/words/ids.ts';
import type { EventOf } from '../../model/events.ts';
import type { State } from '../../model/state.ts';

export type Verdict = EventOf<'proclamation-issued'>['verdict'];
/** What a game master can rule on a proclamation (GE 91). */
export const verdicts: readonly Verdict[] = ['suitable', 'short', 'unsuitable'];

/** OURS: the most proclamations of one empire in a turn; without a limit they would fill the files of all others. */
export const mostProclamations = 10;

/** The game master's ruling as a verdict; undefined when they made none. */
export function verdictOf(ruling: string | undefined): Verdict | undefined {
  return verdicts.find((verdict) => verdict === ruling);
}

/** The verdict on a text without a ruling of the game master: its length decides (E-42). */
export function standingVerdict(state: State, text: string): Verdict {
  return text.trim().length < state.parameters.proclamation.shortest ? 'short' : 'suitable';
}

/** What a verdict adds to the treasury, in hundredths; a fine takes at most what is there (GE 91, E-42). */
export function proclamationIncome(state: State, seat: SeatId, verdict: Verdict): number {
  const { reward, fine } = state.parameters.proclamation;
  if (verdict === 'suitable') return reward * 100;
  if (verdict === 'short') return 0;
  return -Math.min(fine * 100, state.empires[seat]?.treasury ?? 0);
}
