import { describe, expect, test } from 'vitest';
import { stableText } from '#kernel/codec/stableText.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { GalaxyOptions, Scenario } from '#rulesets/galactic-empires/setup.ts';
import { generateGalaxy, practiceGalaxy, scenarioCodec } from '#rulesets/galactic-empires/setup.ts';
import { realms } from '#rulesets/galactic-empires/tables/realms.ts';
import { byBuilder, starship } from '#rulesets/galactic-empires/tables/starships.ts';
import { rounds } from '#test/support/rounds.ts';

type Sector = Scenario['sectors'][number];
type Unit = Scenario['units'][number];

const draw = (options: GalaxyOptions, seed: number | string): Scenario =>
  generateGalaxy(options, openDice(`galaxy ${seed}`));
const combat = ({ ships }: Unit): number =>
  ships.reduce((sum, { type, count }) => sum + count * starship(type).attacks * starship(type).combat, 0);
const cost = (units: readonly Unit[]): number =>
  units.flatMap(({ ships }) => ships).reduce((sum, { type, count }) => sum + count * starship(type).cost, 0);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Distance in jumps from one sector to all that can be reached. */
function distances(scenario: Scenario, from: number): ReadonlyMap<number, number> {
  const links = new Map(scenario.sectors.map((sector) => [sector.number, sector.links]));
  const found = new Map([[from, 0]]);
  for (const [at, jump] of found)
    for (const next of links.get(at) ?? []) if (!found.has(next)) found.set(next, jump + 1);
  return found;
}

const drawnNeighbours = (a: Sector, b: Sector): boolean => {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
};

function mapFaults(scenario: Scenario): readonly string[] {
  const { sectors } = scenario;
  const byHex = new Map(sectors.map((sector) => [`${sector.q},${sector.r}`, sector]));
  const byNumber = new Map(sectors.map((sector) => [sector.number, sector]));
  let borders = 0;
  for (const { q, r } of sectors)
    for (const [dq, dr] of [
      [1, 0],
      [0, 1],
      [-1, 1],
    ] as const)
      if (byHex.has(`${q + dq},${r + dr}`)) borders += 1;
  const barriers = 100 * (1 - total(sectors.map(({ links }) => links.length)) / 2 / borders);
  // In half widths of a hex: a rectangle would fill the box around it but for the teeth at its sides.
  const lefts = sectors.map(({ q, r }) => 2 * q + r);
  const rows = sectors.map(({ r }) => r);
  const box =
    ((Math.max(...lefts) - Math.min(...lefts) + 2) / 2) * (Math.max(...rows) - Math.min(...rows) + 1);
  return [
    ...(scenarioCodec.parse(scenarioCodec.make(scenario)).ok ? [] : ['not a scenario']),
    ...(distances(scenario, 1).size === sectors.length ? [] : ['not connected']),
    ...sectors
      .filter(({ links }) => links.length < 2)
      .map(({ number }) => `${number} has fewer than two links`),
    ...sectors
      .filter((sector) => sector.links.some((link) => !drawnNeighbours(sector, byNumber.get(link) as Sector)))
      .map(({ number }) => `${number} is linked afar`),
    ...(barriers >= 12 && barriers <= 18 ? [] : [`${barriers} % barriers`]),
    ...(sectors.length / box < 0.92 ? [] : ['a plain rectangle']),
    ...sectors
      .filter(({ revenue }) => revenue < 5 || revenue > 40)
      .map(({ number, revenue }) => `${number} yields ${revenue}`),
    ...sectors
      .filter(({ name }) => !/^[A-Z][a-z’A-Z]+( [A-Z][A-Za-z]*)?$/.test(name))
      .map(({ name }) => `called ${name}`),
  ];
}

