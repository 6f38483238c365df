import { describe, expect, test } from 'vitest';
import { isInArc, seenFacing } from '#kernel/board/bearing.ts';
import type { Cell } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/ids.ts';
import { unitId } from '#kernel/ids.ts';
import type { Allocation } from '#rulesets/federation-commander/model/parts.ts';
import type { Ship, State } from '#rulesets/federation-commander/model/state.ts';
import { boxId } from '#rulesets/federation-commander/model/ids.ts';
import { mostReinforcement, struck } from '#rulesets/federation-commander/rules/damage.ts';
import {
  allocationCost,
  armingCosts,
  movementCost,
  regenerationCosts,
  supplyOf,
  tracksAfter,
} from '#rulesets/federation-commander/rules/energy.ts';
import {
  cannotBear,
  fireCost,
  pointsAt,
  readDie,
  shieldsStruck,
} from '#rulesets/federation-commander/rules/fire.ts';
import {
  accelerationCost,
  cannotMove,
  cannotTurnInPlace,
  courseOf,
  dueIn,
  holdCost,
  movingNext,
  poolOf,
  turnMode,
} from '#rulesets/federation-commander/rules/movement.ts';
import { cannotShift, workOn } from '#rulesets/federation-commander/rules/repair.ts';
import { batteriesOf, cardOf, isCrippled, powerOf } from '#rulesets/federation-commander/rules/ships.ts';
import { create, freshShip } from '#rulesets/federation-commander/setup.ts';
import { beyond, board, hexName } from '#rulesets/federation-commander/tables/board.ts';
import type { Action } from '#rulesets/federation-commander/tables/movement.ts';
import { actions } from '#rulesets/federation-commander/tables/movement.ts';
import { seats } from '#rulesets/federation-commander/tables/seats.ts';
import { arcs } from '#rulesets/federation-commander/tables/weapons.ts';

/* The worked examples of the rulebook, by their numbers; those that need a whole turn are cases. Figures are the rulebook's, in tokens; the engine counts half tokens. */

const [federation, klingon] = seats;
const cruiser = freshShip(federation, 'federation-ca', 'Hood');
const d7 = freshShip(klingon, 'klingon-d7', 'Antagonist');
const hex = (label: string): PlaceId => board.names.id(board.names.find(label) as Cell);
const at = (ship: Ship, label: string, facing: string, more: Partial<Ship> = {}): Ship => ({
  ...ship,
  place: hex(label),
  facing: 'ABCDEF'.indexOf(facing),
  ...more,
});
const none: Allocation = { pace: 0, reverse: false, arm: [], regenerate: [0, 0, 0, 0, 0, 0] };
const worldOf = (...ships: readonly Ship[]): State => ({
  ...{ turn: 1, impulse: 1, limit: 10, declared: [], volleys: [] },
  ships: Object.fromEntries(ships.map((ship, n) => [unitId(`ship-${'abcdef'.charAt(n)}`), ship])),
});
const accelerated = { speedChange: { what: 'accelerated', pass: 1 } } as const;

/** Goes through these actions one after the other. */
const trace = (ship: Ship, course: readonly Action[]) => {
  let now = ship;
  return course.map((action) => {
    expect(cannotMove(now, action)).toBeUndefined();
    now = { ...now, ...courseOf(now, action) };
    return [hexName(now.place), 'ABCDEF'[now.facing], now.turnCount, now.slipCount];
  });
};
const possible = (ship: Ship): readonly Action[] =>
  actions.filter((action) => cannotMove(ship, action) === undefined);

