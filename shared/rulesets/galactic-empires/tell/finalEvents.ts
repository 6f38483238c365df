import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Casualty } from '../model/battleEvents.ts';
import type { EventOf } from '../model/events.ts';
import type { View } from '../model/view.ts';
import { countedShips, placeArg, resources, seatArg, unitIn, unitName } from '../model/words.ts';
import type { Tellings } from './hearing.ts';
import { toNobody, toSeat } from './hearing.ts';

/** What all others hear of a proclamation. OURS: one that the game master finds unsuitable is not passed on (E-42). */
export const proclaimed = ({
  verdict,
  seat,
  text,
}: EventOf<'proclamation-issued'>): EventOf<'proclamation-heard'> | undefined =>
  verdict === 'unsuitable' ? undefined : { kind: 'proclamation-heard', seat, text };

export const finalTellings: Tellings<
  | 'upkeep-paid'
  | 'starships-deserted'
  | 'starships-built'
  | 'sector-annexed'
  | 'annexation-declined'
  | 'annexation-lapsed'
  | 'resources-decayed'
  | 'revenue-gained'
  | 'proclamation-issued'
  | 'proclamation-heard'
  | 'starfleet-dissolved'
  | 'sectors-scouted'
> = {
  'upkeep-paid': {
    told: toSeat,
    say: ({ due, paid }) =>
      paid === due
        ? phrase('Upkeep of {paid} resources was paid in full.', { paid: resources(paid) })
        : phrase('Of an upkeep of {due} resources only {paid} could be paid.', {
            due: resources(due),
            paid: resources(paid),
          }),
  },
  'starships-deserted': {
    told: toSeat,
    say: ({ losses }, view) =>
      phrase('Because upkeep was not paid, you lost {losses}.', {
        losses: phraseList(
          losses.map((loss) => lossPhrase(view, loss)),
          '; ',
        ),
      }),
  },
  'starships-built': {
    told: toSeat,
    say: ({ unit, place, type, count, cost }, view) =>
      phrase('{unit} built {ships} for {cost} resources.', {
        unit: unitIn(view, unit, place),
        ships: countedShips(count, type),
        cost: resources(cost),
      }),
  },
  'sector-annexed': {
    told: toSeat,
    say: ({ place, cost }, view) =>
      phrase('{place} was annexed for {cost} resources.', {
        place: placeArg(view, place),
        cost: resources(cost),
      }),
  },
  'annexation-declined': {
    told: (event, seat, before) =>
      event.seat === seat || before.sectors[event.place]?.owner === seat ? event : undefined,
    say: ({ place, seat, decline }, view) =>
      seat === view.me
        ? phrase('Your administration of {place} decays: turn {decline} of 3.', {
            place: placeArg(view, place),
            decline,
          })
        : phrase('The administration of the {empire} in {place} decays: turn {decline} of 3.', {
            place: placeArg(view, place),
            empire: seatArg(view, seat),
            decline,
          }),
  },
  'annexation-lapsed': {
    told: (event, seat, before) =>
      event.seat === seat || before.sectors[event.place]?.owner === seat ? event : undefined,
    say: ({ place, seat }, view) =>
      seat === view.me
        ? phrase('{place} is no longer annexed to you.', { place: placeArg(view, place) })
        : phrase('{place} is no longer annexed to the {empire}.', {
            place: placeArg(view, place),
            empire: seatArg(view, seat),
          }),
  },
  'resources-decayed': {
    told: toSeat,
    say: ({ amount }) =>
      phrase('{amount} resources left in the treasury decayed.', { amount: resources(amount) }),
  },
  'revenue-gained': {
    told: toSeat,
    say: ({ amount, sectors }) =>
      phrase('{sectors|sector|sectors} yielded {amount} resources.', {
        sectors: sectors.length,
        amount: resources(amount),
      }),
  },
  'proclamation-issued': {
    told: (event, seat) => (event.seat === seat ? event : proclaimed(event)),
    announced: ({ seat, text }) => ({ seat, text }),
    say: ({ verdict, amount }) => {
      const args = { amount: resources(Math.abs(amount)) };
      if (verdict === 'suitable')
        return phrase('Your proclamation pleased the people: they gave {amount} resources.', args);
      if (verdict === 'short') return phrase('Your proclamation was too short to earn anything.');
      return phrase('Your proclamation was found unsuitable and cost you {amount} resources.', args);
    },
  },
  'proclamation-heard': {
    told: toNobody,
    announced: ({ seat, text }) => ({ seat, text }),
    say: ({ seat, text }, view) =>
      phrase('{ruler} of the {empire} proclaims: «{text}»', {
        ruler: view.empires[seat]?.ruler ?? phrase('The ruler'),
        empire: seatArg(view, seat),
        text,
      }),
  },
  'starfleet-dissolved': {
    told: toSeat,
    say: ({ name, number }) =>
      phrase('Starfleet A{number} {name} was empty and has been dissolved.', { name, number }),
  },
  'sectors-scouted': {
    told: toSeat,
    say: ({ places }) =>
      places.length === 0
        ? phrase('Scouting brought no reports.')
        : phrase('Scouting brought reports of {sectors|sector|sectors}.', { sectors: places.length }),
  },
};

function lossPhrase(view: View, { unit: id, type, name, count }: Casualty): Phrase {
  const unit = unitName(view, id);
  if (type !== undefined) return phrase('{ships} of {unit}', { ships: countedShips(count, type), unit });
  return name === undefined
    ? phrase('an admiral of {unit}', { unit })
    : phrase('{name} of {unit}', { name, unit });
}
