import { choiceField } from '#kernel/orders/fields.ts';
import type { Beginning, WishForm } from '#kernel/beginning.ts';
import type { Field } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { good } from '#kernel/words/result.ts';
import type { CardId } from './cards/cards.ts';
import { cardIds, cards } from './cards/cards.ts';
import type { FederationCommander } from './game.ts';
import { seatNames, seats } from './map/seats.ts';
import { duelTurns, mostShips, mostTurns } from './model/limits.ts';
import { create } from './setup.ts';

/** What can be chosen for a duel (FC 8D). */
interface Wish {
  readonly ships: number;
  readonly turns: number;
  /** Whether leaving it is disengaging (FC 8A). */
  readonly map: 'floating' | 'fixed';
  /** The card of all ships of a side: civil wars happen. */
  readonly federation: CardId;
  readonly klingon: CardId;
  /** Photon tubes begin pre-loaded, and batteries empty; or each captain decides it (FC 4C2c). */
  readonly 'pre-loaded': 'asked' | 'yes' | 'no';
}

const usual: Wish = {
  ships: 1,
  turns: duelTurns,
  map: 'floating',
  'pre-loaded': 'asked',
  federation: 'federation-ca',
  klingon: 'klingon-d7',
};

const cardField = (name: 'federation' | 'klingon'): Field => ({
  kind: 'choice',
  name,
  label: `Ships of the ${seatNames[name] ?? name}`,
  choices: cardIds.map((card) => ({ value: card, label: phrase(cards[card].label) })),
});

const form = (wish: Wish): WishForm => ({
  fields: [
    { kind: 'number', name: 'ships', label: 'Ships on each side', least: 1, most: mostShips },
    { kind: 'number', name: 'turns', label: 'Turns at the most', least: 1, most: mostTurns },
    choiceField('map', 'Map', {
      floating: 'Floating: it has no edge',
      fixed: 'Fixed: whoever leaves it has disengaged',
    }),
    cardField('federation'),
    cardField('klingon'),
    choiceField('pre-loaded', 'Photon tubes begin pre-loaded', {
      asked: 'As their captains decide',
      no: 'No',
      yes: 'Yes',
    }),
  ],
  values: { ...wish },
  faults: [],
  set: (name, value) => ({ ...wish, [name]: value }),
});

const shipsOf = ({ ships, 'pre-loaded': preLoaded }: Wish, card: CardId) =>
  Array.from({ length: ships }, () => ({
    card,
    ...(preLoaded === 'asked' ? {} : { preLoaded: preLoaded === 'yes' }),
  }));

/** How games are begun. */
export const beginning: Beginning<FederationCommander> = {
  about: 'Starships duel on a map of hexes, eight impulses of movement and fire a turn.',
  players: { least: seats.length, most: seats.length },
  kindsLabel: 'Scenario',
  kinds: [{ name: 'duel', label: 'the duel', usual }],
  form: (wish) => form(wish as Wish),
  seats: () => Object.fromEntries(seats.map((seat) => [seat, seatNames[seat] ?? seat])),
  room: () => seats.length,
  setup(given) {
    const wish = given as Wish;
    return {
      seats: [...seats],
      scenario: 'duel',
      map: wish.map,
      turns: wish.turns,
      ships: { federation: shipsOf(wish, wish.federation), klingon: shipsOf(wish, wish.klingon) },
    };
  },
  needs: [],
  create(setup) {
    const made = create(setup);
    return made.ok ? good({ state: made.value, books: [] }) : made;
  },
  practice: { wish: usual, seat: seats[0] },
};
