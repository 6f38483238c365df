import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { compareBy, inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { HexMap } from '../../map/board.ts';
import { beside, boardOf, distance } from '../../map/board.ts';
import { groundAt, isDeepSpace } from '../../map/ground.ts';
import type { Level } from '../../model/empire.ts';
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

/** Systems that are attacked at a time at most, of an empire that is beaten: one that has so many percent of one’s own, or fewer. */
const fronts: Readonly<Record<Level, number>> = { cautious: 1, steady: 1, bold: 4 };
const beaten = 75;

const targets = new WeakMap<Planner, readonly PlaceId[]>();

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

/** Foreign systems that are worth a march, the first first; of one empire. */
function found(planner: Planner): readonly PlaceId[] {
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
  const ranked = (weaker.length > 0 ? weaker : foreign)
    .map(([place, { owner, kind }]) => ({
      place,
      owner,
      cost: aHex * (far.get(place) ?? farthest) + guarded[kind] - weak(owner) + march(place),
    }))
    .toSorted(
      compareBy(
        ({ cost }) => cost,
        ({ place }) => place,
      ),
    );
  const foe = ranked[0]?.owner;
  if (foe === undefined) return [];
  const isBeaten = (has.get(foe) ?? 0) * 100 <= (has.get(me) ?? 0) * beaten;
  const all = ranked.flatMap(({ place, owner }) => (owner === foe ? [place] : []));
  return all.slice(0, isBeaten ? fronts[planner.level] : 1);
}

/** The foreign systems that an empire means to take, the first first, all of one empire: against several a war is lost. */
export function targetsOf(planner: Planner): readonly PlaceId[] {
  const known = targets.get(planner) ?? found(planner);
  targets.set(planner, known);
  return known;
}

/** The foreign system that an empire means to take next: the nearest one, and for who is bold rather one of an empire that has lost others. */
export const targetOf = (planner: Planner): PlaceId | undefined => targetsOf(planner)[0];
