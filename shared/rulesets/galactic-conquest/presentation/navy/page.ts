import type { Plan } from '#kernel/game/plan.ts';
import type { Fact, Page, Row, Section } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../../game.ts';
import { hexName } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import { imagine } from '../../model/imagine.ts';
import type { Purchase } from '../../model/opening/purchase.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State, View } from '../../model/state.ts';
import { purchasing } from '../../opening.ts';
import { boughtText, countedShips } from '../../purchase/buy.ts';
import { marineLeft, marineLimits, marineName, marineNames, marinePrice } from '../../purchase/marine.ts';
import type { Share } from '../../purchase/navy.ts';
import { hullLimits, isShort, navyOf, pointsLeft, poorOf, sharesOf } from '../../purchase/navy.ts';
import { police } from '../../purchase/wares.ts';
import { commandOf, isListed } from '../../ships/command.ts';
import { factorsOf } from '../../ships/fleet.ts';
import { speedOf } from '../../ships/ships.ts';
import { unitsSaid } from '../../trade/units.ts';
import { afterSteps } from '../afterSteps.ts';
import { fact, text } from '../pages.ts';
import { waresSections } from './wares.ts';

const left = { align: 'left' } as const;
const right = { align: 'right' } as const;

const shareNames: Readonly<Record<Share['rule'], string>> = {
  'half-small': 'Size class 4, of all hulls (Z1.50)',
  'quarter-standard': 'Standard types, of size class 3 (Z1.60)',
  'quarter-old': 'Old ships, of all (Z1.150)',
};

/** What is left by each rule of the purchase. */
function ruleFacts(now: State, seat: SeatId, terms: Purchase): readonly Fact[] {
  const navy = navyOf(now, seat);
  const poor = poorOf(now, navy);
  return [
    {
      ...fact(
        'EP left for the navy (Z1.10)',
        phrase('{left} of {all}', { left: pointsLeft(now, seat), all: terms.points }),
      ),
      changedBy: 'buy',
    },
    ...sharesOf(now, seat, navy).map((share): Fact => ({
      ...fact(
        shareNames[share.rule],
        phrase('{have} of {all}; at least {percent} %', {
          have: share.have,
          all: share.all,
          percent: share.percent,
        }),
      ),
      ...(isShort(share) && { tone: 'bad' as const }),
    })),
    ...hullLimits.map(({ name, most, is }): Fact =>
      fact(`${name} (Z1.40)`, phrase('{have} of {most} at most', { have: navy.filter(is).length, most })),
    ),
    fact('Each variant (Z1.30)', phrase('once, but escorts of carriers')),
    fact(
      'Poor crews (Z1.200)',
      phrase('{have} of {need} points of hulls are named; the smallest ships take the rest', {
        have: poor.have / 2,
        need: Math.ceil((poor.all * terms.poor) / 100) / 2,
      }),
    ),
  ];
}

function marineFacts(now: State, seat: SeatId, terms: Purchase): readonly Fact[] {
  const reserve = now.empires[seat]?.merchant?.reserve ?? {};
  return [
    {
      ...fact(
        'EP left for merchants (Z2.20)',
        phrase('{left} of {all}', { left: marineLeft(now, seat, ''), all: terms.marine }),
      ),
      changedBy: 'buy-marine',
    },
    fact(
      'EP left for police ships (Z2.50)',
      phrase('{left} of {all}', { left: marineLeft(now, seat, police), all: terms.police }),
    ),
    ...marineLimits.map(({ name, units, most, cite }): Fact =>
      fact(
        `${name.charAt(0).toUpperCase()}${name.slice(1)} (${cite.slice('GC '.length)})`,
        phrase('{have} of {most} at most', { have: sumOf(units.map((unit) => reserve[unit] ?? 0)), most }),
      ),
    ),
    ...(keysInOrder(reserve).length === 0 ? [] : [fact('Strategic reserve', unitsSaid(reserve))]),
  ];
}

