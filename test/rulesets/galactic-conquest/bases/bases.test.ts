import { describe, expect, test } from 'vitest';
import { placeId } from '#kernel/words/ids.ts';
import { isWorn } from '#rulesets/galactic-conquest/bases/blockade.ts';
import { basesGrouped } from '#rulesets/galactic-conquest/bases/fitting/grouping.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { apply } from '#rulesets/galactic-conquest/game.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { baseTypes, baseUnit } from '#rulesets/galactic-conquest/bases/types.ts';
import { plainBase } from '#rulesets/galactic-conquest/model/bases/plain.ts';
import { linked, ratingAt, upgraded, withBases } from '#rulesets/galactic-conquest/bases/stand.ts';
import { withModules } from '#rulesets/galactic-conquest/bases/modules/modules.ts';
import { spokenBases } from '#rulesets/galactic-conquest/bases/typed.ts';
import { readEmpire } from '#rulesets/galactic-conquest/sheet/empire.ts';
import { basesAt } from '#rulesets/galactic-conquest/model/territory.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { typist } from '../typed/typist.ts';
import { cases } from '../caseWriting.ts';

const d5 = placeId('hd5');

/** A world with these lines of GIVEN. */
const world = (...lines: readonly string[]): State => cases.world(cases.readGiven(lines));

describe('bases as they are typed (A9.10)', () => {
  test.each([
    ['Build BS in D5.', { kind: 'build-base', place: d5, hull: 'BS', count: 1, payer: 'treasury' }],
    ['Build 6xGBDP in D5.', { kind: 'build-base', place: d5, hull: 'GBDP', count: 6, payer: 'treasury' }],
    [
      'Build MB in D5, paid by merchants.',
      { kind: 'build-base', place: d5, hull: 'MB', count: 1, payer: 'merchants' },
    ],
    ['Upgrade BS to BATS in D5.', { kind: 'upgrade-base', place: d5, from: 'BS', hull: 'BATS' }],
  ] as const)('%s', (text, order) => {
    expect(readEmpire(typist, text)).toEqual({ orders: [order], faults: [] });
    expect(spokenBases.write(order)).toBe(text);
  });

  test('what names no base is no order', () => {
    expect(readEmpire(typist, 'Build Castle in D5.').faults).toHaveLength(1);
    expect(readEmpire(typist, 'Upgrade BS to Castle in D5.').faults).toHaveLength(1);
  });
});

test('ground bases that are put together keep their fighters, what they have lost, and poor crews; taken apart again they share them (A12.30e)', () => {
  const type = baseTypes.get('GBF');
  if (type === undefined) throw new RangeError('GBF');
  const state = world('homeworld Hydrax of hydran in D5', 'bases of hydran in D5: 12xGBF');
  const bases = state.squadrons[basesAt(d5)]!;
  const ships = bases.ships.map((ship, at): Ship => ({
    ...ship,
    wings: ship.wings!.map((one) => ({ ...one, count: at === 0 ? 36 : 30 })),
    ...(at === 1 && { lost: 2, crew: 'poor' as const, enhanced: true as const }),
  }));
  const draft = structuredClone<State>({
    ...state,
    squadrons: { ...state.squadrons, [basesAt(d5)]: { ...bases, ships } },
  }) as Draft<State>;
  const grouped = (size: number) => {
    apply(draft, basesGrouped.of({ seat: seats[0]!, place: d5, size }));
    return draft.squadrons[basesAt(d5)]!.ships.map(({ hull, lost, crew, enhanced, wings }) => ({
      ...{ hull, lost, crew, enhanced },
      fighters: wings?.map(({ count }) => count),
    }));
  };
  const worn = { lost: 2, crew: 'poor', enhanced: true };
  expect(grouped(12)).toEqual([{ hull: '12xGBF', ...worn, fighters: [66] }]);
  expect(grouped(6)).toEqual([
    { hull: '6xGBF', ...worn, fighters: [36] },
    { hull: '6xGBF', ...worn, lost: undefined, fighters: [30] },
  ]);
});

describe('ground bases are units of six (1/B)', () => {
  const type = baseTypes.get('GBDP')!;

  test('that fill up before new ones are begun, and keep what they have lost', () => {
    const [first, second] = withBases([{ ...baseUnit(type, 4), lost: 5 }], type, 3);
    expect([first?.hull, first?.lost, second?.hull]).toEqual(['6xGBDP', 5, 'GBDP']);
  });

  test('other kinds are units of their own', () => {
    const other = baseTypes.get('GMG')!;
    expect(withBases([baseUnit(other, 2)], type, 2).map(({ hull }) => hull)).toEqual(['2xGMG', '2xGBDP']);
  });
});

