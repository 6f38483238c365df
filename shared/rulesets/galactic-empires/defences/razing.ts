import { integer, literal, object } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { withdrawGarrison } from '../fleets/withdrawal.ts';
import type { GeStep, GeTurn } from '../game.ts';
import { world } from '../model/imagine.ts';
import { namedPlace } from '../model/naming.ts';
import type { RazeDefences } from '../model/orders.ts';
import { orderCause as ref } from '../model/parts.ts';
import type { Sector, State } from '../model/state.ts';
import { hasGarrison } from '../model/state.ts';
import { commandProblem, commanded } from '../model/units/command.ts';
import type { Command } from '../planning/commands.ts';
import type { GeOrderKind } from '../planning/common.ts';
import { listed, needsUnit, ownUnit } from '../planning/common.ts';
import { allOf, formOf, numberField } from '../planning/fields.ts';
import { impossible } from '../refusals.ts';
import { maxLevel } from '../tables/defences.ts';
import type { Worker } from './construction.ts';
import { busyProblem, hands, workersProblem } from './construction.ts';
import { forWorkers, plannedWorker, razedElsewhere, razingBarred } from './works.ts';

/** Why the unit cannot begin to raze (GE 872). OURS: there must be something to raze. */
export function beginRazingProblem(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = commanded(state, seat, id);
  if (unit === undefined) return commandProblem(state, seat, id);
  return busyProblem(unit) ?? nothingToRaze(state, unit);
}

function nothingToRaze(state: State, { place }: Worker): Problem | undefined {
  const sector = state.sectors[place];
  if (sector !== undefined && sector.level > 0) return undefined;
  return impossible('GE 906', 'nothing-to-raze', { place: namedPlace(place, sector) });
}

/**
 * Why the unit cannot raze even one level where it is now (GE 904-916).
 * @param razed levels that any units have razed in the sector this turn already
 */
export function razingProblem(state: State, seat: SeatId, unit: Worker, razed: number): Problem | undefined {
  const { place } = unit;
  const sector = state.sectors[place];
  const { razeMost, razeWorkers } = state.parameters.defences;
  const args = { place: namedPlace(place, sector) };
  if (sector?.owner !== seat) return impossible('GE 914', 'not-owned/raze', args);
  if (razed >= razeMost) return impossible('GE 916', 'razed-already', { ...args, most: razeMost });
  return nothingToRaze(state, unit) ?? workersProblem(unit, razeWorkers);
}

/** How many levels the unit can raze: limited by the level, the unit's ships, and what the limit for the sector and turn leaves (GE 908, 916, E-26). */
export function razable(state: State, sector: Pick<Sector, 'level'>, unit: Worker, razed: number): number {
  const { razeMost, razeWorkers } = state.parameters.defences;
  const byHands = razeWorkers === 0 ? sector.level : Math.floor(hands(unit) / razeWorkers);
  return Math.max(0, Math.min(sector.level, byHands, razeMost - razed));
}

/** Salvage of so many levels, in hundredths (E-26). */
export const razingSalvage = (state: State, levels: number): number =>
  levels * state.parameters.defences.razeSalvage * 100;

/** Whether the sector has no garrison once so many levels are razed (E-26). */
export const losesGarrison = (sector: Sector, levels: number): boolean =>
  !hasGarrison({ ...sector, level: sector.level - levels });

/** Razes levels of sector defences; takes the whole turn (GE 445, 904-918). */
export const razeDefences: GeOrderKind<'raze-defences'> = {
  title: 'Raze Defences',
  codec: object({ kind: literal('raze-defences'), ref, levels: integer(1, maxLevel) }),

  offers: (view, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    return worker === undefined || razingBarred(view, plan, at, worker) !== undefined
      ? []
      : [{ kind: 'raze-defences', levels: 1 }];
  },

  /** Where there are no defences the order is left out without a reason. */
  whyNot: (view, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    const problem = worker === undefined ? undefined : razingBarred(view, plan, at, worker);
    return worker === undefined || (world(view).sectors[worker.place]?.level ?? 0) === 0
      ? undefined
      : problem;
  },

  form: (view, order, at, plan) => {
    const worker = plannedWorker(view, plan, at);
    const sector = worker === undefined ? undefined : world(view).sectors[worker.place];
    const most = Math.max(
      1,
      worker === undefined || sector === undefined
        ? 1
        : razable(world(view), sector, worker, razedElsewhere(view, plan, at, worker.place)),
    );
    return formOf(order, [
      numberField('levels', 'Levels', 1, most, order.levels, (levels) => ({ ...order, levels }), allOf(most)),
    ]);
  },

  check: (view, _order, at) =>
    listed(
      needsUnit(at),
      ownUnit(view, at) === undefined ? undefined : beginRazingProblem(world(view), view.me, at.unit),
    ),

  say: ({ levels }, view) =>
    phrase('Raze {levels|level|levels} of the sector defences and salvage {salvage} resources', {
      levels,
      salvage: levels * view.parameters.defences.razeSalvage,
    }),
};

/** Razes sector defences; the salvage comes after the decay (GE 904-918, E-26). */
export const structuresRazed: GeStep = {
  name: 'Structures Razed',
  cite: 'GE 906',
  run(turn) {
    const razed = new Map<PlaceId, number>();
    forWorkers(turn, 'raze-defences', (command) => {
      const { place } = command.unit;
      const before = razed.get(place) ?? 0;
      const problem = razingProblem(turn.state, command.seat, command.unit, before);
      if (problem !== undefined) return turn.refuse(command.order.ref, problem);
      razed.set(place, before + raze(turn, command, before));
    });
  },
};

/** Razes as many levels as possible and returns the number. */
function raze(
  turn: GeTurn,
  { seat, id, unit, order: { levels: ordered, ref: cause } }: Command<RazeDefences>,
  before: number,
): number {
  const { place } = unit;
  const sector = turn.state.sectors[place];
  const levels = sector === undefined ? 0 : Math.min(ordered, razable(turn.state, sector, unit, before));
  if (sector === undefined || levels === 0) return 0;
  if (losesGarrison(sector, levels)) withdrawGarrison(turn, seat, place, cause);
  const salvage = razingSalvage(turn.state, levels);
  turn.happen({
    kind: 'defences-razed',
    seat,
    unit: id,
    place,
    levels,
    level: sector.level - levels,
    salvage,
    cause,
  });
  if (levels < ordered) turn.refuse(cause, fewer(turn, ordered, levels));
  return levels;
}

function fewer(turn: GeTurn, ordered: number, levels: number): Problem {
  const { razeMost: most, razeWorkers: workers } = turn.state.parameters.defences;
  return impossible('GE 916', 'fewer-levels', {
    ordered,
    levels,
    workers,
    most,
  });
}
