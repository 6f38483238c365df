import type { Scenarios } from '#kernel/beginning.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Page } from '#kernel/picture/page.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { good } from '#kernel/words/result.ts';
import { cardFor } from '../cards/known.ts';
import { pointsOf } from '../cards/points.ts';
import { hexName } from '../map/board.ts';
import { seatNames, seats, shipNames } from '../map/seats.ts';
import type { Whole } from './reading.ts';
import { readScenario } from './reading.ts';
import { scenarioShape } from './shape.ts';
import { pointsFor } from './faults.ts';

/** The ships of each side as they are written: each with its name and its place, though a scenario can leave them out. */
const shipsOf = ({ fleets }: Whole): Readonly<Record<SeatId, readonly object[]>> =>
  Object.fromEntries(
    seats.map((seat, side) => [
      seat,
      (fleets[side] ?? []).map(({ given: { card, name, ...rest }, start: { at, facing } }, n) => ({
        card,
        ...defined({ name: name ?? shipNames[seat]?.[n] }),
        at: hexName(at),
        facing,
        ...defined({
          preLoaded: rest.preLoaded,
          disabled: rest.disabled,
          lost: rest.lost,
          shields: rest.shields,
          tokens: rest.tokens,
        }),
      })),
    ]),
  );

/** Scenario files are setups with everything written out that a game master may want to change. */
export const scenarioFiles: Scenarios = {
  write(raw) {
    const read = readScenario(raw);
    if (!read.ok) return read;
    const whole = read.value;
    const {
      title,
      players,
      scenario = 'duel',
      turns,
      mailing,
      edge,
      points,
      leaves,
      freighters,
      convoy,
      cards,
    } = whole;
    const written = {
      ...defined({ title, players }),
      scenario,
      map: edge === undefined ? 'floating' : 'fixed',
      ...defined({ edge }),
      turns,
      ...defined({ mailing, points, leaves: leaves?.map((one) => ({ ...one, from: hexName(one.from) })) }),
      ...defined({ freighters: freighters?.map(hexName), convoy }),
      ships: shipsOf(whole),
      ...defined({ cards }),
    };
    return good(`${JSON.stringify(written, undefined, 2)}\n`);
  },
  summary(raw) {
    const read = readScenario(raw);
    return read.ok ? good(summaryOf(read.value)) : read;
  },
  players(raw) {
    const read = scenarioShape.parse(raw);
    return read.ok ? (read.value.players ?? {}) : {};
  },
  seats(raw) {
    return scenarioShape.parse(raw).ok ? seatNames : undefined;
  },
};

const word = (said: string) => ({ value: phrase('{said}', { said }), sort: said });
const count = (value: number) => ({ value: phrase('{value}', { value }), sort: value });

/** The ships of both sides, with where they begin and what they count. */
const shipsTable = ({ fleets }: Whole): Page['sections'][number] => ({
  kind: 'table',
  title: 'Ships',
  empty: 'There are none.',
  columns: [
    { key: 'side', label: 'Side', align: 'left' },
    { key: 'ship', label: 'Ship', align: 'left' },
    { key: 'class', label: 'Class', align: 'left' },
    { key: 'hex', label: 'Hex', align: 'left' },
    { key: 'facing', label: 'Facing', align: 'left' },
    { key: 'lost', label: 'Disabled boxes', align: 'right' },
    { key: 'points', label: 'Points', align: 'right' },
  ],
  rows: seats.flatMap((seat, side) =>
    (fleets[side] ?? []).map(({ path, given, carded, start }, n) => ({
      id: path,
      spot: { seat },
      cells: {
        side: word(seatNames[seat] ?? seat),
        ship: word(given.name ?? shipNames[seat]?.[n] ?? 'Unnamed'),
        class: word(cardFor(carded).label),
        hex: word(hexName(start.at)),
        facing: word(start.facing),
        lost: count(given.disabled?.length ?? 0),
        points: count(pointsOf(cardFor(carded))),
      },
    })),
  ),
});

function summaryOf(whole: Whole): Page {
  const { title, turns, edge, convoy, freighters = [], points, fleets } = whole;
  const [ours = 0, theirs = 0] = fleets.map((fleet) => pointsFor(fleet.map(({ carded }) => carded)));
  return {
    title: title === undefined ? phrase('A battle') : phrase('{title}', { title }),
    sections: [
      {
        kind: 'facts',
        title: 'Battle',
        facts: [
          {
            label: 'Map',
            value:
              edge === undefined
                ? phrase('floating')
                : phrase('fixed, {across} columns and {down} rows', { across: edge.across, down: edge.down }),
          },
          { label: 'Turns at the most', value: phrase('{turns}', { turns }) },
          {
            label: 'Won by',
            value:
              convoy === undefined
                ? phrase('points')
                : phrase('{ships} of {all|freighter|freighters} that move {hexes|hex|hexes}', {
                    ships: convoy.ships,
                    all: freighters.length,
                    hexes: convoy.hexes,
                  }),
          },
          {
            label: 'Points of ships',
            value: phrase('{ours} against {theirs}', { ours, theirs }),
          },
          ...(points === undefined
            ? []
            : [{ label: 'Points at the most', value: phrase('{points}', { points }) }]),
        ],
      },
      shipsTable(whole),
    ],
  };
}
