import { describe, expect, test } from 'vitest';
import { isInArc, seenFacing } from '#kernel/board/bearing.ts';
import type { Cell } from '#kernel/board/grid.ts';
import type { Ship } from '#rulesets/federation-commander/model/state.ts';
import { shieldsStruck } from '#rulesets/federation-commander/fire/lines.ts';
import { accelerationCost, poolOf } from '#rulesets/federation-commander/movement/speed.ts';
import {
  cannotMove,
  courseOf,
  dueIn,
  movingNext,
  turnMode,
} from '#rulesets/federation-commander/movement/moving.ts';
import { cannotTurnInPlace } from '#rulesets/federation-commander/movement/tactical.ts';
import { beyond, board, hexName } from '#rulesets/federation-commander/map/board.ts';
import type { Action } from '#rulesets/federation-commander/model/vocabulary.ts';
import { actions } from '#rulesets/federation-commander/model/vocabulary.ts';
import { arcs } from '#rulesets/federation-commander/cards/arcs.ts';

import { accelerated, at, cruiser, d7, hex, worldOf } from './ships.ts';

/* The worked examples of the rulebook about the map and movement, by their numbers. Figures are the rulebook's, in tokens; the engine counts half tokens. */

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
