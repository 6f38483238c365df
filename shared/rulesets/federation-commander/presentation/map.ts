import type { Cell, Coordinates, Side } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { cellsOfBoard } from '#kernel/picture/map/cellsOfBoard.ts';
import type {
  EdgeLayer,
  LegendEntry,
  MapPicture,
  MapWords,
  Mark,
  PiecePicture,
  PlacePicture,
  SignDrawing,
} from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ship, View } from '../model/state.ts';
import { mailingNumber } from '../model/mailing.ts';
import type { Named } from '../model/ships.ts';
import { active, isFreighter } from '../model/ships.ts';
import { cardOf, workingBoxes } from '../ships/ships.ts';
import { beyond, board, cellOf, directionName, hexName, isWithin, turned } from '../map/board.ts';
import { paceName } from '../model/words.ts';
import { overlays } from './overlays.ts';

/** Hexes shown around the ships. */
const around = 8;

export const mapWords: MapWords = {
  nobodies: 'Nobody',
  unseen: 'Never seen',
  report: 'Seen',
  counted: { one: 'ship', many: 'ships' },
  pieces: { own: 'Your ships', others: 'Enemy ships', all: 'Ships', none: 'No ship is here.' },
  about: 'Click a hex on the map to see who is in it. With a ship selected, a click plots its course.',
  switches: { own: 'Own ships', foreign: 'Enemy ships', names: 'Names of ships' },
};

const disc = (fill: string, stroke: string): SignDrawing => ({
  width: 20,
  height: 20,
  paths: [{ d: 'M10 1A9 9 0 0 1 10 19A9 9 0 0 1 10 1Z', fill, stroke, width: 1.8 }],
});
const drawings: Readonly<Record<string, SignDrawing>> = {
  'own-impulse': disc('#0a2350', '#4aa3ff'),
  'enemy-impulse': disc('#4a1013', '#ff5a4d'),
};

const legend: readonly LegendEntry[] = [
  { of: { pieces: 'own' }, label: 'Your ship; its bow points where it faces', sign: 'Heavy Cruiser' },
  { of: { pieces: 'others' }, label: 'Enemy ship', sign: 'Battlecruiser' },
  { of: { edge: 'shield-strong' }, label: 'Shield with most of its boxes' },
  { of: { edge: 'shield-weak' }, label: 'Shield that has lost a third of its boxes or more' },
  {
    of: { edge: 'shield-low' },
    label: 'Shield with a third of its boxes or fewer; a shield that is down has no line',
  },
  { of: { edge: 'moved-own' }, label: 'Moves of your ships' },
  { of: { edge: 'moved-enemy' }, label: 'Moves of enemy ships' },
  { of: { mark: 'impulse' }, label: 'Where a ship was after that impulse' },
];

/** Of a fixed map. */
const edgeLegend: LegendEntry = {
  of: { edge: 'map-edge' },
  label: 'Edge of the map: crossing it means disengaging',
};

/** A ship with its front to the side it faces (FC 2A3). */
export const piece = (view: View, [id, ship]: Named): PiecePicture => ({
  position: { kind: 'facing', place: ship.place, facing: ship.facing },
  side: ship.seat === view.me ? 'own' : view.me === gameMaster ? 'other' : 'foe',
  owners: [ship.seat],
  sign: cardOf(ship).drawing,
  label: `${ship.name}, ${cardOf(ship).label}`,
  units: [id],
  badges: [],
});

/** From the least to the greatest of these, and as far beyond as is shown. */
const reach = (of: readonly number[]): readonly [number, number] =>
  of.length === 0 ? [0, 0] : [Math.min(...of) - around, Math.max(...of) + around];

/** The hexes of a floating map around these places; of a fixed one all, with a row beyond each edge. */
export function areaAround(
  { edge }: Pick<View, 'edge'>,
  shown: readonly PlaceId[],
): Pick<MapPicture, 'grid' | 'cells'> {
  if (edge !== undefined) {
    const whole = { across: edge.across + 2, down: edge.down + 2 };
    return { grid: board.grid, cells: cellsOfBoard(board, { x: 0, y: 0 }, whole) };
  }
  const at = shown.map((place) => board.coordinates(cellOf(place)));
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  const [left, right] = reach(xs);
  const [top, bottom] = reach(ys);
  const first: Coordinates = { x: left, y: top };
  const size = { across: right - left + 1, down: bottom - top + 1 };
  return { grid: board.grid, cells: cellsOfBoard(board, first, size) };
}

/** The map around the ships and their last moves, or a fixed one (FC 8A). */
export function map(view: View): MapPicture {
  const ships = active(view);
  const shown = [...ships.map(([, { place }]) => place), ...view.traces.map(({ from }) => from)];
  return {
    ...areaAround(view, shown),
    places: placesOf(view),
    pieces: ships.map((named) => piece(view, named)),
    opens: ships.map(([, { place }]) => place),
    edges: [...edgeOfMap(view), ...moves(view), ...shields(ships)],
    overlays: overlays(view),
    modes: [{ key: 'ships', label: 'Ships', shows: 'pieces' }],
    legend: view.edge === undefined ? legend : [...legend, edgeLegend],
    drawings,
    columns: [],
    words: mapWords,
  };
}

