import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { State } from '../../model/state.ts';
import { squadronsOf } from '../../model/stations/squadrons.ts';
import { majorsCounting } from '../../model/stations/systems.ts';

/** Monitors and light monitors (E4.90). */
export const monitorHulls: readonly string[] = ['MON', 'LMN'];
export const isMonitor = (hull: string): boolean => monitorHulls.includes(hull);

type World = Pick<State, 'systems' | 'empires'> & Partial<Pick<State, 'squadrons'>>;

/** Squadrons that are monitors of an empire, in a hex or anywhere. */
export const monitorsAt = (
  { squadrons = {} }: Partial<Pick<State, 'squadrons'>>,
  seat: SeatId,
  at?: PlaceId,
): readonly UnitId[] =>
  squadronsOf(squadrons, seat).flatMap(([unit, one]) =>
    one.monitor !== undefined && (at === undefined || one.place === at) ? [unit] : [],
  );

/** How many monitors an empire has in transit (E4.90). */
export const transitOf = ({ empires }: Pick<State, 'empires'>, seat: SeatId): number =>
  empires[seat]?.monitors?.length ?? 0;

/** How many it has in all, those that are being built counted. */
export function monitorsOf(state: World, seat: SeatId): number {
  const { reserve = {}, coming = [] } = state.empires[seat]?.merchant ?? {};
  return (
    monitorsAt(state, seat).length +
    transitOf(state, seat) +
    sumOf(monitorHulls.map((hull) => reserve[hull] ?? 0)) +
    sumOf(coming.map(({ unit, count, moved }) => (isMonitor(unit) && moved !== true ? count : 0)))
  );
}

/** The most monitors that an empire builds: half of its major systems, its homeworld one of them. OURS: fractions dropped (E4.90). */
export const mostMonitors = (state: Pick<State, 'systems'>, seat: SeatId): number =>
  Math.floor(majorsCounting(state, seat) / 2);

/** The most of so many that are in transit at a time. OURS: a third, fractions dropped (E4.90). */
export const mostInTransit = (count: number): number => Math.floor(count / 3);