describe('energy', () => {
  test('16 warp, 2 impulse and 1 reactor boxes give 19 tokens; two batteries keep two (FCV-01)', () => {
    expect([powerOf(cruiser) / 2, batteriesOf(cruiser)]).toEqual([19, 2]);
  });

  test('stopped, 0, 8, 16 and 24 cost 0, 0, 4, 8 and 12 tokens (FCV-02)', () => {
    const cost = (pace: Allocation['pace']) => movementCost(cruiser, { ...none, pace }) / 2;
    expect((['stopped', 0, 8, 16, 24] as const).map(cost)).toEqual([0, 0, 4, 8, 12]);
  });

  test('in the first turn the batteries add two tokens to 19 (FCV-03)', () => {
    expect(supplyOf(cruiser) / 2).toBe(21);
  });

  test('whoever begins with pre-loaded photons has no tokens in the batteries, and pays two for each to fire (FCV-46)', () => {
    const setup = { seats: [...seats], ships: { federation: [{ card: 'federation-ca', preLoaded: true }] } };
    const made = create(setup);
    const ship = (made.ok ? made.value.ships[unitId('federation.1')] : undefined) as Ship;
    const arm = [boxId('phot.a'), boxId('phot.b')];
    expect(ship.tracks).toEqual({ 'phot.a': 'pre-loaded', 'phot.b': 'pre-loaded' });
    expect(supplyOf(ship) / 2).toBe(19);
    expect(armingCosts(ship, { ...none, arm }) / 2).toBe(4);
  });

  test('speed 24 and one point of acceleration in each impulse are 32 hexes for 16 tokens (FCV-06)', () => {
    const fast = { ...cruiser, speed: 24, ...accelerated } as const;
    expect(dueIn(fast).length * 8).toBe(32);
    expect((movementCost(cruiser, { ...none, pace: 24 }) + 8 * accelerationCost(fast)) / 2).toBe(16);
  });

  test('turning the direction round takes two tokens, unless the ship was stopped (FCV-18)', () => {
    const braking = (ship: Ship) => movementCost(ship, { ...none, reverse: true }) / 2;
    expect([braking(cruiser), braking({ ...cruiser, stopped: true })]).toEqual([2, 0]);
  });

  test('speed 8 in reverse costs 8 tokens, acceleration a whole one, and cancelling half of one (FCV-19)', () => {
    const back = { ...cruiser, reverse: true };
    expect(movementCost(back, { ...none, pace: 8, reverse: true }) / 2).toBe(8);
    expect([accelerationCost(back) / 2, holdCost(back) / 2]).toEqual([1, 0.5]);
  });

  test('three regenerated boxes cost six tokens (FCV-27)', () => {
    expect(regenerationCosts({ ...none, regenerate: [1, 2, 0, 0, 0, 0] }) / 2).toBe(6);
  });

  test('a tube is pre-loaded, loaded and held: four, four and three tokens over three turns (FCV-29)', () => {
    const [a, b] = [boxId('phot.a'), boxId('phot.b')];
    const both = { ...none, arm: [a, b] };
    const third = cruiser;
    const fourth = { ...third, tracks: tracksAfter(third, both) };
    const fired = { ...fourth, tracks: { ...tracksAfter(fourth, both), [a]: 'empty' as const } };
    expect([third, fourth, fired].map((ship) => armingCosts(ship, both) / 2)).toEqual([4, 4, 3]);
    expect(fired.tracks).toEqual({ 'phot.a': 'empty', 'phot.b': 'loaded' });
    expect(tracksAfter(fired, both)).toEqual({ 'phot.a': 'pre-loaded', 'phot.b': 'loaded' });
    expect(allocationCost(fired, both)).toBe(armingCosts(fired, both));
  });
});

describe('the map', () => {
  test('0608 facing A faces 0607, and 0207 facing C faces 0308 (FCV-04)', () => {
    expect([beyond(hex('0608'), 0), beyond(hex('0207'), 2)].map(hexName)).toEqual(['0607', '0308']);
  });

  test('a ship in 0305 facing D faces 0306 (FCV-37)', () => {
    expect(hexName(beyond(hex('0305'), 3))).toBe('0306');
  });

  test('in 0404 facing A shield #1 faces 0403 and shield #4 faces 0405 (FCV-23)', () => {
    const ship = at(cruiser, '0404', 'A');
    expect(shieldsStruck(ship, at(d7, '0403', 'A'))).toEqual([1]);
    expect(shieldsStruck(ship, at(d7, '0405', 'A'))).toEqual([4]);
  });

  test('the row straight ahead lies in both front arcs (FCV-22)', () => {
    const ahead = seenFacing(
      0,
      board.bearing(board.names.find('1010') as Cell, board.names.find('1004') as Cell) ?? -1,
    );
    const inside = (['LF+L', 'RF+R', 'FH', 'FA', 'L+LR', 'R+RR', 'RH'] as const).filter((arc) =>
      isInArc(arcs[arc], ahead),
    );
    expect(inside).toEqual(['LF+L', 'RF+R', 'FH', 'FA']);
  });

  test('which shield is struck from 0603, 1005 and 0804 (FCV-24a, FCV-24b, FCV-24c)', () => {
    const target = at(cruiser, '0706', 'A');
    const from = (label: string) => shieldsStruck(target, at(d7, label, 'A'));
    expect([from('0603'), from('1005'), from('0804')]).toEqual([[1], [2], [1, 2]]);
  });
});

