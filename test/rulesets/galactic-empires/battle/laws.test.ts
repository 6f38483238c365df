import { deepFreeze, plainCopy } from '#kernel/codec/plainCopy.ts';
import { listLog } from '#kernel/dice/rollLog.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { apply } from '#rulesets/galactic-empires/game.ts';
import { sectorBattles } from '#rulesets/galactic-empires/battle/meetings.ts';
import { eventCodec } from '#rulesets/galactic-empires/game.ts';
import type { Casualty } from '#rulesets/galactic-empires/model/battle.ts';
import type { Event } from '#rulesets/galactic-empires/game.ts';
import { areHostile } from '#rulesets/galactic-empires/model/relations.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { canonicalStacks } from '#rulesets/galactic-empires/model/units/change.ts';
import { headCount, visibleUnitsAt } from '#rulesets/galactic-empires/model/units/forces.ts';
import { describe, expect, test } from 'vitest';
import { anyPhase, phase } from './support/anyBattle.ts';
import { fleet, garrison, klingon, of, romulan, ship, stage, world } from './support/world.ts';

/** Ships and admirals of each unit, by what they are. */
function heads(state: State): Map<string, number> {
  const found = new Map<string, number>();
  const add = (key: string, count: number) => found.set(key, (found.get(key) ?? 0) + count);
  for (const [id, { stacks, admirals }] of inOrder(state.units)) {
    for (const { type, rank, used, count } of stacks) add([id, type, rank, used].join(' '), count);
    for (const { id: admiral } of admirals) add([id, admiral, 5].join(' '), 1);
  }
  return found;
}
const lossesOf = (events: readonly Event[]): readonly Casualty[] =>
  events.flatMap((event) => {
    if (event.kind === 'casualties-removed') return event.losses;
    return event.kind === 'wound-resolved' && event.lost ? [event.hurt] : [];
  });

describe('in any phase of battles', () => {
  test('no ship appears, and none is lost without an event', () => {
    anyPhase(({ state, events }, start) => {
      const expected = heads(start);
      for (const { unit, type, admiral, rank, used, count } of lossesOf(events)) {
        const key = type === undefined ? [unit, admiral, rank].join(' ') : [unit, type, rank, used].join(' ');
        expected.set(key, (expected.get(key) ?? 0) - count);
      }
      const left = new Map([...expected].filter(([, count]) => count !== 0));
      expect(new Map([...heads(state)].sort())).toEqual(new Map([...left].sort()));
    });
  });

  test('the events tell all: folded over the start they make the end, and the start stays as it was', () => {
    anyPhase(({ state, events }, start, seed) => {
      const folded = plainCopy(start);
      for (const event of events) apply(folded, event);
      expect(folded).toEqual(state);
      expect(phase(deepFreeze(plainCopy(start)), seed).events).toEqual(events);
      for (const [, unit] of inOrder(state.units)) expect(unit.stacks).toEqual(canonicalStacks(unit.stacks));
    });
  });

  test('every event can be written down and read again', () => {
    anyPhase(({ events }) => {
      for (const event of events)
        expect(eventCodec.parse(eventCodec.make(event))).toEqual({ ok: true, value: event });
    });
  });

  test('every battle ends, and no enemies are left together that could hurt each other', () => {
    anyPhase(({ state, events }) => {
      const joined = events.filter(({ kind }) => kind === 'battle-joined').length;
      expect(events.filter(({ kind }) => kind === 'battle-ended')).toHaveLength(joined);
      for (const [place] of inOrder(state.sectors)) {
        const able = visibleUnitsAt(state, place).filter(([, unit]) => headCount(unit) > 0);
        const enemies = able.filter(([, unit]) =>
          able.some(([, other]) => areHostile(state, unit.owner, other.owner, place)),
        );
        expect(enemies.flatMap(([, { stacks }]) => stacks)).toEqual([]);
        expect(
          enemies.flatMap(([, { admirals }]) =>
            admirals.filter(({ attacks, combat }) => attacks * combat > 0),
          ),
        ).toEqual([]);
      }
    });
  });

  test('damage is never more than was caused, and in all is what the rounds add up to', () => {
    anyPhase((scene) => {
      const totals = new Map<string, number>();
      for (const { battle, fire, taken } of of(scene, 'battle-round-fought')) {
        const caused = fire.reduce((sum, { damage }) => sum + damage * 10, 0);
        expect(taken.reduce((sum, { damage }) => sum + damage, 0)).toBeLessThanOrEqual(caused);
        for (const { unit, damage, total } of taken) {
          totals.set(`${battle} ${unit}`, (totals.get(`${battle} ${unit}`) ?? 0) + damage);
          expect(total).toBe(totals.get(`${battle} ${unit}`));
        }
      }
    });
  });

  test('who has no enemy is as before', () => {
    anyPhase(({ state, events }, start) => {
      const fought = new Set(
        events.flatMap((event) =>
          event.kind === 'battle-joined' ? event.sides.map(({ unit }) => unit) : [],
        ),
      );
      for (const [id, unit] of inOrder(start.units))
        if (!fought.has(id)) expect(state.units[id]).toEqual(unit);
    });
  });

  test('units go only where a road leads, and only starfleets, from inside the defences without ships (GE 1171)', () => {
    anyPhase((scene, start) => {
      const at = new Map<UnitId, PlaceId>(inOrder(start.units).map(([id, { place }]) => [id, place]));
      for (const { unit, to, battle } of of(scene, 'starfleet-retreated')) {
        const side = of(scene, 'battle-joined')
          .find((joined) => joined.battle === battle)
          ?.sides.find((one) => one.unit === unit);
        const ships = side?.stacks.reduce((sum, { count }) => sum + count, 0);
        const lost = of(scene, 'casualties-removed')
          .filter((removed) => removed.battle === battle)
          .flatMap(({ losses }) => losses)
          .reduce((sum, one) => sum + (one.unit === unit && one.type !== undefined ? one.count : 0), 0);
        expect([side?.unitKind, side?.committed === false || lost === ships]).toEqual(['starfleet', true]);
        expect(start.sectors[at.get(unit) as PlaceId]?.links).toContain(to);
        at.set(unit, to);
      }
    });
  });

  test('one battle’s dice are nobody else’s: another force in sector 1 changes nothing in sectors far away', () => {
    const far = (first: number) =>
      world({
        sectors: { 1: { owner: romulan }, 9: { owner: romulan, level: 3 } },
        units: [1, 9].flatMap((at, index) => [
          fleet(klingon, index + 1, {
            at,
            ships: [
              [ship.neghvar, at === 1 ? first : 5],
              [ship.platform, 3, 2],
            ],
          }),
          garrison(romulan, { at, ships: [[ship.akira, 9]] }),
        ]),
        wars: [[klingon, romulan]],
      });
    const at9 = (first: number) =>
      phase(far(first), 'apart').events.filter(({ place }) => place === sectorId(9));
    expect(at9(1).length).toBeGreaterThan(4);
    expect(at9(7)).toEqual(at9(1));
    const log = listLog();
    sectorBattles(stage(far(5), openDice('apart', log)).turn);
    const places = new Set(log.rolls.map(({ stream }) => stream.split('/')[0]));
    expect(places).toEqual(new Set([sectorId(1), sectorId(9)])); // the same rolls would come up in both otherwise
  });
});
