import type { Entry } from '#kernel/declare/entries.ts';
import { choice, choiceOrNone, choicesOf } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Choice, FieldRow } from '#kernel/orders/form.ts';
import { rowsIn, textIn } from '#kernel/orders/fields.ts';
import type { Fact } from '#kernel/picture/page.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexName } from '../map/board.ts';
import { imagine } from '../model/imagine.ts';
import type { Ware } from '../model/opening/purchase.ts';
import type { View } from '../model/state.ts';
import { commandOf } from '../ships/command.ts';
import { freshCode } from '../squadrons/codes.ts';
import { judged } from './judge.ts';
import { pointsLeft } from './navy.ts';
import type { Bought, Buy } from './question.ts';
import { halvesFor, squadronWith } from './question.ts';
import { waresOf } from './wares.ts';

type Given = Unnumbered<Buy>;

/** `3.5`: half points as points. */
export const inPoints = (halves: number): string => `${halves / 2}`;
export const wareLabel = ({ ship: { hull, figures }, name, halves }: Ware) =>
  phrase('{hull}, {name}: {price} EP, {attack}/{defence}', {
    hull,
    name,
    price: inPoints(halves),
    attack: figures?.attack ?? 0,
    defence: figures?.defence ?? 0,
  });

const crews: readonly Choice[] = [
  { value: '', label: phrase('usual') },
  { value: 'poor', label: phrase('poor') },
];

/** What stands in a list of ships, whatever it is made of. */
const boughtIn = (rows: readonly FieldRow[]): readonly Bought[] =>
  rows.map((row) => ({
    hull: textIn(row['hull']),
    count: Number(textIn(row['count'])),
    ...(textIn(row['crew']) === 'poor' && { poor: true as const }),
  }));

function shipsEntry(view: View, given: Given, mostKinds: number, mostOfKind: number): Entry<Given> {
  const ships = waresOf(view, view.me).filter(({ kind }) => kind === 'ship');
  const strange = given.ships.filter(({ hull }) => !ships.some(({ ship }) => ship.hull === hull));
  const choices: readonly Choice[] = [
    ...ships.map((ware) => ({ value: ware.ship.hull, label: wareLabel(ware) })),
    ...choicesOf([...new Set(strange.map(({ hull }) => hull))], (hull) => phrase('{hull}', { hull })),
  ];
  return {
    field: {
      kind: 'rows',
      name: 'ships',
      label: 'Ships',
      most: mostKinds,
      columns: [
        { kind: 'choice', name: 'hull', label: 'Hull', choices },
        { kind: 'number', name: 'count', label: 'How many', least: 1, most: mostOfKind },
        { kind: 'choice', name: 'crew', label: 'Crew', choices: crews },
      ],
    },
    value: given.ships.map(({ hull, count, poor }) => ({ hull, count, crew: poor ? 'poor' : '' })),
    set: (value) => ({ ...given, ships: boughtIn(rowsIn(value)) }),
  };
}

/** The codes that a purchase can go to: a new one, and those of other purchases. */
function codesFor(view: View, given: Given, plan: readonly Buy[]): readonly UnitId[] {
  const bought = new Set(plan.map(({ to }) => to));
  return [...new Set([given.to, freshCode(view, view.me, bought), ...bought])];
}

/** The form of a purchase: ships, squadron, system, who leads it and what the flagship is called. */
export function buyForm(
  view: View,
  given: Given,
  plan: readonly Buy[],
  { kinds, ofKind, longest }: Record<'kinds' | 'ofKind' | 'longest', number>,
): readonly Entry<Given>[] {
  const hulls = [...new Set([...given.ships.map(({ hull }) => hull), ...(given.lead ? [given.lead] : [])])];
  const { name: _, ...unnamed } = given;
  return [
    shipsEntry(view, given, kinds, ofKind),
    choice(
      given,
      'to',
      'Squadron',
      choicesOf(codesFor(view, given, plan), (code) => phrase('{code}', { code: code.toUpperCase() })),
    ),
    choiceOrNone(
      given,
      'place',
      'System',
      phrase('current hex, or the homeworld'),
      inOrder(view.systems).flatMap(([place, { owner, name }]) =>
        owner === view.me
          ? [{ value: place, label: phrase('{place}, {name}', { place: hexName(place), name }), place }]
          : [],
      ),
    ),
    choiceOrNone(
      given,
      'lead',
      'Flagship',
      phrase('the one with the highest rating'),
      choicesOf(hulls, (hull) => phrase('{hull}', { hull })),
    ),
    {
      field: { kind: 'text', name: 'name', label: 'Name of the flagship', longest, lines: 1 },
      value: given.name ?? '',
      set: (value) => (textIn(value) === '' ? unnamed : { ...given, name: textIn(value) }),
    },
  ];
}

/** What a purchase costs, what the others of the plan leave, and how many ships its flagship commands. */
export function purchaseFacts(view: View, given: Given, plan: readonly Buy[]): readonly Fact[] {
  const world = imagine(view);
  const { after } = judged(
    world,
    view.me,
    plan.filter((one) => !isSame(one, given)),
  );
  const squadron = squadronWith(after, view.me, given);
  const command = squadron && commandOf(after, view.me, squadron.ships, squadron.ledBy);
  const [cost, left] = [Math.ceil(halvesFor(after, view.me, given.ships) / 2), pointsLeft(after, view.me)];
  return [
    { label: 'Costs', value: phrase('{cost} EP', { cost }), ...(cost > left && { tone: 'bad' as const }) },
    { label: 'Left by other purchases', value: phrase('{left} EP', { left }) },
    ...(command === undefined || given.ships.length === 0
      ? []
      : [
          {
            label: 'Command',
            value: phrase('{slots} of {rating}', { ...command }),
            ...(command.slots > command.rating && { tone: 'bad' as const }),
          },
        ]),
  ];
}

/** Whether an order of the plan is the one that is being filled in. */
const isSame = (one: Buy, given: Given): boolean =>
  'ref' in given && one.ref === (given as unknown as Buy).ref;
