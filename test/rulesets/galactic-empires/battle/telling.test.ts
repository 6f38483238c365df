import { plainCopy } from '#kernel/codec/plainCopy.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phraseParts, phraseText } from '#kernel/words/phrase.ts';
import type { Event } from '#rulesets/galactic-empires/game.ts';
import { shipTypeId } from '#rulesets/galactic-empires/tables/starships.ts';
import type { Admiral, State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { makeView } from '#rulesets/galactic-empires/view.ts';
import { describe, expect, test } from 'vitest';
import type { EventOf } from '../../../../shared/rulesets/galactic-empires/game.ts';
import { apply, tell } from '../../../../shared/rulesets/galactic-empires/game.ts';
import { patrolFight } from './support/samples.ts';
import type { Stage } from './support/world.ts';
import {
  a,
  fleet,
  fought,
  foughtAtBorder,
  garrison,
  gorn,
  klingon,
  no,
  of,
  romulan,
  round,
  ship,
  vulcan,
  world,
  yes,
} from './support/world.ts';

/** What each seat hears, event by event, as the kernel does it: `before` is the world just before the event. */
function heard(start: State, { events }: Stage, seat: SeatId): readonly Event[] {
  const state = plainCopy(start);
  return events.flatMap((event) => {
    const telling = tell[event.kind] as {
      told(event: Event, seat: SeatId, before: State): Event | undefined;
    };
    const told = telling.told(event, seat, state);
    apply(state, event);
    return told ?? [];
  });
}
function said(state: State, events: readonly Event[], seat: SeatId): readonly string[] {
  const view = makeView(state, seat, []);
  return events.flatMap((event) => {
    const phrase = (
      tell[event.kind] as { say(event: Event, view: unknown): Parameters<typeof phraseText>[0] | undefined }
    ).say(event, view);
    return phrase === undefined ? [] : phraseText(phrase);
  });
}

describe('a battle is heard', () => {
  const start = world({
    sectors: { 1: { owner: gorn }, 2: { owner: vulcan } },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 3]] }),
      fleet(romulan, 1, { at: 1, ships: [[ship.brinok, 2]] }),
      fleet(vulcan, 1, { at: 1, ships: [[ship.neghvar, 1]] }),
    ],
    wars: [[klingon, romulan]],
  });
  const scene = fought(start, 'heard');

  test('whole by all who fight, by the beaten to the end', () => {
    const whole = scene.events.map(({ kind }) => kind).filter((kind) => kind !== 'move-points-lost');
    expect(heard(start, scene, romulan).map(({ kind }) => kind)).toEqual(whole);
    expect(heard(start, scene, klingon)).toEqual(scene.events);
  });

  test('by its outcome alone by the owner of the sector who has no part in it', () => {
    expect(heard(start, scene, gorn)).toEqual([
      {
        kind: 'battle-reported',
        battle: 'b1-s00001',
        place: 's00001',
        rounds: of(scene, 'battle-ended')[0]?.rounds,
        fought: [
          { owner: klingon, holds: true },
          { owner: romulan, holds: false },
        ],
      },
    ]);
  });

  test('by nobody else, onlookers neither', () => {
    expect(heard(start, scene, vulcan)).toEqual([]);
  });

  test('by those who fight alone when it is at a border', () => {
    const crossing = world({
      sectors: { 1: { owner: gorn, links: [2] }, 2: { owner: gorn, links: [1] } },
      units: [
        fleet(klingon, 1, { at: 1, cameFrom: 2, ships: [[ship.neghvar, 3]] }),
        fleet(romulan, 1, { at: 2, cameFrom: 1, ships: [[ship.brinok, 2]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const border = foughtAtBorder(crossing, 'heard', [a(klingon, 1), a(romulan, 1)]);
    expect(heard(crossing, border, gorn)).toEqual([]);
    expect(heard(crossing, border, romulan)).toEqual(border.events);
  });

  test('with names, ranks and points spent of one’s own ships alone', () => {
    const hidden = world({
      sectors: { 1: { owner: romulan } },
      units: [
        fleet(klingon, 1, {
          at: 1,
          name: 'Patrol Force 2',
          ships: [
            [ship.neghvar, 2, 3],
            [ship.neghvar, 1, 4],
          ],
        }),
        fleet(romulan, 1, { at: 1, name: 'Talon', ships: [[ship.brinok, 2, 2]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const events = heard(hidden, fought(hidden, 'hidden'), romulan);
    const [foreign, own] = of({ events } as Stage, 'battle-joined')[0]?.sides ?? [];
    expect(foreign).toMatchObject({ name: '', stacks: [{ count: 3, rank: 1, used: 0 }] });
    expect(own).toMatchObject({ name: 'Talon', stacks: [{ count: 2, rank: 2 }] });
    for (const { losses } of of({ events } as Stage, 'casualties-removed')) {
      for (const { unit, rank } of losses) expect(rank).toBe(unit === a(romulan, 1) ? 2 : 1);
    }
  });

  test('with foreign losses by type alone, however they were ranked', () => {
    const state = world({
      sectors: { 1: { owner: romulan } },
      units: [
        fleet(klingon, 1, {
          at: 1,
          ships: [
            [ship.neghvar, 2, 1],
            [ship.brinok, 1, 2],
            [ship.neghvar, 3, 4],
          ],
        }),
        fleet(romulan, 1, { at: 1, ships: [[ship.brinok, 1]] }),
      ],
    });
    const unit = a(klingon, 1);
    const [neghvar, brinok] = [shipTypeId(ship.neghvar), shipTypeId(ship.brinok)];
    const event: EventOf<'casualties-removed'> = {
      kind: 'casualties-removed',
      battle: 'b1-s00001',
      place: sectorId(1),
      parties: [klingon, romulan],
      round: 2,
      losses: [
        { unit, type: neghvar, rank: 1, used: 0, count: 2 },
        { unit, type: brinok, rank: 2, used: 2, count: 1 },
        { unit, type: neghvar, rank: 4, used: 1, count: 3 },
      ],
    };
    const told = (seat: SeatId): unknown =>
      (tell['casualties-removed'].told(event, seat, state) as typeof event | undefined)?.losses;
    expect(told(klingon)).toEqual(event.losses);
    expect(told(romulan)).toEqual([
      { unit, type: brinok, rank: 1, used: 0, count: 1 },
      { unit, type: neghvar, rank: 1, used: 0, count: 5 },
    ]);
  });

  test('of losses of move-points and gains of leaders only their own empire hears', () => {
    const leader: Partial<Admiral> = { attacks: 0 };
    const fort = world({
      sectors: { 1: { owner: romulan, level: 2 } },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.brinok, 3]], admirals: [leader], leads: 0 }),
        garrison(romulan, { at: 1, ships: [[ship.brinok, 1]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const siege = fought(fort, [
      { stream: `siege/${a(klingon, 1)}`, rolls: yes(3) },
      ...round(1, { [a(klingon, 1)]: yes(6), g00001: no(2) }),
    ]);
    const own = ['move-points-lost', 'tactics-grown', 'siegecraft-grown'];
    expect(
      heard(fort, siege, klingon)
        .map(({ kind }) => kind)
        .slice(-3),
    ).toEqual(own);
    expect(
      heard(fort, siege, romulan)
        .map(({ kind }) => kind)
        .filter((kind) => own.includes(kind)),
    ).toEqual([]);
  });
});

describe('the report of a battle', () => {
  test('says what the rulebook’s sample says (GE 1692-1812)', () => {
    const { start, scene } = patrolFight();
    expect(said(scene.state, heard(start, scene, klingon), klingon)).toEqual([
      'Battle in Tranome Sar: A2 Patrol Force 2, without modifiers, retreat level 5 (total combat 236, total hit points 9.2: 1 Hawk Heavy Cruiser, 1 Negh’var Battleship); ' +
        'Romulan Starfleet #20, without modifiers, retreat level 5 (total combat 36, total hit points 5.4: 1 Hawk Heavy Cruiser).',
      'Round 1, damage caused: A2 Patrol Force 2: 1 Hawk Heavy Cruiser 1, 1 Negh’var Battleship 2; Romulan Starfleet #20: 1 Hawk Heavy Cruiser 2. ' +
        'Damage taken: A2 Patrol Force 2 2 (in all 2); Romulan Starfleet #20 3 (in all 3).',
      'Round 2, damage caused: A2 Patrol Force 2: 1 Hawk Heavy Cruiser 0, 1 Negh’var Battleship 3; Romulan Starfleet #20: 1 Hawk Heavy Cruiser 1. ' +
        'Damage taken: A2 Patrol Force 2 1 (in all 3); Romulan Starfleet #20 3 (in all 6).',
      'Casualties up to round 2: Romulan Starfleet #20 loses 1 Hawk Heavy Cruiser.',
      'A2 Patrol Force 2: damaged Hawk Heavy Cruiser, a 3-in-6.6 chance of loss: it survives.',
      'The battle ends after 2 rounds: A2 Patrol Force 2 holds the field.',
      'A2 Patrol Force 2 fought on enemy ground in Tranome Sar and has no move-points left.',
    ]);
  });

  test('names leaders, defences, sieges, retreats, fallen admirals and gains', () => {
    const start = world({
      sectors: {
        1: { name: 'Khitomer', owner: romulan, level: 3, links: [2] },
        2: { name: 'Narendra', owner: klingon, links: [1] },
      },
      units: [
        fleet(klingon, 1, {
          at: 1,
          ships: [[ship.brinok, 1, 1]],
          admirals: [{ name: 'Martok', tactics: 46, siegecraft: 12, attacks: 0 }],
          leads: 0,
        }),
        fleet(klingon, 2, { at: 1, cameFrom: 2, ships: [[ship.scout, 1, 2]], retreatLevel: 1 }),
        garrison(romulan, { at: 1, ships: [[ship.brinok, 1]], admirals: [{ name: 'Tomalak', attacks: 0 }] }),
      ],
      wars: [[klingon, romulan]],
    });
    const one = a(klingon, 1);
    const scene = fought(start, [
      { stream: `siege/${one}`, rolls: [true] },
      // 2.9 and 1.9 hit points inside the defences: the ship goes in round 2, Tomalak in round 3.
      ...round(1, { [one]: yes(2), [a(klingon, 2)]: [false], g00001: no(2) }),
      ...round(2, { [one]: yes(2), g00001: no(2) }),
      ...round(3, { [one]: yes(2) }),
      { stream: `siegecraft/${one}`, rolls: [2] },
      { stream: `tactics/${one}`, rolls: [3] },
    ]);
    const lines = said(scene.state, heard(start, scene, klingon), klingon);
    expect(lines[0]).toBe(
      'Battle in Khitomer, with sector defences of level 2: Garrison of Khitomer, inside the sector defences, retreat level 5 (total combat 90, total hit points 3: 1 Brinok Torpedo Cruiser, 1 admiral); ' +
        'A1, led by Martok (tactics 46, siegecraft 12), retreat level 5 (total combat 90, total hit points 3: 1 Brinok Torpedo Cruiser, 1 admiral); ' +
        'A2, without modifiers, retreat level 1 (total combat 3, total hit points 0.5: 1 Tolstoy Class Scout).',
    );
    expect(lines[1]).toBe('A1 besieges the sector defences: 1 strike, 1 level of damage added.');
    expect(lines).toContain('A2 retreats to Narendra after round 1.');
    expect(lines).toContain('The leader of A1 gains 3 in tactics.');
    expect(lines).toContain('The leader of A1 gains 2 in siegecraft.');
    expect(lines.filter((line) => line.startsWith('Casualties'))).toEqual([
      'Casualties up to round 2: Garrison of Khitomer loses 1 Brinok Torpedo Cruiser.',
      'Casualties up to round 3: Garrison of Khitomer loses 1 admiral.',
    ]);
    // Their own side is given their name; a leader’s name everybody knows.
    const theirs = said(start, heard(start, scene, romulan), romulan);
    expect(theirs.filter((line) => line.startsWith('Casualties')).at(-1)).toBe(
      'Casualties up to round 3: G1 loses Admiral Tomalak.',
    );
  });

  test('for the owner who looked on says who fought and who holds the field', () => {
    const state = world({ sectors: { 1: { name: 'Khitomer', owner: gorn } }, units: [] });
    const report = (holds: boolean): Event => ({
      kind: 'battle-reported',
      battle: 'b1-s00001',
      place: 's00001' as never,
      rounds: 3,
      fought: [{ owner: klingon, holds }, { owner: romulan, holds: false }, { holds: false }],
    });
    expect(said(state, [report(true), report(false)], gorn)).toEqual([
      'Others fought a battle of 3 rounds in Khitomer: klingon empire; romulan empire; the independents. The field is held by klingon empire.',
      'Others fought a battle of 3 rounds in Khitomer: klingon empire; romulan empire; the independents. Nobody holds the field.',
    ]);
  });

  test('keeps its figures apart from its words, with links to units and places', () => {
    const start = world({
      sectors: { 1: { owner: gorn, links: [2] }, 2: { owner: gorn, links: [1] } },
      units: [
        fleet(klingon, 1, { at: 1, cameFrom: 2, ships: [[ship.neghvar, 3]] }),
        fleet(romulan, 1, { at: 2, cameFrom: 1, ships: [[ship.brinok, 2]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const [joined] = of(foughtAtBorder(start, 'links', [a(klingon, 1), a(romulan, 1)]), 'battle-joined');
    const phrase = joined && tell['battle-joined'].say(joined, makeView(start, klingon, []));
    const pointers = phraseParts(phrase ?? { template: '', args: {} }).flatMap((part) =>
      typeof part === 'object' ? `${part.to} ${part.id}` : [],
    );
    expect(pointers).toEqual([
      'place s00001',
      'place s00002',
      `unit ${a(klingon, 1)}`,
      `unit ${a(romulan, 1)}`,
    ]);
    expect(phraseText(phrase ?? { template: '', args: {} })).toMatch(
      /^Battle at the border of Sector 1 and Sector 2: A1, /,
    );
  });
});
