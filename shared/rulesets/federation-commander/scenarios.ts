import type { Coordinates, Side } from '#kernel/board/grid.ts';
import type { State } from './model/state.ts';
import { convoy, convoyTurns, duelTurns, fixedMap, mostShips, mostWithConvoy } from './model/limits.ts';

/* The scenarios of the rulebook (FC 8D, 8E). Where their ships stand is OURS. */

/** Where the ships of a side begin, the first one first. */
export interface Start {
  readonly hexes: readonly Coordinates[];
  readonly facing: Side;
}

interface Scenario {
  /** Turns at the most, where nothing else is agreed on. */
  readonly turns: number;
  readonly mostShips: number;
  /** Of the Federation and of the Klingons. */
  readonly starts: readonly [Start, Start];
  readonly freighters: readonly Coordinates[];
  readonly rules: Pick<State, 'convoy'>;
}

const at = (...hexes: readonly (readonly [x: number, y: number])[]): readonly Coordinates[] =>
  hexes.map(([x, y]) => ({ x, y }));

const { across, down } = fixedMap;

export const scenarios: Readonly<Record<'duel' | 'convoy', Scenario>> = {
  /** In opposite corners of the fixed map, faced to the other. */
  duel: {
    turns: duelTurns,
    mostShips,
    starts: [
      { hexes: at([1, 1], [1, 3], [1, 5]), facing: 2 },
      { hexes: at([across, down], [across, down - 2], [across, down - 4]), facing: 5 },
    ],
    freighters: [],
    rules: {},
  },
  /** Guards beside freighters, and hunters 25 hexes or more before the first of them. */
  convoy: {
    turns: convoyTurns,
    mostShips: mostWithConvoy,
    starts: [
      { hexes: at([21, 61], [21, 63], [21, 62], [21, 64], [20, 62], [22, 62]), facing: 0 },
      { hexes: at([20, 36], [22, 36], [18, 36], [24, 36], [16, 36], [26, 36]), facing: 3 },
    ],
    freighters: at([20, 61], [22, 61], [20, 63], [22, 63]),
    rules: { convoy },
  },
};
