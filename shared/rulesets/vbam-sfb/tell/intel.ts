import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset, Telling } from '#kernel/ruleset.ts';
import type { VbamSfb } from '../game.ts';
import type { BreakTried, DeclareTried, IntelEvent } from '../model/intelEvents.ts';
import { declarations, nameOf } from '../diplomacy/table.ts';
import { both, own, percentSaid, seatArg, systemArg } from './parts.ts';

const others = ({ seat, to }: { readonly seat: SeatId; readonly to: SeatId }, me: SeatId): SeatId =>
  seat === me ? to : seat;

/** What others hear of an attempt. */
const outside = <E extends BreakTried | DeclareTried>(event: E): E => {
  const { chance: _, duty: __, ...rest } = event as E & { readonly duty?: SeatId };
  return rest as unknown as E;
};

function triedToDeclare({ seat, to, enmity, chance = 0, declared, duty }: DeclareTried): Phrase {
  const args = {
    what: declarations[enmity].name,
    other: seatArg(to),
    power: seatArg(seat),
    chance: percentSaid(chance),
  };
  if (declared) return phrase('{power}: {what} against {other}.', args);
  return duty === undefined
    ? phrase('A {what} against {other} finds no support, at a chance of {chance} %.', args)
    : phrase('You owe {ally} a {what} against {other}: it finds no support, at a chance of {chance} %.', {
        ...args,
        ally: seatArg(duty),
      });
}

const breakTried: Telling<VbamSfb, BreakTried> = {
  told: (event, seat) => {
    if (event.seat === seat) return event;
    return event.broken && (event.to === seat || event.treaty === 'alliance') ? outside(event) : undefined;
  },
  say: ({ seat, to, treaty, chance = 0, broken }, { me }) => {
    const args = {
      treaty: nameOf(treaty),
      chance: percentSaid(chance),
      power: seatArg(seat === me ? to : seat),
    };
    if (treaty === 'alliance' && seat !== me) return phrase('{power} leaves its alliance.', args);
    if (seat !== me) return phrase('{power} breaks the {treaty}.', args);
    return broken
      ? phrase('You break the {treaty} with {power}, at a chance of {chance} %.', args)
      : phrase('You cannot break the {treaty} with {power}, at a chance of {chance} %.', args);
  },
};

/** Who hears what of the Intel Phase. */
export const tellIntel: Pick<Ruleset<VbamSfb>['tell'], IntelEvent['kind']> = {
  'treaty-offered': both(({ seat, to, treaty }, { me }) =>
    seat === me
      ? phrase('You offer the {treaty} to {power}, who does not sign it.', {
          treaty: nameOf(treaty),
          power: seatArg(to),
        })
      : phrase('{power} offers you the {treaty}: sign it in the same turn.', {
          treaty: nameOf(treaty),
          power: seatArg(seat),
        }),
  ),
  'treaty-waits': both((event, { me }) =>
    phrase('You and {power} sign the {treaty}, which waits for all others of your alliances.', {
      treaty: nameOf(event.treaty),
      power: seatArg(others(event, me)),
    }),
  ),
  'treaty-signed': {
    told: (event, seat) =>
      event.treaty === 'alliance' || seat === event.seat || seat === event.to ? event : undefined,
    say: (event, { me }) => {
      const { seat, to, treaty } = event;
      const args = { treaty: nameOf(treaty), power: seatArg(seat), other: seatArg(to) };
      return seat === me || to === me
        ? phrase('You and {power} sign the {treaty}.', { ...args, power: seatArg(others(event, me)) })
        : phrase('{power} and {other} sign the {treaty}.', args);
    },
  },
  'treaty-ended': {
    told: (event, seat) =>
      event.treaty === 'alliance' || seat === event.seat || seat === event.to ? event : undefined,
    say: (event, { me }) => {
      const { seat, to, treaty, why } = event;
      const args = { treaty: nameOf(treaty), power: seatArg(seat), other: seatArg(to) };
      if (seat !== me && to !== me) return phrase('{power} and {other} end the {treaty}.', args);
      const mine = { ...args, power: seatArg(others(event, me)) };
      return why === 'consent'
        ? phrase('You and {power} end the {treaty}, as both of you wish.', mine)
        : phrase('You and {power} have no common enemy: the {treaty} ends.', mine);
    },
  },
  'break-tried': breakTried,
  'declare-tried': {
    told: (event, seat) => (event.seat === seat ? event : event.declared ? outside(event) : undefined),
    say: (event, { me }) => (event.declared || event.seat === me ? triedToDeclare(event) : undefined),
  },
  'drawn-in': {
    told: (event) => event,
    say: ({ seat, to, ally, enmity }) =>
      phrase('{power}: {what} against {other}, an ally of {ally}, by the same act.', {
        power: seatArg(seat),
        other: seatArg(to),
        ally: seatArg(ally),
        what: declarations[enmity].name,
      }),
  },
  'ep-given': both(({ seat, to, ep }, { me }) =>
    seat === me
      ? phrase('You give {ep} EP to {power}.', { ep, power: seatArg(to) })
      : phrase('{power} gives you {ep} EP, which come with the next income.', { ep, power: seatArg(seat) }),
  ),
  'internment-set': own(({ to, holds }) =>
    holds
      ? phrase('Units of {power} that a treaty bars from your systems are held there.', {
          power: seatArg(to),
        })
      : phrase('Units of {power} that a treaty bars from your systems are sent back.', {
          power: seatArg(to),
        }),
  ),
  'unit-interned': both(({ seat, to, design, place }, { me }) => {
    const args = { design, system: systemArg(place), power: seatArg(seat === me ? to : seat) };
    return seat === me
      ? phrase('{power} holds your {design} in {system}, and pays for it.', args)
      : phrase('You hold a {design} of {power} in {system}, and pay for it.', args);
  }),
  'unit-sent-back': both(({ seat, to, design, from, place }, { me }) => {
    const args = { design, from: systemArg(from), place: systemArg(place) };
    return seat === me
      ? phrase('{power} sends your {design} out of {from}, to {place}.', { ...args, power: seatArg(to) })
      : phrase('You send a {design} of {power} out of {from}, to {place}.', {
          ...args,
          power: seatArg(seat),
        });
  }),
  'unit-freed': both(({ seat, design, place }, { me }) => {
    const args = { design, system: systemArg(place), power: seatArg(seat) };
    return seat === me
      ? phrase('Your {design} in {system} is held no longer.', args)
      : phrase('The {design} of {power} in {system} is held no longer.', args);
  }),
};

export const intelOrigins = {
  'treaty-offered': 'order',
  'treaty-waits': 'order',
  'treaty-signed': 'order',
  'treaty-ended': 'either',
  'break-tried': 'order',
  'declare-tried': 'either',
  'drawn-in': 'order',
  'ep-given': 'order',
  'internment-set': 'order',
  'unit-interned': 'rules',
  'unit-sent-back': 'rules',
  'unit-freed': 'rules',
} as const satisfies Partial<Ruleset<VbamSfb>['origins']>;
