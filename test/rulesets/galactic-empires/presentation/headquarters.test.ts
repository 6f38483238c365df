import { describe, expect, it } from 'vitest';

import { emptyPlan } from '#kernel/game/plan.ts';
import type { Page } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { seats } from '#rulesets/galactic-empires/presentation/seats.ts';
import { headquarters } from '#rulesets/galactic-empires/presentation/screens/headquarters.ts';
import { makeView } from '#rulesets/galactic-empires/view.ts';
import { resources } from '#rulesets/galactic-empires/model/words.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';
import { fleet, g, gorn, klingon, romulan, scene, type, vulcan } from '../play.ts';
import { cells, facts, section } from './readPage.ts';

const s = sectorId;
const view = viewOf(ownRealm());
const ledger = (page: Page): readonly (readonly [string, number])[] =>
  section(page, 'ledger', 'Finances').lines.map(({ label, amount }) => [label, amount]);

// The rulebook's program showed whole resources and told players to keep two in hand; here every sum is exact (OURS).
describe('upkeep as charged and as displayed (GE-V03, GE 243)', () => {
  it('4 ships of 1.1 cost 4.4 exactly, and are said to', () => {
    // No type of the listing costs 1.1: two of 1.0 and two of 1.2 come to the same.
    const four = viewOf(
      scene({
        sectors: { 1: { owner: klingon } },
        units: [
          fleet(klingon, 1, {
            at: 1,
            ships: [
              [type('two'), 2],
              [type('three'), 2],
            ],
          }),
        ],
      }),
    );
    const upkeep = ledger(headquarters(four, emptyPlan())).find(([label]) => label === 'Upkeep')?.[1];
    expect(upkeep).toBe(-440);
    expect(resources(440)).toBe('4.4');
  });

  it.each([
    [0, '0'],
    [49, '0.49'],
    [50, '0.5'],
    [449, '4.49'],
    [450, '4.5'],
    [1300, '13'],
    [1205, '12.05'],
    [-50, '−0.5'],
  ])('%i hundredths are written %s', (amount, written) => {
    expect(resources(amount)).toBe(written);
  });
});

