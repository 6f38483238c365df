import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { seatId, unitId } from '#kernel/ids.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { stateCodec } from '#rulesets/galactic-empires/codecs.ts';
import { standardParameters } from '#rulesets/galactic-empires/model/parameters.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { Scenario } from '#rulesets/galactic-empires/setup.ts';
import {
  create,
  generateGalaxy,
  scenarioCodec,
  scenarioText,
  scenarios,
  tutorial,
} from '#rulesets/galactic-empires/setup.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { byBuilder } from '#rulesets/galactic-empires/tables/starships.ts';

const draw = openDice('scenario files');
const made = (setup: unknown): State => {
  const state = create(setup, draw);
  if (!state.ok) throw new Error(state.fault.map(({ phrase }) => phraseText(phrase)).join('\n'));
  return state.value;
};
const refusals = (setup: unknown): readonly string[] => {
  const state = create(setup, draw);
  return state.ok ? [] : state.fault.map(({ phrase }) => phraseText(phrase));
};
const read = (text: string): unknown => {
  const raw = readJson(text);
  if (!raw.ok) throw new Error(raw.fault.map(({ phrase }) => phraseText(phrase)).join('\n'));
  return raw.value;
};
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const changed = (change: (scenario: any) => void): unknown => {
  const copy = structuredClone(tutorial);
  change(copy);
  return copy;
};
const [earth, klingon, romulan] = [
  seatId('federation-core'),
  seatId('klingon-empire'),
  seatId('romulan-star-empire'),
];

