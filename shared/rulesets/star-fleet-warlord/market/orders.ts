import { integer, line, literal, optional } from '#kernel/codec/shapes.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { chosen } from '#kernel/declare/entries.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import type { View } from '../model/view.ts';
import { builders } from './builders.ts';
import { cloakSurcharge } from '../model/figures.ts';
import { hulls } from '../ships/list/classes.ts';
import type { Design } from '../ships/list/index.ts';
import { designIds } from '../ships/list/index.ts';
import { offeredTo, sellsCloaks } from './deals.ts';
import type { Buying } from './purchase.ts';
import { cannotBuy, gateNumbers, marketPrice } from './purchase.ts';
import { imagine } from '../model/imagine.ts';
import { isNowhere, officeOrder } from '../ordering.ts';
import type { Reading } from '../typing.ts';
import { unquoted, wrong, wrongNext } from '../typing.ts';
import { buyShip } from './buying.ts';

/** Signs in the name of a ship (SFW 3366), and in a designation. */
const longestName = 20;
export const longestDesign = 12;

/** A designation as lists print it, `F-POL`, or in two words as the book does, `F POL`; a fault where it is none. */
export function designNext(reading: Reading): string | Fault {
  const printed = reading.next(/^[A-Z0]-/);
  const [race, ship] =
    printed === undefined
      ? [reading.next(), reading.next()]
      : [
          { ...printed, word: printed.word.slice(0, 1) },
          { ...printed, word: printed.word.slice(2) },
        ];
  if (race === undefined || ship === undefined)
    return wrongNext(
      reading,
      phrase('{code} takes the letter of a race and the class of a ship, such as {code} F POL.', {
        code: reading.code.word.toUpperCase(),
      }),
    );
  // The book itself writes Orions with a zero (SFW 3341).
  const design = `${race.word === '0' ? 'O' : race.word}-${ship.word}`.toUpperCase();
  return design.length > longestDesign
    ? wrong(ship, phrase('No ship is called {design}.', { design: design.slice(0, longestDesign) }))
    : design;
}

export const designWords = (design: string): string => `${design.slice(0, 1)} ${design.slice(2)}`;

/** What a race sells to a Corporation now. */
const builtBy = (race: string, view: View): readonly Design[] =>
  offeredTo(imagine(view), view.me).filter((design) => design.race === race);

/** Races that sell ships to it now. */
const buildersFor = (view: View): readonly Choice[] =>
  keysInOrder(builders)
    .filter((race) => builtBy(race, view).length > 0)
    .map((race) => ({ value: race, label: phrase('{builder}', { builder: builders[race] ?? race }) }));

/** Where a ship may be delivered. */
const gatesOf = (view: View): readonly Choice[] => [
  { value: '0', label: phrase('Home Office') },
  ...gateNumbers(imagine(view), view.me).map((number) => ({
    value: String(number),
    label: phrase('Warp Gate {number}', { number }),
  })),
];

/** The order as it is filled in: a cloak only where it is sold, and no gate or limit of 0. */
function filled<O extends Buying>(view: View, { gate = 0, cloak, most = 0, ...rest }: O): O {
  const sold = sellsCloaks(imagine(view), view.me, rest.design.slice(0, 1));
  return {
    ...rest,
    ...(most === 0 ? {} : { most }),
    ...(cloak === true && sold ? { cloak } : {}),
    ...(gate === 0 ? {} : { gate }),
  } as unknown as O;
}

/** Ships of a race with what they cost now. */
const shipsOf = (view: View, race: string): readonly Choice[] =>
  builtBy(race, view).map((one) => ({
    value: one.id,
    label: phrase('{design} {hull}: {cost} EP', {
      design: one.id,
      hull: hulls[one.hull].name,
      cost: marketPrice(imagine(view), one),
    }),
  }));

const cloakChoices: readonly Choice[] = [
  { value: '', label: phrase('without') },
  { value: 'with', label: phrase('with, for {percent}% more', { percent: cloakSurcharge }) },
];
const cloakEntry = <O extends Buying>(view: View, order: O): Entry<O> =>
  chosen('cloak', 'Cloaking device', cloakChoices, order.cloak === true ? 'with' : '', (given) => {
    const { cloak: _, ...without } = order;
    return filled(view, (given === 'with' ? { ...order, cloak: true } : without) as O);
  });

