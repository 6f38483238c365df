import { describe, expect, test } from 'vitest';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster, nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { poorAfter } from '#rulesets/galactic-conquest/economy/crews.ts';
import { drainedAfter, plateauOf } from '#rulesets/galactic-conquest/economy/exhaustion.ts';
import { mostOf, projects } from '#rulesets/galactic-conquest/research/projects.ts';
import { levelOf, massChances, teamChances } from '#rulesets/galactic-conquest/research/research.ts';
import type { System } from '#rulesets/galactic-conquest/model/system.ts';
import { countedSystems, scoreOf } from '#rulesets/galactic-conquest/victory/score.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { presentation } from '#rulesets/galactic-conquest/presentation/index.ts';
import { worthOfMajors } from '#rulesets/galactic-conquest/economy/worth.ts';
import { contactAt, gradesOf, readingsOf } from '#rulesets/galactic-conquest/sensors/sight.ts';
import { withGround } from '#rulesets/galactic-conquest/map/ground.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup/small.ts';
import { beside, boardOf, distance, hexName } from '#rulesets/galactic-conquest/map/board.ts';
import type { ShipClass } from '#rulesets/galactic-conquest/ships/factors.ts';
import { factorsBy, factorsOf } from '#rulesets/galactic-conquest/ships/factors.ts';
import { battleCode } from '#rulesets/galactic-conquest/combat/battle.ts';
import { boxesOf } from '#rulesets/galactic-conquest/space/boxes.ts';
import { placeSaid, turnedBack } from '#rulesets/galactic-conquest/space/supply.ts';
import { isBroken, speedOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { moveSegments } from '#rulesets/galactic-conquest/segments.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';

const [hydran, lyran] = seats;
const atHome: Squadron = { seat: hydran, flagship: '', place: placeId('hd3'), speed: 3, ships: [] };

describe('sensors and radiation zones (A300.40, A300.42)', () => {
  const world = (green: string, ships: readonly Ship[]): State => ({
    turn: 1,
    map: withGround(smallMap, { [placeId(green)]: 'g' }),
    territory: {},
    systems: {},
    empires: {},
    squadrons: { [unitId('h01a')]: { ...atHome, ships } },
  });
  const [plain, scout] = [0, 4].map((sensors): Ship => ({ hull: 'SC', size: 4, sensors })) as [Ship, Ship];

  test('from within nothing is read beside, and the own hex as one beside usually is', () => {
    expect([...gradesOf(readingsOf(world('hd3', [plain]), hydran))]).toEqual([['hd3', 2]]);
    expect([...gradesOf(readingsOf(world('hd3', [scout]), hydran))]).toEqual([['hd3', 2]]);
  });

  test('of a zone beside nothing is read', () => {
    const read = gradesOf(readingsOf(world('hd4', [plain]), hydran));
    expect([read.get(placeId('hd3')), read.get(placeId('hd4')), read.size]).toEqual([3, undefined, 6]);
  });
});

describe('the map', () => {
  /* Rows A to MM, of which MM begins with 17 and has 61 hexes. */
  const wide = boardOf({ across: 61, first: Array.from({ length: 39 }, (_, row) => (row === 38 ? 17 : 1)) });

  test('a row of the map goes round: MM17 lies next to MM77 (GCV-009)', () => {
    expect(distance(wide, placeId('hmm17'), placeId('hmm77'))).toBe(1);
    expect(wide.names.find('MM16')).toBeUndefined();
    expect(wide.names.find('MM78')).toBeUndefined();
  });

  test('Z20 to Z23 lie in a row, and R25 beside S26 (A9.10, D2.10)', () => {
    expect(distance(wide, placeId('hz20'), placeId('hz23'))).toBe(3);
    expect(beside(wide, placeId('hr25'))).toContain(placeId('hs26'));
  });

  test('rows have one letter twice from the 27th on, and no two letters', () => {
    expect(wide.names.find('AB1')).toBeUndefined();
    expect(hexName(placeId('hmm17'))).toBe('MM17');
  });
});

test('whoever moves three times leaves in segment 4, and whoever moves twice in segment 6 (GCV-084)', () => {
  expect([moveSegments[2]?.[0], moveSegments[1]?.[0]]).toEqual([4, 6]);
  expect(moveSegments.map((of) => of.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

describe('supply (C13.15, C13.20)', () => {
  const short = (speed: number, out: number): Pick<Squadron, 'speed' | 'ships' | 'supply'> => ({
    speed,
    ships: [{ hull: 'F5B', size: 4, sensors: 0 }],
    supply: { out },
  });

  test('K24(3): two hexes instead of three (GCV-086), and none with a (4)', () => {
    expect([1, 2, 3, 4].map((out) => speedOf(short(3, out)))).toEqual([3, 3, 2, 0]);
    expect(placeSaid({ place: placeId('hk24'), supply: { out: 3 } })).toBe('K24(3)');
    expect(placeSaid({ place: placeId('hk24') })).toBe('K24');
  });

  test('15 boxes take an F5B from (3) to zero (GCV-087), and 14 to one', () => {
    expect([4, 5, 14, 15, 40].map((boxes) => turnedBack(short(3, 3), boxes))).toEqual([0, 1, 2, 3, 3]);
  });

  test('what ships need in a turn, by size class, war cruisers and war destroyers twice as much', () => {
    const ship = (size: number, hull = 'X'): Ship => ({ hull, size, sensors: 0 });
    expect([1, 2, 3, 4].map((size) => boxesOf(ship(size)))).toEqual([25, 15, 10, 5]);
    expect([boxesOf(ship(3, 'CW')), boxesOf(ship(4, 'DW'))]).toEqual([20, 10]);
  });
});

test('eight majors pay 343 points, and every further one 100 (B1.40)', () => {
  expect([worthOfMajors(0), worthOfMajors(8), worthOfMajors(10)]).toEqual([0, 343, 543]);
});

test('turns are half years (A7.10)', () => {
  expect([1, 2, 3].map((turn) => phraseText(presentation.calendar(turn)))).toEqual([
    'Y160.1',
    'Y160.2',
    'Y161.1',
  ]);
});

describe('aid among several empires (B10.58)', () => {
  const [frax, klingon] = [seatId('frax'), seatId('klingon')];
  const gifts = (
    treasuries: Readonly<Record<string, number>>,
    given: Readonly<Record<string, readonly (readonly [to: SeatId, points: number])[]>>,
  ): readonly string[] => {
    const state: State = {
      turn: 1,
      map: smallMap,
      territory: {},
      systems: {},
      squadrons: {},
      empires: Object.fromEntries(
        Object.entries(treasuries).map(([seat, treasury]) => [seat, { mobility: 'PT', treasury }]),
      ),
    };
    const plans = Object.fromEntries(
      Object.entries(given).map(([seat, list]) => [
        seat,
        {
          hq: list.map(([to, points], n) => ({
            kind: 'send' as const,
            ref: nthOrder(seatId(seat), 1, n + 1),
            to,
            points,
          })),
          units: {},
        },
      ]),
    );
    const { entries } = runTurn<GalacticConquest>(galacticConquest, { state, seed: 'aid', plans });
    return entries.flatMap(({ event }) =>
      event.kind === 'sent' ? [`${event.seat} ${event.points} to ${event.to}`] : [],
    );
  };

  test('is taken from the smallest gift to the largest, and the rest stays with its giver (GCV-046)', () => {
    expect(
      gifts(
        { frax: 1000, klingon: 10_000, federation: 1000, seltorian: 1000 },
        { klingon: [[frax, 250]], federation: [[frax, 75]], seltorian: [[frax, 25]] },
      ),
    ).toEqual(['seltorian 25 to frax', 'federation 75 to frax', 'klingon 150 to frax']);
  });

  test('is given in the order in which it is listed, until the limit is used up (GCV-047)', () => {
    /* A quarter of 832 is 208: 200 points, and 8 that the bank takes for sending them. */
    expect(
      gifts(
        { frax: 10_000, klingon: 10_000, lyran: 10_000, seltorian: 832 },
        {
          seltorian: [
            [frax, 25],
            [klingon, 1000],
            [lyran, 75],
          ],
        },
      ),
    ).toEqual(['seltorian 25 to frax', 'seltorian 175 to klingon']);
  });
});

test('nothing is sent, paid or put in trust for an empire that is not there, and nobody is advised otherwise (B10)', () => {
  const state: State = {
    turn: 1,
    map: smallMap,
    territory: {},
    systems: {},
    squadrons: {},
    empires: {
      [hydran]: { mobility: 'PT', treasury: 1000 },
      [lyran]: { mobility: 'PT', treasury: 1000, account: { debt: 50 } },
    },
  };
  const view = makeView(state, hydran);
  const orders = (to: SeatId): readonly Order[] => [
    { kind: 'send', ref: nthOrder(hydran, 1, 1), to, points: 20 },
    { kind: 'pay-loan', ref: nthOrder(hydran, 1, 2), to, points: 20 },
    { kind: 'trust', ref: nthOrder(hydran, 1, 3), to, points: 20, condition: 'When they ask.' },
  ];
  const refused = (to: SeatId): readonly string[] =>
    runTurn<GalacticConquest>(galacticConquest, {
      state,
      seed: 'nobody',
      plans: { [hydran]: { hq: orders(to), units: {} } },
    }).refusals.map(({ problem }) => problem.code);
  const advised = (to: SeatId): readonly string[] =>
    galacticConquest.review(view, { hq: orders(to), units: {} }).map(({ code }) => code);
  expect([refused(lyran), advised(lyran)]).toEqual([[], []]);
  const never = ['no-account', 'no-account', 'no-account'];
  expect([refused(seatId('nobody')), advised(seatId('nobody'))]).toEqual([never, never]);
});

describe('exhaustion and crews (B12)', () => {
  const owned = (kind: 'homeworld' | 'major' | 'minor', count: number) =>
    Array.from({ length: count }, (_, n) => [placeId(`h${kind}${n}`), { name: kind, kind, owner: hydran }]);
  const realm = (majors: number, minors: number): Pick<State, 'systems'> => ({
    systems: Object.fromEntries([
      ...owned('homeworld', 1),
      ...owned('major', majors),
      ...owned('minor', minors),
    ]),
  });

  test('twelve major systems, four minor ones and a homeworld bear sixteen turns of full war (GCV-059)', () => {
    expect(plateauOf(realm(12, 4), hydran)).toBe(1600);
  });

  test('an empire recovers twice as fast with seven major systems, its homeworld among them, and not with eight (B12.65)', () => {
    const at = (majors: number, mobility: 'PT' | 'RB' | 'LW') =>
      drainedAfter(realm(majors, 0), hydran, { mobility, treasury: 0, drained: 900 });
    expect([at(6, 'PT'), at(7, 'PT'), at(6, 'RB'), at(6, 'LW')]).toEqual([700, 800, 500, 950]);
  });

  test('many major systems never lower the share of poor crews, only what it rises by (GCV-063)', () => {
    const rolled = (shown: Readonly<Record<'crews' | 'systems', number>>, counts: string[]) =>
      poorAfter(180, 1, 30, (of, count) => {
        counts.push(`${count} ${of}`);
        return shown[of];
      });
    const counts: string[] = [];
    expect(rolled({ crews: 2, systems: 12 }, counts)).toBe(180);
    expect(counts).toEqual(['1 crews', '3 systems']);
    expect(rolled({ crews: 5, systems: 3 }, [])).toBe(182);
  });
});

describe('research (C17)', () => {
  test('two teams with 100 each and 1,200 at once have chances of one, one and six in six (GCV-091)', () => {
    expect([teamChances({}, 'dtm', 100), teamChances({}, 'dtm', 100), massChances(1200)]).toEqual([1, 1, 6]);
  });

  test('a timed technology comes a year earlier for each success, ten at most (C17.65)', () => {
    /* Turn 1 is Y160.1: trans-warp movement is due in Y178, which turn 37 begins. */
    const at = (had: number, turn: number) => levelOf({ research: { known: { twm: had } } }, 'twm', { turn });
    expect([at(0, 36), at(0, 37), at(3, 30), at(3, 31), mostOf('twm')]).toEqual([0, 1, 0, 1, 10]);
  });

  test('what is found out early is used from its year on (B3.80)', () => {
    const at = (turn: number) =>
      levelOf({ research: { known: { 'advanced-mrr': 1 } } }, 'advanced-mrr', { turn });
    expect([at(30), at(31)]).toEqual([0, 1]);
  });

  test('all projects of the list are there (3/D): 53 lines, of which improved conversion rates are six here', () => {
    expect(projects.size).toBe(53 + 5);
  });
});

describe('the score (A11)', () => {
  const score = (began: number, drained: number, ...kinds: readonly ('major' | 'minor')[]) =>
    scoreOf(
      {
        systems: Object.fromEntries(
          kinds.map((kind, n) => [placeId(`hd${n}`), { name: 'A', kind, owner: hydran }]),
        ),
        empires: { [hydran]: { mobility: 'PT', treasury: 0, began, drained } },
        turn: 1,
      },
      hydran,
    );
  const counted = (turn: number, ...systems: readonly Omit<System, 'name' | 'owner'>[]) =>
    countedSystems(
      {
        systems: Object.fromEntries(
          systems.map((one, n) => [placeId(`hd${n}`), { name: 'A', owner: hydran, ...one }]),
        ),
        turn,
      },
      hydran,
    );

  test('counts ruins as a quarter and decimated systems as half: one and five eighths (GCV-023, A11.20)', () => {
    const decimated = { since: 3, until: 13 };
    const all = [
      { kind: 'major' },
      { kind: 'minor', ruin: { base: true, decimated } },
      { kind: 'major', ruin: { decimated } },
    ] as const;
    expect(counted(5, ...all) / 8).toBe(1.625);
    // After that they are whole, and a commercial base more or less counts nothing.
    expect(counted(13, ...all)).toBe(20);
    expect(counted(5, { kind: 'minor', ruin: { decimated } }, { kind: 'homeworld' })).toBe(10);
  });

  test('is by how many percent the systems have become more, a minor one counted as half (A11.10, A11.20)', () => {
    expect(score(16, 0, 'major', 'major', 'major')).toBe(500);
    expect(score(16, 0, 'major', 'minor')).toBe(-250);
    expect(score(24, 0, 'major', 'major', 'major', 'major')).toBe(333);
  });

  test('loses a tenth, or ten below zero, while the empire is exhausted (A11.10)', () => {
    expect(score(16, 300, 'major', 'major', 'major')).toBe(450);
    expect(score(16, 300, 'major', 'minor')).toBe(-350);
  });

  test('is not known of a game whose beginning is not', () => {
    expect(score(0, 0, 'major')).toBeUndefined();
  });
});

describe('factors of the basic formula (Appendix 1/D)', () => {
  const expectFactors = (points: number, classes: readonly ShipClass[], attack: number, defence: number) =>
    expect(factorsBy(points, classes)).toEqual({ attack, defence });

  test('a fast cruiser has 17 and 23 (D3.20, GCV-117)', () => expectFactors(161, ['fast'], 17, 23));
  test('an old eagle has 9 and 6 (GCV-118)', () => expectFactors(65, ['first generation', 'SC4'], 9, 6));
  test('an advanced war destroyer has 24 and 16 (GCV-119)', () =>
    expectFactors(135, ['CW', 'DD', 'SC4', 'SC4X'], 24, 16));
  test('a foreign hull has 12 and 12 (GCV-120)', () => expectFactors(115, ['foreign'], 12, 12));
  test('a war cruiser with an attack of 16 has a defense of 14, and not the 15 of A10.40 (GCV-017)', () =>
    expectFactors(112, ['CW'], 16, 14));
  test('no defense is below 2', () => expectFactors(7, ['war DN', 'SC4'], 1, 2));

  test('assigned factors are those of the lists (Appendix 1/A, 1/C)', () => {
    expect(['FRX', 'F-L', 'TCB', 'LAC'].map(factorsOf)).toEqual([
      { attack: 18, defence: 38 },
      { attack: 1, defence: 3 },
      { attack: 11, defence: 50 },
      { attack: 7, defence: 7 },
    ]);
  });
});

test('a battle is called by its hex and segment, and from the second one there with a letter (GCV-001, GCV-002)', () => {
  expect([0, 1, 2].map((before) => battleCode(placeId('hzz54'), 11, before))).toEqual([
    'ZZ54.11',
    'ZZ54.11a',
    'ZZ54.11b',
  ]);
});

test('of 100 defense factors 30 must be lost at a disengagement intensity of 30 %, and 29 are too few (GCV-003)', () => {
  const ships = (lost: number): readonly Ship[] => [
    { hull: 'TCB', size: 4, sensors: 0, lost },
    { hull: 'TCB', size: 4, sensors: 0 },
  ];
  const combat = { attack: true, intensity: 'typical', breaks: 30, target: 'none', losses: [] } as const;
  expect([29, 30].map((lost) => isBroken({ ...atHome, ships: ships(lost), strength: 100, combat }))).toEqual([
    false,
    true,
  ]);
});

describe('sensors (C5.10)', () => {
  const cruiser: Ship = { hull: 'CA', size: 3, sensors: 0 };
  const scout: Ship = { hull: 'SC', size: 4, sensors: 4 };
  const at = (seat: SeatId, place: string, ...ships: readonly Ship[]): Squadron => ({
    seat,
    flagship: 'Secret',
    place: placeId(place),
    speed: 3,
    ships,
  });
  const world = (...squadrons: readonly Squadron[]): State => ({
    turn: 4,
    map: smallMap,
    territory: {},
    systems: { [placeId('hd9')]: { name: 'Lyra', kind: 'homeworld', owner: lyran } },
    squadrons: Object.fromEntries(squadrons.map((one, n) => [unitId(`s0${n}a`), one])),
    empires: {
      [hydran]: { mobility: 'PT', treasury: 5 },
      [lyran]: { mobility: 'PT', treasury: 6 },
    },
  });
  const grade = (state: State, seat: SeatId, place: PlaceId) => gradesOf(readingsOf(state, seat)).get(place);

  test('a system counts ships in its hex, and knows of some in the next', () => {
    const state = world(at(hydran, 'hd9', cruiser, scout), at(hydran, 'hd8', cruiser));
    const view = makeView(state, lyran);
    expect(view.contacts).toEqual({
      hd9: { grade: 2, turn: 4, count: 2 },
      hd8: { grade: 1, turn: 4 },
    });
  });

  test('of ten ships here and ten next door a system counts the near ones, warships tell sizes, a scout tells hulls (GCV-075)', () => {
    const many = (hull: string, size: Ship['size'], count: number): readonly Ship[] =>
      Array.from({ length: count }, () => ({ hull, size, sensors: 0 }));
    const here = [...many('CA', 3, 3), ...many('DD', 4, 3), ...many('FF', 4, 4)];
    const next = [...many('DN', 2, 1), ...many('CA', 3, 3), ...many('FF', 4, 6)];
    const foreign = [at(hydran, 'hd9', ...here), at(hydran, 'hd8', ...next)];
    const readBy = (...own: readonly Squadron[]) => makeView(world(...foreign, ...own), lyran).contacts;
    const sizes = (ships: readonly Ship[]) => ships.map(({ size }) => ({ seat: hydran, size }));
    const hulls = (ships: readonly Ship[]) => ships.map(({ size, hull }) => ({ seat: hydran, size, hull }));
    const warships = [cruiser, ...many('DW', 4, 2)];
    expect(readBy()).toEqual({
      hd9: { grade: 2, turn: 4, count: 10 },
      hd8: { grade: 1, turn: 4 },
    });
    expect(readBy(at(lyran, 'hd9', ...warships))).toEqual({
      hd9: { grade: 3, turn: 4, count: 10, ships: sizes(here) },
      hd8: { grade: 2, turn: 4, count: 10 },
    });
    expect(readBy(at(lyran, 'hd9', ...warships, scout))).toEqual({
      hd9: { grade: 4, turn: 4, count: 10, ships: hulls(here) },
      hd8: { grade: 3, turn: 4, count: 10, ships: sizes(next) },
    });
  });

  test('ships tell size and empire in their hex and count in the next; those with special sensors tell hulls and sizes', () => {
    const near = world(at(hydran, 'hd3', cruiser), at(lyran, 'hd4', cruiser, scout));
    expect(
      contactAt(near, hydran, placeId('hd4'), {
        grade: grade(near, hydran, placeId('hd4')) ?? 0,
        cloaked: 0,
      }),
    ).toEqual({
      grade: 2,
      turn: 4,
      count: 2,
    });
    expect(makeView(near, lyran).contacts).toEqual({
      hd3: { grade: 3, turn: 4, count: 1, ships: [{ seat: hydran, size: 3 }] },
    });
    const here = world(at(hydran, 'hd3', cruiser, scout), at(lyran, 'hd3', cruiser));
    expect(makeView(here, hydran).contacts).toEqual({
      hd3: { grade: 4, turn: 4, count: 1, ships: [{ seat: lyran, size: 3, hull: 'CA' }] },
    });
    expect(makeView(here, lyran).contacts).toEqual({
      hd3: {
        grade: 3,
        turn: 4,
        count: 2,
        ships: [
          { seat: hydran, size: 3 },
          { seat: hydran, size: 4 },
        ],
      },
    });
  });

  test('what was read earlier stays with its turn, until the hex is read again', () => {
    const before = makeView(world(at(hydran, 'hd3', cruiser), at(lyran, 'hd4', cruiser)), hydran);
    const away = { ...world(at(hydran, 'hd6', cruiser), at(lyran, 'he8', cruiser)), turn: 5 };
    expect(makeView(away, hydran, before).contacts).toEqual({ hd4: { grade: 2, turn: 4, count: 1 } });
    const back = { ...away, squadrons: world(at(hydran, 'hd5', cruiser)).squadrons };
    expect(makeView(back, hydran, before).contacts).toEqual({});
  });

  test('nobody knows of foreign squadrons, plots and money by any other way; the game master knows all', () => {
    const state = world(at(hydran, 'hd3', cruiser), at(lyran, 'hd9', cruiser));
    const view = makeView(state, hydran);
    expect([Object.keys(view.squadrons), Object.keys(view.empires)]).toEqual([['s00a'], [hydran]]);
    expect(Object.keys(makeView(state, gameMaster).squadrons)).toEqual(['s00a', 's01a']);
  });
});
