import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { regroup } from '#rulesets/galactic-conquest/squadrons/regroup.ts';
import { describe, expect, test } from 'vitest';
import { nthOrder, unitId, type SeatId } from '#kernel/words/ids.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { rowFor, shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { commandOf, doubleCommand, flagshipOf } from '#rulesets/galactic-conquest/ships/command.ts';
import { squadronPage } from '#rulesets/galactic-conquest/presentation/squadrons/units.ts';
import { statusText } from '#rulesets/galactic-conquest/presentation/squadrons/status.ts';
import { readSquadron, writeSquadron } from '#rulesets/galactic-conquest/sheet/typed.ts';
import { typist } from '../typed/typist.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { placeId } from '#kernel/words/ids.ts';
import { cases } from '../caseWriting.ts';

const federation = 'federation' as SeatId;
const nobody = { empires: {}, turn: 1 } as unknown as State;
const plain = (size: number, rating: number, of: 'CL' | 'DD' | 'FF' | 'PF' | 'CA'): Ship => ({
  hull: of,
  size,
  sensors: 0,
  figures: { attack: 5, defence: 5, speed: 3, rating, crew: 1, cost: 50, class: of },
});
const tender = (): Ship => {
  const ship = plain(4, 4, 'DD');
  return { ...ship, hull: 'PFT', figures: { ...ship.figures!, flags: ['tender'] } };
};
const some = (count: number, ship: Ship): readonly Ship[] => Array.from({ length: count }, () => ship);
const [cl, dd, ff, pf] = [plain(3, 5, 'CL'), plain(4, 4, 'DD'), plain(4, 3, 'FF'), plain(5, 0, 'PF')];

test('the squadrons of the book are commanded (C20.20, GCV-095, GCV-096, GCV-097, GCV-098, GCV-099)', () => {
  const rows: readonly (readonly [string, readonly Ship[], number])[] = [
    ['GCV-095', [cl, dd, dd, ff, ff, ...some(6, pf)], 5],
    ['GCV-096', [cl, dd, dd, ff, ff, ff], 5],
    ['GCV-097', [cl, tender(), ...some(6, pf), dd, ff, ff, ...some(6, pf)], 5],
    ['GCV-098', [cl, dd, dd, ff, ...some(12, pf)], 5],
    ['GCV-099', [cl, dd, ...some(24, pf)], 5],
    ['a seventh gunboat takes a second slot', [cl, ...some(7, pf)], 2],
    ['a tender without gunboats takes its own slot alone', [cl, tender(), tender()], 2],
  ];
  for (const [name, ships, slots] of rows)
    expect([name, commandOf(nobody, federation, ships)]).toEqual([name, { rating: 5, slots }]);
});

test('a Federation CA commands itself and eight others (D6.10, GCV-123)', () => {
  const ca = shipOf(rowFor(ourShips, federation, 'CA')!);
  expect(commandOf(nobody, federation, some(9, ca))).toEqual({ rating: 8, slots: 8 });
});

test('of each class of command ship a squadron has one (D6.40, GCV-125, GCV-126)', () => {
  const named = (seat: string, ...hulls: readonly string[]): readonly Ship[] =>
    hulls.map((hull) => shipOf(rowFor(ourShips, seat as SeatId, hull)!));
  expect(doubleCommand(named('klingon', 'C9', 'C8V'))).toBe('DN');
  expect(doubleCommand(named('federation', 'DN', 'DNL'))).toBe('DN');
  expect(doubleCommand(named('isc', 'CC', 'CC'))).toBe('CC');
  expect(doubleCommand(named('federation', 'DN', 'CC', 'CA', 'CA'))).toBeUndefined();
});

test('one ship alone carries pods that command, beside others with other pods (D6.45, GCV-127)', () => {
  const tug = (...flags: readonly string[]): Ship => {
    const ship = plain(3, 8, 'CA');
    return { ...ship, hull: 'TGA', figures: { ...ship.figures!, class: 'TG', flags } };
  };
  const battle = { ...tug(), hull: 'BT' };
  const repairer: Ship = { ...plain(4, 6, 'DD'), hull: 'D5H' };
  const commanding = tug('command');
  expect(doubleCommand([battle, tug('tender'), repairer, commanding])).toBeUndefined();
  expect(doubleCommand([battle, commanding, commanding])).toBe('TG');
});

