import { defined } from '#kernel/words/defined.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { News, SeatPicture } from '#kernel/presentation.ts';
import { bannerGlyph, colorOf } from '../../map/banners.ts';
import type { Board } from '../../map/board/board.ts';
import { boxAround, type Point, radius } from '../../map/board/geometry.ts';
import { faded } from '../../map/looks/color.ts';
import { drawnClasses, miniatureGlyph } from '../../map/looks/silhouettes.ts';
import { inkOf, signGlyph } from '../../map/looks/signs.ts';
import { blades } from '../../map/marks.ts';
import type { Glyph, Shape } from '../../map/shapes.ts';
import { middleOf } from './stands.ts';

const fightInk = '#ffcf6a';

/** Slow at first and at the end. */
export const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** What happens in a place, at part `t` of its moment. */
export function happening(
  board: Board,
  seats: readonly SeatPicture[],
  news: News,
  t: number,
): readonly Shape[] {
  if (news.kind === 'fight') return fight(board, news, t);
  if (news.kind === 'owner') return raised(board, seats, news, t);
  return news.kind === 'sign' ? signed(board, news, t) : [];
}

type OfKind<K extends News['kind']> = Extract<News, { readonly kind: K }>;

const around = ({ x, y }: Point): Shape['box'] => boxAround([x, y], 2 * radius);

function fight(board: Board, { place, across }: OfKind<'fight'>, t: number): readonly Shape[] {
  const at = middleOf(board, across === undefined ? [place] : [place, across]);
  if (at === undefined) return [];
  const box = around(at);
  const pulse = (t * 3) % 1;
  const flash = t >= 1 ? 0.16 : 0.5 * (1 - pulse);
  const reach = t >= 1 ? radius * 0.7 : radius * (0.35 + 0.75 * pulse);
  return [
    { kind: 'oval', box, ...at, rx: reach, ry: reach, fill: faded(fightInk, flash) },
    {
      kind: 'oval',
      box,
      ...at,
      rx: radius * 0.7,
      ry: radius * 0.7,
      stroke: { color: faded(fightInk, 0.9), width: 3 },
    },
    { kind: 'glyph', box, glyph: blades, x: at.x, y: at.y - radius * 0.62, size: 34, leastPixels: 15 },
  ];
}

/** The new owner's banner rises as the old one sinks. */
function raised(
  board: Board,
  seats: readonly SeatPicture[],
  { place, owner, was }: OfKind<'owner'>,
  t: number,
): readonly Shape[] {
  const [cell, at] = [board.at(place), board.centreOf(place)];
  if (cell === undefined || at === undefined) return [];
  const of = (seat: typeof owner): SeatPicture | undefined => seats.find((one) => one.seat === seat);
  const [old, now] = [of(was), of(owner)];
  const e = eased(t);
  const color = now === undefined ? '#b9c3d8' : colorOf(now.banner);
  const cloth = (seat: SeatPicture | undefined, up: number): readonly Shape[] =>
    seat === undefined || up <= 0.02
      ? []
      : [
          {
            kind: 'glyph',
            box: around(at),
            glyph: bannerGlyph(seat.banner, false),
            x: at.x,
            y: at.y - 8 - 34 * up,
            size: 32,
            opacity: up,
            leastPixels: 14,
          },
        ];
  return [
    {
      kind: 'polygon',
      box: board.lattice.box(cell, 8),
      points: board.lattice.outline(cell, radius - 3),
      fill: faded(color, 0.45 * (1 - e) + 0.12),
      stroke: { color, width: 4 },
    },
    {
      kind: 'polygon',
      open: true,
      box: around(at),
      points: [at.x, at.y + 24, at.x, at.y - 62],
      stroke: { color: '#e9cf8d', width: 2.6 },
    },
    ...cloth(old, 1 - 2 * e),
    ...cloth(now, now === old ? 0 : 2 * e - 1),
  ];
}

function signed(board: Board, { place, sign, tone }: OfKind<'sign'>, t: number): readonly Shape[] {
  const at = board.centreOf(place);
  if (at === undefined) return [];
  const e = Math.min(1, t * 2);
  return [
    ...ringed(board, place, inkOf(tone), t),
    {
      kind: 'glyph',
      box: around(at),
      glyph: glyphOf(board, sign, tone),
      x: at.x,
      y: at.y - 10 - 22 * e,
      size: 24 + 10 * e,
      opacity: e,
      leastPixels: 14,
    },
  ];
}

/** The drawing of a ship where the sign is one. */
const glyphOf = (board: Board, sign = '', tone?: OfKind<'sign'>['tone']): Glyph =>
  drawnClasses.includes(sign)
    ? miniatureGlyph(sign, 'own')
    : signGlyph({ sign, ...defined({ tone }) }, board.map.drawings);

export function ringed(board: Board, place: PlaceId, color: string, t: number): readonly Shape[] {
  const cell = board.at(place);
  if (cell === undefined) return [];
  return [
    {
      kind: 'polygon',
      box: board.lattice.box(cell, 8),
      points: board.lattice.outline(cell, radius - 4),
      fill: faded(color, 0.22 * (1 - t) + 0.06),
      stroke: { color: faded(color, 0.85), width: 3 },
    },
  ];
}
