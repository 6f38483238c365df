import type { PlaceId } from '#kernel/words/ids.ts';
import type { Project, State } from '../model/state.ts';
import { designOf, has, isGround } from '../units/designs.ts';
import { freightAt, isSite, workplaces } from './bases.ts';
import { hasShipyard, mostLevied, needsDock, projectsAt, yardOf } from './yards.ts';

/** One project in a turn: the EP of capacity that go into it, and what is left to do then. */
export interface Progress {
  readonly project: string;
  readonly what: Project;
  readonly ep: number;
  readonly left: number;
  /** No Transport Fleet is in place to take it where it is built: all of it is lost (VB 444; OURS: all). */
  readonly lost?: true;
}

/** What a place can still do in a turn: EP, docks, ground units (VB 450), and people that it can spare (VB 486). */
interface Room {
  readonly capacity: number;
  readonly docks: number;
  readonly levies: number;
  readonly people: number;
}

/** What a project needs in this turn besides EP. */
function needsOf(what: Project): Omit<Room, 'capacity'> {
  const found = designOf(what);
  return {
    docks: Number(needsDock(found)),
    levies: Number(isGround(found)),
    people: Number(what.work === 'build' && has(found, 'Colonize')),
  };
}

/** Whether all is where it must be: the system is held, a ship lies at a shipyard (VB 442, 456), and what is worked on is in place. */
function isAtWork(state: State, what: Project): boolean {
  const { seat, place, site, unit } = what;
  const of = unit === undefined ? undefined : state.units[unit];
  const isThere = of === undefined || (of.place === (site ?? place) && of.between === undefined);
  return (
    state.systems[place]?.owner === seat &&
    isThere &&
    (site === undefined || isSite(state, seat, site)) &&
    (!needsDock(designOf(what)) || hasShipyard(state, seat, place))
  );
}

/** The EP that can go into a project; none: it is delayed (VB 438). Ground units are raised at once or not at all. */
function dueFor(what: Project, left: number, room: Room, isOpen: boolean): number {
  const { docks, levies, people } = needsOf(what);
  if (!isOpen || room.docks < docks || room.levies < levies || room.people < people) return 0;
  const { cost, done, paid = cost } = what;
  return levies > 0 && room.capacity < left ? 0 : Math.min(room.capacity, left, paid - done);
}

/** Takes as many of these EP from place to place as Transport Fleets in both can still take in this turn. */
type Freight = (what: Project, ep: number) => number;

function freightOf(state: State): Freight {
  const left = new Map<string, number>();
  return ({ seat, place, site }, ep) => {
    if (site === undefined) return ep;
    const ends = [place, site].map((one) => {
      const key = `${seat} ${one}`;
      return { key, most: left.get(key) ?? freightAt(state, seat, one) };
    });
    const taken = Math.min(ep, ...ends.map(({ most }) => most));
    for (const { key, most } of ends) left.set(key, most - taken);
    return taken;
  };
}

/** The work of a place in a turn: in the order that its owner chose, then in that in which it was bought (VB 438; OURS: the latest is delayed). */
function progressAt(state: State, place: PlaceId, freight: Freight): readonly Progress[] {
  const system = state.systems[place];
  let room: Room = {
    ...yardOf(state, place),
    levies: mostLevied(state, place),
    people: (system?.census ?? 0) - 1,
  };
  return projectsAt(state, place).map(([project, what]) => {
    const left = what.cost - what.done;
    const due = dueFor(what, left, room, isAtWork(state, what));
    const ep = freight(what, due);
    const needs = needsOf(what);
    if (ep > 0)
      room = {
        capacity: room.capacity - ep,
        docks: room.docks - needs.docks,
        levies: room.levies - needs.levies,
        people: room.people - needs.people,
      };
    return { project, what, ep, left: left - ep, ...(due > 0 && ep === 0 ? ({ lost: true } as const) : {}) };
  });
}

/** All work of a turn, place by place. */
export function progressIn(state: State): readonly Progress[] {
  const freight = freightOf(state);
  return workplaces(state).flatMap((place) => progressAt(state, place, freight));
}