describe('movement', () => {
  test('speed 16 moves in sub-pulses 2 and 4 of each impulse, 16 hexes a turn (FCV-05)', () => {
    const due = dueIn({ ...cruiser, speed: 16 });
    expect([due, due.length * 8]).toEqual([[2, 4], 16]);
  });

  test('speed 16 and one point more moves like 24, for half a token (FCV-07)', () => {
    const faster = { ...cruiser, speed: 16, ...accelerated } as const;
    expect(dueIn(faster)).toEqual(dueIn({ ...cruiser, speed: 24 }));
    expect([dueIn(faster), accelerationCost(faster) / 2]).toEqual([[2, 3, 4], 0.5]);
  });

  test('category D at speed 16 has a turn mode of 4 (FCV-11)', () => {
    expect(turnMode({ ...cruiser, speed: 16 })).toBe(4);
  });

  test('two hexes that were enough at speed 8 leave two to go at speed 16 (FCV-12)', () => {
    expect(possible({ ...cruiser, speed: 8, turnCount: 2 })).toContain('turn-left');
    const faster = { ...cruiser, speed: 16, turnCount: 2 } as const;
    expect(turnMode(faster) - faster.turnCount).toBe(2);
    expect(possible(faster)).not.toContain('turn-left');
  });

  test('at speed zero one hex is enough to turn and to slip (FCV-13)', () => {
    const slow = { ...cruiser, speed: 0, turnCount: 1, slipCount: 1 } as const;
    expect([turnMode(slow), turnMode({ ...d7, speed: 0 })]).toEqual([1, 1]);
    expect(possible(slow)).toEqual(expect.arrayContaining(['turn-left', 'slip-left']));
  });

  test('from 0202 a turn to the left and a slip to the left both lead to 0102 (FCV-15)', () => {
    const ship = at({ ...cruiser, speed: 8 }, '0202', 'A');
    const after = (action: Action) => {
      const { place, facing } = courseOf(ship, action);
      return [hexName(place), 'ABCDEF'[facing]];
    };
    expect([after('turn-left'), after('slip-left')]).toEqual([
      ['0102', 'F'],
      ['0102', 'A'],
    ]);
  });

  test('the five ways on from 1119 (FCV-16)', () => {
    const ship = at({ ...cruiser, speed: 8, energy: 0 }, '1119', 'A');
    const ways = possible(ship).map((action) => {
      const { place, facing } = courseOf(ship, action);
      return `${action} ${hexName(place)} ${'ABCDEF'.charAt(facing)}`;
    });
    expect(ways).toEqual([
      'straight 1118 A',
      'turn-left 1018 F',
      'turn-right 1218 B',
      'slip-left 1018 A',
      'slip-right 1218 A',
    ]);
  });

  test('the integrated example, hex by hex (FCV-17)', () => {
    const first = at({ ...cruiser, speed: 16, energy: 0, turnCount: 3, slipCount: 0 }, '1010', 'A');
    expect(possible(first)).toEqual(['straight']);
    const way = ['straight', 'turn-right', 'slip-left', 'straight', 'slip-left', 'turn-right'] as const;
    expect(trace(first, way)).toEqual([
      ['1009', 'A', 4, 1],
      ['1109', 'B', 1, 1],
      ['1108', 'B', 2, 0],
      ['1207', 'B', 3, 1],
      ['1206', 'B', 4, 0],
      ['1307', 'C', 1, 1],
    ]);
    const fourth = at({ ...first, turnCount: 2, slipCount: 0 }, '1108', 'B');
    expect(possible(fourth)).toEqual(['straight']);
  });

  test('half of the six tokens paid for twelve cancelled moves reinforce shields (FCV-20)', () => {
    expect(poolOf({ ...cruiser, speed: 16 }, 3)).toBe(3);
  });

  test('a stopped ship turns once for half a token (FCV-21)', () => {
    const stopped = { ...cruiser, stopped: true, energy: 1 };
    expect(cannotTurnInPlace(stopped)).toBeUndefined();
    expect(cannotTurnInPlace({ ...stopped, energy: 0 })?.code).toBe('too-much-energy');
    expect(cannotTurnInPlace({ ...stopped, tactical: { impulse: 1, pass: 1 } })?.code).toBe('turned-already');
    expect(cannotTurnInPlace({ ...stopped, stopped: false })?.code).toBe('not-stopped');
  });

  test('the slower moves first, as what it paid in this impulse makes it (FCV-42)', () => {
    const of = (speed: Ship['speed'], more: Partial<Ship> = {}): Ship => ({ ...cruiser, speed, ...more });
    const ships = [of(16, accelerated), of(24), of(16, { held: true }), of(16), of(8, accelerated)] as const;
    const order: string[] = [];
    // Sub-pulse 4 is every ship's.
    let state = worldOf(...ships.map((ship) => ({ ...ship, acted: 3 })));
    for (let next = movingNext(state, 4); next.length > 0; next = movingNext(state, 4)) {
      order.push(...next.map(([id]) => id));
      for (const [id, ship] of next)
        state = { ...state, ships: { ...state.ships, [id]: { ...ship, acted: 4 } } };
      if (order.length > 9) break;
    }
    expect(order).toEqual(['ship-e', 'ship-c', 'ship-d', 'ship-a', 'ship-b']);
  });

  test('of equal speeds the worse turn mode category moves first (FCV-43)', () => {
    const state = worldOf({ ...d7, speed: 16 }, { ...cruiser, speed: 16 });
    expect(movingNext(state, 2).map(([id]) => id)).toEqual(['ship-b']);
  });
});

