import type { PlaceId, SeatId } from '#kernel/ids.ts';
import type { Arg, Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Ruleset, Telling } from '#kernel/ruleset.ts';
import type { Event } from './model/events.ts';
import type { VbamSfb } from './model/game.ts';
import type { View } from './model/view.ts';
import { labelOf } from './tables/board.ts';
import { empireNames } from './tables/empires.ts';

const systemArg = (place: PlaceId): Arg => ({ to: 'place', id: place, text: labelOf(place) });
const seatArg = (seat: SeatId): Arg => ({ to: 'seat', id: seat, text: empireNames[seat] ?? seat });

/** What only the empire hears that it is about. */
const own = <E extends Event>(say: (event: E, view: View) => Phrase): Telling<VbamSfb, E> => ({
  audience: ({ seat }) => [seat],
  told: (event, seat) => (event.seat === seat ? event : undefined),
  say,
});

/** Who hears what: an empire of itself, and everybody how the campaign ends. */
export const tell: Ruleset<VbamSfb>['tell'] = {
  'income-received': own(({ product, maintenance }) =>
    phrase('Systems bring in {product} EP; maintenance costs {maintenance}.', { product, maintenance }),
  ),
  'tech-invested': own(({ ep }) => phrase('{ep} EP go into technology.', { ep })),
  'productivity-bought': own(({ place, ep }) =>
    phrase('{ep} EP are spent on the Productivity of {system}.', { ep, system: systemArg(place) }),
  ),
  'tech-tested': own(({ chance, advanced }) =>
    advanced
      ? phrase('Technology advances by a year, at a chance of {chance} %.', { chance })
      : phrase('Technology does not advance, at a chance of {chance} %.', { chance }),
  ),
  'productivity-raised': own(({ place, productivity }) =>
    phrase('Productivity of {system} is now {productivity}.', { system: systemArg(place), productivity }),
  ),
  'morale-changed': own(({ place, morale }) =>
    phrase('Morale of {system} is now {morale}.', { system: systemArg(place), morale }),
  ),
  'census-checked': own(({ place, grown }) =>
    grown
      ? phrase('The Census of {system} grows by 1.', { system: systemArg(place) })
      : phrase('The Census of {system} does not grow this year; next year it is likelier.', {
          system: systemArg(place),
        }),
  ),
  'campaign-won': {
    told: (event) => event,
    say: ({ seat, goal }) => phrase('{seat} wins the campaign by {goal}.', { seat: seatArg(seat), goal }),
  },
};

export const origins = {
  'income-received': 'rules',
  'tech-invested': 'order',
  'productivity-bought': 'order',
  'tech-tested': 'rules',
  'productivity-raised': 'rules',
  'morale-changed': 'rules',
  'census-checked': 'rules',
  'campaign-won': 'rules',
} as const;