function homeFaults(scenario: Scenario): readonly string[] {
  const fleetCosts = scenario.empires.map(({ id }) =>
    cost(scenario.units.filter(({ owner }) => owner === id)),
  );
  return [
    ...(Math.max(...fleetCosts) - Math.min(...fleetCosts) <= 8
      ? []
      : [`start fleets cost ${fleetCosts.join()}`]),
    ...scenario.empires.flatMap(({ id, treasury }) => {
      const own = scenario.sectors.filter(({ owner }) => owner === id);
      const units = scenario.units.filter(({ owner }) => owner === id);
      const centers = own.filter(({ builds }) => builds !== undefined);
      const realm = realms.find((one) => one.id === id);
      const [capital] = centers;
      const whole = byBuilder(realm?.builder ?? 'Federation-c').map((ship) => ship.id);
      const fits =
        own.length === 3 &&
        own.every(({ annexed }) => annexed === true) &&
        centers.length === 1 &&
        capital?.revenue === 40 &&
        total(own.map(({ revenue }) => revenue)) === 80 &&
        stableText(capital.builds) === stableText(whole) &&
        own.every(({ links, number }) => number === capital.number || links.includes(capital.number)) &&
        treasury === 5000 &&
        units.filter(({ kind }) => kind === 'garrison').length === 3 &&
        units.filter(({ kind }) => kind === 'starfleet').length === 1 &&
        (realm?.home === undefined || capital.name === realm.home);
      return fits ? [] : [`${id} does not start as it should`];
    }),
  ];
}

function independentFaults(scenario: Scenario): readonly string[] {
  const units = Map.groupBy(scenario.units, ({ at }) => at);
  const free = scenario.sectors.filter(({ owner }) => owner === undefined);
  const centers = free.filter(({ builds }) => builds !== undefined).length;
  const share = (100 * centers) / free.length;
  return [
    ...(share >= 8 && share <= 20 ? [] : [`${centers} centers among ${free.length} sectors`]),
    ...free.flatMap(({ number, revenue, builds, level = 0 }) => {
      const [unit, ...others] = units.get(number) ?? [];
      if (unit === undefined || others.length > 0 || unit.owner !== undefined)
        return [`${number} is not held by one independent unit`];
      const right =
        unit.kind === (builds !== undefined || level > 0 ? 'garrison' : 'starfleet') &&
        (builds === undefined || builds.length === 3);
      // About 40 times the revenue: a tenth for variety, and what the last ship adds or lacks.
      const about = Math.abs(combat(unit) - 40 * revenue) <= 4 * revenue + 20;
      return right && about ? [] : [`${number} (${revenue}) is held by a ${unit.kind} of ${combat(unit)}`];
    }),
  ];
}

/** Every empire lies within a tenth of the mean in what it can reach and what stands against it, and has fronts to start on. */
function fairnessFaults(scenario: Scenario): readonly string[] {
  const byNumber = new Map(scenario.sectors.map((sector) => [sector.number, sector]));
  const strength = new Map(
    scenario.units.filter(({ owner }) => owner === undefined).map((unit) => [unit.at, combat(unit)]),
  );
  const measured = scenario.empires.map(({ id }) => {
    const own = scenario.sectors.filter(({ owner }) => owner === id);
    const capital = own.find(({ revenue }) => revenue === 40) as Sector;
    const jumps = distances(scenario, capital.number);
    const within = (most: number): readonly Sector[] =>
      scenario.sectors.filter(
        ({ number, owner }) => (owner === undefined || owner === id) && (jumps.get(number) ?? 99) <= most,
      );
    const fronts = new Set(
      own
        .flatMap(({ links }) => links.flatMap((link) => byNumber.get(link) ?? []))
        .filter(({ owner }) => owner === undefined),
    );
    return {
      id,
      links: capital.links.length,
      fronts: fronts.size,
      weak: [...fronts].filter(({ number }) => (strength.get(number) ?? 0) <= 12 * 40 + 9).length,
      bands: [
        ...[1, 2, 3].map((most) => total(within(most).map(({ revenue }) => revenue))),
        total(within(2).map(({ number }) => strength.get(number) ?? 0)),
      ],
    };
  });
  const means = [0, 1, 2, 3].map(
    (index) => total(measured.map(({ bands }) => bands[index] as number)) / measured.length,
  );
  return measured.flatMap(({ id, links, fronts, weak, bands }) => [
    ...(links === measured[0]?.links && links >= 4 ? [] : [`${id} has ${links} links`]),
    ...(fronts >= 3 ? [] : [`${id} has ${fronts} fronts`]),
    ...(weak >= 2 ? [] : [`${id} has ${weak} weak neighbours`]),
    ...bands.flatMap((its, index) =>
      Math.abs(its / (means[index] as number) - 1) < 0.1
        ? []
        : [`${id} has ${its} where the mean is ${means[index]}`],
    ),
  ]);
}