describe('fire and damage', () => {
  test('a phaser-1 that rolls 1 at range 5 scores 5 points for a token (FCV-28)', () => {
    expect(pointsAt('ph-1', 5)?.[0]).toBe(5);
    expect(fireCost([{ weapon: boxId('ph-1.1'), as: 'ph-1' }]) / 2).toBe(1);
  });

  test('a photon hits with 1 or 2 at range 12, for 8 points (FCV-30)', () => {
    expect(pointsAt('phot', 12)).toEqual([8, 8, 0, 0, 0, 0]);
  });

  test('disruptors that roll 2 and 4 at range 12 score 6 points for four tokens (FCV-31)', () => {
    const points = pointsAt('disr', 12) ?? [];
    expect((points[1] ?? 0) + (points[3] ?? 0)).toBe(6);
    const aims = ['disr.a', 'disr.b'].map((weapon) => ({ weapon: boxId(weapon), as: 'disr' as const }));
    expect(fireCost(aims) / 2).toBe(4);
  });

  test('a phaser-1 may fire as a phaser-3 for half a token, but not as a phaser-2 (FCV-45)', () => {
    const [ship, target] = [at(cruiser, '1010', 'A'), at(d7, '1007', 'D')];
    const as = (type: 'ph-1' | 'ph-2' | 'ph-3') => ({ weapon: boxId('ph-1.1'), as: type });
    expect(fireCost([as('ph-3')]) / 2).toBe(0.5);
    expect(cannotBear(ship, as('ph-3'), target)).toBeUndefined();
    expect(cannotBear(ship, as('ph-2'), target)?.code).toBe('no-lower-table');
    expect(cannotBear({ ...ship, used: [boxId('ph-1.1')] }, as('ph-1'), target)?.code).toBe('weapon-fired');
  });

  test('13 points on 15 boxes with two of reinforcement: ten on the shield, one inside (FCV-25)', () => {
    const volley = {
      ...{ ship: unitId('a'), at: unitId('b'), points: 13, sides: [1] },
      shield: 1,
      reinforced: 0,
      internal: 0,
    };
    expect(mostReinforcement(cruiser, volley, 1)).toBe(2);
    expect(struck(13, 15, 2)).toEqual({ shieldLost: 10, internal: 1 });
  });

  test('nine points do not burn through; reinforcement saves as many boxes (FCV-26)', () => {
    // The rulebook leaves the point of burn-through aside in its 13 and 11; here volleys too small for it say the same.
    expect(struck(9, 15, 0)).toEqual({ shieldLost: 9, internal: 0 });
    expect(struck(9, 15, 2)).toEqual({ shieldLost: 7, internal: 0 });
    expect(struck(13, 15, 0)).toEqual({ shieldLost: 12, internal: 1 });
  });

  test('only the loss of every control room adds to the turn mode and the die (FCV-32)', () => {
    const rooms = ['brdg.1', 'emer.1', 'aux.1'].map(boxId);
    const lost = { ...cruiser, speed: 16, disabled: rooms } as const;
    const one = { ...lost, disabled: rooms.slice(1) };
    expect([turnMode(lost), turnMode(one)]).toEqual([5, 4]);
    expect([readDie(lost, 3), readDie(one, 3)]).toEqual([4, 3]);
  });

  test('a 6 stays a 6 without control (FCV-33)', () => {
    expect(readDie({ ...cruiser, disabled: ['brdg.1', 'emer.1', 'aux.1'].map(boxId) }, 6)).toBe(6);
  });

  test('seven points leave seven of fourteen boxes (FCV-36)', () => {
    expect(14 - struck(7, 14, 0).shieldLost).toBe(7);
  });
});

