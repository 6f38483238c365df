import { describe, expect, test } from 'vitest';
import { placeId, unitId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { readEmpire, writeEmpire } from '#rulesets/galactic-conquest/sheet/empire.ts';
import { readSquadron, writeSquadron } from '#rulesets/galactic-conquest/sheet/typed.ts';
import { typist } from './typist.ts';
import { sheet } from '#rulesets/galactic-conquest/sheet/sheet.ts';
import { moveSegments } from '#rulesets/galactic-conquest/segments.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

const at = placeId('hr24');
const way = ['hr25', 'hs26'].map(placeId);

describe('the line of a squadron, in the notation of the rulebook (A9.10)', () => {
  test('is its moves in all, the sequence, and how it fights; two moves are made in segments 6 and 12 (GCV-011)', () => {
    const { orders, faults } = readSquadron(
      at,
      'Total MV.....2. MV sequence.....R24- R25, S26. Orders.....Attack. BI = Pressed. DI = 30%. Losses first on F5K, D7B.',
      typist,
    );
    expect(faults).toEqual([]);
    expect(orders).toEqual([
      { kind: 'plot', way },
      {
        kind: 'fight',
        attack: true,
        intensity: 'pressed',
        breaks: 30,
        target: 'none',
        losses: ['F5K', 'D7B'],
      },
    ]);
    expect(moveSegments[way.length - 1]).toEqual([6, 12]);
  });

  test('names works at a hex, which is where the course ends if none is named (C13.31)', () => {
    expect(readSquadron(at, 'Annex this hex.', typist).orders).toEqual([{ kind: 'annex', place: at }]);
    expect(readSquadron(at, 'R25, S26. Survey.', typist).orders).toEqual([
      { kind: 'plot', way },
      { kind: 'survey', place: way[1] },
    ]);
    expect(readSquadron(at, 'R25. Blockade S26.', typist).orders[1]).toEqual({
      kind: 'blockade',
      place: way[1],
    });
  });

  test('may leave headings out, and be in small letters', () => {
    expect(readSquadron(at, 'r25, s26. attack. di = 5', typist).orders).toEqual([
      { kind: 'plot', way },
      { kind: 'fight', attack: true, intensity: 'typical', breaks: 5, target: 'none', losses: [] },
    ]);
    expect(readSquadron(at, '', typist)).toEqual({ orders: [], faults: [] });
  });

  test.each([
    'Total MV.....2. MV sequence.....R24- R25, S26.',
    'Convoy raid.',
    'Raid the system.',
    'Repair first: CA, DD.',
    'Repair as usual.',
    'Repair last.',
    'Repair never.',
    'Begin convoy duty.',
    'End convoy duty.',
    'Convoy raid, 1 search.',
    'Convoy raid, 3 searches.',
    'Annex S26.',
    'Survey S26.',
    'Blockade S26.',
    'Decimate S26.',
    'Annihilate S26.',
    'Destroy the commercial base in S26.',
    'Orders.....Turn back. BI = Evasion. DI = 0%. Directed at the weakest.',
    'Orders.....Attack. BI = Charge. DI = 100%. Directed at the strongest. Losses first on DD, CA.',
  ])('is written as it is read: %s', (line) => {
    expect(readSquadron(at, line, typist).orders.map((order) => writeSquadron(at, order))).toEqual([line]);
  });

  test.each([
    ['R25, RX.', 1, 7, 'RX is 1 here, but 0 reactions are given: RX.....BN.'],
    ['Total MV.....2 + 1 RX.', 14, 21, 'After Total MV goes the sequence of hexes.'],
    ['Total MV.....3. MV sequence.....R25, S26.', 14, 14, 'Total MV is 3, but the sequence enters 2 hexes.'],
    ['Total MV.....3.', 14, 14, 'After Total MV goes the sequence of hexes.'],
    ['R23- R24.', 1, 8, 'The squadron is in R24.'],
    ['BI = Brave.', 1, 10, 'Brave is not a battle intensity.'],
    ['Attack. DI = 130%.', 9, 17, 'DI is a percentage from 0 to 100, such as DI = 30%.'],
    ['Raid R25.', 1, 8, '«Raid R25» is not a known order.'],
  ])('says what is wrong with «%s», and where, and gives no order', (line, from, to, said) => {
    const { orders, faults } = readSquadron(at, line, typist);
    expect(orders).toEqual([]);
    expect(faults.map((fault) => [fault.from, fault.to, phraseText(fault.said)])).toEqual([[from, to, said]]);
  });

  test('proposes the whole line as it was perhaps meant', () => {
    expect(readSquadron(at, 'Attack. BI = Presed. DI = 3%', typist).faults[0]?.instead).toBe(
      'Attack. BI = Pressed. DI = 3%',
    );
    expect(readSquadron(at, 'R25. Atack.', typist).faults[0]?.instead).toBe('R25. Attack.');
  });
});

test('the line of the empire is its mobility', () => {
  expect(readEmpire({ seats } as unknown as View, 'mobility = lw').orders).toEqual([
    { kind: 'mobilise', to: 'LW' },
  ]);
  expect(readEmpire({ seats } as unknown as View, 'Mobility = FW.').orders.map(writeEmpire)).toEqual([
    'Mobility = FW.',
  ]);
  expect(readEmpire({ seats } as unknown as View, 'Mobility = XX.').faults).toHaveLength(1);
});

describe('the line of the empire', () => {
  test.each([
    'Save 50 EP.',
    'New homeworld E9.',
    'Rebuild E9 by 1 year.',
    'Rebuild E9 by 3 years.',
    'Promise the rebels in E9: "Bread. Then ""peace""".',
    'Put down the rebels in E9: "Land the marines".',
    'Fund team 2: Command Rating-5.',
    'Invest 400 EP in Warp Sling.',
    'Withdraw 5 EP.',
    'Borrow 70 EP.',
    'Repay 1 EP.',
    'Send 20 EP to Lyran Star Empire.',
    'Pay 30 EP of the loan of Lyran Star Empire.',
    'New spy on Lyran Star Empire, to learn at D5: "How many ""ships""? And whose.".',
    'Spy 12 on Lyran Star Empire, to act: "Blow up a factory.".',
    'Prime team 1 on Lyran Star Empire, to learn: "When?".',
    'Trading pact with Lyran Star Empire: 10xFT.',
    'Pass 2xAPT of the pact with Lyran Star Empire.',
    'Trading pact with Lyran Star Empire: 2xFedEx.',
    'Withdraw 3xF-LL of the pact with Lyran Star Empire.',
    'Scrap 12xHS1 of the stock in D3.',
    'Scrap yard D3/2.',
    'Add 1xFT of the pact with Lyran Star Empire.',
    'End the pact with Lyran Star Empire.',
    'Sell Warp Sling to Lyran Star Empire.',
    'Buy Double Time Movement from Lyran Star Empire.',
    'Create a spy.',
    'Counterspying = 2.',
    'Ask about Lyran Star Empire at E9: "What is going on there?".',
    'Ask about Lyran Star Empire: "What is going on?".',
    'Propaganda for 50 EP on Lyran Star Empire: "We are weak.".',
    'Propaganda for 35 EP on everybody: "We are strong.".',
    'Trust 40 EP for Lyran Star Empire: "They hold out. Or we say ""now""".',
  ])('is written as it is read: %s', (line) => {
    const { orders, faults } = readEmpire({ seats } as unknown as View, line);
    expect(faults).toEqual([]);
    expect(orders.map(writeEmpire)).toEqual([line]);
  });

  test('takes several orders, in small letters, and empires by their short names', () => {
    expect(
      readEmpire(
        { seats } as unknown as View,
        'mobility = fw. save 3. send 4 to the lyran star empire. send 5 to lyran',
      ).orders,
    ).toEqual([
      { kind: 'mobilise', to: 'FW' },
      { kind: 'save', points: 3 },
      { kind: 'send', to: seats[1], points: 4 },
      { kind: 'send', to: seats[1], points: 5 },
    ]);
  });

  test.each([
    [
      'Send 5 EP to Lyrann Star Empire.',
      1,
      31,
      'No empire is called «Lyrann Star Empire»: is it Lyran Star Empire?',
    ],
    ['Save 5. Trust 5 for Lyran: "".', 9, 29, 'The condition of a trust is one line of at most 200 letters.'],
  ])('says what is wrong in %s', (line, from, to, said) => {
    const { orders, faults } = readEmpire({ seats } as unknown as View, String(line));
    expect(orders).toEqual([]);
    expect(faults.map((one) => [one.from, one.to, phraseText(one.said)])).toEqual([[from, to, said]]);
  });
});

test('a line is headed as the rulebook heads it, and offers the hexes beside the last one', () => {
  const state = cases.world(cases.readGiven(['squadron H01A of hydran in D3: 2xDD CA, speed 2']));
  const view = makeView(state, seats[0]);
  const line = sheet.lines(view, emptyPlan()).find((one) => one.line === unitId('h01a'));
  expect([line?.label, line?.slots.length]).toEqual(['H01A> 2xDD, CA at D3', 2]);
  expect(sheet.complete(view, 'h01a', 'D4, D', 5).map(({ value }) => value)).toEqual(
    expect.arrayContaining(['D4, D3', 'D4, D5']),
  );
});
