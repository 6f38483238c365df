import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Fact, Page, Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { counterOf } from '../../espionage/counter.ts';
import { aimNames } from '../../espionage/orders.ts';
import { codeOf, costOf, isPrime, letterOf, usualChart } from '../../espionage/spies.ts';
import type { Order } from '../../game.ts';
import { nameOf } from '../../map/seats.ts';
import type { Espionage, Spy, SpyId } from '../../model/relations/espionage.ts';
import type { State, View } from '../../model/state.ts';
import type { Banking } from '../afterSteps.ts';
import { afterSteps } from '../afterSteps.ts';
import { fact, text } from '../pages.ts';
import { allianceSections } from './alliances.ts';
import { pactTable } from './pacts.ts';

const left = { align: 'left' } as const;

/** What a spy does this turn, as it is planned. */
function doing({ mission, schooled, training, posted }: Spy): Row['cells'][string] {
  if (training !== undefined)
    return {
      value: phrase(
        schooled === true
          ? 'In training: {left|turn|turns} more to pay from the next one on'
          : 'In training: {left|turn|turns} more to pay',
        { left: training },
      ),
      sort: 'In training',
    };
  if (posted === true) return text('Serves with the fleet');
  if (schooled === true) return text('At the Spy School');
  if (mission === undefined) return { ...text('Waits'), tone: 'muted' };
  return {
    value: phrase('In the {seat}, {aim}: {task}', {
      seat: nameOf(mission.on),
      aim: phrase(aimNames[mission.aim]),
      task: mission.task,
    }),
    sort: nameOf(mission.on),
  };
}

const costSaid = (id: SpyId, spy: Spy): Row['cells'][string] => {
  if (spy.training !== undefined) return text('–');
  const cost = costOf(spy);
  return cost === 0
    ? text('nothing')
    : { value: phrase('{cost} EP', { cost }), sort: isPrime(id) ? 1 : cost };
};

/** The spies and prime teams of an empire (C14.24). */
const spyTable = (now: State, seat: SeatId, of: string, { spies = {} }: Espionage): Section => ({
  kind: 'table',
  title: `Spies${of}`,
  empty: 'None yet: create one, or send a new one on a mission.',
  columns: [
    { key: 'code', label: 'Spy', ...left },
    { key: 'kind', label: 'Kind', ...left },
    { key: 'skill', label: 'Missions done', align: 'right' },
    { key: 'cost', label: 'Its next mission costs', align: 'right' },
    { key: 'doing', label: 'This turn', ...left },
  ],
  rows: inOrder(spies).map(([id, spy]) => ({
    id,
    spot: {},
    cells: {
      code: text(codeOf(letterOf(now, seat), id, spy)),
      kind: text(isPrime(id) ? 'Prime team' : 'Spy'),
      skill:
        spy.unrated === true
          ? text('not known yet')
          : { value: phrase('{skill}', { skill: spy.skill }), sort: spy.skill },
      cost: costSaid(id, spy),
      doing: doing(spy),
    },
  })),
});

/** What guards an empire, and what its intelligence service is asked and spreads this turn. */
function serviceFacts(
  now: State,
  seat: SeatId,
  { asked = {}, planted = {}, orions = {} }: Espionage,
): readonly Fact[] {
  return [
    {
      ...fact('Counterspying', phrase('{levels|level|levels}', { levels: counterOf(now, seat) })),
      changedBy: 'counterspy',
    },
    fact('A new spy costs', phrase('{cost} EP, with its first mission', { cost: costOf(undefined) })),
    ...inOrder(asked).map(([, { on, question }]) =>
      fact(`Asked about the ${nameOf(on)}`, phrase('{question}', { question })),
    ),
    ...inOrder(orions).map(([, { on, task }]) =>
      fact(`Orions against the ${nameOf(on)}`, phrase('{task}', { task })),
    ),
    ...inOrder(planted).map(([, { to, text: told }]) =>
      fact(to === undefined ? 'For everybody' : `For the ${nameOf(to)}`, phrase('{told}', { told })),
    ),
  ];
}

/** The game master’s chart (C14.26). */
const chartFacts = ({ spyChart = usualChart }: View): Section => ({
  kind: 'facts',
  title: 'Chart of spies, for the game master alone',
  facts: [
    {
      ...fact(
        'A mission succeeds',
        phrase('if a die and the missions done, less difficulty and counterspying, come to {needed}', {
          needed: spyChart.needed,
        }),
      ),
      changedBy: 'set-spy-chart',
    },
    fact('Its cover is blown', phrase('up to a {blown} of the die', { blown: spyChart.blown })),
    fact('The spy is caught', phrase('up to a {caught} of the die', { caught: spyChart.caught })),
  ],
});

/** Spies, and what there is between empires (C14). */
export function relationsPage(view: View, plan: Plan<Order>, banking: Banking): Page {
  const now = afterSteps(view, plan, banking);
  const isMaster = view.me === gameMaster;
  const sections = inOrder(view.empires).flatMap(([seat, before]): readonly Section[] => {
    const espionage = now.empires[seat]?.espionage ?? before.espionage ?? {};
    const of = isMaster ? `: ${nameOf(seat)}` : '';
    return [
      spyTable(now, seat, of, espionage),
      { kind: 'facts', title: `Intelligence service${of}`, facts: serviceFacts(now, seat, espionage) },
      pactTable(now, seat, of),
      ...allianceSections(now, view, seat, of),
    ];
  });
  return {
    title: phrase('Spies and pacts'),
    sections: [...(isMaster ? [chartFacts(view)] : []), ...sections],
  };
}