describe('the end of a turn', () => {
  const engine = cardOf(cruiser)
    .boxes.filter(({ system }) => system === 'l-warp')
    .map(({ box }) => box);

  test('each box of a warp engine takes three points (FCV-34)', () => {
    // Fifteen boxes are 45 points; eight boxes, as in Fleet Scale, are 24: twelve turns of two points.
    let ship: Ship = { ...cruiser, disabled: engine };
    let turns = 0;
    for (; ship.disabled.length > 0 && turns < 50; turns += 1)
      for (const { box, points, done } of workOn(ship, engine)) {
        const { partial, ...whole } = ship;
        ship = done
          ? { ...whole, disabled: ship.disabled.filter((one) => one !== box) }
          : { ...ship, partial: { box, points: (partial?.box === box ? partial.points : 0) + points } };
      }
    expect(turns * 2).toBe(24);
  });

  test('two hull boxes in one turn, a photon tube in two (FCV-35)', () => {
    const tube = boxId('phot.a');
    const ship: Ship = { ...cruiser, disabled: ['r-hull.1', 'r-hull.2', 'phot.a'].map(boxId) };
    expect(workOn(ship, ship.disabled)).toEqual([
      { box: 'r-hull.1', points: 1, done: true },
      { box: 'r-hull.2', points: 1, done: true },
    ]);
    const second: Ship = { ...cruiser, disabled: [tube] };
    expect(workOn(second, [tube])).toEqual([{ box: tube, points: 2, done: false }]);
    const third: Ship = { ...second, partial: { box: tube, points: 2 } };
    expect(workOn(third, [])).toEqual([{ box: tube, points: 2, done: true }]);
  });

  test('five boxes at most go from shield #2 to #1, and only as many as are disabled there (FCV-40)', () => {
    const ship = { ...cruiser, shields: [3, 8, 12, 12, 12, 12] };
    expect(cannotShift(ship, 2, 1, 5)).toBeUndefined();
    expect(cannotShift(ship, 2, 1, 6)?.code).toBe('too-many-boxes');
    expect(cannotShift({ ...ship, shields: [12, 8, 12, 12, 12, 12] }, 2, 1, 4)?.code).toBe('too-many-boxes');
    expect(cannotShift(ship, 3, 1, 1)?.code).toBe('not-adjacent');
  });

  test('25 of 49 boxes are crippling, 24 are not (FCV-48)', () => {
    const boxes = cardOf(cruiser).boxes.map(({ box }) => box);
    const without = (count: number): Ship => ({ ...cruiser, disabled: boxes.slice(0, count) });
    expect(boxes).toHaveLength(49);
    expect([isCrippled(without(25)), isCrippled(without(24))]).toEqual([true, false]);
  });
});
