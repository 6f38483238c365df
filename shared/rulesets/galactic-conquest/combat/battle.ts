import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { Battle, Squadron, State } from '../model/state.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { isDeepSpace } from '../map/ground.ts';
import { benefitShips } from './chart.ts';
import { isHeldAgainst } from '../movement/moving.ts';

/** `ZZ54.11`; the second battle in the same hex and segment is `ZZ54.11a` (A2.10). */
export function battleCode(place: PlaceId, segment: number, before: number): string {
  const code = `${hexName(place)}.${String(segment).padStart(2, '0')}`;
  return before === 0 ? code : `${code}${String.fromCharCode(96 + before)}`;
}

/**
 * The next battle of a segment: the first squadron that attacks, and the first other one in its hex (D6.60, D6.80). OURS: squadrons are ordered
 * by their codes. Undefined where all is quiet.
 */
export function nextBattle({ squadrons, fought = [] }: State, segment: number): Battle | undefined {
  for (const [attacker, one] of inOrder(squadrons)) {
    if (one.cameFrom === undefined || one.ships.length === 0) continue;
    const { place, seat } = one;
    const [defender, other] =
      inOrder(squadrons).find(
        ([, each]) => each.place === place && each.seat !== seat && each.ships.length > 0,
      ) ?? [];
    if (defender === undefined || other === undefined) continue;
    const first = battleCode(place, segment, 0);
    const before = fought.filter((code) => code.startsWith(first)).length;
    const five = [one, other].filter(({ ships }) => ships.length >= benefitShips);
    return {
      code: battleCode(place, segment, before),
      place,
      attacker,
      defender,
      five: five.map((each) => each.seat),
    };
  }
  return undefined;
}

/** A squadron of a battle. */
export interface Side {
  readonly unit: UnitId;
  readonly squadron: Squadron;
}

/** The two sides of a battle, as they are now: the attacker and the defender. */
export function sidesOf({ squadrons }: State, { attacker, defender }: Battle): readonly [Side, Side] {
  const side = (unit: UnitId): Side => ({ unit, squadron: squadrons[unit] as Squadron });
  return [side(attacker), side(defender)];
}

/**
 * Where a squadron goes that leaves a battle: back to where it came from, or to a hex beside it that no enemy holds, of its own territory before
 * neutral space, and that before foreign territory (OURS). Undefined where there is none.
 */
export function retreatOf(state: State, { place, seat, cameFrom }: Squadron): PlaceId | undefined {
  const rank = (to: PlaceId) => {
    const owner: SeatId | undefined = state.territory[to];
    return owner === seat ? 0 : owner === undefined ? 1 : 2;
  };
  const near = [...beside(boardOf(state.map), place)].sort(compareBy(rank, (to) => to));
  return [...(cameFrom === undefined ? [] : [cameFrom]), ...near].find(
    (to) => !isHeldAgainst(state, seat, to) && !isDeepSpace(state.map, to),
  );
}
