import { change } from '#kernel/steps/change.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Project } from '../model/state.ts';
import type { Appliers } from '../model/drafts.ts';
import { addUnit, changeProject, removeUnit } from '../model/drafts.ts';
import { changeUnit } from '../model/stations.ts';

/** What yards build, repair, lay up and break up. */
export const yards: Appliers<
  | 'work-ordered'
  | 'work-paid'
  | 'work-done'
  | 'unit-built'
  | 'unit-repaired'
  | 'unit-activated'
  | 'unit-upgraded'
  | 'work-cancelled'
  | 'work-scheduled'
  | 'unit-mothballed'
  | 'unit-scrapped'
> = {
  'work-ordered': (draft, { seat, project, what, ep }) => {
    change(draft.empires, seat, ({ pool }) => ({ pool: pool - ep }));
    (draft.projects as Record<string, Project>)[project] = what;
  },
  'work-paid': (draft, { seat, project, ep }) => {
    change(draft.empires, seat, ({ pool }) => ({ pool: pool - ep }));
    changeProject(draft, project, ({ paid = 0, ...one }) =>
      paid + ep < one.cost ? { ...one, paid: paid + ep } : one,
    );
  },
  'work-done': (draft, { project, ep }) => {
    changeProject(draft, project, (one) => ({ ...one, done: one.done + ep }));
  },
  'unit-built': (draft, { seat, unit, place, design, project, settlers = 0 }) => {
    changeProject(draft, project, () => undefined);
    change(draft.systems, place, ({ census }) => ({ census: census - settlers }));
    change(draft.empires, seat, ({ made }) => ({ made: made + 1 }));
    addUnit(draft, unit, { seat, design, place });
  },
  'unit-repaired': (draft, { unit, project }) => {
    changeProject(draft, project, () => undefined);
    changeUnit(draft.units, unit, (one) => ({ ...one, crippled: false }));
  },
  'unit-activated': (draft, { unit, project }) => {
    changeProject(draft, project, () => undefined);
    changeUnit(draft.units, unit, (one) => ({ ...one, mothballed: false }));
  },
  'unit-upgraded': (draft, { unit, design, project }) => {
    changeProject(draft, project, () => undefined);
    changeUnit(draft.units, unit, (one) => ({ ...one, design }));
  },
  'work-cancelled': (draft, { seat, project, ep }) => {
    changeProject(draft, project, () => undefined);
    change(draft.empires, seat, ({ misc }) => ({ misc: misc + ep }));
  },
  'work-scheduled': (draft, { place, first }) => {
    for (const [id, project] of inOrder(draft.projects))
      if (project.place === place)
        changeProject(draft, id, ({ rank: _, ...rest }) => ({
          ...rest,
          ...(first.includes(id) ? { rank: first.indexOf(id) } : {}),
        }));
  },
  'unit-mothballed': (draft, { unit }) => {
    changeUnit(draft.units, unit, ({ guards: _, ...rest }) => ({ ...rest, mothballed: true }));
  },
  'unit-scrapped': (draft, { seat, unit, ep }) => {
    change(draft.empires, seat, ({ misc }) => ({ misc: misc + ep }));
    removeUnit(draft, unit);
  },
};
