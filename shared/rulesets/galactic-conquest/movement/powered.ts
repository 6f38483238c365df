import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import type { Owned } from '../model/territory.ts';
import { spaceOwner } from '../model/territory.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import { isEliteSecond } from '../ships/elite.ts';
import { isFlagged, isGunboat } from '../ships/fleet.ts';

/** Whether a squadron begins a turn as an elite one of second generation X-ships in its own space (C21.40). */
const isSwift = (state: State, { seat, place, ships }: Squadron): boolean =>
  isEliteSecond(ships) && spaceOwner(state, place) === seat;

/** Its ships, where nimble ones are trained in stealth and others were not, or the other way round; undefined where nothing changes (C20.200). */
function trained(state: State, { seat, ships }: Squadron): readonly Ship[] | undefined {
  const known = hasTech(state, seat, 'ast');
  const is = (ship: Ship): boolean => known && (isFlagged(ship, 'nimble') || isGunboat(ship));
  return ships.every((ship) => is(ship) === (ship.stealth === true))
    ? undefined
    : ships.map(({ stealth: _, ...ship }) => (is(ship) ? { ...ship, stealth: true as const } : ship));
}

/** A squadron as it moves in a turn: with high powered movement, where its empire has that (D3.10), and through twelve hexes, where it can (C21.40). */
function powered(state: State, { hpm: _, swift: __, ...rest }: Squadron): Squadron {
  if (rest.fixed !== undefined) return rest;
  const ships = trained(state, rest);
  return {
    ...rest,
    ...(ships && { ships }),
    ...(hasTech(state, rest.seat, 'hpm') && { hpm: true as const }),
    ...(isSwift(state, rest) && { swift: true as const }),
  };
}

/** Squadrons learn at the beginning of a turn how far they move in it (C21.40, D3.10). */
export function powerUp(draft: Draft<State>): void {
  for (const unit of keysInOrder(draft.squadrons))
    replace(draft.squadrons, unit, (was) => powered(draft, was));
}

/** Hexes outside of its own space through which a squadron may go that moves as twelve hexes allow (C21.40). */
const mostAbroad = 6;

/** Why a squadron does not go so far out of its own space; undefined: it does, or it moves no further than others. OURS: whoever begins the turn there may go six hexes outside of it, and outside is all that is not its own space (C21.40). */
export function sprintsAbroad(
  state: Owned,
  { seat, swift }: Squadron,
  way: readonly PlaceId[],
): Problem | undefined {
  const count = way.filter((hex) => spaceOwner(state, hex) !== seat).length;
  return swift !== true || count <= mostAbroad
    ? undefined
    : impossible('GC C21.40', 'sprints-abroad', { most: mostAbroad, count });
}
