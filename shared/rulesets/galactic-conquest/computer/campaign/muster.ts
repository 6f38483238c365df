import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { Ship } from '../../model/ship.ts';
import { freshCode, namesOf } from '../../squadrons/codes.ts';
import { isBarredFromUnsurveyed } from '../../ships/surveyors.ts';
import { isCrippled, speedOf } from '../../ships/ships.ts';
import type { Force } from '../forces.ts';
import { wayOf } from '../forces.ts';
import type { Planner } from '../planner.ts';
import { targetOf } from './targets.ts';

/** Ships up to which a squadron joins another one, and that one has at most. */
const [few, some] = [3, 6] as const;

/** The ships of a squadron that are fit for this go to another one of its hex; whether they do. */
function join(
  { order }: Planner,
  { unit, squadron }: Force,
  to: UnitId,
  fits: (ship: Ship) => boolean,
): boolean {
  const names = namesOf(squadron.ships);
  const ships = names.filter((_, at) => {
    const ship = squadron.ships[at];
    return ship !== undefined && fits(ship);
  });
  return ships.length > 0 && order({ kind: 'regroup', ships, to }, unit);
}

/** A code that no squadron has, and no other new one of the plan. */
function codeFor({ view, me }: Planner, taken: Set<UnitId>): UnitId {
  const code = freshCode(view, me, taken);
  taken.add(code);
  return code;
}

const isBarred = (ship: Ship): boolean => isBarredFromUnsurveyed({ ships: [ship] });

/** What squadrons do by whom something was ordered already, and codes of new ones. */
interface Muster {
  readonly busy: Set<UnitId>;
  readonly codes: Set<UnitId>;
}

/** Crippled ships part from those that would wait for them. */
function part(planner: Planner, forces: readonly Force[], { busy, codes }: Muster): void {
  for (const force of forces) {
    const { squadron, unit } = force;
    const crippled = squadron.ships.filter(isCrippled).length;
    if (crippled === 0 || crippled === squadron.ships.length) continue;
    if (join(planner, force, codeFor(planner, codes), isCrippled)) busy.add(unit);
  }
}

/** War hulls stay where no surveyed way leads to the enemy (B3.70). */
function sort(planner: Planner, forces: readonly Force[], { busy, codes }: Muster): void {
  const target = planner.level === 'cautious' ? undefined : targetOf(planner);
  if (target === undefined) return;
  for (const force of forces) {
    const { squadron, unit } = force;
    const isMixed = squadron.ships.some(isBarred) && squadron.ships.some((ship) => !isBarred(ship));
    if (busy.has(unit) || !isMixed || wayOf(planner, force, target) !== undefined) continue;
    const host = forces.find(
      ({ unit: one, squadron: other }) =>
        one !== unit && !busy.has(one) && other.place === squadron.place && other.ships.every(isBarred),
    );
    const into = host?.unit ?? codeFor(planner, codes);
    if (!join(planner, force, into, isBarred)) continue;
    busy.add(unit);
    busy.add(into);
  }
}

/** Small squadrons of a hex become one. */
function unite(planner: Planner, forces: readonly Force[], { busy }: Muster): void {
  const small = forces
    .filter(({ squadron }) => squadron.ships.length <= few)
    .toSorted(
      compareBy(
        ({ squadron }) => squadron.ships.length,
        ({ unit }) => unit,
      ),
    );
  for (const force of small) {
    const { squadron: one } = force;
    if (busy.has(force.unit)) continue;
    const into = forces.find(
      ({ unit, squadron }) =>
        unit !== force.unit &&
        !busy.has(unit) &&
        squadron.place === one.place &&
        squadron.ships.length <= some &&
        squadron.ships.some(isBarred) === one.ships.some(isBarred) &&
        speedOf(squadron) === speedOf(one) &&
        join(planner, force, unit, () => true),
    );
    if (into === undefined) continue;
    busy.add(force.unit);
    busy.add(into.unit);
  }
}

/** Crippled ships part from others, and in own space war hulls from those that can go everywhere, and small squadrons become one; gives back those that do nothing of it (D6.100). */
export function muster(planner: Planner, forces: readonly Force[]): readonly Force[] {
  const { view, me } = planner;
  const muster: Muster = { busy: new Set(), codes: new Set() };
  const atHome = forces.filter(({ squadron }) => view.territory[squadron.place] === me);
  part(planner, forces, muster);
  sort(planner, atHome, muster);
  unite(planner, atHome, muster);
  return forces.filter(({ unit }) => !muster.busy.has(unit));
}

/** Own systems where bases or yards repair ships (C2.20). */
export const docksOf = ({ view: { systems, squadrons, me } }: Planner): readonly PlaceId[] => {
  const based = new Set(
    inOrder(squadrons).flatMap(([, { seat, place, fixed }]) =>
      seat === me && fixed !== undefined ? [place] : [],
    ),
  );
  const own = inOrder(systems).flatMap(([place, { owner, kind }]) =>
    owner === me && kind !== 'minor' ? [place] : [],
  );
  const docks = own.filter((place) => based.has(place));
  return docks.length > 0 ? docks : own;
};
