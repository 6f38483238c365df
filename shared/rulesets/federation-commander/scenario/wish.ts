import type { WishForm } from '#kernel/beginning.ts';
import { choiceField, rowsIn, textIn } from '#kernel/orders/fields.ts';
import type { Field, FieldRow, FieldValue } from '#kernel/orders/form.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cardFor, ownBook } from '../cards/known.ts';
import { pointsOf } from '../cards/points.ts';
import type { CardId } from '../cards/ids.ts';
import { seatNames, seats } from '../map/seats.ts';
import { duelTurns, mostTurns, mostWithConvoy } from '../model/limits.ts';
import type { Span } from '../model/mailing.ts';
import { unreadable } from '../refusals.ts';
import { scenarios } from './scenarios.ts';
import type { GivenShip, Scenario } from './shape.ts';
import { pointsFor } from './faults.ts';

/** What can be chosen for a battle (FC 8D, 8E). */
export interface Wish {
  readonly scenario: NonNullable<Scenario['scenario']>;
  /** The scenario is chosen in the form too, where nothing else asks for it. */
  readonly asks?: true;
  readonly ships: number;
  readonly turns: number;
  /** Whether leaving it is disengaging (FC 8A); of a convoy it floats. */
  readonly map: 'floating' | 'fixed';
  /** The card of all ships of a side, where they are alike: civil wars happen. */
  readonly federation: CardId;
  readonly klingon: CardId;
  /** The ships of a side of a battle of fleets. */
  readonly 'federation-fleet': readonly FieldRow[];
  readonly 'klingon-fleet': readonly FieldRow[];
  /** OURS: the most points of a side; 0: as many as they like. */
  readonly points: number;
  readonly mailing: Span;
  /** Photon tubes begin pre-loaded, and batteries empty; or each captain decides it (FC 4C2c). */
  readonly 'pre-loaded': 'asked' | 'yes' | 'no';
}

const fleet = (...ships: readonly (readonly [card: CardId, count: number])[]): readonly FieldRow[] =>
  ships.map(([card, count]) => ({ card, count }));

const duel: Wish = {
  scenario: 'duel',
  ships: 1,
  turns: duelTurns,
  map: 'floating',
  'pre-loaded': 'asked',
  federation: 'federation-ca',
  klingon: 'klingon-d7',
  'federation-fleet': fleet(['federation-ca', 1], ['federation-dd', 1], ['federation-ff', 1]),
  'klingon-fleet': fleet(['klingon-d7', 1], ['klingon-dd', 1], ['klingon-ff', 1]),
  points: 0,
  mailing: 'turn',
};

/** The wish for such a battle of which nothing else is said. */
export const usual = (scenario: Wish['scenario']): Wish => ({
  ...duel,
  scenario,
  turns: scenarios[scenario].turns,
});

const cardChoices = ownBook.map(({ card, label }) => ({
  value: card,
  label: phrase('{label}: {points} points', { label, points: pointsOf(cardFor({ card })) }),
}));

const cardField = (name: 'federation' | 'klingon'): Field => ({
  kind: 'choice',
  name,
  label: `Ships of the ${seatNames[name] ?? name}`,
  choices: cardChoices,
});

/** The ships that such lines name, one by one. */
const shipsIn = (rows: readonly FieldRow[]): readonly CardId[] =>
  rowsIn(rows).flatMap(({ card, count }) => Array.from({ length: Number(count) }, () => textIn(card)));

const fleetName = (seat: SeatId): 'federation-fleet' | 'klingon-fleet' =>
  seat === seats[0] ? 'federation-fleet' : 'klingon-fleet';

/** The ships of a side as a game begins with them. */
function cardsOf(wish: Wish, seat: SeatId): readonly CardId[] {
  if (wish.scenario === 'fleet') return shipsIn(wish[fleetName(seat)]);
  return Array.from({ length: wish.ships }, () => (seat === seats[0] ? wish.federation : wish.klingon));
}

/** The same, with how their tubes begin. */
export const forcesOf = (wish: Wish): Readonly<Record<SeatId, readonly GivenShip[]>> =>
  Object.fromEntries(
    seats.map((seat) => [
      seat,
      cardsOf(wish, seat).map((card) => ({
        card,
        ...(wish['pre-loaded'] === 'asked' ? {} : { preLoaded: wish['pre-loaded'] === 'yes' }),
      })),
    ]),
  );

