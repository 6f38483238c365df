import { integer, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { beginRazingProblem, razable } from '../../rules/works/razing.ts';
import { maxLevel } from '../../tables/defences.ts';
import type { GeOrderKind } from '../common.ts';
import { allOf, formOf, numberField } from '../fields.ts';
import { listed, needsUnit, ownUnit } from '../common.ts';
import { plannedWorker, razedElsewhere, razingBarred } from './works.ts';

/** Razes levels of sector defences; takes the whole turn (GE 445, 904-918). */
export const razeDefences: GeOrderKind<'raze-defences'> = {
  title: 'Raze Defences',
  codec: object({ kind: literal('raze-defences'), ref, levels: integer(1, maxLevel) }),

  offers: (view, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    return worker === undefined || razingBarred(view, plan, at, worker) !== undefined
      ? []
      : [{ kind: 'raze-defences', levels: 1 }];
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
    return formOf(order, [
      numberField('levels', 'Levels', 1, most, order.levels, (levels) => ({ ...order, levels }), allOf(most)),
    ]);
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
};
