import type { PlaceId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeStep, GeTurn } from '../../../model/game.ts';
import type { RazeDefences } from '../../../model/orders.ts';
import { losesGarrison, razable, razingProblem, razingSalvage } from '../../../rules/works/razing.ts';
import type { Command } from '../../commands.ts';
import { withdrawGarrison } from '../../withdrawal.ts';
import { forWorkers } from '../../works.ts';
import { impossible } from '../../../tables/refusals.ts';

/** Razes sector defences; the salvage comes after the decay (GE 904-918, E-26). */
export const structuresRazed: GeStep = {
  name: 'Structures Razed',
  cite: 'GE 906',
  run(turn) {
    const razed = new Map<PlaceId, number>();
    forWorkers(turn, 'raze-defences', (command) => {
      const { place } = command.unit;
      const before = razed.get(place) ?? 0;
      const problem = razingProblem(turn.state, command.seat, command.unit, before);
      if (problem !== undefined) return turn.refuse(command.order.ref, problem);
      razed.set(place, before + raze(turn, command, before));
    });
  },
};

/** Razes as many levels as possible and returns the number. */
function raze(
  turn: GeTurn,
  { seat, id, unit, order: { levels: ordered, ref: cause } }: Command<RazeDefences>,
  before: number,
): number {
  const { place } = unit;
  const sector = turn.state.sectors[place];
  const levels = sector === undefined ? 0 : Math.min(ordered, razable(turn.state, sector, unit, before));
  if (sector === undefined || levels === 0) return 0;
  if (losesGarrison(sector, levels)) withdrawGarrison(turn, seat, place, cause);
  const salvage = razingSalvage(turn.state, levels);
  turn.happen({
    kind: 'defences-razed',
    seat,
    unit: id,
    place,
    levels,
    level: sector.level - levels,
    salvage,
    cause,
  });
  if (levels < ordered) turn.refuse(cause, fewer(turn, ordered, levels));
  return levels;
}

function fewer(turn: GeTurn, ordered: number, levels: number): Problem {
  const { razeMost: most, razeWorkers: workers } = turn.state.parameters.defences;
  return impossible('GE 916', 'fewer-levels', {
    ordered,
    levels,
    workers,
    most,
  });
}
