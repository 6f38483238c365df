import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { pairOf } from '../../model/relations.ts';
import type { SectorKind } from '../../map/board.ts';
import { boardOf, isOnMap, jumps } from '../../map/board.ts';
import { designsOf, isGround, people } from '../../units/designs.ts';
import { unreadable } from '../../refusals.ts';
import { nameOf, terms } from '../../diplomacy/treaties.ts';
import type { ScenarioMap } from './scenarioShape.ts';

/** Most units of a scenario. */
const mostUnits = 20_000;

const isSector = (label: string, empires: number, sectors: SectorKind): boolean => {
  const board = boardOf(sectors);
  const cell = board.names.find(label);
  return cell !== undefined && isOnMap(board.names.id(cell), empires);
};

/** Labels that are no sectors of the map. */
function labelFaults(
  { empires, systems, terrain = {}, units }: ScenarioMap,
  count: number,
  sectors: SectorKind,
): readonly Problem[] {
  const named = [
    ...keysInOrder(systems),
    ...keysInOrder(terrain),
    ...units.flatMap(({ at, route = [] }) => [at, ...route]),
    ...inOrder(empires).flatMap(([, { home, explored = [] }]) => [
      ...(home === undefined ? [] : [home]),
      ...explored,
    ]),
  ];
  const strange = [...new Set(named)].filter((label) => !isSector(label, count, sectors));
  return strange.map((sector) => unreadable('scenario-sector', { sector }));
}

function systemFaults({ systems, empires }: ScenarioMap, seats: readonly SeatId[]): readonly Problem[] {
  return [
    ...inOrder(systems).flatMap(([system, { owner, census, morale = census, capacity }]) => [
      ...(owner === undefined || seats.includes(owner)
        ? []
        : [unreadable('scenario-owner', { empire: owner, system })]),
      ...(census > capacity || morale > capacity ? [unreadable('scenario-capacity', { system })] : []),
      ...(owner !== undefined && census === 0 ? [unreadable('scenario-nobody', { system })] : []),
    ]),
    ...inOrder(empires).flatMap(([seat, { home }]) => [
      ...(seats.includes(seat) ? [] : [unreadable('scenario-empire', { empire: seat })]),
      ...(home === undefined || systems[home]?.owner === seat
        ? []
        : [unreadable('scenario-home', { empire: seat, system: home })]),
    ]),
  ];
}

function unitFaults(
  { units, systems }: ScenarioMap,
  seats: readonly SeatId[],
  sectors: SectorKind,
): readonly Problem[] {
  const total = sumOf(units.map(({ count = 1 }) => count));
  return [
    ...(total > mostUnits ? [unreadable('scenario-units', { most: mostUnits })] : []),
    ...units.flatMap(({ of: seat, design, at, route }): readonly Problem[] => {
      if (!seats.includes(seat)) return [unreadable('scenario-empire', { empire: seat })];
      const found = designsOf(seat).get(design);
      if (found === undefined || design === people)
        return [unreadable('scenario-class', { empire: seat, design })];
      if (isGround(found) && systems[at]?.owner !== seat)
        return [unreadable('scenario-troops', { design, sector: at })];
      return route === undefined || isRoute(route, at, sectors)
        ? []
        : [unreadable('scenario-route', { design, sector: at })];
    }),
  ];
}

/** Whether a route leads over sectors that touch, each once, and over where its fleet is. */
function isRoute(route: readonly string[], at: string, sectors: SectorKind): boolean {
  const board = boardOf(sectors);
  const cells = route.map((label) => board.names.find(label));
  if (cells.some((cell) => cell === undefined)) return true;
  const places = cells.flatMap((cell) => (cell === undefined ? [] : [board.names.id(cell)]));
  return (
    route.includes(at) &&
    new Set(route).size === route.length &&
    places.every((place, n) => n === 0 || jumps(place, places[n - 1] ?? place) === 1)
  );
}

function relationFaults({ relations = [] }: ScenarioMap, seats: readonly SeatId[]): readonly Problem[] {
  const pairs = relations.map(({ between: [a, b] }) =>
    a === undefined || b === undefined ? '' : pairOf(a, b),
  );
  return relations.flatMap(({ between, treaties: signed = [], declared, strangers }, at) => {
    const [a = '', b = ''] = between;
    const args = { a, b };
    const known = between.every((seat) => seats.includes(seat));
    if (!known || a === b || between.length < 2) return [unreadable('scenario-powers', args)];
    const lacks = signed.find((one) => terms[one].needs !== undefined && !signed.includes(terms[one].needs));
    return [
      ...(pairs.indexOf(pairs[at] ?? '') === at ? [] : [unreadable('scenario-pair-twice', args)]),
      ...(new Set(signed).size < signed.length ? [unreadable('scenario-treaty-twice', args)] : []),
      ...(lacks === undefined
        ? []
        : [
            unreadable('scenario-treaty-needs', {
              ...args,
              treaty: nameOf(lacks),
              needed: nameOf(terms[lacks].needs ?? lacks),
            }),
          ]),
      ...(signed.length > 0 && (declared !== undefined || strangers === true)
        ? [unreadable('scenario-at-odds', args)]
        : []),
      ...(declared !== undefined && strangers === true ? [unreadable('scenario-at-odds', args)] : []),
    ];
  });
}

/** All that is wrong with the world of a scenario for these empires. */
export const mapFaults = (
  map: ScenarioMap,
  seats: readonly SeatId[],
  sectors: SectorKind = 'squares',
): readonly Problem[] => [
  ...labelFaults(map, seats.length, sectors),
  ...systemFaults(map, seats),
  ...unitFaults(map, seats, sectors),
  ...relationFaults(map, seats),
];
