import type { PlaceId } from '#kernel/ids.ts';
import { valuesInOrder } from '#kernel/inOrder.ts';
import type { State, System } from '../model/state.ts';
import { jumps } from '../tables/board.ts';
import { designOf } from '../tables/designs.ts';
import { growth, morale } from '../tables/figures.ts';
import { systemsOf } from './economy.ts';

/** Far from every other colony of its empire, with people enough to mind (VB 472). */
export const isRemote = (state: State, place: PlaceId, { owner, census }: System): boolean =>
  owner !== undefined &&
  census >= morale.remote.census &&
  systemsOf(state, owner).every(([other]) => other === place || jumps(place, other) > morale.remote.jumps);

/** Held by ground units of its owner, twice as many as its Census (VB 472). */
const isGarrisoned = ({ units }: State, place: PlaceId, { owner, census }: System): boolean =>
  valuesInOrder(units).filter(
    (unit) =>
      unit.seat === owner &&
      unit.place === place &&
      !unit.mothballed &&
      unit.aboard === undefined &&
      designOf(unit).hull === 'Ground Unit',
  ).length >=
  morale.garrison * census;

/** What of Morale comes and goes by itself each turn (VB 472). */
export const drift = (state: State, place: PlaceId, system: System): number =>
  (isGarrisoned(state, place, system) ? 1 : 0) +
  (system.productivity === 0 && system.census > morale.selfSufficient ? -1 : 0) +
  (system.productivity === system.census ? 1 : 0);

/** Morale within its bounds (OURS: at most the Capacity). */
export const bounded = ({ capacity }: System, wanted: number): number =>
  Math.max(0, Math.min(capacity, wanted));

/** Whether this roll of d10 lets the Census grow (VB 484). */
export const grows = ({ census, bonus }: System, rolled: number): boolean =>
  rolled + census + bonus > growth.above;
