import { emptyPlan } from '#kernel/game/plan.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { GeTurn } from '../model/game.ts';
import { world } from '../model/imagine.ts';
import { listed, needsUnit, ownUnit } from '../planning/common.ts';
import { order } from '../planning/order.ts';
import { plannedUnit } from '../planning/planned.ts';
import {
  beginConstructionProblem,
  constructionCost,
  constructionMoneyProblem,
  constructionProblem,
  repaired,
} from './construction.ts';
import type { Happening } from './events.ts';
import { buildingBarred, forWorkers, plannedWorker } from './works.ts';

/** Adds a level of sector defences; takes the whole turn (GE 441-443, 868-892). */
export const buildDefences = order('build-defences', {
  title: 'Build Defences',
  fields: {},

  offers: (view, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    return worker === undefined || buildingBarred(view, plan, at, worker) !== undefined ? [] : [{}];
  },

  whyNot: (view, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    return worker === undefined ? undefined : buildingBarred(view, plan, at, worker);
  },

  check: (view, _order, at) =>
    listed(
      needsUnit(at),
      ownUnit(view, at) === undefined ? undefined : beginConstructionProblem(world(view), view.me, at.unit),
    ),

  say: (_order, view, { unit }) => {
    const { cost } = view.parameters.defences;
    const place = unit === undefined ? undefined : plannedUnit(view, emptyPlan(), unit)?.place;
    if (place === undefined) return phrase('Build or upgrade sector defences for {cost} resources', { cost });
    const level = world(view).sectors[place]?.level ?? 0;
    return level === 0
      ? phrase('Build sector defences for {cost} resources', { cost })
      : phrase('Upgrade the sector defences to level {level} for {cost} resources', {
          level: level + 1,
          cost,
        });
  },
});

/** Sector defences that are built rise by one level, and damaged ones recover one level where there was peace (GE 868-892, E-25, E-27). */
export function constructionHappens(turn: GeTurn<Happening>): void {
  build(turn);
  for (const place of repaired(turn.state)) {
    const { levelDamage = 0 } = turn.state.sectors[place] ?? {};
    turn.happen({ kind: 'defences-repaired', place, levelDamage: levelDamage - 1 });
  }
}

/** OURS: of several units that build in one sector, the first (by empire, then unit id) builds and pays. */
function build(turn: GeTurn<Happening>): void {
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
