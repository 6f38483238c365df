import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn, Ordered } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { text } from '#kernel/declare/entries.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import { mostWords, words } from '../model/relations/espionage.ts';
import type { State, View } from '../model/state.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';

const fields = { words } as const;
export type LeaveToCaptain = Ordered<'leave-to-captain', typeof fields>;

/** A squadron’s turn is left to its captain, with words that the game master acts by (A9.10). */
export const leaveToCaptain = order('leave-to-captain', {
  fields,
  title: 'Captain’s discretion',
  offers: ({ squadrons, me }, { unit: at }, plan) =>
    squadronGiven(squadrons, { seat: me, unit: at }) === undefined || hasOrder(plan, at, 'leave-to-captain')
      ? []
      : [{ words: 'Act as you see fit.' }],
  form: (_, given) => [
    text(given, 'words', 'What the captain should know', { longest: mostWords, lines: 1 }),
  ],
  cannot({ squadrons }, given) {
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    return squadron.left === undefined ? undefined : impossible('GC A9.10', 'captain-told-already');
  },
  say: (given) => phrase('Leave it to the captain: {words}', { words: given.words }),
});

export const captainTold = event('captain-told', {
  fields: { seat, unit, words, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('You told the captain of {unit}: {words}', { unit: own(happened.unit), words: happened.words }),
  ahead: (happened) =>
    phrase('The game master will decide for the captain of {unit}.', { unit: own(happened.unit) }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, () => ({
      left: { words: happened.words, cause: happened.cause },
    })),
});

/** Captains are told what is left to them (A9.10). */
export const tellCaptains = (
  turn: Turn<Room<State, View, OrderIn<typeof leaveToCaptain>, EventIn<typeof captainTold>>>,
): void =>
  inTurn(
    turn,
    leaveToCaptain,
    ({ seat: owner, unit: told, order: { words: said, ref } }) =>
      told && captainTold.of({ seat: owner, unit: told, words: said, cause: ref }),
  );
