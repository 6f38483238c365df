import type { SeatId } from '#kernel/ids.ts';
import { phrase, phraseList } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { GalacticConquest } from '../model/game.ts';
import type { Verdict } from '../model/orders.ts';
import { hexName } from '../tables/board.ts';
import { combatSaid } from '../tables/combatWords.ts';
import { mobilityNames } from '../tables/economy.ts';
import { nameOf } from '../tables/seats.ts';
import { battles, own } from './battles.ts';

/** What is known to the owner alone. */
const toOwner = <E extends { readonly seat: SeatId }>(event: E, seat: SeatId): E | undefined =>
  event.seat === seat ? event : undefined;

const verdicts: Readonly<Record<Verdict, string>> = {
  holds: 'The system in {place} holds against foreign ships.',
  contested: 'The system in {place} is contested, and pays nobody this turn.',
  falls: 'The system in {place} falls to the ships above it.',
};

/** Who hears what: whatever an empire does is its own, and others know what sensors read at the end of the turn (C5.30). */
export const tell: Ruleset<GalacticConquest>['tell'] = {
  mobilised: {
    told: toOwner,
    say: ({ to }) => phrase('Your empire is mobilised for {state}.', { state: mobilityNames[to] }),
  },
  plotted: {
    told: toOwner,
    say: ({ unit, way }) =>
      phrase('{unit} is plotted to move to {places}.', {
        unit: own(unit),
        places: phraseList(
          way.map((place) => phrase('{place}', { place: hexName(place) })),
          ', ',
        ),
      }),
  },
  moved: {
    told: toOwner,
    say: ({ unit, from, place }) =>
      phrase('{unit} moves from {from} to {place}.', {
        unit: own(unit),
        from: hexName(from),
        place: hexName(place),
      }),
  },
  instructed: {
    told: toOwner,
    say: ({ unit, combat }) => phrase('{unit}: {orders}.', { unit: own(unit), orders: combatSaid(combat) }),
  },
  ...battles,
  'turned-back': {
    told: toOwner,
    say: ({ unit, place }) =>
      phrase('{unit} turns back before {place}, and moves no further.', {
        unit: own(unit),
        place: hexName(place),
      }),
  },
  'advance-judged': {
    told: (event, seat) => (event.seats.includes(seat) ? event : undefined),
    say: ({ place, advances }) =>
      phrase(
        'Where squadrons come together in {place}, those of the {seat} are advancing: they attack, or turn back.',
        {
          place: hexName(place),
          seat: nameOf(advances),
        },
      ),
  },
  'system-judged': {
    told: (event, seat) => (seat === event.owner || seat === event.seat ? event : undefined),
    say: ({ place, verdict }) => phrase(verdicts[verdict], { place: hexName(place) }),
  },
  earned: {
    told: toOwner,
    say: ({ points }) =>
      phrase('Your treasury holds {points|economic point|economic points} for the next turn.', { points }),
  },
};

export const origins = {
  mobilised: 'order',
  plotted: 'order',
  moved: 'order',
  instructed: 'order',
  'battle-joined': 'rules',
  fired: 'rules',
  struck: 'rules',
  retreated: 'rules',
  'squadron-lost': 'rules',
  'battle-ended': 'rules',
  'turned-back': 'order',
  'advance-judged': 'order',
  'system-judged': 'order',
  earned: 'rules',
} as const;
