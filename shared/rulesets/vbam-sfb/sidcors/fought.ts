import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
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
