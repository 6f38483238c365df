import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Announce, SetLeadership } from '../model/orders/master.ts';
import type { State } from '../model/state.ts';
import { espionage } from '../model/figures.ts';
import { impossible } from '../refusals.ts';

/** Why a seat cannot decide who leads a Corporation; undefined if it can: only the game master does, of those that have not fallen (SFW 793; OURS: the computer may lead). */
export function cannotLead(
  { corporations }: Pick<State, 'corporations'>,
  seat: SeatId,
  { of, computer }: Unnumbered<SetLeadership>,
): Problem | undefined {
  if (seat !== gameMaster) return impossible('SFW 793', 'game-master-only');
  const owner = corporations[of];
  if (owner === undefined || owner.fallen) return impossible('SFW 793', 'no-such-corporation');
  return (owner.computer === true) === computer
    ? impossible('SFW 793', 'led-already', { name: owner.name })
    : undefined;
}

/** Why a seat cannot announce something; undefined if it can: only the game master does, to Corporations that are not known to have fallen (SFW 5007). */
export function cannotAnnounce(
  { corporations, named = {} }: Pick<State, 'corporations' | 'named'>,
  seat: SeatId,
  { to, text }: Unnumbered<Announce>,
): Problem | undefined {
  if (seat !== gameMaster) return impossible('SFW 5007', 'game-master-only');
  if (text.trim() === '') return impossible('SFW 5007', 'nothing-announced');
  if (to === undefined) return undefined;
  const hears =
    corporations[to]?.fallen === false || (named[to]?.number ?? espionage.powersFrom) < espionage.powersFrom;
  return hears ? undefined : impossible('SFW 5007', 'no-such-corporation');
}
