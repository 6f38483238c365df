import type { Plan } from '#kernel/game/plan.ts';
import type { Fact, Page, Row, Section } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../../game.ts';
import { nameOf } from '../../map/seats.ts';
import { imagine } from '../../model/imagine.ts';
import type { Purchase } from '../../model/opening/purchase.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State, View } from '../../model/state.ts';
import { purchasing } from '../../opening.ts';
import { boughtText, countedShips } from '../../purchase/words.ts';
import { marineLeft, marineLimits, marineName, marineNames, marinePrice } from '../../purchase/marine.ts';
import type { Share } from '../../purchase/navy.ts';
import { hullLimits, isShort, navyOf, pointsLeft, poorOf, sharesOf } from '../../purchase/navy.ts';
import { police } from '../../purchase/wares.ts';
import { commandOf, isListed } from '../../ships/command.ts';
import { attackOfAll, speedOf, strengthOf } from '../../ships/ships.ts';
import { unitsSaid } from '../../trade/units.ts';
import { afterSteps } from '../afterSteps.ts';
import { fact, text } from '../pages.ts';
import { tenths } from '../squadrons/units.ts';
import { waresSections } from './wares.ts';
import { hexCell } from '../layers/hexCell.ts';
import { statusSections } from './statusSheet.ts';

const left = { align: 'left' } as const;
const right = { align: 'right' } as const;

const shareNames: Readonly<Record<Share['rule'], readonly [name: string, cite: string]>> = {
  'half-small': ['Size class 4, of all hulls except tugs', 'Z1.50'],
  'quarter-standard': ['Standard types, of size class 3', 'Z1.60'],
  'quarter-old': ['Old ships, of all', 'Z1.150'],
};

/** A rule of the purchase: what is bought so far, and what it asks. */
interface Rule {
  readonly cite: string;
  readonly name: string;
  readonly so: string;
  readonly asks: string;
  readonly broken?: boolean;
}

function rulesOf(now: State, seat: SeatId, terms: Purchase): readonly Rule[] {
  const navy = navyOf(now, seat);
  const poor = poorOf(now, navy);
  const reserve = now.empires[seat]?.merchant?.reserve ?? {};
  return [
    ...sharesOf(now, seat, navy).map((share): Rule => ({
      cite: shareNames[share.rule][1],
      name: shareNames[share.rule][0],
      so: `${share.have} of ${share.all}`,
      asks: `at least ${share.percent} %`,
      broken: isShort(share),
    })),
    ...hullLimits.map(({ name, most, is }): Rule => ({
      cite: 'Z1.40',
      name,
      so: `${navy.filter(is).length}`,
      asks: `at most ${most}`,
    })),
    { cite: 'Z1.30', name: 'Each variant, except carrier escorts', so: '', asks: 'once' },
    {
      cite: 'Z1.200',
      name: 'Points of hulls with poor crews; the smallest ships make up the rest',
      so: `${poor.have / 2} of ${poor.all / 2}`,
      asks: `at least ${terms.poor} %`,
    },
    ...marineLimits.map(({ name, units, most, cite }): Rule => ({
      cite: cite.slice('GC '.length),
      name: `Merchants: ${name}`,
      so: `${sumOf(units.map((unit) => reserve[unit] ?? 0))}`,
      asks: `at most ${most}`,
    })),
  ];
}

const rulesTable = (now: State, seat: SeatId, terms: Purchase, of: string): Section => ({
  kind: 'table',
  title: `Rules of the purchase${of}`,
  empty: 'There are none.',
  columns: [
    { key: 'name', label: 'Rule', ...left },
    { key: 'so', label: 'So far', ...right },
    { key: 'asks', label: 'Required', ...left },
    { key: 'cite', label: 'Paragraph', ...left },
  ],
  rows: rulesOf(now, seat, terms).map(({ cite, name, so, asks, broken }, at) => ({
    id: `${at}`,
    spot: {},
    cells: {
      name: text(name),
      so: { ...text(so || '–'), ...(broken === true && { tone: 'bad' as const }) },
      asks: text(asks),
      cite: text(cite),
    },
  })),
});

/** What can still be spent. */
function pointFacts(now: State, seat: SeatId, terms: Purchase): readonly Fact[] {
  const reserve = now.empires[seat]?.merchant?.reserve ?? {};
  const leftOf = (some: number, all: number) => phrase('{some} of {all} EP', { some, all });
  return [
    { ...fact('Navy', leftOf(pointsLeft(now, seat), terms.points)), changedBy: 'buy' },
    { ...fact('Merchants', leftOf(marineLeft(now, seat, ''), terms.marine)), changedBy: 'buy-marine' },
    fact('Police', leftOf(marineLeft(now, seat, police), terms.police)),
    ...(keysInOrder(reserve).length === 0 ? [] : [fact('Reserve', unitsSaid(reserve))]),
  ];
}

/** Ships of a hull beside each other. */
const alike = (ships: Squadron['ships']): Squadron['ships'] =>
  [...Map.groupBy(ships, ({ hull, crew }) => `${hull} ${crew ?? ''}`).values()].flat();

/** A squadron as a line of a table, with its orders’ command and factors. */
function squadronRow(state: State, code: string, squadron: Squadron): Row {
  const { seat, place, ships, ledBy, flagship } = squadron;
  const { rating, slots } = commandOf(state, seat, ships, ledBy);
  const count = (of: number) => ({ value: phrase('{of}', { of }), sort: of });
  return {
    id: code,
    spot: { place },
    cells: {
      code: text(code.toUpperCase()),
      place: hexCell(place),
      ships: text(boughtText(countedShips(alike(ships)))),
      flagship: text(flagship === '' ? '–' : flagship),
      command: isListed(squadron)
        ? { value: phrase('{slots} of {rating}', { slots, rating }), sort: slots }
        : text('–'),
      attack: tenths(attackOfAll(squadron)),
      defence: count(strengthOf(squadron)),
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
      one.seat === seat && one.fixed === undefined ? [squadronRow(state, code, one)] : [],
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
    const title = now === undefined ? `Squadrons${of}` : `Squadrons after orders${of}`;
    return [
      ...(purchase === undefined
        ? []
        : [{ kind: 'facts', title: `Points left${of}`, facts: pointFacts(state, seat, purchase) } as const]),
      squadronTable(
        state,
        seat,
        title,
        purchase === undefined
          ? 'None.'
          : 'Nothing bought yet: without a purchase you begin with the standard navy.',
      ),
      ...stockFacts(state.empires[seat] ?? empire),
      ...(purchase === undefined
        ? whole
          ? []
          : statusSections(view, seat)
        : [rulesTable(state, seat, purchase, of)]),
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
