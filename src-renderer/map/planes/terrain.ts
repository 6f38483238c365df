import type { Coordinates } from '#kernel/board/grid.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { PlacePicture, SeatPicture } from '#kernel/presentation.ts';
import { colorOf } from '../banners.ts';
import type { Board } from '../board/board.ts';
import { boxAround, radius } from '../board/geometry.ts';
import { faded } from '../looks/color.ts';
import type { Shape } from '../shapes.ts';
import { linesIn } from './hatching.ts';

const gold = '#c9a24e';
/** Ground and lines by what is known of a place: black under what is seen, slate under what is remembered, and a pale fog over the rest. */
const grounds = {
  seen: { floor: faded('#04060c', 0.88), far: faded('#04060c', 0.88), line: [gold, 0.72] },
  remembered: { floor: faded('#121a2b', 0.9), far: faded('#141d30', 0.9), line: ['#8f98ad', 0.5] },
  unseen: { floor: faded('#2a3550', 0.62), far: faded('#2f3b58', 0.7), line: ['#76829e', 0.4] },
} as const;
type Knowledge = keyof typeof grounds;

/** Whether a place is seen now, remembered from an earlier turn, or was never seen. */
const knowledgeOf = ({ sight }: Pick<PlacePicture, 'sight'>): Knowledge =>
  sight === undefined ? 'unseen' : sight.stale === true ? 'remembered' : 'seen';
const leastFirst: readonly Knowledge[] = ['unseen', 'remembered', 'seen'];

/** Below this scale the places of an owner are filled at once, and one thin grid lies over all. */
export const farBelow = 0.25;
/** Scale from which what is remembered is lined. */
const veilsFrom = 0.4;

/** Black places with gold borders, tinted with their owner's colour. On a board of cells, only the tints: the ground is drawn there. */
export function terrain(board: Board, seats: readonly SeatPicture[]): readonly Shape[] {
  const banners = new Map(seats.map((seat) => [seat.seat, seat.banner]));
  const { cells } = board.map;
  // Where two kinds of ground meet, the line of the better known is drawn over the other.
  const places = leastFirst.flatMap((known) => board.map.places.filter((one) => knowledgeOf(one) === known));
  return [
    ...(cells === undefined ? voids(board) : []),
    ...farLands(board, seats),
    ...places.flatMap((place) => [
      ...(cells === undefined ? [floor(board, place)] : []),
      ...(knowledgeOf(place) === 'remembered' ? [veil(board, place)] : []),
      ...tint(board, place, banners),
      ...(cells === undefined ? frame(board, place) : []),
    ]),
  ];
}

/** Holes in the map are as dark as unknown places, without their lines: bright sky in them would look like a mark. */
function voids({ map: { places }, lattice }: Board): readonly Shape[] {
  const taken = new Set(places.map(({ at }) => lattice.key(at)));
  const beside = new Map<string, { readonly at: Coordinates; readonly count: number }>();
  for (const place of places) {
    for (let edge = 0; edge < lattice.edges; edge += 1) {
      const at = lattice.over(place.at, edge);
      const key = lattice.key(at);
      if (!taken.has(key)) beside.set(key, { at, count: (beside.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...beside.values()]
    .filter(({ count }) => count >= lattice.edges - 2)
    .map(({ at }) => ({
      kind: 'polygon',
      box: lattice.box(at),
      points: lattice.outline(at),
      fill: faded('#04060c', 0.5),
    }));
}

const floor = ({ lattice }: Board, place: PlacePicture): Shape => ({
  kind: 'polygon',
  box: lattice.box(place.at, 2),
  from: farBelow,
  points: lattice.outline(place.at),
  fill: grounds[knowledgeOf(place)].floor,
});

const level = { angles: [0], pairs: false };

/** Level lines, as on an old picture, over what is only remembered. */
const veil = ({ lattice }: Board, { at }: PlacePicture): Shape => ({
  kind: 'cells',
  box: lattice.box(at),
  from: veilsFrom,
  open: true,
  cells: linesIn(lattice.outline(at, radius - 5), level, 10),
  stroke: { color: faded('#9fb0d0', 0.17), width: 1.6 },
});

function tint(
  { lattice }: Board,
  { at, owner, sight }: PlacePicture,
  banners: ReadonlyMap<SeatId, number>,
): readonly Shape[] {
  const banner = owner === undefined ? undefined : banners.get(owner);
  if (banner === undefined) return [];
  const box = lattice.box(at, 2);
  const old = sight === undefined || sight.stale === true;
  return [
    {
      kind: 'polygon',
      box,
      from: farBelow,
      points: lattice.outline(at),
      fill: faded(colorOf(banner), old ? 0.15 : 0.21),
    },
    { kind: 'polygon', box, from: 0.5, points: lattice.outline(at, radius - 9), fill: faded('#05070d', 0.3) },
  ];
}

function frame({ lattice }: Board, place: PlacePicture): readonly Shape[] {
  const { at } = place;
  const box = lattice.box(at, 2);
  const known = place.sight !== undefined;
  const [ink, strength] = grounds[knowledgeOf(place)].line;
  const points = lattice.outline(at);
  return [
    {
      kind: 'polygon',
      box,
      from: 0.5,
      points: lattice.outline(at, radius - 5),
      stroke: { color: faded('#aebfe6', known ? 0.09 : 0.04), width: 1.2 },
    },
    // Seen from far away, a line must stay wide enough to be visible.
    {
      kind: 'polygon',
      box,
      from: farBelow,
      until: 0.6,
      points,
      stroke: { color: faded(ink, strength), width: known ? 0.95 : 0.75, pixels: true },
    },
    {
      kind: 'polygon',
      box,
      from: 0.6,
      points,
      stroke: { color: faded(ink, strength), width: known ? 1.7 : 1.3 },
    },
  ];
}

/** Most places in one shape: a shape is painted in one go, which must not delay the pointer. */
const mostTogether = 300;

/** Places of one owner become one shape, and the grid another: for maps seen from far away. */
function farLands(
  { map: { places, cells }, lattice }: Board,
  seats: readonly SeatPicture[],
): readonly Shape[] {
  const shapes = (
    outlines: readonly (readonly number[])[],
    ink: Pick<Extract<Shape, { kind: 'cells' }>, 'fill' | 'stroke'>,
  ): readonly Shape[] =>
    Array.from({ length: Math.ceil(outlines.length / mostTogether) }, (_, part) => {
      const some = outlines.slice(part * mostTogether, (part + 1) * mostTogether);
      return { kind: 'cells', box: boxAround(some.flat(), 4), until: farBelow, cells: some, ...ink };
    });
  const lands = (owned: (place: PlacePicture) => boolean, fill: string): readonly Shape[] =>
    shapes(
      places.filter(owned).map(({ at }) => lattice.outline(at)),
      { fill },
    );
  const realms = seats.flatMap((seat) =>
    lands((place) => place.owner === seat.seat, faded(colorOf(seat.banner), 0.46)),
  );
  if (cells !== undefined) return realms;
  return [
    ...leastFirst.flatMap((known) => lands((place) => knowledgeOf(place) === known, grounds[known].far)),
    ...realms,
    ...shapes(
      places.map(({ at }) => lattice.outline(at)),
      { stroke: { color: faded(gold, 0.34), width: 0.7, pixels: true } },
    ),
  ];
}
