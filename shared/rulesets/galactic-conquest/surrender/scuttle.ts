import { list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change, drop } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { standing } from '../bases/stand.ts';
import { isMilitary, typeOfUnit } from '../bases/types.ts';
import { hullsText } from '../combat/words.ts';
import { event, hull, most, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { moraleAt } from '../model/homeworld.ts';
import { stableWorth } from '../model/unrest/morale.ts';
import type { Ship } from '../model/ship.ts';
import { worthAboard } from '../ships/worth.ts';
import type { State, View } from '../model/state.ts';
import { basesAt, basesIn } from '../model/territory.ts';

/** Military bases of a system that surrendered are scuttled by those who serve there (B14.36). */
export const basesScuttled = event('bases-scuttled', {
  fields: { seat, place, hulls: list(hull, most.ships) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Crews in {place} scuttle their defenses rather than serve you: {bases}.', {
      place: hexName(happened.place),
      bases: hullsText(happened.hulls),
    }),
  ahead: (happened) => phrase('Defenses in {place} may be scuttled.', { place: hexName(happened.place) }),
  apply(draft, { place: at, hulls }) {
    const gone = [...hulls];
    const left = (draft.squadrons[basesAt(at)]?.ships ?? []).filter((ship) => {
      const found = gone.indexOf(ship.hull);
      if (found >= 0) gone.splice(found, 1);
      return found < 0;
    });
    if (left.length === 0) drop(draft.squadrons, basesAt(at));
    else change(draft.squadrons, basesAt(at), () => ({ ships: left }));
  },
});

/** What is left of a unit of bases is worth, as lists have it, with the fighters and gunboats aboard (B7.10). */
const bpvOf = (ship: Ship): number => (typeOfUnit(ship)?.row.bpv ?? 0) * standing(ship) + worthAboard(ship);

/** Whether it is a military unit: no commercial base, farm, mine, power station or hospital (B7.10). */
function isScuttled(ship: Ship): boolean {
  const type = typeOfUnit(ship);
  return type === undefined || isMilitary(type);
}

/** The units that are scuttled where a check failed by so much: the dearest first, and none without which a system that is stable would not be (B14.36). */
export function scuttledBy(ships: readonly Ship[], failedBy: number): readonly Ship[] {
  const military = ships.filter(isScuttled);
  const all = sumOf(military.map(bpvOf));
  const ranked = [...military].sort(compareBy((ship) => -bpvOf(ship)));
  return ranked.slice(0, failedBy).reduce<readonly Ship[]>((gone, ship) => {
    const left = all - sumOf([...gone, ship].map(bpvOf));
    return all >= stableWorth && left < stableWorth ? gone : [...gone, ship];
  }, []);
}

/** Defenses of systems that surrendered in this turn are scuttled, one for each point by which their first check failed (B14.36). */
export function scuttleBases(turn: Turn<Room<State, View, never, EventIn<typeof basesScuttled>>>): void {
  for (const [at, { owner }] of inOrder(turn.state.systems)) {
    const last = moraleAt(turn.state, at)?.last;
    if (last?.turn !== turn.state.turn || !last.why.includes('surrendered')) continue;
    const gone = scuttledBy(basesIn(turn.state, at)?.ships ?? [], Math.max(0, last.roll - last.rating));
    if (gone.length > 0)
      turn.happen(basesScuttled.of({ seat: owner, place: at, hulls: gone.map((ship) => ship.hull) }));
  }
}
