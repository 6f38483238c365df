import type { Problem } from '#kernel/words/problem.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { hexName } from '../map/board.ts';
import { declines, hasLeft } from '../model/battle/declining.ts';
import { beside, boardOf } from '../map/board.ts';
import type { Wing } from '../model/battle/wings.ts';
import { isShuttle } from '../model/battle/wings.ts';
import type { Sortie } from '../model/battle/strikes.ts';
import { isIdle } from '../model/sight/abroad.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { levelOf } from '../research/research.ts';
import { escortsIn, mostEscorts } from '../ships/escorts.ts';
import { cannotFlyWild } from '../ships/surveyors.ts';
import { sensorsAt } from '../sensors/veils.ts';
import { segmentOn } from '../space/clock.ts';

type World = Pick<State, 'empires' | 'turn' | 'year'>;

/** So many of a wing of a ship, by their positions. */
export interface Flying {
  readonly at: number;
  readonly wing: number;
  readonly one: Wing;
  readonly count: number;
}

/** Whether fighters of a wing may strike: no gunboats, and bombers only those of bases, with the second level (C20.680). */
const mayStrike = (state: World, { seat, fixed }: Squadron, one: Wing): boolean =>
  (one.class === 'FTR' && !isShuttle(one)) ||
  (one.class === 'BMB' && fixed !== undefined && levelOf(state.empires[seat] ?? {}, 'cv-strike', state) >= 2);

/** How many escorts a carrier lacks none of, and has (C20.610). */
function escortsOf(
  { ships }: Pick<Squadron, 'ships'>,
  at: number,
): { readonly needed: number; readonly count: number } {
  return {
    needed: Math.min(mostEscorts, ships[at]?.figures?.escorts ?? 0),
    count: escortsIn(ships).get(at)?.length ?? 0,
  };
}

/** Why a squadron has no fighters that strike: the first carrier that would, if it had its escorts, is named (C20.610). */
function withoutStrikers(state: World, squadron: Squadron): Problem {
  const at = squadron.ships.findIndex(
    ({ wings = [] }, position) =>
      escortsOf(squadron, position).needed > 0 &&
      wings.some((one) => one.count > 0 && mayStrike(state, squadron, one)),
  );
  return at === -1 || squadron.fixed !== undefined
    ? impossible('GC C20.610', 'no-strikers')
    : impossible('GC C20.610', 'strikers-unescorted', {
        carrier: squadron.ships[at]?.hull ?? '',
        ...escortsOf(squadron, at),
      });
}

/** Fighters that a squadron or bases send: those of carriers that have all the escorts that are assigned to them, but so many that stay behind (C20.610, C20.670). */
export function strikersOf(state: World, squadron: Squadron, keeps: number): readonly Flying[] {
  const all = squadron.ships.flatMap(({ wings = [] }, at) => {
    const { needed, count } = escortsOf(squadron, at);
    const escorted = needed > 0 && count >= needed;
    return squadron.fixed === undefined && !escorted
      ? []
      : wings.flatMap((one, wing) =>
          one.count > 0 && mayStrike(state, squadron, one) ? [{ at, wing, one, count: one.count }] : [],
        );
  });
  let rest = keeps;
  return all
    .toReversed()
    .flatMap((flying) => {
      const stays = Math.min(rest, flying.count);
      rest -= stays;
      return flying.count === stays ? [] : [{ ...flying, count: flying.count - stays }];
    })
    .toReversed();
}

/** Segments that must lie between two strikes of the same fighters (C20.640). */
const rest = 4;
/** Special sensors of one ship that a strike of carriers needs (C20.610). */
const leastSensors = 2;

/** Why fighters cannot strike a hex (C20.610 to C20.640). */
export function cannotLaunch(
  state: State,
  squadron: Squadron,
  { place, segment, keeps }: Pick<Sortie, 'place' | 'segment' | 'keeps'>,
): Problem | undefined {
  if (levelOf(state.empires[squadron.seat] ?? {}, 'cv-strike', state) === 0)
    return impossible('GC C20.640', 'no-carrier-strike');
  if (declines(state, squadron)) return impossible('GC D5.12', 'strikes-in-trans-warp');
  if (hasLeft(squadron)) return impossible('GC A3.20', 'fires-beaten', { place: hexName(place) });
  if (isIdle(state, squadron)) return impossible('GC A10.60', 'strikes-inactive');
  if (strikersOf(state, squadron, 0).length === 0) return withoutStrikers(state, squadron);
  if (strikersOf(state, squadron, keeps).length === 0) return impossible('GC C20.670', 'all-stay-behind');
  const sensors = squadron.ships.map((ship) => sensorsAt(state, squadron.place, ship));
  if (squadron.fixed === undefined && Math.max(0, ...sensors) < leastSensors)
    return impossible('GC C20.610', 'strike-blind', { least: leastSensors });
  const wild = cannotFlyWild(state, place);
  if (wild !== undefined) return wild;
  const { lastSortie } = squadron;
  return lastSortie !== undefined && segmentOn(state.turn, segment) - lastSortie <= rest
    ? impossible('GC C20.640', 'strikes-too-soon', { place: hexName(place) })
    : undefined;
}

/** Whether fighters reach a hex: one beside theirs, and never their own (C20.610). */
export const strikesAt = ({ map }: Pick<State, 'map'>, from: PlaceId, to: PlaceId): boolean =>
  beside(boardOf(map), from).includes(to);
