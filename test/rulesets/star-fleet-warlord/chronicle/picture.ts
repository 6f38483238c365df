import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { boardOf, isGraveyard, sectorSide, sectorsIn } from '#rulesets/star-fleet-warlord/galaxy/board.ts';

/** Pixels of a hex. */
const side = 8;

/** A galaxy as an SVG: sectors by lines, sites as squares in the colour of their owner, Home Offices larger, ships as dots. */
export function galaxyPicture(state: State, title: string): string {
  const { across, down } = sectorsIn(state.parameters.size);
  const [width, height] = [across * sectorSide * side, (down * sectorSide + 4) * side];
  const seats = keysInOrder(state.corporations);
  const colour = (seat: SeatId | undefined): string => {
    const at = seat === undefined ? -1 : seats.indexOf(seat);
    return at < 0 ? '#777' : `hsl(${Math.round((360 * at) / seats.length)} 80% ${at % 2 === 0 ? 60 : 45}%)`;
  };
  const lines = [
    ...Array.from({ length: across + 1 }, (_, at) => at * sectorSide * side).map(
      (x) => `<path d="M${x} ${4 * side}V${height}" stroke="#334"/>`,
    ),
    ...Array.from({ length: down + 1 }, (_, at) => (at * sectorSide + 4) * side).map(
      (y) => `<path d="M0 ${y}H${width}" stroke="#334"/>`,
    ),
  ];
  const sites = inOrder(state.sites).flatMap(([place, { owner, office }]) => {
    const at = pointOf(state, place);
    const size = office === undefined ? side - 2 : side + 4;
    return at === undefined
      ? []
      : [
          `<rect x="${at.x - size / 2}" y="${at.y - size / 2}" width="${size}" height="${size}" fill="${colour(owner)}"${office === undefined ? '' : ' stroke="#fff"'}/>`,
        ];
  });
  const ships = inOrder(state.ships).flatMap(([, { place, seat }]) => {
    const at = pointOf(state, place);
    return at === undefined
      ? []
      : [
          `<circle cx="${at.x}" cy="${at.y}" r="2.5" fill="${colour(seat)}" stroke="#000" stroke-width="0.5"/>`,
        ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#101018"/>`,
    `<text x="8" y="24" fill="#fff" font-size="20" font-family="sans-serif">${title}</text>`,
    ...lines,
    ...sites,
    ...ships,
    '</svg>',
  ].join('\n');
}

function pointOf(
  { parameters: { size } }: State,
  place: PlaceId,
): { readonly x: number; readonly y: number } | undefined {
  const board = boardOf(size);
  const cell = isGraveyard(place) ? undefined : board.names.cell(place);
  if (cell === undefined) return undefined;
  const { x, y } = board.coordinates(cell);
  return { x: Math.round((x + 0.5) * side), y: Math.round((y + 4.5 + (x % 2) / 2) * side) };
}
