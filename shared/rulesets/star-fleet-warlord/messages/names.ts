import type { UnitId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { State } from '../model/state.ts';
import { shipsHeldBy } from '../model/stations.ts';
import { lastNamingYear, yearOf } from '../model/figures.ts';
import { impossible } from '../refusals.ts';

/** Stands behind what the game itself puts before a message, so that nobody can write it (SFW 3890). */
export const tagSign = '>';

/** Why a text cannot be told to others; undefined if it can (SFW 3890, 4011, 4048). */
export const cannotSay = (cite: 'SFW 3890' | 'SFW 4011' | 'SFW 4048', text: string): Problem | undefined =>
  text.includes(tagSign) ? impossible(cite, 'sign-not-said', { sign: tagSign }) : undefined;

/** The own ship of this row of the Ship List with this number; undefined where there is none. */
export const shipNumbered = (
  { ships }: State,
  seat: SeatId,
  { design, number }: { readonly design: string; readonly number: number },
): UnitId | undefined =>
  shipsHeldBy(ships, seat).find(([, ship]) => ship.design === design && ship.number === number)?.[0];

/** Why a Corporation cannot be called so; undefined if it can: its name is open to all, who tell it from others by that (SFW 129, 3975). */
export function cannotBeCalled(state: State, seat: SeatId, name: string): Problem | undefined {
  const { turn, corporations, powers, named = {} } = state;
  if (yearOf(turn) > lastNamingYear) return impossible('SFW 3975', 'name-is-kept', { last: lastNamingYear });
  if (/^the\b/i.test(name)) return impossible('SFW 129', 'name-with-article', { name });
  const others = [...inOrder(corporations), ...inOrder(powers), ...inOrder(named)];
  return others.some(([other, owner]) => other !== seat && owner.name.toLowerCase() === name.toLowerCase())
    ? impossible('SFW 129', 'name-taken', { name })
    : undefined;
}
