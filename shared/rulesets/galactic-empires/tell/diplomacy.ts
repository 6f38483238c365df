import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { EspionageReport, View } from '../model/view.ts';
import {
  classesPhrase,
  namesPhrase,
  placeArg,
  placesPhrase,
  relationsPhrase,
  resources,
  seatArg,
} from '../model/words.ts';
import type { Tellings } from './hearing.ts';
import { toAll, toSeat } from './hearing.ts';

type DiplomacyEventKind =
  | 'status-changed'
  | 'leadership-changed'
  | 'acceptance-changed'
  | 'passage-changed'
  | 'permission-changed'
  | 'permission-bought'
  | 'permission-dropped'
  | 'ruler-renamed'
  | 'peace-established'
  | 'alliance-cancelled'
  | 'alliance-formed'
  | 'info-sharing-changed'
  | 'espionage-made'
  | 'ambassador-sent'
  | 'empire-defeated'
  | 'victory-reached'
  | 'reports-shared';

/** Told in full to these empires alone. */
const toThese = <E>(event: E, seat: SeatId, ...concerned: readonly SeatId[]): E | undefined =>
  concerned.includes(seat) ? event : undefined;

/** OURS: what two empires agree or cancel is told to them alone; others learn of it by espionage (GE 255, 996). */
export const diplomacyTellings: Tellings<DiplomacyEventKind> = {
  'status-changed': {
    told: toSeat,
    say: ({ status }) =>
      phrase('The game master has made you {status}.', {
        status: status === 'royalty' ? phrase('royalty') : phrase('a commoner'),
      }),
  },
  'leadership-changed': {
    told: toAll,
    say: ({ seat, computer }, view) =>
      phrase(
        computer ? 'The {empire} is led by the computer from now on.' : 'The {empire} has a player again.',
        { empire: seatArg(view, seat) },
      ),
  },
  'acceptance-changed': {
    told: (event, seat) => toThese(event, seat, event.seat, event.from),
    say: ({ seat, from, accepts }, view) =>
      seat === view.me
        ? phrase(
            accepts ? 'You accept gifts from the {empire} now.' : 'You refuse gifts from the {empire} now.',
            { empire: seatArg(view, from) },
          )
        : phrase(accepts ? 'The {empire} accepts your gifts now.' : 'The {empire} refuses your gifts now.', {
            empire: seatArg(view, seat),
          }),
  },
  'passage-changed': {
    told: (event, seat) => toThese(event, seat, event.seat, event.to),
    say: ({ seat, to, granted }, view) =>
      seat === view.me
        ? phrase(
            granted
              ? 'You granted the {empire} passage rights.'
              : 'You revoked the passage rights of the {empire}.',
            { empire: seatArg(view, to) },
          )
        : phrase(
            granted
              ? 'The {empire} granted you passage rights.'
              : 'The {empire} revoked your passage rights.',
            { empire: seatArg(view, seat) },
          ),
  },
  'permission-changed': {
    told: (event, seat) => toThese(event, seat, event.seat, event.to),
    say: ({ place, seat, to, granted }, view) => {
      const other = seat === view.me ? to : seat;
      const args = { place: placeArg(view, place), empire: seatArg(view, other) };
      if (seat === view.me)
        return phrase(
          granted
            ? 'You granted the {empire} special permission for {place}.'
            : 'You revoked the special permission of the {empire} for {place}.',
          args,
        );
      return phrase(
        granted
          ? 'The {empire} granted you special permission for {place}.'
          : 'The {empire} revoked your special permission for {place}.',
        args,
      );
    },
  },
  'permission-bought': {
    told: toSeat,
    say: ({ place, cost }, view) =>
      phrase('Independent {place} granted you special permission for {cost} resources.', {
        place: placeArg(view, place),
        cost: resources(cost),
      }),
  },
  'permission-dropped': {
    told: toSeat,
    say: ({ place }, view) =>
      phrase('You gave up your special permission for {place}.', { place: placeArg(view, place) }),
  },
  'ruler-renamed': {
    told: toAll,
    say: ({ seat, name }, view) =>
      seat === view.me
        ? phrase('You rule as {name} now.', { name })
        : phrase('The {empire} is ruled by {name} now.', { empire: seatArg(view, seat), name }),
  },
  'peace-established': {
    told: (event, seat) => toThese(event, seat, ...event.seats),
    say: ({ seats }, view) =>
      phrase('Peace was made with the {empire}: you are neutral now.', {
        empire: seatArg(view, other(seats, view)),
      }),
  },
  'alliance-cancelled': {
    told: (event, seat) => toThese(event, seat, event.by, event.with),
    say: (event, view) =>
      event.by === view.me
        ? phrase('You cancelled the alliance with the {empire}: you are neutral now.', {
            empire: seatArg(view, event.with),
          })
        : phrase('The {empire} cancelled the alliance with you: you are neutral now.', {
            empire: seatArg(view, event.by),
          }),
  },
  'alliance-formed': {
    told: (event, seat) => toThese(event, seat, ...event.seats),
    say: ({ seats }, view) =>
      phrase('You and the {empire} are allies now.', { empire: seatArg(view, other(seats, view)) }),
  },
  'info-sharing-changed': {
    told: (event, seat) => toThese(event, seat, event.seat, event.with),
    say: (event, view) =>
      event.seat === view.me
        ? phrase(
            event.shares
              ? 'You share your scouting reports with the {empire} now.'
              : 'You no longer share your scouting reports with the {empire}.',
            { empire: seatArg(view, event.with) },
          )
        : phrase(
            event.shares
              ? 'The {empire} shares its scouting reports with you now.'
              : 'The {empire} no longer shares its scouting reports with you.',
            { empire: seatArg(view, event.seat) },
          ),
  },
  'espionage-made': {
    told: toSeat,
    say: ({ on, cost, report }, view) =>
      phrase('Espionage on the {empire} for {cost} resources: {findings}.', {
        empire: seatArg(view, on),
        cost: resources(cost),
        findings: findings(report, view),
      }),
  },
  'ambassador-sent': {
    told: (event, seat) => toThese(event, seat, event.seat, event.to),
    say: ({ seat, to, address }, view) =>
      seat === view.me
        ? phrase('Your ambassador told the {empire} to write to {address}.', {
            empire: seatArg(view, to),
            address,
          })
        : phrase('An ambassador of the {empire} asks you to write to {address}.', {
            empire: seatArg(view, seat),
            address,
          }),
  },
  'empire-defeated': {
    told: toAll,
    say: ({ seat }, view) =>
      seat === view.me
        ? phrase('Your empire has neither sectors nor starships left: it is defeated.')
        : phrase('The {empire} is defeated.', { empire: seatArg(view, seat) }),
  },
  'victory-reached': {
    told: toAll,
    say: ({ seats, share }, view) =>
      seats.length === 0
        ? phrase('Nobody holds {share}% of all sectors any more.', { share })
        : phrase(
            '{victors} hold {share}% of all sectors or more: the game master may declare the game won.',
            {
              victors: namesPhrase(seats.map((seat) => view.empires[seat]?.name ?? seat)),
              share,
            },
          ),
  },
  'reports-shared': {
    told: toSeat,
    say: ({ from, places }, view) =>
      phrase('The {empire} shared reports of {sectors|sector|sectors}.', {
        empire: seatArg(view, from),
        sectors: places.length,
      }),
  },
};

