import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { attackIn } from '../combat/fit.ts';
import type { Wing } from '../model/battle/wings.ts';
import { attackAboard, isShuttle } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import { isIdle } from '../model/sight/abroad.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { hasTech } from '../research/research.ts';
import { cutsOff, isCutOff } from '../sensors/jamming.ts';
import { isFlagged } from '../ships/fleet.ts';
import type { Flying } from './strikers.ts';

type World = Parameters<typeof isIdle>[0];

/** Ships of a squadron that shoot back in a strike, which is one round: none on inactive status or in hyperwarp, and no mothballed ones (A10.60, B9.40, C21.51). */
export const shootersIn = (state: World, squadron: Squadron): readonly Ship[] =>
  isIdle(state, squadron) || squadron.hyper !== undefined
    ? []
    : squadron.ships.filter((ship) => ship.stored !== true);

/**
 * The attack factors, in tenths, with which a squadron shoots back at fighters, of its ships alone: as in the first round of a battle, so that maulers have half of
 * them, suicide freighters a quarter, and hospitals none (A10.40c, C60.30, E4.110).
 */
export const fireBackOf = (state: World & Parameters<typeof hasTech>[0], squadron: Squadron): number => {
  const spares = hasTech(state, squadron.seat, 'hospitals');
  return sumOf(
    shootersIn(state, squadron).map((ship) =>
      spares && isFlagged(ship, 'hospital') ? 0 : attackIn(ship, 1, {}, false, false),
    ),
  );
};

/** Squadrons as they were before the strikes of a segment, with the fighters that strike in it. */
export type Away = ReadonlyMap<UnitId, { readonly squadron: Squadron; readonly flying: readonly Flying[] }>;

/** What flies of a ship and does not strike in this segment. */
function stayingBy(away: Away, unit: UnitId, { wings = [] }: Ship, at: number): readonly Wing[] {
  const { squadron, flying = [] } = away.get(unit) ?? {};
  return wings.map((one, wing) => {
    const strikes = flying.find((each) => each.at === at && each.wing === wing);
    const before = squadron?.ships[at]?.wings?.[wing]?.count ?? one.count;
    return strikes === undefined ? one : { ...one, count: Math.min(one.count, before - strikes.count) };
  });
}

/** Half of the fighters of an empire in a hex are on patrol, but for those that strike themselves in this segment, or are jammed from a hex beside them (C20.670): their attack factors in tenths. */
export const patrolIn = (
  state: World & Pick<State, 'squadrons'>,
  { seat, place }: Squadron,
  away: Away,
): number =>
  rounded(
    sumOf(
      squadronsAt(state.squadrons, place).flatMap(([unit, one]) =>
        one.seat === seat && !isCutOff(state, one, 'beside')
          ? shootersIn(state, one).map((ship, at) =>
              attackAboard(
                stayingBy(away, unit, ship, at).filter(
                  (each) => (each.class === 'FTR' || each.class === 'BMB') && !isShuttle(each),
                ),
              ),
            )
          : [],
      ),
    ),
    2,
  );

/**
 * Whether a strike is as by a warp sling: one of those that strike jams the target from beside it (C20.630). Of warp slings a target has one in a segment (D2.60).
 */
export const isSlung = (
  state: State,
  group: readonly { readonly squadron: Squadron }[],
  foe: Squadron,
  segment: number,
): boolean =>
  foe.sprung !== segment &&
  group.some(
    ({ squadron: { jam, seat: by } }) =>
      jam?.how === 'beside' && jam.place === foe.place && cutsOff(state, by, 'beside', foe),
  );
