import { literal, optional } from '#kernel/codec/shapes.ts';
import { hasForeignBases } from '../model/territory.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { without } from '#kernel/words/without.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { OfficerEvent } from '../officers/events.ts';
import type { MineEvent } from '../mines/events.ts';
import { crossMines } from '../mines/events.ts';
import { areAllied } from '../model/relations/alliances.ts';
import { declines } from '../model/battle/declining.ts';
import type { State, View } from '../model/state.ts';
import { movedOn } from '../model/seeing/veil.ts';
import { withoutPlot } from '../model/squadron.ts';
import { leaveGroup } from '../model/stations/groups.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { blockadedBy } from '../model/space.ts';
import { alert } from '../reactions/alerts.ts';
import type { alerted, overheard } from '../reactions/events.ts';
import { bypassed, reacted, stopped } from '../reactions/events.ts';
import { costNow } from '../reactions/steps.ts';
import { holds, readyOf } from '../reactions/watch.ts';
import { blockadersOf, isShutIn } from '../sensors/shutIn.ts';
import { isHeld, isOpenTo } from '../sensors/veils.ts';
import { impossible } from '../refusals.ts';
import { attacks } from '../ships/ships.ts';
import { cannotGoWild } from '../ships/surveyors.ts';
import { cannotGoOn } from './limits/goingOn.ts';
import type { slowedDown } from './limits/slowing.ts';
import { slowDown } from './limits/slowing.ts';
import type { Mover } from './moving.ts';
import { hasForeignStores, isBarredTo, isStoppedByRed, passingOf } from './moving.ts';

export const moved = event('moved', {
  fields: {
    seat,
    unit,
    from: place,
    place,
    cause,
    /** It enters to attack whoever is there. */
    attacks: optional(literal(true)),
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} moves from {from} to {place}.', {
      unit: own(happened.unit),
      from: hexName(happened.from),
      place: hexName(happened.place),
    }),
  ahead(happened) {
    const args = {
      unit: own(happened.unit),
      from: hexName(happened.from),
      place: hexName(happened.place),
    };
    return happened.attacks === true
      ? phrase('{unit} will move from {from} to {place}, to attack whoever is there.', args)
      : phrase('{unit} will move from {from} to {place}.', args);
  },
  apply(draft, happened) {
    leaveGroup(draft.squadrons, happened.unit);
    replace(draft.squadrons, happened.unit, (was) => ({
      ...movedOn(without(was, 'cameFrom', 'passed', 'spine')),
      place: happened.place,
      came: true as const,
      ...(happened.attacks && { cameFrom: happened.from }),
      ...(was.plot && { plot: { ...was.plot, done: was.plot.done + 1 } }),
    }));
  },
});

/** It made no further move this turn; the place is the hex that it did not enter. */
export const turnedBack = event('turned-back', {
  fields: { seat, unit, place, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} turns back before {place} and moves no further.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{unit} will turn back before {place} and move no further.', {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) => replace(draft.squadrons, happened.unit, withoutPlot),
});

export type Entering = Room<
  State,
  View,
  never,
  | EventIn<
      | typeof moved
      | typeof turnedBack
      | typeof stopped
      | typeof slowedDown
      | typeof alerted
      | typeof overheard
      | typeof reacted
      | typeof bypassed
    >
  | MineEvent
  | OfficerEvent
>;
type Step = Pick<Turn<Entering>, 'state' | 'happen' | 'refuse' | 'pass' | 'draw'>;

export function turnBack(turn: Step, mover: Mover, problem: Problem): void {
  turn.refuse(mover.plot.cause, problem);
  turn.happen(
    turnedBack.of({
      seat: mover.squadron.seat,
      unit: mover.unit,
      place: mover.to,
      cause: mover.plot.cause,
    }),
  );
}

/** A squadron that has moved stops before a red hex as by a strategic stop: the rest of its course is left for reactions (A203.00, D2.36). */
function stopBefore(turn: Step, mover: Mover, problem: Problem): void {
  const { unit, squadron, plot } = mover;
  if (plot.done === 0) return turnBack(turn, mover, problem);
  turn.refuse(plot.cause, problem);
  const { seat, place } = squadron;
  turn.happen(stopped.of({ seat, unit, place, freed: plot.way.length - plot.done, cause: plot.cause }));
}

/** Whether a squadron attacks whoever is in the hex that it is about to enter, by its orders and what it reads there (A1.15, A9.30, D5.12). */
export const wouldAttack = (state: State, { squadron, to }: Pick<Mover, 'squadron' | 'to'>): boolean =>
  attacks(squadron) &&
  !declines(state, squadron) &&
  (squadron.only === undefined || holds(state, squadron, squadron.only, to));

/** Whether it attacks bases in the hex that it is about to enter: who blockades them does not. */
const besieges = (state: State, mover: Mover): boolean =>
  blockadedBy(mover.squadron) === undefined && wouldAttack(state, mover);

