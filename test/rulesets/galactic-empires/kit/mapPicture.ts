import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Sector, State } from '#rulesets/galactic-empires/model/state.ts';
import { starship } from '#rulesets/galactic-empires/tables/starships.ts';
import { palettes } from '#ui/map/looks/palettes.ts';
import { radius } from '#ui/map/board/geometry.ts';
import { latticeOf } from '#ui/map/board/lattice.ts';

const lattice = latticeOf({ tiling: 'pointed' });
const cellOf = ({ q, r }: Sector) => ({ x: q, y: r });
const centreOf = (sector: Sector) => lattice.centreOf(cellOf(sector));
const cornerOf = (sector: Sector, corner: number, size?: number) =>
  lattice.cornerOf(cellOf(sector), corner, size);

/**
 * The whole galaxy as an SVG picture: owners by colour (grey: independent), annexed sectors full and others pale, industrial centers
 * with a white dot, starfleets with a ring in their owner's colour as large as what they are worth, borders between owners black.
 */
export function mapPicture(state: State, title: string): string {
  const sectors = valuesInOrder(state.sectors);
  const points = sectors.map(centreOf);
  const [left, top] = [
    Math.min(...points.map(({ x }) => x)) - 2 * radius,
    Math.min(...points.map(({ y }) => y)) - 3 * radius,
  ];
  const [width, height] = [
    Math.max(...points.map(({ x }) => x)) + 2 * radius - left,
    Math.max(...points.map(({ y }) => y)) + 2 * radius - top,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(Math.round).join(' ')}" width="${Math.round(width / 4)}" height="${Math.round(height / 4)}">`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#101018"/>`,
    `<text x="${left + radius}" y="${top + 1.4 * radius}" fill="#fff" font-size="${1.2 * radius}" font-family="sans-serif">${title}</text>`,
    ...sectors.map((sector) => hex(state, sector)),
    ...sectors.map((sector) => borders(state, sector, sectors)),
    ...fleets(state),
    '</svg>',
  ].join('\n');
}

const corners = (sector: Sector): string =>
  [0, 1, 2, 3, 4, 5]
    .map((k) => cornerOf(sector, k, radius - 2))
    .map(at)
    .join(' ');
const at = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${Math.round(x)},${Math.round(y)}`;

function hex({ empires }: State, sector: Sector): string {
  const owner = sector.owner === undefined ? undefined : empires[sector.owner];
  const fill = owner === undefined ? '#3a3a44' : palettes.usual[owner.banner];
  const { x, y } = centreOf(sector);
  const opacity = owner === undefined || sector.owner === sector.annexedTo ? 1 : 0.55;
  return `<polygon points="${corners(sector)}" fill="${fill}" fill-opacity="${opacity}"/>${
    sector.builds === undefined
      ? ''
      : `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="9" fill="#fff"/>`
  }`;
}

const hexes = new WeakMap<readonly Sector[], ReadonlyMap<string, Sector>>();

/** The edges to neighbours of another owner. */
function borders(_: State, sector: Sector, all: readonly Sector[]): string {
  const byHex = hexes.get(all) ?? new Map(all.map((one) => [`${one.q},${one.r}`, one]));
  hexes.set(all, byHex);
  return [0, 1, 2, 3, 4, 5]
    .flatMap((k) => {
      const other = byHex.get(lattice.key(lattice.over(cellOf(sector), k)));
      if (other === undefined || other.owner === sector.owner) return [];
      return [
        `<polyline points="${at(cornerOf(sector, k))} ${at(cornerOf(sector, k + 1))}" stroke="#000" stroke-width="8"/>`,
      ];
    })
    .join('');
}

function fleets(state: State): readonly string[] {
  const worth = new Map<string, number>();
  for (const { kind, place, owner, stacks } of valuesInOrder(state.units)) {
    if (kind !== 'starfleet' || owner === undefined) continue;
    const key = `${place} ${owner}`;
    worth.set(
      key,
      (worth.get(key) ?? 0) + stacks.reduce((sum, { type, count }) => sum + count * starship(type).cost, 0),
    );
  }
  return [...worth].flatMap(([key, cost]) => {
    const [place = '', seat = ''] = key.split(' ');
    const sector = inOrder(state.sectors).find(([id]) => id === place)?.[1];
    const banner =
      keysInOrder(state.empires).flatMap((id) => (id === seat ? [state.empires[id]?.banner ?? 0] : []))[0] ??
      0;
    if (sector === undefined) return [];
    const { x, y } = centreOf(sector);
    return [
      `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.min(50, 6 + Math.round(Math.sqrt(cost) * 1.2))}" fill="${palettes.usual[banner]}" fill-opacity="0.5" stroke="#fff" stroke-width="5"/>`,
    ];
  });
}
