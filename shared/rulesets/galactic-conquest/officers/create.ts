import type { Draw } from '#kernel/dice/draw.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Officer, OfficerId, OfficerKind } from '../model/condition/officer.ts';
import { isStored } from '../model/condition/storing.ts';
import type { Ship } from '../model/ship.ts';
import { isAttrition, isBase, isCivilian } from '../ships/fleet.ts';
import { hasAdmiral, haveRole, isOwnMake, typeOf } from '../ships/aboard/officers.ts';
import { canServe, nameOfOfficer, refugeOf } from './corps.ts';
import { risenOn } from './chart.ts';
import type { Serving } from './escapes.ts';
import { officerCreated, officerPromoted } from './events.ts';

/** Percent that officers rise in a squadron that has won, and what a professor (A12.30a) adds to that (C9.70). */
const [usualChance, professors] = [35, 10] as const;

/** Levels of victory by how many times as much the enemy has lost, in halves (S2.20; OURS where the book refers to another one): tactical, substantive, decisive, astounding. */
const levels = [3, 4, 6, 10] as const;
/** The level of a victory: 0 for none; whoever lost nothing has an astounding one. */
export const levelOfVictory = (lost: number, enemyLost: number): number =>
  enemyLost <= 0
    ? 0
    : lost <= 0
      ? levels.length
      : levels.filter((halves) => enemyLost * 2 >= lost * halves).length;

/** Whether officers rise on a ship at all (C2.45, C9.11, C9.20). */
export const canRise = (ship: Ship): boolean =>
  isOwnMake(ship) && ship.crew !== 'computer' && !isAttrition(ship) && !isCivilian(ship) && !isBase(ship);

/** Officers rise in squadrons that have won a battle (C9.70); nothing happens in games that are older than officers. */
export function raiseOfficers(
  turn: Serving,
  draw: Draw,
  units: readonly UnitId[],
  level: number,
  more: number = 0,
): void {
  if (level === 0) return;
  for (const unit of units) {
    const squadron = turn.state.squadrons[unit];
    if (squadron === undefined || turn.state.empires[squadron.seat]?.officers === undefined) continue;
    // Aboard ships that are mothballed or being scrapped is nobody (B9.70).
    if (isStored(squadron)) continue;
    const professor = haveRole(squadron.ships, 'LP');
    const dice = draw.fork(unit);
    if (!dice.chance(usualChance + more + (professor ? professors : 0), 100)) continue;
    for (const [at, ship] of squadron.ships.entries()) {
      if (!canRise(ship)) continue;
      for (const kind of risenOn(dice.fork(at), professor))
        rise(turn, dice.fork(at), { unit, at }, kind, level);
    }
  }
}

/** An officer rises on a ship. OURS: where one of the kind is aboard, they go to another ship of the class, or wait ashore; a captain who rises beside one may be the promotion of that one (A12.32a, A12.55). */
function rise(
  turn: Serving,
  dice: Draw,
  { unit, at }: { readonly unit: UnitId; readonly at: number },
  kind: OfficerKind,
  level: number,
): void {
  const { state } = turn;
  const squadron = state.squadrons[unit];
  const ship = squadron?.ships[at];
  const corps = squadron && state.empires[squadron.seat]?.officers;
  if (squadron === undefined || ship === undefined || corps === undefined) return;
  const { seat, place } = squadron;
  const captain = (ship.officers ?? []).find((one) => one.kind === 'LC');
  const refuge = refugeOf(state, seat, place) ?? place;
  if (kind === 'LC' && captain !== undefined && dice.fork('promotion').int(6) <= level) {
    const crowded = hasAdmiral(squadron.ships) && homeworldOf(state, seat) !== place;
    turn.happen(
      officerPromoted.of({
        seat,
        officer: captain.id,
        name: nameOfOfficer(captain),
        unit,
        at,
        ...(crowded && { place: refuge }),
      }),
    );
    return;
  }
  const officer: Officer = {
    id: `o${corps.raised + 1}` as OfficerId,
    kind,
    of: typeOf(ship),
    size: ship.size,
  };
  const all = squadron.ships.map((one, position) => ({ one, position }));
  const comparable = [{ one: ship, position: at }, ...all.filter(({ one }) => typeOf(one) === typeOf(ship))];
  const to = comparable.find(({ one, position }) =>
    canServe(state, officer, { squadron, at: position, ship: one }),
  );
  turn.happen(
    officerCreated.of({
      seat,
      officer,
      name: nameOfOfficer(officer),
      hull: ship.hull,
      ...(to === undefined ? { place: refuge } : { place, unit, at: to.position }),
    }),
  );
}