const pointsIn = (wish: Wish, seat: SeatId): number =>
  pointsFor(cardsOf(wish, seat).map((card) => ({ card })));

const fleetField = (wish: Wish, seat: SeatId): Field => ({
  kind: 'rows',
  name: fleetName(seat),
  label: `Ships of the ${seatNames[seat] ?? seat}`,
  note: phrase('{ships|ship|ships} of {points|point|points}', {
    ships: cardsOf(wish, seat).length,
    points: pointsIn(wish, seat),
  }),
  columns: [
    { kind: 'choice', name: 'card', label: 'Class', choices: cardChoices },
    { kind: 'number', name: 'count', label: 'How many', least: 1, most: mostWithConvoy },
  ],
  most: mostWithConvoy,
});

const fleetFields = (wish: Wish): readonly Field[] => [
  { kind: 'number', name: 'points', label: 'Points of a side at the most, or 0', least: 0, most: 9999 },
  ...seats.map((seat) => fleetField(wish, seat)),
];

const openFields: readonly Field[] = [
  { kind: 'number', name: 'turns', label: 'Maximum turns', least: 1, most: mostTurns },
  choiceField('map', 'Map', {
    floating: 'Floating: it has no edge',
    fixed: 'Fixed: leaving it means disengaging',
  }),
];

/** What is wrong with the fleet of a side. */
function faultOf(wish: Wish, seat: SeatId): readonly { readonly field: string; readonly problem: Problem }[] {
  if (wish.scenario !== 'fleet') return [];
  const [field, count, points] = [fleetName(seat), cardsOf(wish, seat).length, pointsIn(wish, seat)];
  if (count < 1 || count > mostWithConvoy)
    return [{ field, problem: unreadable('number-of-ships', { most: mostWithConvoy }) }];
  return wish.points === 0 || points <= wish.points
    ? []
    : [
        {
          field,
          problem: unreadable('too-many-points', {
            path: seatNames[seat] ?? seat,
            points,
            limit: wish.points,
          }),
        },
      ];
}

const scenarioField: Field = choiceField(
  'scenario',
  'Scenario',
  Object.fromEntries((['duel', 'convoy', 'fleet'] as const).map((name) => [name, scenarios[name].label])),
);

const mailingField: Field = choiceField('mailing', 'Orders are given', {
  turn: 'For a whole turn',
  'half-turn': 'For half a turn, four impulses',
  impulse: 'For each impulse',
});

/** The form of a wish. */
export function form(wish: Wish): WishForm {
  const { scenario, ships, federation, klingon, turns, map, mailing, asks } = wish;
  const [isFleet, isOpen] = [scenario === 'fleet', scenario !== 'convoy'];
  const most = scenarios[scenario].most;
  const alike: readonly Field[] = [
    { kind: 'number', name: 'ships', label: 'Ships on each side', least: 1, most },
    cardField('federation'),
    cardField('klingon'),
  ];
  const ofForces: Readonly<Record<string, FieldValue>> = isFleet
    ? {
        points: wish.points,
        'federation-fleet': wish['federation-fleet'],
        'klingon-fleet': wish['klingon-fleet'],
      }
    : { ships: Math.min(ships, most), federation, klingon };
  return {
    fields: [
      ...(asks === true ? [scenarioField] : []),
      ...(isFleet ? fleetFields(wish) : alike),
      ...(isOpen ? openFields : []),
      choiceField('pre-loaded', 'Photon tubes begin pre-loaded', {
        asked: 'As their captains decide',
        no: 'No',
        yes: 'Yes',
      }),
      mailingField,
    ],
    values: {
      ...(asks === true ? { scenario } : {}),
      ...ofForces,
      'pre-loaded': wish['pre-loaded'],
      mailing,
      ...(isOpen ? { turns, map } : {}),
    },
    faults: seats.flatMap((seat) => faultOf(wish, seat)),
    set: (name, value) => changed(wish, name, value),
  };
}

/** The wish with one field set; another scenario has its own turns, and no more ships than it allows. */
function changed(wish: Wish, name: string, value: FieldValue): Wish {
  const now: Wish = { ...wish, [name]: value };
  if (name !== 'scenario') return now;
  const { turns, most } = scenarios[now.scenario];
  return { ...now, turns, ships: Math.min(wish.ships, most) };
}
