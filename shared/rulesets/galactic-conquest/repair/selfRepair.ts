import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hostOf } from '../model/sight/abroad.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { hasTech } from '../research/research.ts';
import { isEliteSecond, isX } from '../ships/elite.ts';
import { factorsOf } from '../ships/fleet.ts';
import { hasRole } from '../ships/aboard/officers.ts';
import { leftOf } from '../ships/ships.ts';
import type { Owned } from '../model/territory.ts';
import { isBehindLines } from '../model/territory.ts';
import { countedReserveOf } from '../trade/marine/lying.ts';
import { fleetsOf, heldOf, repairersOf } from '../trade/marine/needs.ts';
import type { Gain } from '../crews/gains.ts';
import { gains, withGains } from '../crews/gains.ts';

/** Percent of its defense factors that a ship needs left to be repaired behind its own lines, those that it gets back then, and what Super Repair adds (C1.20, C1.30). */
const [leastLeft, behindLines, superPercent] = [25, 20, 5] as const;
/** Percent that ships get back in the space of an ally. OURS: with whatever aboard (C22.10). */
const guests = 10;
/** What ships with a logistics officer repair: points anywhere, and percent behind their lines (A12.30c). */
const [logisticsPoints, logisticsPercent] = [2, 30] as const;

/** How ships of a squadron repair themselves. */
export interface Means {
  /** They are behind their own lines, and their fleet has its repair freighter (C1.20, E4.60). */
  readonly behind: boolean;
  /** They are in the space of an ally, and their fleet has its repair freighter (C22.10). */
  readonly abroad?: boolean;
  /** They have Super Repair (C1.30). */
  readonly better: boolean;
}

/** Defense factors that a ship gives itself after a battle, in shock a point alone (C16.10b). OURS: both repairs go by what it has left when the battle ends; to the nearest, halves up (C1.10, C1.20). A captured ship repairs half of that, and has no Super Repair (C2.42); a converted one repairs half with it (C2.45). */
export function selfRepairOf(ship: Ship, { behind, abroad, better }: Means): number {
  // What is being scrapped, or mothballed, has no crew any longer (B9.70).
  if (ship.scrapped !== undefined || ship.stored === true) return 0;
  const [whole, left] = [factorsOf(ship).defence, leftOf(ship)];
  const isBetter = better && ship.captured === undefined;
  const supplied = hasRole(ship, 'LL');
  const point = left > 1 ? (supplied ? logisticsPoints : 1) + (isBetter ? 1 : 0) : 0;
  const more = isBetter ? superPercent : 0;
  const usual = behind ? (supplied ? logisticsPercent : behindLines) + more : abroad === true ? guests : 0;
  const percent = left * 100 >= whole * leastLeft && ship.shock !== true ? usual : 0;
  const all = point * 100 + whole * percent;
  return Math.min(
    ship.lost ?? 0,
    rounded(all, ship.captured === undefined && ship.foreign === undefined ? 100 : 200),
  );
}

type Fleets = Pick<State, 'squadrons' | 'empires' | 'systems'> & Partial<Pick<State, 'routes'>>;

/** The lettered fleets of an empire whose ships repair no more behind their lines: the newest, as many as repair freighters are missing in a reserve that counts (B1.35, C12.80, E4.60). */
export function fleetsWithout(state: Fleets, owner: SeatId): readonly string[] {
  if (state.empires[owner]?.merchant === undefined) return [];
  const letters = fleetsOf(state, owner);
  const missing = letters.size - heldOf(countedReserveOf(state, owner), repairersOf(state, owner));
  return missing > 0 ? [...letters].sort().slice(-missing) : [];
}

/** Whether a squadron is behind its own lines. */
const isBehind = (state: Owned, { seat: owner, place: at }: Squadron): boolean =>
  isBehindLines(state, owner, at);

const whereIs = (state: State, squadron: Squadron, served: boolean): Omit<Means, 'better'> => ({
  behind: served && isBehind(state, squadron),
  abroad: served && hostOf(state, squadron) !== undefined,
});

/** How the ships of a squadron can repair themselves where it stands. */
export const meansOf = (state: State, unitOf: UnitId, squadron: Squadron): Means => ({
  ...whereIs(state, squadron, !fleetsWithout(state, squadron.seat).includes(unitOf.slice(-1))),
  better: hasTech(state, squadron.seat, 'repair'),
});

/** How often X-ships repair themselves as behind their own lines before they are back there: elite squadrons of the second generation twice (C19.30a, C21.45). */
const afieldOf = (ships: readonly Ship[]): number => (isEliteSecond(ships) ? 2 : 1);

/** Whether an X-ship repairs itself outside of its own space as behind its lines: it can, it has not done so too often, and it would get something by it (C1.20, C19.30a, C21.45). */
const repairsAfield = (
  state: State,
  unitOf: UnitId,
  { seat: owner, ships }: Squadron,
  ship: Ship,
  means: Means,
): boolean =>
  !means.behind &&
  isX(ship) &&
  (ship.afield ?? 0) < afieldOf(ships) &&
  !fleetsWithout(state, owner).includes(unitOf.slice(-1)) &&
  selfRepairOf(ship, { ...means, behind: true }) > selfRepairOf(ship, means);

/** X-ships in their own space can repair themselves outside of it again (C19.30a). */
export function restAfield(draft: Draft<State>): void {
  for (const unitOf of keysInOrder(draft.squadrons))
    replace(draft.squadrons, unitOf, (was) =>
      was.ships.some(({ afield }) => afield !== undefined) && isBehind(draft, was)
        ? { ...was, ships: was.ships.map(({ afield: _, ...ship }): Ship => ship) }
        : was,
    );
}

/** Ships repaired themselves after a battle (C1). */
export const patched = event('patched', {
  fields: { seat, unit, place, ships: gains },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} makes repairs: {ships}.', {
      unit: own(happened.unit),
      ships: phraseList(
        happened.ships.map(({ hull, points }) => phrase('{hull} {points} DF', { hull, points })),
        ', ',
      ),
    }),
  ahead: (happened) => phrase('{unit} will make repairs after a battle.', { unit: own(happened.unit) }),
  apply: (draft, happened) => withGains(draft, happened.unit, happened.ships),
});
export type Patched = EventIn<typeof patched>;

/** After a battle whoever is left of these squadrons repairs its ships as far as they can themselves (C1.10, C1.20). */
export function repairSelves(turn: Turn<Room<State, View, never, Patched>>, units: readonly UnitId[]): void {
  for (const one of units) {
    const squadron = turn.state.squadrons[one];
    if (squadron === undefined) continue;
    const means = meansOf(turn.state, one, squadron);
    const ships = squadron.ships.flatMap((ship, at): readonly Gain[] => {
      const afield = repairsAfield(turn.state, one, squadron, ship, means);
      const points = selfRepairOf(ship, { ...means, behind: means.behind || afield });
      return points > 0 ? [{ at, hull: ship.hull, points, ...(afield && { afield }) }] : [];
    });
    if (ships.length > 0)
      turn.happen(patched.of({ seat: squadron.seat, unit: one, place: squadron.place, ships }));
  }
}
