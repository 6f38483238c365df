import { number } from '#kernel/declare/entries.ts';
import { integer } from '#kernel/codec/shapes.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofPair, order, thrifty, toBoth } from '../declare.ts';
import { seat, points } from '../model/parts.ts';
import { seatArg } from '../model/words.ts';
import { offersTo, powerEntry, powerName } from './orders.ts';
import { cannotGive } from './treaties.ts';

const mostGiven = 100_000;

/** Gives EP to another power, for its next income (OURS). */
export const give = thrifty(
  order('give', {
    fields: { to: seat, ep: integer(1, mostGiven) },
    title: 'Give economic points',
    offers: (view, at) =>
      offersTo(
        view,
        at,
        (to) => [{ to, ep: 1 }],
        (state, me, { to }) => cannotGive(state, me, to, 0),
      ),
    form: (view, given) => [
      powerEntry(view, given),
      number(given, 'ep', 'EP', { least: 1, most: mostGiven }),
    ],
    cannot: (state, { seat: me, order: { to, ep } }) => cannotGive(state, me, to, ep),
    say: ({ to, ep }) => phrase('Give {ep} EP to the {power}', { ep, power: powerName(to) }),
  }),
);

export const epGiven = event('ep-given', {
  fields: { ...ofPair, ep: points },
  by: 'order',
  ...toBoth,
  say: ({ seat, to, ep }, { me }) =>
    seat === me
      ? phrase('You give {ep} EP to the {power}.', { ep, power: seatArg(to) })
      : phrase('The {power} gives you {ep} EP, added to your next income.', { ep, power: seatArg(seat) }),
  ahead: ({ to, ep }) => phrase('You will give {ep} EP to the {power}.', { ep, power: seatArg(to) }),
  apply: (draft, { seat, to, ep }) => {
    change(draft.empires, seat, ({ pool }) => ({ pool: pool - ep }));
    change(draft.empires, to, ({ misc }) => ({ misc: misc + ep }));
  },
});

/** Gifts are made (OURS). */
export function giveAll(turn: TurnOf<typeof give | typeof epGiven>): void {
  inTurn(turn, give, ({ seat: me, order: { to, ep, ref } }) => epGiven.of({ seat: me, to, ep, cause: ref }));
}
