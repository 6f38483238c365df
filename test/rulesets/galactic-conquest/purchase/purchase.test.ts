import { describe, expect, test } from 'vitest';
import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { everySeat } from '#rulesets/galactic-conquest/map/sheets.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { isFixed } from '#rulesets/galactic-conquest/model/territory.ts';
import { navyPage } from '#rulesets/galactic-conquest/presentation/navy/page.ts';
import {
  escortsFor,
  isShort,
  poorOf,
  sharesOf,
  unescortingOf,
} from '#rulesets/galactic-conquest/purchase/navy.ts';
import { cannotBuy, shipsIn } from '#rulesets/galactic-conquest/purchase/question.ts';
import { wareNamed, waresOf } from '#rulesets/galactic-conquest/purchase/wares.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { create } from '#rulesets/galactic-conquest/setup/create.ts';
import { usualTerms } from '#rulesets/galactic-conquest/setup/wish.ts';
import { shipBook } from '#rulesets/galactic-conquest/ships/list/book.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';

const klingon = seatId('klingon');
const hydran = seatId('hydran');
const terms = { points: 3000, poor: 10, marine: 600, police: 120 };
const setupOf = (seats: readonly SeatId[], year = 150, more: object = {}) => ({
  map: 'arm',
  seats,
  treasury: 50,
  year,
  navies: terms,
  ...more,
});

function begun(setup: unknown, list: typeof ourShips | undefined = ourShips): State {
  const made = create(setup, openDice('purchase'), list);
  if (!made.ok) throw new Error(made.fault.map(({ phrase }) => phraseText(phrase)).join(' '));
  return made.value;
}
const faultsOf = (setup: unknown, list?: typeof ourShips): readonly string[] => {
  const made = create(setup, openDice('purchase'), list);
  return made.ok ? [] : made.fault.map(({ code }) => code);
};
const after = (state: State, plans: Readonly<Record<SeatId, Plan<Order>>> = {}): State =>
  runTurn(galacticConquest, { state, seed: 'purchase', plans }).state;
const plan = (...hq: readonly object[]): Plan<Order> => ({
  hq: hq.map((one, at) => ({ ...one, ref: nthOrder(klingon, 1, at + 1) }) as Order),
  units: {},
});
const shipsOf = (state: State, seat: SeatId): readonly Ship[] =>
  valuesInOrder(state.squadrons).flatMap((one) => (one.seat === seat && !isFixed(one) ? one.ships : []));

describe('a new game whose navies are bought', () => {
  const state = begun(setupOf([klingon, hydran]));

  test('shows what is for sale, each thing once in its table', () => {
    for (const seat of [klingon, hydran]) {
      const { sections } = navyPage(galacticConquest.view(state, seat, []), emptyPlan());
      const tables = sections.flatMap((one) => (one.kind === 'table' ? [one.rows.map(({ id }) => id)] : []));
      expect(tables.flat()).toContain('TUG');
      for (const ids of tables) expect(ids).toEqual([...new Set(ids)]);
    }
  });

  test('has nobody’s ships, and the half-year before its first turn is the purchase', () => {
    expect(valuesInOrder(state.squadrons).filter((one) => !isFixed(one))).toEqual([]);
    expect(galacticConquest.turnNumber(state)).toBe(1);
    const view = galacticConquest.view(state, klingon, []);
    const { calendar } = galacticConquest.presentation;
    expect([1, 2, 3, 4].map((turn) => phraseText(calendar(turn, view)))).toEqual([
      'the purchase of navies',
      'Y150.1',
      'Y150.2',
      'Y151.1',
    ]);
    expect(galacticConquest.runs(state).map(({ sequence }) => sequence)).toEqual(['purchase']);
    const next = after(state);
    expect([next.turn, next.purchase, galacticConquest.turnNumber(next)]).toEqual([1, undefined, 2]);
    expect(galacticConquest.runs(next).map(({ sequence }) => sequence)).toEqual(['turn']);
    expect(after(next).turn).toBe(2);
  });

  test('is read from its file as it was, and so is what a seat knows', () => {
    for (const one of [state, after(state)]) {
      const { codecs } = galacticConquest;
      expect(codecs.state.parse(codecs.state.make(one))).toEqual({ ok: true, value: one });
      const view = galacticConquest.view(one, klingon, []);
      expect(codecs.view.parse(codecs.view.make(view))).toEqual({ ok: true, value: view });
    }
  });

  test('shows each ruler what is for sale to them, and nothing of the others', () => {
    const marked: State = {
      ...state,
      purchase: {
        ...state.purchase!,
        usual: Object.fromEntries(
          inOrder(state.purchase!.usual).map(([code, one]) => [
            code,
            one.seat === hydran ? { ...one, flagship: 'Whisper' } : one,
          ]),
        ),
      },
    };
    const view = galacticConquest.view(marked, klingon, []);
    expect(JSON.stringify(view)).not.toContain('Whisper');
    expect(keysInOrder(view.purchase!.wares)).toEqual([klingon]);
    expect(JSON.stringify(galacticConquest.view(marked, hydran, []))).toContain('Whisper');
    expect(keysInOrder(galacticConquest.view(marked, gameMaster, []).purchase!.wares)).toEqual([
      hydran,
      klingon,
    ]);
  });

  test('tells nobody of a purchase but its ruler, in a double-blind game as well', () => {
    for (const more of [{}, { sight: 'double-blind' }]) {
      const world = begun(setupOf([klingon, hydran], 150, more));
      const bought = plan({
        kind: 'buy',
        ships: [{ hull: 'F5', count: 2 }],
        to: unitId('k09z'),
        name: 'Whisper',
      });
      const { state: next, entries } = runTurn(galacticConquest, {
        state: world,
        seed: 'purchase',
        plans: { [klingon]: bought },
      });
      expect(JSON.stringify(galacticConquest.view(next, hydran, []))).not.toContain('Whisper');
      expect(JSON.stringify(galacticConquest.view(next, klingon, []))).toContain('Whisper');
      for (const { event } of entries) {
        const told = galacticConquest.tell[event.kind] as { told(...of: readonly unknown[]): unknown };
        if ((event as { seat?: SeatId }).seat === klingon)
          expect(told.told(event, hydran, world), event.kind).toBeUndefined();
      }
    }
  });
});

