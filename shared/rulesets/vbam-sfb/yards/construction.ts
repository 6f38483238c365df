import type { OrderRef, SeatId, UnitId } from '#kernel/words/ids.ts';
import { padded, unitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import type { VbamSfb } from '../game.ts';
import type { Project, State, Unit } from '../model/state.ts';
import type { Progress } from './progress.ts';
import { progressIn } from './progress.ts';
import {
  cancelValue,
  cannotCancel,
  cannotSchedule,
  cannotUpgrade,
  nextBase,
  upgradeCost,
} from './bases.ts';
import { cannotBuild, dueIn, worksOf } from './buying.ts';
import {
  activationCost,
  cannotActivate,
  cannotMothball,
  cannotRepair,
  cannotScrap,
  repairCost,
  scrapValue,
} from './yards.ts';
import { designOf, has } from '../units/designs.ts';

/** Buys units (VB 97). */
function buy(turn: Turn<VbamSfb>): void {
  for (const { seat, order } of turn.orders('build')) {
    const { ref: cause, place } = order;
    const problem = cannotBuild(turn.state, seat, order);
    if (problem !== undefined) turn.refuse(cause, problem);
    else
      for (const [project, what] of worksOf(seat, order))
        turn.happen({ kind: 'work-ordered', seat, place, project, what, ep: what.paid ?? what.cost, cause });
  }
}

/** What is still owed for work is paid before anything else is bought (VB 438; OURS). */
function payOff(turn: Turn<VbamSfb>): void {
  for (const seat of keysInOrder(turn.state.empires))
    for (const [project, { place, design }, ep] of dueIn(turn.state, seat))
      turn.happen({ kind: 'work-paid', seat, place, project, design, ep });
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

/** Gives up work for half of its cost (VB 460). */
function cancel(turn: Turn<VbamSfb>): void {
  oneByOne(
    turn,
    turn.orders('cancel'),
    ({ seat, order }) => cannotCancel(turn.state, seat, order.project),
    ({ seat, order: { project, ref: cause } }) => {
      const what = turn.state.projects[project];
      if (what === undefined) return undefined;
      const { place, design } = what;
      return { kind: 'work-cancelled', seat, place, project, design, ep: cancelValue(what), cause };
    },
  );
}

/** Bases become the next ones, out of the capacity of a system (VB 446). */
function upgrade(turn: Turn<VbamSfb>): void {
  oneByOne(
    turn,
    turn.orders('upgrade'),
    ({ seat, unit, order }) => cannotUpgrade(turn.state, seat, unit, order.from),
    ({ seat, unit: id, order: { from, ref: cause } }) => {
      const unit = id && turn.state.units[id];
      const next = unit && nextBase(seat, designOf(unit));
      if (id === undefined || unit === undefined || next === undefined) return undefined;
      const place = from ?? unit.place;
      const cost = upgradeCost(seat, designOf(unit));
      const what: Project = {
        ...({ seat, place, work: 'upgrade', design: next.name, unit: id, cost, done: 0 } as const),
        ...(place === unit.place ? {} : { site: unit.place }),
      };
      return { kind: 'work-ordered', seat, place, project: cause, what, ep: cost, cause };
    },
  );
}

/** Work is put in an order (VB 438). */
function schedule(turn: Turn<VbamSfb>): void {
  oneByOne(
    turn,
    turn.orders('schedule'),
    ({ seat, order }) => cannotSchedule(turn.state, seat, order.place, order.first),
    ({ seat, order: { place, first, ref: cause } }) => ({
      kind: 'work-scheduled',
      seat,
      place,
      first,
      cause,
    }),
  );
}

/** What yards are to do is paid in the Turn Orders Phase (VB 101). */
export const purchases: Step<VbamSfb> = {
  name: 'Purchases',
  cite: 'VB 101',
  run(turn) {
    cancel(turn);
    payOff(turn);
    buy(turn);
    commission(turn, 'repair', cannotRepair, (unit) => repairCost(designOf(unit)));
    commission(turn, 'activate', cannotActivate, (unit) => activationCost(designOf(unit)));
    upgrade(turn);
    schedule(turn);
  },
};

/** What is said of work on a unit that is done. */
const finished = {
  repair: 'unit-repaired',
  activate: 'unit-activated',
  upgrade: 'unit-upgraded',
} as const;

/** What is finished comes into service. */
function finish(turn: Turn<VbamSfb>, { project, what }: Progress): void {
  const { seat, place, site = place, design, work, unit, count = 1 } = what;
  const at = { seat, place: site, design, project };
  if (unit === undefined || work === 'build')
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
  else turn.happen({ kind: finished[work], ...at, unit });
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
    for (const one of progressIn(turn.state)) {
      const { project, what, ep, left, lost } = one;
      const { seat, place, design } = what;
      if (lost === true) turn.happen({ kind: 'work-cancelled', seat, place, project, design, ep: 0 });
      else turn.happen({ kind: 'work-done', seat, place, project, design, ep, left });
      if (left === 0) finish(turn, one);
    }
    shelve(turn);
  },
};
