import { gameMaster } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Page } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { imagine } from '../../model/imagine.ts';
import type { Order } from '../../game.ts';
import type { Tech } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { productOf } from '../../economy/economy.ts';
import { isTested, nextTest, required, yearOf } from '../../economy/tech.ts';
import { designsOf } from '../../units/designs.ts';
import { cell, fact, number, turnNamed } from '../cells.ts';
import { nameOfSeat } from '../names.ts';

type Part = Page['sections'][number];

/** The chances of a test with such a pool, in percent: of a first advance, and of a second one after it (VB 109). */
export function chancesOf(own: Tech, needed: number): readonly [first: number, second: number] {
  const first = nextTest(own, needed, true);
  if (first === undefined) return [0, 0];
  const left = { ...own, pool: own.pool - first.spent, advances: own.advances + 1 };
  return [first.chance, nextTest(left, needed, false)?.chance ?? 0];
}

/** The turn of the next test, this one included. */
function nextTestFrom(turn: number): number {
  let at = turn;
  while (!isTested(at)) at += 1;
  return at;
}

function standing({ own, turn, firstYear }: View, planned: number, needed: number): Part {
  const { tech, discovered = 0 } = own;
  const [first, second] = chancesOf({ ...tech, pool: tech.pool + planned + discovered }, needed);
  const percent = (chance: number) => phrase('{chance} %', { chance });
  return {
    kind: 'facts',
    title: isTested(turn) ? 'This turn’s test' : 'Test at present',
    facts: [
      fact('Tech year', phrase('Y{year}', { year: tech.year })),
      number('Years ahead', tech.year - yearOf({ turn, firstYear })),
      number('Advances this year', tech.advances),
      number('Invested', tech.pool),
      number('Ordered this turn', planned),
      ...(discovered === 0 ? [] : [number('From a discovery', discovered)]),
      number('Needed', needed),
      fact('Next test', turnNamed(nextTestFrom(turn), firstYear)),
      fact('First advance', percent(first)),
      fact('Second advance', percent(second)),
    ],
  };
}

/** What more or less in the pool would do. */
function choices({ own }: View, needed: number): Part {
  const steps = [...new Set([1, 2, 3, 4, 5, 6, 7, 8].map((n) => Math.ceil((needed * n) / 4)))];
  return {
    kind: 'table',
    title: 'Chances by what is in the pool',
    empty: 'Without production there is no advance.',
    columns: [
      { key: 'pool', label: 'EP', align: 'left' },
      { key: 'more', label: 'Still to invest', align: 'right' },
      { key: 'first', label: 'First advance, %', align: 'right' },
      { key: 'second', label: 'Second, %', align: 'right' },
    ],
    rows: (needed === 0 ? [] : steps).map((pool) => {
      const [first, second] = chancesOf({ ...own.tech, pool }, needed);
      return {
        id: String(pool),
        spot: {},
        cells: {
          pool: cell(pool),
          more: cell(Math.max(0, pool - own.tech.pool)),
          first: cell(first),
          second: cell(second),
        },
      };
    }),
  };
}

/** Classes that the next years of technology bring (VB 113, 498). */
const coming = ({ own, me }: View): Part => ({
  kind: 'table',
  title: 'What the next two years bring',
  empty: 'No new class.',
  columns: [
    { key: 'year', label: 'Year', align: 'left' },
    { key: 'class', label: 'Class', align: 'left' },
    { key: 'abilities', label: 'Abilities', align: 'left' },
    { key: 'attack', label: 'Attack', align: 'right' },
    { key: 'defense', label: 'Defense', align: 'right' },
  ],
  rows: [...designsOf(me).values()]
    .filter(({ year }) => year > own.tech.year && year <= own.tech.year + 2)
    .map(({ name, year, attack, defense, abilities }) => ({
      id: name,
      spot: {},
      cells: {
        year: { value: phrase('Y{year}', { year }), sort: year },
        class: { value: phrase('{name}', { name }), sort: name },
        attack: cell(attack),
        defense: cell(defense),
        abilities: { value: phrase('{abilities}', { abilities }), sort: abilities },
      },
    })),
});

/** Technology: what is invested, today's chances, and what comes next. */
export function technologyPage(view: View, { hq }: Plan<Order>): Page {
  const title = phrase('Technology');
  if (view.me === gameMaster) {
    const empty = 'Each empire sees its technology on its own page.';
    return { title, sections: [{ kind: 'table', title: 'Technology', empty, columns: [], rows: [] }] };
  }
  const needed = required(productOf(imagine(view), view.me));
  const planned = sumOf(hq.map((order) => (order.kind === 'invest' ? order.ep : 0)));
  return {
    title,
    subtitle: phrase('{name}', { name: nameOfSeat(view.me) }),
    sections: [standing(view, planned, needed), choices(view, needed), coming(view)],
  };
}
