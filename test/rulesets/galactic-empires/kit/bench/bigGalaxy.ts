import type { Scenario, ScenarioSector } from '#rulesets/galactic-empires/setup/scenario/scenario.ts';
import type { Hex } from '#kernel/board/hex.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { standardParameters } from '#rulesets/galactic-empires/model/parameters.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { generateGalaxy } from '#rulesets/galactic-empires/setup.ts';
import { stateFrom } from '#rulesets/galactic-empires/setup/scenario/fromScenario.ts';
import { conquered } from './conquest.ts';

/** How a galaxy of a benchmark is made: so many empires, on so many sectors, and that so many times. */
export interface Size {
  readonly empires: number;
  readonly sectors: number;
  readonly tiles: number;
}

/** Sectors, units and stacks: of a world, or of what a seat knows of it. */
export const objectsIn = ({ sectors, units }: Pick<View, 'sectors' | 'units'>): number =>
  Object.keys(sectors).length + Object.values(units).reduce((sum, { stacks }) => sum + 1 + stacks.length, 0);

/** Ways from one tile to the next. */
const seams = 6;

/**
 * A generated galaxy; where it is to be larger than the generator draws (1,000 sectors), several side by side in a square, renumbered
 * and joined at their sides. The empires are the same in all of them and have a home in each.
 */
export function bigGalaxy({ empires, sectors, tiles }: Size): State {
  const width = Math.ceil(Math.sqrt(tiles));
  const drawn = Array.from({ length: tiles }, (_, tile) =>
    generateGalaxy({ empires, sectors }, openDice(`bench ${empires} ${tile}`)),
  );
  const [first] = drawn;
  if (first === undefined) throw new RangeError('no tiles');
  const all = drawn.map((scenario, tile) =>
    moved(scenario, tile, {
      q: (tile % width) * breadth(drawn, 'q'),
      r: Math.floor(tile / width) * breadth(drawn, 'r'),
    }),
  );
  const links = new Map(
    all.flatMap((scenario) =>
      scenario.sectors.map(({ number, links: own }) => [number, new Set(own)] as const),
    ),
  );
  all.forEach((scenario, tile) => {
    const [right, below] = [(tile + 1) % width === 0 ? undefined : all[tile + 1], all[tile + width]];
    if (right !== undefined) join(links, ends(scenario, 'q', -1), ends(right, 'q', 1));
    if (below !== undefined) join(links, ends(scenario, 'r', -1), ends(below, 'r', 1));
  });
  return stateFrom(
    conquered({
      title: 'Bench',
      parameters: { ...standardParameters, fleets: 999 },
      empires: first.empires,
      sectors: all.flatMap((scenario) =>
        scenario.sectors.map((sector) => ({ ...sector, links: [...(links.get(sector.number) ?? [])] })),
      ),
      units: all.flatMap(({ units }) => units),
    }),
  );
}

const breadth = (scenarios: readonly Scenario[], axis: keyof Hex): number =>
  1 +
  Math.max(...scenarios.flatMap((scenario) => scenario.sectors.map((sector) => sector[axis]))) -
  Math.min(...scenarios.flatMap((scenario) => scenario.sectors.map((sector) => sector[axis])));

/** The tile at its own place, with numbers of its own; its starfleets are numbered with those of all tiles. */
function moved(scenario: Scenario, tile: number, by: Hex): Scenario {
  const numbered = (number: number): number => number + tile * scenario.sectors.length;
  return {
    ...scenario,
    sectors: scenario.sectors.map((sector) => ({
      ...sector,
      number: numbered(sector.number),
      name: tile === 0 ? sector.name : `${sector.name} ${tile + 1}`,
      q: sector.q + by.q,
      r: sector.r + by.r,
      links: sector.links.map(numbered),
    })),
    units: scenario.units.map(({ number: _, ...unit }) => ({ ...unit, at: numbered(unit.at) })),
  };
}

/** The sectors that lie furthest out on one side. */
const ends = ({ sectors }: Scenario, axis: keyof Hex, sign: number): readonly ScenarioSector[] =>
  [...sectors].sort((a, b) => sign * (a[axis] - b[axis]) || a.number - b.number).slice(0, seams);

function join(
  links: ReadonlyMap<number, Set<number>>,
  some: readonly ScenarioSector[],
  others: readonly ScenarioSector[],
): void {
  some.forEach((one, at) => {
    const other = others[at];
    if (other === undefined) return;
    links.get(one.number)?.add(other.number);
    links.get(other.number)?.add(one.number);
  });
}