const other = ([a, b]: readonly [SeatId, SeatId], { me }: View): SeatId => (a === me ? b : a);

/** What the agents found; what they did not find out is not mentioned. */
function findings(
  { ships, sectors, annexed, treasury, centers, admirals, relations }: EspionageReport,
  view: View,
): Phrase {
  const found: readonly (Phrase | undefined)[] = [
    ships && shipsFound(ships),
    sectors === undefined ? undefined : phrase('{sectors|sector|sectors} owned', { sectors }),
    annexed === undefined ? undefined : phrase('{sectors|sector|sectors} annexed', { sectors: annexed }),
    treasury === undefined
      ? undefined
      : phrase('{treasury} resources in the treasury', { treasury: resources(treasury) }),
    centers &&
      (centers.length === 0
        ? phrase('no industrial centers')
        : phrase('industrial centers in {places}', { places: placesPhrase(view, centers) })),
    admirals === undefined ? undefined : phrase('{admirals|admiral|admirals}', { admirals }),
    relations && (relations.length === 0 ? phrase('no wars or alliances') : relationsPhrase(view, relations)),
  ];
  const named = found.filter((one) => one !== undefined);
  return named.length === 0 ? phrase('the agents found out nothing') : phraseList(named, '; ');
}

const shipsFound = (ships: NonNullable<EspionageReport['ships']>): Phrase =>
  ships.length === 0 ? phrase('no starships') : classesPhrase(ships);