test('the flagship is the ship that is named, or else the one with the highest rating', () => {
  expect(flagshipOf([ff, cl, dd])).toBe(cl);
  expect(flagshipOf([ff, cl, dd], 'DD')).toBe(dd);
  expect(flagshipOf([ff, cl], 'DD')).toBe(cl);
  expect(commandOf(nobody, federation, [cl, ff, ff], 'FF')).toEqual({ rating: 3, slots: 2 });
});

describe('the status of a squadron', () => {
  const code = unitId('h01a');
  const pageOf = (ships: string, more: object = {}) => {
    const state = cases.world(cases.readGiven([`squadron H01A of hydran in D4: ${ships}`]));
    const one = { ...state.squadrons[code]!, ...more };
    const view = makeView({ ...state, squadrons: { [code]: one } }, seats[0]);
    const status = squadronPage(view, emptyPlan(), code).sections.find(({ title }) => title === 'Status');
    return status?.kind === 'facts'
      ? status.facts.map(({ label, value, tone }) => `${label}: ${phraseText(value)}${tone ?? ''}`)
      : [];
  };

  test('is told in the notation of status sheets (A4.10)', () => {
    const { squadrons } = cases.world(
      cases.readGiven(['squadron H01A of hydran in D4: CA(-13DF) 2xDD SC+8 CA(-14DF)']),
    );
    expect(statusText(code, squadrons[code]!)).toBe('H01A> CA(-13DF), 2xDD, SC8, CA(-14DF)(crpl) D4');
  });

  test('a ship has a mark for each multi-role shuttle, and its fighters behind it (A4.10)', () => {
    const { squadrons } = cases.world(
      cases.readGiven(['squadron H01A of hydran in D4: CA[1xMRSS] CA[9xHS2,1xMRSS] CA[0of1xMRSS]']),
    );
    expect(statusText(code, squadrons[code]!)).toBe('H01A> CA*, CA* (9xHS2), CA D4');
  });

  test('[F-S] has expended all its cargo, and K24(3) is three turns out of supply (A4.10)', () => {
    const { squadrons } = cases.world(
      cases.readGiven(['squadron H01A of hydran in D4: *F-S *F-S DD, out 3']),
    );
    const [spent, ...others] = squadrons[code]!.ships;
    const ships = [{ ...spent!, cargo: 0 }, ...others.map((one) => ({ ...one, cargo: 5 }))];
    expect(statusText(code, { ...squadrons[code]!, ships })).toBe('H01A> [F-S], F-S, DD D4(3)');
  });

  test('marks ships that suffer from shock (C16.30)', () => {
    const { squadrons } = cases.world(cases.readGiven(['squadron H01A of hydran in D4: 3xCA']));
    const [one, ...others] = squadrons[code]!.ships;
    const ships = [...others, { ...one!, shock: true as const }];
    expect(statusText(code, { ...squadrons[code]!, ships })).toBe('H01A> 2xCA, CA (shock) D4');
  });

  test('says who commands how many (D6.10)', () => {
    expect(pageOf('*DD 2x*FF')).toEqual([
      'Status sheet: H01A> DD, 2xFF D4',
      'Flagship: DD',
      'Command: 2 of 4',
    ]);
    expect(pageOf('*DD 5x*FF', { ledBy: 'FF', flagship: 'Hope' })).toEqual([
      'Status sheet: H01A> DD, 5xFF D4',
      'Flagship: Hope, FF',
      'Command: 5 of 3bad',
    ]);
    expect(pageOf('CA')).toEqual(['Status sheet: H01A> CA D4']);
  });
});

test('a flagship is written as it is read', () => {
  const line = 'Flagship = D7, Saber of War.';
  const { orders, faults } = readSquadron(placeId('hd4'), line, typist);
  expect(faults).toEqual([]);
  expect(orders.map((order) => writeSquadron(placeId('hd4'), order))).toEqual([line]);
});

test('a second new squadron of a plan is offered another code', () => {
  const state = cases.world(cases.readGiven(['squadron H01A of hydran in D4: *CA 3x*FF']));
  const [view, unit] = [makeView(state, seats[0]), unitId('h01a')];
  const offered = (plan: Plan<Order>) => regroup.offers(view, { unit }, plan).map(({ to }) => to);
  expect(offered(emptyPlan())).toEqual(['h02a']);
  const order = {
    kind: 'regroup',
    ref: nthOrder(seats[0], 1, 1),
    ships: ['FF'],
    to: unitId('h02a'),
  } as const;
  expect(offered(withOrder<Order>(emptyPlan(), order, unit))).toEqual(['h03a']);
});
