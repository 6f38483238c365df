import { describe, expect, test } from 'vitest';
import { nthOrder, seatId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { HexNumber } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { WrittenAs } from '#rulesets/star-fleet-warlord/typing.ts';
import { numberNext, placeNext, readOrders } from '#rulesets/star-fleet-warlord/typing.ts';
import { readExtra, readSlots, written } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
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
    expect(readSlots(line).orders.map(written).join(' ')).toBe(line);
    const whole = 'LINK A INT 1';
    expect(readSlots(whole).orders.map(written).join(' ')).toBe(whole);
    expect(readSlots('disp 29 0214').orders.map(written)).toEqual(['DISP 29 0214']);
    const other = 'FIX PRSP REPR SCRA TRNG SCAN CLOA';
    expect(readSlots(other).orders.map(written).join(' ')).toBe(other);
  });

  test.each([
    ['1701', 1, 4, '1701 is not a hex: columns and rows go from 01 to 16.'],
    ['0101 0117', 6, 9, '0117 is not a hex: columns and rows go from 01 to 16.'],
    ['0101 SWP7', 6, 9, 'SWP takes a direction: 0 for the own hex, 1 to 6 for the neighbours.'],
    ['BOMB', 1, 4, 'BOMB takes a hex of the same sector, such as BOMB 1402.'],
    ['RAD0', 1, 4, 'RAD takes a direction: 1 to 6 for the neighbours.'],
    [
      'LINK A INT',
      1,
      4,
      'LINK takes the race, the class and the number of a mothership, such as LINK A INT 1.',
    ],
    [
      'LINK A NONE 1',
      1,
      4,
      'LINK takes the race, the class and the number of a mothership, such as LINK A INT 1.',
    ],
    ['DISP 29', 6, 7, 'DISP takes a hex, such as 1101, with its sector before it unless it is yours.'],
    ['MSNQ', 1, 4, 'MSN takes the letter of a mission, such as MSNP.'],
    ['hello', 1, 5, 'HELLO is neither a hex nor a ship order.'],
  ])('say what is wrong with «%s», and where, and give no order', (line, from, to, said) => {
    const { orders, faults } = readSlots(line);
    expect(orders).toEqual([]);
    expect(faults.map((fault) => [fault.from, fault.to, phraseText(fault.said), fault.instead])).toEqual([
      [from, to, said, undefined],
    ]);
  });

  test('propose the whole line as it was perhaps meant', () => {
    expect(readSlots('0102 REPAIR 0103').faults[0]?.instead).toBe('0102 REPR 0103');
    expect(readSlots('crue').faults[0]?.instead).toBe('CURE');
  });
});

describe('extra orders as they are typed', () => {
  test('are purchases, with the highest price and a name where they are wanted', () => {
    expect(readExtra('PS F POL').orders).toEqual([{ kind: 'purchase', design: 'F-POL', name: '' }]);
    // As the Ship List prints it.
    expect(readExtra('ps f-pol 45 "Iron Duke"').orders).toEqual([
      { kind: 'purchase', design: 'F-POL', most: 45, name: 'Iron Duke' },
    ]);
    expect(readExtra('PS 0-FT').orders).toEqual([{ kind: 'purchase', design: 'O-FT', name: '' }]);
    expect(readExtra('PS X-R-4').orders).toEqual([{ kind: 'purchase', design: 'X-R-4', name: '' }]);
    expect(readExtra('ps f pol 45 Iron Duke').orders).toEqual([
      { kind: 'purchase', design: 'F-POL', most: 45, name: 'Iron Duke' },
    ]);
    expect(readExtra('')).toEqual({ orders: [], faults: [] });
  });

  test('fortify one site or all, and the first of several options counts (SFW 3385, 3514)', () => {
    const home = 's07' as Parameters<typeof readExtra>[1];
    expect(readExtra('FS 0509 200', home).orders).toEqual([{ kind: 'fortify', place: 'h07-0509', ep: 200 }]);
    expect(readExtra('fs 62 1101 300 0 10 "End of the Line"').orders).toEqual([
      { kind: 'fortify', place: 'h62-1101', ep: 300, pfs: 10, name: 'End of the Line' },
    ]);
    expect(readExtra('FA 100 SECT 25 BASE').orders).toEqual([
      { kind: 'fortify-all', ep: 100, sector: 's25' },
    ]);
    expect(readExtra('FA 100 BASE MAX 300 MAJOR').orders).toEqual([
      { kind: 'fortify-all', ep: 100, bases: true, most: 300, only: 'major' },
    ]);
    expect(readExtra('FA 75 50').orders).toEqual([]);
    expect(readExtra('AF 52 1411 -20 -5').orders).toEqual([
      { kind: 'garrison', place: 'h52-1411', fighters: -20, pfs: -5 },
    ]);
    expect(readExtra('AF 08 0910 0 5').orders).toEqual([
      { kind: 'garrison', place: 'h08-0910', fighters: 0, pfs: 5 },
    ]);
  });

  test.each([
    'FS 62 1101 300 0 10 "End of the Line"',
    'FS 07 0509 200',
    'FA 200 TERR DA MAX 300 MINO',
    'AF 08 0910 0 5',
    'AF 76 1209 10',
    'DS 03 1511',
    'US 03 1511',
  ])('of defenses are written as they are read: %s', (line) => {
    expect(readExtra(line).orders.map(written)).toEqual([line]);
  });

  test.each([
    ...['PS F POL', 'PS F GSC+ 200', 'PS C WG "Gate to nowhere"', 'PS T PC 70 "Heron"', 'PS T PC "45"'],
    ...['PS O CA 150 CLOA WG 1 "Raider"', 'PR F', 'CP F K', 'CP L U', 'P% 125', 'AA F GSC'],
    ...['RO ON', 'RM OFF', 'VT ON', 'BO 5', 'BO PERM', 'BO OFF'],
    ...['BF 100', 'BP 240', 'BD 50', 'BT 24', 'BC 33', 'BM 24', 'BY 75'],
  ])('are written as they are read: %s', (line) => {
    expect(readExtra(line).orders.map(written)).toEqual([line]);
  });

  test.each([
    ['XX', 1, 2, 'XX is not an extra order.'],
    ['PS F', 1, 2, 'PS takes the letter of a race and the class of a ship, such as PS F POL.'],
    ['PS F POL A name that is far too long', 10, 36, 'A name has at most 20 characters.'],
  ])('say what is wrong with «%s», and where', (line, from, to, said) => {
    const { orders, faults } = readExtra(line);
    expect(orders).toEqual([]);
    expect(faults.map((fault) => [fault.from, fault.to, phraseText(fault.said)])).toEqual([[from, to, said]]);
  });
});

