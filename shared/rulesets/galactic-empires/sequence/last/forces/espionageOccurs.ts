import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { EspionageMade } from '../../../model/diplomacyEvents.ts';
import type { GeStep, GeTurn } from '../../../model/game.ts';
import type { EspionageReport } from '../../../model/view.ts';
import {
  espionageCost,
  espionageMoneyProblem,
  espionageProblem,
  finder,
  spiedOut,
} from '../../../rules/diplomacy/espionage.ts';

/** Agents report on other empires, at a price for each mission; the target hears nothing (GE 996-998, E-44). */
export const espionageOccurs: GeStep = {
  name: 'Espionage Occurs',
  cite: 'GE 998',
  dice: true,
  run(turn) {
    const draws = new Map<string, Draw>();
    if (turn.orders('espionage').length === 0) return;
    const find = finder(turn.state);
    sendAgents(turn, (seat, on) => {
      const key = `${seat} ${on}`;
      const draw = draws.get(key) ?? turn.draw.fork(seat, on);
      draws.set(key, draw);
      return spiedOut(turn.state, on, draw, find);
    });
  },
};

/** Pays for the missions in plan order as far as the treasury goes. All agents report on the state before any of them is paid. */
export function sendAgents(turn: GeTurn, report: (seat: SeatId, on: SeatId) => EspionageReport): void {
  const cost = espionageCost(turn.state);
  const spent = new Map<SeatId, number>();
  const made = turn.orders('espionage').flatMap(({ seat, order: { on, ref } }): readonly EspionageMade[] => {
    const before = spent.get(seat) ?? 0;
    const problem = espionageProblem(turn.state, seat, on) ?? espionageMoneyProblem(turn.state, seat, before);
    if (problem !== undefined) {
      turn.refuse(ref, problem);
      return [];
    }
    spent.set(seat, before + cost);
    return [{ kind: 'espionage-made', seat, on, cost, report: report(seat, on), cause: ref }];
  });
  for (const event of made) turn.happen(event);
}
