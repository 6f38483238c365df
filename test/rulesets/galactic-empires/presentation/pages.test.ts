import { describe, expect, it } from 'vitest';

import { seatId } from '#kernel/ids.ts';
import { emptyPlan } from '#kernel/orders/plan.ts';
import type { Page, Row, Section } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import { deepFreeze } from '#kernel/turn/plainCopy.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { presentation } from '#rulesets/galactic-empires/presentation/index.ts';
import { makeView } from '#rulesets/galactic-empires/view.ts';
import { resources } from '#rulesets/galactic-empires/words.ts';
import { desk, planOf, viewOf } from '../orders/desk.ts';
import { a, fleet, g, gorn, klingon, romulan, scene, travel, type, vulcan } from '../rules/play.ts';

const s = sectorId;
const view = viewOf(desk());
const section = <K extends Section['kind']>(page: Page, kind: K, title: string): Extract<Section, { kind: K }> => {
  const found = page.sections.find((one) => one.kind === kind && one.title.startsWith(title));
  if (found === undefined) throw new Error(`no ${kind} ${title}`);
  return found as Extract<Section, { kind: K }>;
};
const cells = ({ cells }: Row): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, phraseText(value)]));
const ledger = (page: Page): readonly (readonly [string, number])[] => section(page, 'ledger', 'Finances').lines.map(({ label, amount }) => [label, amount]);
const facts = (page: Page, title: string): readonly string[] => section(page, 'facts', title).facts.map(({ label, value }) => `${label}: ${phraseText(value)}`);

// The rulebook's program showed whole resources and told players to keep two in hand; here every sum is exact (OURS).
describe('upkeep as charged and as displayed (GE-V03, GE 243)', () => {
  it('4 ships of 1.1 cost 4.4 exactly, and are said to', () => {
    // No type of the listing costs 1.1: two of 1.0 and two of 1.2 come to the same.
    const four = viewOf(scene({
      sectors: { 1: { owner: klingon } },
      units: [fleet(klingon, 1, { at: 1, ships: [[type('two'), 2], [type('three'), 2]] })],
    }));
    const upkeep = ledger(presentation.headquarters(four, emptyPlan())).find(([label]) => label === 'Upkeep')?.[1];
    expect(upkeep).toBe(-440);
    expect(resources(440)).toBe('4.4');
  });

  it.each([[0, '0'], [49, '0.49'], [50, '0.5'], [449, '4.49'], [450, '4.5'], [1300, '13'], [1205, '12.05'], [-50, '−0.5']])('%i hundredths are written %s', (amount, written) => {
    expect(resources(amount)).toBe(written);
  });
});

describe('the build counter (GE-V05, GE 1118)', () => {
  it('of 13, two ordered and eleven still allowed, read 2/11', () => {
    const before = presentation.location(view, emptyPlan(), s(1));
    expect(section(before, 'table', 'Industrial center').title).toBe('Industrial center: 0/13 starships ordered and still allowed');
    const plan = planOf({ [g(1)]: [{ kind: 'build-starships', type: type('two'), count: 2, rank: 1 }] });
    expect(section(presentation.location(view, plan, s(1)), 'table', 'Industrial center').title).toContain('2/11');
    expect(facts(presentation.unit(view, plan, g(1)).page, 'Unit')).toContain('Starships ordered: 2/11');
  });
});

