import { describe, expect, test } from 'vitest';
import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { inOrder, only, valuesInOrder } from '#kernel/words/inOrder.ts';
import { everySeat, lettered } from '#rulesets/galactic-conquest/map/sheets.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { basesAt, isFixed } from '#rulesets/galactic-conquest/model/territory.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import {
  factorsOf,
  hexesIn,
  isFlagged,
  ratingOf,
  rowFor,
  shipOf,
} from '#rulesets/galactic-conquest/ships/fleet.ts';
import { shipBook } from '#rulesets/galactic-conquest/ships/list/book.ts';
import { shipListOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { writeSquadrons } from '#rulesets/galactic-conquest/setup/scenario/squadronLines.ts';
import { create } from '#rulesets/galactic-conquest/setup/create.ts';
import { isUnstable } from '#rulesets/galactic-conquest/morale/stability.ts';
import { withDefences } from '#rulesets/galactic-conquest/bases/beginning.ts';
import { attackOf, speedOf } from '#rulesets/galactic-conquest/ships/ships.ts';

const all = everySeat.slice(0, lettered);
const arm = (year: number, seats: readonly SeatId[] = all) => ({ map: 'arm', seats, treasury: 0, year });

function begun(setup: unknown, list = ourShips): State {
  const made = create(setup, openDice('navy'), list);
  if (!made.ok) throw new Error(made.fault.map(({ phrase }) => phraseText(phrase)).join(' '));
  return made.value;
}
const navyOf = ({ squadrons }: State, seat: SeatId): readonly Ship[] =>
  valuesInOrder(squadrons).flatMap((one) => (one.seat === seat && !isFixed(one) ? one.ships : []));

test.each([150, 160, 185])('every lettered empire begins in Y%i within the rules of purchase', (year) => {
  const state = begun(arm(year));
  for (const seat of all) {
    const ships = navyOf(state, seat);
    expect(ships, seat).toHaveLength(5);
    const rows = ships.map(({ hull }) => rowFor(ourShips, seat, hull)!);
    // Z1.10, Z1.100: in service, and of its own making.
    expect(rows.filter((row) => row.year > year || row.empire === 'R1')).toEqual([]);
    // Z1.50, Z1.60.
    expect(ships.filter(({ size }) => size === 4).length * 2, seat).toBeGreaterThanOrEqual(ships.length);
    const cruisers = rows.filter(({ size }) => size === 3);
    expect(
      cruisers.filter(({ standard, base }) => standard || base === '').length * 4,
      seat,
    ).toBeGreaterThanOrEqual(cruisers.length);
    expect(ships.filter(({ figures }) => figures === undefined)).toEqual([]);
    expect(ships.filter(({ sensors }) => sensors > 0).length, seat).toBe(1);
  }
});

test('a quarter of a Romulan navy is old (Z1.150)', () => {
  const ships = navyOf(begun(arm(150)), 'romulan' as SeatId);
  expect(ships.filter((ship) => isFlagged(ship, 'old')).length * 4).toBeGreaterThanOrEqual(ships.length);
});

test('OURS: an empire that no list has keeps the hulls of the small map', () => {
  const state = begun(arm(150, ['klingon', 'alunda'] as SeatId[]));
  expect(navyOf(state, 'alunda' as SeatId).every(({ figures }) => figures === undefined)).toBe(true);
  expect(navyOf(state, 'klingon' as SeatId).map(({ hull }) => hull)).toEqual(['D6', 'F5', 'F5', 'D6', 'E4S']);
});

test('a ship answers with the figures of its row', () => {
  const row = rowFor(ourShips, 'klingon' as SeatId, 'D7')!;
  const ship = shipOf(row);
  expect([ratingOf(ship), hexesIn(ship)]).toEqual([row.rating, 3]);
  expect(ship.figures).toMatchObject({ crew: row.crew, cost: row.epv });
  expect(factorsOf(ship)).toMatchObject({ attack: 17, defence: 17 });
  expect(attackOf(ship)).toBe(170);
  expect(attackOf({ ...ship, lost: 9 })).toBe(85);
  expect(ratingOf({ hull: 'CA', size: 3, sensors: 0 })).toBeUndefined();
});

test('a squadron is as fast as its slowest ship', () => {
  const [fast, slow] = ['D7', 'E4T'].map((named) => shipOf(rowFor(ourShips, 'klingon' as SeatId, named)!));
  const old = shipOf(rowFor(ourShips, 'romulan' as SeatId, 'SnA')!);
  expect(speedOf({ speed: 9, ships: [fast!, slow!] })).toBe(3);
  expect(speedOf({ speed: 9, ships: [fast!, old] })).toBe(2);
  expect(speedOf({ speed: 9, ships: [fast!, { hull: 'CA', size: 3, sensors: 0 }] })).toBe(3);
  expect(speedOf({ speed: 2, ships: [{ hull: 'CA', size: 3, sensors: 0 }] })).toBe(2);
  expect(speedOf({ speed: 3, ships: [fast!, { ...old, lost: factorsOf(old).defence }] })).toBe(1);
});

test('the game opens over its book, begins with it, and files keep its ships', () => {
  const text = shipBook(ourShips);
  const rules = galacticConquest.open!(booksOf([text]));
  const made = rules.beginning.create(arm(150), { ships: bookDigest(text) }, openDice('navy'));
  expect(made.ok && made.value.state.squadrons).toEqual(begun(arm(150)).squadrons);
  const { state } = made.ok ? made.value : { state: begun(arm(150)) };
  expect(rules.codecs.state.parse(rules.codecs.state.make(state))).toEqual({ ok: true, value: state });
});

test('a list without a ship of a size begins no game', () => {
  const list = shipListOf(ourShips.hulls.filter(({ size, empire }) => size !== 3 || empire !== 'K'));
  const made = create(arm(150), openDice('navy'), list);
  expect(made.ok ? [] : made.fault.map(({ phrase }) => phraseText(phrase))).toEqual([
    'The ship list has no ship of the Klingon Empire in 150 to use as CA: add one, or begin in a later year.',
    'The ship list has no ship of the Klingon Empire in 150 to use as CL: add one, or begin in a later year.',
  ]);
});

describe('lines of a scenario name ships of the list', () => {
  const chart = (line: string) => ({
    seats: ['klingon', 'frax'],
    treasury: 0,
    year: 150,
    chart: {
      rows: ['B1 ......', 'A1 ......'],
      borders: ['A1 KK..XX'],
      systems: ['A1 homeworld of K: Klinzhai', 'A5 homeworld of X: Fraxia'],
      squadrons: [line],
    },
  });
  const faults = (line: string): readonly string[] => {
    const made = create(chart(line), openDice('x'), ourShips);
    return made.ok ? [] : made.fault.map(({ phrase }) => phraseText(phrase));
  };

  test('by designation, counted, and written again', () => {
    const state = begun(chart('K01A Saber at A1: D7C, 2xF5B, CA/3'));
    const [, one] = inOrder(only(state.squadrons, (each) => !isFixed(each)))[0]!;
    expect(one.ships.map(({ hull }) => hull)).toEqual(['D7C', 'F5B', 'F5B', 'D6']);
    expect(writeSquadrons(only(state.squadrons, (one) => !isFixed(one)))).toEqual([
      'K01A Saber at A1: D7C, 2xF5B, D6',
    ]);
  });

  test.each([
    'K01A at A1: CVX',
    'K01A at A1: F5, ZY',
    'K01A at A1: BATS',
    'K01A at A1: XCA',
    'K01A at A1: F-L,D7',
  ])('what the list does not give the empire as a ship is told by its line: %s', (line) => {
    expect(faults(line)).toHaveLength(1);
    expect(faults(line)[0]).toContain('Line 1 of the squadrons has no ships, or a ship of an unknown hull');
  });
});

describe('systems begin with their defenses', () => {
  const standing = (year: number) => {
    const { systems, squadrons } = begun(arm(year));
    return inOrder(systems).map(([place, { kind, owner }]) => {
      const bases = squadrons[basesAt(place)];
      return [kind, bases?.seat === owner, bases?.ships.map(({ hull }) => hull).join(' '), bases?.fixed];
    });
  };

  test('by their kind, and their owners hold them (C3.10)', () => {
    const kinds = new Map(standing(150).map(([kind, ...rest]) => [kind, rest]));
    expect(kinds.get('homeworld')).toEqual([true, 'SB 6xDefSat 6xGBDP 6xGBDP', { orbit: 1, ground: 18 }]);
    expect(kinds.get('major')).toEqual([true, 'BATS 6xGBDP', { orbit: 1, ground: 6 }]);
    expect(kinds.get('minor')).toEqual([true, 'BS 5xGBDP', { orbit: 1, ground: 5 }]);
    expect(standing(150).filter(([, own]) => own !== true)).toEqual([]);
  });

  test('but with nothing that nobody builds yet (C3.10)', () => {
    const state = begun(arm(150));
    const early = withDefences({ ...state, squadrons: {}, year: 125 });
    const hulls = valuesInOrder(early.squadrons).flatMap(({ ships }) => ships.map(({ hull }) => hull));
    expect([...new Set(hulls)].sort()).toEqual(['5xGBDP', '6xGBDP', 'BS']);
  });

  test('so that each of them is stable (B7.10)', () => {
    const state = begun(arm(150));
    expect(inOrder(state.systems).filter(([place]) => isUnstable(state, place))).toEqual([]);
    const bare = { ...state, squadrons: {} };
    expect(inOrder(bare.systems).every(([place]) => isUnstable(bare, place))).toBe(true);
  });

  test('and not in games without a ship list', () => {
    const made = create(arm(150), openDice('navy'));
    expect(made.ok && inOrder(made.value.squadrons).filter(([, one]) => isFixed(one))).toEqual([]);
  });
});

test('without a list games begin as they did', () => {
  const made = create(arm(150), openDice('navy'));
  const ships = made.ok ? inOrder(made.value.squadrons).flatMap(([, one]) => one.ships) : [];
  expect(ships.length).toBe(all.length * 5);
  expect(ships.every(({ figures }) => figures === undefined)).toBe(true);
});
