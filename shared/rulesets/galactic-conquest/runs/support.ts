import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { basesIn } from '../model/territory.ts';
import { ofPercent } from '../model/economy/run.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { prospectedBy } from '../model/space.ts';
import { segmentOn } from '../space/clock.ts';

/** The percent from which on a run needs these units (E4.20). */
const brackets = [
  { from: 0, needs: ['F-OL', 'F-PS'] },
  { from: 6 * ofPercent, needs: ['F-OL', 'F-PL'] },
  { from: 11 * ofPercent, needs: ['F-OL', 'F-PL', 'CPP'] },
  { from: 16 * ofPercent, needs: ['F-OL', 'F-PL', 'CPP', 'F-OP'] },
] as const;

const bracketOf = (parts: number): number => brackets.findLastIndex(({ from }) => from <= parts);

/** The units that a run of so much needs (E4.20). */
export const needsAt = (parts: number): readonly string[] => brackets[bracketOf(parts)]?.needs ?? [];

/** What a run falls to in a turn without its units: the beginning of the next lower bracket (E4.20). */
export const loweredTo = (parts: number): number => brackets[Math.max(0, bracketOf(parts) - 1)]?.from ?? 0;

type World = Pick<State, 'squadrons' | 'turn'>;

/** The squadrons of an empire that have worked at a run in a hex for the whole turn, with their codes (B3.20). */
export const teamAt = (
  { squadrons, turn }: World,
  seat: SeatId,
  place: PlaceId,
): readonly (readonly [UnitId, Squadron])[] =>
  squadronsAt(squadrons, place).filter(
    ([, one]) =>
      one.seat === seat &&
      prospectedBy(one) === place &&
      one.work?.since !== undefined &&
      one.work.since <= segmentOn(turn, 1),
  );

/** Which of the units that a run needs are not there; two small prospectors are a large one, and a large one does for a small one (E1.40, E4.10). */
export function missingAt(state: World, seat: SeatId, place: PlaceId, parts: number): readonly string[] {
  const bases = basesIn(state, place);
  const there = [
    ...teamAt(state, seat, place).flatMap(([, { ships }]) => ships),
    ...(bases?.seat === seat ? bases.ships : []),
  ].map(({ hull }) => hull);
  const count = (of: string): number => sumOf(there.map((hull) => (hull === of ? 1 : 0)));
  const [large, small] = [count('F-PL'), count('F-PS')];
  const held: Readonly<Record<string, boolean>> = {
    'F-PS': large + small > 0,
    'F-PL': large > 0 || small >= 2,
  };
  return needsAt(parts).filter((unit) => !(held[unit] ?? count(unit) > 0));
}
