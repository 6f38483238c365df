import { flag, oneOf, optional } from '#kernel/codec/shapes.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { order } from '../declare.ts';
import { levelLed, levels, usualLevel } from '../model/levels.ts';
import { seat, status } from '../model/parts.ts';
import type { Empire, State } from '../model/state.ts';
import { seatArg } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';
import { ledWords } from './ledWords.ts';
import { leadershipChanged, statusChanged } from './events.ts';

/** Why the decree is void: only the game master gives decrees, about empires that are still in the game (GE 1555, 6853, 7286). */
function decreeProblem(
  state: State,
  giver: SeatId,
  of: SeatId,
  holds: (empire: Empire) => boolean,
): Problem | undefined {
  if (giver !== gameMaster) return impossible('GE 1555', 'game-master-only');
  const empire = state.empires[of];
  if (empire === undefined || empire.defeated) return impossible('GE 1555', 'unknown-empire');
  return holds(empire) ? impossible('GE 1555', 'decreed-already', { empire: empire.name }) : undefined;
}

/** The game master's order that makes an empire royalty or commoner (GE 1519, 1555). */
export const setStatus = order('set-status', {
  title: 'Set Player Status',
  by: 'game-master',
  fields: { of: seat, status },
  offers: () => [],
  cannot: (state, { seat: giver, order: given }) =>
    decreeProblem(state, giver, given.of, (empire) => empire.status === given.status),
  say: (given, view) =>
    phrase(given.status === 'royalty' ? 'Make the {empire} royalty' : 'Make the {empire} a commoner', {
      empire: seatArg(view, given.of),
    }),
});

/** The game master's order that gives an empire to the computer or back to a player (GE 6853, 7286). */
export const setLeadership = order('set-leadership', {
  title: 'Set Leadership',
  by: 'game-master',
  fields: { of: seat, computer: flag, level: optional(oneOf(levels)) },
  offers: () => [],
  cannot: (state, { seat: giver, order: { of, computer, level = usualLevel } }) =>
    decreeProblem(state, giver, of, (empire) => levelLed(empire) === (computer ? level : undefined)),
  say: ({ of, computer, level = usualLevel }, view) =>
    phrase(computer ? ledWords[level].order : 'Give the {empire} to a player', {
      empire: seatArg(view, of),
    }),
});

/** OURS: before anything else, the game master's decisions about seats (GE 1555, 6853, 7286). */
export function decrees(turn: GeTurn<Happening>): void {
  inTurn(turn, setStatus, ({ order: { of, status: granted, ref: cause } }) =>
    statusChanged.of({ seat: of, status: granted, cause }),
  );
  inTurn(turn, setLeadership, ({ order: { of, computer, level, ref: cause } }) =>
    leadershipChanged.of({ seat: of, computer, ...defined({ level }), cause }),
  );
}