const faultsOf = (scenario: Scenario): readonly string[] => [
  ...mapFaults(scenario),
  ...homeFaults(scenario),
  ...independentFaults(scenario),
  ...fairnessFaults(scenario),
];

describe('galaxies', () => {
  test.each([
    { empires: 2, sectors: 54, seeds: rounds(15) },
    { empires: 4, sectors: 60, seeds: rounds(15) },
    { ...practiceGalaxy, seeds: rounds(15) },
    { empires: 12, sectors: 300, seeds: rounds(3) },
    { empires: 26, sectors: 620, seeds: rounds(1) },
    { empires: 26, sectors: 1000, seeds: 1 },
    { empires: 2, sectors: 1000, seeds: 1 },
  ])(
    'of $empires empires on $sectors sectors are whole and fair, for $seeds seeds',
    ({ seeds, ...options }) => {
      for (let seed = 1; seed <= seeds; seed += 1) {
        const scenario = draw(options, seed);
        expect(scenario.sectors).toHaveLength(options.sectors);
        expect(scenario.empires).toHaveLength(options.empires);
        expect(faultsOf(scenario), `seed ${seed}`).toEqual([]);
      }
    },
  );

  test('can be as small as twenty sectors for two', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const scenario = draw({ empires: 2, sectors: 20 }, seed);
      expect([...homeFaults(scenario), ...fairnessFaults(scenario)], `seed ${seed}`).toEqual([]);
      expect(scenario.sectors).toHaveLength(20);
    }
  });

  test('are the same for the same dice, and different for others', () => {
    expect(stableText(draw(practiceGalaxy, 'one'))).toBe(stableText(draw(practiceGalaxy, 'one')));
    expect(stableText(draw(practiceGalaxy, 'one'))).not.toBe(stableText(draw(practiceGalaxy, 'two')));
  });

  test('have the empires that are asked for, and the rest by lot', () => {
    const empires = ['klingon-empire', 'federation-core', 'romulan-star-empire'].map(
      (id) => id as Scenario['empires'][number]['id'],
    );
    const chosen = draw({ empires, sectors: 60 }, 1);
    expect(chosen.empires.map(({ id }) => id)).toEqual([
      'federation-core',
      'romulan-star-empire',
      'klingon-empire',
    ]);
    expect(chosen.sectors.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Earth', 'Romulus', 'Qo’noS']),
    );
    const [first] = empires;
    const seats =
      first === undefined
        ? []
        : [{ empire: first, player: 'Ann', ruler: 'Kahlar', status: 'commoner' as const }];
    const held = draw({ empires: 4, sectors: 60, seats }, 1);
    expect(held.empires).toHaveLength(4);
    expect(held.empires.find(({ id }) => id === first)).toMatchObject({
      player: 'Ann',
      ruler: 'Kahlar',
      status: 'commoner',
    });
  });

  test('with all 26 empires put them where their chapter says, and number Tranome Sar 224 (GE 1698, 6859-7023)', () => {
    for (const seed of [1, 2, 3]) {
      const scenario = draw({ empires: 26 }, seed);
      expect(scenario.sectors).toHaveLength(620);
      expect(scenario.sectors.find(({ number }) => number === 224)?.name).toBe('Tranome Sar');
      const capital = (id: string): Sector =>
        scenario.sectors.find(({ owner, builds }) => owner === id && builds !== undefined) as Sector;
      const x = (id: string): number => 2 * capital(id).q + capital(id).r;
      expect(x('cardassian-union')).toBeLessThan(x('federation-core')); // left edge, centre, right edge
      expect(x('federation-core')).toBeLessThan(x('romulan-star-empire'));
      expect(x('romulan-star-empire')).toBeLessThan(x('species-8472-hive'));
      expect(capital('ferengi-alliance').r).toBeLessThan(capital('federation-core').r); // north of it
      expect(capital('federation-core').r).toBeLessThan(capital('vulcan-core').r); // south of it
      expect(capital('klingon-empire').r).toBeLessThan(capital('house-duras').r);
      expect(capital('dominion-warfleet-vi').r).toBeLessThan(capital('orion-pirates').r); // upper and lower left corners
    }
  });
});
