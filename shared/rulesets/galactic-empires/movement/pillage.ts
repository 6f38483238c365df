import { rounded } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { hasPermission, isEnemyGround, noSuchSector } from '../diplomacy/permission.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { sectorRevenue } from '../model/money.ts';
import { namedPlace, ownerName } from '../model/naming.ts';
import type { State, Unit } from '../model/state.ts';
import { noUnitProblem } from '../model/units/command.ts';
import { shipCount, totalCombat } from '../model/units/forces.ts';
import { read } from '../planning/orders.ts';
import { plannedWorld } from '../planning/planned.ts';
import { impossible } from '../refusals.ts';
import { unitAt } from './ahead.ts';
import type { Happening } from './events.ts';
import { sectorPillaged } from './events.ts';
import { movePoints } from './movement.ts';
import type { Actor } from './phases.ts';
import { actors } from './phases.ts';

/** The combat that an empire's pillaging units need together in one sector and phase (GE 767, E-18). */
const leastCombat = 10;
/** Percent of its revenue that a sector yields when it is pillaged (GE 1505). */
const pillagePercent = 90;

/** Why the empire cannot pillage the sector with any unit: only its own sectors, and those of enemies that it has no permission to cross (GE 769, E-18). */
export function pillageGroundProblem(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  const sector = state.sectors[place];
  if (sector === undefined) return noSuchSector();
  if (sector.owner === seat) return undefined;
  const args = { place: namedPlace(place, sector), empire: ownerName(state, sector.owner) };
  if (hasPermission(state, seat, place)) {
    return impossible('GE 769', 'guest-pillages', args);
  }
  if (isEnemyGround(state, seat, place)) return undefined;
  return impossible('GE 769', 'not-at-war/pillage', args);
}

/** Why the unit cannot pillage where it is now, apart from the combat needed (GE 761-769, 1155, E-18). */
export function pillageProblem(state: State, unit: Unit): Problem | undefined {
  const { owner, place } = unit;
  if (owner === undefined) return noUnitProblem();
  const ground = pillageGroundProblem(state, owner, place);
  if (ground !== undefined) return ground;
  if (unit.cloaked) return impossible('GE 1155', 'cloaked/pillage');
  // OURS: the yield is shared out by starships, so a unit without any has no share (E-18).
  if (shipCount(unit) === 0) return impossible('GE 1505', 'no-starships');
  const sector = state.sectors[place];
  if (sector?.pillaged ?? false) {
    return impossible('GE 761', 'pillaged-already', { place: namedPlace(place, sector) });
  }
  if (unit.kind === 'garrison') return unit.spent ? busyProblem() : undefined;
  if (movePoints(state, unit) > 0) return undefined;
  return impossible('GE 763', 'not-enough-move-points/pillage');
}

/** Garrisons need no move-points (E-18). OURS: what uses up all move-points of a starfleet, such as building, uses up a garrison's turn too. */
const busyProblem = (): Problem => impossible('GE 1375', 'garrison-busy');

/** Why these units of one empire, each of which could pillage the sector, are too weak together; admirals count (GE 767, E-18). */
export function pillageStrengthProblem(units: readonly Unit[]): Problem | undefined {
  const combat = units.reduce((sum, unit) => sum + totalCombat(unit), 0);
  if (combat >= leastCombat) return undefined;
  return impossible('GE 767', 'too-weak', { combat, least: leastCombat });
}

/**
 * The share of each unit that pillages the sector in one phase, in hundredths: 90% of what the sector yields with its damage, divided by
 * starships, each share rounded to a whole resource, halves up (GE 1505, E-18). So the sum may differ a little from the yield.
 * @param ships the starships of each unit, at least one
 */
export function pillageShares(state: State, place: PlaceId, ships: readonly number[]): readonly number[] {
  const all = ships.reduce((sum, count) => sum + count, 0);
  const yielded = sectorRevenue(state, place) * pillagePercent;
  // In ten-thousandths of a resource: hundredths times percent.
  return ships.map((count) => rounded(yielded * count, all * 10_000) * 100);
}

/** Seizes the revenue of the sector the unit is in; takes a phase and all move-points (GE 439, 757-777). */
export const pillage = unitOrder('pillage', {
  title: 'Pillage Sector',
  fields: read.pillage,

  offers: (view, at, plan) => {
    const unit = unitAt(view, at, plan, true);
    return unit === undefined || pillageProblem(plannedWorld(view, plan), unit) !== undefined ? [] : [{}];
  },

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan, true);
    return unit === undefined ? undefined : pillageProblem(plannedWorld(view, plan), unit);
  },

  cannot: (unit, state) => pillageProblem(state, unit),
  // Where the unit is by then, and who pillages with it, depends on the rest of the plan.
  advice: () => [],

  say: () => phrase('Pillage the sector'),
});

/**
 * Units take the revenue of the sectors they are in; all that pillage one sector in one phase share it (GE 759-777, 1505, E-18).
 * Each is judged by the state before any of them pillages. A unit that cannot pillage loses only the phase.
 */
export function sectorsArePillaged(turn: GeTurn<Happening>): void {
  const able = Map.groupBy(strong(turn, actors(turn, pillage)), ({ unit: { place } }) => place);
  for (const [place, pillagers] of [...able].sort(compareBy(([place]) => place)))
    share(turn, place, pillagers);
}

/** The pillagers whose empire has enough combat in their sector; the others are refused (GE 767). */
function strong(turn: GeTurn<Happening>, pillagers: readonly Actor[]): readonly Actor[] {
  return [...Map.groupBy(pillagers, ({ seat, unit: { place } }) => `${seat} ${place}`).values()].flatMap(
    (together) => {
      const problem = pillageStrengthProblem(together.map(({ unit }) => unit));
      if (problem === undefined) return together;
      for (const { cause } of together) turn.refuse(cause, problem);
      return [];
    },
  );
}

function share(turn: GeTurn<Happening>, place: PlaceId, pillagers: readonly Actor[]): void {
  const shares = pillageShares(
    turn.state,
    place,
    pillagers.map(({ unit }) => shipCount(unit)),
  );
  const seen = new Set<SeatId>();
  pillagers.forEach(({ seat, id: unit, cause }, index) => {
    const joins = seen.has(seat) ? ({ joins: true } as const) : {};
    turn.happen(sectorPillaged.of({ place, seat, unit, amount: shares[index] ?? 0, ...joins, cause }));
    seen.add(seat);
  });
}
