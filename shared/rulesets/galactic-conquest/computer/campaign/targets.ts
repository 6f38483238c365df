import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { compareBy, inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { HexMap } from '../../map/board.ts';
import { beside, boardOf, distance } from '../../map/board.ts';
import { groundAt, isDeepSpace } from '../../map/ground.ts';
import type { System } from '../../model/system.ts';
import { isWild } from '../../ships/surveyors.ts';
import { forcesOf } from '../forces.ts';
import { powerAt } from '../strength.ts';
import type { Planner } from '../planner.ts';

/** What a hex of the way counts, what taking a system of a kind does, and each system that its empire has less than the one that has most. */
const aHex = 4;
const guarded: Readonly<Record<System['kind'], number>> = { homeworld: 5, major: 1, minor: 0 };
const aLoss = 3;
/** Losses beyond these count no more. */
const mostLosses = 4;
/** What a hex of the way counts for those who fight, so that they stay where they are at war. */
const aMarch = 3;

/** What counts as farther than anything. */
const farthest = 99;
/** Percent of all that fights which a target is weaker than. */
const share = 60;

const targets = new WeakMap<Planner, { readonly place: PlaceId | undefined }>();

/** Systems of each empire. */
function counts({ view: { systems } }: Planner): ReadonlyMap<SeatId, number> {
  const all = new Map<SeatId, number>();
  for (const { owner } of valuesInOrder(systems)) all.set(owner, (all.get(owner) ?? 0) + 1);
  return all;
}

/** Hexes from own space to each system, by ways that ships can go. */
function farOf({ view: { map, territory, systems, me } }: Planner): ReadonlyMap<PlaceId, number> {
  const board = boardOf(map);
  const far = new Map<PlaceId, number>();
  let edge = keysInOrder({ ...territory, ...systems }).filter(
    (place) => territory[place] === me || systems[place]?.owner === me,
  );
  for (let steps = 0; edge.length > 0; steps += 1) {
    for (const place of edge) far.set(place, steps);
    const next = new Set<PlaceId>();
    for (const place of edge)
      for (const other of beside(board, place))
        if (!far.has(other) && (systems[other] !== undefined || isOpen(map, other))) next.add(other);
    edge = [...next];
  }
  return far;
}

/** Whether ships pass a hex without stopping there (A203.00). */
const isOpen = (map: HexMap, place: PlaceId): boolean =>
  !isDeepSpace(map, place) && !(isWild(map, place) && groundAt(map, place).kind === 'red');

function found(planner: Planner): PlaceId | undefined {
  const { systems, fallen = {}, map, me } = planner.view;
  const board = boardOf(map);
  const far = farOf(planner);
  const has = counts(planner);
  const most = Math.max(0, ...has.values());
  const fighting = forcesOf(planner);
  const navy = sumOf(fighting.map(({ power }) => power));
  // Who is bold goes for whoever is beaten already.
  const weak = (owner: SeatId): number =>
    planner.level === 'bold' ? aLoss * Math.min(mostLosses, most - (has.get(owner) ?? 0)) : 0;
  const march = (place: PlaceId): number =>
    Math.round(
      (aMarch *
        sumOf(
          fighting.map(({ squadron, power }) => power * (distance(board, squadron.place, place) ?? farthest)),
        )) /
        Math.max(1, navy),
    );
  const foreign = inOrder(systems).filter(
    ([place, { owner }]) => owner !== me && fallen[owner] === undefined && far.has(place),
  );
  // What is stronger than most of the navy waits.
  const weaker = foreign.filter(([place]) => powerAt(planner, place) * 100 <= navy * share);
  return (weaker.length > 0 ? weaker : foreign)
    .map(([place, { owner, kind }]) => ({
      place,
      cost: aHex * (far.get(place) ?? farthest) + guarded[kind] - weak(owner) + march(place),
    }))
    .toSorted(
      compareBy(
        ({ cost }) => cost,
        ({ place }) => place,
      ),
    )[0]?.place;
}

/** The foreign system that an empire means to take next: the nearest one, and for who is bold rather one of an empire that has lost others. */
export function targetOf(planner: Planner): PlaceId | undefined {
  let known = targets.get(planner);
  if (known === undefined) {
    known = { place: found(planner) };
    targets.set(planner, known);
  }
  return known.place;
}
