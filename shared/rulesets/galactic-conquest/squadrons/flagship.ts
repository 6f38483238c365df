import { line } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, text } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, event, hull, order, own, ownerHears, seat, unit } from '../declare.ts';
import type { State, View } from '../model/state.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { commandOf, flagshipOf, isListed } from '../ships/command.ts';

/** The longest name of a flagship, in characters. */
const longestName = 40;
const name = line(longestName, 1);

/** Which ship commands the squadron, and what it is called (A6.20, D6.10). */
export const flagship = order('flagship', {
  fields: { hull, name },
  title: 'Name the flagship',
  offers({ squadrons, me }, { unit: at }, plan) {
    const squadron = squadronGiven(squadrons, { seat: me, unit: at });
    const first = squadron && flagshipOf(squadron.ships, squadron.ledBy);
    return squadron === undefined || first === undefined || hasOrder(plan, at, 'flagship')
      ? []
      : [{ hull: first.hull, name: squadron.flagship || first.hull }];
  },
  form({ squadrons }, given, { unit: at }) {
    const ships = (at && squadrons[at]?.ships) ?? [];
    const hulls = [...new Set([...ships.map((ship) => ship.hull), given.hull])];
    return [
      choice(
        given,
        'hull',
        'Flagship',
        choicesOf(hulls, (named) => phrase('{hull}', { hull: named })),
      ),
      text(given, 'name', 'Name', { longest: longestName, lines: 1 }),
    ];
  },
  cannot(state, given) {
    const squadron = squadronGiven(state.squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    const { hull: lead } = given.order;
    if (!squadron.ships.some((ship) => ship.hull === lead)) return impossible('GC D6.100', 'no-such-ship');
    const { rating, slots } = commandOf(state, squadron.seat, squadron.ships, lead, squadron.exempt);
    return isListed(squadron) && slots > rating
      ? impossible('GC D6.10', 'over-command', { rating, slots })
      : undefined;
  },
  say: (given) => phrase('Flagship {name}, {hull}', { name: given.name, hull: given.hull }),
});
export type Flagship = OrderIn<typeof flagship>;

export const flagged = event('flagged', {
  fields: { seat, unit, hull, name, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} is led by {name}, {hull}.', {
      unit: own(happened.unit),
      name: happened.name,
      hull: happened.hull,
    }),
  ahead: (happened) =>
    phrase('{unit} will be led by {name}, {hull}.', {
      unit: own(happened.unit),
      name: happened.name,
      hull: happened.hull,
    }),
  apply: (draft, happened) =>
    change(draft.squadrons, happened.unit, () => ({ ledBy: happened.hull, flagship: happened.name })),
});

/** Flagships are named once squadrons are formed, at the end of the turn (D6.100). */
export function nameFlagships(turn: Turn<Room<State, View, Flagship, EventIn<typeof flagged>>>): void {
  inTurn(
    turn,
    flagship,
    ({ seat: owner, unit: led, order: { hull: of, name: called, ref } }) =>
      led && flagged.of({ seat: owner, unit: led, hull: of, name: called, cause: ref }),
  );
}