/** A squadron as a line of a table, with its orders’ command and factors. */
function squadronRow(state: State, code: string, squadron: Squadron): Row {
  const { seat, place, ships, ledBy, flagship } = squadron;
  const { rating, slots } = commandOf(state, seat, ships, ledBy);
  const factors = ships.map(factorsOf);
  const count = (of: number) => ({ value: phrase('{of}', { of }), sort: of });
  return {
    id: code,
    spot: { place },
    cells: {
      code: text(code.toUpperCase()),
      place: text(hexName(place)),
      ships: text(boughtText(countedShips(ships))),
      flagship: text(flagship === '' ? '–' : flagship),
      command: isListed(squadron)
        ? { value: phrase('{slots} of {rating}', { slots, rating }), sort: slots }
        : text('–'),
      attack: count(sumOf(factors.map(({ attack }) => attack))),
      defence: count(sumOf(factors.map(({ defence }) => defence))),
      speed: count(speedOf(squadron)),
    },
  };
}

function squadronTable(state: State, seat: SeatId, title: string, empty: string): Section {
  return {
    kind: 'table',
    title,
    empty,
    columns: [
      { key: 'code', label: 'Squadron', ...left },
      { key: 'place', label: 'Hex', ...left },
      { key: 'ships', label: 'Ships', ...left },
      { key: 'flagship', label: 'Flagship', ...left },
      { key: 'command', label: 'Command', ...right },
      { key: 'attack', label: 'AF', ...right },
      { key: 'defence', label: 'DF', ...right },
      { key: 'speed', label: 'Speed', ...right },
    ],
    rows: inOrder(state.squadrons).flatMap(([code, one]) =>
      one.seat === seat ? [squadronRow(state, code, one)] : [],
    ),
  };
}

const stockFacts = ({ stock }: State['empires'][SeatId]): readonly Section[] =>
  stock === undefined ? [] : [{ kind: 'facts', title: 'Stock', facts: [fact('In stock', unitsSaid(stock))] }];

/** What merchants can buy, with its price. */
const marineTable = (view: View): Section => ({
  kind: 'table',
  title: 'Merchants for sale',
  empty: 'There are none.',
  columns: [
    { key: 'unit', label: 'Unit', ...left },
    { key: 'name', label: 'Name', ...left },
    { key: 'price', label: 'EP', ...right },
  ],
  rows: marineNames(view, view.me).map((unit) => {
    const price = marinePrice(view, view.me, unit);
    return {
      id: unit,
      spot: {},
      cells: {
        unit: text(unit),
        name: text(marineName(unit)),
        price: { value: phrase('{price}', { price }), sort: price },
      },
    };
  }),
});

/** The navy: while it is bought what is left by each rule, squadrons as they will be, and what is for sale; afterwards what there is. */
export function navyPage(view: View, plan: Plan<Order>): Page {
  const { purchase } = view;
  const now = purchase === undefined ? undefined : afterSteps(view, plan, purchasing);
  const state = now ?? imagine(view);
  const whole = view.me === gameMaster;
  const sections = inOrder(view.empires).flatMap(([seat, empire]): readonly Section[] => {
    const of = whole ? `: ${nameOf(seat)}` : '';
    const title = now === undefined ? `Squadrons${of}` : `Squadrons as they will be${of}`;
    return [
      ...(purchase === undefined
        ? []
        : [
            {
              kind: 'facts',
              title: `Rules of the purchase${of}`,
              facts: ruleFacts(state, seat, purchase),
            } as const,
            { kind: 'facts', title: `Merchants${of}`, facts: marineFacts(state, seat, purchase) } as const,
          ]),
      squadronTable(
        state,
        seat,
        title,
        purchase === undefined
          ? 'It has none.'
          : 'None is bought yet: whoever buys none begins with the usual navy.',
      ),
      ...stockFacts(state.empires[seat] ?? empire),
    ];
  });
  return {
    title: phrase('Navy'),
    sections: [
      ...sections,
      ...(purchase === undefined || whole ? [] : [...waresSections(view), marineTable(view)]),
    ],
  };
}
