import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { flatDice } from '#kernel/dice/flat.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Fight } from '../model/parts.ts';
import type { Design } from '../units/designs.ts';
import { designOf, isCivil, isFlight, isMobile } from '../units/designs.ts';
import { mostRounds } from './table.ts';
import type { Fighter } from './factors.ts';
import { canLeave } from './factors.ts';
import type { Side } from './round.ts';
import { afterStrokes, foughtRound } from './round.ts';

/** How a battle stands after a round (VB 331): it goes on, or ends with whoever holds the field. */
export function verdictOf(
  forces: readonly (readonly [SeatId, readonly Fighter[]])[],
  rounds: number,
): { readonly over: boolean; readonly winner?: SeatId } {
  const left = forces.filter(([, force]) => force.length > 0);
  if (left.length === 2) return { over: rounds >= mostRounds };
  const [winner] = left[0] ?? [];
  return winner === undefined ? { over: true } : { over: true, winner };
}

/** One side of a battle that is fought out, with what decides for it. */
export interface Contender {
  readonly seat: SeatId;
  readonly force: readonly Fighter[];
  decide(own: readonly Fighter[], theirs: readonly Fighter[], round: number): Omit<Fight, 'ref'>;
}

export interface Fought {
  /** What each side has left in the battle or has withdrawn from it. */
  readonly forces: Readonly<Record<SeatId, readonly Fighter[]>>;
  readonly rounds: number;
  readonly winner?: SeatId;
}

/** What leaves when a force withdraws (VB 331): all that moves by itself, convoys with warships alone (OURS), and flights but for those of bases and systems. */
export function leavers(force: readonly Fighter[]): readonly Fighter[] {
  const goes = (design: Design): boolean => isMobile(design) && (!isCivil(design) || canLeave(force));
  const staying = new Set(
    force.filter(([, unit]) => !isMobile(designOf(unit)) && !isFlight(designOf(unit))).map(([id]) => id),
  );
  return force.filter(([, unit]) => {
    const { based } = unit;
    return goes(designOf(unit)) || (isFlight(designOf(unit)) && based !== undefined && !staying.has(based));
  });
}

interface Now {
  readonly force: readonly Fighter[];
  readonly gone: readonly Fighter[];
  readonly owed: number;
}

/** A battle to its end, by the rounds of the turn itself, of forces that find a way out when they withdraw (VB 331). */
export function foughtOut(
  contenders: readonly [Contender, Contender],
  dice: (round: number) => Draw,
): Fought {
  const [one, two] = contenders;
  let [a, b]: [Now, Now] = [
    { force: one.force, gone: [], owed: 0 },
    { force: two.force, gone: [], owed: 0 },
  ];
  for (let round = 1; ; round += 1) {
    const sides: readonly [Side, Side] = [
      { seat: one.seat, force: a.force, owed: a.owed, order: one.decide(a.force, b.force, round) },
      { seat: two.seat, force: b.force, owed: b.owed, order: two.decide(b.force, a.force, round) },
    ];
    const { owed, strokes } = foughtRound(sides, round === 1, dice(round));
    const next = ({ seat, order }: Side, now: Now): Now => {
      const force = afterStrokes(
        now.force,
        strokes.filter((stroke) => stroke.seat === seat),
      );
      const going = order.withdraws ? leavers(force) : [];
      return {
        force: force.filter((unit) => !going.includes(unit)),
        gone: [...now.gone, ...going],
        owed: owed[seat] ?? 0,
      };
    };
    [a, b] = [next(sides[0], a), next(sides[1], b)];
    const { over, winner } = verdictOf(
      [
        [one.seat, a.force],
        [two.seat, b.force],
      ],
      round,
    );
    if (over)
      return {
        rounds: round,
        forces: { [one.seat]: [...a.force, ...a.gone], [two.seat]: [...b.force, ...b.gone] },
        ...defined({ winner }),
      };
  }
}

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

/** Battles that a forecast fights. */
const trials = 100;

/** What comes of battles on the average: each is fought by the rounds of the turn itself, with dice of its own. */
export function forecastOf(contenders: readonly [Contender, Contender]): Forecast {
  const dice = flatDice(openDice('forecast'));
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
