import { choiceField } from '#kernel/orders/fields.ts';
import type { Beginning, WishForm } from '#kernel/beginning.ts';
import type { Field } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { good } from '#kernel/words/result.ts';
import type { CardId } from './cards/ids.ts';
import { ownBook } from './cards/known.ts';
import type { FederationCommander } from './game.ts';
import { seatNames, seats } from './map/seats.ts';
import { convoyTurns, duelTurns, mostTurns } from './model/limits.ts';
import { scenarios } from './scenarios.ts';
import { create } from './setup.ts';

/** What can be chosen for a scenario (FC 8D, 8E). */
interface Wish {
  readonly scenario: 'duel' | 'convoy';
  readonly ships: number;
  readonly turns: number;
  /** Whether leaving it is disengaging (FC 8A); of a convoy it floats. */
  readonly map: 'floating' | 'fixed';
  /** The card of all ships of a side: civil wars happen. */
  readonly federation: CardId;
  readonly klingon: CardId;
  /** Photon tubes begin pre-loaded, and batteries empty; or each captain decides it (FC 4C2c). */
  readonly 'pre-loaded': 'asked' | 'yes' | 'no';
}

const usual: Wish = {
  scenario: 'duel',
  ships: 1,
  turns: duelTurns,
  map: 'floating',
  'pre-loaded': 'asked',
  federation: 'federation-ca',
  klingon: 'klingon-d7',
};

const usualConvoy: Wish = { ...usual, scenario: 'convoy', turns: convoyTurns };

const cardField = (name: 'federation' | 'klingon'): Field => ({
  kind: 'choice',
  name,
  label: `Ships of the ${seatNames[name] ?? name}`,
  choices: ownBook.map(({ card, label }) => ({ value: card, label: phrase('{label}', { label }) })),
});

function form(wish: Wish): WishForm {
  const { scenario, turns, map, ...common } = wish;
  const isDuel = scenario === 'duel';
  const { mostShips } = scenarios[scenario];
  return {
    fields: [
      { kind: 'number', name: 'ships', label: 'Ships on each side', least: 1, most: mostShips },
      ...(isDuel ? duelFields : []),
      cardField('federation'),
      cardField('klingon'),
      choiceField('pre-loaded', 'Photon tubes begin pre-loaded', {
        asked: 'As their captains decide',
        no: 'No',
        yes: 'Yes',
      }),
    ],
    values: { ...common, ...(isDuel ? { turns, map } : {}) },
    faults: [],
    set: (name, value) => ({ ...wish, [name]: value }),
  };
}

const duelFields: readonly Field[] = [
  { kind: 'number', name: 'turns', label: 'Turns at the most', least: 1, most: mostTurns },
  choiceField('map', 'Map', {
    floating: 'Floating: it has no edge',
    fixed: 'Fixed: whoever leaves it has disengaged',
  }),
];

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
  kinds: [
    { name: 'duel', label: 'the duel', usual },
    { name: 'convoy', label: 'the Iridima convoy', usual: usualConvoy },
  ],
  form: (wish) => form(wish as Wish),
  seats: () => Object.fromEntries(seats.map((seat) => [seat, seatNames[seat] ?? seat])),
  room: () => seats.length,
  setup(given) {
    const wish = given as Wish;
    return {
      seats: [...seats],
      scenario: wish.scenario,
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
