import type { Event } from '#rulesets/galactic-empires/game.ts';
import { describe, expect, it } from 'vitest';

import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { Heard } from '#kernel/game/game.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { viewShape } from '#rulesets/galactic-empires/codecs/view.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import type { State, Unit } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { admiralName, unitName } from '#rulesets/galactic-empires/model/words.ts';
import { makeView } from '#rulesets/galactic-empires/view.ts';
import { a, fleet, g, garrison, gorn, klingon, romulan, scene, type, vulcan } from '../play.ts';

const s = sectorId;
const heard = (...events: readonly Event[]): readonly Heard<Event>[] =>
  events.map((event, line) => ({ step: 'step', pass: 0, line, event }));
const scouted = (...places: readonly number[]): Event => ({
  kind: 'sectors-scouted',
  seat: klingon,
  places: places.map(s),
});

/** 1 is Klingon, 2 holds a Klingon fleet, 3 is Romulan, 4 Gorn, 5 and 6 independent. */
const state = (more: Partial<State> = {}): State =>
  deepFreeze({
    ...scene({
      sectors: {
        1: { owner: klingon, annexedTo: klingon, links: [2, 3], permitted: [gorn, vulcan] },
        2: { links: [1, 4], permitted: [klingon, romulan], level: 3, levelDamage: 1 },
        3: { owner: romulan, annexedTo: gorn, decline: 2, links: [1], permitted: [vulcan] },
        4: { owner: gorn, links: [2, 5], revenue: 9 },
        5: { links: [4] },
        6: {},
      },
      units: [
        garrison(klingon, { at: 1, ships: [[type('two'), 3]] }),
        fleet(klingon, 1, { at: 2, ships: [[type('three'), 1]] }),
        garrison(undefined, {
          at: 2,
          ships: [
            [type('destroyer'), 2, 1],
            [type('destroyer'), 1, 4],
            [type('two'), 1],
          ],
          admirals: [{ combat: 20, attacks: 2, hitPoints: 15 }],
        }),
        fleet(romulan, 7, { at: 2, ships: [[type('scout'), 5]], cloaked: true }),
        fleet(romulan, 8, { at: 2 }),
        fleet(gorn, 3, { at: 4, ships: [[type('four'), 2]] }),
      ],
      wars: [
        [klingon, gorn],
        [romulan, gorn],
      ],
      passage: [
        [romulan, klingon],
        [klingon, vulcan],
      ],
    }),
    turn: 5,
    ...more,
  });
const view = (events: readonly Heard<Event>[] = [], last?: View, of: State = state()): View =>
  deepFreeze(makeView(of, klingon, events, last));
const known = (of: View): readonly string[] =>
  keysInOrder(of.sectors).filter((place) => of.sectors[place]?.report !== undefined);
const later = view();

