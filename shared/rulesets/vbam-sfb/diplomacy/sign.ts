import type { EventIn } from '#kernel/declare/event.ts';
import { oneOf } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import { agreedIn } from '#kernel/steps/agreed.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, ofPair, order, toBoth } from '../declare.ts';
import { changeRelation } from '../model/drafts.ts';
import { seat } from '../model/parts.ts';
import { signable } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { seatArg } from '../model/words.ts';
import { namedChoices, offersTo, otherOfPair, powerEntry, powerName, tried } from './orders.ts';
import { comesIntoForce } from './signing.ts';
import { nameOf, cannotSign } from './treaties.ts';

/** Signs a treaty or an armistice, if the other power signs it in the same turn (VB 125). */
export const sign = order('sign', {
  fields: { to: seat, treaty: oneOf(signable) },
  title: 'Sign a treaty',
  offers: (view, at) =>
    offersTo(
      view,
      at,
      (to) => signable.map((treaty) => ({ to, treaty })),
      (state, me, { to, treaty }) => cannotSign(state, me, to, treaty),
    ),
  form: (view, given) => [
    powerEntry(view, given),
    choice(given, 'treaty', 'Treaty', namedChoices(signable, nameOf)),
  ],
  cannot: (state, { seat: me, order: { to, treaty } }) => cannotSign(state, me, to, treaty),
  say: ({ to, treaty }) =>
    phrase('Sign the {treaty} with the {power}', { treaty: nameOf(treaty), power: powerName(to) }),
});

/** `seat` signs, and waits in vain for `to`. */
export const treatyOffered = event('treaty-offered', {
  fields: { ...ofPair, treaty: oneOf(signable) },
  by: 'order',
  ...toBoth,
  say: ({ seat, to, treaty }, { me }) =>
    seat === me
      ? phrase('You offer the {treaty} to the {power}, which does not sign it.', {
          treaty: nameOf(treaty),
          power: seatArg(to),
        })
      : phrase(
          'The {power} offered you the {treaty}. To accept, sign it in a turn in which they offer it too.',
          {
            treaty: nameOf(treaty),
            power: seatArg(seat),
          },
        ),
  ahead: ({ to, treaty }) =>
    phrase('You will offer the {treaty} to the {power}, which may sign it.', {
      treaty: nameOf(treaty),
      power: seatArg(to),
    }),
});

/** Both sign, and wait in vain for others of their alliances (VB 184). */
export const treatyWaits = event('treaty-waits', {
  fields: { ...ofPair, treaty: oneOf(signable) },
  by: 'order',
  ...toBoth,
  say: (event, { me }) =>
    phrase('You and the {power} sign the {treaty}, which waits for the other members of your alliance.', {
      treaty: nameOf(event.treaty),
      power: seatArg(otherOfPair(event, me)),
    }),
});

/** Everybody hears of an Alliance. */
export const treatySigned = event('treaty-signed', {
  fields: { ...ofPair, treaty: oneOf(signable) },
  by: 'order',
  hears: (event, reader) => event.treaty === 'alliance' || reader === event.seat || reader === event.to,
  say: (event, { me }) => {
    const { seat, to, treaty } = event;
    const args = { treaty: nameOf(treaty), power: seatArg(seat), other: seatArg(to) };
    return seat === me || to === me
      ? phrase('You and the {power} sign the {treaty}.', { ...args, power: seatArg(otherOfPair(event, me)) })
      : phrase('The {power} and the {other} sign the {treaty}.', args);
  },
  apply: (draft, { seat, to, treaty }) =>
    changeRelation(draft, seat, to, ({ enmity: _, ...rest }) => ({
      ...rest,
      treaties: treaty === 'armistice' ? [] : [...rest.treaties, treaty],
    })),
});

type Signing = typeof treatyOffered | typeof treatyWaits | typeof treatySigned;
type SignTurn = TurnOf<typeof sign | Signing>;

/** What both sign comes into force, unless others of their alliances have to sign too (VB 184). */
export function signTreaties(turn: SignTurn, state: State): void {
  const given = tried(
    turn,
    turn.orders('sign'),
    ({ order: { treaty } }) => treaty,
    (one) => sign.cannot(state, one),
  ).map(({ seat: me, order: { to, treaty, ref } }) => ({ seat: me, to, treaty, matter: treaty, cause: ref }));
  const isAgreed = agreedIn(given);
  const agreed = given.filter(isAgreed);
  const events = given.flatMap((one): readonly EventIn<Signing>[] => {
    const { matter: _, ...signed } = one;
    if (!isAgreed(one)) return [treatyOffered.of(signed)];
    if (one.seat > one.to) return [];
    return [comesIntoForce(state, agreed, one) ? treatySigned.of(signed) : treatyWaits.of(signed)];
  });
  for (const happened of events) turn.happen(happened);
}
