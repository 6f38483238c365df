import { describe, expect, test } from 'vitest';
import { filledWish, typedValue, wishWith } from '#kernel/wish.ts';
import type { FieldRow } from '#kernel/orders/form.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { unitId } from '#kernel/words/ids.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import type { CardData } from '#rulesets/federation-commander/cards/cards.ts';
import { cardFor, ownBook } from '#rulesets/federation-commander/cards/known.ts';
import { pointsOf } from '#rulesets/federation-commander/cards/points.ts';
import { codecs } from '#rulesets/federation-commander/codecs.ts';
import { rangeOf } from '#rulesets/federation-commander/map/board.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { State } from '#rulesets/federation-commander/model/state.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import { cardOf, powerOf } from '#rulesets/federation-commander/ships/ships.ts';

const { beginning } = federationCommander;

/* Battles from scenarios as data: forces that are mixed and uneven, places, start states, limits and what wins. */

const made = (setup: unknown, book: readonly CardData[] = []): State => {
  const read = create(setup, book);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
};
const faults = (setup: unknown) => {
  const read = create(setup);
  return read.ok ? [] : read.fault.map(({ code, phrase: { args } }) => [code, args.path]);
};
const ship = (state: State, id: string) => state.ships[unitId(id)]!;
const of = (...cards: readonly string[]) => cards.map((card) => ({ card }));

/** A cutter that no program knows: the frigate's engines, and one phaser. */
const cutter: CardData = {
  card: 'orion-cutter',
  label: 'Cutter',
  sign: 'CU',
  drawing: 'Scout',
  category: 'A',
  speed8: 2,
  damageControl: 1,
  shields: [5, 4, 4, 4, 4, 4],
  systems: { 'l-warp': 4, 'r-warp': 4, btty: 1, brdg: 1 },
  weapons: [{ system: 'ph-1', mark: '1', arc: 'FX' }],
};

test('six mixed ships meet a dreadnought and a frigate, 25 hexes or more from each other, each in its place', () => {
  const many = of(
    'federation-ca',
    'federation-dd',
    'federation-ff',
    'klingon-d7',
    'federation-ca-r',
    'federation-ff',
  );
  const state = made({
    scenario: 'fleet',
    ships: { federation: many, klingon: of('klingon-dn', 'klingon-ff') },
  });
  const all = inOrder(state.ships).map(([, one]) => one);
  expect(all.map(({ seat, card }) => `${seat} ${card}`).sort()).toEqual(
    [...many.map(({ card }) => `federation ${card}`), 'klingon klingon-dn', 'klingon klingon-ff'].sort(),
  );
  expect(new Set(all.map(({ place }) => place)).size).toBe(8);
  const [ours, theirs] = seats.map((seat) => all.filter((one) => one.seat === seat));
  for (const { place } of ours!)
    for (const other of theirs!) expect(rangeOf(place, other.place)).toBeGreaterThanOrEqual(25);
  // A dreadnought's 24 warp, 4 impulse and 3 reactor boxes, in half tokens (FC 1D1).
  expect(powerOf(ship(state, 'klingon.1'))).toBe(2 * 31);
});

test('a scenario says map, places, facings, start states and what wins, and the rest is as in the one that it names', () => {
  const state = made({
    title: 'The Hood comes late',
    scenario: 'duel',
    edge: { across: 20, down: 20 },
    turns: 6,
    leaves: [{ of: 'klingon', from: '2010', least: 0, most: 2 }],
    ships: {
      federation: [
        {
          card: 'federation-ca',
          name: 'Hood',
          at: '0508',
          facing: 'B',
          disabled: ['lab.1', 'phot.a'],
          shields: [3, 12, 12, 12, 12, 0],
          tokens: 1,
          preLoaded: false,
        },
      ],
      klingon: [{ card: 'klingon-d7', at: '1512', facing: 'E' }],
    },
  });
  expect(state).toMatchObject({
    limit: 6,
    edge: { across: 20, down: 20 },
    leaves: [{ of: 'klingon', from: 'h2010', least: 0, most: 2 }],
  });
  expect(ship(state, 'federation.1')).toMatchObject({
    name: 'Hood',
    place: 'h0508',
    facing: 1,
    energy: 2,
    shields: [3, 12, 12, 12, 12, 0],
    disabled: ['lab.1', 'phot.a'],
    internal: false,
  });
  expect(ship(state, 'federation.1').mayPreLoad).toBeUndefined();
  expect(ship(state, 'klingon.1')).toMatchObject({ place: 'h1512', facing: 4, disabled: [], energy: 4 });
});