describe('the headquarters (GE 217-313)', () => {
  // Upkeep 7 x 1.0 + 2 x 0.3 + 1.2 + 1.0 = 9.8; annexing sector 2 costs 10, two hawks 24; of 6.2 left 7% is 0.434, so 0.43; 1 yields 13.
  const plan = planOf({ hq: [{ kind: 'annex-sector', place: s(2) }], [g(1)]: [{ kind: 'build-starships', type: type('two'), count: 2, rank: 1 }] });
  const page = presentation.headquarters(view, plan);

  it('sums the finances line by line, exact to the hundredth', () => {
    expect(ledger(page)).toEqual([
      ['Treasury', 5000], ['Upkeep', -980], ['HQ expenses', -1000], ['Garrison expenses', -2400], ['Expected surplus', 620],
      ['Decay of 7% of what is left', -43], ['Expected revenue, for next turn', 1300], ['Expected treasury next turn', 620 - 43 + 1300],
    ]);
  });

  it('explains every line in a sentence', () => {
    const abouts = section(page, 'ledger', 'Finances').lines.map(({ about = '' }) => about);
    expect(new Set(abouts).size).toBe(8);
    expect(abouts.filter((about) => !/^[A-Z].+\.$/.test(about))).toEqual([]);
  });

  // 50 less 9.8 pays for three of four hawks; of the 4.2 left 7% is 0.294, so 0.29; 1 yields 13.
  it('calls a lack a shortfall, and foresees what the turn makes of it: the fourth ship is not built', () => {
    const lines = ledger(presentation.headquarters(view, planOf({ [g(1)]: [{ kind: 'build-starships', type: type('two'), count: 4, rank: 1 }] })));
    expect(lines[4]).toEqual(['Expected shortfall', 5000 - 980 - 4800]);
    expect(lines.at(-1)).toEqual(['Expected treasury next turn', 5000 - 980 - 3600 - 29 + 1300]);
  });

  it('foresees the income of a proclamation (GE 91)', () => {
    const text = 'To all who sail between the stars: the High Council sends greetings.';
    const lines = ledger(presentation.headquarters(view, planOf({ hq: [{ kind: 'issue-proclamation', text }] })));
    // 40.2 left, of which 7% is 2.814, so 2.81.
    expect(lines.slice(-2)).toEqual([['Proclamation', 700], ['Expected treasury next turn', 4020 - 281 + 1300 + 700]]);
  });

  it('counts one annexation once, however often it is ordered', () => {
    const twice = planOf({ hq: [{ kind: 'annex-sector', place: s(2) }, { kind: 'annex-sector', place: s(2) }] });
    expect(ledger(presentation.headquarters(view, twice))[2]).toEqual(['HQ expenses', -1000]);
  });

  it('lists the holdings with standing, revenue and yield', () => {
    const rows = section(page, 'table', 'Holdings').rows;
    expect(rows.map(({ spot }) => spot.place)).toEqual([s(1), s(2)]);
    expect(rows.map(cells)).toEqual([
      { sector: 'Home', standing: 'Annexed', revenue: '13', yield: '13', damage: 'None', center: 'builds 13 a turn', defence: '2 (1 damaged)' },
      { sector: 'March', standing: 'Locally controlled', revenue: '10', yield: '0', damage: 'None', center: '', defence: '' },
    ]);
  });

  it('lists the foreign empires in the order of their banners, with relation and statuses', () => {
    const rows = section(page, 'table', 'Foreign').rows;
    expect(rows.map(({ spot }) => spot.seat)).toEqual([gorn, romulan, vulcan]);
    expect(rows.map((row) => [cells(row)['relation'], cells(row)['passage'], cells(row)['gifts']])).toEqual([
      ['War', '–', 'welcome'], ['Neutral', '–', 'welcome'], ['Alliance', '–', 'welcome'],
    ]);
    expect(section(page, 'table', 'Foreign').columns.some(({ key }) => key === 'address')).toBe(false);
  });

  it('tells of each empire who leads it, who shares reports with whom, and where to write to', () => {
    const all = desk();
    const empires = {
      ...all.empires,
      [klingon]: { ...all.empires[klingon], sharesInfo: [romulan, vulcan] },
      [vulcan]: { ...all.empires[vulcan], sharesInfo: [klingon], computer: true },
      [gorn]: { ...all.empires[gorn], sharesInfo: [klingon] },
    };
    const heard = { step: 'step', pass: 0, line: 0, event: { kind: 'ambassador-sent', seat: gorn, to: klingon, address: 'slar@gorn.example' } } as const;
    const known = makeView(deepFreeze({ ...all, empires } as State), klingon, [heard]);
    const { columns, rows } = section(presentation.headquarters(known, emptyPlan()), 'table', 'Foreign');
    expect(columns.some(({ key }) => key === 'address')).toBe(true);
    expect(rows.map((row) => [row.cells['ruler']?.note, cells(row)['info'], cells(row)['address']])).toEqual([
      [undefined, 'they give', 'slar@gorn.example'], [undefined, 'you give', ''], ['computer-led', 'both ways', ''],
    ]);
  });

  it('shows the last espionage report on each empire, with question marks for what was missed', () => {
    expect(page.sections.some(({ title }) => title.startsWith('Espionage'))).toBe(false);
    const spied = (line: number, on: typeof gorn, report: object) => ({ step: 'step', pass: 0, line, event: { kind: 'espionage-made', seat: klingon, on, cost: 3500, report } }) as const;
    const heard = [
      spied(0, gorn, { ships: [{ class: 'Scout', count: 2 }, { class: 'Destroyer', count: 5 }], treasury: 1234, centers: [s(4)], relations: [{ seat: klingon, relation: 'war' }] }),
      spied(1, vulcan, { ships: [], sectors: 1, annexed: 0, centers: [], admirals: 0, relations: [] }),
    ];
    const known = makeView(deepFreeze({ ...desk(), turn: 4 } as State), klingon, heard as never);
    const rows = section(presentation.headquarters(known, emptyPlan()), 'table', 'Espionage').rows;
    expect(rows.map(({ spot }) => spot.seat)).toEqual([gorn, vulcan]);
    expect(rows.map(cells)).toEqual([
      { empire: 'gorn empire', turn: '3', ships: '2 Scout, 5 Destroyer', sectors: '?', annexed: '?', treasury: '12.34', centers: 'Gornar', admirals: '?', relations: 'war with the klingon empire' },
      { empire: 'vulcan empire', turn: '3', ships: 'none', sectors: '1', annexed: '0', treasury: '?', centers: 'none', admirals: '0', relations: 'none' },
    ]);
  });

  it('offers to rename the ruler at his name (GE 227), and says what the game is played for', () => {
    const ruler = section(page, 'facts', 'Standing').facts.find(({ label }) => label === 'Ruler');
    expect([ruler && phraseText(ruler.value), ruler?.changedBy]).toEqual(['Ruler of klingon', 'rename-ruler']);
    expect(section(page, 'facts', 'Standing').facts.filter(({ changedBy }) => changedBy !== undefined)).toEqual([ruler]);
    expect(page.sections.some(({ title }) => title === 'Victory')).toBe(false);
    const won = viewOf({ ...desk(), victory: { text: 'Hold the heart of the galaxy.', share: 60 } });
    expect(facts(presentation.headquarters(won, emptyPlan()), 'Victory')).toEqual([
      'Aim: Hold the heart of the galaxy.', 'Share: 60% of all sectors, alone or with mutual allies',
    ]);
  });

  it('lists its plans with what is used of the treasury', () => {
    expect(section(page, 'table', 'HQ plans').title).toBe('HQ plans: 34 of 50 resources used, garrisons included');
    expect(section(page, 'table', 'HQ plans').rows.map(cells)).toEqual([{ order: 'Annex March for 10 resources' }]);
  });
});

