import { describe, expect, test } from 'vitest';
import { nthOrder, seatId, unitId } from '#kernel/ids.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { HexNumber } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Order } from '#rulesets/star-fleet-warlord/model/orders.ts';
import { readSlots, writeSlots } from '#rulesets/star-fleet-warlord/orders/typed.ts';
import { readGiven, world } from './caseWorlds.ts';
import { starFleetWarlord } from './shelf.ts';

const hex = (text: string): HexNumber => text as HexNumber;

describe('the slots of a ship as they are typed', () => {
  test('are hexes, codes, a scan with its word, and empty pulses; the printed «none» is passed over', () => {
    expect(readSlots('1501 REPR 1601 1503 ____ none')).toEqual({
      orders: [
        { kind: 'move', hex: '1501' },
        { kind: 'repair' },
        { kind: 'move', hex: '1601' },
        { kind: 'move', hex: '1503' },
        { kind: 'stay' },
      ],
      faults: [],
    });
    expect(readSlots('SCAN TERRAIN').orders).toEqual([{ kind: 'scan', what: 'TERR' }]);
    expect(readSlots('scan ships').orders).toEqual([{ kind: 'scan', what: 'SHIP' }]);
    expect(readSlots('SCAN').orders).toEqual([{ kind: 'scan', what: 'TERR' }]);
    expect(readSlots('1310 SWP5 1309').orders).toEqual([
      { kind: 'move', hex: '1310' },
      { kind: 'sweep', direction: 5 },
      { kind: 'move', hex: '1309' },
    ]);
    expect(readSlots('SCRAP').orders).toEqual([{ kind: 'scrap' }]);
  });

  test('are written as they are read', () => {
    const line = '1501 ASSA CLOA CURE ____ SWP0';
    expect(writeSlots(readSlots(line).orders)).toBe(line);
    const other = 'FIX PRSP REPR SCRA TRNG SCAN CLOA';
    expect(writeSlots(readSlots(other).orders)).toBe(other);
  });

  test.each([
    ['1701', { from: 0, to: 4, code: 'no-hex' }],
    ['0101 0117', { from: 5, to: 9, code: 'no-hex' }],
    ['0101 SWP7', { from: 5, to: 9, code: 'no-direction', instead: 'SWP1' }],
    ['BOMB 0504', { from: 0, to: 4, code: 'not-played' }],
    ['MSNH', { from: 0, to: 4, code: 'not-played' }],
    ['REPAIR', { from: 0, to: 6, code: 'unknown', instead: 'REPR' }],
    ['SCN', { from: 0, to: 3, code: 'unknown', instead: 'SCRA' }],
    ['hello', { from: 0, to: 5, code: 'unknown' }],
  ])('say what is wrong with «%s», and where', (line, fault) => {
    expect(readSlots(line).faults[0]).toEqual(fault);
  });

  test('are six at most: the seventh has no pulse', () => {
    const { orders, faults } = readSlots('0101 0102 0103 0104 0105 0106 0107');
    expect(orders).toHaveLength(6);
    expect(faults).toEqual([{ from: 30, to: 34, code: 'too-many' }]);
  });
});

test('an empty pulse keeps its place: the move after it is made a pulse later', () => {
  const seat = seatId('c01');
  const state = world(readGiven(['corporation c01 at 00-0808', 'ship c01.a T-PC at 00-0101']));
  const ref = (n: number): Order['ref'] => nthOrder(seat, state.turn, n);
  const list: readonly Order[] = [
    { kind: 'stay', ref: ref(1) },
    { kind: 'move', hex: hex('0102'), ref: ref(2) },
  ];
  const { entries, refusals } = runTurn(starFleetWarlord, {
    ...{ state, seed: 'stay', plans: { [seat]: { hq: [], units: { [unitId('c01.a')]: list } } } },
  });
  expect(refusals).toEqual([]);
  expect(entries.filter(({ event }) => event.kind === 'ship-moved').map(({ pass }) => pass)).toEqual([2]);
});

test('a seventh order has no pulse, and is refused', () => {
  const seat = seatId('c01');
  const state = world(readGiven(['corporation c01 at 00-0808', 'ship c01.a C-FDX at 00-0101']));
  const list = ['0102', '0103', '0104', '0105', '0106', '0107', '0108'].map((number, n): Order => ({
    kind: 'move',
    hex: hex(number),
    ref: nthOrder(seat, state.turn, n + 1),
  }));
  const { state: after, refusals } = runTurn(starFleetWarlord, {
    ...{ state, seed: 'seven', plans: { [seat]: { hq: [], units: { [unitId('c01.a')]: list } } } },
  });
  expect(after.ships[unitId('c01.a')]?.place).toBe('h00-0107');
  expect(refusals.map(({ order, problem }) => [order, problem.code])).toEqual([
    [nthOrder(seat, state.turn, 7), 'no-such-pulse'],
  ]);
});
