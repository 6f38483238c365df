import { expect, test } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Page } from '#kernel/presentation.ts';
import { gameMaster, type SeatId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

/* What is printed and kept, in the notation of status sheets (A4.10, C13.20, E3.10). */

const [hydran] = seats;
const state = cases.world(
  cases.readGiven([
    'year 180',
    'homeworld Hydrax of hydran in D3',
    'homeworld Lyra of lyran in E9',
    'squadron H01A of hydran in D3: CA(-5DF) 2xDD',
    'squadron H02A of hydran in D8: FF, out 3',
    'squadron L01A of lyran in E9: CA',
    'bases of hydran in D3: BS',
    'merchants of hydran: 4xF-L 8xF-S, reserve LQ, budget 20',
  ]),
);
const paper = (seat: SeatId, unit?: string): Page | undefined =>
  presentation.paper!(makeView(state, seat), emptyPlan(), unit === undefined ? undefined : unitId(unit));
const linesOf = (page: Page | undefined, title: string) =>
  page?.sections.flatMap((section) =>
    section.kind === 'table' && section.title === title
      ? section.rows.map(({ cells }) => phraseText(cells['line']!.value))
      : [],
  );

test('the sheet of an empire has a line for each squadron, for its bases and its reserve, and its money', () => {
  const page = paper(hydran)!;
  expect(phraseText(page.title)).toBe('Status sheet');
  expect(phraseText(page.subtitle!)).toMatch(/Hydran.*, Y180\.1$/);
  expect(linesOf(page, 'Squadrons and bases')).toEqual([
    'H01A> CA(-5DF), 2xDD D3',
    'H02A> FF D8(3)',
    'BASES-D3> BS2 D3',
  ]);
  expect(linesOf(page, 'Strategic reserve')).toEqual(['D3- SR, 1xLQ.']);
  expect(page.sections.map(({ title }) => title)).toContain('Galactic Bank Corporation');
  expect(JSON.stringify(page)).not.toContain('L01A');
});

test('the sheet of a squadron has its line and its ships; nobody prints one of another empire', () => {
  const page = paper(hydran, 'h01a')!;
  expect(phraseText(page.subtitle!)).toMatch(/in D3, Y180\.1$/);
  expect(page.sections.map(({ title }) => title)).toEqual(expect.arrayContaining(['Status', 'Ships']));
  expect(paper(hydran, 'l01a')).toBeUndefined();
});

test('the game master prints the sheets of all empires, each under its name', () => {
  const page = paper(gameMaster)!;
  const titles = page.sections.map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith('Squadrons and bases: '))).toHaveLength(2);
});