describe('the location report (GE 373-397)', () => {
  it('has every line for an own sector', () => {
    const page = presentation.location(view, emptyPlan(), s(1));
    expect(phraseText(page.title)).toBe('Home');
    expect(facts(page, 'Location report')).toEqual([
      'Owner: klingon empire', 'Annexed to: klingon empire', 'Sector damage: None', 'Tax revenue: 13 resources',
      // 90 % of 13 is 11.7.
      'If pillaged: 12 resources at once, no taxes, and more damage',
      'Special permission: Given to nobody', 'Industrial center: Yes', 'Defences: Level 2, damaged by 1: works as level 1',
    ]);
    // Level 1: room for 3, 45%, 0.7 (GE 1207).
    expect(facts(page, 'Sector defences')).toEqual(['Room for: 3 starships in each round', 'Combat: 45% more', 'Hit-points: 0.7 more']);
    const own = section(page, 'forces', 'Your forces').forces;
    expect(own.map(({ unit, combat, hitPoints }) => [unit, combat, hitPoints])).toEqual([
      [g(1), 3 * 36 + 2 * 9, 3 * 66 + 2 * 9], [a(klingon, 1), 4 * 36, 4 * 66],
    ]);
    expect(section(page, 'table', 'Movement routes').rows.map(cells)).toEqual([
      { sector: 'March', wind: 'E', owner: 'klingon empire', cost: '1' },
      { sector: 'Remus', wind: '', owner: 'romulan empire', cost: 'no entry' },
      { sector: 'Vulcan', wind: '', owner: 'vulcan empire', cost: 'no entry' },
    ]);
  });

  it('names every border that a barrier closes, with the way it lies, after the ways that lead out (GE 341, 395)', () => {
    // Two rows of two hexes: 1 and 2 above, 3 and 4 below; 1 is joined to 2 only, so 3, south-east of it, lies behind a barrier.
    const hexes = { [s(1)]: [0, 0], [s(2)]: [1, 0], [s(3)]: [0, 1], [s(4)]: [1, 1] } as const;
    const sectors = Object.fromEntries(Object.entries(hexes).map(([place, [q, r]]) => [place, { ...view.sectors[s(1)]!, name: place, q, r, links: place === s(1) ? [s(2)] : place === s(2) ? [s(1)] : [] }]));
    const page = presentation.location({ ...view, sectors } as typeof view, emptyPlan(), s(1));
    expect(section(page, 'table', 'Movement routes').rows.map(({ id, cells }) => [id, phraseText(cells['wind']!.value), phraseText(cells['cost']!.value)])).toEqual([[s(2), 'E', '1'], [s(3), 'SE', 'barrier']]);
  });

  it('tells foreign forces and the age of old news', () => {
    // Without sector 2 and the fleet in it, the Gorn world is out of sight.
    const all = desk();
    const { [a(klingon, 2)]: _, ...units } = all.units as Record<string, unknown>;
    const state = { ...all, units, sectors: { ...all.sectors, [s(2)]: { ...all.sectors[s(2)], owner: gorn } } } as unknown as State;
    const scout = { step: 'step', pass: 0, line: 0, event: { kind: 'sectors-scouted', seat: klingon, places: [s(4)] } } as const;
    const then = makeView(deepFreeze({ ...state, turn: 3 } as State), klingon, [scout], viewOf(state));
    const now = makeView(deepFreeze({ ...state, turn: 6 } as State), klingon, [], then);
    const page = presentation.location(now, emptyPlan(), s(4));
    expect(phraseText(page.subtitle ?? page.title)).toBe('Sector 4. Last reported in turn 2, 3 turns ago.');
    expect(facts(page, 'Location report').slice(0, 4)).toEqual([
      'Owner: gorn empire', 'Annexed to: gorn empire', 'Sector damage: Lightly damaged', 'Tax revenue: 20 resources; 16 with its damage',
    ]);
    expect(section(page, 'forces', 'Foreign').forces.map(({ unit, combat, stacks }) => [unit, combat, stacks.map(({ count }) => count)])).toEqual([[g(4), 45, [5]]]);
    expect(phraseText(presentation.location(now, emptyPlan(), s(5)).subtitle ?? page.title)).toBe('Sector 5. No report has ever come from here.');
  });
});

