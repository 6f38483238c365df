import { expect, test } from 'vitest';
import { booksOf } from '#kernel/codec/books.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Page, Section } from '#kernel/presentation.ts';
import { gameMaster, placeId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { listedBy } from '#rulesets/galactic-conquest/map/board.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { bankingOver } from '#rulesets/galactic-conquest/sequence.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { crossingOrdered } from '#rulesets/galactic-conquest/minelaying/cross.ts';
import { empirePage } from '#rulesets/galactic-conquest/presentation/empire.ts';
import { economyPage } from '#rulesets/galactic-conquest/presentation/money.ts';
import { navyPage } from '#rulesets/galactic-conquest/presentation/navy/page.ts';
import { sheet } from '#rulesets/galactic-conquest/sheet/sheet.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { yardsListed } from '#rulesets/galactic-conquest/yards/known.ts';
import { cases } from '../caseWriting.ts';

/* In which order lists stand, and what pages say beside what can be chosen. */

const [hydran] = seats;
const worldOf = (lines: readonly string[]) => cases.world(cases.readGiven(lines));
const viewOf = (lines: readonly string[]) => makeView(worldOf(lines), hydran);

test('squadrons stand before bases, in the list, on the order sheet and on the board of ranks alike', () => {
  const view = viewOf([
    'homeworld Hydrax of hydran in D3',
    'bases of hydran in D3: BS',
    'bases of hydran in D10: BS',
    'squadron H01A of hydran in D3: CA',
    'squadron B01A of hydran in D3: CA',
  ]);
  const wanted = ['b01a', 'h01a', 'bases-d3', 'bases-d10'];
  expect(presentation.units(view, emptyPlan()).map(({ unit }) => unit)).toEqual(wanted);
  expect(
    sheet.lines(view, emptyPlan()).flatMap(({ spot }) => (spot.unit === undefined ? [] : [spot.unit])),
  ).toEqual(wanted);
});

test('hexes are listed from A to Z before AA, and 9 before 10', () => {
  const hexes = ['haa1', 'hb10', 'hb9', 'hz3', 'ha12'].map(placeId);
  expect(hexes.toSorted((one, other) => (listedBy(one) < listedBy(other) ? -1 : 1))).toEqual([
    'ha12',
    'hb9',
    'hb10',
    'hz3',
    'haa1',
  ]);
});

test('yards are listed by number, 2 before 10', () => {
  const state = worldOf([
    'homeworld Hydrax of hydran in D3',
    ...Array.from({ length: 10 }, (_, at) => `yard D3/${at + 1} of hydran: SC4SY`),
  ]);
  expect(yardsListed(state, hydran).map(([id]) => id.split('.')[1])).toEqual(
    Array.from({ length: 10 }, (_, at) => String(at + 1)),
  );
});

const tableIn = ({ sections }: Page, title: string) =>
  sections.find(
    (one): one is Extract<Section, { kind: 'table' }> => one.kind === 'table' && one.title === title,
  )!;
const banking = bankingOver(booksOf([]));

test('own systems are listed before those of others', () => {
  const page = economyPage(
    viewOf([
      'homeworld Lyra of lyran in A9',
      'homeworld Hydrax of hydran in D3',
      'minor Far of hydran in E12',
      'minor Near of hydran in E4',
    ]),
    emptyPlan(),
    banking,
  );
  expect(tableIn(page, 'Systems').rows.map(({ id }) => id)).toEqual(['hd3', 'he4', 'he12', 'ha9']);
});

test('states of mobility are compared before one is chosen: what they yield, wear out and take of crews', () => {
  // A homeworld alone pays 13 EP (B1.40), and bears two turns of full war (B12.50).
  const page = economyPage(
    viewOf([
      'homeworld Hydrax of hydran in D3',
      'homeworld Lyra of lyran in E9',
      'merchants of hydran: none',
      'hydran is at LW, treasury 50',
    ]),
    emptyPlan(),
    banking,
  );
  const { rows } = tableIn(page, 'Mobility compared');
  expect(
    rows.map(({ cells }) =>
      [cells['state']!, cells['treasury']!, cells['worn']!, cells['crews']!].map(({ value }) =>
        phraseText(value),
      ),
    ),
  ).toEqual([
    ['full war', '26 EP', '1 of 2 turns of full war used', '0.2 to 1.2\u00a0% more'],
    ['limited war', '20 EP', '0.5 of 2 turns of full war used', '0.1 to 0.6\u00a0% more'],
    ['peacetime', '13 EP', '0 of 2 turns of full war used', '0.1 to 0.6\u00a0% fewer'],
    ['restoration', '7 EP', '0 of 2 turns of full war used', '0.2 to 1.2\u00a0% fewer'],
  ]);
  expect(rows.map(({ cells }) => cells['state']!.note)).toEqual([undefined, 'now', undefined, undefined]);
});

test('the board of ships says what each squadron commands, and where that is too much', () => {
  const view = viewOf([
    'homeworld Hydrax of hydran in D3',
    'yard D3/1 of hydran: SC4SY',
    'squadron H01A of hydran in D3: *CA 2x*FF',
    'squadron H02A of hydran in D3: *FF',
  ]);
  const units = [unitId('h01a'), unitId('h02a')];
  const said = presentation.transfers!.stands!(view, emptyPlan(), units).map(
    (one) => one && phraseText(one.said),
  );
  expect(said).toEqual([
    expect.stringMatching(/^CA commands 2 of \d+ slots$/),
    expect.stringMatching(/^FF commands 0 of \d+ slots$/),
  ]);
});

test('the navy has its status sheet in the notation of the book, and the game master’s pages do without', () => {
  const state = worldOf([
    'homeworld Hydrax of hydran in D3',
    'bases of hydran in D3: BS',
    'squadron H01A of hydran in D3: CA(-5DF) 2xDD',
  ]);
  const page = navyPage(makeView(state, hydran), emptyPlan());
  expect(tableIn(page, 'Status sheet').rows.map(({ cells }) => phraseText(cells['line']!.value))).toEqual([
    'H01A> CA(-5DF), 2xDD D3',
    'BASES-D3> BS2 D3',
  ]);
  const whole = navyPage(makeView(state, gameMaster), emptyPlan());
  expect(tableIn(whole, 'Status sheet')).toBeUndefined();
});

test('figures that only the book explains are said in words as well', () => {
  const state = worldOf([
    'homeworld Hydrax of hydran in D3',
    'homeworld Lyra of lyran in E9',
    'squadron H01A of hydran in D3: CA',
  ]);
  const view = makeView(state, hydran);
  const facts = navyPage(view, emptyPlan()).sections.flatMap((one) =>
    one.kind === 'facts' ? one.facts : [],
  );
  // A homeworld alone bears two turns of full war (B12.50).
  expect(phraseText(facts.find(({ label }) => label === 'Exhaustion')!.value)).toBe(
    '0 of 2 turns of full war used (EEP = 2 - 0)',
  );
  // Our ship list has hangar modules from Y160 on.
  const modules = tableIn(empirePage(view), 'Base modules').rows;
  const hangars = modules.find(({ id }) => id === 'HBM')!;
  expect(phraseText(hangars.cells['year']!.value)).toBe('from Y160');
});

test('the report of a turn says how a squadron gets through minefields', () => {
  const happened = { seat: hydran, unit: unitId('h01a'), how: 'bypass', points: 2, cause: undefined };
  expect(phraseText(crossingOrdered.say!(happened as never, undefined as never)!)).toBe(
    'H01A: Bypass minefields; 2 points kept for them.',
  );
});
