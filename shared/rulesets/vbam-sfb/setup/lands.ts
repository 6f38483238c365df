import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { System } from '../model/state.ts';
import type { SectorKind } from '../map/board.ts';
import { boardOf, extentFor } from '../map/board.ts';
import type { Figures } from './figures.ts';
import { importances } from './figures.ts';
import type { Terrain } from '../map/terrain.ts';
import { commonRolls, dealt, rareKinds, sectorRolls } from '../map/terrain.ts';

/** What lies between the empires: nothing; whatever is rolled for each sector (VB 55); or the same near each home, in another order (OURS). */
export const landKinds = ['none', 'rolled', 'alike'] as const;
export type LandKind = (typeof landKinds)[number];

export interface Lands {
  readonly systems: Readonly<Record<PlaceId, System>>;
  readonly terrain: Readonly<Record<PlaceId, Terrain>>;
}

/** What a campaign says of its lands: which there are, how many percent of the systems are inhabited, and what the sectors are. */
interface LandWishes {
  readonly lands?: LandKind | undefined;
  readonly natives?: number | undefined;
  readonly sectors?: SectorKind | undefined;
}

/** What one sector holds. */
interface Content {
  readonly figures: Figures;
  readonly inTerrain: boolean;
}

/** Sectors around each home, from its own to those two jumps away; the map is made of such parts. */
const part = 5;

/** The figures that two dice come to. */
export function importanceBy(draw: Draw): Figures | undefined {
  const rolled = draw.int(6) + draw.int(6);
  return importances.find(([most]) => rolled <= most)?.[1];
}

/** OURS: the colonies that each empire begins with where all find the same, the smallest first. */
export const dealtColonies: readonly (Figures | undefined)[] = dealt.colonies.map(
  (at) => importances[at]?.[1],
);

/** The sectors of the map, part by part. */
function partsOf(empires: number, sectors: SectorKind): readonly (readonly PlaceId[])[] {
  const board = boardOf(sectors);
  const { across, down } = extentFor(empires);
  const found = new Map<string, PlaceId[]>();
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const [cell, key] = [board.at({ x, y }), `${Math.floor(x / part)} ${Math.floor(y / part)}`];
      if (cell === undefined) continue;
      found.set(key, [...(found.get(key) ?? []), board.names.id(cell)]);
    }
  return [...found.values()];
}

function rolled(draw: Draw): Content | undefined {
  const roll = draw.fork('sector').int(100);
  const figures = importanceBy(draw.fork('importance'));
  return roll <= sectorRolls.empty || figures === undefined
    ? undefined
    : { figures, inTerrain: roll <= sectorRolls.terrain };
}

/** The contents of so many sectors of a part, shuffled: every part has the same. */
function dealtTo(count: number, draw: Draw): readonly (Content | undefined)[] {
  const systems = count - dealt.empty;
  const special = dealt.importances.flatMap((n, at) => Array.from({ length: n }, () => at));
  const all = Array.from({ length: systems }, (_, at) => special[at] ?? 2);
  const kinds = draw.fork('importances').shuffle(all);
  const contents = kinds.flatMap((at, index): readonly Content[] => {
    const figures = importances[at]?.[1];
    return figures === undefined ? [] : [{ figures, inTerrain: index < dealt.terrain }];
  });
  const empty = Array.from({ length: dealt.empty }, () => undefined);
  return draw.fork('sectors').shuffle([...contents, ...empty]);
}

function terrainBy(draw: Draw): Terrain {
  return commonRolls[draw.int(6) - 1] ?? draw.pick(rareKinds);
}

/** A system that nobody owns: with people on their own, or without any (VB 53; OURS). */
const systemBy = ({ figures }: Content, peopled: boolean): System => ({
  ...figures,
  ...(peopled ? {} : { census: 0, morale: 0, productivity: 0 }),
  bonus: 0,
  raising: false,
});

/** Systems and terrain of all sectors that no empire begins with; of these systems so many percent are inhabited. */
export function landsOf(
  empires: number,
  { lands: kind = 'rolled', natives = 0, sectors = 'squares' }: LandWishes,
  taken: ReadonlySet<PlaceId>,
  draw: Draw,
): Lands {
  const [systems, terrain]: [Record<PlaceId, System>, Record<PlaceId, Terrain>] = [{}, {}];
  if (kind === 'none') return { systems, terrain };
  for (const [at, places] of partsOf(empires, sectors).entries()) {
    const open = places.filter((place) => !taken.has(place));
    const hand = kind === 'alike' ? dealtTo(open.length, draw.fork('part', String(at))) : [];
    for (const [n, place] of open.entries()) {
      const own = draw.fork(place);
      const content = kind === 'alike' ? hand[n] : rolled(own);
      if (content === undefined) continue;
      systems[place] = systemBy(content, own.fork('people').int(100) <= natives);
      if (content.inTerrain) terrain[place] = terrainBy(own.fork('terrain'));
    }
  }
  return { systems, terrain };
}
