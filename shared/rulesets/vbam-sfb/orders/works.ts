import { id, line, list, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { chosenIn, textIn } from '#kernel/orders/fields.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { VbamSfb } from '../game.ts';
import type { Cancel, Schedule, Upgrade } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import {
  cancelValue,
  cannotCancel,
  cannotSchedule,
  cannotUpgrade,
  nextBase,
  upgradeCost,
} from '../yards/bases.ts';
import { projectsAt } from '../yards/yards.ts';
import { labelOf } from '../map/board.ts';
import { designOf } from '../units/designs.ts';
import { advice, thrifty } from '../model/words.ts';

const ref = id<OrderRef>();
const projectName = line(80, 1);
const mostWorks = 200;

/** Work under way in a system, as choices. */
const worksAt = (view: View, place: PlaceId): readonly Choice[] =>
  projectsAt(imagine(view), place)
    .filter(([, { seat }]) => seat === view.me)
    .map(([value, { design, done, cost }]) => ({
      value,
      label: phrase('{design}, {done} of {cost} EP', { design, done, cost }),
    }));

/** Work of a system that has more than one. */
const isOrdered = (view: View, place: PlaceId | undefined): place is PlaceId =>
  place !== undefined && worksAt(view, place).length > 0;

/** Orders about work that is under way, and about bases (VB 438, 446, 460). */
export const workOrders: Pick<Ruleset<VbamSfb>['orders'], 'upgrade' | 'cancel' | 'schedule'> = {
  upgrade: {
    title: 'Upgrade a base',
    codec: object({ kind: literal('upgrade'), ref, from: optional(id<PlaceId>()) }),
    offers(view, { unit }) {
      const found = unit === undefined ? undefined : view.units[unit];
      if (found?.seat !== view.me || nextBase(view.me, designOf(found)) === undefined) return [];
      return view.systems[found.place]?.owner === view.me
        ? [{ kind: 'upgrade' }]
        : keysInOrder(view.systems)
            .slice(0, 1)
            .map((from) => ({ kind: 'upgrade', from }));
    },
    form: (view, order) => ({
      fields: [
        {
          kind: 'choice',
          name: 'from',
          label: 'Capacity of',
          choices: [
            { value: '', label: phrase('The system where it is') },
            ...keysInOrder(view.systems).map((value) => ({
              value,
              place: value,
              label: phrase('{system}', { system: labelOf(value) }),
            })),
          ],
        },
      ],
      values: { from: order.from ?? '' },
      set: (_, value): Omit<Upgrade, 'ref'> => ({
        kind: 'upgrade',
        ...(textIn(value) === '' ? {} : { from: textIn(value) as PlaceId }),
      }),
    }),
    check: (view, order, { unit }) => thrifty(order, cannotUpgrade(imagine(view), view.me, unit, order.from)),
    say(_, { units, me }, { unit }) {
      const found = unit === undefined ? undefined : units[unit];
      const design = found && designOf(found);
      const next = design && nextBase(me, design);
      return next === undefined || design === undefined
        ? phrase('Upgrade the base')
        : phrase('Make it a {next} for {ep} EP', { next: next.name, ep: upgradeCost(me, design) });
    },
  },
  cancel: {
    title: 'Cancel work',
    codec: object({ kind: literal('cancel'), ref, project: projectName }),
    offers: (view, { unit, place, seat }) =>
      unit !== undefined || seat !== undefined || !isOrdered(view, place)
        ? []
        : worksAt(view, place)
            .slice(0, 1)
            .map(({ value }) => ({ kind: 'cancel', project: value })),
    form: (view, order, { place }) => ({
      fields: [
        {
          kind: 'choice',
          name: 'project',
          label: 'Work',
          choices: worksAt(view, place ?? view.projects[order.project]?.place ?? ('' as PlaceId)),
        },
      ],
      values: { project: order.project },
      set: (_, value): Omit<Cancel, 'ref'> => ({ kind: 'cancel', project: textIn(value) }),
    }),
    check: (view, order) => advice(order, cannotCancel(imagine(view), view.me, order.project)),
    say({ project }, { projects }) {
      const what = projects[project];
      return what === undefined
        ? phrase('Cancel work')
        : phrase('Cancel the work on {design} in {system}, for {ep} EP next turn', {
            design: what.design,
            system: labelOf(what.place),
            ep: cancelValue(what),
          });
    },
  },
  schedule: {
    title: 'Order of work',
    codec: object({
      kind: literal('schedule'),
      ref,
      place: id<PlaceId>(),
      first: list(projectName, mostWorks),
    }),
    offers: (view, { unit, place, seat }) =>
      unit !== undefined || seat !== undefined || !isOrdered(view, place)
        ? []
        : [{ kind: 'schedule', place, first: worksAt(view, place).map(({ value }) => value) }],
    form(view, order) {
      const of = worksAt(view, order.place);
      return {
        fields: [
          {
            kind: 'several',
            name: 'first',
            label: 'Work on these first',
            of,
            ordered: true,
            most: Math.max(1, Math.min(mostWorks, of.length)),
          },
        ],
        values: { first: order.first },
        set: (_, value): Omit<Schedule, 'ref'> => ({ ...order, first: chosenIn(value) }),
      };
    },
    check: (view, order) => advice(order, cannotSchedule(imagine(view), view.me, order.place, order.first)),
    say: ({ place, first }, { projects }) =>
      phrase('In {system} work first on {works}', {
        system: labelOf(place),
        works: first.map((one) => projects[one]?.design ?? one).join(', '),
      }),
  },
};