describe('command ratings (D6.20)', () => {
  test('a base commands what defends the hex, and the system once all of them are gone; commercial bases command nothing (D6.20)', () => {
    const given = [
      'homeworld Hydrax of hydran in D3',
      'major Cathil of hydran in D5',
      'minor Anvil of hydran in D7',
    ];
    const bare = world(...given, 'bases of hydran in D5: TCB');
    expect(['hd3', 'hd5', 'hd7'].map((at) => ratingAt(bare, placeId(at)))).toEqual([10, 8, 5]);
    expect(ratingAt(world(...given, 'bases of hydran in D7: BS TCB'), placeId('hd7'))).toBe(8);
    expect(ratingAt(world(...given), placeId('he5'))).toBe(0);
  });
});

describe('who knows of bases (C5.10, C8.20)', () => {
  const [hydran, lyran] = seats;
  const given = [
    'territory D5 E5 of hydran',
    'bases of hydran in D5: BS',
    'hydran is at PT, treasury 100',
    'squadron L01A of lyran in D6: CA',
  ] as const;

  test('those that sensors read are on the map of others, their kinds where special sensors read them', () => {
    const from = (ships: string) =>
      makeView(world(...given.slice(0, 3), `squadron L01A of lyran in D5: ${ships}`), lyran).sighted?.[d5];
    expect(makeView(world(...given), lyran).sighted?.[d5]).toEqual({ turn: 1, seat: hydran });
    expect(from('CA')).toEqual({ turn: 1, seat: hydran });
    expect(from('SC+4')).toEqual({ turn: 1, seat: hydran, hulls: ['BS'] });
  });

  test('ships that are read are ships alone', () => {
    expect(makeView(world(...given), lyran).contacts).toEqual({});
  });

  test('what was read is remembered, until its hex is read again', () => {
    const before = makeView(world(...given.slice(0, 3), 'squadron L01A of lyran in D5: SC+4'), lyran);
    const away = world(...given.slice(0, 3), 'squadron L01A of lyran in B2: CA');
    expect(makeView({ ...away, turn: 2 }, lyran, before).sighted?.[d5]).toEqual({
      turn: 1,
      seat: hydran,
      hulls: ['BS'],
    });
    const near = world(...given);
    expect(makeView({ ...near, turn: 2 }, lyran, before).sighted?.[d5]).toEqual({
      turn: 2,
      seat: hydran,
      hulls: ['BS'],
    });
    const gone = world('squadron L01A of lyran in D5: CA');
    expect(makeView({ ...gone, turn: 2 }, lyran, before).sighted).toBeUndefined();
  });

  test('what is being built is known to its owner and the game master alone', () => {
    const state: State = {
      ...world(...given),
      sites: { [d5]: [{ seat: hydran, hull: 'MB', count: 1, ready: 12 }] },
    };
    expect(makeView(state, hydran).sites).toEqual(state.sites);
    expect(makeView(state, lyran).sites).toBeUndefined();
  });

  test('bases read for their owner as ships do', () => {
    const state = world(...given);
    const { [basesAt(d5)]: bases } = state.squadrons;
    const scout: Squadron = { ...(bases as Squadron) };
    expect(
      makeView({ ...state, squadrons: { ...state.squadrons, [basesAt(d5)]: scout } }, hydran).contacts,
    ).toEqual({ hd6: { grade: 3, turn: 1, count: 1, ships: [{ seat: lyran, size: 3 }] } });
  });
});

/* The chart of C12.40: so many turns after the one that cut the base off; X-bases have one more. */
test.each([
  [2, ['SAM']],
  [3, ['MB', 'CPL']],
  [4, ['BS', 'BATS', 'CB']],
  [5, ['SB', 'TCB', 'BSX', 'BATSX', 'STBX']],
  [5.5, ['SF', 'QCB']],
  [6, ['SP', 'SBX']],
])('%s turns without supply, and then worn out (C12.40): %s', (turns, hulls) => {
  const [cut, segments] = [1, 12];
  const worn = cut + segments + turns * segments;
  for (const hull of hulls)
    expect([hull, ...[worn - 1, worn].map((now) => isWorn({ hull }, { cut }, now))]).toEqual([
      hull,
      false,
      true,
    ]);
});

