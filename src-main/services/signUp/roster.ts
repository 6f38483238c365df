import { plural } from '#kernel/words/phrase.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { SomeRuleset } from '../ruleset.ts';
import type { Deal, DealWay, Sides } from './deal.ts';
import { dealSides } from './deal.ts';
import type { SignedUp } from './gather.ts';

/** The roster of a new game with those who signed up. */
export interface Joined {
  readonly players: Readonly<Record<SeatId, { readonly player: string; readonly address: string }>>;
  /** The public keys to which their invitations are sealed. */
  readonly sealedTo: Readonly<Record<SeatId, string>>;
  /** How the sides were dealt, for the game master and the log of the game. */
  readonly dealt: string;
  readonly deal: Deal<SignedUp>;
}

/** Deals the sides of a new game to those who signed up. Whoever is named for one already, by their mail address, keeps it. */
export function joinedBy(
  forms: readonly SignedUp[],
  { named, ...sides }: Omit<Sides, 'taken'> & { readonly named: Joined['players'] },
  way: DealWay,
): Joined {
  const sealedTo = sealedToAmong(forms, named);
  const fixed = keysInOrder(sealedTo);
  const open = forms.filter((form) => !fixed.some((seat) => isOf(form, named[seat]?.address)));
  const deal = dealSides(open, { ...sides, taken: keysInOrder(named) }, way);
  return {
    players: {
      ...named,
      ...Object.fromEntries(
        deal.dealt.map(({ seat, form: { player, address } }) => [seat, { player, address }]),
      ),
    },
    sealedTo: {
      ...sealedTo,
      ...Object.fromEntries(deal.dealt.map(({ seat, form: { keys } }) => [seat, keys.seal])),
    },
    dealt: dealText(deal, sides.seats, way),
    deal,
  };
}

/** The public keys to which the invitations of these players are sealed: those of the forms that bear their mail addresses. */
export const sealedToAmong = (
  forms: readonly SignedUp[],
  players: Joined['players'],
): Readonly<Record<SeatId, string>> =>
  Object.fromEntries(
    inOrder(players).flatMap(([seat, { address }]) => {
      const form = forms.find((one) => isOf(one, address));
      return form === undefined ? [] : [[seat, form.keys.seal]];
    }),
  );

const isOf = (form: SignedUp, address: string | undefined): boolean =>
  form.address.toLowerCase() === address?.toLowerCase();

function dealText({ dealt, left }: Deal<SignedUp>, seats: Sides['seats'], way: DealWay): string {
  const how =
    way.by === 'arrival' ? 'in the order in which their forms came in' : `by dice from «${way.seed}»`;
  const each = dealt.map(
    ({ form, seat, wish }) =>
      `${form.player}: ${seats[seat] ?? seat} (${wish === undefined ? 'none of their wishes was left' : `wish ${wish}`})`,
  );
  const rest =
    left.length === 0 ? '' : ` No side was left for ${left.map(({ player }) => player).join(', ')}.`;
  return `Sides were dealt to ${plural(dealt.length, 'player')} who signed up, ${how}. ${each.join('; ')}.${rest}`;
}

/** The sides of a game that is wished. */
export const sidesOfWish = ({ beginning }: SomeRuleset, wish: unknown): Omit<Sides, 'taken'> => ({
  seats: beginning.seats(wish),
  room: beginning.room(wish),
});

/** The sides of a game that begins from a setup, such as that of a scenario. */
export function sidesOfSetup({ beginning }: SomeRuleset, setup: unknown): Omit<Sides, 'taken'> {
  const seats = beginning.scenarios?.seats?.(setup) ?? beginning.seats(beginning.kinds[0]?.usual);
  return { seats, room: keysInOrder(seats).length };
}
