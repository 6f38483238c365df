import type { UnitId } from '#kernel/words/ids.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { levelOfVictory, raiseOfficers } from '../../officers/create.ts';
import type { OfficerEvent } from '../../officers/events.ts';
import type { CrewsRose } from '../../crews/rise.ts';
import { isVictory, learnFrom } from '../../crews/rise.ts';
import type { Battle, State, View } from '../../model/state.ts';
import { worthOfAll } from '../../ships/worth.ts';
import type { Side } from '../battle.ts';
import { hospitalsAt } from '../support/hospitals.ts';

/** Percent that hospitals add to the chance of officers (C60.10b). */
const hospitals = 5;

/**
 * Crews of both sides learn from a battle that has ended, by what each side lost of what it was worth, and officers rise among the victors (C9.52, C9.70).
 * @param groups the squadrons of each side
 */
export function learn(
  turn: Turn<Room<State, View, never, CrewsRose | OfficerEvent>>,
  { worth }: Battle,
  sides: readonly Side[],
  groups: readonly (readonly UnitId[])[],
): void {
  if (worth === undefined) return;
  const lost = sides.map(({ squadron }, at) => (worth[at] ?? 0) - worthOfAll(squadron.ships));
  for (const [at, units] of groups.entries()) {
    const [own, foes] = [lost[at] ?? 0, lost[1 - at] ?? 0];
    const { seat, place } = sides[at]?.squadron ?? {};
    const nursed = seat !== undefined && place !== undefined && hospitalsAt(turn.state, seat, place) > 0;
    learnFrom(turn, turn.draw.fork('crews'), units, isVictory(own, foes), nursed);
    const level = levelOfVictory(own, foes);
    raiseOfficers(turn, turn.draw.fork('officers'), units, level, nursed ? hospitals : 0);
  }
}
