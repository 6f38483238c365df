import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Reaction, Rx, Watch } from '../model/reaction.ts';
import { groupOf } from '../model/reaction.ts';
import type { Contact, State } from '../model/state.ts';
import type { Squadron } from '../model/squadron.ts';
import { liesLow } from '../model/seeing/veil.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import { mostMoves, segments } from '../segments.ts';
import { contactAt, readingsBy } from '../sensors/sight.ts';
import { isHeld } from '../sensors/veils.ts';
import { haveRole } from '../ships/aboard/officers.ts';
import { flagshipOf } from '../ships/command.ts';
import { isAccompanied } from '../ships/crew.ts';
import { gainedByPower, isCrippled, speedOf } from '../ships/ships.ts';
import { costOf, kinds, slingRest } from './kinds.ts';

/** The zone of control of a squadron: its hex and those that its own sensors reach (D2.10). */
export const zoneOf = (
  state: Pick<State, 'map'>,
  squadron: Pick<Squadron, 'ships' | 'place' | 'veil'>,
): readonly PlaceId[] => [...readingsBy(state, squadron).keys()];

/** Ships of a reading that a condition asks for; where sensors do not tell so much, there are none of them (C5.10). */
function countOf({ count = 1, ships, cloaked }: Contact, { of, size }: Watch): number {
  // OURS: a presence is a ship at least.
  if (of === undefined && size === undefined)
    return count + (cloaked === undefined ? 0 : Math.max(1, cloaked));
  return (ships ?? []).filter(
    (ship) => (of === undefined || ship.seat === of) && (size === undefined || ship.size === Number(size)),
  ).length;
}

/**
 * Whether a squadron’s own sensors read now what a condition says (A9.30, C5.10).
 * @param at another hex than its own, such as the one that it is about to enter
 */
export function holds(state: State, squadron: Squadron, watch: Watch, at?: PlaceId): boolean {
  const { place, seat, ships } = squadron;
  const places = at !== undefined ? [at] : watch.near ? zoneOf(state, squadron) : [place];
  const readings = readingsBy(state, squadron);
  let count = 0;
  for (const one of places) {
    const reading = readings.get(one);
    const contact = reading && contactAt(state, seat, one, reading);
    if (contact !== undefined) count += countOf(contact, watch);
    // In an imagined world ships are there of which no more is known: as many as it takes.
    else if (isHeld(state, seat, one)) count = Math.max(count, watch.least);
  }
  return count >= watch.least && count <= watch.most && ships.length >= watch.odds * count;
}

/** What is left of the free reaction of an operations officer, after so many points (A12.30d): none of it at double time (D4.22). */
export const freeAfter = ({ ships, pace, spent = 0 }: Squadron, promised: number): number =>
  Math.max(0, (pace === undefined && haveRole(ships, 'LO') ? 1 : 0) - spent - promised);

/** Movement points that are not plotted, those of an operations officer apart (D1.20, D2.36): in a turn in which it moves faster than usual none (D4.22), but one at most of high powered movement that twelve hexes leave (D3.10). */
function unplotted(squadron: Squadron): number {
  const { moves = 0, freed = 0, pace, plot, swift } = squadron;
  // A thirteenth move is a reaction (C21.40).
  if (pace === undefined) return speedOf(squadron) - moves + freed + (swift === true ? 1 : 0);
  return plot?.way.length === mostMoves ? Math.min(speedOf(squadron) - moves, gainedByPower(squadron)) : 0;
}

/**
 * Movement points that a squadron has left for a reaction, with the one of an operations officer (A12.30d, D1.20), which is none for a warp sling: other
 * reactions take it first (D2.40).
 * @param promised points that other reactions take before it
 */
export function pointsFor(squadron: Squadron, rx: Rx, promised = 0): number {
  const all = freeAfter({ ...squadron, spent: 0 }, 0);
  const left = unplotted(squadron) + all - (squadron.spent ?? 0) - promised;
  return Math.max(0, rx === 'WS' ? left - freeAfter(squadron, promised) : left);
}

/** Movement points that a squadron has left for reactions as they usually are. */
export const pointsLeft = (squadron: Squadron): number => pointsFor(squadron, 'BN');

