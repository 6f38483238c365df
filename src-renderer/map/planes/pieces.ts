import type { PlaceId } from '#kernel/words/ids.ts';
import type { PiecePicture, SeatPicture } from '#kernel/presentation.ts';
import { bannerGlyph, colorOf } from '../banners.ts';
import type { Board } from '../board/board.ts';
import { boxAround } from '../board/geometry.ts';
import { type Base, baseInks } from '../looks/bases.ts';
import type { MapLook } from '../looks/look.ts';
import { facingGlyph, miniatureGlyph } from '../looks/silhouettes.ts';
import { inkOf, numberInk, signGlyph } from '../looks/signs.ts';
import type { Glyph, Shape } from '../shapes.ts';
import { plate } from './plates.ts';
import { modeOf, type Standing, standingIn } from './standing.ts';

/** The pieces of every place, each with its number; the bases of own pieces at `selected` are outlined white. */
export function pieces(
  board: Board,
  seats: readonly SeatPicture[],
  look: MapLook,
  selected?: PlaceId,
): readonly Shape[] {
  const banners = bannersOf(seats);
  if (modeOf(board.map, look).shows !== 'pieces') return [];
  // To a reader without a side, as the game master is, every piece has its owner's colour.
  const sided = seats.length === 0 || seats.some(({ own }) => own === true);
  const places = new Set(board.map.pieces.map(({ position }) => position.place));
  return [...places].flatMap((place) =>
    standingIn(board, place, look).flatMap((standing) =>
      pieceShapes(board, standing, banners, {
        selected: standing.piece.side === 'own' && place === selected,
        ...(sided ? {} : { ink: inkOfOwner(standing.piece, banners) }),
      }),
    ),
  );
}

type Banners = ReadonlyMap<string, number>;
export const bannersOf = (seats: readonly SeatPicture[]): Banners =>
  new Map(seats.map((seat) => [seat.seat, seat.banner]));

/** One piece wherever it is drawn, with its number, banner and badges. */
export const pieceShapes = (
  board: Board,
  standing: Standing,
  banners: Banners,
  { selected = false, ink }: { readonly selected?: boolean; readonly ink?: Ink | undefined } = {},
): readonly Shape[] => [
  ...miniature(board, standing, selected, ink),
  ...(standing.piece.side === 'own' ? [] : visitor(board, standing, banners)),
  ...badges(board, standing),
];

const boxAt = ({ x, y, size }: Standing) => boxAround([x, y], size * 0.75);

/** The colour of the seat with most units in a piece. */
function inkOfOwner({ owners: [owner] }: PiecePicture, banners: Banners): Ink | undefined {
  const banner = owner === undefined ? undefined : banners.get(owner);
  return banner === undefined ? undefined : (colorOf(banner) as Ink);
}

type Ink = Extract<Base, `#${string}`>;

function miniature(
  board: Board,
  standing: Standing,
  selected: boolean,
  ink: Ink | undefined,
): readonly Shape[] {
  const { piece, x, y, size } = standing;
  const own = piece.side === 'own';
  const sight = piece.sight ?? board.picture(piece.position.place)?.sight;
  const dim = (!own && sight?.stale === true) || sight?.clear === 2;
  const opacity = piece.veiled === true ? 0.45 : sight?.clear === 1 ? 0.4 : dim ? 0.62 : 1;
  // Ships that face a side are few, and all that there is on their map: they are seen from anywhere.
  const faces = piece.position.kind === 'facing';
  return [
    {
      kind: 'glyph',
      box: boxAt(standing),
      ...(faces ? {} : { from: 0.14 }),
      glyph: drawingOf(board, piece, selected, ink),
      x,
      y,
      size,
      leastPixels: faces ? 26 : own ? 10 : 7,
      opacity,
    },
    ...(piece.count === undefined || (piece.count === 1 && faces) ? [] : count(standing, piece.count, ink)),
  ];
}

/** On its base; with its front to a side where that matters. */
function drawingOf(
  { lattice }: Board,
  { sign, side, position }: PiecePicture,
  selected: boolean,
  ink: Ink | undefined,
): Glyph {
  const base = ink ?? (side === 'own' ? 'own' : side === 'friend' ? 'friend' : 'foreign');
  return position.kind === 'facing'
    ? facingGlyph(sign, base, selected, lattice.angleOf(position.facing))
    : miniatureGlyph(sign, base, selected);
}

/** The banner of foreign units in a place that is not theirs. */
function visitor(board: Board, standing: Standing, banners: Banners): readonly Shape[] {
  const { piece, x, y, size } = standing;
  const [owner] = piece.owners;
  const host = board.picture(piece.position.place)?.owner;
  const banner = owner === undefined || owner === host ? undefined : banners.get(owner);
  if (banner === undefined) return [];
  const glyph = bannerGlyph(banner, false);
  return [
    {
      kind: 'glyph',
      box: boxAt(standing),
      from: 0.5,
      glyph,
      x: x - size * 0.34,
      y: y - size * 0.2,
      size: 12,
    },
  ];
}

/** Badges stand at the upper right, one beside the other. */
const badges = (board: Board, standing: Standing): readonly Shape[] =>
  standing.piece.badges.flatMap((mark, index): readonly Shape[] => {
    const [x, y] = [standing.x + standing.size * 0.36 - index * 13, standing.y - standing.size * 0.34];
    const box = boxAt(standing);
    return [
      { kind: 'glyph', box, from: 0.4, glyph: signGlyph(mark, board.map.drawings), x, y, size: 13 },
      ...(mark.number === undefined
        ? []
        : [
            {
              kind: 'text' as const,
              box,
              from: 0.55,
              x,
              y: y + 0.5,
              text: String(mark.number),
              size: 8.5,
              weight: 700,
              color: numberInk(mark.tone),
              halo: '#05070de6',
              face: 'text' as const,
              align: 'center' as const,
            },
          ]),
    ];
  });

const rims = { own: '#6cb6ff', friend: inkOf('good'), foe: '#ff8274', other: '#ff8274' } as const;
const fills = { own: '#071a3b', friend: '#0a2b1b', foe: '#35090b', other: '#35090b' } as const;

function count(standing: Standing, number: number, ink: Ink | undefined): readonly Shape[] {
  const { piece, size } = standing;
  const [x, y] = [standing.x + size * 0.32, standing.y + size * 0.31];
  const text = String(number);
  const half = 4.2 + text.length * 3.6;
  return plate(
    {
      kind: 'polygon',
      box: boxAt(standing),
      from: 0.42,
      points: pill(x, y, half, 7.4),
      fill: ink === undefined ? fills[piece.side] : baseInks(ink).dark,
      stroke: { color: ink === undefined ? rims[piece.side] : baseInks(ink).rim, width: 1.2 },
    },
    { x, y },
    text,
    11.5,
  );
}

/** A bar with bevelled ends, as flat coordinates. */
function pill(x: number, y: number, half: number, high: number): readonly number[] {
  const cut = 3.2;
  const [l, r, t, b] = [x - half, x + half, y - high, y + high];
  return [l + cut, t, r - cut, t, r, t + cut, r, b - cut, r - cut, b, l + cut, b, l, b - cut, l, t + cut];
}
