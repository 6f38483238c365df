import type { SeatId } from '#kernel/words/ids.ts';
import { starship } from '../../tables/starships.ts';
import { jumps } from '../chart.ts';
import type { Scenario, ScenarioSector } from './scenarioModel.ts';

/** What is around an empire's capital when the game starts. */
export interface Standing {
  readonly seat: SeatId;
  /** Links of the capital. */
  readonly links: number;
  /** Revenue of own and independent sectors within one, two and three jumps of the capital. */
  readonly revenue: readonly [number, number, number];
  /** Total combat of the independents within two jumps of the capital. */
  readonly opposition: number;
  /** Independent sectors linked to its own. */
  readonly fronts: number;
  /** Fronts with a revenue of at most `easyRevenue`, which are weakly defended. */
  readonly easy: number;
  /** Industrial centers of independents within three jumps of the capital. */
  readonly centers: number;
}

/** The most revenue of an independent sector that counts as weakly defended. */
export const easyRevenue = 12;
const leastFronts = 3;
/** Weakly defended neighbours that every home must have. */
export const leastEasy = 2;
/** By how many percent an empire's revenue and opposition may differ from the mean of all. */
const fairBand = 10;

/** The standing of each empire, in the order of the scenario. An empire's capital is its first sector with an industrial center. */
export function standings(scenario: Scenario): readonly Standing[] {
  const byNumber = new Map(scenario.sectors.map((sector) => [sector.number, sector]));
  const combat = independentCombat(scenario);
  return scenario.empires.flatMap(({ id }) => {
    const capital = scenario.sectors.find(({ owner, builds }) => owner === id && builds !== undefined);
    return capital === undefined ? [] : [standingOf(id, capital, byNumber, combat)];
  });
}

function standingOf(
  seat: SeatId,
  capital: ScenarioSector,
  byNumber: ReadonlyMap<number, ScenarioSector>,
  combat: ReadonlyMap<number, number>,
): Standing {
  const reached = [...jumps((number) => byNumber.get(number)?.links ?? [], [capital.number], 3)].flatMap(
    ([number, distance]) => {
      const sector = byNumber.get(number);
      return sector === undefined || (sector.owner !== undefined && sector.owner !== seat)
        ? []
        : [{ sector, distance }];
    },
  );
  const within = (most: number): readonly ScenarioSector[] =>
    reached.filter(({ distance }) => distance <= most).map(({ sector }) => sector);
  const revenue = (most: number): number => within(most).reduce((sum, sector) => sum + sector.revenue, 0);
  const own = [...byNumber.values()].filter(({ owner }) => owner === seat);
  const fronts = [...new Set(own.flatMap(({ links }) => links))]
    .flatMap((number) => byNumber.get(number) ?? [])
    .filter(({ owner }) => owner === undefined);
  return {
    seat,
    links: capital.links.length,
    revenue: [revenue(1), revenue(2), revenue(3)],
    opposition: within(2).reduce((sum, { number }) => sum + (combat.get(number) ?? 0), 0),
    fronts: fronts.length,
    easy: fronts.filter((sector) => sector.revenue <= easyRevenue).length,
    centers: within(3).filter(({ owner, builds }) => owner === undefined && builds !== undefined).length,
  };
}

/** Total combat of the independents by sector, where they have ships. */
export function independentCombat({ units }: Scenario): ReadonlyMap<number, number> {
  const combat = new Map<number, number>();
  for (const { at, owner, ships } of units) {
    if (owner !== undefined) continue;
    const its = ships.reduce(
      (sum, { type, count }) => sum + count * starship(type).attacks * starship(type).combat,
      0,
    );
    combat.set(at, (combat.get(at) ?? 0) + its);
  }
  return combat;
}

/**
 * The largest difference between an empire and the mean of all, in thousandths of the mean. Compared are revenue within
 * one, two and three jumps, and opposition within two.
 */
export function unevenness(all: readonly Standing[]): number {
  const measures = [
    (s: Standing) => s.revenue[0],
    (s: Standing) => s.revenue[1],
    (s: Standing) => s.revenue[2],
    (s: Standing) => s.opposition,
  ];
  return Math.max(
    0,
    ...measures.flatMap((measure) => {
      const total = all.reduce((sum, standing) => sum + measure(standing), 0);
      // |its - total/n| / (total/n), exact up to the last division.
      return total === 0
        ? []
        : all.map((standing) =>
            Math.floor((Math.abs(measure(standing) * all.length - total) * 1000) / total),
          );
    }),
  );
}

/** Whether all empires have a fair start: revenue and opposition within the band, equally many links, and enough fronts. */
export function isFair(all: readonly Standing[]): boolean {
  return (
    unevenness(all) < fairBand * 10 &&
    new Set(all.map(({ links }) => links)).size <= 1 &&
    all.every(({ fronts, easy }) => fronts >= leastFronts && easy >= leastEasy)
  );
}
