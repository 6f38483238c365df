import type { Draw } from '#kernel/dice/draw.ts';
import { flatDice } from '#kernel/dice/flat.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import type { State } from '../../model/state.ts';
import { officersMended } from '../../officers/mended.ts';
import { battleEvents } from '../events.ts';
import { formEvents } from '../formEvents.ts';
import type { Fighting } from './fighting.ts';
import { join } from './join.ts';
import { stepsOfRound } from './rounds.ts';

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

/** Battles that a forecast fights. */
const trials = 40;

type Apply = (draft: Draft<State>, event: never) => void;
const applied: ReadonlyMap<string, Apply> = new Map(
  [...battleEvents, ...formEvents, officersMended].map((one) => [
    one.kind,
    (one.apply ?? (() => undefined)) as Apply,
  ]),
);

/** A battle that was fought out. */
interface Fought {
  readonly after: State;
  readonly winner?: SeatId;
  /** The damage points of each side, round by round. */
  readonly points: readonly Readonly<Record<SeatId, number>>[];
}

/** One battle to its end, by the steps of the turn itself; undefined where there is none. */
function foughtOut(state: State, dice: Draw): Fought | undefined {
  const now: Draft<State> = { ...state, squadrons: { ...state.squadrons } };
  let winner: SeatId | undefined;
  const points: Record<SeatId, number>[] = [];
  const at = { pass: 0 };
  const turn = {
    state: now,
    get pass() {
      return at.pass;
    },
    path: [{ name: 'Segment', at: 12 }],
    draw: dice,
    happen(event: {
      readonly kind: string;
      readonly winner?: SeatId;
      readonly seat?: SeatId;
      readonly points?: number;
    }) {
      if (event.kind === 'battle-ended') winner = event.winner;
      const round = points.at(-1);
      if (event.kind === 'fired' && event.seat !== undefined && round !== undefined)
        round[event.seat] = (round[event.seat] ?? 0) + (event.points ?? 0);
      applied.get(event.kind)?.(now, event as never);
    },
    refuse: () => undefined,
  } as unknown as Turn<Fighting>;
  join(turn);
  const isFought = (): boolean => now.battle !== undefined;
  if (!isFought()) return undefined;
  while (isFought()) {
    at.pass += 1;
    points.push({});
    for (const { run } of stepsOfRound) run(turn);
  }
  return { after: now, points, ...(winner !== undefined && { winner }) };
}

/** What comes of a battle that one squadron of an imagined world would fight against others in its hex. Undefined where there is none. */
export function forecastOf(state: State, units: readonly [UnitId, UnitId]): Forecast | undefined {
  const dice = flatDice(openDice('forecast'));
  const fought = Array.from({ length: trials }, () => foughtOut(state, dice)).flatMap((one) => one ?? []);
  if (fought.length === 0) return undefined;
  const seats = units.map((unit) => [unit, state.squadrons[unit]?.seat as SeatId] as const);
  const each = (of: number, count: (after: State, unit: UnitId, seat: SeatId, winner?: SeatId) => number) =>
    Object.fromEntries(
      seats.map(([unit, seat]) => [
        seat,
        rounded(
          of * sumOf(fought.map(({ after, winner }) => count(after, unit, seat, winner))),
          fought.length,
        ),
      ]),
    );
  const had = (unit: UnitId) => state.squadrons[unit]?.ships.length ?? 0;
  return {
    holds: each(100, (_, __, seat, winner) => (winner === seat ? 1 : 0)),
    lost: each(10, (after, unit) => had(unit) - (after.squadrons[unit]?.ships.length ?? 0)),
    taken: each(10, (after, unit) => after.squadrons[unit]?.prizes?.length ?? 0),
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
