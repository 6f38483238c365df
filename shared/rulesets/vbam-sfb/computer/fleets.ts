import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { cannotColonise, isFree } from '../ground/colonies.ts';
import { cannotRoute } from '../movement/ways.ts';
import type { Control } from '../supply/control.ts';
import { areEnemies, controlIn } from '../supply/control.ts';
import { around, isOnMap } from '../map/board.ts';
import { designOf, has } from '../units/designs.ts';
import { trade } from '../economy/income.ts';
import { invade, musterOf } from './invasion.ts';
import type { Planner } from './planner.ts';
import { fitShips, nearest, send } from './ways.ts';

/** Warships that stay with each home system; the others look around. */
const guards = 2;

export const settled = ({ view: { systems } }: Planner): number => keysInOrder(systems).length;

/** Free systems that it knows of, in id order. */
export const targetsOf = ({ state }: Planner): readonly PlaceId[] =>
  inOrder(state.systems).flatMap(([place, system]) =>
    isFree(system) && system.owner === undefined ? [place] : [],
  );

/** Colony Fleets found colonies, or go to the free system that is nearest. */
function settle(planner: Planner, control: Control): void {
  const open = new Set(targetsOf(planner));
  for (const [id, unit] of inOrder(planner.view.units)) {
    if (!has(designOf(unit), 'Colonize')) continue;
    if (open.has(unit.place) && cannotColonise(planner.state, planner.me, id) === undefined) {
      planner.order({ kind: 'colonise' }, id);
      open.delete(unit.place);
      continue;
    }
    const to = nearest(unit.place, open);
    if (to === undefined) continue;
    open.delete(to);
    send(planner, control, { id, unit, along: [] }, to);
  }
}

/** Trade Fleets without a route take one through their own system and those beside it that produce most. */
function tradeAlong(planner: Planner): void {
  const { systems, units } = planner.view;
  const taken = new Set(inOrder(units).flatMap(([, { route = [] }]) => route));
  for (const [id, unit] of inOrder(units)) {
    if (!has(designOf(unit), 'Trade') || unit.route !== undefined) continue;
    const way = [unit.place];
    while (way.length < trade.sectors) {
      const last = way.at(-1) ?? unit.place;
      const [next] = around(last)
        .filter((place) => systems[place] !== undefined && !way.includes(place) && !taken.has(place))
        .toSorted(compareBy((place) => -(systems[place]?.productivity ?? 0) * (systems[place]?.raw ?? 0)));
      if (next === undefined) break;
      way.push(next);
    }
    if (cannotRoute(planner.state, planner.me, id, way) === undefined)
      planner.order({ kind: 'route', way }, id);
  }
}

/** Warships beyond the guards gather for an invasion, go to enemies that are seen, or else where nobody of theirs has been. */
function roam(planner: Planner, control: Control, busy: readonly UnitId[]): void {
  const { view, state, me } = planner;
  const empires = keysInOrder(state.empires).length;
  const explored = new Set(view.own.explored);
  const unseen = new Set(
    view.own.explored.flatMap(around).filter((place) => isOnMap(place, empires) && !explored.has(place)),
  );
  const foes = new Set(
    inOrder(view.sectors).flatMap(([place, { system }]) =>
      system?.owner !== undefined && areEnemies(state, me, system.owner) ? [place] : [],
    ),
  );
  const muster = musterOf(planner);
  const ships = fitShips(planner).slice(guards);
  for (const [at, [id, unit]] of ships.filter(([one]) => !busy.includes(one)).entries()) {
    const hunts = foes.size > 0 && at % 2 === 0;
    const hunted = muster === undefined ? foes : [muster];
    const to = nearest(unit.place, hunts || unseen.size === 0 ? hunted : unseen);
    if (to === undefined) continue;
    if (!hunts) unseen.delete(to);
    send(planner, control, { id, unit, along: [] }, to);
  }
}

/** Where ships and fleets go. */
export function lead(planner: Planner): void {
  const control = controlIn(planner.state);
  settle(planner, control);
  tradeAlong(planner);
  roam(planner, control, invade(planner, control));
}
