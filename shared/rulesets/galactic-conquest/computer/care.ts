import { inOrder } from '#kernel/words/inOrder.ts';
import { coreSpace } from '../space/own.ts';
import { imagine } from '../model/imagine.ts';
import type { Force } from './forces.ts';
import { damageOf, instruct, nearest, send } from './forces.ts';
import type { Planner } from './planner.ts';

/** Percent of its defense factors from which on a squadron goes home for repairs; turns out of supply after which it does. */
const [worn, hungry] = [25, 2] as const;

/** Sends a squadron that is worn to the nearest system that repairs, and one that starves into supply; whether it is one of these. */
export function tend(planner: Planner, force: Force): boolean {
  const { view, me } = planner;
  const { squadron, unit } = force;
  const isWorn = damageOf(force) >= worn;
  const starves = (squadron.supply?.out ?? 0) >= hungry;
  if (!isWorn && !starves) return false;
  const docks = inOrder(view.systems).flatMap(([place, { owner, kind }]) =>
    owner === me && kind !== 'minor' ? [place] : [],
  );
  const to = nearest(planner, squadron.place, isWorn ? docks : [...coreSpace(imagine(view), me)]);
  if (to === undefined) return false;
  send(planner, force, to);
  if (isWorn && squadron.repairs?.rank !== 'first')
    planner.order({ kind: 'repair', rank: 'first', hulls: [] }, unit);
  instruct(planner, force, { intensity: 'regroup', breaks: 20 });
  return true;
}
