import { integer } from '#kernel/codec/shapes.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { withdrawGarrison } from '../fleets/withdrawal.ts';
import type { GeTurn } from '../model/game.ts';
import { world } from '../model/imagine.ts';
import type { RazeDefences } from '../model/orders.ts';
import type { Command } from '../planning/commands.ts';
import { listed, needsUnit, ownUnit } from '../planning/common.ts';
import { allOf, numberField } from '../planning/fields.ts';
import { order } from '../planning/order.ts';
import { impossible } from '../refusals.ts';
import { maxLevel } from '../tables/defences.ts';
import type { Happening } from './events.ts';
import { beginRazingProblem, losesGarrison, razable, razingProblem, razingSalvage } from './razing.ts';
import { forWorkers, plannedWorker, razedElsewhere, razingBarred } from './works.ts';

/** Razes levels of sector defences; takes the whole turn (GE 445, 904-918). */
export const razeDefences = order('raze-defences', {
  title: 'Raze Defences',
  fields: { levels: integer(1, maxLevel) },

  offers: (view, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    return worker === undefined || razingBarred(view, plan, at, worker) !== undefined ? [] : [{ levels: 1 }];
  },

  /** Where there are no defences the order is left out without a reason. */
  whyNot: (view, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    const problem = worker === undefined ? undefined : razingBarred(view, plan, at, worker);
    return worker === undefined || (world(view).sectors[worker.place]?.level ?? 0) === 0
      ? undefined
      : problem;
  },

  form: (view, order, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    const sector = worker === undefined ? undefined : world(view).sectors[worker.place];
    const most = Math.max(
      1,
      worker === undefined || sector === undefined
        ? 1
        : razable(world(view), sector, worker, razedElsewhere(view, plan, at, worker.place)),
    );
    return [
      numberField('levels', 'Levels', 1, most, order.levels, (levels) => ({ ...order, levels }), allOf(most)),
    ];
  },

  check: (view, _order, at) =>
    listed(
      needsUnit(at),
      ownUnit(view, at) === undefined ? undefined : beginRazingProblem(world(view), view.me, at.unit),
    ),

  say: ({ levels }, view) =>
    phrase('Raze {levels|level|levels} of the sector defences and salvage {salvage} resources', {
      levels,
      salvage: levels * view.parameters.defences.razeSalvage,
    }),
});

/** Razes sector defences; the salvage comes after the decay (GE 904-918, E-26). */
export function structuresRazed(turn: GeTurn<Happening>): void {
  const razed = new Map<PlaceId, number>();
  forWorkers(turn, 'raze-defences', (command) => {
    const { place } = command.unit;
    const before = razed.get(place) ?? 0;
    const problem = razingProblem(turn.state, command.seat, command.unit, before);
    if (problem !== undefined) return turn.refuse(command.order.ref, problem);
    razed.set(place, before + raze(turn, command, before));
  });
}

/** Razes as many levels as possible and returns the number. */
function raze(
  turn: GeTurn<Happening>,
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

function fewer(turn: GeTurn<Happening>, ordered: number, levels: number): Problem {
  const { razeMost: most, razeWorkers: workers } = turn.state.parameters.defences;
  return impossible('GE 916', 'fewer-levels', {
    ordered,
    levels,
    workers,
    most,
  });
}
