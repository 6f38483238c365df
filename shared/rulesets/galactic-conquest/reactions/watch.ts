import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Reaction, Rx, Watch } from '../model/reaction.ts';
import { groupOf } from '../model/reaction.ts';
import type { Contact, State } from '../model/state.ts';
import type { Squadron } from '../model/squadron.ts';
import { liesLow } from '../model/seeing/veil.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { hasTech } from '../research/research.ts';
import { mostMoves, segments } from '../segments.ts';
import { contactAt, readingsBy } from '../sensors/sight.ts';
import { isHeld } from '../sensors/veils.ts';
import { haveRole } from '../ships/aboard/officers.ts';
import { flagshipOf } from '../ships/command.ts';
import { isAccompanied } from '../ships/crew.ts';
import { isCrippled, speedOf } from '../ships/ships.ts';
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

/** Movement points that a squadron has left for reactions, with the one of an operations officer (A12.30d, D1.20, D2.36): in a turn in which it moves faster than usual one that twelve hexes leave at most, else none (D3.10, D4.22). */
export function pointsLeft(squadron: Squadron): number {
  const { moves = 0, freed = 0, spent = 0, pace, plot } = squadron;
  // A thirteenth move is a reaction (C21.40).
  const free = (haveRole(squadron.ships, 'LO') ? 1 : 0) + (squadron.swift === true ? 1 : 0);
  if (pace === undefined) return Math.max(0, speedOf(squadron) - moves + freed + free - spent);
  const beyond = plot?.way.length === mostMoves ? Math.min(1, speedOf(squadron) - moves) : 0;
  return Math.max(0, beyond - spent);
}

/** Movement points among those for reactions that a warp sling does not use: the one of an operations officer, until something else has (A12.30d, D2.40). */
export const keptFromSlings = ({ ships, spent = 0 }: Pick<Squadron, 'ships' | 'spent'>): number =>
  spent === 0 && haveRole(ships, 'LO') ? 1 : 0;

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
  if (liesLow(squadron) || isHelpless(squadron) || !isAccompanied(squadron.ships)) return false;
  const { rx } = reaction;
  const offensive = kinds[rx].offensive === true || (rx === 'AM' && squadron.combat?.attack === true);
  if (offensive && breaks !== true && !isAlert(squadron, segment)) return false;
  if (rx === 'BM' && squadron.bypassed === true) return false;
  if (rx === 'WS' && squadron.slung !== undefined && segment - squadron.slung < slingRest) return false;
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
  const [speed, left] = [speedOf(squadron), pointsLeft(one)];
  const moment: Moment = at === 'out' ? { segment, breaks: true } : { segment, ...defined({ at }) };
  let spent = 0;
  return one.waits.filter((reaction) => {
    const cost = costOf(reaction.rx, speed, reaction.with.length + 1);
    const kept = reaction.rx === 'WS' && spent === 0 ? keptFromSlings(one) : 0;
    if (!wanted.includes(reaction.rx) || spent + cost > left - kept) return false;
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
