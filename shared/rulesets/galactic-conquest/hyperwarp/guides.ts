import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { isDeepSpace } from '../map/ground.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { liesLow } from '../model/seeing/veil.ts';
import { basesIn } from '../model/territory.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { cannotDepart } from '../movement/depart.ts';
import { isFriendlyRoute } from '../movement/routes.ts';
import { impossible } from '../refusals.ts';
import { isAccompanied } from '../ships/crew.ts';
import { isElite } from '../ships/elite.ts';
import { isFlagged } from '../ships/fleet.ts';
import type { HullClass } from '../ships/list/words.ts';
import { kindOf } from '../ships/list/words.ts';
import { isCrippled, speedOf } from '../ships/ships.ts';
import { beyondTreasury } from '../bank/paying.ts';

/** Hexes of hyperwarp in a turn, and economic points for each of them that a squadron of the first generation costs (C21.51). */
const [farthest, perHex] = [24, 3] as const;

type World = Pick<State, 'map' | 'squadrons' | 'routes' | 'territory' | 'systems' | 'fronts'>;

/** Whether a base of an empire stands there that guides squadrons: an active one, which bases on silent running are not (C8.20, C21.51). OURS: every base that is not on the ground. */
export const guidesFrom = (state: Pick<State, 'squadrons'>, seat: SeatId, place: PlaceId): boolean => {
  const bases = basesIn(state, place);
  return (
    bases?.seat === seat &&
    !liesLow(bases) &&
    bases.ships.some(
      ({ figures }) => figures !== undefined && kindOf({ class: figures.class as HullClass }) === 'base',
    )
  );
};

const areSecond = (ships: readonly Ship[]): boolean => ships.every((ship) => isFlagged(ship, 'X2'));

/** Whether a squadron can use hyperwarp: X-ships of the second generation, and elite X-squadrons of an empire that has some (C21.51). */
const isFit = ({ squadrons }: Pick<State, 'squadrons'>, { seat, ships }: Squadron): boolean =>
  ships.length > 0 &&
  (areSecond(ships) ||
    (isElite(ships) &&
      squadronsOf(squadrons, seat).some(([, one]) => one.ships.some((ship) => isFlagged(ship, 'X2')))));

/** Hexes along friendly trade routes from one hex to another; undefined: they are not connected, or lie too far apart (C21.51). */
function hexesAlong(state: World, seat: SeatId, from: PlaceId, to: PlaceId): number | undefined {
  const board = boardOf(state.map);
  const friendly = (hex: PlaceId) => isFriendlyRoute(state, { seat, ships: [] }, hex);
  if (!friendly(from) || !friendly(to)) return undefined;
  const seen = new Set([from]);
  let ring: readonly PlaceId[] = [from];
  for (let hexes = 0; hexes <= farthest; hexes += 1) {
    if (ring.includes(to)) return hexes;
    ring = [...new Set(ring.flatMap((hex) => beside(board, hex)))].filter(
      (hex) => !seen.has(hex) && friendly(hex),
    );
    for (const hex of ring) seen.add(hex);
  }
  return undefined;
}

/** Whether a hex lies on the edge of the map: it has no six neighbours within it (C21.52). */
const isEdge = ({ map }: Pick<State, 'map'>, place: PlaceId): boolean => {
  const around = beside(boardOf(map), place);
  return around.length < 6 || around.some((hex) => isDeepSpace(map, hex));
};

/** Whether ships of the second generation cross the whole map from one edge to another (C21.52). OURS: both bases stand on friendly trade routes, which need not meet. */
const crosses = (state: World, { seat, place, ships }: Squadron, to: PlaceId): boolean =>
  areSecond(ships) &&
  [place, to].every((hex) => isEdge(state, hex) && isFriendlyRoute(state, { seat, ships: [] }, hex));

/** Whether one of two bases guides another squadron already (C21.51). */
const isBusy = (
  { squadrons }: Pick<State, 'squadrons'>,
  unit: UnitId | undefined,
  bases: readonly PlaceId[],
): boolean =>
  inOrder(squadrons).some(
    ([one, { hyper, place }]) =>
      one !== unit && hyper !== undefined && (bases.includes(place) || bases.includes(hyper.to)),
  );

/** Economic points that hyperwarp costs a squadron: those of the second generation go for nothing (C21.51). */
export const costOfHyper = (state: World, { seat, place, ships }: Squadron, to: PlaceId): number =>
  areSecond(ships) ? 0 : perHex * (hexesAlong(state, seat, place, to) ?? 0);

/** Why a squadron cannot go to a hex by hyperwarp; undefined: it can (C21.51, C21.52). */
export function cannotWarp(
  state: World & Pick<State, 'empires' | 'turn' | 'year'>,
  unit: UnitId | undefined,
  squadron: Squadron,
  to: PlaceId,
): Problem | undefined {
  const { seat, place, plot, hyper } = squadron;
  if (plot !== undefined || hyper !== undefined) return impossible('GC C21.51', 'hyper-and-moves');
  if (squadron.guards === true) return impossible('GC B2.60', 'on-convoy-duty');
  if (!isFit(state, squadron)) return impossible('GC C21.51', 'hyper-unfit');
  if (speedOf(squadron) === 0) return impossible('GC C13.20', 'unsupplied-stays');
  if (!isAccompanied(squadron.ships)) return impossible('GC C9.40', 'poor-alone');
  if (squadron.ships.some(isCrippled)) return impossible('GC C23.30', 'hyper-crippled');
  const stays = cannotDepart(state, squadron);
  if (stays !== undefined) return stays;
  const shut = [place, to].find((hex) => state.routes?.[hex]?.shut === true);
  if (shut !== undefined) return impossible('GC E1.33', 'hyper-shut', { place: hexName(shut) });
  const bare = [place, to].find((hex) => !guidesFrom(state, seat, hex));
  if (bare !== undefined || place === to)
    return impossible('GC C21.51', 'hyper-unguided', { place: hexName(bare ?? to) });
  if (hexesAlong(state, seat, place, to) === undefined && !crosses(state, squadron, to))
    return impossible('GC C21.51', 'hyper-too-far', { place: hexName(to), most: farthest });
  if (isBusy(state, unit, [place, to])) return impossible('GC C21.51', 'hyper-busy');
  return beyondTreasury(state, seat, costOfHyper(state, squadron, to), 'GC C21.51', 'hyper-costs');
}
