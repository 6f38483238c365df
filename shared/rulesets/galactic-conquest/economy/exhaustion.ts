import { integer } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, ownerHears, seat } from '../declare.ts';
import type { Empire } from '../model/empire.ts';
import { loweringOf } from '../model/condition/ratings.ts';
import type { State, View } from '../model/state.ts';
import { countsAs } from '../model/system.ts';
import { systemsOf } from '../model/stations/systems.ts';
import { isImproved, networksAt } from './facilities.ts';
import { fewMajors, isAtWar, mobilityRows, plateauOfImproved, plateauOfKind } from './table.ts';

type Systems = Pick<State, 'systems'> & Partial<Pick<State, 'squadrons' | 'empires' | 'turn' | 'year'>>;

/** What an agricultural network adds, in hundredths of a turn (B12.85). */
const plateauOfNetwork = 10;

/** The turns of full war that an empire can bear with the systems that it controls now, in hundredths (B12.50, B12.85). */
export const plateauOf = (state: Systems, owner: SeatId): number =>
  sumOf(
    inOrder(state.systems).flatMap(([place, system]) =>
      system.owner === owner && system.founded !== 'settling'
        ? [
            plateauOfKind[countsAs(system)] +
              (isImproved(state, place) ? plateauOfImproved : 0) +
              networksAt(state, place) * plateauOfNetwork,
          ]
        : [],
    ),
  );

/** The major systems of an empire. OURS: its homeworld counts among them, but for the plateau, where it has a worth of its own. */
export const majorsOf = ({ systems }: Systems, owner: SeatId): number =>
  systemsOf(systems, owner).filter(([, one]) => one.kind !== 'minor').length;

/** Whether an empire is exhausted: it has used up all the turns of full war that it can bear (B12.40). */
export const isExhausted = (state: Systems, owner: SeatId, { drained = 0 }: Empire): boolean =>
  drained > 0 && drained >= plateauOf(state, owner);

/** What an empire has used up after another turn at its mobility, in hundredths of a turn of full war (B12.60, B12.65). */
export function drainedAfter(state: Systems, owner: SeatId, empire: Empire): number {
  const { mobility, drained = 0 } = empire;
  const { drains: usual } = mobilityRows[mobility];
  // Of limited war half as much as of full war (B12.115).
  const more = isAtWar(mobility) ? loweringOf(empire).drains / (mobility === 'LW' ? 2 : 1) : 0;
  const drains = usual + more;
  const twice = drains < 0 && majorsOf(state, owner) <= fewMajors ? 2 : 1;
  return Math.max(0, drained + drains * twice);
}

/** Hundredths as the book writes them: `9`, `9.5`, `9.25`. */
const turnsText = (hundredths: number): string => String(hundredths / 100);

/** The plateau as the book's status sheets have it: `EEP = 9 - 10` (B12.40). */
const plateauSaid = (plateau: number, drained: number): Phrase =>
  phrase('EEP = {most} - {used}', { most: turnsText(plateau), used: turnsText(drained) });

/** The same for readers who do not know the sheet: `8 of 9 turns of full war used up`. */
export const wornSaid = (plateau: number, drained: number): Phrase =>
  phrase('{used} of {most} turns of full war used', {
    used: turnsText(drained),
    most: turnsText(plateau),
  });

/** The one with the other. */
export const wornOnSheet = (plateau: number, drained: number): Phrase =>
  phrase('{worn} ({sheet})', {
    worn: wornSaid(plateau, drained),
    sheet: plateauSaid(plateau, drained),
  });

/** What the empire has used up, in hundredths of a turn of full war. */
export const drained = event('drained', {
  fields: { seat, to: integer(0, 1_000_000) },
  by: 'rules',
  hears: ownerHears,
  say: ({ to }) =>
    phrase('Your empire has used up {turns} of its turns of full war before exhaustion.', {
      turns: turnsText(to),
    }),
  ahead: ({ to }) =>
    phrase('Your empire will have used up {turns} of its turns of full war before exhaustion.', {
      turns: turnsText(to),
    }),
  apply: (draft, happened) => change(draft.empires, happened.seat, () => ({ drained: happened.to })),
});

/** War wears empires out, and peace restores them (B12.60). */
export function exhaust(turn: Turn<Room<State, View, never, EventIn<typeof drained>>>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const empire = turn.state.empires[owner];
    if (empire === undefined) continue;
    const to = drainedAfter(turn.state, owner, empire);
    if (to !== (empire.drained ?? 0)) turn.happen(drained.of({ seat: owner, to }));
  }
}