describe('the headquarters (GE 217-313)', () => {
  // Upkeep 7 x 1.0 + 2 x 0.3 + 1.2 + 1.0 = 9.8; annexing sector 2 costs 10, two hawks 24; of 6.2 left 7% is 0.434, so 0.43; 1 yields 13.
  const plan = planOf({
    hq: [{ kind: 'annex-sector', place: s(2) }],
    [g(1)]: [{ kind: 'build-starships', type: type('two'), count: 2, rank: 1 }],
  });
  const page = headquarters(view, plan);

  it('sums the finances line by line, exact to the hundredth', () => {
    expect(ledger(page)).toEqual([
      ['Treasury', 5000],
      ['Upkeep', -980],
      ['HQ expenses', -1000],
      ['Garrison expenses', -2400],
      ['Expected surplus', 620],
      ['Decay of 7% of what is left', -43],
      ['Expected revenue, for next turn', 1300],
      ['Expected treasury next turn', 620 - 43 + 1300],
    ]);
  });

  it('explains every line in a sentence', () => {
    const abouts = section(page, 'ledger', 'Finances').lines.map(({ about = '' }) => about);
    expect(new Set(abouts).size).toBe(8);
    expect(abouts.filter((about) => !/^[A-Z].+\.$/.test(about))).toEqual([]);
  });

  // 50 less 9.8 pays for three of four hawks; of the 4.2 left 7% is 0.294, so 0.29; 1 yields 13.
  it('calls a lack a shortfall, and foresees what the turn makes of it: the fourth ship is not built', () => {
    const lines = ledger(
      headquarters(
        view,
        planOf({ [g(1)]: [{ kind: 'build-starships', type: type('two'), count: 4, rank: 1 }] }),
      ),
    );
    expect(lines[4]).toEqual(['Expected shortfall', 5000 - 980 - 4800]);
    expect(lines.at(-1)).toEqual(['Expected treasury next turn', 5000 - 980 - 3600 - 29 + 1300]);
  });

  it('foresees the income of a proclamation (GE 91)', () => {
    const text = 'To all who sail between the stars: the High Council sends greetings.';
    const lines = ledger(headquarters(view, planOf({ hq: [{ kind: 'issue-proclamation', text }] })));
    // 40.2 left, of which 7% is 2.814, so 2.81.
    expect(lines.slice(-2)).toEqual([
      ['Proclamation', 700],
      ['Expected treasury next turn', 4020 - 281 + 1300 + 700],
    ]);
  });

  it('counts one annexation once, however often it is ordered', () => {
    const twice = planOf({
      hq: [
        { kind: 'annex-sector', place: s(2) },
        { kind: 'annex-sector', place: s(2) },
      ],
    });
    expect(ledger(headquarters(view, twice))[2]).toEqual(['HQ expenses', -1000]);
  });

  it('lists the holdings with standing, revenue and yield', () => {
    const rows = section(page, 'table', 'Holdings').rows;
    expect(rows.map(({ spot }) => spot.place)).toEqual([s(1), s(2)]);
    expect(rows.map(cells)).toEqual([
      {
        sector: 'Home',
        standing: 'Annexed',
        revenue: '13',
        yield: '13',
        damage: 'None',
        center: 'builds 13 a turn',
        defence: '2 (1 damaged)',
      },
      {
        sector: 'March',
        standing: 'Not annexed',
        revenue: '10',
        yield: '0',
        damage: 'None',
        center: '',
        defence: '',
      },
    ]);
  });

  it('lists the foreign empires in the order of their banners, with relation and statuses', () => {
    const rows = section(page, 'table', 'Foreign').rows;
    expect(rows.map(({ spot }) => spot.seat)).toEqual([gorn, romulan, vulcan]);
    expect(rows.map((row) => [cells(row)['relation'], cells(row)['passage'], cells(row)['gifts']])).toEqual([
      ['War', '–', 'welcome'],
      ['Neutral', '–', 'welcome'],
      ['Alliance', '–', 'welcome'],
    ]);
    expect(section(page, 'table', 'Foreign').columns.some(({ key }) => key === 'address')).toBe(false);
  });

  it('tells of each empire who leads it, who shares reports with whom, and where to write to', () => {
    const all = ownRealm();
    const empires = {
      ...all.empires,
      [klingon]: { ...all.empires[klingon], sharesInfo: [romulan, vulcan] },
      [vulcan]: { ...all.empires[vulcan], sharesInfo: [klingon], computer: true },
      [gorn]: { ...all.empires[gorn], sharesInfo: [klingon] },
    };
    const heard = {
      step: 'step',
      pass: 0,
      line: 0,
      event: { kind: 'ambassador-sent', seat: gorn, to: klingon, address: 'slar@gorn.example' },
    } as const;
    const known = makeView(deepFreeze({ ...all, empires } as State), klingon, [heard]);
    const { columns, rows } = section(headquarters(known, emptyPlan()), 'table', 'Foreign');
    expect(columns.some(({ key }) => key === 'address')).toBe(true);
    expect(rows.map((row) => [row.cells['ruler']?.note, cells(row)['info'], cells(row)['address']])).toEqual([
      [undefined, 'granted to you', 'slar@gorn.example'],
      [undefined, 'granted by you', ''],
      ['computer-led', 'both ways', ''],
    ]);
    const addresses = seats(known).flatMap(({ seat, address }) =>
      address === undefined ? [] : [[seat, address]],
    );
    expect(addresses).toEqual([[gorn, 'slar@gorn.example']]);
  });

  it('shows the last espionage report on each empire, with question marks for what was missed', () => {
    expect(page.sections.some(({ title }) => title.startsWith('Espionage'))).toBe(false);
    const spied = (line: number, on: typeof gorn, report: object) =>
      ({
        step: 'step',
        pass: 0,
        line,
        event: { kind: 'espionage-made', seat: klingon, on, cost: 3500, report },
      }) as const;
    const heard = [
      spied(0, gorn, {
        ships: [
          { class: 'Scout', count: 2 },
          { class: 'Destroyer', count: 5 },
        ],
        treasury: 1234,
        centers: [s(4)],
        relations: [{ seat: klingon, relation: 'war' }],
      }),
      spied(1, vulcan, { ships: [], sectors: 1, annexed: 0, centers: [], admirals: 0, relations: [] }),
    ];
    const known = makeView(deepFreeze({ ...ownRealm(), turn: 4 } as State), klingon, heard as never);
    const rows = section(headquarters(known, emptyPlan()), 'table', 'Espionage').rows;
    expect(rows.map(({ spot }) => spot.seat)).toEqual([gorn, vulcan]);
    expect(rows.map(cells)).toEqual([
      {
        empire: 'gorn empire',
        turn: '3',
        ships: '2 Scouts, 5 Destroyers',
        sectors: '?',
        annexed: '?',
        treasury: '12.34',
        centers: 'Gornar',
        admirals: '?',
        relations: 'war with the klingon empire',
      },
      {
        empire: 'vulcan empire',
        turn: '3',
        ships: 'none',
        sectors: '1',
        annexed: '0',
        treasury: '?',
        centers: 'none',
        admirals: '0',
        relations: 'none',
      },
    ]);
  });

  it('offers to rename the ruler beside the name (GE 227), and says what the game is played for', () => {
    const ruler = section(page, 'facts', 'Standing').facts.find(({ label }) => label === 'Ruler');
    expect([ruler && phraseText(ruler.value), ruler?.changedBy]).toEqual([
      'Ruler of klingon',
      'rename-ruler',
    ]);
    expect(
      section(page, 'facts', 'Standing').facts.filter(({ changedBy }) => changedBy !== undefined),
    ).toEqual([ruler]);
    expect(page.sections.some(({ title }) => title === 'Victory')).toBe(false);
    const won = viewOf({ ...ownRealm(), victory: { text: 'Hold the heart of the galaxy.', share: 60 } });
    expect(facts(headquarters(won, emptyPlan()), 'Victory')).toEqual([
      'Aim: Hold the heart of the galaxy.',
      'Share: 60% of all sectors, alone or with mutual allies',
    ]);
    // 60% of six sectors are 3.6, so that four are needed.
    const [brief, open] = [headquarters(won, emptyPlan()), page].map(({ subtitle }) => phraseText(subtitle!));
    expect(brief).toMatch(/ Own 4 sectors to win: 2 so far\.$/);
    expect(open).not.toContain('win');
  });

  it('lists its plans with what is used of the treasury', () => {
    expect(section(page, 'table', 'HQ plans').title).toBe(
      'HQ plans: 34 of 50 resources used, garrisons included',
    );
    expect(section(page, 'table', 'HQ plans').rows.map(cells)).toEqual([
      { order: 'Annex March for 10 resources' },
    ]);
  });

  it('says what the plans are for where none of them is its own', () => {
    const said = [{}, plan.units].map(
      (units) => section(headquarters(view, { hq: [], units }), 'table', 'HQ plans').empty,
    );
    expect(said).toEqual([
      'No headquarters orders yet.',
      'No headquarters orders yet: all orders so far are for units.',
    ]);
  });
});
