import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Page, Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../game.ts';
import { nameOf } from '../map/seats.ts';
import type { Empire } from '../model/empire.ts';
import type { View } from '../model/state.ts';
import { nameOfProject } from '../research/fields.ts';
import type { Project } from '../research/projects.ts';
import { massPerChance, mostOf, perChance, projects, teamCost } from '../research/projects.ts';
import { levelOf, successesOf, teamChances, teamsOf } from '../research/research.ts';
import type { Banking } from './afterSteps.ts';
import { afterSteps } from './afterSteps.ts';
import { fact, text } from './pages.ts';

const left = { align: 'left' } as const;

/** Where a technology stands with an empire. */
function standing(empire: Empire, id: string, { due, from }: Project, view: View): Row['cells'][string] {
  const [had, level] = [successesOf(empire, id), levelOf(empire, id, view)];
  if (due !== undefined) return level > 0 ? { ...text('In use'), tone: 'good' } : text(`From Y${due - had}`);
  if (had === 0) return { ...text('–'), tone: 'muted' };
  if (level === 0) return text(`Known, from Y${from ?? 0}`);
  return { ...text(mostOf(id) > 1 ? `Level ${had} of ${mostOf(id)}` : 'In use'), tone: 'good' };
}

const teamsSection = (of: string, empire: Empire, { research = {} } = empire): Section => ({
  kind: 'facts',
  title: `Research teams${of}`,
  facts: [
    ...teamsOf(research).map(([team, { project, pot, funded }]) =>
      fact(
        `Team ${team}`,
        successesOf(empire, project) >= mostOf(project)
          ? phrase('{project} is done: free for another project', { project: nameOfProject(project) })
          : funded === true
            ? phrase('{project}: {pot} EP, {chances} in 6 this turn', {
                project: nameOfProject(project),
                pot,
                chances: Math.min(6, teamChances(research, project, pot)),
              })
            : phrase('{project}: {pot} EP, not funded this turn; {chances} in 6 if funded', {
                project: nameOfProject(project),
                pot,
                chances: Math.min(6, teamChances(research, project, pot + teamCost)),
              }),
      ),
    ),
    ...inOrder(research.mass ?? {}).map(([, { project, points }]) =>
      fact('At once', phrase('{project}: {points} EP', { project: nameOfProject(project), points })),
    ),
    ...inOrder(research.seen ?? {}).map(([id, points]) =>
      fact('Observed', phrase('{project}: worth {points} EP', { project: nameOfProject(id), points })),
    ),
  ],
});

const table = (view: View, empires: View['empires']): Section => ({
  kind: 'table',
  title: 'Technologies',
  empty: 'There are none.',
  columns: [
    { key: 'name', label: 'Technology', ...left },
    { key: 'cite', label: 'Rule', ...left },
    ...inOrder(empires).map(([seat]) => ({
      key: seat as string,
      label: view.me === gameMaster ? nameOf(seat) : 'Status',
      ...left,
    })),
  ],
  rows: [...projects].map(([id, project]) => ({
    id,
    spot: {},
    cells: {
      name: text(project.name),
      cite: text(project.cite),
      ...Object.fromEntries(
        inOrder(empires).map(([seat, empire]): readonly [SeatId, Row['cells'][string]] => [
          seat,
          standing(empire, id, project, view),
        ]),
      ),
    },
  })),
});

/** What a technology costs: the same for each of them (C17.15, C17.30, C17.40). */
const prices: Section = {
  kind: 'facts',
  title: 'What a technology costs',
  facts: [
    fact(
      'A research team',
      phrase(
        '{cost} EP a turn; for every {each} EP spent it has 1 chance in 6 a turn; with {all} EP it is certain',
        {
          cost: teamCost,
          each: perChance,
          all: 6 * perChance,
        },
      ),
    ),
    fact(
      'At once',
      phrase('{each} EP for each chance in 6, in one turn; with {all} EP it is certain', {
        each: massPerChance,
        all: 6 * massPerChance,
      }),
    ),
  ],
};

/** Research teams and technologies (C17). */
export function researchPage(view: View, plan: Plan<Order>, banking: Banking): Page {
  const now = afterSteps(view, plan, banking).empires;
  const teams = inOrder(view.empires).flatMap(([seat, before]): readonly Section[] => {
    const section = teamsSection(view.me === gameMaster ? `: ${nameOf(seat)}` : '', now[seat] ?? before);
    return section.kind === 'facts' && section.facts.length > 0 ? [section] : [];
  });
  return { title: phrase('Research'), sections: [prices, ...teams, table(view, view.empires)] };
}