function entriesOf<O extends Buying>(view: View, order: O): readonly Entry<O>[] {
  const state = imagine(view);
  const { design, gate = 0, most = 0, name } = order;
  const race = design.slice(0, 1);
  const set = (change: Partial<Buying>): O => filled(view, { ...order, ...change });
  return [
    chosen('race', 'Race', buildersFor(view), race, (given) =>
      set({ design: builtBy(given, view)[0]?.id ?? design }),
    ),
    chosen('design', 'Ship', shipsOf(view, race), design, (given) => set({ design: given })),
    chosen('gate', 'Delivered at', gatesOf(view), String(gate), (given) => set({ gate: Number(given) })),
    ...(sellsCloaks(state, view.me, race) ? [cloakEntry(view, order)] : []),
    {
      field: { kind: 'number', name: 'most', label: 'Highest price (0: any)', least: 0, most: 100_000 },
      value: most,
      set: (given) => set({ most: Number(textIn(given)) }),
    },
    {
      field: { kind: 'text', name: 'name', label: 'Name', longest: longestName, lines: 1 },
      value: name,
      set: (given) => set({ name: textIn(given) }),
    },
  ];
}

/** `PS O CA 150 CLOA WG 1 "Raider"`: the highest price, a cloak, a Warp Gate and a name where they are wanted (SFW 3337). */
function buyingNext(reading: Reading): Buying | Fault {
  const design = designNext(reading);
  if (typeof design !== 'string') return design;
  const most = reading.next(/^[1-9]\d{0,4}$/);
  const cloak = reading.next(/^CLOA/);
  const gate = reading.next(/^WG$/);
  const number = gate === undefined ? undefined : reading.next(/^[1-9]\d{0,2}$/);
  if (gate !== undefined && number === undefined)
    return wrong(gate, phrase('WG takes the number of a Warp Gate, such as WG 2.'));
  const rest = reading.rest();
  const name = unquoted(rest?.word ?? '');
  if (rest !== undefined && name.length > longestName)
    return wrong(rest, phrase('A name has at most {most} characters.', { most: longestName }));
  return {
    design,
    name,
    ...(most === undefined ? {} : { most: Number(most.word) }),
    ...(cloak === undefined ? {} : { cloak: true }),
    ...(number === undefined ? {} : { gate: Number(number.word) }),
  };
}

/** Buys a ship of one row of the Ship List. */
export const purchase = officeOrder('purchase', {
  fields: {
    design: line(longestDesign, 3),
    most: optional(integer(1, 100_000)),
    cloak: optional(literal(true)),
    gate: optional(integer(1, 999)),
    name: line(longestName),
  },
  title: 'Purchase Ship',
  offers(_, at) {
    if (at.thing?.kind === 'design') return [{ design: at.thing.id, name: '' }];
    return isNowhere(at) ? [{ design: designIds[0] ?? '', name: '' }] : [];
  },
  form: entriesOf,
  // What there is to pay with hangs on the orders before it: the plan as a whole is run for it.
  over: () => ({
    check(view, order) {
      const problem = cannotBuy(imagine(view), view.me, order, { copies: 0 }, 0);
      return problem === undefined || problem.code === 'too-dear' ? [] : [about(order.ref, problem)];
    },
  }),
  say: ({ design, name }) =>
    name === ''
      ? phrase('Buy a {design}', { design })
      : phrase('Buy a {design} called {name}', { design, name }),
  ways: [
    {
      like: /^PS$/,
      read: buyingNext,
      write: ({ design, most, cloak, gate, name }) =>
        [
          `PS ${designWords(design)}`,
          ...(most === undefined ? [] : [String(most)]),
          ...(cloak === undefined ? [] : ['CLOA']),
          ...(gate === undefined ? [] : [`WG ${gate}`]),
          ...(name === '' ? [] : [`"${name}"`]),
        ].join(' '),
    },
  ],
  act: (act) => buyShip(act, act.order, act.order.ref),
});
