import type { Draft as DraftOf } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Battle, Encounter } from './combat.ts';
import type { PairId, Relation } from './relations.ts';
import { pairOf, relationOf } from './relations.ts';
import type { Project, State, Tech, Unit } from './state.ts';
import { carriedBy, changeUnit, guardsOf, putUnit } from './stations.ts';

type Draft = DraftOf<State>;

export const changeTech = (draft: Draft, seat: SeatId, by: (tech: Tech) => Partial<Tech>): void =>
  change(draft.empires, seat, ({ tech }) => ({ tech: { ...tech, ...by(tech) } }));
export const changeRelation = (
  { relations }: Draft,
  a: SeatId,
  b: SeatId,
  change: (relation: Relation) => Relation,
): void => {
  (relations as Record<PairId, Relation>)[pairOf(a, b)] = change(relationOf(relations, a, b));
};

/** Its sentries, work on it and its battle lose a unit. */
export const leavePosts = (draft: Draft, id: UnitId): void => {
  for (const other of guardsOf(draft.units, id))
    changeUnit(draft.units, other, ({ guards: _, ...rest }) => rest);
  for (const [project, { unit }] of inOrder(draft.projects))
    if (unit === id) changeProject(draft, project, () => undefined);
  leaveBattle(draft, id);
};
/** Destroyed, or broken up. */
export const removeUnit = (draft: Draft, id: UnitId): void => {
  putUnit(draft.units, id, undefined);
  leavePosts(draft, id);
};
/** The encounter at hand. */
export const changeEncounter = (draft: Draft, change: (encounter: Encounter) => Encounter): void => {
  const [first, ...rest] = draft.encounters;
  if (first !== undefined) draft.encounters = [change(first), ...rest];
};
export const changeBattle = (draft: Draft, change: (battle: Battle) => Partial<Battle>): void =>
  changeEncounter(draft, (one) =>
    one.battle === undefined ? one : { ...one, battle: { ...one.battle, ...change(one.battle) } },
  );
export const leaveBattle = (draft: Draft, id: UnitId): void =>
  changeBattle(draft, ({ forces }) => ({
    forces: Object.fromEntries(inOrder(forces).map(([seat, all]) => [seat, all.filter((one) => one !== id)])),
  }));
export const changeProject = (
  { projects }: Draft,
  id: string,
  change: (project: Project) => Project | undefined,
): void => {
  const all = projects as Record<string, Project>;
  const changed = all[id] && change(all[id]);
  if (changed === undefined) delete all[id];
  else all[id] = changed;
};
/** A power is attacked in a place: all of its empire minds, if that is its home system (VB 481). */
export const markAttack = (draft: Draft, seat: SeatId | undefined, place: PlaceId | undefined): void => {
  if (seat !== undefined && place !== undefined && draft.empires[seat]?.home === place)
    change(draft.empires, seat, () => ({ attacked: draft.turn }));
};
export const arrive = (draft: Draft, id: UnitId, place: PlaceId, came?: PlaceId): void => {
  for (const other of carriedBy(draft.units, id))
    changeUnit(draft.units, other, ({ between: _, waits: __, ...rest }) => ({ ...rest, place }));
  changeUnit(draft.units, id, ({ between: _, waits: __, came: ___, ...rest }) => ({
    ...rest,
    place,
    ...defined({ came }),
  }));
};

/** A unit comes into the world, new and whole. */
export function addUnit(
  draft: Draft,
  id: UnitId,
  unit: Pick<Unit, 'seat' | 'design' | 'place'> & Partial<Unit>,
): void {
  const whole = { name: '', mothballed: false, crippled: false, unsupplied: false };
  putUnit(draft.units, id, { ...whole, ...unit });
}

/** Puts a unit ashore, or on a carrier where it is based. */
export function settle(draft: Draft, id: UnitId, based?: UnitId): void {
  changeUnit(draft.units, id, ({ aboard: _, based: __, ...rest }) => ({
    ...rest,
    handled: draft.turn,
    ...defined({ based }),
  }));
}

/** Work of a place is lost with it. */
export function dropWork(draft: Draft, place: PlaceId, isLost: (project: Project) => boolean): void {
  for (const [id, project] of inOrder(draft.projects))
    if (project.place === place && isLost(project)) changeProject(draft, id, () => undefined);
}
