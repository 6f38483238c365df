import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Contender, Fought } from './fought.ts';
import { foughtOut } from './fought.ts';

/** What battles of two forces come to, in percent and in tenths of units. */
export interface Forecast {
  /** In how many of a hundred a side holds the field; the rest of them nobody does. */
  readonly holds: Readonly<Record<SeatId, number>>;
  /** What a side loses on the average, in tenths: units destroyed, and units that come out crippled and were whole. */
  readonly destroyed: Readonly<Record<SeatId, number>>;
  readonly crippled: Readonly<Record<SeatId, number>>;
  /** Rounds on the average, in tenths. */
  readonly rounds: number;
}

/** Dice that all roll from one stream: nothing is replayed by its names. */
function flat(draw: Draw): Draw {
  const dice: Draw = { ...draw, fork: () => dice };
  return dice;
}

/** Battles that a forecast fights. */
const trials = 100;

/** What comes of battles on the average: each is fought by the rounds of the turn itself, with dice of its own. */
export function forecastOf(contenders: readonly [Contender, Contender]): Forecast {
  const dice = flat(openDice('forecast'));
  const fought = Array.from({ length: trials }, () => foughtOut(contenders, () => dice));
  const each = (count: (one: Fought, side: Contender) => number, of: number) =>
    Object.fromEntries(
      contenders.map((side) => [
        side.seat,
        rounded(of * sumOf(fought.map((one) => count(one, side))), trials),
      ]),
    );
  const left = ({ forces }: Fought, { seat }: Contender) => forces[seat] ?? [];
  return {
    holds: each((one, { seat }) => (one.winner === seat ? 1 : 0), 100),
    destroyed: each((one, side) => side.force.length - left(one, side).length, 10),
    crippled: each(
      (one, side) =>
        left(one, side).filter(
          ([id, { crippled }]) =>
            crippled && side.force.some(([other, was]) => other === id && !was.crippled),
        ).length,
      10,
    ),
    rounds: rounded(10 * sumOf(fought.map(({ rounds }) => rounds)), trials),
  };
}