describe('what orders are written with', () => {
  const fortified: WrittenAs = {
    kind: 'assay',
    like: /^FS$/,
    meant: [],
    read(reading) {
      const place = placeNext(reading);
      if (typeof place !== 'string') return place;
      return { kind: 'purchase', design: place, name: '', most: numberNext(reading) ?? 0 };
    },
    write: () => '',
  };
  const read = (line: string, home?: string) =>
    readOrders(line, [fortified], () => undefined, home as Parameters<typeof readOrders>[3]);

  test('hexes have their sector before them, or that of the reader, and numbers follow', () => {
    expect(read('FS 62 1101 300').orders).toMatchObject([{ design: 'h62-1101', most: 300 }]);
    expect(read('FS 1101 5', 's07').orders).toMatchObject([{ design: 'h07-1101', most: 5 }]);
    expect(read('FS 62 1701').faults).toMatchObject([{ from: 7, to: 10 }]);
    expect(read('FS 1101').faults).toMatchObject([{ from: 1, to: 2 }]);
  });

  test('a line of the Home Office has one order', () => {
    expect(readExtra('PS F POL 45').orders).toHaveLength(1);
    const two = readExtra('US 62 1101 DS 62 1101');
    expect(two.orders).toEqual([]);
    expect(two.faults.map(({ said }) => phraseText(said))).toEqual(['One line has one order.']);
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
    state,
    seed: 'stay',
    plans: { [seat]: { hq: [], units: { [unitId('c01.a')]: list } } },
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
    state,
    seed: 'seven',
    plans: { [seat]: { hq: [], units: { [unitId('c01.a')]: list } } },
  });
  expect(after.ships[unitId('c01.a')]?.place).toBe('h00-0107');
  expect(refusals.map(({ order, problem }) => [order, problem.code])).toEqual([
    [nthOrder(seat, state.turn, 7), 'no-such-pulse'],
  ]);
});

test('the sheet has a line of six slots for each ship, «none» where it has no pulse, and ten for extra orders', () => {
  const state = world(readGiven(['corporation c01 at 00-0808', 'ship c01.a C-WG at 00-0101, name Gate']));
  const view = starFleetWarlord.view(state, seatId('c01'), []);
  const list: readonly Order[] = [{ kind: 'move', hex: hex('0102'), ref: nthOrder(view.me, 2, 1) }];
  const plan = { hq: [], units: { [unitId('c01.a')]: list } };
  const lines = starFleetWarlord.sheet?.lines(view, plan) ?? [];
  expect(lines).toHaveLength(11);
  expect(lines[0]).toMatchObject({ line: 'c01.a', label: 'C-WG "Gate" 00-0101', orders: [list[0]?.ref] });
  expect(lines[0]?.slots.map(({ text, open }) => [text, open])).toEqual([
    ['0102', false],
    ['', true],
    ...Array.from({ length: 4 }, () => ['none', false]),
  ]);
});

test('the sheet completes what is typed: neighbours of where the ship then is, and codes', () => {
  const state = world(readGiven(['corporation c01 at 00-0808', 'ship c01.a T-PC at 00-0101']));
  const view = starFleetWarlord.view(state, seatId('c01'), []);
  const meant = (line: string, text: string): readonly string[] =>
    (starFleetWarlord.sheet?.complete(view, line, text, text.length) ?? []).map(({ value }) => value);
  expect(meant('c01.a', '0102 03')).toEqual([]);
  expect(meant('c01.a', '0102 02')).toEqual(['0102 0201', '0102 0202']);
  expect(meant('c01.a', '0102 rep')).toEqual(['0102 REPR']);
  expect(meant('c01.a', 'sca')).toEqual(['SCAN TERR', 'SCAN SHIP', 'SCAN CLOA']);
  expect(meant('extra.1', 'PS F PO')).toEqual(['PS F POL']);
  expect(meant('extra.1', 'PS F-PO')).toEqual(['PS F POL']);
});
