import { integer, optional } from '#kernel/codec/shapes.ts';
import { choice, choiceOrNone, choicesOf, number, text } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { atHeadquarters, order, otherSeats, place, seat } from '../declare.ts';
import { hexesListed, hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { isHomeSevered } from '../model/homeworld.ts';
import type { Aim } from '../model/relations/espionage.ts';
import { aim, aims, mostWords, spyId, words } from '../model/relations/espionage.ts';
import type { View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import {
  cannotPay,
  cannotReach,
  cannotWorkIn,
  codeOf,
  costOf,
  counterCost,
  espionageOf,
  letterOf,
  newSpy,
  numberOf,
  spyCost,
  spyOf,
} from './spies.ts';

export const aimNames: Readonly<Record<Aim, string>> = { learn: 'to learn', act: 'to act' };

/** Systems of others that a reader knows, as choices of where. */
export const placesKnown = ({ systems, me }: View): readonly Choice[] =>
  hexesListed(systems).flatMap(([at, { name, owner }]) =>
    owner === me
      ? []
      : [{ value: at, label: phrase('{name} in {place}', { name, place: hexName(at) }), place: at }],
  );

/** The spies of the reader, as choices. */
export const spiesAt = (view: View, fresh: boolean): readonly Choice[] => [
  ...(fresh ? [{ value: newSpy, label: phrase('New spy, for {cost} EP', { cost: spyCost }) }] : []),
  ...inOrder(espionageOf(view, view.me).spies ?? {}).map(([id, spy]) => ({
    value: id,
    label: phrase('{code}', { code: codeOf(letterOf(view, view.me), id, spy) }),
  })),
];

const usualTask = 'How many ships are there?';

/** A spy is sent into another empire: a new one, or one that there is (C14.20 to C14.22). */
export const sendSpy = order('send-spy', {
  fields: { spy: spyId, on: seat, aim, place: optional(place), task: words },
  title: 'Send a spy',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      view.seats.flatMap((on) =>
        on === view.me ? [] : [{ spy: newSpy, on, aim: 'learn' as const, task: usualTask }],
      ),
    ),
  form: (view, given) => [
    choice(given, 'spy', 'Spy', spiesAt(view, true)),
    choice(given, 'on', 'Into', otherSeats(view)),
    choice(
      given,
      'aim',
      'Mission',
      choicesOf(aims, (one) => phrase(aimNames[one])),
    ),
    choiceOrNone(given, 'place', 'Where', phrase('Wherever necessary'), placesKnown(view)),
    text(given, 'task', 'Task', { longest: mostWords, lines: 1 }),
  ],
  facts: (view, given) => [
    { label: 'Costs', value: phrase('{cost} EP', { cost: costOf(spyOf(view, view.me, given.spy)) }) },
  ],
  cannot(state, { seat: owner, order: { spy: id, on, place: at } }) {
    const spy = spyOf(state, owner, id);
    if (id !== newSpy && spy === undefined) return impossible('GC C14.20', 'no-such-spy');
    const code = numberOf(letterOf(state, owner), id);
    if (spy?.training !== undefined) return impossible('GC C14.50', 'spy-in-training', { code });
    if (spy?.mission !== undefined || spy?.schooled === true || spy?.posted === true)
      return impossible('GC C14.20', 'spy-busy', { code });
    return (
      (isHomeSevered(state, owner) ? impossible('GC C12.95', 'spies-cut-off') : undefined) ??
      cannotWorkIn(state, owner, on, 'GC C14.20') ??
      cannotReach(state, at, 'GC C14.22') ??
      cannotPay(state, owner, costOf(spy), 'GC C14.21')
    );
  },
  say(given, view) {
    const told = { seat: nameOf(given.on), aim: phrase(aimNames[given.aim]), task: given.task };
    return given.spy === newSpy
      ? phrase('Send a new spy into the {seat}, {aim}: {task}', told)
      : phrase('Send {spy} into the {seat}, {aim}: {task}', {
          ...told,
          spy: numberOf(letterOf(view, view.me), given.spy),
        });
  },
});
export type SendSpy = OrderIn<typeof sendSpy>;

/** A spy is created without a mission, so that it can go to school first (C14.40). Its first mission is paid for (C14.21). */
export const hireSpy = order('hire-spy', {
  fields: {},
  title: 'Create a spy',
  offers: (view, at) => atHeadquarters(view, at).map(() => ({})),
  form: () => [],
  facts: () => [{ label: 'Costs', value: phrase('{cost} EP', { cost: spyCost }) }],
  cannot: (state, { seat: owner }) =>
    state.empires[owner] === undefined
      ? impossible('GC C14.20', 'no-empire')
      : cannotPay(state, owner, spyCost, 'GC C14.21'),
  say: () => phrase('Create a spy, for {cost} EP', { cost: spyCost }),
});

export type HireSpy = OrderIn<typeof hireSpy>;

/** Levels of counterspying in this turn, which spies of others have to get past (C14.23). */
export const counterspy = order('counterspy', {
  fields: { levels: integer(1, 99) },
  title: 'Counterspying',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ espionage }) =>
      espionage?.counter === undefined ? [{ levels: 1 }] : [],
    ),
  form: (_, given) => [number(given, 'levels', 'Levels', { least: 1, most: 99 })],
  facts: (_, given) => [
    { label: 'Costs', value: phrase('{cost} EP, this turn', { cost: given.levels * counterCost }) },
  ],
  cannot(state, { seat: owner, order: { levels } }) {
    if (state.empires[owner] === undefined) return impossible('GC C14.23', 'no-empire');
    return espionageOf(state, owner).counter === undefined
      ? cannotPay(state, owner, levels * counterCost, 'GC C14.23')
      : impossible('GC C14.23', 'counterspies-already');
  },
  say: ({ levels }) => phrase('Pay for {levels|level|levels} of counterspying', { levels }),
});
export type Counterspy = OrderIn<typeof counterspy>;
