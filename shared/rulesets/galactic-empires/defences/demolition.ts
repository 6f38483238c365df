import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { withdrawGarrison } from '../fleets/withdrawal.ts';
import { world } from '../model/imagine.ts';
import { allOf, numberField } from '../planning/fields.ts';
import type { Command } from '../planning/orders.ts';
import { byUnits, read } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';
import { defencesRazed, workBegun } from './events.ts';
import { beginRazingProblem, losesGarrison, razable, razingProblem, razingSalvage } from './razing.ts';
import { forWorkers, plannedWorker, razedElsewhere, razingBarred } from './works.ts';

/** Razes levels of sector defences; takes the whole turn (GE 445, 904-918). */
export const razeDefences = unitOrder('raze-defences', {
  title: 'Raze Defences',
  fields: read['raze-defences'],

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

  cannot: (_, state, { seat, unit }) => beginRazingProblem(state, seat, unit),

  say: ({ levels }, view) =>
    phrase('Raze {levels|level|levels} of the sector defences and salvage {salvage} resources', {
      levels,
      salvage: levels * view.parameters.defences.razeSalvage,
    }),
});

/** Units that raze give up their move-points for it (GE 872, 1375-1379, E-07). */
export const beginRazing = (turn: GeTurn<EventIn<typeof workBegun>>): void =>
  byUnits(turn, razeDefences, ({ id, unit: { place }, order: { ref: cause } }) =>
    workBegun.of({ unit: id, place, work: 'razing', cause }),
  );

/** Razes sector defences; the salvage comes after the decay (GE 904-918, E-26). */
export function structuresRazed(turn: GeTurn<Happening>): void {
  const razed = new Map<PlaceId, number>();
  forWorkers(turn, razeDefences, 'razing', (command) => {
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
  { seat, id, unit, order: { levels: ordered, ref: cause } }: Command<OrderIn<typeof razeDefences>>,
  before: number,
): number {
  const { place } = unit;
  const sector = turn.state.sectors[place];
  const levels = sector === undefined ? 0 : Math.min(ordered, razable(turn.state, sector, unit, before));
  if (sector === undefined || levels === 0) return 0;
  if (losesGarrison(sector, levels)) withdrawGarrison(turn, seat, place, cause);
  const salvage = razingSalvage(turn.state, levels);
  const level = sector.level - levels;
  turn.happen(defencesRazed.of({ seat, unit: id, place, levels, level, salvage, cause }));
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
