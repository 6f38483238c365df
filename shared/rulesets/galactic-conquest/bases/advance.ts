import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { impossible } from '../refusals.ts';
import type { Mobility } from '../model/empire.ts';
import type { State } from '../model/state.ts';
import type { Slot } from '../model/yards/yard.ts';
import { levelOf } from '../research/research.ts';

/** Conversions of X-ships that become an X-base takes, in this turn and in the next one, and how many turns it lasts for that (C19.20). */
export interface Taking {
  readonly turns: number;
  readonly now: Readonly<Partial<Record<Slot, number>>>;
  readonly next: Readonly<Partial<Record<Slot, number>>>;
}

/** States of mobility in which improved conversion rates count, and conversions are not halved (B11.55). */
export const wars: readonly Mobility[] = ['AW', 'FW', 'LW'];

/** Conversions of X-ships of a turn, by their size (B11.59, C19.10). */
export function xRatesOf(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  seat: SeatId,
): Readonly<Record<'x3' | 'x4', number>> {
  const empire = state.empires[seat];
  const level = empire !== undefined && wars.includes(empire.mobility) ? levelOf(empire, 'icr-x', state) : 0;
  return { x4: 1 + (level >= 1 ? 1 : 0), x3: 1 + (level >= 2 ? 1 : 0) };
}

/** The conversions of X-ships of both sizes, which bases take alike. */
const kinds = ['x3', 'x4'] as const;

/** What a base takes of them that needs so many of each size: as many as there are in a turn, and the rest in the next one (C19.20). */
export function takingOf(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  seat: SeatId,
  needs: number,
): Taking {
  const rates = xRatesOf(state, seat);
  const now = kinds.map((kind) => [kind, Math.min(needs, rates[kind])] as const);
  const rest = now.flatMap(([kind, taken]) => (needs > taken ? [[kind, needs - taken] as const] : []));
  return {
    turns: rest.length > 0 ? 2 : 1,
    now: Object.fromEntries(now),
    next: Object.fromEntries(rest),
  };
}

/** Why too few of these conversions are left this turn; undefined: there are enough (C19.20). */
export function noConversion(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  seat: SeatId,
  hull: string,
  needs: number,
): Problem | undefined {
  const { used = {} } = state.empires[seat]?.slips ?? {};
  const rates = xRatesOf(state, seat);
  const { now } = takingOf(state, seat, needs);
  return kinds.some((kind) => (used[kind] ?? 0) + (now[kind] ?? 0) > rates[kind])
    ? impossible('GC C19.20', 'no-conversion-left', { hull })
    : undefined;
}
