import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { CrewKind, CrewReserve } from '../model/condition/crew.ts';
import type { Empire } from '../model/empire.ts';
import type { Ship } from '../model/ship.ts';
import { isAttrition, isBase, isCivilian, isUsuallyCrewed } from '../ships/fleet.ts';
import { reserveBy, unit, withUnits } from './reserve.ts';

/** Thousandths of new crews that are outstanding in restoration (B13.40). */
const outstandingShare = 40;

/** As what the units of a crew count: those of a computer are usual ones. */
const kindOf = ({ crew }: Pick<Ship, 'crew'>): CrewKind =>
  crew === undefined || crew === 'computer' ? 'usual' : crew;

/** The part of a crew that a computer needs (C9.10). */
const computerPart = 3;

/** Thousandths of crew units that a ship needs, with a computer a third of them, to the nearest unit (C9.10). OURS: none that anybody counts for bases, merchants, fighters and gunboats. */
export function unitsFor(ship: Ship): number {
  if (isCivilian(ship) || isAttrition(ship) || isBase(ship)) return 0;
  const all = ship.figures?.crew ?? 0;
  return (ship.crew === 'computer' ? rounded(all, computerPart) : all) * unit;
}

/** What is kept of the crews of ships that go out of service: half of them, all of poor and green ones (B9.70). OURS: nothing of captured ships that were not converted, nor of usual crews of auxiliaries, as nobody was raised for them (C9.20); mothballed ones have no crews. */
export const unitsKept = (ships: readonly Ship[]): CrewReserve =>
  reserveBy((kind) =>
    sumOf(
      ships.map((ship) =>
        ship.captured !== undefined ||
        ship.stored === true ||
        kindOf(ship) !== kind ||
        (kind === 'usual' && isUsuallyCrewed(ship))
          ? 0
          : kind === 'poor' || kind === 'green'
            ? unitsFor(ship)
            : unitsFor(ship) / 2,
      ),
    ),
  );

/** The poor crew units of ships, which go back to whoever gives these away (C2.41). */
export const poorUnits = (ships: readonly Ship[]): CrewReserve =>
  reserveBy((kind) =>
    kind === 'poor' ? sumOf(ships.map((ship) => (ship.crew === kind ? unitsFor(ship) : 0))) : 0,
  );

type Crewing = Pick<Empire, 'crews' | 'mobility' | 'poor'>;

/**
 * The reserve of an empire once so many thousandths of crew units are aboard: those of the reserve of these kinds come first, in this order, and others
 * are raised, of which a share is poor and, in restoration, another one outstanding (B12.90, B13.40). OURS: these go to the reserve.
 */
export function raised(
  { crews = {}, mobility, poor = 0 }: Crewing,
  needed: number,
  from: readonly CrewKind[],
): CrewReserve {
  let [left, reserve] = [needed, crews];
  for (const kind of from) {
    const taken = Math.min(left, crews[kind] ?? 0);
    left -= taken;
    reserve = withUnits(reserve, { [kind]: -taken });
  }
  return withUnits(reserve, {
    poor: rounded(left * poor, 1000),
    outstanding: mobility === 'RB' ? rounded(left * outstandingShare, 1000) : 0,
  });
}

/** The reserve once usual crews are aboard all of these ships: of the reserve, as far as it goes. */
export const raisedFor = (empire: Crewing, ships: readonly Ship[]): CrewReserve =>
  raised(empire, sumOf(ships.map(unitsFor)), ['usual']);

/**
 * The reserve once a ship has become another variant, which needs more or fewer crew units (B11.51). Those that it needs more come from units like its
 * own, then from usual ones, and then are raised; outstanding crews take only their like (C9.65). Undefined: there are too few of these.
 */
export function raisedBetween(empire: Crewing, was: Ship, now: Ship): CrewReserve | undefined {
  const more = unitsFor(now) - unitsFor(was);
  const kind = kindOf(was);
  if (more <= 0) return withUnits(empire.crews, { [kind]: -more });
  if (kind !== 'outstanding')
    return raised(empire, more, [kind, ...(kind === 'usual' ? [] : ['usual' as const])]);
  return (empire.crews?.outstanding ?? 0) < more
    ? undefined
    : withUnits(empire.crews, { outstanding: -more });
}
