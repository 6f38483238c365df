import type { Draw } from '#kernel/dice/draw.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Parameters } from '../../model/parameters.ts';
import type { ElsewhereRule } from '../../model/state.ts';
import type { ShipTypeId } from '../../tables/starships.ts';
import type { Realm } from '../../tables/realms.ts';
import { realms as allRealms } from '../../tables/realms.ts';
import type { Cell, Links } from '../chart.ts';
import { cellsOf, jumps } from '../chart.ts';
import { isFair, standings, unevenness } from '../scenario/fairness.ts';
import { placeCapitals } from './generateCapitals.ts';
import { placeCenters, regionalBuilder } from './generateCenters.ts';
import { guards, startingFleet, startingGarrison } from './generateForces.ts';
import { chooseHomes } from './generateHomes.ts';
import { drawNames } from './generateNames.ts';
import { drawRevenue } from './generateRevenue.ts';
import { drawShape } from './generateShape.ts';
import { drawWalls } from './generateWalls.ts';
import { knownSector } from '../names.ts';
import { usualTreasury } from '../scenario/scenarioModel.ts';
import type { Scenario, ScenarioEmpire, ScenarioSector, ScenarioUnit } from '../scenario/scenarioModel.ts';

export interface GalaxyOptions {
  /** 20 to 1,000, and at least `leastSectors`; absent: 27 for each empire, but at most 620. */
  readonly sectors?: number;
  /** Their number, 2 to 26, or which ones. */
  readonly empires: number | readonly SeatId[];
  readonly seats?: readonly GalaxySeat[];
  readonly title?: string;
  readonly parameters?: Parameters;
  /** Percent of the sectors that win the game; absent: the game master says what does. */
  readonly share?: number;
  /** Battles may be fought elsewhere; absent: these rules fight all of them. */
  readonly elsewhere?: ElsewhereRule;
}

/** The player of an empire; every empire that is named here is in the game. */
export interface GalaxySeat {
  readonly empire: SeatId;
  readonly player?: string;
  readonly ruler?: string;
  readonly status?: 'commoner' | 'royalty';
}

export const shareBounds = { least: 1, most: 100 } as const;
export const sectorBounds = { least: 20, most: 1_000 } as const;
export const empireBounds = { least: 2, most: allRealms.length } as const;
/** The least sectors for which a fair galaxy is possible: 10 for each empire, or 15 with more than ten empires. */
export const leastSectors = (empires: number): number => empires * (empires > 10 ? 15 : 10);
const attempts = 40;

/** A game for practice: six empires on ninety sectors, half of which win (OURS: GE 1563 leaves it to the game master). */
export const practiceGalaxy = {
  empires: 6,
  sectors: 90,
  share: 50,
  title: 'Practice',
} as const satisfies GalaxyOptions;

const sectorsFor = (empires: number): number => Math.min(620, 27 * empires);

/**
 * A different galaxy for each seed, with a fair start for all empires (`isFair`): it is generated again until it is fair; if none of
 * the attempts is, the most even one is taken. The options must have passed `setupCodec`; others may throw.
 */
export function generateGalaxy(options: GalaxyOptions, draw: Draw): Scenario {
  const realms = chooseRealms(options, draw.fork('realms'));
  let best: { readonly scenario: Scenario; readonly unevenness: number } | undefined;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const scenario = draft(options, realms, draw.fork('galaxy', attempt));
    const all = standings(scenario);
    if (isFair(all)) return scenario;
    if (best === undefined || unevenness(all) < best.unevenness)
      best = { scenario, unevenness: unevenness(all) };
  }
  if (best === undefined) throw new RangeError('a galaxy needs at least one attempt');
  return best.scenario;
}

/** The empires of the game, in the order of their chapter: those that are named, and random others. */
function chooseRealms({ empires, seats = [] }: GalaxyOptions, draw: Draw): readonly Realm[] {
  const named = new Set<SeatId>([
    ...seats.map(({ empire }) => empire),
    ...(typeof empires === 'number' ? [] : empires),
  ]);
  const count = typeof empires === 'number' ? empires : empires.length;
  const others = draw.shuffle(allRealms.filter(({ id }) => !named.has(id)).map(({ id }) => id));
  const chosen = new Set([...named, ...others.slice(0, Math.max(0, count - named.size))]);
  return allRealms.filter(({ id }) => chosen.has(id));
}

/** What has been decided about the cells of one galaxy. */
interface Plan {
  readonly cells: readonly Cell[];
  readonly links: Links;
  readonly homes: readonly (readonly number[])[];
  readonly realms: readonly Realm[];
  readonly revenue: readonly number[];
  readonly centers: ReadonlyMap<number, readonly ShipTypeId[]>;
  readonly levels: readonly number[];
  readonly numbers: readonly number[];
  readonly names: readonly string[];
}

function draft(options: GalaxyOptions, realms: readonly Realm[], draw: Draw): Scenario {
  const plan = planGalaxy(options.sectors ?? sectorsFor(realms.length), realms, draw);
  return {
    title: options.title ?? `${realms.length} empires, ${plan.cells.length} sectors`,
    ...defined({ parameters: options.parameters }),
    ...victoryBy(options.share),
    ...defined({ elsewhere: options.elsewhere }),
    sectors: plan.cells.map((cell) => sectorOf(plan, cell)).sort((a, b) => a.number - b.number),
    empires: realms.map((realm) => empireOf(realm, options.seats ?? [])),
    units: [
      ...realms.flatMap((_, index) => startingUnits(plan, index)),
      ...independents(plan, draw.fork('independents')),
    ],
  };
}

