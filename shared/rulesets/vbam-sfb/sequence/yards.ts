import type { OrderRef, SeatId, UnitId } from '#kernel/ids.ts';
import { valuesInOrder } from '#kernel/inOrder.ts';
import { padded, unitId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Step, Turn } from '#kernel/turn/step.ts';
import type { VbamSfb } from '../model/game.ts';
import type { Project, State, Unit } from '../model/state.ts';
import type { Progress } from '../rules/yards/progress.ts';
import { progressAt } from '../rules/yards/progress.ts';
import {
  activationCost,
  cannotActivate,
  cannotBuild,
  cannotMothball,
  cannotRepair,
  cannotScrap,
  repairCost,
  scrapValue,
} from '../rules/yards/yards.ts';
import { designOf, designsOf, has } from '../tables/designs.ts';

/** Buys units: what one price buys becomes a project of its own. */
function buy(turn: Turn<VbamSfb>): void {
  for (const { seat, order } of turn.orders('build')) {
    const { ref: cause, place, design, count } = order;
    const problem = cannotBuild(turn.state, seat, order);
    const found = designsOf(seat).get(design);
    if (problem !== undefined || found === undefined) {
      if (problem !== undefined) turn.refuse(cause, problem);
      continue;
    }
    const { points: cost, for: each } = found.cost;
    for (let at = 1; (at - 1) * each < count; at += 1) {
      const units = Math.min(each, count - (at - 1) * each);
      const what: Project = {
        ...({ seat, place, work: 'build', design, cost, done: 0 } as const),
        ...(units === 1 ? {} : { count: units }),
      };
      turn.happen({
        kind: 'work-ordered',
        seat,
        place,
        project: `${cause}.${padded(at, 2)}`,
        what,
        ep: cost,
        cause,
      });
    }
  }
}

function commission(
  turn: Turn<VbamSfb>,
  work: 'repair' | 'activate',
  cannot: (state: State, seat: SeatId, unit: UnitId | undefined) => Problem | undefined,
  costOf: (unit: Unit) => number,
): void {
  for (const { seat, unit: id, order } of turn.orders(work)) {
    const problem = cannot(turn.state, seat, id);
    const unit = id && turn.state.units[id];
    if (problem !== undefined) turn.refuse(order.ref, problem);
    else if (id !== undefined && unit !== undefined) {
      const [cost, { place, design }] = [costOf(unit), unit];
      turn.happen({
        kind: 'work-ordered',
        seat,
        place,
        project: order.ref,
        ep: cost,
        cause: order.ref,
        what: { seat, place, work, design, unit: id, cost, done: 0 },
      });
    }
  }
}

/** What yards are to do is paid in the Turn Orders Phase (VB 101). */
export const purchases: Step<VbamSfb> = {
  name: 'Purchases',
  cite: 'VB 101',
  run(turn) {
    buy(turn);
    commission(turn, 'repair', cannotRepair, (unit) => repairCost(designOf(unit)));
    commission(turn, 'activate', cannotActivate, (unit) => activationCost(designOf(unit)));
  },
};

/** What is finished comes into service. */
function finish(turn: Turn<VbamSfb>, { project, what }: Progress): void {
  const { seat, place, design, work, unit, count = 1 } = what;
  const at = { seat, place, design, project };
  if (unit === undefined)
    for (let n = 1; n <= count; n += 1) {
      const made = turn.state.empires[seat]?.made ?? 0;
      const settles = has(designOf({ seat, design }), 'Colonize');
      turn.happen({
        kind: 'unit-built',
        ...at,
        unit: unitId(`${seat}.u${padded(made + 1)}`),
        ...(settles ? { settlers: 1 } : {}),
      });
    }
  else turn.happen({ kind: work === 'repair' ? 'unit-repaired' : 'unit-activated', ...at, unit });
}

function shelve(turn: Turn<VbamSfb>): void {
  const each = (
    kind: 'mothball' | 'scrap',
    cannot: (state: State, seat: SeatId, unit: UnitId | undefined) => Problem | undefined,
    act: (seat: SeatId, id: UnitId, unit: Unit, cause: OrderRef) => void,
  ): void => {
    for (const { seat, unit: id, order } of turn.orders(kind)) {
      const problem = cannot(turn.state, seat, id);
      const unit = id && turn.state.units[id];
      if (problem !== undefined) turn.refuse(order.ref, problem);
      else if (id !== undefined && unit !== undefined) act(seat, id, unit, order.ref);
    }
  };
  each('mothball', cannotMothball, (seat, unit, { place, design }, cause) => {
    turn.happen({ kind: 'unit-mothballed', seat, unit, place, design, cause });
  });
  each('scrap', cannotScrap, (seat, unit, { place, design }, cause) => {
    const ep = scrapValue(designOf({ seat, design }));
    turn.happen({ kind: 'unit-scrapped', seat, unit, place, design, ep, cause });
  });
}

/** Yards work as far as capacity and docks go; what they finish is in service (VB 430). */
export const construction: Step<VbamSfb> = {
  name: 'Construction Completion Phase',
  cite: 'VB 434',
  run(turn) {
    const places = new Set(valuesInOrder(turn.state.projects).map(({ place }) => place));
    for (const place of [...places].sort())
      for (const one of progressAt(turn.state, place)) {
        const { project, what, ep, left } = one;
        turn.happen({ kind: 'work-done', seat: what.seat, place, project, design: what.design, ep, left });
        if (left === 0) finish(turn, one);
      }
    shelve(turn);
  },
};
