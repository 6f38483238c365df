import { earth, klingon, romulan } from './scenarioText.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { stateCodec } from '#rulesets/galactic-empires/codecs.ts';
import { standardParameters } from '#rulesets/galactic-empires/model/parameters.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { Scenario } from '#rulesets/galactic-empires/setup.ts';
import { scenarioCodec, scenarioText, tutorial } from '#rulesets/galactic-empires/setup.ts';
import { byBuilder } from '#rulesets/galactic-empires/tables/starships.ts';
import { describe, expect, test } from 'vitest';
import { changed, made, refusals } from './scenarioText.ts';

describe('a scenario file', () => {
  test('holds resources and hit points with their decimals', () => {
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