const victoryBy = (share: number | undefined): Pick<Scenario, 'victory'> =>
  share === undefined ? {} : { victory: { text: `Own ${share}% of the galaxy.`, share } };

function planGalaxy(sectors: number, realms: readonly Realm[], draw: Draw): Plan {
  const cells = cellsOf(drawShape(sectors, draw.fork('shape')));
  const capitals = placeCapitals(cells, realms, draw.fork('capitals'));
  const capitalLinks = Math.min(5, ...capitals.map((capital) => (cells[capital] as Cell).around.length));
  const links = drawWalls(cells, capitals, capitalLinks, draw.fork('walls'));
  const homes = chooseHomes(links, capitals, draw.fork('homes'));
  const revenue = drawRevenue(links, homes, draw.fork('revenue'));
  const centers = placeCenters(cells, links, homes, realms, draw.fork('centers'));
  const levels = drawLevels(links, homes, centers, draw.fork('defences'));
  const numbers = numbered(
    cells,
    capitals.filter((_, index) => realms[index]?.home !== undefined),
  );
  const names = drawNames(cells, numbers, capitals, realms, draw.fork('names'));
  return { cells, links, homes, realms, revenue, centers, levels, numbers, names };
}

/** Sector numbers, row by row; a capital with a name of its own does not get the number of the known sector. */
function numbered(cells: readonly Cell[], named: readonly number[]): readonly number[] {
  const numbers = cells.map(({ index }) => index + 1);
  const known = knownSector.number - 1;
  const other = [...numbers.keys()].slice(known + 1).find((index) => !named.includes(index));
  if (named.includes(known) && other !== undefined) [numbers[known], numbers[other]] = [other + 1, known + 1];
  return numbers;
}

/** Levels of defences: 2 at capitals and 1 at their colonies, so that each has a garrison; some among independents, but not near a home. */
function drawLevels(
  links: Links,
  homes: readonly (readonly number[])[],
  centers: ReadonlyMap<number, unknown>,
  draw: Draw,
): readonly number[] {
  const near = jumps((cell) => links[cell] ?? [], homes.flat(), 2);
  const levels = links.map((_, cell) => {
    if (near.has(cell) || !draw.chance(centers.has(cell) ? 60 : 12, 100)) return 0;
    return draw.int(3);
  });
  for (const [capital = 0, ...colonies] of homes) {
    levels[capital] = 2;
    for (const colony of colonies) levels[colony] = 1;
  }
  return levels;
}

function sectorOf(
  { cells, links, homes, realms, revenue, centers, levels, numbers, names }: Plan,
  { index, q, r }: Cell,
): ScenarioSector {
  const owner = realms[homes.findIndex((home) => home.includes(index))]?.id;
  const builds = centers.get(index);
  const level = levels[index] ?? 0;
  return {
    number: numbers[index] as number,
    name: names[index] as string,
    q,
    r,
    links: [...(links[index] ?? [])]
      .map((other) => numbers[(cells[other] as Cell).index] as number)
      .sort((a, b) => a - b),
    revenue: revenue[index] as number,
    ...(owner === undefined ? {} : { owner, annexed: true }),
    ...defined({ builds }),
    ...(level === 0 ? {} : { level }),
  };
}

function empireOf({ id, name, adjective }: Realm, seats: readonly GalaxySeat[]): ScenarioEmpire {
  const { player, ruler, status } = seats.find(({ empire }) => empire === id) ?? {};
  return {
    id,
    name,
    adjective,
    treasury: usualTreasury,
    ...defined({ ruler, player, status }),
  };
}

/** Equal ships for each empire: a garrison in each of its sectors, and a starfleet at the capital. */
function startingUnits({ homes, realms, numbers }: Plan, index: number): readonly ScenarioUnit[] {
  const { id: owner, builder } = realms[index] as Realm;
  const home = homes[index] ?? [];
  return [
    ...home.map((cell, at): ScenarioUnit => ({
      kind: 'garrison',
      at: numbers[cell] as number,
      owner,
      ships: startingGarrison(builder, at === 0),
    })),
    {
      kind: 'starfleet',
      at: numbers[home[0] as number] as number,
      owner,
      number: 1,
      ships: startingFleet(builder),
    },
  ];
}

/** Independent units in every other sector: a garrison where there is a center or a defence, else a starfleet (GE 387, 6853). */
function independents(
  { cells, links, homes, realms, revenue, centers, levels, numbers }: Plan,
  draw: Draw,
): readonly ScenarioUnit[] {
  const capitals = homes.map(([capital = 0]) => capital);
  const owned = new Set(homes.flat());
  const near = jumps((cell) => links[cell] ?? [], capitals, 2);
  return cells
    .filter(({ index }) => !owned.has(index))
    .map(({ index }): ScenarioUnit => {
      const at = draw.fork(index);
      const far = !near.has(index);
      const regional =
        far && at.int(4) === 1 ? regionalBuilder(cells, capitals, realms, index, at) : undefined;
      const held = centers.has(index) || (levels[index] ?? 0) > 0;
      return {
        kind: held ? 'garrison' : 'starfleet',
        at: numbers[index] as number,
        ships: guards(revenue[index] ?? 0, regional, far, at),
      };
    });
}