describe('who is not begun', () => {
  test('a small map has no purchase, nor has a game without a ship list', () => {
    expect(faultsOf({ seats: ['hydran', 'lyran'], treasury: 0, navies: terms }, ourShips)).toEqual([
      'navies-on-small-map',
    ]);
    expect(faultsOf(setupOf([klingon, hydran]))).toEqual(['navies-without-list']);
  });

  test('a setup without it begins as before', () => {
    const { navies: _, ...given } = setupOf([klingon, hydran]);
    const state = begun(given);
    expect([state.turn, state.before, state.purchase]).toEqual([1, undefined, undefined]);
    expect(shipsOf(state, klingon)).toHaveLength(5);
  });
});

test.each([2, 16])('%i empires begin, and whoever buys nothing has a navy within the rules', (count) => {
  const seats = everySeat.slice(0, count);
  for (const year of [150, 183]) {
    const state = begun(setupOf(seats, year));
    const next = after(state);
    for (const seat of seats) {
      const navy = shipsOf(next, seat);
      expect(navy.length, seat).toBeGreaterThanOrEqual(5);
      expect(sharesOf({ ...next, purchase: state.purchase! }, seat, navy).filter(isShort), seat).toEqual([]);
      expect(next.empires[seat]!.merchant!.reserve['F-L'], seat).toBeGreaterThan(0);
      const listed = waresOf(state, seat).length > 0;
      expect(poorOf(state, navy).short <= 0, seat).toBe(listed);
      if (listed) expect(navy.reduce((sum, { figures }) => sum + figures!.cost, 0)).toBeLessThanOrEqual(3000);
    }
  }
});

