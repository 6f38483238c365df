import { tallied } from '#kernel/odds/tally.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { State } from '../../model/state.ts';
import { segments } from '../../segments.ts';
import type { Fought } from './fought.ts';
import { foughtOut } from './fought.ts';

/** One round of such battles. */
export interface ForecastRound {
  /** In how many of a hundred battles it is fought. */
  readonly fought: number;
  /** Tenths of damage points that each side scores in it, on the average of those. */
  readonly points: Readonly<Record<SeatId, number>>;
}

/** What battles of two squadrons come to: in how many of a hundred each holds the hex, and what each loses on the average. */
export interface Forecast {
  readonly holds: Readonly<Record<SeatId, number>>;
  /** Tenths of ships: destroyed or captured. */
  readonly lost: Readonly<Record<SeatId, number>>;
  /** Tenths of ships that it captures. */
  readonly taken: Readonly<Record<SeatId, number>>;
  /** Round by round, as long as at least one battle goes on. */
  readonly rounds: readonly ForecastRound[];
}

/** Battles that a forecast on a page or in a form fights: the first ones of those beside the map. */
export const trials = 40;

/** What comes of a battle that one squadron of an imagined world would fight against another in its hex. Undefined where there is none. */
export function forecastOf(state: State, units: readonly [UnitId, UnitId]): Forecast | undefined {
  const [first] = units;
  const attacker = state.squadrons[first];
  if (attacker === undefined) return undefined;
  const clash = { place: attacker.place, segment: segments, scene: state };
  const fought: Fought[] = [];
  tallied(
    {
      chances: [],
      counted: [],
      run(draw) {
        fought.push(foughtOut(clash, draw));
        return { ended: 'open', came: [], counts: [] };
      },
    },
    0,
    trials,
  );
  if (fought.every(({ points }) => points.length === 0)) return undefined;
  const seats = units.map((unit) => [unit, state.squadrons[unit]?.seat as SeatId] as const);
  const each = (of: number, count: (one: Fought, unit: UnitId, seat: SeatId) => number) =>
    Object.fromEntries(
      seats.map(([unit, seat]) => [
        seat,
        rounded(of * sumOf(fought.map((one) => count(one, unit, seat))), fought.length),
      ]),
    );
  const had = (unit: UnitId) => state.squadrons[unit]?.ships.length ?? 0;
  return {
    holds: each(100, ({ happened }, _, seat) => {
      const end = happened.findLast((event) => event.kind === 'battle-ended');
      return end?.winner === seat ? 1 : 0;
    }),
    lost: each(10, ({ after }, unit) => had(unit) - (after.squadrons[unit]?.ships.length ?? 0)),
    taken: each(10, ({ after }, unit) => after.squadrons[unit]?.prizes?.length ?? 0),
    rounds: roundsOf(
      fought,
      seats.map(([, seat]) => seat),
    ),
  };
}

function roundsOf(fought: readonly Fought[], seats: readonly SeatId[]): readonly ForecastRound[] {
  const longest = Math.max(...fought.map(({ points }) => points.length));
  return Array.from({ length: longest }, (_, at): ForecastRound => {
    const here = fought.flatMap(({ points }) => points[at] ?? []);
    return {
      fought: rounded(100 * here.length, fought.length),
      points: Object.fromEntries(
        seats.map((seat) => [seat, rounded(10 * sumOf(here.map((one) => one[seat] ?? 0)), here.length)]),
      ),
    };
  });
}
