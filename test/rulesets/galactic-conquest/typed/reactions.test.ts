import { describe, expect, test } from 'vitest';
import { placeId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { readSquadron, writeSquadron } from '#rulesets/galactic-conquest/sheet/typed.ts';
import { typist } from './typist.ts';

const at = placeId('hr24');
const usual = { near: false, least: 1, most: 200, odds: 0, at: 0, with: [], stays: false } as const;

describe('reactions in the notation of the rulebook (A9.10)', () => {
  test('the example: two moves and one reaction, after the second of them (GCV-011)', () => {
    const { orders, faults } = readSquadron(
      at,
      'Total MV.....2 + 1 RX. MV sequence.....R24- R25, S26, RX. RX.....BN. Orders.....Attack. BI = Pressed. DI = 30%. Losses first on F5K.',
      typist,
    );
    expect(faults).toEqual([]);
    expect(orders.map(({ kind }) => kind)).toEqual(['plot', 'react', 'fight']);
    expect(orders[1]).toEqual({ kind: 'react', rx: 'BN', ...usual });
    expect(writeSquadron(at, orders[0] as never, 1)).toBe(
      'Total MV.....2 + 1 RX. MV sequence.....R24- R25, S26, RX.',
    );
  });

  test.each([
    'RX.....FE.',
    'RX.....BN if at least 4xSC4 ships near.',
    'RX.....BM if 2 to 5 ships of Lyran Star Empire here.',
    'RX.....FR if at most 3 ships here and we have 2 times as many.',
    'RX.....SS in segment 8.',
    'RX.....SS if at least 2 ships near.',
    'RX.....AM with H02A, H03A and stay.',
    'RX.....AM with H02A if at least 1 ships near.',
    'RX.....WS.',
    'RX.....FLY and stay.',
    'Attack only if at most 3 ships here.',
    'Number 2 in line.',
    'Total MV.....5. MV sequence.....R24- R25, {R26, R27}, {R28, R29} DTM.',
    'Total MV.....4. MV sequence.....R24- {R25, R26, R27, R28} TWM.',
  ])('is written as it is read: %s', (line) => {
    const { orders, faults } = readSquadron(at, line, typist);
    expect(faults).toEqual([]);
    expect(orders.map((order) => writeSquadron(at, order))).toEqual([line]);
  });

  test('is read in small letters, with empires by their short names, and braces as the rulebook has them (GCV-122)', () => {
    expect(readSquadron(at, 'bn if at least 2 of lyran near', typist).orders).toEqual([
      { kind: 'react', rx: 'BN', ...usual, near: true, least: 2, of: seats[1] },
    ]);
    expect(readSquadron(placeId('ha20'), 'A20-A21-{A22-A23}-{A24-A25}', typist).orders).toEqual([
      {
        kind: 'plot',
        way: ['ha21', 'ha22', 'ha23', 'ha24', 'ha25'].map(placeId),
        pace: 'DTM',
        fast: [1, 3],
      },
    ]);
    expect(readSquadron(at, 'am with h02a', typist).orders).toEqual([
      { kind: 'react', rx: 'AM', ...usual, least: 0, with: [unitId('h02a')] },
    ]);
  });

  const stats =
    'Orders cannot depend on battle stats (A9.30): count ships instead, as in Attack only if at most 3 ships here.';
  const intensity =
    'A battle intensity cannot depend on the course of the battle (A9.20): give one, and another one against bases, as in BI at bases = Charge.';
  const written =
    'A condition counts ships: RX.....BN if at least 2 ships near. Attack only if 1 to 3xSC4 ships of an empire here and we have 2 times as many.';
  const none = 'Reactions are FE, FR, BN, BM, AM, SS, WS, FLY, such as RX.....BN if at least 2 ships near.';
  test.each([
    ['Engage if we outnumber them in BPV.', 1, 34, stats],
    ['Attack if our AF is larger.', 1, 26, stats],
    ['BI = Pressed if we outnumber our enemy by 3 to 1.', 1, 48, intensity],
    ['Attack if we outnumber them.', 1, 27, written],
    ['RX.....BN if the Gorn come.', 8, 26, written],
    ['RX.....BN if at least 2 ships of Gornia here.', 8, 44, written],
    ['RX.....BN if at least 300 ships here.', 8, 36, written],
    ['RX.....XX.', 8, 9, none],
    ['RX.....SS in segment 13.', 8, 23, none],
    [
      'Total MV.....1 + 2 RX. MV sequence.....R25. RX.....BN.',
      14,
      21,
      'RX is 2 here, but 1 reaction is given: RX.....BN.',
    ],
    ['{R25, {R26}.', 1, 11, '«{R25, {R26}» is not a known order.'],
  ])('says what is wrong with «%s» (GCV-013, GCV-014)', (line, from, to, said) => {
    const { orders, faults } = readSquadron(at, line, typist);
    expect(orders).toEqual([]);
    expect(faults.map((fault) => [fault.from, fault.to, phraseText(fault.said)])).toEqual([[from, to, said]]);
  });
});
