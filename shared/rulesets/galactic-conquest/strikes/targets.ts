import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Combat } from '../model/battle/combat.ts';
import { isScrapped } from '../model/condition/storing.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { leftOfScrap } from '../model/works/standing.ts';
import { isFixed } from '../model/territory.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { isOpenTo } from '../sensors/veils.ts';
import { combatOf } from '../ships/ships.ts';

/** The foreign squadron, or the foreign bases, of a hex that are struck from elsewhere: the first in line, OURS, that does not hide (C6.20, C8.10). */
export function targetIn(
  state: Pick<State, 'squadrons' | 'map' | 'alliances'>,
  seat: SeatId,
  place: PlaceId,
  at: 'ships' | 'bases',
): readonly [UnitId, Squadron] | undefined {
  return [...squadronsAt(state.squadrons, place)]
    .sort(
      compareBy(
        ([, { lead }]) => lead ?? Infinity,
        ([unit]) => unit,
      ),
    )
    .find(
      ([, one]) =>
        one.seat !== seat &&
        !areAllied(state, one.seat, seat) &&
        one.ships.length > 0 &&
        isFixed(one) === (at === 'bases') &&
        isOpenTo(state, seat, one),
    );
}

/** A target as it stands in a segment: of what is being scrapped what is left (B9.20). */
export function asItStands(
  { turn }: Pick<State, 'turn'>,
  [unit, whole]: readonly [UnitId, Squadron],
  segment: number,
): readonly [UnitId, Squadron] {
  const ships = whole.ships.map((ship) => leftOfScrap(ship, turn, segment));
  return [unit, isScrapped(whole) ? { ...whole, ships } : whole];
}

/** How a squadron aims what does not fight by its side: as in its battles, and nothing of it captures or spares (A10.40f). */
export function aimOf(squadron: Squadron): Combat {
  const { forms, ...rest } = combatOf(squadron);
  if (forms === undefined) return rest;
  const { capture: _, nonviolent: __, ...others } = forms;
  return { ...rest, forms: others };
}