describe('the book’s examples', () => {
  const state = begun(setupOf([klingon, hydran], 183));
  const ship = (size: number, standard = true): Ship => ({
    hull: standard ? 'D7' : 'D7S',
    size,
    sensors: 0,
  });
  const many = (count: number, one: Ship): readonly Ship[] => Array.from({ length: count }, () => one);
  const share = (ships: readonly Ship[], rule: string) =>
    sharesOf(state, klingon, ships).find((one) => one.rule === rule)!;

  test('70 of 141 hulls are no half (GCV-136)', () => {
    expect(isShort(share([...many(70, ship(4)), ...many(71, ship(3))], 'half-small'))).toBe(true);
    expect(isShort(share([...many(71, ship(4)), ...many(71, ship(3))], 'half-small'))).toBe(false);
  });

  test('16 of 65 hulls of size class 3 are no quarter (GCV-137)', () => {
    const navy = (standard: number) => [...many(standard, ship(3)), ...many(65 - standard, ship(3, false))];
    expect(isShort(share(navy(16), 'quarter-standard'))).toBe(true);
    expect(isShort(share(navy(17), 'quarter-standard'))).toBe(false);
  });

  test('a B10AVK takes an AD5 and three AF5s, and its fighters are free (GCV-138)', () => {
    const group = shipsIn(state, klingon, [
      { hull: 'B10AVK', count: 1 },
      { hull: 'AD5', count: 1 },
      { hull: 'AF5', count: 3 },
    ]);
    expect([...escortsFor(state, klingon, group)]).toEqual([
      ['AD5', 1],
      ['AF5', 3],
    ]);
    const world: State = {
      ...state,
      squadrons: {
        [unitId('k01a')]: { seat: klingon, flagship: '', place: placeId('ha1'), speed: 3, ships: group },
      },
    };
    expect(['B10AVK', 'AD5', 'AF5'].map((hull) => unescortingOf(world, klingon, hull))).toEqual([1, 0, 0]);
    expect(wareNamed(state, klingon, 'B10AVK')!.carries).toEqual([{ count: 24, type: 'ZD' }]);
    expect(share(group, 'half-small')).toMatchObject({ have: 3, all: 5 });
    expect(share(group, 'quarter-standard')).toMatchObject({ have: 0, all: 1 });
  });

  test('of 21 points of hulls 2.1 have poor crews at 10 %, which five of size class 4 are (GCV-139)', () => {
    const poor = (count: number) =>
      poorOf(state, [
        ...many(5, ship(2)),
        ...many(6, ship(3)),
        ...many(15 - count, ship(4)),
        ...many(count, { ...ship(4), crew: 'poor' }),
      ]);
    expect(poor(0)).toEqual({ all: 42, have: 0, short: 420 });
    expect(poor(4).short).toBeGreaterThan(0);
    expect(poor(5).short).toBe(0);
  });
});

test('Romulans buy a quarter of old ships (Z1.150)', () => {
  const romulan = seatId('romulan');
  const state = begun(setupOf([romulan, klingon], 160));
  const orders = (old: number): Plan<Order> => ({
    hq: [
      { ships: [{ hull: 'SnA', count: old }], to: unitId('r07a') },
      {
        ships: [
          { hull: 'RKE', count: 2 },
          { hull: 'SeaHawk', count: 2 },
        ],
        to: unitId('r08a'),
      },
      { ships: [{ hull: 'SeaHawk', count: 3 }], to: unitId('r09a') },
    ].map((one, at) => ({ ...one, kind: 'buy', ref: nthOrder(romulan, 1, at + 1) }) as Order),
    units: {},
  });
  const outcome = (old: number) =>
    runTurn(galacticConquest, { state, seed: 'old', plans: { [romulan]: orders(old) } }).refusals.map(
      ({ problem }) => problem.code,
    );
  const isOld = wareNamed(state, romulan, 'SnA')!.ship.figures!.flags!;
  expect(isOld).toContain('old');
  expect(outcome(3)).toEqual([]);
  expect(outcome(1)).toEqual(['quarter-old']);
  // Z1.100: what others built is not for sale, even to them.
  expect(ourShips.hulls.some(({ designation, empire }) => designation === 'KR' && empire === 'R')).toBe(true);
  expect(wareNamed(state, romulan, 'KR')).toBeUndefined();
});

test('the question of the form is that of the turn', () => {
  const state = begun(setupOf([klingon, hydran]));
  const view = galacticConquest.view(state, klingon, []);
  const dear = plan({ kind: 'buy', ships: [{ hull: 'C8', count: 9 }], to: unitId('k07a') });
  expect(galacticConquest.review(view, dear).map(({ code }) => code)).toEqual(
    runTurn(galacticConquest, { state, seed: 'any', plans: { [klingon]: dear } }).refusals.map(
      ({ problem }) => problem.code,
    ),
  );
  const [given] = dear.hq as readonly Extract<Order, { kind: 'buy' }>[];
  expect(cannotBuy(state, klingon, given!)?.code).toBe(galacticConquest.review(view, dear)[0]!.code);
});

