import type { OrderIn } from '#kernel/declare/order.ts';
import { hasForeignBases } from '../model/territory.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { order, place } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { groundAt, isDeepSpace } from '../map/ground.ts';
import { nameOf } from '../map/seats.ts';
import type { WorkKind } from '../model/space.ts';
import { wholeTurnWorks, works } from '../model/space.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied, isAllysAt } from '../model/relations/alliances.ts';
import type { State, View } from '../model/state.ts';
import { squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { canSurvey, scarsOf, surveyorsOf, wholeSurveyor } from '../ships/surveyors.ts';
import { segmentOn } from './clock.ts';
import { isDisputed } from './own.ts';
import { isMined, sweepersOf } from './sweeping.ts';
import type { WorkEvent } from './works.ts';
import { tasked, workNames } from './works.ts';

type Space = Pick<State, 'squadrons' | 'systems' | 'territory' | 'map' | 'empires' | 'mines' | 'alliances'> &
  Pick<View, 'sighted'>;
interface Given {
  readonly seat: SeatId;
  readonly unit?: UnitId | undefined;
}

/** Where the course of a squadron ends in a plan; undefined where it is not the reader’s. */
export function endOf(
  { squadrons, me }: View,
  unit: UnitId | undefined,
  plan: Plan<AnyOrder>,
): PlaceId | undefined {
  const squadron = squadronGiven(squadrons, { seat: me, unit });
  if (squadron === undefined || unit === undefined) return undefined;
  const ways = ordersOf(plan, unit) as readonly (AnyOrder & { readonly way?: readonly PlaceId[] })[];
  return ways.flatMap(({ way = [] }) => way).at(-1) ?? squadron.place;
}

const kinds: ReadonlySet<string> = new Set(works);
const isTasked = (plan: Plan<AnyOrder>, unit: UnitId | undefined): boolean =>
  unit !== undefined && ordersOf(plan, unit).some(({ kind }) => kinds.has(kind));

/** Whether this can be ordered of a squadron in the hex where its course ends: once in a plan. */
const offered = (view: View, unit: UnitId | undefined, plan: Plan<AnyOrder>, cannot: Judge) => {
  const end = endOf(view, unit, plan);
  return end === undefined || isTasked(plan, unit) || cannot(view, { seat: view.me, unit }, end) !== undefined
    ? []
    : [{ place: end }];
};

type Judge = (space: Space, given: Given, at: PlaceId) => Problem | undefined;

/** What supplementary defense does beside defending: it annexes, and works at resource runs (C13.31, E2.30). */
const worksOfDefense: readonly WorkKind[] = ['annex', 'prospect'];

/** What bars every work: it is a squadron of one’s own, and has not begun the same one already. */
function barred({ squadrons }: Space, given: Given, kind: WorkKind, at: PlaceId): Squadron | Problem {
  const squadron = squadronGiven(squadrons, given);
  if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
  if (squadron.stationed === true && (squadron.called === true || !worksOfDefense.includes(kind)))
    return impossible('GC E2.30', 'defense-only');
  const { work } = squadron;
  return work?.kind === kind && work.place === at
    ? impossible('GC C13.31', 'works-already', { place: hexName(at) })
    : squadron;
}
const isProblem = (one: Squadron | Problem): one is Problem => 'code' in one;

/** A hex that is surveyed, belongs to no system of others, and is not the empire’s own (C13.31). */
const cannotAnnex: Judge = (space, given, at) => {
  const squadron = barred(space, given, 'annex', at);
  if (isProblem(squadron)) return squadron;
  const args = { place: hexName(at) };
  const system = space.systems[at];
  if (space.territory[at] === given.seat) return impossible('GC C13.31', 'annexed-already', args);
  const holder = space.territory[at];
  if (holder !== undefined && areAllied(space, holder, given.seat))
    return impossible('GC C22.10', 'spares-ally', { seat: nameOf(holder) });
  if (!groundAt(space.map, at).surveyed) return impossible('GC B3.15', 'not-surveyed', args);
  return system !== undefined && system.owner !== given.seat
    ? impossible('GC C13.31', 'annexes-system', { ...args, seat: nameOf(system.owner) })
    : undefined;
};

/** An unsurveyed hex, by ships that can survey (B3.15); not a red one (A202.00). */
const cannotSurvey: Judge = (space, given, at) => {
  const squadron = barred(space, given, 'survey', at);
  if (isProblem(squadron)) return squadron;
  const args = { place: hexName(at) };
  const { kind, surveyed } = groundAt(space.map, at);
  if (isDeepSpace(space.map, at)) return impossible('GC A5.20', 'arm-edge', args);
  if (surveyed) return impossible('GC B3.15', 'surveyed-already', args);
  if (kind === 'red') return impossible('GC A202.00', 'unnavigable', args);
  return canSurvey(squadron) ? undefined : impossible('GC B3.15', 'no-surveyor');
};

/** A red hex, by a survey ship (A202.10). */
const cannotNavigate: Judge = (space, given, at) => {
  const squadron = barred(space, given, 'navigate', at);
  if (isProblem(squadron)) return squadron;
  if (groundAt(space.map, at).kind !== 'red')
    return impossible('GC A202.10', 'navigable-already', { place: hexName(at) });
  return surveyorsOf(squadron) >= wholeSurveyor ? undefined : impossible('GC A202.10', 'no-survey-ship');
};

/** Why there is no resource run of an empire in a hex (A202.00, A300.20, B3.10, B3.30); in restoration surveyed space has some too (B13.30). */
export function cannotMine(
  { map, systems, empires }: Pick<Space, 'map' | 'systems' | 'empires'>,
  seat: SeatId,
  at: PlaceId,
): Problem | undefined {
  const args = { place: hexName(at) };
  const { kind, surveyed } = groundAt(map, at);
  if (systems[at] !== undefined) return impossible('GC B3.30', 'run-at-system', args);
  if (kind === 'red') return impossible('GC A202.00', 'run-in-red', args);
  if (kind === 'green') return impossible('GC A300.20', 'run-in-green', args);
  if (isDeepSpace(map, at)) return impossible('GC A5.20', 'arm-edge', args);
  return surveyed && empires[seat]?.mobility !== 'RB'
    ? impossible('GC B3.10', 'run-in-surveyed', args)
    : undefined;
}

/** An unsurveyed hex without a system, by anybody: survey ships, their support, or who guards them (B3.20). */
const cannotProspect: Judge = (space, given, at) => {
  const squadron = barred(space, given, 'prospect', at);
  return isProblem(squadron) ? squadron : cannotMine(space, given.seat, at);
};

/** Whether bases of another empire stand in a hex, or were read there. */
const hasBases = (space: Space, seat: SeatId, at: PlaceId): boolean =>
  hasForeignBases(space, seat, at) || space.sighted?.[at] !== undefined;

/** A system or bases of another empire (C12.10). */
const cannotBlockade: Judge = (space, given, at) => {
  const squadron = barred(space, given, 'blockade', at);
  if (isProblem(squadron)) return squadron;
  const system = space.systems[at];
  if (system !== undefined && isAllysAt(space, given.seat, at))
    return impossible('GC C22.10', 'spares-ally', { seat: nameOf(system.owner) });
  return (system === undefined || system.owner === given.seat) && !hasBases(space, given.seat, at)
    ? impossible('GC C12.10', 'nothing-to-blockade', { place: hexName(at) })
    : undefined;
};

/** A hex full of mines, by minesweepers (C4.45). */
const cannotSweep: Judge = (space, given, at) => {
  const squadron = barred(space, given, 'sweep', at);
  if (isProblem(squadron)) return squadron;
  if (!isMined(space, at)) return impossible('GC C4.45', 'nothing-to-sweep', { place: hexName(at) });
  return sweepersOf(squadron) > 0 ? undefined : impossible('GC C4.45', 'no-sweeper');
};

const declared = <const K extends WorkKind>(kind: K, title: string, cannot: Judge) =>
  order(kind, {
    fields: { place },
    title,
    offers: (view, at, plan) => offered(view, at.unit, plan, cannot),
    cannot: (state, given) => cannot(state, given, given.order.place),
    say: (given) => phrase(workNames[kind].order, { place: hexName(given.place) }),
  });

/** To take a hex for the empire, by twelve whole segments in it (C13.30). */
export const annex = declared('annex', 'Annex the hex', cannotAnnex);
/** To survey a hex, by twelve whole segments in it (B3.15). */
export const survey = declared('survey', 'Survey the hex', cannotSurvey);
/** To cut a system off, by a whole turn over it (C12.10). */
export const blockade = declared('blockade', 'Blockade the system', cannotBlockade);
/** To make a red hex navigable, by a whole turn in it (A202.10). */
export const navigate = declared('navigate', 'Navigate the hex', cannotNavigate);
/** To work at a mineral resource run in an unsurveyed hex, from turn to turn (B3.20). */
export const prospect = declared('prospect', 'Prospect the hex', cannotProspect);

/** To sweep a hex full of mines, by four whole turns in it of one minesweeper (C4.45). */
export const sweep = declared('sweep', 'Sweep the hex', cannotSweep);

export type Task = OrderIn<
  typeof annex | typeof survey | typeof blockade | typeof navigate | typeof prospect | typeof sweep
>;
/** A squadron as it would be at the work. */
const tasking = (squadron: Squadron, kind: WorkKind, { place: at, ref }: Task): Squadron => ({
  ...squadron,
  work: { kind, place: at, cause: ref },
});
/** What damage its survey ships have already when they are told to. */
const scarred = (squadron: Squadron, kind: WorkKind): { readonly scars?: number } => {
  const scars = wholeTurnWorks.includes(kind) ? scarsOf(squadron) : 0;
  return scars > 0 ? { scars } : {};
};
const citeOf: Readonly<Record<WorkKind, Cite>> = {
  annex: 'GC C13.31',
  survey: 'GC B3.15',
  blockade: 'GC C12.10',
  navigate: 'GC A202.10',
  prospect: 'GC B3.20',
  sweep: 'GC C4.45',
};

/** Squadrons are told what to do with a hex, one thing each; those that are there and stay begin with segment 1. */
export function setTasks(turn: Turn<Room<State, View, Task, WorkEvent>>): void {
  const told = new Set<UnitId>();
  for (const { kind, cannot } of [blockade, annex, survey, navigate, prospect, sweep] as const)
    oneByOne(
      turn,
      turn.orders(kind),
      ({ seat, unit, order: given }) =>
        unit !== undefined && told.has(unit)
          ? impossible(citeOf[kind], 'tasked-already')
          : (cannot as (state: State, given: object) => Problem | undefined)(turn.state, {
              seat,
              unit,
              order: given,
            }),
      ({ seat, unit, order: given }) => {
        const squadron = unit && turn.state.squadrons[unit];
        if (unit === undefined || squadron === undefined) return undefined;
        told.add(unit);
        const begins =
          squadron.plot === undefined &&
          squadron.place === given.place &&
          (wholeTurnWorks.includes(kind) || !isDisputed(turn.state, tasking(squadron, kind, given)));
        return tasked.of({
          seat,
          unit,
          place: given.place,
          work: kind,
          cause: given.ref,
          ...(begins && { since: segmentOn(turn.state.turn, 1) }),
          ...scarred(squadron, kind),
        });
      },
    );
}
