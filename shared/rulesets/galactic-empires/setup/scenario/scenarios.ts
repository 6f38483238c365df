import { hexKey, hexNeighbours } from '#kernel/board/hex.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Column, Page, Row, Section } from '#kernel/presentation.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { tenthsText } from '#kernel/report/plainText.ts';
import type { Scenarios } from '#kernel/beginning.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { good } from '#kernel/words/result.ts';
import { starship } from '../../tables/starships.ts';
import { resources } from '../../model/words.ts';
import { independentCombat, isFair, standings, unevenness } from './fairness.ts';
import { decimalText } from './reading.ts';
import { scenarioCodec } from './scenario.ts';
import { scenarioText } from './scenarioText.ts';
import type { Scenario, ScenarioEmpire, ScenarioShips } from './scenarioModel.ts';

/** The ruleset's `scenarios`. `read` reads a setup, as for `create`. */
export const makeScenarios = (
  read: (setup: unknown, draw: Draw) => Result<Scenario, readonly Problem[]>,
): Scenarios => ({
  write: (setup, draw) => then(read(setup, draw), scenarioText),
  summary: (setup) => then(scenarioCodec.parse(setup), summaryOf),
  players: (setup) => {
    const scenario = scenarioCodec.parse(setup);
    if (!scenario.ok) return {};
    const named = scenario.value.empires.flatMap(({ id, player }) =>
      player === undefined ? [] : [[id, player] as const],
    );
    return Object.fromEntries(named) as Record<SeatId, string>;
  },
});

const then = <A, B>(
  result: Result<A, readonly Problem[]>,
  next: (value: A) => B,
): Result<B, readonly Problem[]> => (result.ok ? good(next(result.value)) : result);

/** What a game master wants to know before inviting anybody. */
function summaryOf(scenario: Scenario): Page {
  return {
    title: phrase('{title}', { title: scenario.title }),
    ...(scenario.description === undefined
      ? {}
      : { subtitle: phrase('{description}', { description: scenario.description }) }),
    sections: [
      {
        kind: 'facts',
        title: 'Map',
        facts: mapFacts(scenario).map(([label, value]) => ({ label, value: phrase('{value}', { value }) })),
      },
      empiresTable(scenario),
      fairnessTable(scenario),
    ],
  };
}

function mapFacts(scenario: Scenario): readonly (readonly [string, string | number])[] {
  const { sectors, units, relations = [], victory } = scenario;
  const free = sectors.filter(({ owner }) => owner === undefined);
  const combat = [...independentCombat(scenario).values()];
  const share = victory?.share === undefined ? '' : ` (announced at ${victory.share}% of the sectors)`;
  return [
    ['Sectors', `${sectors.length}, of which ${free.length} are independent`],
    ['Links', sectors.reduce((sum, { links }) => sum + links.length, 0) / 2],
    ['Barriers', barriers(scenario)],
    [
      'Industrial centers',
      `${sectors.filter(({ builds }) => builds !== undefined).length}, of which ${free.filter(({ builds }) => builds !== undefined).length} are independent`,
    ],
    [
      'Independent combat',
      `${combat.reduce((sum, its) => sum + its, 0)} in ${combat.length} sectors, the strongest ${Math.max(0, ...combat)}`,
    ],
    ['Independent revenue', free.reduce((sum, { revenue }) => sum + revenue, 0)],
    ['Units', units.length],
    [
      'Wars and alliances',
      `${relations.filter(({ relation }) => relation === 'war').length} and ${relations.filter(({ relation }) => relation === 'alliance').length}`,
    ],
    ['Parts of the map', parts(scenario)],
    ['Victory', victory === undefined ? 'As the game master decides' : `${victory.text}${share}`],
  ];
}

/** The number of neighbouring hexes that are not linked. */
function barriers({ sectors }: Scenario): number {
  const byHex = new Map(sectors.map((sector) => [hexKey(sector), sector]));
  const open = sectors.flatMap((sector) =>
    hexNeighbours(sector).filter((hex) => {
      const other = byHex.get(hexKey(hex));
      return other !== undefined && !sector.links.includes(other.number);
    }),
  );
  return open.length / 2;
}

/** The number of separate parts of the map, in words. */
function parts({ sectors }: Scenario): string {
  const byNumber = new Map(sectors.map(({ number, links }) => [number, links]));
  const reached = new Set<number>();
  let count = 0;
  for (const { number } of sectors) {
    if (reached.has(number)) continue;
    count += 1;
    const waiting = [number];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      waiting.push(...(byNumber.get(at) ?? []));
    }
  }
  return count === 1 ? 'one, all linked' : `${count}, with no route between them`;
}

const words = (key: string, label: string): Column => ({ key, label, align: 'left' });
const figures = (key: string, label: string): Column => ({ key, label, align: 'right' });
const row = (seat: SeatId, cells: Readonly<Record<string, string | number>>): Row => ({
  id: seat,
  spot: { seat },
  cells: Object.fromEntries(
    inOrder(cells).map(([key, value]) => [key, { value: phrase('{value}', { value }), sort: value }]),
  ),
});

function empiresTable(scenario: Scenario): Section {
  return {
    kind: 'table',
    title: 'Empires',
    empty: 'None.',
    columns: [
      words('name', 'Empire'),
      words('status', 'Status'),
      figures('treasury', 'Treasury'),
      figures('sectors', 'Sectors'),
      figures('revenue', 'Revenue'),
      figures('ships', 'Ships'),
      figures('combat', 'Combat'),
      figures('hits', 'Hits'),
    ],
    rows: scenario.empires.map((empire) => row(empire.id, empireFigures(scenario, empire))),
  };
}

function empireFigures(
  { sectors, units }: Scenario,
  { id, name, status, treasury }: ScenarioEmpire,
): Readonly<Record<string, string | number>> {
  const own = sectors.filter(({ owner }) => owner === id);
  const ships = units.flatMap((unit) => (unit.owner === id ? unit.ships : []));
  const sum = (measure: (stack: ScenarioShips) => number): number =>
    ships.reduce((all, stack) => all + stack.count * measure(stack), 0);
  return {
    name,
    status: status ?? 'royalty',
    treasury: resources(treasury),
    sectors: own.length,
    revenue: own.reduce((all, { revenue }) => all + revenue, 0),
    ships: sum(() => 1),
    combat: sum(({ type }) => starship(type).attacks * starship(type).combat),
    hits: tenthsText(sum(({ type }) => starship(type).hitPoints)),
  };
}

function fairnessTable(scenario: Scenario): Section {
  const all = standings(scenario);
  const names = new Map(scenario.empires.map(({ id, name }) => [id, name]));
  const verdict =
    all.length < scenario.empires.length
      ? 'not every empire has a capital to measure from'
      : isFair(all)
        ? 'even'
        : 'uneven';
  return {
    kind: 'table',
    empty: 'No empire has an industrial center to measure from.',
    title: `Fairness: ${verdict}; the largest difference from the mean is ${decimalText(unevenness(all), 1)}%`,
    columns: [
      words('name', 'Around the capital of'),
      figures('links', 'Links'),
      figures('one', 'Revenue in 1'),
      figures('two', 'in 2'),
      figures('three', 'in 3 jumps'),
      figures('opposition', 'Opposition in 2'),
      figures('fronts', 'Fronts'),
      figures('easy', 'Easy'),
      figures('centers', 'Centers'),
    ],
    rows: all.map(({ seat, links, revenue: [one, two, three], opposition, fronts, easy, centers }) =>
      row(seat, { name: names.get(seat) ?? seat, links, one, two, three, opposition, fronts, easy, centers }),
    ),
  };
}