describe('what is typed', () => {
  const state = begun(setupOf([klingon, hydran]));
  const view = galacticConquest.view(state, klingon, []);
  const sheet = galacticConquest.sheet!;
  const line = (text: string) => sheet.read(view, 'empire', text);

  test.each([
    'Buy.....2xF5, D7C for K01A at K24.',
    'Buy.....F5, D7p for K11B.',
    'Buy.....2xF5p for K01A led by F5 "Saber, 2nd of ""that"". name".',
    'Buy.....for K01A.',
    'Stock.....12xP-C.',
    'Merchants.....10xF-L.',
    'Mobility = LW. Buy.....F5 for K01A. Save 10 EP. Stock.....2xMSS. Merchants.....1xTUG.',
  ])('reads back as it is written: %s', (text) => {
    const { orders, faults } = line(text);
    expect(faults).toEqual([]);
    const given = orders.map((one, at) => ({ ...one, ref: nthOrder(klingon, 1, at + 1) }) as Order);
    expect(sheet.write(view, {}, given)).toBe(text);
    expect(sheet.lines(view, { hq: given, units: {} })[0]!.orders).toHaveLength(given.length);
  });

  test('a list that is none, a name that is too long and a heading alone give no orders', () => {
    for (const text of [
      'Buy.....0xF5 for K01A.',
      'Buy.....60xF5 for K01A.',
      `Buy.....F5 for K01A "${'x'.repeat(41)}".`,
      'Buy.....F5 at K24.',
      'Stock.....0xZD.',
      'F5 for K01A.',
    ])
      expect(line(text).orders, text).toEqual([]);
  });
});

test('the page says what is left by each rule, what will be, and what is for sale', () => {
  const state = begun(setupOf([klingon, hydran]));
  const view = galacticConquest.view(state, klingon, []);
  const bought = plan({ kind: 'buy', ships: [{ hull: 'F5', count: 2 }], to: unitId('k07a') });
  const page = galacticConquest.presentation.page!(view, bought, 'navy', {});
  const said = JSON.stringify(page);
  expect(said).toContain('K07A');
  expect(page.sections.map(({ title }) => title)).toEqual([
    'Points left',
    'Squadrons after orders',
    'Rules of the purchase',
    'For sale: size classes 1 and 2',
    'For sale: size class 3',
    'For sale: size class 4',
    'For sale: fighters, gunboats and pods',
    'Merchants for sale',
  ]);
  expect(JSON.stringify(galacticConquest.presentation.page!(view, emptyPlan(), 'navy', {}))).not.toContain(
    'K07A',
  );
});

test('a wish for it makes a setup of it, and a scenario file begins the same game', () => {
  const text = shipBook(ourShips);
  const rules = galacticConquest.open!(booksOf([text]));
  const { beginning } = rules;
  const wish = { map: 'arm', empires: 2, sight: 'open', navies: 'bought', navy: 900 };
  const setup = beginning.setup(wish, { [klingon]: '', [hydran]: '' });
  expect(setup).toMatchObject({ navies: { ...usualTerms, points: 900 } });
  expect(beginning.form(wish).fields.map(({ name }) => name)).toContain('poor');
  const made = beginning.create(setup, { ships: bookDigest(text) }, openDice('same'));
  const file = beginning.scenarios!.write(setup, openDice('same'));
  const again = beginning.create(
    JSON.parse(file.ok ? file.value : ''),
    { ships: bookDigest(text) },
    openDice('other'),
  );
  expect(again).toEqual(made);
});

test('what is proposed, one squadron after another, is the usual navy', () => {
  const state = begun(setupOf([klingon, hydran]));
  const view = galacticConquest.view(state, klingon, []);
  let given: Plan<Order> = emptyPlan();
  for (let at = 1; at < 40; at += 1) {
    const [offer] = galacticConquest.orders.buy.offers(view, {}, given as never);
    if (offer!.ships.length === 0) break;
    given = { ...given, hq: [...given.hq, { ...offer!, ref: nthOrder(klingon, 1, at) }] };
  }
  const [bought, usual] = [after(state, { [klingon]: given }), after(state)];
  expect(given.hq.length).toBeGreaterThan(5);
  const squadronsOf = ({ squadrons }: State) =>
    inOrder(squadrons).flatMap(([code, { seat, place, ships }]) =>
      seat === klingon ? [[code, place, ships.map(({ hull }) => hull)]] : [],
    );
  expect(squadronsOf(bought)).toEqual(squadronsOf(usual));
  expect(galacticConquest.review(view, given)).toEqual([]);
});

test('a ship with a poor crew is marked on status sheets (A4.10)', () => {
  const state = begun(setupOf([klingon, hydran]));
  const bought = plan({
    kind: 'buy',
    ships: [
      { hull: 'F5', count: 1, poor: true },
      { hull: 'F5', count: 3 },
    ],
    to: unitId('k07a'),
  });
  const view = galacticConquest.view(after(state, { [klingon]: bought }), klingon, []);
  const said = JSON.stringify(galacticConquest.presentation.unit!(view, emptyPlan(), unitId('k07a')));
  expect(said).toContain('F5p, 3xF5');
  // The page has what there is, and nothing for sale.
  const page = galacticConquest.presentation.page!(view, emptyPlan(), 'navy', {});
  expect(page.sections.map(({ title }) => title)).toEqual(['Squadrons', 'At a glance', 'Status sheet']);
});
