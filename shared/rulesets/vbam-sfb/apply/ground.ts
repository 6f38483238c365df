import { change, replace } from '#kernel/steps/change.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { GroundEvent } from '../model/groundEvents.ts';
import type { Project } from '../model/state.ts';
import type { Appliers, Draft } from '../model/drafts.ts';
import { addUnit, changeProject, markAttack, removeUnit } from '../model/drafts.ts';
import { changeUnit } from '../model/stations.ts';

/** Puts a unit ashore, or on a carrier where it is based. */
function settle(draft: Draft, id: UnitId, based?: UnitId): void {
  changeUnit(draft.units, id, ({ aboard: _, based: __, ...rest }) => ({
    ...rest,
    handled: draft.turn,
    ...(based === undefined ? {} : { based }),
  }));
}

/** Work of a place is lost with it. */
function dropWork(draft: Draft, place: PlaceId, isLost: (project: Project) => boolean): void {
  for (const [id, project] of inOrder(draft.projects))
    if (project.place === place && isLost(project)) changeProject(draft, id, () => undefined);
}

/** What lands on planets, and whose they are. */
export const ground: Appliers<GroundEvent['kind']> = {
  'colony-founded': (draft, { seat, place, unit }) => {
    removeUnit(draft, unit);
    replace(draft.systems, place, (system) => ({ ...system, owner: seat, census: 1, morale: 1, bonus: 0 }));
  },
  'cargo-embarked': (draft, { unit, by }) => {
    changeUnit(draft.units, unit, ({ based: _, ...rest }) => ({ ...rest, aboard: by, handled: draft.turn }));
  },
  'people-embarked': (draft, { seat, unit, place, design, by }) => {
    change(draft.systems, place, ({ census }) => ({ census: census - 1 }));
    change(draft.empires, seat, ({ made }) => ({ made: made + 1 }));
    addUnit(draft, unit, { seat, design, place, aboard: by, handled: draft.turn });
  },
  'cargo-landed': (draft, { unit }) => {
    settle(draft, unit);
  },
  'people-landed': (draft, { unit, place }) => {
    removeUnit(draft, unit);
    change(draft.systems, place, ({ census }) => ({ census: census + 1 }));
  },
  'flight-based': (draft, { unit, on }) => {
    settle(draft, unit, on);
  },
  'unit-lost': (draft, { unit }) => {
    removeUnit(draft, unit);
  },
  'troops-landed': (draft, { unit, to, place }) => {
    settle(draft, unit);
    markAttack(draft, to, place);
  },
  bombarded: (draft, { to, place, productivity, census }) => {
    change(draft.systems, place, (system) => ({
      productivity: system.productivity - productivity,
      census: system.census - census,
    }));
    markAttack(draft, to, place);
  },
  'ground-fought': () => undefined,
  'troops-lost': (draft, { unit }) => {
    removeUnit(draft, unit);
  },
  'rebellion-fought': () => undefined,
  'rebellion-over': (draft, { seat, place, free }) => {
    replace(draft.systems, place, ({ owner, ...system }) =>
      free
        ? { ...system, morale: system.census }
        : { ...system, ...(owner === undefined ? {} : { owner }), morale: 1 },
    );
    if (free) dropWork(draft, place, (project) => project.seat === seat);
  },
  'system-conquered': (draft, { seat, place }) => {
    replace(draft.systems, place, (system) => ({
      ...system,
      owner: seat,
      raising: false,
      seized: draft.turn,
    }));
    dropWork(draft, place, (project) => project.seat !== seat);
  },
};
