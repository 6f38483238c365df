import type { Scenarios } from '#kernel/beginning.ts';
import type { Column, Page, Row, Section } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { good } from '#kernel/words/result.ts';
import { nameOf } from '../map/seats.ts';
import { worldOf, writtenWorld } from './create.ts';
import { measures, standings, unevenness } from './fairness.ts';
import type { Measure, Standing } from './fairness.ts';
import type { Made } from './made.ts';
import type { Setup } from './setup.ts';
import { readSetup, seatsOn } from './setup.ts';
import type { Chart } from './scenario/chart.ts';
import { writeBorders, writeRows } from './scenario/rows.ts';
import { writeSquadrons } from './scenario/squadronLines.ts';
import { writeSystems } from './scenario/systemLines.ts';

/** A world as it is written down. */
export const chartOf = ({ map, territory, squadrons, ...systems }: Made): Chart => ({
  rows: writeRows(map),
  borders: writeBorders(map, territory),
  systems: writeSystems(systems),
  squadrons: writeSquadrons(squadrons),
});

/** Scenario files are setups with the map written out, a line for each row, system and squadron. */
export const scenarios: Scenarios = {
  write(raw, draw) {
    const setup = readSetup(raw);
    if (!setup.ok) return setup;
    const made = worldOf(setup.value, draw);
    if (!made.ok) return made;
    const { map: _, majors: __, minors: ___, ...rest } = raw as Readonly<Record<string, unknown>>;
    return good(`${JSON.stringify({ ...rest, chart: chartOf(made.value) }, undefined, 2)}\n`);
  },
  summary(raw) {
    const setup = readSetup(raw);
    if (!setup.ok) return setup;
    const made = writtenWorld(setup.value);
    if (made === undefined) return good(summaryOf(setup.value));
    return made.ok ? good(summaryOf(setup.value, made.value)) : made;
  },
  players(raw) {
    const setup = readSetup(raw);
    return setup.ok ? setup.value.players : {};
  },
  seats(raw) {
    const setup = readSetup(raw);
    if (!setup.ok) return undefined;
    const { from, seats } = setup.value;
    const all = from === 'chart' || from === 'small' ? seats : seatsOn(from);
    return Object.fromEntries(all.map((seat) => [seat, nameOf(seat)])) as Readonly<Record<SeatId, string>>;
  },
};

const labels: Readonly<Record<Measure, string>> = {
  income: 'Income',
  ways: 'Ways',
  territory: 'Territory',
  room: 'Room',
  prospects: 'Prospects',
  nearest: 'Nearest',
  neighbours: 'Neighbours',
};
const inTenths: readonly Measure[] = ['ways', 'neighbours'];

const figure = (one: Standing, measure: Measure): Row['cells'][string] => {
  const value = one[measure];
  return {
    value: phrase('{value}', {
      value: inTenths.includes(measure)
        ? (value / 10).toFixed(1)
        : value % 1 === 0
          ? value
          : value.toFixed(1),
    }),
    sort: value,
  };
};

function fairnessTable(made: Made): Section {
  const all = standings(made);
  const column = (key: string, label: string, align: Column['align']): Column => ({ key, label, align });
  return {
    kind: 'table',
    title: 'What each empire has and what lies nearby',
    empty: 'There are none.',
    columns: [
      column('empire', 'Empire', 'left'),
      ...measures.map((one) => column(one, labels[one], 'right')),
    ],
    rows: all.map((one) => ({
      id: one.seat,
      spot: { seat: one.seat },
      cells: {
        empire: { value: phrase('{name}', { name: nameOf(one.seat) }), sort: nameOf(one.seat) },
        ...Object.fromEntries(measures.map((measure) => [measure, figure(one, measure)])),
      },
    })),
  };
}

/** How uneven what matters most is, in words. */
const fairnessSaid = (made: Made) => {
  const all = standings(made);
  const worst = Math.max(...measures.map((measure) => unevenness(all, measure)));
  return phrase('within {percent} % of the mean', { percent: Math.round(worst) });
};

function summaryOf({ seats, blind, from }: Setup, made?: Made): Page {
  const said = { chart: 'in the file', small: 'the small map', frozen: 'the fixed arm', arm: 'by dice' };
  return {
    title: phrase('{count|empire|empires}', { count: seats.length }),
    sections: [
      {
        kind: 'facts',
        title: 'Map',
        facts: [
          { label: 'Drawn', value: phrase(said[from]) },
          { label: 'Known', value: phrase(blind === true ? 'double-blind' : 'open to all') },
          ...(made === undefined
            ? []
            : [
                {
                  label: 'Hexes',
                  value: phrase('{rows} rows of {across}', {
                    rows: made.map.first.length,
                    across: made.map.across,
                  }),
                },
                {
                  label: 'Systems',
                  value: phrase('{owned}, plus {free} unowned', {
                    owned: keysInOrder(made.systems).length,
                    free: keysInOrder(made.finds).length,
                  }),
                },
                { label: 'Differences', value: fairnessSaid(made) },
              ]),
        ],
      },
      ...(made === undefined ? [] : [fairnessTable(made)]),
    ],
  };
}
