import type { PlaceId } from '#kernel/ids.ts';
import type { Project, State } from '../../model/state.ts';
import { designsOf, has, isGround } from '../../tables/designs.ts';
import { mostLevied, needsDock, projectsAt, yardOf } from './yards.ts';

/** One project in a turn: the EP of capacity that go into it, and what is left to do then. */
export interface Progress {
  readonly project: string;
  readonly what: Project;
  readonly ep: number;
  readonly left: number;
}

/** What a place can still do in a turn: EP, docks, ground units (VB 450), and people that it can spare (VB 486). */
interface Room {
  readonly capacity: number;
  readonly docks: number;
  readonly levies: number;
  readonly people: number;
}

/** What a project needs in this turn besides EP. */
function needsOf({ seat, design }: Project): Omit<Room, 'capacity'> {
  const found = designsOf(seat).get(design);
  const one = (needed: boolean): number => (found !== undefined && needed ? 1 : 0);
  return {
    docks: one(found !== undefined && needsDock(found)),
    levies: one(found !== undefined && isGround(found)),
    people: one(found !== undefined && has(found, 'Colonize')),
  };
}

/** The EP that go into a project; none: it is delayed (VB 438). Ground units are raised at once or not at all. */
function workedOn(what: Project, left: number, room: Room, isOwn: boolean): number {
  const { docks, levies, people } = needsOf(what);
  if (!isOwn || room.docks < docks || room.levies < levies || room.people < people) return 0;
  return levies > 0 && room.capacity < left ? 0 : Math.min(room.capacity, left);
}

/** The work of a place in a turn: in the order that its owner chose, then in that in which it was bought (VB 438; OURS: the latest is delayed). */
export function progressAt(state: State, place: PlaceId): readonly Progress[] {
  const system = state.systems[place];
  let room: Room = {
    ...yardOf(state, place),
    levies: mostLevied(state, place),
    people: (system?.census ?? 0) - 1,
  };
  return projectsAt(state, place).map(([project, what]) => {
    const left = what.cost - what.done;
    const ep = workedOn(what, left, room, system?.owner === what.seat);
    const needs = needsOf(what);
    if (ep > 0)
      room = {
        capacity: room.capacity - ep,
        docks: room.docks - needs.docks,
        levies: room.levies - needs.levies,
        people: room.people - needs.people,
      };
    return { project, what, ep, left: left - ep };
  });
}