describe('a scenario file', () => {
  test('holds resources and hit-points with their decimals', () => {
    const state = made(
      changed((scenario) => {
        scenario.empires[0].treasury = 50.25;
        scenario.empires[1].treasury = 0.1;
        scenario.parameters = { admiralUpkeep: 1.5, hired: { hitPoints: { most: 2.3 } } };
      }),
    );
    expect([
      state.empires[earth]?.treasury,
      state.empires[klingon]?.treasury,
      state.empires[romulan]?.treasury,
    ]).toEqual([5025, 10, 5000]);
    expect(state.parameters.admiralUpkeep).toBe(150);
    expect(state.parameters.hired.hitPoints).toEqual({ ...standardParameters.hired.hitPoints, most: 23 });
    expect(state.units[unitId('federation-core.a00001')]?.admirals[0]?.hitPoints).toBe(12);
  });

  test('gives the parameters that differ, and leaves the others as usual', () => {
    expect(made(tutorial).parameters).toEqual(standardParameters);
    const scouting = {
      ...standardParameters.scouting,
      scout: { ...standardParameters.scouting.scout, near: 77 },
    };
    expect(
      made(
        changed((scenario) => {
          scenario.parameters = {
            decay: 0,
            cloakClasses: ['Scout', 'Destroyer'],
            scouting: { scout: { near: 77 } },
          };
        }),
      ).parameters,
    ).toEqual({ ...standardParameters, decay: 0, cloakClasses: ['Scout', 'Destroyer'], scouting });
  });

  test('can say how things stand in the middle of a war', () => {
    const state = made(
      changed((scenario) => {
        Object.assign(scenario.sectors[15], {
          annexedTo: romulan,
          decline: 2,
          damage: 3,
          level: 4,
          levelDamage: 2,
        });
        Object.assign(scenario.empires[0], {
          status: 'commoner',
          refuses: [klingon],
          sharesInfo: [romulan, klingon],
          computer: true,
        });
        Object.assign(scenario.units[3], { retreatLevel: 1, defends: false });
      }),
    );
    expect(state.sectors[sectorId(16)]).toMatchObject({
      owner: earth,
      annexedTo: romulan,
      decline: 2,
      damage: 3,
      level: 4,
      levelDamage: 2,
    });
    expect(state.sectors[sectorId(3)]).toMatchObject({ permitted: [earth], annexedTo: romulan, decline: 0 });
    expect(state.sectors[sectorId(20)]?.builds).toEqual(byBuilder('Klingon').map(({ id }) => id));
    expect(state.empires[earth]).toMatchObject({
      status: 'commoner',
      refuses: [klingon],
      sharesInfo: [klingon, romulan],
      computer: true,
      passage: [],
    });
    expect(state.empires[klingon]).toMatchObject({
      name: 'Klingon Empire',
      adjective: 'Klingon',
      passage: [earth],
      computer: false,
    });
    expect(state.units[unitId('federation-core.a00001')]).toMatchObject({
      retreatLevel: 1,
      defends: false,
      cloaked: false,
    });
    expect(state.units[unitId('romulan-star-empire.a00002')]).toMatchObject({ cloaked: true });
    expect(state.relations).toEqual({ 'klingon-empire+romulan-star-empire': 'war' });
    expect(stateCodec.parse(stateCodec.make(state)).ok).toBe(true);
  });

  test.each([
    [
      'In sector 3 Vaelane there is no «revenu». Did you mean «revenue»?',
      changed((s) => {
        s.sectors[2].revenu = 20;
      }),
    ],
    [
      'In sector 3 Vaelane «revenue» is missing: expected a whole number from 0 to 9999.',
      changed((s) => {
        delete s.sectors[2].revenue;
      }),
    ],
    [
      'At sector 3 Vaelane, damage: expected a whole number from 0 to 3.',
      changed((s) => {
        s.sectors[2].damage = 4;
      }),
    ],
    [
      'At empire klingon-empire, treasury: expected a number from 0 to 1000000000 with at most two decimals.',
      changed((s) => {
        s.empires[1].treasury = 1.005;
      }),
    ],
    [
      'At starfleet 1 «Home Fleet» of federation-core in sector 17, admiral Ines Marlowe, hitPoints: expected a number from 0.1 to 999.9 with at most one decimal.',
      changed((s) => {
        s.units[3].admirals[0].hitPoints = 1.25;
      }),
    ],
    [
      'At garrison in sector 16, ships 2, count: expected a whole number from 1 to 99999.',
      changed((s) => {
        s.units[1].ships[1].count = 0;
      }),
    ],
    [
      'In the parameters, scouting, scout there is no «nea». Did you mean «near»?',
      changed((s) => {
        s.parameters = { scouting: { scout: { nea: 1 } } };
      }),
    ],
    [
      'In the parameters there is no «decai». Did you mean «decay»?',
      changed((s) => {
        s.parameters = { decai: 5 };
      }),
    ],
    [
      'At the parameters, hired, hitPoints, least: expected a number from 0.1 to 99.9 with at most one decimal.',
      changed((s) => {
        s.parameters = { hired: { hitPoints: { least: 0 } } };
      }),
    ],
    [
      'At the parameters, decay: expected a whole number from 0 to 100.',
      changed((s) => {
        s.parameters = { decay: 101 };
      }),
    ],
    [
      '«klingon-empyre», the owner of sector 15 Drakoth, is no empire of this scenario. Did you mean «klingon-empire»?',
      changed((s) => {
        s.sectors[14].owner = 'klingon-empyre';
      }),
    ],
    [
      'Sector 1 Cold Harbour is linked to 11, but not the other way. Add 1 to the links of 11.',
      changed((s) => {
        s.sectors[0].links.push(11);
      }),
    ],
    [
      'Starfleet 1 of klingon-empire in sector 77 stands in no sector: 77 does not exist. Move it or add the sector.',
      changed((s) => {
        s.units[9].at = 77;
        s.units[9].number = 1;
      }),
    ],
    [
      'In the scenario «title» is missing: expected text of 1 to 100 plain characters.',
      changed((s) => {
        delete s.title;
      }),
    ],
    [
      'Starfleet «Night Watch» 2 of romulan-star-empire in sector 14 is cloaked, but romulan/dderidex-warbird cannot cloak. Leave the type out, or name it in the parameter «cloakTypes».',
      changed((s) => {
        s.units[14].ships.push({ type: 'romulan/dderidex-warbird', count: 1 });
      }),
    ],
  ])('is refused: %s', (sentence, setup) => {
    expect(refusals(setup)).toContain(sentence);
  });

  test('is refused without a text where brackets do not close', () => {
    const whole = scenarioText((scenarioCodec.parse(tutorial) as { value: Scenario }).value);
    const cut = readJson(whole.slice(0, -4));
    expect(cut.ok ? '' : phraseText(cut.fault[0]?.phrase ?? { template: '', args: {} })).toMatch(
      /^Line \d+, column \d+: /,
    );
  });
});

