import { describe, expect, it } from 'vitest';

import { keysInOrder } from '#kernel/words/inOrder.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import { imagine, world } from '#rulesets/galactic-empires/model/imagine.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { pairKey, sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { upkeepDue } from '#rulesets/galactic-empires/model/money.ts';
import { canEnter, isEnemyGround } from '#rulesets/galactic-empires/diplomacy/permission.ts';
import { makeView } from '#rulesets/galactic-empires/view.ts';
import { ownRealm, viewOf } from '../ownRealm.ts';
import { a, fleet, g, gorn, klingon, romulan, scene, type, vulcan } from '../play.ts';

const s = sectorId;

describe('the world of a view', () => {
  const state = ownRealm();
  const known = world(viewOf(state));

  it('has own affairs exact', () => {
    expect(upkeepDue(known, klingon)).toBe(upkeepDue(state, klingon));
    expect(known.units[a(klingon, 2)]).toEqual(state.units[a(klingon, 2)]);
    expect(known.sectors[s(1)]).toEqual(state.sectors[s(1)]);
    expect(known.relations).toEqual(state.relations);
    expect(known.empires[klingon]?.treasury).toBe(5000);
  });

  it('has seen foreign units with their ships and unseen things absent', () => {
    expect(known.units[g(4)]?.stacks).toEqual([{ type: type('destroyer'), count: 5, rank: 1, used: 0 }]);
    expect(known.sectors[s(5)]).toMatchObject({ revenue: 0, level: 0 });
    expect(known.sectors[s(5)]).not.toHaveProperty('owner');
    expect([known.empires[gorn]?.treasury, known.empires[romulan]?.treasury]).toEqual([0, 0]);
  });

  it('answers who may enter where as the true world does', () => {
    for (const place of [1, 2, 3, 4, 6].map(s)) {
      expect(canEnter(known, known.units[a(klingon, 1)] as never, place)?.code).toBe(
        canEnter(state, state.units[a(klingon, 1)] as never, place)?.code,
      );
    }
    expect(isEnemyGround(known, klingon, s(5))).toBe(true);
  });

  it('is made once for each view', () => {
    const view = viewOf(state);
    expect(world(view)).toBe(world(view));
  });

  it('takes what the view does not tell from an assumed world, and nothing else', () => {
    const assumed = imagine(viewOf(state), state);
    expect(assumed).toEqual(state);
    const wrong = {
      ...state,
      empires: { ...state.empires, [klingon]: { ...state.empires[klingon], treasury: 1 } },
    } as State;
    expect(imagine(viewOf(state), wrong).empires[klingon]?.treasury).toBe(5000);
    const third: State = {
      ...state,
      relations: {
        ...state.relations,
        [pairKey(romulan, vulcan)]: 'war',
        [pairKey(klingon, romulan)]: 'war',
      },
    };
    expect(imagine(viewOf(state), third).relations).toEqual({
      ...state.relations,
      [pairKey(romulan, vulcan)]: 'war',
    });
  });
});

describe('a fleet seen twice', () => {
  it('stands where the newer report shows it', () => {
    const map = { 1: { owner: klingon }, 2: { owner: gorn }, 3: { owner: gorn } };
    const at = (place: number, turn: number): State =>
      deepFreeze({
        ...scene({ sectors: map, units: [fleet(gorn, 3, { at: place, ships: [[type('two'), 1]] })] }),
        turn,
      });
    const scouted = (place: number) => [
      {
        step: 'step',
        pass: 0,
        line: 0,
        event: { kind: 'sectors-scouted', seat: klingon, places: [s(place)] },
      } as const,
    ];
    const before = makeView(at(2, 5), klingon, scouted(2));
    const now: View = makeView(at(3, 6), klingon, scouted(3), before);
    expect(now.sectors[s(2)]?.report?.forces).toHaveLength(1);
    expect(keysInOrder(world(now).units)).toEqual([a(gorn, 3)]);
    expect(world(now).units[a(gorn, 3)]?.place).toBe(s(3));
  });
});
