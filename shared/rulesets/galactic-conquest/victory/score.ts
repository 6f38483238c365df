import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import { isExhausted } from '../economy/exhaustion.ts';
import type { State } from '../model/state.ts';
import type { System } from '../model/system.ts';

/** What systems count for the score, in eighths of a major one (A11.20). */
const countedAs: Readonly<Record<System['kind'], number>> = { homeworld: 8, major: 8, minor: 4 };

/** The systems of an empire as its score counts them, in eighths of a major one (A11.20). */
export const countedSystems = ({ systems }: Pick<State, 'systems'>, owner: SeatId): number =>
  sumOf(valuesInOrder(systems).map((one) => (one.owner === owner ? countedAs[one.kind] : 0)));

/** Percent that exhaustion takes off a score (A11.10). */
const exhaustedOff = 10;

/**
 * The score of an empire, in tenths: by how many percent its systems have become more, below 0 if fewer (A11.10). OURS: an exhausted empire loses
 * a tenth of what is above 0, and as many points below it. Undefined where the beginning is not known, or it began with nothing.
 */
export function scoreOf(state: Pick<State, 'systems' | 'empires'>, owner: SeatId): number | undefined {
  const empire = state.empires[owner];
  const { began = 0 } = empire ?? {};
  if (empire === undefined || began === 0) return undefined;
  const change = (countedSystems(state, owner) - began) * 1000;
  const score = change < 0 ? -rounded(-change, began) : rounded(change, began);
  if (!isExhausted(state, owner, empire)) return score;
  return score > 0 ? rounded(score * (100 - exhaustedOff), 100) : score - exhaustedOff * 10;
}
