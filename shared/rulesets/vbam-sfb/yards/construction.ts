import { optional } from '#kernel/codec/shapes.ts';
import { change } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf, Happening } from '../declare.ts';
import { event, ofSystem, toOwner } from '../declare.ts';
import { addUnit, changeProject } from '../model/drafts.ts';
import { cause, cost, count, design, place, projectId, seat, unit } from '../model/parts.ts';
import { changeUnit, nextUnit } from '../model/stations.ts';
import { systemArg } from '../model/words.ts';
import { designOf, has } from '../units/designs.ts';
import type { Progress } from './progress.ts';
import { progressIn } from './progress.ts';
import { workCancelled } from './works.ts';

const ofWork = { seat, place, unit, design, project: projectId, cause } as const;

export const workDone = event('work-done', {
  fields: {
    ...ofSystem,
    project: projectId,
    design,
    /** EP of capacity that went into it; 0: it is delayed. */
    ep: cost,
    left: cost,
  },
  by: 'rules',
  ...toOwner,
  say: ({ place, design, ep, left }) => {
    const args = { design, system: systemArg(place), ep, left };
    if (ep === 0 && left > 0) return phrase('{system}: work on {design} is delayed.', args);
    return left === 0
      ? phrase('{system} completes its work on {design}.', args)
      : phrase('{system} does {ep} EP of work on {design}; {left} are left.', args);
  },
  ahead({ place, design, ep, left }) {
    const args = { design, system: systemArg(place), ep, left };
    if (ep === 0 && left > 0) return phrase('{system}: work on {design} will be delayed.', args);
    return left === 0
      ? phrase('{system} will complete its work on {design}.', args)
      : phrase('{system} will do {ep} EP of work on {design}; {left} will be left.', args);
  },
  apply: (draft, { project, ep }) =>
    changeProject(draft, project, (one) => ({ ...one, done: one.done + ep })),
});

export const unitBuilt = event('unit-built', {
  fields: {
    ...ofWork,
    /** Census of the system that it takes along (VB 486). */
    settlers: optional(count),
  },
  by: 'rules',
  ...toOwner,
  say: ({ place, design }) =>
    phrase('{design} enters service in {system}.', { design, system: systemArg(place) }),
  ahead: ({ place, design }) =>
    phrase('{design} will enter service in {system}.', { design, system: systemArg(place) }),
  apply: (draft, { seat, unit, place, design, project, settlers = 0 }) => {
    changeProject(draft, project, () => undefined);
    change(draft.systems, place, ({ census }) => ({ census: census - settlers }));
    change(draft.empires, seat, ({ made }) => ({ made: made + 1 }));
    addUnit(draft, unit, { seat, design, place });
  },
});

export const unitRepaired = event('unit-repaired', {
  fields: { ...ofWork },
  by: 'rules',
  ...toOwner,
  say: ({ design }) => phrase('{design} is repaired.', { design }),
  ahead: ({ design }) => phrase('{design} will be repaired.', { design }),
  apply: (draft, { unit, project }) => {
    changeProject(draft, project, () => undefined);
    changeUnit(draft.units, unit, (one) => ({ ...one, crippled: false }));
  },
});

export const unitActivated = event('unit-activated', {
  fields: { ...ofWork },
  by: 'rules',
  ...toOwner,
  say: ({ design }) => phrase('{design} is back in service.', { design }),
  ahead: ({ design }) => phrase('{design} will be back in service.', { design }),
  apply: (draft, { unit, project }) => {
    changeProject(draft, project, () => undefined);
    changeUnit(draft.units, unit, (one) => ({ ...one, mothballed: false }));
  },
});

/** A base becomes the next one; `design`: what it is now. */
export const unitUpgraded = event('unit-upgraded', {
  fields: { ...ofWork },
  by: 'rules',
  ...toOwner,
  say: ({ place, design }) =>
    phrase('A base in {system} is now a {design}.', { design, system: systemArg(place) }),
  ahead: ({ place, design }) =>
    phrase('A base in {system} will be a {design}.', { design, system: systemArg(place) }),
  apply: (draft, { unit, design, project }) => {
    changeProject(draft, project, () => undefined);
    changeUnit(draft.units, unit, (one) => ({ ...one, design }));
  },
});

/** What happens when work on a unit is done. */
const finished = { repair: unitRepaired, activate: unitActivated, upgrade: unitUpgraded } as const;

type FinishTurn = Happening<
  typeof unitBuilt | typeof unitRepaired | typeof unitActivated | typeof unitUpgraded
>;

/** What is finished comes into service. */
function finish(turn: FinishTurn, { project: name, what }: Progress): void {
  const { seat: of, place: at, site = at, design: kind, work, unit: id, count: units = 1 } = what;
  const done = { seat: of, place: site, design: kind, project: name };
  if (id !== undefined && work !== 'build') turn.happen(finished[work].of({ ...done, unit: id }));
  else
    for (let n = 1; n <= units; n += 1) {
      const settles = has(designOf(done), 'Colonize') ? { settlers: 1 } : {};
      turn.happen(unitBuilt.of({ ...done, unit: nextUnit(turn.state, of), ...settles }));
    }
}

/** Yards work as far as capacity and docks go; what they finish is in service (VB 430). */
export function construct(
  turn: TurnOf<
    | (typeof workCancelled | typeof workDone)
    | (typeof unitBuilt | typeof unitRepaired | typeof unitActivated | typeof unitUpgraded)
  >,
): void {
  for (const one of progressIn(turn.state)) {
    const { project: name, what, ep, left, lost } = one;
    const work = { seat: what.seat, place: what.place, project: name, design: what.design };
    turn.happen(lost === true ? workCancelled.of({ ...work, ep: 0 }) : workDone.of({ ...work, ep, left }));
    if (left === 0) finish(turn, one);
  }
}
