import type { Level } from '../model/empire.ts';
import { coreSpace } from '../space/own.ts';
import { imagine } from '../model/imagine.ts';
import type { Force } from './forces.ts';
import { damageOf, instruct, nearest, send } from './forces.ts';
import { docksOf } from './campaign/muster.ts';
import type { Planner } from './planner.ts';

/** Percent of its defense factors from which on a squadron goes home for repairs; turns out of supply after which it does. */
const worn: Readonly<Record<Level, number>> = { cautious: 25, steady: 30, bold: 45 };
const hungry = 3;

/** Sends a squadron that is worn to the nearest system that repairs, and one that starves into supply; whether it is one of these. */
export function tend(planner: Planner, force: Force): boolean {
  const { view, me } = planner;
  const { squadron, unit } = force;
  const isWorn = damageOf(force) >= worn[planner.level];
  const starves = (squadron.supply?.out ?? 0) >= hungry;
  if (!isWorn && !starves) return false;
  const to = nearest(planner, squadron.place, isWorn ? docksOf(planner) : [...coreSpace(imagine(view), me)]);
  if (to === undefined) return false;
  send(planner, force, to);
  if (isWorn && squadron.repairs?.rank !== 'first')
    planner.order({ kind: 'repair', rank: 'first', hulls: [] }, unit);
  instruct(planner, force, { intensity: 'regroup', breaks: 20 });
  return true;
}
