import { by } from '#kernel/inOrder.ts';
import type { GeTurn } from '../model/game.ts';
import type { Cloak, Decloak } from '../model/orders.ts';
import { cloakProblem, decloakProblem } from '../rules/cloaking.ts';
import { commanded } from '../rules/command.ts';
import { mostPhases, phaseBefore, tooManyPhases } from '../rules/phases.ts';
import { refuseForeign } from './commands.ts';

/** Carries out the cloaking orders that follow the `phase`-th order taking a phase; with 0, those at the head of a plan (E-19). */
export function changeCloaking(turn: GeTurn, phase: number): void {
  const given = [...turn.orders('cloak'), ...turn.orders('decloak')];
  for (const { seat, unit: id, order } of given.sort(by(({ seat }) => seat, ({ unit }) => unit ?? '', ({ index }) => index))) {
    const list = id === undefined ? [] : turn.plan(id).filter((other) => other.seat === seat).map((other) => other.order);
    const due = phaseBefore(list, order);
    if (due > mostPhases && phase === 0) turn.refuse(order.ref, tooManyPhases());
    if (due !== phase || due > mostPhases) continue;
    const unit = commanded(turn.state, seat, id);
    if (unit === undefined || id === undefined) refuseForeign(turn, seat, id, order);
    else change(turn, id, order);
  }
}

function change(turn: GeTurn, id: keyof GeTurn['state']['units'], order: Cloak | Decloak): void {
  const unit = turn.state.units[id];
  if (unit === undefined) return;
  const problem = order.kind === 'cloak' ? cloakProblem(turn.state, unit) : decloakProblem(unit);
  if (problem !== undefined) return turn.refuse(order.ref, problem);
  turn.happen({ kind: order.kind === 'cloak' ? 'starfleet-cloaked' : 'starfleet-decloaked', unit: id, place: unit.place, cause: order.ref });
}
