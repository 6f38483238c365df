import { literal, object } from '#kernel/codec/shapes.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { beginConstructionProblem } from '../../rules/works/construction.ts';
import type { GeOrderKind } from '../common.ts';
import { listed, needsUnit, ownUnit } from '../common.ts';
import { plannedUnit } from '../planned.ts';
import { buildingBarred, plannedWorker } from './works.ts';

/** Adds a level of sector defences; takes the whole turn (GE 441-443, 868-892). */
export const buildDefences: GeOrderKind<'build-defences'> = {
  title: 'Build Defences',
  codec: object({ kind: literal('build-defences'), ref }),

  offers: (view, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    return worker === undefined || buildingBarred(view, plan, at, worker) !== undefined
      ? []
      : [{ kind: 'build-defences' }];
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
};