describe('what an empire knows (R-13)', () => {
  it('reports own sectors, their neighbours, sectors with own units, and scouted ones, dated with the turn just run (GE 1024)', () => {
    const now = view(heard(scouted(5)), { ...later, sectors: {} });
    expect(known(now)).toEqual([s(1), s(2), s(3), s(5)]);
    expect(now.sectors[s(5)]?.report?.turn).toBe(4);
    expect(now.turn).toBe(5);
  });

  it('opens a game with the same, before any scouting step', () => {
    expect(known(view())).toEqual([s(1), s(2), s(3)]);
  });

  it('has the whole map, and own units whole', () => {
    expect(keysInOrder(later.sectors)).toHaveLength(6);
    expect(later.sectors[s(6)]).toEqual({ number: 6, name: 'Sector 6', q: 6, r: 0, links: [] });
    expect(keysInOrder(later.units)).toEqual([g(1), a(klingon, 1)]);
    expect(later.units[g(1)]).toEqual(state().units[g(1)]);
  });

  it('names own units and admirals of a turn ago that are no more, and forgets them a turn later', () => {
    const base = later.units[a(klingon, 1)];
    const fallen = {
      ...base,
      number: 9,
      name: 'Hidden Hand',
      admirals: [
        {
          id: admiralId('kurn'),
          name: 'Kurn',
          tactics: 1,
          siegecraft: 1,
          attacks: 1,
          combat: 1,
          hitPoints: 1,
          used: 0,
          tacticsGained: 0,
          siegecraftGained: false,
        },
      ],
    };
    const last = { ...later, units: { ...later.units, [a(klingon, 9)]: fallen as Unit } };
    const now = view([], last);
    expect(now.lost).toEqual({
      units: { [a(klingon, 9)]: { kind: 'starfleet', number: 9, name: 'Hidden Hand' } },
      admirals: { kurn: 'Kurn' },
    });
    expect(unitName(now, a(klingon, 9))).toBe('A9 Hidden Hand');
    expect(admiralName(now, admiralId('kurn'))).toBe('Kurn');
    expect(viewShape.parse(viewShape.make(now))).toMatchObject({ ok: true, value: { lost: now.lost } });
    expect(view([], now)).not.toHaveProperty('lost');
  });

  it('sees types, counts and strength of foreign units, never ranks, admirals, empty or cloaked units (GE 393, 429)', () => {
    // 3 x 1 x 9 + 2 x 18 + the admiral's 2 x 20; 3 x 10 + 66 + 15 tenths by the listing.
    const forces = later.sectors[s(2)]?.report?.forces;
    expect(forces?.map(({ unit }) => unit)).toEqual([g(2)]);
    expect(forces?.[0]?.ships).toEqual(
      [
        { type: type('two'), count: 1 },
        { type: type('destroyer'), count: 3 },
      ].sort((x, y) => (x.type < y.type ? -1 : 1)),
    );
    expect(forces?.[0]?.combat).toBe(3 * 9 + 2 * 18 + 2 * 20);
    expect(forces?.[0]).not.toHaveProperty('admirals');
  });

  it('knows all holders of special permission for own sectors, else only itself; decline only of own affairs (GE 385)', () => {
    const now = view(heard(scouted(3)), later);
    expect([1, 2, 3].map((number) => now.sectors[s(number)]?.report?.permitted)).toEqual([
      [gorn, vulcan],
      [klingon],
      [],
    ]);
    expect(now.sectors[s(3)]?.report?.decline).toBe(0);
  });

  it('knows its own relations and rights both ways', () => {
    expect(later.empires[gorn]).toMatchObject({ relation: 'war', givesPassage: false, hasPassage: false });
    expect(later.empires[romulan]).toMatchObject({
      relation: 'neutral',
      givesPassage: true,
      hasPassage: false,
    });
    expect(later.empires[vulcan]).toMatchObject({
      relation: 'neutral',
      givesPassage: false,
      hasPassage: true,
      accepts: true,
      accepted: true,
    });
    expect(later.empires[klingon]?.relation).toBe('self');
  });

  it('marks where it has heard of a battle', () => {
    const now = view(
      heard({ kind: 'battle-reported', battle: 'b1-s00005', place: s(5), rounds: 2, fought: [] }),
      later,
    );
    expect(keysInOrder(now.sectors).filter((place) => now.sectors[place]?.battle)).toEqual([s(5)]);
  });
});

describe('what an empire remembers (GE 1032)', () => {
  const scoutedBefore = view(heard(scouted(4)), later);

  it('keeps the last report of a sector, with its date and what was seen then', () => {
    const next = state();
    const moved = deepFreeze({
      ...next,
      turn: 6,
      units: { ...next.units, [a(gorn, 3)]: { ...next.units[a(gorn, 3)], place: s(5) } },
    } as State);
    const now = view([], scoutedBefore, moved);
    expect(now.sectors[s(4)]?.report).toEqual(scoutedBefore.sectors[s(4)]?.report);
    expect(now.sectors[s(4)]?.report?.turn).toBe(4);
    expect(now.sectors[s(4)]?.report?.forces.map(({ unit }) => unit)).toEqual([a(gorn, 3)]);
  });

  it('replaces it when a new report comes in', () => {
    const next = state();
    const sectors = { ...next.sectors, [s(4)]: { ...next.sectors[s(4)], damage: 2 } } as State['sectors'];
    const now = view(heard(scouted(4)), scoutedBefore, deepFreeze({ ...next, turn: 6, sectors }));
    expect(now.sectors[s(4)]?.report).toMatchObject({ turn: 5, damage: 2 });
  });

  it('learns from what it heard who took a sector, and that its own administration there declines and ends', () => {
    const next = state();
    const { owner: _, ...free } = next.sectors[s(1)] as State['sectors'][ReturnType<typeof s>];
    const lost = deepFreeze({
      ...next,
      turn: 6,
      sectors: { ...next.sectors, [s(1)]: { ...free, owner: gorn } },
      units: {},
    } as State);
    const taken: Event = { kind: 'sector-captured', place: s(1), from: klingon, by: gorn };
    const now = view(
      heard(taken, { kind: 'annexation-declined', place: s(1), seat: klingon, decline: 1 }),
      later,
      lost,
    );
    expect(now.sectors[s(1)]?.report).toMatchObject({
      turn: 4,
      owner: gorn,
      annexedTo: klingon,
      decline: 1,
      permitted: [],
    });
    const lostAgain = view(
      heard({ kind: 'sector-captured', place: s(1), from: gorn, by: klingon }, taken),
      now,
      deepFreeze({ ...lost, turn: 7 }),
    );
    expect(lostAgain.sectors[s(1)]?.report).toMatchObject({ owner: gorn, annexedTo: klingon, decline: 0 });
    const ended = view(
      heard({ kind: 'annexation-lapsed', place: s(1), seat: klingon }),
      now,
      deepFreeze({ ...lost, turn: 7 }),
    );
    expect(ended.sectors[s(1)]?.report).not.toHaveProperty('annexedTo');
  });
});
