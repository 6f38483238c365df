import type { PlaceId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeStep, GeTurn } from '../../../model/game.ts';
import type { BuildStarships } from '../../../model/orders.ts';
import { buildCost, buildLimit, buildProblem } from '../../../rules/works/building.ts';
import type { Command } from '../../commands.ts';
import { forCommands } from '../../commands.ts';
import { impossible } from '../../../tables/refusals.ts';

/**
 * By garrison number and then in plan order, each order builds as many ships as its industrial center and the treasury allow
 * (GE 828-832, 1118, E-40). A sector that was lost and retaken builds (GE 7386).
 */
export const starshipsBuilt: GeStep = {
  name: 'Starships Built',
  cite: 'GE 830',
  run(turn) {
    const built = new Map<PlaceId, number>();
    forCommands(turn, 'build-starships', (command) => {
      const { seat, id, unit, order } = command;
      const problem = buildProblem(turn.state, seat, id, order.type);
      if (problem !== undefined) return turn.refuse(order.ref, problem);
      const count = build(turn, command, built.get(unit.place) ?? 0);
      built.set(unit.place, (built.get(unit.place) ?? 0) + count);
    });
  },
};

/** Builds as many ships as possible and returns the number. `already`: ships built at this industrial center this turn. */
function build(
  turn: GeTurn,
  { seat, id, unit: { place }, order }: Command<BuildStarships>,
  already: number,
): number {
  const sector = turn.state.sectors[place];
  const room = sector === undefined ? 0 : buildLimit(sector) - already;
  const price = buildCost(order.type);
  const affordable =
    price === 0 ? order.count : Math.floor((turn.state.empires[seat]?.treasury ?? 0) / price);
  const count = Math.max(0, Math.min(order.count, room, affordable));
  const { type, rank, ref: cause } = order;
  if (count > 0)
    turn.happen({
      kind: 'starships-built',
      seat,
      unit: id,
      place,
      type,
      count,
      rank,
      cost: count * price,
      cause,
    });
  if (count < order.count)
    turn.refuse(cause, room < affordable ? overLimit(order.count, count) : tooDear(order.count, count));
  return count;
}

const overLimit = (ordered: number, count: number): Problem =>
  impossible('GE 1118', 'build-limit/turn', { ordered, count });

const tooDear = (ordered: number, count: number): Problem =>
  impossible('GE 830', 'not-enough-money/build', { ordered, count });