describe('what is written', () => {
  const same = (scenario: Scenario): void =>
    expect(scenarioCodec.parse(read(scenarioText(scenario)))).toEqual({ ok: true, value: scenario });

  test('is read back as it was, the tutorial and galaxies', () => {
    same((scenarioCodec.parse(tutorial) as { value: Scenario }).value);
    for (const seed of [1, 2, 3])
      same(generateGalaxy({ empires: 2 + seed, sectors: 60 }, openDice(`written ${seed}`)));
  });

  test('keeps every member that can be given', () => {
    const parsed = scenarioCodec.parse(
      changed((s) => {
        Object.assign(s.sectors[15], { annexedTo: romulan, decline: 1, damage: 2, levelDamage: 1 });
        Object.assign(s.empires[0], {
          status: 'commoner',
          player: 'Ann <ann@example.org>',
          refuses: [klingon],
          sharesInfo: [romulan],
          computer: true,
        });
        s.parameters = { decay: 0, admiralUpkeep: 2.25, hired: { hitPoints: { least: 0.6 } } };
        s.description = 'Two lines\nof text';
      }),
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
    same(parsed.value);
  });

  test('begins the same game as the wish that it was drawn from', () => {
    for (const wish of [
      { empires: 6 },
      { empires: 3, sectors: 50, seats: [{ empire: klingon, player: 'Ann', ruler: 'Ann the Bold' }] },
    ]) {
      const text = scenarios.write({ generate: wish }, openDice('the same'));
      const direct = create({ generate: wish }, openDice('the same'));
      expect(create(read(text.ok ? text.value : ''), openDice('other dice'))).toEqual(direct);
      expect(direct.ok).toBe(true);
    }
  });

  test('names the players for the game master', () => {
    const text = scenarios.write(
      { generate: { empires: 3, seats: [{ empire: klingon, player: 'Ann <ann@example.org>' }] } },
      openDice('players'),
    );
    expect(scenarios.players(read(text.ok ? text.value : ''))).toEqual({
      [klingon]: 'Ann <ann@example.org>',
    });
    expect(scenarios.players({ nonsense: true })).toEqual({});
  });
});

describe('the tutorial', () => {
  const state = made(tutorial);
  const sectors = tutorial.sectors;
  const near = (a: number, b: number): boolean =>
    sectors.find(({ number }) => number === a)?.links.includes(b) === true;
  /** Tiles that share an edge: axial neighbours. */
  const beside = (a: number, b: number): boolean => {
    const [one, other] = [a, b].map((wanted) => sectors.find(({ number }) => number === wanted));
    const [q, r] = [(one?.q ?? 0) - (other?.q ?? 0), (one?.r ?? 0) - (other?.r ?? 0)];
    return [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ].some(([x, y]) => x === q && y === r);
  };

  test('is a game of three empires on 25 sectors', () => {
    expect([Object.keys(state.sectors).length, Object.keys(state.empires).length]).toEqual([25, 3]);
    expect(stateCodec.parse(stateCodec.make(state)).ok).toBe(true);
  });

  test('links neighbours on the drawing alone, and parts some by barriers', () => {
    for (const { number, links } of sectors)
      for (const link of links) expect(beside(number, link), `${number} and ${link}`).toBe(true);
    expect([beside(13, 17), near(13, 17)]).toEqual([true, false]);
  });

  test('has each main idea within two jumps of Earth', () => {
    const reach = new Set([
      17,
      ...sectors.filter(({ number }) => near(17, number)).flatMap(({ number, links }) => [number, ...links]),
    ]);
    const centers = sectors
      .filter(({ builds, owner }) => builds !== undefined && owner === undefined)
      .map(({ number }) => number);
    expect(centers.filter((number) => reach.has(number))).toEqual([13]);
    const combat = (at: number): number =>
      Object.values(state.units)
        .filter(({ place, owner }) => place === sectorId(at) && owner === undefined)
        .flatMap(({ stacks }) => stacks)
        .reduce(
          (sum, { type, count }) =>
            sum + count * (byBuilder('Federation-c').find(({ id }) => id === type)?.combat ?? 0),
          0,
        );
    const [weak, strong] = [combat(18), combat(12)];
    expect(strong).toBeGreaterThan(4 * weak);
    expect(near(17, 18) && near(17, 12)).toBe(true);
    expect(state.sectors[sectorId(16)]).toMatchObject({ owner: earth });
    expect(state.sectors[sectorId(16)]).not.toHaveProperty('annexedTo');
    expect([
      state.sectors[sectorId(22)]?.damage,
      state.sectors[sectorId(12)]?.level,
      state.sectors[sectorId(23)]?.level,
    ]).toEqual([1, 2, 1]);
  });

  test('leads through annexing, scouting, battle, capture, a barrier, siege and building within four turns', () => {
    const fleet = unitId('federation-core.a00001');
    const travel = (to: number) => ({ kind: 'travel', to: sectorId(to) }) as const;
    const annex = (place: number) => ({ kind: 'annex-sector', place: sectorId(place) }) as const;
    const turns: readonly (readonly [
      hq: readonly object[],
      units: Readonly<Record<string, readonly object[]>>,
      happens: readonly string[],
      refused: readonly string[],
    ])[] = [
      [
        [annex(16)],
        { [fleet]: [travel(13), travel(18)] },
        ['sector-annexed', 'sectors-scouted', 'battle-joined', 'sector-captured'],
        ['not-linked'],
      ],
      [[annex(18)], { [fleet]: [travel(13)] }, ['sector-annexed', 'battle-joined', 'sector-captured'], []],
      [
        [annex(13)],
        {
          g00013: [
            { kind: 'build-starships', type: 'federation-c/akula-class-destroyer', count: 2, rank: 1 },
          ],
          [fleet]: [travel(18)],
        },
        ['starships-built', 'sector-annexed'],
        [],
      ],
      [[], { [fleet]: [travel(23)] }, ['defences-damaged', 'battle-joined', 'sector-captured'], []],
    ];
    let now = state;
    for (const [hq, units, happens, refused] of turns) {
      let count = 0;
      const numbered = (orders: readonly object[]): readonly object[] =>
        orders.map((order) => ({ ...order, ref: `${earth}.t${now.turn}.o${(count += 1)}` }));
      const plan = {
        hq: numbered(hq),
        units: Object.fromEntries(Object.entries(units).map(([unit, orders]) => [unit, numbered(orders)])),
      };
      const {
        entries,
        refusals,
        state: after,
      } = runTurn(galacticEmpires, {
        state: now,
        seed: `lesson ${now.turn}`,
        plans: { [earth]: plan as never },
        rulings: {},
      });
      expect(entries.map(({ event }) => event.kind)).toEqual(expect.arrayContaining([...happens]));
      expect(refusals.map(({ problem }) => problem.code)).toEqual(refused);
      now = after;
    }
    expect([16, 18, 13, 23].map((number) => now.sectors[sectorId(number)]?.owner)).toEqual([
      earth,
      earth,
      earth,
      earth,
    ]);
  });
});
