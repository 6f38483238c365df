import type { PlaceId, SeatId } from '#kernel/ids.ts';
import type { Pointer } from '#kernel/report/phrase.ts';
import { phrase, phraseList } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { PearlDivers, State } from './model.ts';
import { buoyAt } from './model.ts';
import { board } from './tables.ts';

/** A buoy as a word that leads to it. */
const pointer = (seat: SeatId, place: PlaceId): Pointer => ({
  to: 'thing',
  kind: 'buoy',
  id: buoyAt(seat, place),
  text: `buoy in ${board.label(place)}`,
});

const isThere = ({ boats }: State, seat: SeatId, ...places: readonly PlaceId[]): boolean =>
  places.some((place) => boats[seat]?.place === place);

/** What is known to the owner alone. */
const toOwner = <E extends { readonly seat: SeatId }>(event: E, seat: SeatId): E | undefined =>
  event.seat === seat ? event : undefined;

/** Who hears what (PD 5): the owner all of it, others what they see from where their boat lies. */
export const tell: Ruleset<PearlDivers>['tell'] = {
  sailed: {
    told: (event, seat, before) =>
      event.seat === seat || isThere(before, seat, event.from, event.place) ? event : undefined,
    say: ({ seat, from, place }, { me }) =>
      seat === me
        ? phrase('You sail from {from} to {place}.', { from: board.label(from), place: board.label(place) })
        : phrase('The boat of {seat} sails from {from} to {place}.', {
            seat,
            from: board.label(from),
            place: board.label(place),
          }),
  },
  dived: {
    told({ seat: diver, place, ...event }, seat, before) {
      if (diver === seat) return { ...event, seat, place };
      return isThere(before, seat, place) ? { kind: 'dive-seen', seat: diver, place } : undefined;
    },
    say: ({ place, found }) =>
      phrase('Your divers bring up {found|pearl|pearls} in {place}.', { found, place: board.label(place) }),
  },
  'dive-seen': {
    told: () => undefined,
    say: ({ seat, place }) =>
      phrase('Divers of {seat} go down in {place}.', { seat, place: board.label(place) }),
  },
  stormed: {
    told: (event) => event,
    say: ({ place }) => phrase('It storms over {place}.', { place: board.label(place) }),
  },
  'course-set': {
    told: toOwner,
    say: ({ way }) =>
      way.length === 0
        ? phrase('Your boat has no course.')
        : phrase('Your boat sets course for {places}.', {
            places: phraseList(
              way.map((place) => phrase('{place}', { place: board.label(place) })),
              ', ',
            ),
          }),
  },
  marked: {
    told: toOwner,
    say: ({ seat, place }) => phrase('You set a {buoy}.', { buoy: pointer(seat, place) }),
  },
  lifted: {
    told: toOwner,
    say: ({ place }) => phrase('You take in your buoy in {place}.', { place: board.label(place) }),
  },
};

/** Every event is ordered by somebody, save sailing by a course. */
export const origins = {
  stormed: 'order',
  'course-set': 'order',
  sailed: 'either',
  dived: 'order',
  'dive-seen': 'order',
  marked: 'order',
  lifted: 'order',
} as const;
