import { inOrder } from '#kernel/words/inOrder.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { sidesOf, withBases } from './stand.ts';
import { baseTypes } from './types.ts';
import { beside, boardOf } from '../map/board.ts';
import { firstYear } from '../map/seats.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import type { System } from '../model/system.ts';
import { basesAt } from '../model/territory.ts';

/** OURS: what stands at a system when a game begins, by its kind, enough to be stable: the book leaves it to status sheets that it does not print (B7.10, C3.10). */
const usual: Readonly<Record<System['kind'], readonly (readonly [hull: string, count: number])[]>> = {
  homeworld: [
    ['SB', 1],
    ['DefSat', 6],
    ['GBDP', 12],
  ],
  major: [
    ['BATS', 1],
    ['GBDP', 6],
  ],
  minor: [
    ['BS', 1],
    ['GBDP', 5],
  ],
};

/** The bases that a system begins with, in a year: those that nobody builds yet are missing. */
export const defencesOf = (kind: System['kind'], year: number): readonly Ship[] =>
  usual[kind].reduce<readonly Ship[]>((ships, [hull, count]) => {
    const type = baseTypes.get(hull);
    return type === undefined || type.year > year ? ships : withBases(ships, type, count);
  }, []);

/** A new world in which every system that somebody owns has its defenses (C3.10). */
export function withDefences(state: State): State {
  const { year = firstYear } = state;
  const bases = inOrder(state.systems).flatMap(
    ([place, { owner, kind }]): readonly (readonly [UnitId, Squadron])[] => {
      const ships = defencesOf(kind, year);
      return ships.length === 0
        ? []
        : [[basesAt(place), { seat: owner, flagship: '', place, speed: 0, ships, fixed: sidesOf(ships) }]];
    },
  );
  return { ...state, stability: true, squadrons: { ...state.squadrons, ...Object.fromEntries(bases) } };
}

/** A new world in which a mobile base of one empire stands beside the homeworld of another, where no trade route is if there is such a hex. OURS, for the tutorial. */
export function withIntruder(
  state: State,
  { of, near }: { readonly of: SeatId; readonly near: SeatId },
): State {
  const type = baseTypes.get('MB');
  const home = homeworldOf(state, near);
  if (type === undefined || home === undefined) return state;
  const around = beside(boardOf(state.map), home).filter((place) => state.systems[place] === undefined);
  const ways = new Set(inOrder(state.routes ?? {}).map(([place]) => place));
  const place = around.find((one) => !ways.has(one)) ?? around[0];
  if (place === undefined) return state;
  const ships = withBases([], type, 1);
  const base: Squadron = { seat: of, flagship: '', place, speed: 0, ships, fixed: sidesOf(ships) };
  return { ...state, squadrons: { ...state.squadrons, [basesAt(place)]: base } };
}
