import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, pairsWhere } from '#kernel/words/inOrder.ts';
import type { Unit } from '../model/state.ts';
import { cargoOf, holdOf, sizeOf } from '../ground/cargo.ts';
import { cannotBombard, troopsOf } from '../ground/combat.ts';
import { cannotEmbark, mayFightFor } from '../ground/landing.ts';
import type { Control } from '../supply/control.ts';
import type { Design } from '../units/designs.ts';
import { designOf, gradeOf, isCivil, isGround } from '../units/designs.ts';
import type { Planner } from './planner.ts';
import { fitShips, nearest, send } from './ways.ts';

/** Warships that go with an invasion, troops that stay in a system, and the people of a colony worth shelling. */
const [escort, garrison, worth] = [3, 2, 3] as const;

type Named = readonly [UnitId, Unit];

/** Systems that it may take by force, of those that it knows, in id order. */
export const prizesOf = ({ state, me }: Planner): readonly PlaceId[] =>
  inOrder(state.systems).flatMap(([place, system]) => (mayFightFor(state, me, system) ? [place] : []));

/** Transport Fleets, which carry troops. */
export const isTransport = (design: Design): boolean => isCivil(design) && gradeOf(design, 'Supply') > 0;

const transportsOf = ({ view: { units } }: Planner): readonly Named[] =>
  pairsWhere(units, (unit) => isTransport(designOf(unit)) && !unit.mothballed);

/** Whether troops are aboard. */
const isLoaded = ({ state }: Planner, id: UnitId): boolean =>
  cargoOf(state, [id]).some(([, unit]) => isGround(designOf(unit)));

/** Troops beyond the garrison of a system go aboard of empty Transport Fleets. */
function embark(planner: Planner): void {
  const { state, me, view } = planner;
  const waiting = new Map(
    keysInOrder(view.systems).map((place) => [place, troopsOf(state, me, place).slice(garrison)] as const),
  );
  for (const [id, unit] of transportsOf(planner)) {
    if (cargoOf(state, [id]).length > 0) continue;
    const hold = holdOf(designOf(unit));
    let room = hold.any + hold.ground;
    for (const [troop, one] of waiting.get(unit.place) ?? []) {
      if (sizeOf(designOf(one)) > room || cannotEmbark(state, me, troop, [id]) !== undefined) continue;
      planner.order({ kind: 'embark', by: [id] }, troop);
      room -= sizeOf(designOf(one));
      waiting.set(
        unit.place,
        (waiting.get(unit.place) ?? []).filter(([other]) => other !== troop),
      );
    }
  }
}

/** Where loaded Transport Fleets are, each place with those there. */
function groupsOf(planner: Planner): ReadonlyMap<PlaceId, readonly Named[]> {
  const loaded = transportsOf(planner).filter(
    ([id, { between }]) => between === undefined && isLoaded(planner, id),
  );
  return new Map(
    loaded.map(([, { place }]) => [place, loaded.filter(([, unit]) => unit.place === place)] as const),
  );
}

/** Where an invasion still waits for warships, in its own systems. */
export const musterOf = (planner: Planner): PlaceId | undefined =>
  [...groupsOf(planner).keys()].find(
    (place) => planner.view.systems[place] !== undefined && fitShips(planner, place).length < escort,
  );

/** Sends loaded Transport Fleets with their warships to the nearest prize, and lands the troops; the ships that go with them. */
function strike(planner: Planner, control: Control): readonly UnitId[] {
  const prizes = prizesOf(planner);
  return [...groupsOf(planner)].flatMap(([place, [first, ...others]]) => {
    const ships = fitShips(planner, place).map(([id]) => id);
    const to = nearest(place, prizes);
    if (first === undefined || to === undefined) return ships;
    const isHome = planner.view.systems[place] !== undefined;
    if (isHome && ships.length < escort) return ships;
    const [id, unit] = first;
    const along = [...others.map(([one]) => one), ...ships];
    const end = place === to ? to : send(planner, control, { id, unit, along }, to);
    if (end === to)
      for (const one of [id, ...others.map(([other]) => other)]) planner.order({ kind: 'invade' }, one);
    return ships;
  });
}

/** Empty Transport Fleets go back to where troops wait for them. */
function fetch(planner: Planner, control: Control): void {
  const { state, me, view } = planner;
  const full = keysInOrder(view.systems).filter((place) => troopsOf(state, me, place).length > garrison);
  for (const [id, unit] of transportsOf(planner)) {
    const to = nearest(unit.place, full);
    if (to !== undefined && to !== unit.place && cargoOf(state, [id]).length === 0)
      send(planner, control, { id, unit, along: [] }, to);
  }
}

/** Shells colonies of enemies whose sky is its own, where troops of them may be. */
function shell(planner: Planner): void {
  const { state, me } = planner;
  for (const place of prizesOf(planner)) {
    const { census = 0 } = state.systems[place] ?? {};
    if (census >= worth && cannotBombard(state, me, place) === undefined)
      planner.order({ kind: 'bombard', place });
  }
}

/** Its invasions; the warships that are with them. */
export function invade(planner: Planner, control: Control): readonly UnitId[] {
  embark(planner);
  fetch(planner, control);
  shell(planner);
  return strike(planner, control);
}

/** Troops that it wants: garrisons, and a wave for each pair of Transport Fleets. */
export const troopsWanted = (planner: Planner, transports: number): number =>
  prizesOf(planner).length === 0 ? garrison : garrison + 2 * transports;
