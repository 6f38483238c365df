import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { isOnAlert } from '../research/onAlert.ts';
import { isCloaked, isRadiant, searchesFar, sensorsAt } from '../sensors/veils.ts';
import { searchBy } from '../ships/aboard/officers.ts';
import { searchedBy } from '../ships/crew.ts';
import { isElite } from '../ships/elite.ts';
import { isFlagged } from '../ships/fleet.ts';
import { areOld, oldPenalty } from '../ships/sense/old.ts';
import { isAble } from '../ships/ships.ts';
import { isSearcher } from '../ships/surveyors.ts';
import { fineWorthOf } from '../ships/worth.ts';

type Searcher = Pick<Squadron, 'seat' | 'ships' | 'place'>;
type World = Pick<State, 'map' | 'empires' | 'turn' | 'year'>;

/** Ships from which a squadron searches better (2/B, 2/C). */
const manyShips = 5;

const hasX = ({ ships }: Pick<Squadron, 'ships'>): boolean =>
  ships.some((ship) => isFlagged(ship, 'X1') || isFlagged(ship, 'X2'));

/** What both charts have alike: a chance in six, five ships, an elite X-squadron after others, officers and crews. */
const common = (searcher: Searcher, target: Pick<Squadron, 'ships'>): number =>
  1 +
  (searcher.ships.length >= manyShips ? 1 : 0) +
  (isElite(searcher.ships) && !hasX(target) ? 1 : 0) +
  searchBy(searcher.ships) +
  searchedBy(searcher.ships, fineWorthOf);

const hasSensors = (state: Pick<State, 'map'>, { ships, place }: Searcher): boolean =>
  ships.some((ship) => sensorsAt(state, place, ship) > 0);

/** What the hexes that a cloaked squadron moves in a turn do to the chance to find it (2/B). */
function speedIn(hexes: number): number {
  if (hexes > 6) return 2;
  return hexes > 3 ? 1 : hexes - 4;
}

/** Chances in six that a squadron finds one that is under cloak with one movement point (2/B, C40.30e); 0 and less is none. */
export function cloakChances(state: World, searcher: Searcher, target: Squadron): number {
  const cloaked = target.ships.filter((ship) => isCloaked(state, target, ship)).length;
  return (
    common(searcher, target) -
    (hasSensors(state, searcher) ? 0 : 1) +
    (searchesFar(state, searcher) ? 1 : 0) +
    (isOnAlert(state, searcher.seat) ? 1 : 0) +
    Math.floor(cloaked / 4) -
    (cloaked <= 2 ? 1 : 0) +
    speedIn(target.plot?.way.length ?? 0) -
    (areOld(searcher) ? oldPenalty : 0)
  );
}

/** Whether a ship is a scout or a survey ship, which are the best searchers (2/C). */
const isScout = (ship: Ship): boolean => isAble(ship) && isSearcher(ship);

/** Whether a squadron can search for hidden units at all: with a scout, or any special sensors (2/C), which are none in a radiation zone, but for enhanced ones (A300.42, A300.421). */
const canSearchHidden = (state: Pick<State, 'map'>, searcher: Searcher): boolean =>
  searcher.ships.some(isScout) || hasSensors(state, searcher);

const classBonus: Readonly<Record<string, number>> = { SB: 3, SF: 3, SP: 3, BATS: 1, BS: 1 };
/** From this size class on a hidden unit is hard to find (2/C). */
const smallSize = 3;

/** Chances in six that a squadron finds one that is on silent running with one movement point (2/C, A300.41, C40.30e); its best searcher counts, once (C8.30). */
export function hiddenChances(state: World, searcher: Searcher, target: Squadron): number {
  if (!canSearchHidden(state, searcher)) return 0;
  const bonuses = target.ships.map(({ figures }) => classBonus[figures?.class ?? ''] ?? 0);
  return (
    common(searcher, target) +
    (searchesFar(state, searcher) ? 1 : 0) +
    (isOnAlert(state, searcher.seat) ? 1 : 0) -
    (searcher.ships.some(isScout) ? 0 : 2) -
    (target.ships.every(({ size }) => size >= smallSize) ? 2 : 0) -
    (areOld(searcher) ? 1 : 0) -
    (isRadiant(state, searcher.place) ? 1 : 0) -
    // Whoever hides is on silent running.
    1 +
    Math.max(0, ...bonuses)
  );
}
