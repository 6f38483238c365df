import { list, optional } from '#kernel/codec/shapes.ts';
import { choice, choiceOrNone, several } from '#kernel/declare/entries.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofSystem, order, ownAt, thrifty, toOwner } from '../declare.ts';
import { labelOf } from '../map/board.ts';
import { changeProject } from '../model/drafts.ts';
import { imagine } from '../model/imagine.ts';
import { design, points, place, projectId, projectName } from '../model/parts.ts';
import type { Project } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { systemArg, systemChoices } from '../model/words.ts';
import { designOf } from '../units/designs.ts';
import { cancelValue, cannotCancel, cannotSchedule, cannotUpgrade, nextBase, upgradeCost } from './bases.ts';
import { workOrdered } from './build.ts';
import { projectsAt } from './yards.ts';

const mostWorks = 200;

/** Work under way in a system, as choices. */
const worksAt = (view: View, at: PlaceId): readonly Choice[] =>
  projectsAt(imagine(view), at)
    .filter(([, { seat: of }]) => of === view.me)
    .map(([value, { design: name, done, cost: whole }]) => ({
      value,
      label: phrase('{design}, {done} of {cost} EP', { design: name, done, cost: whole }),
    }));

/** Work of the system of a spot. */
const worksIn = (view: View, { unit: id, place: at, seat: of }: Spot): readonly Choice[] =>
  id !== undefined || of !== undefined || at === undefined ? [] : worksAt(view, at);

/** Makes a base the next one, out of the capacity of its system, or of another (VB 446). */
export const upgrade = thrifty(
  order('upgrade', {
    fields: { from: optional(place) },
    title: 'Upgrade a base',
    offers(view, at) {
      const [, base] = ownAt(view, at) ?? [];
      if (base === undefined || nextBase(view.me, designOf(base)) === undefined) return [];
      return view.systems[base.place]?.owner === view.me
        ? [{}]
        : keysInOrder(view.systems)
            .slice(0, 1)
            .map((from) => ({ from }));
    },
    form: ({ systems }, given) => [
      choiceOrNone(
        given,
        'from',
        'Capacity of',
        phrase('The system it is in'),
        systemChoices(keysInOrder(systems)),
      ),
    ],
    cannot: (state, { seat: giver, unit: id, order: { from } }) => cannotUpgrade(state, giver, id, from),
    say(_, { units, me }, { unit: id }) {
      const base = id === undefined ? undefined : units[id];
      const was = base && designOf(base);
      const next = was && nextBase(me, was);
      return next === undefined || was === undefined
        ? phrase('Upgrade the base')
        : phrase('Upgrade to a {next} for {ep} EP', { next: next.name, ep: upgradeCost(me, was) });
    },
  }),
);

/** Gives up work for half of what it cost (VB 460). */
export const cancel = order('cancel', {
  fields: { project: projectName },
  title: 'Cancel work',
  offers: (view, at) =>
    worksIn(view, at)
      .slice(0, 1)
      .map(({ value }) => ({ project: value })),
  form: (view, given, { place: at }) => [
    choice(
      given,
      'project',
      'Work',
      worksAt(view, at ?? view.projects[given.project]?.place ?? ('' as PlaceId)),
    ),
  ],
  cannot: (state, { seat: giver, order: { project: name } }) => cannotCancel(state, giver, name),
  say({ project: name }, { projects: all }) {
    const what = all[name];
    return what === undefined
      ? phrase('Cancel work')
      : phrase('Cancel the work on {design} in {system}, for {ep} EP next turn', {
          design: what.design,
          system: labelOf(what.place),
          ep: cancelValue(what),
        });
  },
});

