import type { UnitId } from '#kernel/words/ids.ts';
import type { Arg } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { VbamSfb } from '../game.ts';
import type { View } from '../model/view.ts';
import { labelOf } from '../map/board.ts';
import { own, seatArg, systemArg } from './parts.ts';

/** A unit of the reader; of one that is no more, its number alone is left. */
export const unitArg = ({ units }: View, id: UnitId): Arg => {
  const unit = units[id];
  const number = id.replace(/^.*\.u0*/, '');
  return { to: 'unit', id, text: `${unit?.design ?? 'Unit'} ${number}` };
};

type Moving =
  | 'contact-made'
  | 'moved'
  | 'stopped'
  | 'waited'
  | 'explored'
  | 'guard-set'
  | 'route-set'
  | 'supply-changed'
  | 'trade-changed';

export const tellMovement: Pick<Ruleset<VbamSfb>['tell'], Moving> = {
  'contact-made': {
    audience: ({ seat, to }) => [seat, to],
    told: (event, seat) => (seat === event.seat || seat === event.to ? event : undefined),
    say: ({ seat, to }, { me }) =>
      phrase('You are in contact with {power}.', { power: seatArg(seat === me ? to : seat) }),
  },
  moved: own(({ unit, place }, view) =>
    phrase('{unit} moves to {sector}.', { unit: unitArg(view, unit), sector: systemArg(place) }),
  ),
  stopped: own(({ unit, place, between }, view) =>
    phrase('{unit} is stopped on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  ),
  waited: own(({ unit, place, between }, view) =>
    phrase('{unit} stays on the way from {place} to {between}.', {
      unit: unitArg(view, unit),
      place: systemArg(place),
      between: labelOf(between),
    }),
  ),
  explored: own(({ place }) => phrase('You explore {sector}.', { sector: systemArg(place) })),
  'guard-set': own(({ unit, fleet }, view) =>
    fleet === undefined
      ? phrase('{unit} is no longer a sentry.', { unit: unitArg(view, unit) })
      : phrase('{unit} is a sentry of {fleet}.', { unit: unitArg(view, unit), fleet: unitArg(view, fleet) }),
  ),
  'route-set': own(({ unit, way }, view) =>
    phrase('{unit} trades in {sectors}.', {
      unit: unitArg(view, unit),
      sectors: way.map(labelOf).join(', '),
    }),
  ),
  'trade-changed': own(({ unit, trades }, view) =>
    trades
      ? phrase('{unit} is on its trade route again.', { unit: unitArg(view, unit) })
      : phrase('{unit} is not on its trade route: it will bring in nothing next turn.', {
          unit: unitArg(view, unit),
        }),
  ),
  'supply-changed': own(({ unit, supplied }, view) =>
    supplied
      ? phrase('{unit} is in supply again.', { unit: unitArg(view, unit) })
      : phrase('{unit} is out of supply, and slow.', { unit: unitArg(view, unit) }),
  ),
};
