import type { PlaceId } from '#kernel/words/ids.ts';
import type { GeStep, GeTurn } from '../../../model/game.ts';
import {
  constructionCost,
  constructionMoneyProblem,
  constructionProblem,
  repaired,
} from '../../../rules/works/construction.ts';
import { forWorkers } from '../../works.ts';

/** Sector defences that are built rise by one level, and damaged ones recover one level where there was peace (GE 868-892, E-25, E-27). */
export const constructionHappens: GeStep = {
  name: 'Construction Happens',
  cite: 'GE 870',
  run(turn) {
    build(turn);
    for (const place of repaired(turn.state)) {
      const { levelDamage = 0 } = turn.state.sectors[place] ?? {};
      turn.happen({ kind: 'defences-repaired', place, levelDamage: levelDamage - 1 });
    }
  },
};

/** OURS: of several units that build in one sector, the first (by empire, then unit id) builds and pays. */
function build(turn: GeTurn): void {
  const raised = new Set<PlaceId>();
  forWorkers(turn, 'build-defences', ({ seat, id, unit, order: { ref: cause } }) => {
    const { place } = unit;
    const problem =
      constructionProblem(turn.state, seat, unit, raised.has(place)) ??
      constructionMoneyProblem(turn.state, seat, place);
    if (problem !== undefined) return turn.refuse(cause, problem);
    raised.add(place);
    const level = (turn.state.sectors[place]?.level ?? 0) + 1;
    turn.happen({
      kind: 'defences-built',
      seat,
      unit: id,
      place,
      level,
      cost: constructionCost(turn.state),
      cause,
    });
  });
}