test('what begins disabled holds nothing: batteries no tokens, tubes no pre-load', () => {
  const begun = (more: object) =>
    ship(made({ ships: { federation: [{ card: 'federation-ca', ...more }] } }), 'federation.1');
  expect(begun({ disabled: ['btty.1'] }).energy).toBe(2);
  const hurt = begun({ disabled: ['phot.a'], preLoaded: true });
  expect([hurt.tracks, hurt.energy]).toEqual([{ 'phot.a': 'empty', 'phot.b': 'pre-loaded' }, 0]);
  expect(begun({ disabled: ['phot.a', 'phot.b'] }).mayPreLoad).toBeUndefined();
});

test('freighters stand where the scenario has them, and as many as it says must get through', () => {
  const state = made({ scenario: 'duel', freighters: ['0510', '0712'], convoy: { ships: 1, hexes: 20 } });
  expect(state.convoy).toEqual({ ships: 1, hexes: 20 });
  expect(['federation.f1', 'federation.f2'].map((id) => ship(state, id).place)).toEqual(['h0510', 'h0712']);
});

describe('a card that a scenario or a book brings', () => {
  const setup = { ships: { federation: of('orion-cutter'), klingon: of('klingon-ff') } };

  test.each([
    ['scenario', made({ ...setup, cards: [cutter] })],
    ['book', made(setup, [cutter])],
  ])('is the card of its ships, and goes through every file: %s', (_, state) => {
    const brought = ship(state, 'federation.1');
    expect([cardOf(brought).label, cardOf(brought).boxes.length, powerOf(brought)]).toEqual([
      'Cutter',
      11,
      16,
    ]);
    expect(codecs.state.parse(JSON.parse(JSON.stringify(codecs.state.make(state))))).toEqual({
      ok: true,
      value: state,
    });
    // The program's own cards are in no file.
    expect(ship(state, 'klingon.1').brought).toBeUndefined();
  });

  test('of the program’s names takes their place, and is left out where it is the same', () => {
    const other = { ...ownBook[0]!, damageControl: 4 };
    const of1 = (card: CardData) => ship(made({ cards: [card] }), 'federation.1');
    expect([cardOf(of1(other)).damageControl, of1({ ...ownBook[0]! }).brought]).toEqual([4, undefined]);
  });

  test('no ship has a card that nobody brings', () => {
    const state = made({ ...setup, cards: [cutter] });
    const without = {
      ...state,
      ships: { ...state.ships, 'federation.1': { ...ship(state, 'federation.1'), brought: undefined } },
    };
    expect(codecs.state.parse(JSON.parse(JSON.stringify(without))).ok).toBe(false);
  });
});

test('a ship may begin with a standing order to disengage, when crippled or at once', () => {
  const standingOf = (more: object) =>
    ship(made({ ships: { federation: [{ card: 'federation-ca', ...more }] } }), 'federation.1').standing;
  expect(standingOf({})).toEqual([]);
  const order = { kind: 'disengage-when', ref: 'setup' };
  expect(standingOf({ disengages: 'crippled' })).toEqual([{ ...order, crippled: true }]);
  expect(standingOf({ disengages: 'at-once' })).toEqual([{ ...order, crippled: false }]);
  expect(faults({ ships: { federation: [{ card: 'federation-ca', disengages: 'soon' }] } })).toHaveLength(1);
});

