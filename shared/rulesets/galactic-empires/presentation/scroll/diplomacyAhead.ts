import { phrase } from '#kernel/words/phrase.ts';
import { namesPhrase, placeArg, resources, seatArg } from '../../model/words.ts';
import type { Ahead } from './sentences.ts';

/** Of what passes between empires. Only the reader's own plan is imagined, so it is always the reader who acts. */
export const diplomacyAhead: Ahead<
  | 'war-declared'
  | 'status-changed'
  | 'leadership-changed'
  | 'acceptance-changed'
  | 'passage-changed'
  | 'permission-changed'
  | 'permission-bought'
  | 'permission-dropped'
  | 'ruler-renamed'
  | 'alliance-cancelled'
  | 'info-sharing-changed'
  | 'espionage-made'
  | 'ambassador-sent'
  | 'resources-sent'
  | 'proclamation-issued'
  | 'empire-defeated'
  | 'victory-reached'
> = {
  'war-declared': ({ on }, view) =>
    phrase('You will declare war on the {empire}.', { empire: seatArg(view, on) }),
  'status-changed': ({ status }) =>
    phrase('You will become {status}.', {
      status: status === 'royalty' ? phrase('royalty') : phrase('a commoner'),
    }),
  'leadership-changed': ({ seat, computer }, view) =>
    phrase(computer ? 'The computer will lead the {empire}.' : 'A player will lead the {empire} again.', {
      empire: seatArg(view, seat),
    }),
  'acceptance-changed': ({ from, accepts }, view) =>
    phrase(
      accepts ? 'You will accept gifts from the {empire}.' : 'You will refuse gifts from the {empire}.',
      { empire: seatArg(view, from) },
    ),
  'passage-changed': ({ to, granted }, view) =>
    phrase(
      granted
        ? 'You will grant the {empire} passage rights.'
        : 'You will revoke the passage rights of the {empire}.',
      { empire: seatArg(view, to) },
    ),
  'permission-changed': ({ place, to, granted }, view) =>
    phrase(
      granted
        ? 'You will grant the {empire} special permission for {place}.'
        : 'You will revoke the special permission of the {empire} for {place}.',
      { place: placeArg(view, place), empire: seatArg(view, to) },
    ),
  'permission-bought': ({ place, cost }, view) =>
    phrase('Independent {place} will grant you special permission for {cost} resources.', {
      place: placeArg(view, place),
      cost: resources(cost),
    }),
  'permission-dropped': ({ place }, view) =>
    phrase('You will give up your special permission for {place}.', { place: placeArg(view, place) }),
  'ruler-renamed': ({ name }) => phrase('You will rule as {name}.', { name }),
  'alliance-cancelled': (event, view) =>
    phrase('You will cancel the alliance with the {empire}, and be neutral.', {
      empire: seatArg(view, event.with),
    }),
  'info-sharing-changed': (event, view) =>
    phrase(
      event.shares
        ? 'You will share your scouting reports with the {empire}.'
        : 'You will no longer share your scouting reports with the {empire}.',
      { empire: seatArg(view, event.with) },
    ),
  'espionage-made': ({ on, cost }, view) =>
    phrase('Agents will go to the {empire} for {cost} resources; what they find depends on the dice.', {
      empire: seatArg(view, on),
      cost: resources(cost),
    }),
  'ambassador-sent': ({ to, address }, view) =>
    phrase('Your ambassador will ask the {empire} to write to {address}.', {
      empire: seatArg(view, to),
      address,
    }),
  'resources-sent': ({ to, amount, fee }, view) =>
    phrase('You will send {amount} resources to the {empire}, and pay {fee} for the convoy.', {
      amount: resources(amount),
      fee: resources(fee),
      empire: seatArg(view, to),
    }),
  'proclamation-issued': ({ verdict, amount }) => {
    const args = { amount: resources(Math.abs(amount)) };
    if (verdict === 'suitable')
      return phrase(
        'Your proclamation will bring {amount} resources, unless the game master finds it unsuitable.',
        args,
      );
    return verdict === 'short'
      ? phrase('Your proclamation will be too short to earn anything.')
      : phrase('Your proclamation will be found unsuitable and cost you {amount} resources.', args);
  },
  'empire-defeated': () =>
    phrase('Your empire will have neither sectors nor starships left: it will be defeated.'),
  'victory-reached': ({ seats, share }, view) =>
    phrase('{victors} will hold {share}% of all sectors or more: the game master may declare the game won.', {
      victors: namesPhrase(seats.map((seat) => view.empires[seat]?.name ?? seat)),
      share,
    }),
};
