import type { Scenarios } from '#kernel/beginning.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Page } from '#kernel/picture/page.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { good } from '#kernel/words/result.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { productOf, systemsOf } from '../economy/economy.ts';
import type { State } from '../model/state.ts';
import { extentFor, labelOf } from '../map/board.ts';
import { empireNames } from '../map/empires.ts';
import { begin } from './create.ts';
import { readSetup } from './setup.ts';
import { mapOf } from './scenario/toMap.ts';

/** Scenario files are setups with the world written out. */
export const scenarios: Scenarios = {
  write(raw, draw) {
    const made = begin(raw, draw);
    if (!made.ok) return made;
    const {
      lands: _,
      natives: __,
      stand: ___,
      lessons: ____,
      ...setup
    } = raw as Readonly<Record<string, unknown>>;
    return good(`${JSON.stringify({ ...setup, map: mapOf(made.value.state) }, undefined, 2)}\n`);
  },
  summary(raw) {
    const read = readSetup(raw);
    if (!read.ok) return read;
    // Without a map of its own a scenario is drawn by dice: one such world is shown.
    const made = begin(raw, openDice('scenario'));
    return made.ok ? good(summaryOf(made.value.state, read.value.map !== undefined)) : made;
  },
  players(raw) {
    const read = readSetup(raw);
    return read.ok ? (read.value.players ?? {}) : {};
  },
  seats(raw) {
    const read = readSetup(raw);
    return read.ok
      ? Object.fromEntries(read.value.seats.map((seat) => [seat, empireNames[seat] ?? seat]))
      : undefined;
  },
};

const count = (value: number) => ({ value: phrase('{value}', { value }), sort: value });
const word = (said: string) => ({ value: phrase('{said}', { said }), sort: said });

/** Empires side by side, to see how even they are. */
const empiresOf = (state: State): Page['sections'][number] => ({
  kind: 'table',
  title: 'Empires',
  empty: 'There are none.',
  columns: [
    { key: 'empire', label: 'Empire', align: 'left' },
    { key: 'led', label: 'Led by', align: 'left' },
    { key: 'home', label: 'Home system', align: 'left' },
    { key: 'systems', label: 'Systems', align: 'right' },
    { key: 'census', label: 'Census', align: 'right' },
    { key: 'product', label: 'Product in EP', align: 'right' },
    { key: 'pool', label: 'Pool in EP', align: 'right' },
    { key: 'units', label: 'Units', align: 'right' },
  ],
  rows: inOrder(state.empires).map(([seat, { home, pool, nonPlayer }]) => ({
    id: seat,
    spot: { seat },
    cells: {
      empire: word(empireNames[seat] ?? seat),
      led: word(nonPlayer === true ? 'the game master' : 'a player'),
      home: word(home === undefined ? 'none' : labelOf(home)),
      systems: count(systemsOf(state, seat).length),
      census: count(sumOf(systemsOf(state, seat).map(([, { census }]) => census))),
      product: count(productOf(state, seat)),
      pool: count(pool),
      units: count(valuesInOrder(state.units).filter((unit) => unit.seat === seat).length),
    },
  })),
});

function summaryOf(state: State, isDrawn: boolean): Page {
  const { empires, systems, terrain = {} } = state;
  const { across, down } = extentFor(keysInOrder(empires).length);
  return {
    title: phrase('{across} by {down} sectors', { across, down }),
    subtitle: phrase('{empires} empires, from Y{year}', {
      empires: keysInOrder(empires).length,
      year: state.firstYear,
    }),
    sections: [
      {
        kind: 'facts',
        title: 'World',
        facts: [
          {
            label: 'Drawn',
            value: isDrawn ? phrase('here, sector by sector') : phrase('by dice; this is an example'),
          },
          { label: 'Systems', value: phrase('{count}', { count: keysInOrder(systems).length }) },
          { label: 'Sectors with terrain', value: phrase('{count}', { count: keysInOrder(terrain).length }) },
        ],
      },
      empiresOf(state),
    ],
  };
}