describe('what is wrong with a scenario is told with its place', () => {
  const federation = (more: object) => ({ ships: { federation: [{ card: 'federation-ca', ...more }] } });
  test.each([
    [
      'a card that there is not',
      { ships: { klingon: of('klingon-d7', 'klingon-d9') } },
      ['scenario-card', 'ships.klingon[1].card'],
    ],
    [
      'a freighter as a ship',
      { ships: { klingon: of('freighter') } },
      ['scenario-card', 'ships.klingon[0].card'],
    ],
    [
      'a box that the card has not',
      federation({ disabled: ['disr.a'] }),
      ['scenario-box', 'ships.federation[0].disabled'],
    ],
    [
      'a ship that is lost',
      federation({ disabled: cardFor({ card: 'federation-ca' }).boxes.map(({ box }) => box) }),
      ['scenario-destroyed', 'ships.federation[0].disabled'],
    ],
    [
      'a shield of too many boxes',
      federation({ shields: [15, 12, 13, 12, 12, 12] }),
      ['scenario-shield', 'ships.federation[0].shields'],
    ],
    [
      'more tokens than batteries',
      federation({ tokens: 2, disabled: ['btty.1'] }),
      ['scenario-tokens', 'ships.federation[0].tokens'],
    ],
    [
      'a hex beyond the map',
      { map: 'fixed', ...federation({ at: '4301' }) },
      ['scenario-off-map', 'ships.federation[0].at'],
    ],
    [
      'places beyond a small map',
      { edge: { across: 42, down: 28 } },
      ['scenario-off-map', 'places.klingon[0].at'],
    ],
    ['freighters for nothing', { freighters: ['0510'] }, ['freighters-for-nothing', 'freighters']],
    [
      'too few freighters',
      { freighters: ['0510'], convoy: { ships: 2, hexes: 9 } },
      ['too-few-freighters', 'convoy.ships'],
    ],
    ['no hex', federation({ at: 'here' }), ['unexpected-value', 'ships.federation[0].at']],
    [
      'seven ships',
      { scenario: 'fleet', ships: { klingon: of(...Array.from({ length: 7 }, () => 'klingon-ff')) } },
      ['number-of-ships', undefined],
    ],
  ])('%s', (_, scenario, wanted) => {
    expect(faults(scenario)[0]).toEqual(wanted);
  });

  test('a limit of points', () => {
    // By hand: 19 power boxes of 2, 23 others and a drone rack of 1, three phaser-1 of 6, a phaser-3 of 2, two tubes of 12, half of 75 boxes of shields; and so the D7.
    expect(['federation-ca', 'klingon-d7'].map((card) => pointsOf(cardFor({ card })))).toEqual([144, 142]);
    const two = {
      scenario: 'fleet',
      ships: { federation: of('federation-ca', 'federation-ca'), klingon: of('klingon-d7') },
    };
    expect(faults({ ...two, points: 288 })).toEqual([]);
    expect(faults({ ...two, points: 287 })).toEqual([['too-many-points', 'ships.federation']]);
  });
});

describe('in the form of a new game', () => {
  const rows = (...lines: readonly (readonly [string, number])[]): readonly FieldRow[] =>
    lines.map(([card, count]) => ({ card, count }));
  const fleets = {
    'federation-fleet': rows(['federation-ca', 1], ['federation-ff', 3]),
    'klingon-fleet': rows(['klingon-dn', 1]),
  };
  const cardsIn = (wish: unknown) =>
    inOrder(made(beginning.setup(wish, {})).ships).map(([, { card }]) => card);

  test('fleets are lines of classes and numbers', () => {
    const wish = filledWish(beginning as never, 'fleet', fleets);
    expect(wish.ok && cardsIn(wish.value)).toEqual([
      'federation-ca',
      'federation-ff',
      'federation-ff',
      'federation-ff',
      'klingon-dn',
    ]);
  });

  test('practice asks for the scenario too, and what is chosen for it comes along', () => {
    const wish = wishWith(beginning.form, beginning.practice.wish, { ...fleets, scenario: 'fleet' });
    expect(wish.ok && cardsIn(wish.value)).toHaveLength(5);
    const convoy = wishWith(beginning.form, beginning.practice.wish, { scenario: 'convoy', ships: 2 });
    expect(convoy.ok && cardsIn(convoy.value).filter((card) => card === 'freighter')).toHaveLength(4);
  });

  test('too many ships or points are told at their field', () => {
    const wrong = (values: object) => {
      const form = Object.entries({ ...fleets, ...values }).reduce<ReturnType<typeof beginning.form>>(
        (now, [name, value]) => beginning.form(now.set(name, value as never)),
        beginning.form(beginning.kinds[2]!.usual),
      );
      return form.faults.map(({ field, problem: { code } }) => [field, code]);
    };
    expect(wrong({})).toEqual([]);
    expect(wrong({ 'klingon-fleet': rows(['klingon-ff', 6], ['klingon-dd', 1]) })).toEqual([
      ['klingon-fleet', 'number-of-ships'],
    ]);
    expect(wrong({ 'klingon-fleet': [] })).toEqual([['klingon-fleet', 'number-of-ships']]);
    expect(wrong({ points: 250 })).toEqual([['federation-fleet', 'too-many-points']]);
  });

  test('on a command line a fleet is typed with commas between its lines', () => {
    const field = beginning
      .form(beginning.kinds[2]!.usual)
      .fields.find(({ name }) => name === 'klingon-fleet')!;
    const typed = typedValue(field, 'klingon-d7 2, klingon-ff 1');
    expect(typed).toEqual(rows(['klingon-d7', 2], ['klingon-ff', 1]));
    const told = (text: string) =>
      filledWish(beginning as never, 'fleet', { 'klingon-fleet': typedValue(field, text) });
    expect(
      ['klingon-d7 2', 'klingon-d7', 'klingon-d9 1', 'klingon-d7 9'].map((text) => told(text).ok),
    ).toEqual([true, false, false, false]);
  });
});
