import { list, object } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { event, happened } from '../declare.ts';
import type { Casualty } from '../model/battle.ts';
import { toSeat } from '../model/hearing.ts';
import { casualties, money, most, place, seat } from '../model/parts.ts';
import { pay } from '../model/units/drafts.ts';
import { lost } from '../model/units/losses.ts';
import type { View } from '../model/view.ts';
import { countedShips, resources, seatArg, unitName } from '../model/words.ts';

function lossPhrase(view: View, { unit: id, type, name, count }: Casualty): Phrase {
  const unit = unitName(view, id);
  if (type !== undefined) return phrase('{ships} of {unit}', { ships: countedShips(count, type), unit });
  return name === undefined
    ? phrase('an admiral of {unit}', { unit })
    : phrase('{name} of {unit}', { name, unit });
}

export const upkeepPaid = event('upkeep-paid', {
  fields: { ...happened, seat, due: money, paid: money },
  by: 'rules',
  hears: toSeat,
  say: ({ due, paid }) =>
    paid === due
      ? phrase('Upkeep of {paid} resources was paid in full.', { paid: resources(paid) })
      : phrase('Of an upkeep of {due} resources only {paid} could be paid.', {
          due: resources(due),
          paid: resources(paid),
        }),
  ahead: ({ due, paid }) =>
    paid === due
      ? phrase('Upkeep of {paid} resources will be paid in full.', { paid: resources(paid) })
      : phrase(
          'Of an upkeep of {due} resources only {paid} can be paid; the dice will decide who leaves you because of it.',
          { due: resources(due), paid: resources(paid) },
        ),
  apply: (draft, { seat, paid }) => pay(draft, seat, -paid),
});

export const starshipsDeserted = event('starships-deserted', {
  fields: { ...happened, seat, losses: casualties },
  by: 'rules',
  hears: toSeat,
  say: ({ losses }, view) =>
    phrase('Because upkeep was not paid, you lost {losses}.', {
      losses: phraseList(
        losses.map((loss) => lossPhrase(view, loss)),
        '; ',
      ),
    }),
  apply: (draft, { losses }) => lost(draft, losses),
});

export const resourcesDecayed = event('resources-decayed', {
  fields: { ...happened, seat, amount: money },
  by: 'rules',
  hears: toSeat,
  say: ({ amount }) =>
    phrase('{amount} resources left in the treasury decayed.', { amount: resources(amount) }),
  ahead: ({ amount }) =>
    phrase('{amount} resources left in the treasury will decay.', { amount: resources(amount) }),
  apply: (draft, { seat, amount }) => pay(draft, seat, -amount),
});

export const revenueGained = event('revenue-gained', {
  fields: { ...happened, seat, amount: money, sectors: list(object({ place, amount: money }), most.sectors) },
  by: 'rules',
  hears: toSeat,
  say: ({ amount, sectors }) =>
    phrase('{sectors|sector|sectors} yielded {amount} resources.', {
      sectors: sectors.length,
      amount: resources(amount),
    }),
  ahead: ({ amount, sectors }) =>
    phrase('{sectors|sector|sectors} will yield {amount} resources.', {
      sectors: sectors.length,
      amount: resources(amount),
    }),
  apply: (draft, { seat, amount }) => pay(draft, seat, amount),
});

/** `amount` arrives in full; the sender pays `fee` on top. */
export const resourcesSent = event('resources-sent', {
  fields: { ...happened, seat, to: seat, amount: money, fee: money },
  by: 'order',
  hears: (event, seat) => event.seat === seat || event.to === seat,
  say: ({ seat, to, amount, fee }, view) =>
    seat === view.me
      ? phrase('You sent {amount} resources to the {empire}, and paid {fee} for the convoy.', {
          amount: resources(amount),
          fee: resources(fee),
          empire: seatArg(view, to),
        })
      : phrase('The {empire} sent you {amount} resources.', {
          amount: resources(amount),
          empire: seatArg(view, seat),
        }),
  ahead: ({ to, amount, fee }, view) =>
    phrase('You will send {amount} resources to the {empire}, and pay {fee} for the convoy.', {
      amount: resources(amount),
      fee: resources(fee),
      empire: seatArg(view, to),
    }),
  apply: (draft, { seat, to, amount, fee }) => {
    pay(draft, seat, -(amount + fee));
    pay(draft, to, amount);
  },
});

/** What happens in this room’s steps. */
export type Happening = EventIn<
  | typeof upkeepPaid
  | typeof starshipsDeserted
  | typeof resourcesDecayed
  | typeof revenueGained
  | typeof resourcesSent
>;
