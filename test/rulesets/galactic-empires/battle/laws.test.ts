import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listLog } from '#kernel/dice/rollLog.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import { deepFreeze, plainCopy } from '#kernel/turn/plainCopy.ts';
import { apply } from '#rulesets/galactic-empires/apply.ts';
import { eventCodec } from '#rulesets/galactic-empires/codecs.ts';
import { canonicalStacks } from '#rulesets/galactic-empires/model/change.ts';
import type { Casualty, Event } from '#rulesets/galactic-empires/model/events.ts';
import type { Rank, State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { headCount, visibleUnitsAt } from '#rulesets/galactic-empires/rules/forces.ts';
import { areHostile } from '#rulesets/galactic-empires/rules/relations.ts';
import { crossBorderBattles } from '#rulesets/galactic-empires/sequence/movement/crossBorderBattles.ts';
import { sectorBattles } from '#rulesets/galactic-empires/sequence/movement/sectorBattles.ts';
import type { Stage, UnitSpec } from './world.ts';
import { a, fleet, garrison, gorn, klingon, of, romulan, ship, stage, vulcan, world } from './world.ts';

const seats: readonly SeatId[] = [gorn, klingon, romulan, vulcan];
const pairs = seats.flatMap((one, index) => seats.slice(index + 1).map((other) => [one, other] as const));

const anyShips = fc.array(
  fc.tuple(fc.constantFrom(...Object.values(ship)), fc.integer({ min: 1, max: 6 }), fc.constantFrom<Rank>(1, 2, 3, 4, 5), fc.integer({ min: 0, max: 2 })), { maxLength: 4 },
);
const anyAdmiral = fc.record({ tactics: fc.integer({ min: 0, max: 100 }), siegecraft: fc.integer({ min: 0, max: 100 }), attacks: fc.integer({ min: 0, max: 2 }), combat: fc.integer({ min: 0, max: 30 }), hitPoints: fc.integer({ min: 1, max: 30 }) });
const anyUnit = fc.record({
  owner: fc.constantFrom(...seats, undefined), at: fc.integer({ min: 1, max: 3 }), ships: anyShips, admirals: fc.array(anyAdmiral, { maxLength: 2 }),
  retreatLevel: fc.constantFrom<Rank>(1, 2, 3, 4, 5), defends: fc.boolean(), cloaked: fc.boolean(), moved: fc.boolean(), led: fc.boolean(), follow: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
});
const anySector = fc.record({ owner: fc.constantFrom(...seats, undefined), level: fc.integer({ min: 0, max: 12 }), permitted: fc.subarray([...seats]) });

/** Three sectors in a circle, with anybody in them. */
const anyWorld: fc.Arbitrary<State> = fc.record({
  units: fc.array(anyUnit, { minLength: 2, maxLength: 7 }),
  sectors: fc.tuple(anySector, anySector, anySector),
  relations: fc.array(fc.constantFrom('war', 'war', 'neutral', 'alliance'), { minLength: pairs.length, maxLength: pairs.length }),
}).map(({ units, sectors, relations }) => {
  const owners = units.map(({ owner }) => owner);
  const fleets = units.map(({ owner, moved, led, follow, ...spec }, index) => {
    const follows = follow !== undefined && follow <= units.length && owners[follow - 1] === owner ? a(owner, follow) : undefined;
    const more: Partial<UnitSpec> = {
      ...(moved && owner !== undefined && { cameFrom: (spec.at % 3) + 1 }), ...(led && spec.admirals.length > 0 && { leads: 0 }), ...(follows && { follows }),
    };
    return fleet(owner, index + 1, { ...spec, ...more });
  });
  const garrisons = sectors.map(({ owner }, index) => garrison(owner, { at: index + 1, ships: index === 0 ? [[ship.akira, 2]] : [] }));
  const chosen = (kind: string) => pairs.filter((_, index) => relations[index] === kind);
  const links = [[2, 3], [1, 3], [1, 2]];
  return world({
    sectors: Object.fromEntries(sectors.map(({ owner, ...spec }, index) => [index + 1, { ...spec, ...(owner && { owner }), links: links[index] ?? [] }])),
    units: [...fleets, ...garrisons], wars: chosen('war'), alliances: chosen('alliance'),
  });
});

function phase(start: State, seed: string): Stage {
  const scene = stage(start, openDice(seed));
  crossBorderBattles.run({ ...scene.turn, draw: scene.turn.draw.fork('border') });
  sectorBattles.run({ ...scene.turn, draw: scene.turn.draw.fork('sector') });
  return scene;
}
const anyPhase = (law: (scene: Stage, start: State, seed: string) => void) =>
  { fc.assert(fc.property(anyWorld, fc.integer({ min: 0, max: 9999 }), (start, seed) => { law(phase(start, `${seed}`), start, `${seed}`); }), { numRuns: 400, seed: 1 }); };

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
const lossesOf = (events: readonly Event[]): readonly Casualty[] => events.flatMap((event) => {
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
      for (const event of events) expect(eventCodec.parse(eventCodec.make(event))).toEqual({ ok: true, value: event });
    });
  });

  test('every battle ends, and no enemies are left together that could hurt each other', () => {
    anyPhase(({ state, events }) => {
      const joined = events.filter(({ kind }) => kind === 'battle-joined').length;
      expect(events.filter(({ kind }) => kind === 'battle-ended')).toHaveLength(joined);
      for (const [place] of inOrder(state.sectors)) {
        const able = visibleUnitsAt(state, place).filter(([, unit]) => headCount(unit) > 0);
        const enemies = able.filter(([, unit]) => able.some(([, other]) => areHostile(state, unit.owner, other.owner, place)));
        expect(enemies.flatMap(([, { stacks }]) => stacks)).toEqual([]);
        expect(enemies.flatMap(([, { admirals }]) => admirals.filter(({ attacks, combat }) => attacks * combat > 0))).toEqual([]);
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
      const fought = new Set(events.flatMap((event) => (event.kind === 'battle-joined' ? event.sides.map(({ unit }) => unit) : [])));
      for (const [id, unit] of inOrder(start.units)) if (!fought.has(id)) expect(state.units[id]).toEqual(unit);
    });
  });

  test('units go only where a road leads, and only starfleets outside the defences', () => {
    anyPhase((scene, start) => {
      const at = new Map<UnitId, PlaceId>(inOrder(start.units).map(([id, { place }]) => [id, place]));
      for (const { unit, to, battle } of of(scene, 'starfleet-retreated')) {
        const side = of(scene, 'battle-joined').find((joined) => joined.battle === battle)?.sides.find((one) => one.unit === unit);
        expect([side?.unitKind, side?.committed]).toEqual(['starfleet', false]);
        expect(start.sectors[at.get(unit) as PlaceId]?.links).toContain(to);
        at.set(unit, to);
      }
    });
  });

  test('one battle’s dice are nobody else’s: another force in sector 1 changes nothing in sectors far away', () => {
    const far = (first: number) => world({
      sectors: { 1: { owner: romulan }, 9: { owner: romulan, level: 3 } },
      units: [1, 9].flatMap((at, index) => [
        fleet(klingon, index + 1, { at, ships: [[ship.neghvar, at === 1 ? first : 5], [ship.platform, 3, 2]] }), garrison(romulan, { at, ships: [[ship.akira, 9]] }),
      ]),
      wars: [[klingon, romulan]],
    });
    const at9 = (first: number) => phase(far(first), 'apart').events.filter(({ place }) => place === sectorId(9));
    expect(at9(1).length).toBeGreaterThan(4);
    expect(at9(7)).toEqual(at9(1));
    const log = listLog();
    sectorBattles.run(stage(far(5), openDice('apart', log)).turn);
    const places = new Set(log.rolls.map(({ stream }) => stream.split('/')[0]));
    expect(places).toEqual(new Set([sectorId(1), sectorId(9)])); // the same rolls would come up in both otherwise
  });
});