/** Puts the work of a system in an order; the rest comes after these (VB 438). */
export const schedule = order('schedule', {
  fields: { place, first: list(projectName, mostWorks) },
  title: 'Order of work',
  offers(view, at) {
    const first = worksIn(view, at).map(({ value }) => value);
    return at.place === undefined || first.length === 0 ? [] : [{ place: at.place, first }];
  },
  form(view, given) {
    const of = worksAt(view, given.place);
    const most = Math.max(1, Math.min(mostWorks, of.length));
    return [several(given, 'first', 'First', { of, ordered: true, most })];
  },
  cannot: (state, { seat: giver, order: { place: at, first } }) => cannotSchedule(state, giver, at, first),
  say: ({ place: at, first }, { projects: all }) =>
    phrase('In {system} work first on {works}', {
      system: labelOf(at),
      works: first.map((one) => all[one]?.design ?? one).join(', '),
    }),
});

/** Work is given up, or lost for want of Transport Fleets. */
export const workCancelled = event('work-cancelled', {
  fields: {
    ...ofSystem,
    project: projectId,
    design,
    /** EP that come back. */
    ep: points,
  },
  by: 'either',
  ...toOwner,
  say: ({ place, design, ep }) =>
    ep === 0
      ? phrase('{system}: the work on {design} is lost.', { design, system: systemArg(place) })
      : phrase('{system} gives up its work on {design} for {ep} EP, added to your next income.', {
          design,
          system: systemArg(place),
          ep,
        }),
  ahead: ({ place, design, ep }) =>
    ep === 0
      ? phrase('{system}: the work on {design} will be lost.', { design, system: systemArg(place) })
      : phrase('{system} will give up its work on {design} for {ep} EP, added to your next income.', {
          design,
          system: systemArg(place),
          ep,
        }),
  apply: (draft, { seat, project, ep }) => {
    changeProject(draft, project, () => undefined);
    change(draft.empires, seat, ({ misc }) => ({ misc: misc + ep }));
  },
});

export const workScheduled = event('work-scheduled', {
  fields: { ...ofSystem, first: list(projectId, 900) },
  by: 'order',
  ...toOwner,
  say: ({ place }) => phrase('{system} now works in your chosen order.', { system: systemArg(place) }),
  ahead: ({ place }) => phrase('{system} will work in your chosen order.', { system: systemArg(place) }),
  apply: (draft, { place, first }) => {
    for (const [id, project] of inOrder(draft.projects))
      if (project.place === place)
        changeProject(draft, id, ({ rank: _, ...rest }) => ({
          ...rest,
          ...(first.includes(id) ? { rank: first.indexOf(id) } : {}),
        }));
  },
});

/** Gives up work for half of its cost (VB 460). */
export function cancelWork(turn: TurnOf<typeof cancel | typeof workCancelled>): void {
  inTurn(turn, cancel, ({ seat: giver, order: { project: name, ref } }) => {
    const what = turn.state.projects[name];
    if (what === undefined) return undefined;
    const { place: at, design: kind } = what;
    return workCancelled.of({
      seat: giver,
      place: at,
      project: name,
      design: kind,
      ep: cancelValue(what),
      cause: ref,
    });
  });
}

/** Bases become the next ones, out of the capacity of a system (VB 446). */
export function upgradeBases(turn: TurnOf<typeof upgrade | typeof workOrdered>): void {
  inTurn(turn, upgrade, ({ seat: giver, unit: id, order: { from, ref } }) => {
    const base = id && turn.state.units[id];
    const next = base && nextBase(giver, designOf(base));
    if (id === undefined || base === undefined || next === undefined) return undefined;
    const at = from ?? base.place;
    const ep = upgradeCost(giver, designOf(base));
    const what: Project = {
      ...({
        seat: giver,
        place: at,
        work: 'upgrade',
        design: next.name,
        unit: id,
        cost: ep,
        done: 0,
      } as const),
      ...(at === base.place ? {} : { site: base.place }),
    };
    return workOrdered.of({ seat: giver, place: at, project: ref, what, ep, cause: ref });
  });
}

/** Work is put in an order (VB 438). */
export function scheduleWork(turn: TurnOf<typeof schedule | typeof workScheduled>): void {
  inTurn(turn, schedule, ({ seat: giver, order: { place: at, first, ref } }) =>
    workScheduled.of({ seat: giver, place: at, first, cause: ref }),
  );
}
