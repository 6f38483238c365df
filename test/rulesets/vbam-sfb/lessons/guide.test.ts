import { expect, test } from 'vitest';
import type { Section } from '#kernel/presentation.ts';
import { pagesOf } from '#kernel/presentation.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { worldOf } from '../caseWorlds.ts';

const { guide, presentation } = vbamSfb;
if (guide === undefined) throw new Error('the rules have no guide');

const sheet = (id: string): readonly Section[] => guide.sheets.find((one) => one.id === id)!.page.sections;
const cells = (section: Section | undefined, key: string): readonly string[] =>
  section?.kind === 'table'
    ? section.rows.map((row) => phraseText(row.cells[key]?.value ?? { template: '', args: {} }))
    : [];

test('the sheet of a turn has the nine phases in their order, and every step in one of them', () => {
  const phases = [...new Set(cells(sheet('phases')[0], 'phase'))];
  // VB 7, 220 and the headings of the rulebook.
  expect(phases).toEqual([
    'Income Phase',
    'Turn Orders Phase',
    'Tech Phase',
    'Intel Phase',
    'Movement Phase',
    'Combat Phase',
    'Construction Completion Phase',
    'Update Asset Phase',
    'End of Turn Phase',
  ]);
});

test('the sheet of treaties has the chances of the rulebook', () => {
  const [treaties, declared] = sheet('treaties');
  // VB 176-192: the numbers in parentheses.
  expect(cells(treaties, 'name').map((name, at) => `${name} ${cells(treaties, 'base')[at]}`)).toEqual([
    'Non-Aggression Treaty 60 %',
    'Peace Treaty 10 %',
    'Trade Treaty 50 %',
    'Mutual Defense Treaty 40 %',
    'Alliance Treaty -20 %',
    'Treaty of Co-Belligerence 20 %',
  ]);
  expect(cells(declared, 'base')).toEqual(['20 %', '-20 %']);
});

test('every heading that a topic explains stands on a page of the game, and in one topic', () => {
  const gorn = seatId('gorn');
  const state = worldOf([
    ...['empire gorn, pool 100', 'empire isc, pool 100', 'empire frax, pool 100'],
    ...['relation gorn isc, non-aggression, peace, mutual-defense, alliance'],
    ...['relation isc frax, war by isc at 1', 'system 0303 gorn', 'system 0703 frax'],
    ...['units 1 CA of gorn at 0303', 'units 1 Trade Fleet of gorn at 0303'],
  ]);
  const ids = Object.keys(state.units).map(unitId);
  const guarded = {
    ...state,
    units: { ...state.units, [ids[0]!]: { ...state.units[ids[0]!]!, guards: ids[1]! } },
  };
  const view = vbamSfb.view(guarded, gorn, []);
  const plan = emptyPlan<never>();
  const pages = [
    ...pagesOf(presentation, view, plan).map(({ page }) => page),
    presentation.location(view, plan, placeId('s0303')),
    ...ids.map((id) => presentation.unit(view, plan, id).page),
    presentation.study?.(view, 'class:gorn:CA'),
    presentation.study?.(view, 'class:gorn:StarBase'),
  ];
  const titles = new Set(pages.flatMap((page) => page?.sections.map(({ title }) => title) ?? []));
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
