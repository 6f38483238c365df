import type { Created } from '#kernel/beginning.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { padded, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { good } from '#kernel/words/result.ts';
import type { VbamSfb } from '../game.ts';
import type { Empire, State, System, Unit } from '../model/state.ts';
import { pairOf } from '../model/relations.ts';
import { around, boardOf, isOnMap } from '../map/board.ts';
import type { Design } from '../units/designs.ts';
import { designsOf } from '../units/designs.ts';
import type { Figures } from './figures.ts';
import { homeworld, start } from './figures.ts';
import { dealtColonies, importanceBy, landsOf } from './lands.ts';
import type { World } from './scenario/fromMap.ts';
import { worldOfMap } from './scenario/fromMap.ts';
import type { Setup } from './setup.ts';
import { readSetup } from './setup.ts';
import { taught } from './tutorial.ts';

/** A new campaign: each empire with its home system and colonies beside it (OURS), or the world of a scenario. */
export function begin(raw: unknown, draw: Draw): Result<Created<VbamSfb>, readonly Problem[]> {
  const read = readSetup(raw);
  if (!read.ok) return read;
  const { seats, year = start.year, tables = false, raids, chances = 0, map, nonPlayer = [] } = read.value;
  const { capacity, lessons = false } = read.value;
  const usual = (seat: SeatId): Empire => empireIn(seat, [], seats.length, year);
  const world =
    map === undefined ? drawnWorld(read.value, draw) : worldOfMap(map, seats, usual, read.value.sectors);
  const state: State = {
    turn: 1,
    firstYear: year,
    ...world,
    empires: Object.fromEntries(
      inOrder(world.empires).map(([seat, empire]) => [
        seat,
        nonPlayer.includes(seat) ? { ...empire, nonPlayer: true } : empire,
      ]),
    ),
    projects: {},
    encounters: [],
    tables,
    ...defined({ raids }),
    ...(chances === 0 ? {} : { chances }),
    ...defined({ capacity }),
  };
  return good({ state: lessons ? taught(state) : state, books: [] });
}

/** The world that dice draw. */
function drawnWorld(setup: Setup, draw: Draw): World {
  const { seats, year = start.year, stand = 'strangers' } = setup;
  const pairs = seats.flatMap((a, at) => seats.slice(at + 1).map((b) => ({ a, b, pair: pairOf(a, b) })));
  const lands = seats.map((seat, at) => ({ seat, systems: systemsOf(seat, at, setup, draw.fork(seat)) }));
  const taken = new Set(lands.flatMap(({ systems }) => systems.map(([place]) => place)));
  const between = landsOf(seats.length, setup, taken, draw.fork('lands'));
  return {
    empires: Object.fromEntries(
      lands.map(({ seat, systems }) => [seat, empireIn(seat, systems, seats.length, year)]),
    ),
    strangers: stand === 'strangers' ? pairs.map(({ pair }) => pair).sort() : [],
    relations: Object.fromEntries(
      stand === 'strangers'
        ? []
        : pairs.map(({ a, pair }) => [
            pair,
            { treaties: [], deeds: [], enmity: { kind: stand, by: a, turn: 1 } },
          ]),
    ),
    systems: { ...between.systems, ...Object.fromEntries(lands.flatMap(({ systems }) => systems)) },
    terrain: between.terrain,
    units: Object.fromEntries(
      lands.flatMap(({ seat, systems: [home] }) =>
        home === undefined ? [] : firstUnits(seat, home[0], year),
      ),
    ),
  };
}

/** An empire knows its systems and the sectors beside its home. */
function empireIn(
  seat: SeatId,
  systems: readonly (readonly [PlaceId, System])[],
  empires: number,
  year: number,
): Empire {
  const home = systems[0]?.[0];
  const near = home === undefined ? [] : [home, ...around(home)].filter((place) => isOnMap(place, empires));
  return {
    pool: start.pool,
    income: 0,
    misc: 0,
    tech: { pool: 0, year, advances: 0 },
    made: firstUnits(seat, home ?? ('' as PlaceId), year).length,
    explored: near.toSorted(),
    ...defined({ home }),
  };
}

const colony = (owner: SeatId, figures: Figures): System => ({ owner, ...figures, bonus: 0, raising: false });

/** Home systems lie five sectors apart, four in a row of the map; colonies lie in sectors beside them. */
function systemsOf(
  seat: SeatId,
  at: number,
  { lands: kind = 'rolled', sectors = 'squares' }: Pick<Setup, 'lands' | 'sectors'>,
  draw: Draw,
): readonly (readonly [PlaceId, System])[] {
  const board = boardOf(sectors);
  const home = board.at({ x: 2 + 5 * (at % 4), y: 2 + 5 * Math.floor(at / 4) });
  if (home === undefined) return [];
  const near = draw
    .fork('sectors')
    .shuffle([...board.around(home)].map((cell) => board.names.id(cell)).sort());
  return [
    [board.names.id(home), colony(seat, homeworld)],
    ...near.slice(0, start.colonies).map((place, n): readonly [PlaceId, System] => {
      const found = kind === 'alike' ? dealtColonies[n] : importanceBy(draw.fork('importance', place));
      return [place, colony(seat, found ?? homeworld)];
    }),
  ];
}

/** The newest class of a hull type in a year: the first of the list among those of one date. */
function newest(seat: SeatId, hulls: readonly string[], year: number): Design | undefined {
  const built = [...designsOf(seat).values()].filter((one) => hulls.includes(one.hull) && one.year <= year);
  return built.toSorted((a, b) => b.year - a.year)[0];
}

function firstUnits(seat: SeatId, place: PlaceId, year: number): readonly (readonly [UnitId, Unit])[] {
  const [cruiser, frigate] = [newest(seat, ['CA', 'CW', 'CL'], year), newest(seat, ['FF', 'DD'], year)];
  const base = newest(seat, ['BS', 'BSE'], year);
  const names = [
    ...(cruiser === undefined ? [] : [cruiser.name]),
    ...(frigate === undefined ? [] : Array.from({ length: start.frigates }, () => frigate.name)),
    ...(base === undefined ? [] : [base.name]),
    ...['Orbital Shipyard', 'Trade Fleet', 'Transport Fleet'],
    ...Array.from({ length: start.infantry }, () => 'Light Infantry'),
  ];
  return names.map((design, at) => [
    unitId(`${seat}.u${padded(at + 1)}`),
    { seat, design, name: '', place, mothballed: false, crippled: false, unsupplied: false },
  ]);
}
