import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { yearOf } from '../map/seats.ts';
import { isOnAlert } from '../research/onAlert.ts';
import { randomizersOf } from '../model/merchant.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { basesIn } from '../model/territory.ts';
import { isRadiant, searchesFar, sensorsAt } from '../sensors/veils.ts';
import { searchedBy } from '../ships/crew.ts';
import { searchBy } from '../ships/aboard/officers.ts';
import { isElite } from '../ships/elite.ts';
import { areOld, oldPenalty } from '../ships/sense/old.ts';
import { isShutDown } from '../trade/routes/network.ts';
import { fineWorthOf } from '../ships/worth.ts';

type World = Pick<State, 'map' | 'routes' | 'systems' | 'squadrons' | 'runs'>;

/** Whose bases stand there in open space; absent: nobody’s (E1.32). */
const openBasesOf = (state: World, place: PlaceId): SeatId | undefined =>
  state.systems[place] === undefined ? basesIn(state, place)?.seat : undefined;

/** Who works at a resource run there; absent: nobody (B2.20). */
const minerAt = ({ runs = {} }: World, place: PlaceId): SeatId | undefined =>
  valuesInOrder(runs).find((run) => run.place === place)?.seat;

/** Ships from which a squadron searches better (2/A). */
const manyShips = 5;

/** Whose convoys pass through a hex: those of its trade route, unless all trade is shut down (E1.33), else of the minor colony, of the bases or of the resource run there (B2.20, E1.32). */
export const tradesIn = (state: World, place: PlaceId): SeatId | undefined => {
  const { routes = {}, systems } = state;
  const system = systems[place];
  const supplied =
    system?.kind === 'minor' ? system.owner : (openBasesOf(state, place) ?? minerAt(state, place));
  const lane = routes[place];
  return lane === undefined || lane.shut === true || isShutDown(state, lane.seat) ? supplied : lane.seat;
};

/** By how many chances in six the convoys of an empire are harder to find: one for each level of Randomizers that all of its freighters have (E7.0). */
export function scattered({ empires }: Pick<State, 'empires'>, owner: SeatId): number {
  const merchant = empires[owner]?.merchant;
  return merchant === undefined ? 0 : randomizersOf(merchant);
}

/** Chances in six that a squadron finds a convoy there with one movement point (2/A); 0 and less is none. OURS: a homeworld counts as a major system. */
export function searchChances(state: World, squadron: Pick<Squadron, 'ships' | 'place'>): number {
  const { systems } = state;
  const kind = systems[squadron.place]?.kind;
  return (
    1 +
    (squadron.ships.length >= manyShips ? 1 : 0) +
    (squadron.ships.some((ship) => sensorsAt(state, squadron.place, ship) > 0) ? 1 : 0) +
    (searchesFar(state, squadron) ? 1 : 0) +
    (isElite(squadron.ships) ? 1 : 0) +
    (kind === 'major' || kind === 'homeworld' ? 1 : 0) -
    (kind === 'minor' ? 1 : 0) -
    (openBasesOf(state, squadron.place) === undefined ? 0 : 2) -
    (isRadiant(state, squadron.place) ? 1 : 0) +
    searchedBy(squadron.ships, fineWorthOf) +
    searchBy(squadron.ships) -
    (areOld(squadron) ? oldPenalty : 0)
  );
}

/** The first years in which a raided convoy is defended with so many chances in six (B2.30). OURS: two dice are two chances in six, and so on. */
const defendedFrom = [161, 168, 175, 180] as const;
/** Chances in six that a convoy is defended in a year; one more if ships are on convoy duty, and two if its empire is on alert (B2.30, C40.30d). */
export const defendedChances = (year: number, guarded = false, alert = false): number =>
  Math.min(6, 1 + defendedFrom.filter((from) => year >= from).length + (guarded ? 1 : 0) + (alert ? 2 : 0));

/** Chances in six that a convoy of an empire is defended now (B2.30, C40.30d). */
export const defendedNow = (
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  owner: SeatId,
  guarded: boolean,
): number => defendedChances(yearOf(state), guarded, isOnAlert(state, owner));

/** The BPV that destroys an undefended convoy (B2.10). */
export const leastForce = 100;
/** What a squadron is worth in BPV, fractions dropped; damage takes nothing from it (C23.20). */
export const forceOf = ({ ships }: Pick<Squadron, 'ships'>): number =>
  Math.floor(sumOf(ships.map(fineWorthOf)) / 100);