describe('units', () => {
  const plan = planOf({
    [g(1)]: [{ kind: 'form-starfleet', number: 3, name: 'New' }, { kind: 'transfer-starships', type: type('two'), count: 2, to: a(klingon, 3), rank: 1 }],
    [a(klingon, 3)]: [{ kind: 'wait' }, travel(2), travel(4)],
  });

  it('are listed with what they have after the first events, those the plan forms among them', () => {
    const rows = presentation.units(view, plan);
    expect(rows.map(({ label, ships, admirals, movesLeft, movesAtStart, problems }) => [label, ships, admirals, movesLeft, movesAtStart, problems])).toEqual([
      ['A1', 4, 0, 2, 2, 0], ['A2', 1, 1, 3, 3, 0], ['A3', 2, 0, 1, 2, 1], ['G1', 3, 0, 0, 0, 0],
    ]);
  });

  it('have a sheet of orders with phase and cost', () => {
    const { orders, row } = presentation.unit(view, plan, a(klingon, 3));
    expect(row.label).toBe('A3');
    expect(orders.map(({ kind, said, phase, cost }) => [kind, phraseText(said), phase, cost])).toEqual([
      ['wait', 'Wait one phase', 1, 0], ['travel', 'Travel to March', 2, 1], ['travel', 'Travel to Gornar', 3, undefined],
    ]);
    expect(presentation.unit(view, plan, g(1)).stacks.map(({ count, rank }) => [count, rank])).toEqual([[3, 1], [2, 4]]);
  });

  it('tell what their ships can do beside fighting (GE 427-431)', () => {
    const scouts = viewOf(scene({ sectors: { 1: { owner: klingon } }, units: [fleet(klingon, 1, { at: 1, ships: [[type('scout'), 2]] })] }));
    expect(facts(presentation.unit(scouts, emptyPlan(), a(klingon, 1)).page, 'Unit')).toEqual(expect.arrayContaining(['Scouting: Best ship 90%, bonus 30%', 'Cloaking ability: All ships']));
    expect(presentation.units(scouts, emptyPlan())[0]).toMatchObject({ scouting: 90, cloak: true });
    expect(presentation.units(view, plan)[0]).toMatchObject({ scouting: 30, cloak: false });
    const hammer = facts(presentation.unit(view, plan, a(klingon, 1)).page, 'Unit');
    expect(hammer).toContain('Scouting: Best ship 30%, bonus 10%');
    expect(hammer.join()).not.toContain('Cloaking');
  });

  it('refuse a unit that is nobody’s here', () => {
    expect(() => presentation.unit(view, plan, a(romulan, 7))).toThrow(/not a unit of this view/);
  });

  it('are told of a battle they go into', () => {
    const sheet = presentation.unit(view, planOf({ [a(klingon, 2)]: [{ kind: 'wait' }, travel(4)] }), a(klingon, 2));
    expect(facts(sheet.page, 'Unit')).toContain('Battle expected: In Gornar, phase 2');
  });
});

it('numbers the next order one above the highest of the plan', () => {
  expect(presentation.nextRef(view, emptyPlan())).toBe('klingon.t1.o1');
  const plan = planOf({ hq: [{ kind: 'annex-sector', place: s(2) }], [a(klingon, 1)]: [travel(2), travel(1)] });
  expect(presentation.nextRef(view, { ...plan, hq: [] })).toBe('klingon.t1.o4');
  expect(presentation.me(view)).toBe(seatId('klingon'));
});
