import type { EventIn } from '#kernel/declare/event.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { world } from '../model/imagine.ts';
import { byUnits, read } from '../planning/orders.ts';
import { plannedUnit } from '../planning/planned.ts';
import {
  beginConstructionProblem,
  constructionCost,
  constructionMoneyProblem,
  constructionProblem,
  repaired,
} from './construction.ts';
import type { Happening } from './events.ts';
import { defencesBuilt, defencesRepaired, workBegun } from './events.ts';
import { buildingBarred, forWorkers, plannedWorker } from './works.ts';

/** Adds a level of sector defences; takes the whole turn (GE 441-443, 868-892). */
export const buildDefences = unitOrder('build-defences', {
  title: 'Build Defences',
  fields: read['build-defences'],

  offers: (view, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    return worker === undefined || buildingBarred(view, plan, at, worker) !== undefined ? [] : [{}];
  },

  whyNot: (view, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    return worker === undefined ? undefined : buildingBarred(view, plan, at, worker);
  },

  cannot: (_, state, { seat, unit }) => beginConstructionProblem(state, seat, unit),

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

/** Units that build give up their move-points for it (GE 872, 1375-1379, E-07). */
export const beginBuilding = (turn: GeTurn<EventIn<typeof workBegun>>): void =>
  byUnits(turn, buildDefences, ({ id, unit: { place }, order: { ref: cause } }) =>
    workBegun.of({ unit: id, place, work: 'construction', cause }),
  );

/** Sector defences that are built rise by one level, and damaged ones recover one level where there was peace (GE 868-892, E-25, E-27). */
export function constructionHappens(turn: GeTurn<Happening>): void {
  build(turn);
  for (const place of repaired(turn.state)) {
    const { levelDamage = 0 } = turn.state.sectors[place] ?? {};
    turn.happen(defencesRepaired.of({ place, levelDamage: levelDamage - 1 }));
  }
}

/** OURS: of several units that build in one sector, the first (by empire, then unit id) builds and pays. */
function build(turn: GeTurn<Happening>): void {
  const raised = new Set<PlaceId>();
  forWorkers(turn, buildDefences, 'construction', ({ seat, id, unit, order: { ref: cause } }) => {
    const { place } = unit;
    const problem =
      constructionProblem(turn.state, seat, unit, raised.has(place)) ??
      constructionMoneyProblem(turn.state, seat, place);
    if (problem !== undefined) return turn.refuse(cause, problem);
    raised.add(place);
    const level = (turn.state.sectors[place]?.level ?? 0) + 1;
    turn.happen(
      defencesBuilt.of({ seat, unit: id, place, level, cost: constructionCost(turn.state), cause }),
    );
  });
}
