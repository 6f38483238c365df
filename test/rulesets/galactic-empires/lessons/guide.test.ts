import { pagesOf } from '#kernel/presentation.ts';
import { expect, test } from 'vitest';

import { openDice } from '#kernel/dice/streams.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Section } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { starships } from '#rulesets/galactic-empires/tables/starships.ts';
import { created } from '#test/support/kits/created.ts';

const { guide, beginning, presentation, sequences } = galacticEmpires;
const { tutorial } = beginning;
if (guide === undefined || tutorial === undefined) throw new Error('the rules have no guide');

const cells = (section: Section, key: string): readonly string[] =>
  section.kind === 'table'
    ? section.rows.map((row) => phraseText(row.cells[key]?.value ?? { template: '', args: {} }))
    : [];

test('the sheet of events has every step of the engine once, in its order, under the three parts of the turn', () => {
  const { sections } = guide.sheets.find(({ id }) => id === 'events')!.page;
  const steps = sequences['turn']!.flatMap((item) => ('repeat' in item ? item.repeat : [item])).flatMap(
    (item) => ('repeat' in item ? [] : [item]),
  );
  expect(sections.flatMap((section) => cells(section, 'step'))).toEqual(steps.map(({ name }) => name));
  expect(sections.flatMap((section) => cells(section, 'number'))).toEqual(
    steps.map((_, index) => String(index + 1)),
  );
  expect(sections.map(({ title }) => title.split(',')[0])).toEqual([
    'First Events',
    'Movement Events',
    'Final Events',
  ]);
  const [first = [], movement = [], last = []] = sections.map((section) => cells(section, 'step'));
  expect([
    first.includes('War Declared'),
    movement.includes('Starfleets Travel'),
    last.includes('Upkeep Paid'),
  ]).toEqual([true, true, true]);
});

test('the sheet of starships has every type once, with its figures as the listing has them', () => {
  const { sections } = guide.sheets.find(({ id }) => id === 'starships')!.page;
  expect(
    sections.flatMap((section) => (section.kind === 'table' ? section.rows.map(({ id }) => id) : [])).sort(),
  ).toEqual(starships.map(({ id }) => id).sort());
  // GE 2642: three shots of 50, 2.4 hits, 4 moves, 14 resources, upkeep 1.1, search 45, no siege.
  const federation = sections.find(({ title }) => title === 'Federation-a')!;
  const at = cells(federation, 'type').indexOf('Prometheus Attack Frigate');
  expect(
    ['attack', 'hits', 'moves', 'cost', 'upkeep', 'search', 'siege'].map((key) => cells(federation, key)[at]),
  ).toEqual(['3×50', '2.4', '4', '14', '1.1', '45%', '–']);
});

test('every heading that a topic explains stands on a page of the game', () => {
  const made = created(galacticEmpires, tutorial.setup, openDice('a guide'));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const view = galacticEmpires.view(made.value, tutorial.seat, []);
  const plan = { hq: [], units: {} };
  const pages = [
    ...pagesOf(presentation, view, plan).map(({ page }) => page),
    ...keysInOrder(view.sectors).map((place) => presentation.location(view, plan, place)),
  ];
  const titles = new Set(pages.flatMap(({ sections }) => sections.map(({ title }) => title)));
  const explained = guide.topics.flatMap(({ of = [] }) => of);
  expect(explained.filter((title) => !titles.has(title))).toEqual([]);
  expect(new Set(explained).size).toBe(explained.length);
});

test('topics have names of their own and places in the rulebook', () => {
  expect(new Set(guide.topics.map(({ id }) => id)).size).toBe(guide.topics.length);
  expect(
    guide.topics.filter(({ cites, paragraphs }) => cites.length === 0 || paragraphs.length === 0),
  ).toEqual([]);
});