/** Hexes with ships, and those in which a ship ended an impulse. */
function placesOf(view: View): readonly PlacePicture[] {
  const marks = Map.groupBy(impulses(view), ({ place }) => place);
  const places = new Set([...active(view).map(([, { place }]) => place), ...marks.keys()]);
  return [...places]
    .sort(compareBy((place) => place))
    .map((place) => placePicture(view, place, marks.get(place)?.map(({ mark }) => mark) ?? []));
}

function placePicture(view: View, place: PlaceId, marks: readonly Mark[]): PlacePicture {
  const here = active(view).filter(([, ship]) => ship.place === place);
  return {
    place,
    at: board.coordinates(cellOf(place)),
    sight: { turn: mailingNumber(view) },
    marks,
    values: {},
    name: here.length === 0 ? hexName(place) : here.map(([, { name }]) => name).join(', '),
    facts: here.map(([id, ship]) => ({
      key: id,
      label: ship.name,
      value: phrase(
        isFreighter(ship)
          ? '{pace}, facing {facing}, can take {left|point|points} more'
          : '{pace}, facing {facing}, shields {shields}',
        {
          pace: paceName({ pace: ship.stopped ? 'stopped' : ship.speed, reverse: ship.reverse }),
          facing: directionName(ship.facing),
          shields: ship.shields.join('/'),
          left: workingBoxes(ship).length,
        },
      ),
    })),
    ...(here.some(([, { seat }]) => seat === view.me) ? { home: 1 } : {}),
  };
}

/** Where ships were after each impulse in which they moved; freighters go straight on. */
const impulses = (view: View): readonly { readonly place: PlaceId; readonly mark: Mark }[] =>
  view.traces.flatMap(({ ship, impulse, to }, index) => {
    const moved = view.ships[ship];
    if (moved !== undefined && isFreighter(moved)) return [];
    const later = view.traces.slice(index + 1).find((one) => one.ship === ship);
    if (later?.impulse === impulse) return [];
    const side = view.ships[ship]?.seat === view.me ? 'own' : 'enemy';
    const name = view.ships[ship]?.name ?? ship;
    const mark: Mark = {
      key: 'impulse',
      sign: `${side}-impulse`,
      label: `${name} after impulse ${impulse}`,
      number: impulse,
      slot: side === 'own' ? 'upper-left' : 'upper-right',
    };
    return [{ place: to, mark }];
  });

/** A line along the edge of a fixed map. */
export function edgeOfMap({ edge }: Pick<View, 'edge'>): readonly EdgeLayer[] {
  if (edge === undefined) return [];
  const { across, down } = edge;
  const rows = Array.from({ length: down }, (_, at) => at + 1);
  const columns = Array.from({ length: across }, (_, at) => at + 1);
  const rim = [
    ...columns.flatMap((x) => [hexAt(x, 1), hexAt(x, down)]),
    ...rows.flatMap((y) => [hexAt(1, y), hexAt(across, y)]),
  ];
  const pairs = [...new Set(rim)].flatMap((place) =>
    [0, 1, 2, 3, 4, 5].map((side) => [place, beyond(place, side)] as const),
  );
  const outward = pairs.filter(([, other]) => !isWithin(other, edge));
  return [{ key: 'map-edge', label: 'Edge of the map', look: 'line', tone: 'bad', pairs: outward }];
}

const hexAt = (x: number, y: number): PlaceId => board.names.id(board.at({ x, y }) as Cell);

/** Lines along the moves of each side. */
function moves(view: View): readonly EdgeLayer[] {
  const pairsOf = (own: boolean): EdgeLayer['pairs'] => {
    const lines = view.traces
      .filter(({ ship }) => (view.ships[ship]?.seat === view.me) === own)
      .map(({ from, to }) => (from < to ? ([from, to] as const) : ([to, from] as const)));
    return [...new Map(lines.map((line) => [line.join(' '), line])).values()];
  };
  return [
    { key: 'moved-own', label: 'Moves of your ships', look: 'lane', pairs: pairsOf(true) },
    { key: 'moved-enemy', label: 'Moves of enemy ships', look: 'lane', tone: 'bad', pairs: pairsOf(false) },
  ];
}

type Strength = 'strong' | 'weak' | 'low';

/** How much of a shield is left, in thirds; undefined for a shield that is down. */
function strengthOf(ship: Ship, at: number): Strength | undefined {
  const [left, most] = [ship.shields[at] ?? 0, cardOf(ship).shields[at] ?? 0];
  if (left === 0) return undefined;
  return 3 * left > 2 * most ? 'strong' : 3 * left > most ? 'weak' : 'low';
}

/** Shields as lines along the sides of the hex that they guard, #1 ahead (FC 3C1). */
function shields(ships: readonly Named[]): readonly EdgeLayer[] {
  const sides = ships.flatMap(([, ship]) =>
    ship.shields.map((_, at) => {
      const side: Side = turned(ship.facing, at);
      return { strength: strengthOf(ship, at), pair: [ship.place, beyond(ship.place, side)] as const };
    }),
  );
  const layer = (strength: Strength, tone: 'good' | 'warn' | 'bad'): EdgeLayer => ({
    key: `shield-${strength}`,
    label: 'Shields',
    look: 'line',
    tone,
    pairs: sides.filter((one) => one.strength === strength).map(({ pair }) => pair),
  });
  return [layer('strong', 'good'), layer('weak', 'warn'), layer('low', 'bad')];
}
