import { inOrder } from '#kernel/words/inOrder.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { sidesOf, withBases } from './stand.ts';
import { baseTypes } from './types.ts';
import { firstYear } from '../map/seats.ts';
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

/** The bases of a system in a year: those that nobody builds yet are missing. */
const defencesOf = (kind: System['kind'], year: number): readonly Ship[] =>
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
