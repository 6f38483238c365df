import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { placeId } from '#kernel/words/ids.ts';
import type { Section } from '#kernel/presentation.ts';
import { pagesOf } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { designs } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { readGiven, world } from '../caseWorlds.ts';
import { begun, starFleetWarlord } from '../shelf.ts';

const { guide, beginning, presentation } = starFleetWarlord;
if (guide === undefined || beginning.tutorial === undefined) throw new Error('the rules have no guide');

const sheet = (id: string): readonly Section[] => guide.sheets.find((one) => one.id === id)!.page.sections;
const cells = (section: Section | undefined, key: string): readonly string[] =>
  section?.kind === 'table'
    ? section.rows.map((row) => phraseText(row.cells[key]?.value ?? { template: '', args: {} }))
    : [];

test('the sheet of runs has income before movement, movement in each pulse, and miscellaneous orders after it', () => {
  const [run, generator] = sheet('runs');
  const steps = cells(run, 'step');
  const at = (name: string): number => steps.indexOf(name);
  // SFW 4913, 4930, 4946, 4960, 4983: in this order.
  const order = ['Income', 'Ships Move', 'Battles', 'Miscellaneous Orders', 'Post-Turn Status'].map(at);
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(cells(run, 'when')[at('Ships Move')]).toBe('in each pulse');
  expect(cells(run, 'when')[at('Income')]).toBe('once');
  expect(cells(generator, 'step')).toContain('Victory Checked');
});

test('the sheet of ships has every row of the Ship List once', () => {
  const rows = sheet('ships').flatMap((section) => cells(section, 'design'));
  expect(rows.toSorted()).toEqual(designs.map(({ id }) => id).toSorted());
});

test('every heading that a topic explains stands on a page of the game', () => {
  const state = begun(beginning.tutorial!.setup, openDice('a guide'));
  const views = [
    starFleetWarlord.view(state, beginning.tutorial!.seat, []),
    // Somebody who has everything that a page can show.
    ...(() => {
      const rich = world(
        readGiven([
          'corporation c01 at 00-0808, store.fighters 3, officers.A 1, teams 1',
          ...['corporation c02 at 22-0808', 'hex 00-0809 PL+AF, owner c01'],
          ...['ship c01.a T-PC at 00-0809', 'ship c02.b T-PC at 00-0810'],
        ]),
      );
      const view = starFleetWarlord.view(rich, rich.cycle[0]!, []);
      return [{ ...view, sightings: { [placeId('h00-0810')]: { turn: view.turn, ships: 1 } } }];
    })(),
  ];
  const plan = { hq: [], units: {} };
  const pages = views.flatMap((view) => [
    ...pagesOf(presentation, view, plan).map(({ page }) => page),
    ...['h00-0809', 'h00-0810', 'h32-0807'].map((at) => presentation.location(view, plan, placeId(at))),
  ]);
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
