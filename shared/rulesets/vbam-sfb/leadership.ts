import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { SetLeadership } from './model/leadership.ts';
import type { State } from './model/state.ts';
import { empireNames } from './map/empires.ts';
import { impossible } from './refusals.ts';

/** Why a seat cannot decide who leads an empire (OURS): only the game master does, of empires in the campaign. */
export function cannotLead(
  { empires }: Pick<State, 'empires'>,
  seat: SeatId,
  { of, computer }: Unnumbered<SetLeadership>,
): Problem | undefined {
  if (seat !== gameMaster) return impossible('VB 53', 'not-yours-to-decide');
  const empire = empires[of];
  if (empire === undefined) return impossible('VB 53', 'no-such-power', { power: of });
  return (empire.computer === true) === computer
    ? impossible('VB 53', 'led-already', { power: empireNames[of] ?? of })
    : undefined;
}