/** Whether somebody is in the hex whom it has to fight or to pass: for whoever is under cloak and attacks nobody only those who have found it (C6.20). */
const isBarred = (state: State, mover: Pick<Mover, 'squadron' | 'to'>): boolean =>
  wouldAttack(state, mover)
    ? isHeld(state, mover.squadron.seat, mover.to)
    : isBarredTo(state, mover.squadron, mover.to);

/** A squadron enters the next hex of its course; it gets past whoever holds it by a bypass, attacks them, or turns back (A1.15, D2.33). */
export function enter(turn: Step, told: Mover): void {
  if (isAttacked(turn.state, told))
    return turnBack(
      turn,
      told,
      impossible('GC A1.10', 'attacked-before', { place: hexName(told.squadron.place) }),
    );
  const mover = slowDown(turn, told);
  const { unit, squadron, plot, to } = mover;
  const { seat, place: from } = squadron;
  // Bases and mothballed ships keep nobody out who does not attack them.
  const barred =
    isBarred(turn.state, mover) ||
    (hasForeignBases(turn.state, seat, to) && besieges(turn.state, mover)) ||
    (wouldAttack(turn.state, mover) && hasForeignStores(turn.state, seat, to));
  const spent = cannotGoOn(mover);
  if (spent !== undefined) return turnBack(turn, mover, spent);
  if (isStoppedByRed(turn.state, mover))
    return stopBefore(turn, mover, impossible('GC A203.00', 'red-stops', { place: hexName(to) }));
  const wild = cannotGoWild(turn.state, squadron, to);
  if (wild !== undefined) return turnBack(turn, mover, wild);
  if (!breaksOut(turn, mover)) return;
  const [bypass] = barred ? readyOf(turn.state, unit, turn.pass, ['BM'], to) : [];
  const fights = barred && bypass === undefined;
  if (fights && !wouldAttack(turn.state, mover))
    return turnBack(turn, mover, impossible('GC A1.15', 'intercepted', { place: hexName(to) }));
  // Whoever has broken out of a blockade has paid for it.
  const now = turn.state.squadrons[unit] ?? squadron;
  const promised = bypass === undefined ? 0 : costNow(now, bypass);
  if (!crossMines(turn, { ...passingOf({ ...mover, squadron: now }, turn.pass), promised })) return;
  turn.happen(
    moved.of({ seat, unit, from, place: to, cause: plot.cause, ...(fights && { attacks: true as const }) }),
  );
  alert(turn, turn.state.squadrons[unit] ?? { ...squadron, place: to }, from);
  if (bypass === undefined) return;
  const others = squadronsAt(turn.state.squadrons, to).filter(([, one]) => one.seat !== seat);
  const { cause: ordered, rx } = bypass;
  const cost = costNow(squadron, bypass);
  turn.happen(reacted.of({ seat, unit, place: to, segment: turn.pass, rx, cost, cause: ordered }));
  turn.happen(
    bypassed.of({
      seat,
      unit,
      place: to,
      seats: [...new Set([seat, ...others.map(([, one]) => one.seat)])].sort(),
      of: others.map(([one]) => one),
    }),
  );
}

/**
 * Whether a squadron may leave its hex: no blockade shuts it in, or it bypasses the blockaders, who go on blockading (C12.60, C12.93). Whoever is told to attack
 * them has won by now, or falls back.
 */
function breaksOut(turn: Step, mover: Mover): boolean {
  const { unit, squadron } = mover;
  const { seat, place } = squadron;
  if (!isShutIn(turn.state, squadron)) return true;
  const [bypass] = readyOf(turn.state, unit, turn.pass, ['BM'], 'out');
  if (bypass === undefined) {
    const args = { place: hexName(place) };
    const why = declines(turn.state, squadron)
      ? impossible('GC D5.12', 'shut-in-quick', args)
      : impossible('GC C12.93', 'shut-in', args);
    turnBack(turn, mover, why);
    return false;
  }
  const { cause: ordered, rx } = bypass;
  turn.happen(
    reacted.of({
      seat,
      unit,
      place,
      segment: turn.pass,
      rx,
      cost: costNow(squadron, bypass),
      cause: ordered,
    }),
  );
  const of = blockadersOf(turn.state, squadron);
  const seats = [...new Set([seat, ...of.flatMap((one) => turn.state.squadrons[one]?.seat ?? [])])].sort();
  turn.happen(bypassed.of({ seat, unit, place, seats, of }));
  return true;
}

/** Whether an enemy has just entered its hex to attack it, and has not let it pass. */
const isAttacked = (state: State, { unit, squadron }: { readonly unit: UnitId } & Mover): boolean =>
  squadronsAt(state.squadrons, squadron.place).some(
    ([, other]) =>
      isOpenTo(state, other.seat, squadron) &&
      other.seat !== squadron.seat &&
      !areAllied(state, other.seat, squadron.seat) &&
      other.cameFrom !== undefined &&
      other.passed?.includes(unit) !== true,
  );