/** Squadrons that function as one with a squadron, as one: its orders, and the ships of all (D2.34). */
export function asOne(squadrons: State['squadrons'], unit: UnitId): Squadron | undefined {
  const squadron = squadrons[unit];
  const [, ...others] = groupOf(squadrons, unit);
  if (squadron === undefined || others.length === 0) return squadron;
  return { ...squadron, ships: [squadron.ships, ...others.map((one) => squadrons[one]?.ships ?? [])].flat() };
}

/** Whether somebody moved in the zone of control in an earlier segment, or the turn ends (D2.20, D2.25). */
const isAlert = ({ alert }: Squadron, segment: number): boolean =>
  segment === segments || (alert !== undefined && alert < segment);

/** Whether a crippled ship commands the squadron: then it reacts to nothing (C23.20h). */
export function isHelpless({ ships, ledBy }: Pick<Squadron, 'ships' | 'ledBy'>): boolean {
  const flagship = flagshipOf(ships, ledBy);
  return flagship === undefined || isCrippled(flagship);
}

/** Why a squadron makes no reaction, whichever it is: a crippled ship commands it, or poor crews are alone (C9.40c, C23.20h); undefined: it does. */
export function cannotReact(squadron: Pick<Squadron, 'ships' | 'ledBy'>): Problem | undefined {
  if (isHelpless(squadron)) return impossible('GC C23.20', 'crippled-reacts');
  return isAccompanied(squadron.ships) ? undefined : impossible('GC C9.40', 'poor-alone');
}

/** The technology that a kind of reaction needs, and its empire does not have. */
export function missingTech(state: State, seat: SeatId, rx: Rx): string | undefined {
  const { tech } = kinds[rx];
  return tech === undefined || hasTech(state, seat, tech) ? undefined : tech;
}

/** Whether a squadron can make one of its reactions in this segment; what it waits for is asked as well. */
function isReady(
  state: State,
  squadron: Squadron,
  reaction: Reaction,
  { segment, at, breaks }: Moment,
): boolean {
  if (liesLow(squadron) || cannotReact(squadron) !== undefined) return false;
  const { rx } = reaction;
  const offensive = kinds[rx].offensive === true || (rx === 'AM' && squadron.combat?.attack === true);
  if (offensive && breaks !== true && !isAlert(squadron, segment)) return false;
  if (rx === 'BM' && squadron.bypassed === true) return false;
  // Once in a turn, and not within six segments of the last turn's (D2.40).
  const { slung } = squadron;
  if (rx === 'WS' && slung !== undefined && (slung > 0 || segment - slung < slingRest)) return false;
  return holds(state, squadron, reaction, reaction.near ? undefined : at);
}

/** When a reaction would be made: the segment, and the hex that the squadron is about to enter. */
interface Moment {
  readonly segment: number;
  readonly at?: PlaceId;
  /** It breaks out of a blockade, which has its enemies around it from the first segment on (C12.60). */
  readonly breaks?: true;
}

/**
 * The reactions of these kinds that a squadron makes in this segment, as far as its points go, in the order in which they were given.
 * @param at the hex that it is about to enter; absent: it is where it is; `out`: there, and about to break out of a blockade
 */
export function readyOf(
  state: State,
  unit: UnitId,
  segment: number,
  wanted: readonly Rx[],
  at?: PlaceId | 'out',
): readonly Reaction[] {
  const [one, squadron] = [state.squadrons[unit], asOne(state.squadrons, unit)];
  if (one?.waits === undefined || squadron === undefined) return [];
  const speed = speedOf(squadron);
  const moment: Moment = at === 'out' ? { segment, breaks: true } : { segment, ...defined({ at }) };
  let spent = 0;
  return one.waits.filter((reaction) => {
    const cost = costOf(reaction.rx, speed, reaction.with.length + 1);
    if (!wanted.includes(reaction.rx) || cost > pointsFor(one, reaction.rx, spent)) return false;
    if (!isReady(state, squadron, reaction, moment)) return false;
    spent += cost;
    return true;
  });
}

/** Squadrons of a hex that follow another one there in what it does: assembled or under its command, and not the first of them (C22.20, D2.34). */
export const followersIn = (squadrons: State['squadrons'], place: PlaceId): ReadonlySet<UnitId> =>
  new Set(
    squadronsAt(squadrons, place).flatMap(([unit, { assembled, allies }]) =>
      (assembled ?? allies) === undefined ? [] : groupOf(squadrons, unit).slice(1),
    ),
  );
