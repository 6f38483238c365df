import { flag } from '#kernel/codec/shapes.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import { leadershipChanged } from '#kernel/steps/leadership.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../model/game.ts';
import { world } from '../model/imagine.ts';
import type { OrderOf } from '../model/orders.ts';
import { seat, status } from '../model/parts.ts';
import type { Empire, State } from '../model/state.ts';
import { seatArg } from '../model/words.ts';
import { listed, needsHeadquarters } from '../planning/common.ts';
import { order } from '../planning/order.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';

type Decree = OrderOf<'set-status' | 'set-leadership'>;

/** Why the decree is void: only the game master gives decrees, about empires that are still in the game (GE 1555, 6853, 7286). */
export function decreeProblem(state: State, seat: SeatId, decree: Decree): Problem | undefined {
  if (seat !== gameMaster) return impossible('GE 1555', 'game-master-only');
  const empire = state.empires[decree.of];
  if (empire === undefined || empire.defeated) return impossible('GE 1555', 'unknown-empire');
  return holds(empire, decree)
    ? impossible('GE 1555', 'decreed-already', {
        empire: empire.name,
      })
    : undefined;
}

const holds = (empire: Empire, decree: Decree): boolean =>
  decree.kind === 'set-status' ? empire.status === decree.status : empire.computer === decree.computer;

/** The game master's order that makes an empire royalty or commoner (GE 1519, 1555). */
export const setStatus = order('set-status', {
  title: 'Set Player Status',
  by: 'game-master',
  fields: { of: seat, status },
  offers: () => [],
  check: (view, order, at) => listed(needsHeadquarters(at), decreeProblem(world(view), view.me, order)),
  say: (order, view) =>
    phrase(order.status === 'royalty' ? 'Make the {empire} royalty' : 'Make the {empire} a commoner', {
      empire: seatArg(view, order.of),
    }),
});

/** The game master's order that gives an empire to the computer or back to a player (GE 6853, 7286). */
export const setLeadership = order('set-leadership', {
  title: 'Set Leadership',
  by: 'game-master',
  fields: { of: seat, computer: flag },
  offers: () => [],
  check: (view, order, at) => listed(needsHeadquarters(at), decreeProblem(world(view), view.me, order)),
  say: (order, view) =>
    phrase(order.computer ? 'Let the computer lead the {empire}' : 'Give the {empire} to a player', {
      empire: seatArg(view, order.of),
    }),
});

/** OURS: before anything else, the game master's decisions about seats (GE 1555, 6853, 7286). */
export function decrees(turn: GeTurn<Happening>): void {
  oneByOne(
    turn,
    turn.orders('set-status'),
    ({ seat, order }) => decreeProblem(turn.state, seat, order),
    ({ order: { of: seat, status, ref: cause } }) => ({ kind: 'status-changed', seat, status, cause }),
  );
  oneByOne(
    turn,
    turn.orders('set-leadership'),
    ({ seat, order }) => decreeProblem(turn.state, seat, order),
    leadershipChanged,
  );
}
