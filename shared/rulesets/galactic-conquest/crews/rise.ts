import { integer, line, list, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { ValueIn } from '#kernel/codec/shape.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, hull, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { bandShip } from '../model/bands.ts';
import { countText, groupSize, mostWings, rewinged, usualOf } from '../model/battle/wings.ts';
import { isStored } from '../model/condition/storing.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { haveRole } from '../ships/aboard/officers.ts';
import { isUsuallyCrewed } from '../ships/fleet.ts';

/** Percent of chances that a crew rises after a battle: where a risk was run, and after a victory (C9.52). */
const chances = {
  poor: { risk: 50, victory: 80 },
  green: { risk: 75, victory: 100 },
  usual: { risk: 0, victory: 8 },
} as const;

/** Percent that a professor of the squadron adds to the chance of an outstanding crew (A12.30a). */
const professors = 12;
/** Percent that hospitals add, to the chance of a usual crew and to that of an outstanding one (C60.10b). */
const wards = { usual: 10, outstanding: 2 } as const;

const rises = ['usual', 'outstanding'] as const;
const rise = object({ at: integer(0, most.ships), hull, to: oneOf(rises) });
type Rise = ValueIn<typeof rise>;

/** A ship with a better crew. */
function risen({ crew: _, trained: __, ...ship }: Ship, to: Rise['to']): Ship {
  if (ship.band !== undefined) return bandShip(usualOf(ship.band));
  return to === 'usual' ? ship : { ...ship, crew: 'outstanding' };
}

/** Ships of which so many gunboats of a type have usual crews, the first ones first. */
function asUsual(ships: readonly Ship[], { type, count }: { readonly type: string; readonly count: number }) {
  let left = count;
  return ships.map((ship) => {
    const wing = ship.wings?.find((one) => one.type === type);
    if (wing === undefined) return ship;
    const { count: _, most: __, links: ___, ...flyer } = usualOf(wing);
    const [is, rest] = rewinged(ship, type, flyer, left);
    left = rest;
    return is;
  });
}

const said: Readonly<Record<Rise['to'], string>> = {
  usual: 'that of {hull} is now a normal crew',
  outstanding: 'that of {hull} is now outstanding',
};

/** So many gunboats with green crews of a type. */
const some = object({ type: line(20, 1), count: integer(1, 9999) });

/** Crews of a squadron became better in a battle (C9.52). */
export const crewsRose = event('crews-rose', {
  fields: {
    seat,
    unit,
    place,
    ships: list(rise, most.ships),
    /** What ships carry, and has usual crews from now on. */
    gunboats: optional(list(some, mostWings)),
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ gunboats = [], ...happened }) =>
    phrase('Crews of {unit} have gained experience: {ships}.', {
      unit: own(happened.unit),
      ships: phraseList(
        [
          ...happened.ships.map((one) => phrase(said[one.to], { hull: one.hull })),
          ...gunboats.map((one) =>
            phrase('those of {units} are now normal crews', { units: countText(one) }),
          ),
        ],
        ', ',
      ),
    }),
  ahead: (happened) => phrase('Crews of {unit} will have gained experience.', { unit: own(happened.unit) }),
  apply: (draft, { gunboats = [], ...happened }) =>
    change(draft.squadrons, happened.unit, ({ ships }) => {
      const crewed = ships.map((ship, position) => {
        const to = happened.ships.find(({ at }) => at === position)?.to;
        return to === undefined ? ship : risen(ship, to);
      });
      return { ships: gunboats.reduce(asUsual, crewed) };
    }),
});
export type CrewsRose = EventIn<typeof crewsRose>;

/** Percent that the crew of a ship rises after a battle; 0: never, 100 and more: certainly. Computers, ships of foreign make and outstanding crews do not, nor bases and merchants (C2.45, C9.11, C9.20). */
function chanceFor(ship: Ship, victory: boolean, taught: boolean, nursed: boolean): number {
  const { crew, captured, foreign } = ship;
  if (crew === 'computer' || crew === 'outstanding' || (captured ?? foreign) !== undefined) return 0;
  if (isUsuallyCrewed(ship) || (ship.band !== undefined && crew === undefined)) return 0;
  const percent = chances[crew ?? 'usual'][victory ? 'victory' : 'risk'];
  if (percent === 0) return 0;
  const cured = nursed ? (crew === undefined ? wards.outstanding : wards.usual) : 0;
  return percent + cured + (crew === undefined && taught ? professors : 0);
}

/** Gunboats with green crews aboard that have usual ones after a battle. OURS: each flotilla of six learns by itself (C9.52, C9.60). */
function taughtAboard(
  ships: readonly Ship[],
  draw: Draw,
  victory: boolean,
  nursed: boolean,
): readonly { readonly type: string; readonly count: number }[] {
  const green = ships.flatMap(({ wings = [] }) => wings.filter(({ usual }) => usual !== undefined));
  const percent = chances.green[victory ? 'victory' : 'risk'] + (nursed ? wards.usual : 0);
  return [...Map.groupBy(green, ({ type }) => type)].flatMap(([type, all]) => {
    const count = sumOf(all.map((one) => one.count));
    const size = groupSize({ class: 'PF', spaces: 0 });
    const groups = Array.from({ length: Math.ceil(count / size) }, (_, at) =>
      Math.min(size, count - at * size),
    );
    const learned = sumOf(groups.map((many, at) => (draw.fork(type, at).chance(percent, 100) ? many : 0)));
    return learned === 0 ? [] : [{ type, count: learned }];
  });
}

/** A victory in the words of the duel: an enemy that lost half as much again as the winner or more (S2.20). */
export const isVictory = (lost: number, enemyLost: number): boolean =>
  enemyLost > 0 && enemyLost * 2 >= lost * 3;

/**
 * Crews of squadrons learn from a battle (C9.52). OURS: every ship of a squadron that fought ran a risk.
 * @param victory whether it was a tactical victory or a better one
 * @param nursed whether hospitals of its empire are there (C60.10b)
 */
export function learnFrom(
  turn: Pick<Turn<Room<State, View, never, CrewsRose>>, 'state' | 'happen'>,
  draw: Draw,
  units: readonly UnitId[],
  victory: boolean,
  nursed = false,
): void {
  for (const one of units) {
    const squadron = turn.state.squadrons[one];
    // Aboard ships that are mothballed or being scrapped is nobody (B9.70).
    if (squadron === undefined || isStored(squadron)) continue;
    const taught = haveRole(squadron.ships, 'LP');
    const ships = squadron.ships.flatMap((ship, at): readonly Rise[] => {
      const percent = chanceFor(ship, victory, taught, nursed);
      return draw.fork(one, at).chance(percent, 100)
        ? [{ at, hull: ship.hull, to: ship.crew === undefined ? 'outstanding' : 'usual' }]
        : [];
    });
    const gunboats = taughtAboard(squadron.ships, draw.fork(one, 'gunboats'), victory, nursed);
    if (ships.length + gunboats.length > 0)
      turn.happen(
        crewsRose.of({
          seat: squadron.seat,
          unit: one,
          place: squadron.place,
          ships,
          ...(gunboats.length > 0 && { gunboats }),
        }),
      );
  }
}
