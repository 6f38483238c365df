import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { percentOf, rounded, sumOf } from '#kernel/steps/fractions.ts';
import { isExhausted } from '../economy/exhaustion.ts';
import type { State } from '../model/state.ts';
import type { System } from '../model/system.ts';
import { isDecimated, isRubble } from '../model/unrest/ruin.ts';

/** What systems count for the score, in eighths of a major one (A11.20). */
const countedAs: Readonly<Record<System['kind'], number>> = { homeworld: 8, major: 8, minor: 4 };

/** How often a system goes into a whole one: four times in ruins, twice where it is decimated (A11.20). */
const brokenInto = (system: System, turn: number): number =>
  isRubble(system, turn) ? 4 : isDecimated(system, turn) ? 2 : 1;

/** The systems of an empire as its score counts them in a turn, in eighths of a major one (A11.20). */
export const countedSystems = ({ systems, turn }: Pick<State, 'systems' | 'turn'>, owner: SeatId): number =>
  sumOf(
    valuesInOrder(systems).map((one) =>
      one.owner === owner ? countedAs[one.kind] / brokenInto(one, turn) : 0,
    ),
  );

/** Percent that exhaustion takes off a score (A11.10). */
const exhaustedOff = 10;

/**
 * The score of an empire, in tenths: by how many percent its systems have become more, below 0 if fewer (A11.10). OURS: an exhausted empire loses
 * a tenth of what is above 0, and as many points below it. Undefined where the beginning is not known, or it began with nothing.
 */
export function scoreOf(
  state: Pick<State, 'systems' | 'empires' | 'turn'>,
  owner: SeatId,
): number | undefined {
  const empire = state.empires[owner];
  const { began = 0 } = empire ?? {};
  if (empire === undefined || began === 0) return undefined;
  const change = (countedSystems(state, owner) - began) * 1000;
  const score = change < 0 ? -rounded(-change, began) : rounded(change, began);
  if (!isExhausted(state, owner, empire)) return score;
  return score > 0 ? percentOf(100 - exhaustedOff, score) : score - exhaustedOff * 10;
}
