import { describe, expect, it } from 'vitest';

import type { Unit } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { standardParameters } from '#rulesets/galactic-empires/model/parameters.ts';
import { canCloak, cloakProblem, decloakProblem } from '#rulesets/galactic-empires/movement/cloaking.ts';
import { unitsAt } from '#rulesets/galactic-empires/model/units/forces.ts';
import { hiddenFrom, searchProblem } from '#rulesets/galactic-empires/movement/searching.ts';
import { starships } from '#rulesets/galactic-empires/tables/starships.ts';
import { a, fleet, garrison, gorn, klingon, romulan, scene, type, vulcan } from '../play.ts';

const parameters = standardParameters;
const spies = (more: Partial<Unit> = {}): Unit => ({
  ...fleet(klingon, 1, { at: 1, ships: [[type('scout'), 2]] })[1],
  ...more,
});

describe('who can cloak (E-08)', () => {
  it('the class of scouts, and nobody else, unless the game says so', () => {
    expect(
      starships.filter(({ id }) => canCloak({ parameters }, id)).every((ship) => ship.class === 'Scout'),
    ).toBe(true);
    expect(
      starships.filter((ship) => ship.class === 'Scout').every(({ id }) => canCloak({ parameters }, id)),
    ).toBe(true);
    const named = { parameters: { ...parameters, cloakClasses: [], cloakTypes: [type('two')] } };
    expect(starships.filter(({ id }) => canCloak(named, id)).map(({ id }) => id)).toEqual([type('two')]);
  });

  it.each<readonly [string, Unit, string | undefined, string | undefined]>([
    ['visible scouts', spies(), undefined, 'not-cloaked'],
    ['cloaked scouts', spies({ cloaked: true }), 'cloaked-already', undefined],
    ['scouts that have changed today', spies({ cloakChanged: true }), 'cloaking-changed', 'not-cloaked'],
    [
      'scouts that have cloaked today',
      spies({ cloaked: true, cloakChanged: true }),
      'cloaked-already',
      'cloaking-changed',
    ],
    ['visible scouts that have moved', spies({ travelled: 1 }), undefined, 'not-cloaked'],
    [
      'cloaked scouts that have moved',
      spies({ cloaked: true, travelled: 1 }),
      'cloaked-already',
      'moved-cloaked',
    ],
    [
      'scouts that have waited or searched',
      spies({ cloaked: true, waits: 3, spent: true }),
      'cloaked-already',
      undefined,
    ],
    [
      'a cruiser among them',
      spies({ stacks: [...spies().stacks, { type: type('two'), count: 1, rank: 5, used: 0 }] }),
      'cannot-cloak',
      'not-cloaked',
    ],
    ['nobody', spies({ stacks: [] }), 'nothing-to-cloak', 'not-cloaked'],
    [
      'a garrison',
      garrison(klingon, { at: 1, ships: [[type('scout'), 1]] })[1],
      'garrison-cloaks',
      'not-cloaked',
    ],
  ])('%s', (_, unit, cloaking, decloaking) => {
    expect([cloakProblem({ parameters }, unit)?.code, decloakProblem(unit)?.code]).toEqual([
      cloaking,
      decloaking,
    ]);
  });
});

describe('who can search (E-10)', () => {
  it.each<readonly [string, Unit, string | undefined]>([
    ['a fleet that stays', spies(), undefined],
    [
      'one that has waited all its points away',
      spies({ waits: 9, stacks: [{ type: type('scout'), count: 1, rank: 1, used: 8 }] }),
      undefined,
    ],
    [
      'one with a ship that has moved elsewhere beside one that has not',
      spies({ stacks: [0, 1].map((used) => ({ type: type('scout'), count: 1, rank: 1, used })) }),
      undefined,
    ],
    [
      'one whose ships have all moved elsewhere',
      spies({ stacks: [{ type: type('scout'), count: 2, rank: 1, used: 1 }] }),
      'nobody-rested',
    ],
    ['a cloaked one', spies({ cloaked: true }), undefined],
    ['a garrison', garrison(klingon, { at: 1, ships: [[type('two'), 1]] })[1], undefined],
    ['one that has travelled', spies({ travelled: 1 }), 'moved-before-search'],
    ['one without any time left', spies({ spent: true }), 'no-time-to-search'],
    ['one without ships', spies({ stacks: [] }), 'nothing-to-search-with'],
  ])('%s', (_, unit, code) => {
    expect(searchProblem(unit)?.code).toBe(code);
  });

  it('looks for cloaked fleets of neutrals and enemies, not for allies, its own, the empty and the visible (GE 703)', () => {
    const state = scene({
      sectors: { 1: { owner: klingon } },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[type('scout'), 1]] }),
        fleet(klingon, 2, { at: 1, ships: [[type('scout'), 1]], cloaked: true }),
        fleet(gorn, 1, { at: 1, ships: [[type('scout'), 1]], cloaked: true }),
        fleet(gorn, 2, { at: 1, ships: [[type('scout'), 1]] }),
        fleet(romulan, 1, { at: 1, admirals: [{}], cloaked: true }),
        fleet(romulan, 2, { at: 1, cloaked: true }),
        fleet(vulcan, 1, { at: 1, ships: [[type('scout'), 1]], cloaked: true }),
      ],
      wars: [[klingon, gorn]],
      alliances: [[klingon, vulcan]],
    });
    const seeker = state.units[a(klingon, 1)] as Unit;
    expect(hiddenFrom(state, seeker, unitsAt(state, sectorId(1))).map(([id]) => id)).toEqual([
      a(gorn, 1),
      a(romulan, 1),
    ]);
  });
});