test('commercial bases have their printed factors and crews, and command nobody (B4.10, 1/C)', () => {
  const of = (hull: string) => {
    const { figures, size } = baseUnit(baseTypes.get(hull)!, 1);
    const { attack, defence, crew, cost, rating } = figures!;
    return { size, attack, defence, crew, cost, rating };
  };
  expect(of('CB')).toEqual({ size: 2, attack: 4, defence: 14, crew: 80, cost: 100, rating: 0 });
  expect(of('TCB')).toEqual({ size: 1, attack: 11, defence: 50, crew: 230, cost: 350, rating: 0 });
  expect(of('QCB')).toEqual({ size: 1, attack: 15, defence: 64, crew: 288, cost: 438, rating: 0 });
});

test('a shield generator adds 15 DF, and a quarter to three ground bases: 45 DF for 56 EP (GCV-051, B11.79)', () => {
  const ships = linked(withBases(withBases([], baseTypes.get('GBDP')!, 3), baseTypes.get('GSG')!, 1));
  expect(ships.map(({ hull, figures }) => [hull, figures!.defence, figures!.cost])).toEqual([
    ['3xGBDP', 30, 42],
    ['GSG', 15, 14],
  ]);
});

test('a generator costs what a base of its kind does, and has no more factors for that (B11.79)', () => {
  const of = (hull: string) => {
    const { attack, defence, cost } = baseUnit(baseTypes.get(hull)!, 2).figures!;
    return [attack, defence, cost];
  };
  expect(of('GSG')).toEqual([0, 30, 28]);
  expect(of('GSG-GBDH')).toEqual([0, 30, 52]);
  expect(of('GSG-GMG')).toEqual([0, 30, 32]);
  expect(of('GSG-GSA')).toEqual([0, 30, 20]);
  expect(baseTypes.has('GSG-GBDP')).toBe(false);
  expect(baseTypes.has('GSG-FBGB')).toBe(false);
});

test('a generator links four bases of its own kind, and each further one four more (B11.79)', () => {
  const of = (...all: readonly (readonly [hull: string, count: number])[]) =>
    linked(
      all.reduce<ReturnType<typeof withBases>>(
        (ships, [hull, count]) => withBases(ships, baseTypes.get(hull)!, count),
        [],
      ),
    ).map(({ figures }) => figures!.defence);
  // Six GBDPs have 48 DF, four of them 32.
  expect(of(['GBDP', 6], ['GSG', 1])).toEqual([56, 15]);
  expect(of(['GBDP', 6], ['GSG', 2])).toEqual([60, 30]);
  expect(of(['GBDP', 2], ['GBDH', 1], ['GSG', 1])).toEqual([20, 15, 15]);
  expect(of(['GBDP', 2], ['GBDH', 1], ['GSG', 2])).toEqual([20, 15, 30]);
  expect(of(['GBDP', 2], ['GBDH', 1], ['GSG-GBDH', 1])).toEqual([16, 19, 15]);
  expect(of(['GBDP', 2], ['GBDH', 1], ['GSG-GBDH', 1], ['GSG', 1])).toEqual([20, 19, 15, 15]);
  expect(of(['GBDP', 2], ['BS', 1])).toEqual(of(['GBDP', 2], ['BS', 1], ['DefSat', 1]).slice(0, 2));
});

test('X-bases and mauler-armed ones are what they were but for that (C16.70, C19.20)', () => {
  const armed = [...baseTypes.values()].filter(({ row }) => row.flags.includes('mauler'));
  expect(armed.map(({ hull }) => plainBase(hull))).toEqual(['SAM', 'MB', 'BS', 'BATS', 'SB', 'SF', 'SP']);
  expect(armed.map(({ hull }) => hull)).toEqual(['MSAM', 'MMB', 'MBS', 'MBATS', 'MSB', 'MSF', 'MSP']);
  expect(['BSX', 'BATSX', 'STBX', 'SBX'].map(plainBase)).toEqual(['BS', 'BATS', 'STB', 'SB']);
  expect(['MB', 'SAM', 'STB', 'FRX', 'CB', '6xGBDP'].map(plainBase)).toEqual([
    'MB',
    'SAM',
    'STB',
    'FRX',
    'CB',
    '6xGBDP',
  ]);
  // 45.76 and 70.76, the attack factors less a third (1/D).
  const { figures } = baseUnit(baseTypes.get('MSB')!, 1);
  expect([figures!.attack, figures!.defence, figures!.cost]).toEqual([31, 71, 923]);
});

test('a base that is armed with maulers keeps its modules, but for hangars (C16.70)', () => {
  const base = withModules(baseUnit(baseTypes.get('BATS')!, 1), ['CgM', 'HBM']);
  const [armed] = upgraded([base], 'BATS', baseTypes.get('MBATS')!)!;
  expect([armed!.hull, armed!.modules, armed!.wings]).toEqual(['MBATS', ['CgM'], undefined]);
});
