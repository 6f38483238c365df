import type { Event } from '#rulesets/galactic-empires/game.ts';
import { describe, expect, it } from 'vitest';

import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { planOf } from '../ownRealm.ts';
import { a, fleet, g, garrison, gorn, klingon, romulan, scene, travel, type, vulcan } from '../play.ts';

const s = sectorId;
const marker = 'Xyzzy';
const money = 987_654_321;

/** The Romulans do all they can beside and behind the Klingons; every secret text of theirs holds the marker, and their treasury is unlike any other. */
const secrets: State = deepFreeze({
  ...scene(
    {
      sectors: {
        1: { owner: klingon, annexedTo: klingon, links: [2] },
        2: { owner: romulan, annexedTo: romulan, links: [1, 3], builds: [type('two')], revenue: 10 },
        3: { owner: romulan, links: [2, 4] },
        4: { owner: gorn, links: [3], name: 'Far away' },
      },
      units: [
        garrison(klingon, { at: 1, ships: [[type('two'), 1]] }),
        fleet(klingon, 1, { at: 2, ships: [[type('two'), 1]] }),
        garrison(romulan, {
          at: 2,
          ships: [[type('two'), 4, 3]],
          name: `${marker} guard`,
          admirals: [{ name: `${marker} admiral`, tactics: 77 }],
          leads: 0,
        }),
        fleet(romulan, 5, { at: 2, ships: [[type('scout'), 3]], name: `${marker} spies`, cloaked: true }),
        fleet(romulan, 6, { at: 3, ships: [[type('four'), 9]], name: `${marker} hammer` }),
        garrison(gorn, { at: 4, ships: [[type('destroyer'), 1]] }),
      ],
      wars: [[romulan, gorn]],
      passage: [[romulan, klingon]],
    },
    { [romulan]: money },
  ),
});
const plan = planOf({
  hq: [
    { kind: 'annex-sector', place: s(3) },
    { kind: 'declare-war', on: vulcan },
    { kind: 'issue-proclamation', text: 'To all the worlds: we want nothing but peace among us.' },
  ],
  [g(2)]: [
    { kind: 'rename-unit', name: `${marker} wall` },
    { kind: 'form-starfleet', number: 8, name: `${marker} new` },
    { kind: 'assign-leader' },
    { kind: 'build-starships', type: type('two'), count: 2, rank: 2 },
    { kind: 'reassign-starships', type: type('two'), ranks: [4, 0, 0, 0, 0] },
    { kind: 'transfer-starships', type: type('two'), count: 1, to: a(romulan, 8), rank: 1 },
  ],
  [a(romulan, 5)]: [travel(3), travel(2)],
  [a(romulan, 6)]: [
    { kind: 'set-retreat-level', level: 2 },
    { kind: 'set-defend-option', defends: false },
    { kind: 'set-follow', unit: a(romulan, 5) },
    travel(4),
  ],
  [a(romulan, 8)]: [travel(3)],
});
const turn = runTurn(galacticEmpires, { state: secrets, seed: 'secrecy', plans: { [romulan]: plan } });
const heard = tellTurn(galacticEmpires, secrets, turn.entries, galacticEmpires.seats(secrets));
const heardBy = (seat: SeatId): readonly Event[] => (heard.get(seat) ?? []).map(({ event }) => event);

/** What may reach a seat's file: its views before and after, and what it heard. */
function fileOf(seat: SeatId): string {
  const before = galacticEmpires.view(secrets, seat, []);
  const after = galacticEmpires.view(turn.state, seat, heard.get(seat) ?? [], before);
  return JSON.stringify([before, after, heard.get(seat)]);
}

describe('what stays secret', () => {
  it('happened indeed: all of the plan was carried out', () => {
    expect(turn.refusals).toEqual([]);
    expect(fileOf(romulan)).toContain(marker);
    expect(fileOf(romulan)).toContain(String(money));
  });

  it.each([klingon, vulcan])(
    'none of the planted names, ratings, money or cloaked ships reaches the file of %s',
    (seat) => {
      const file = fileOf(seat);
      expect(file).not.toContain(marker);
      expect(file).not.toContain(String(money));
      expect(file).not.toContain(a(romulan, 5));
      expect(file).not.toContain(type('scout'));
      expect(file).not.toMatch(/"tactics":\d/);
    },
  );

  it('a view shows no plan, rank, stance or money of others', () => {
    const view = galacticEmpires.view(turn.state, klingon, heard.get(klingon) ?? []);
    const foreign = inOrder(view.sectors).flatMap(([, { report }]) => report?.forces ?? []);
    expect(foreign.length).toBeGreaterThan(0);
    for (const unit of foreign)
      expect(
        Object.keys(unit).filter(
          (key) => !['unit', 'kind', 'number', 'owner', 'ships', 'combat', 'hitPoints'].includes(key),
        ),
      ).toEqual([]);
    for (const [, empire] of inOrder(view.empires)) expect(empire).not.toHaveProperty('treasury');
  });

  it('each empire hears its own affairs, and of others only what it may', () => {
    expect([...new Set(heardBy(klingon).map(({ kind }) => kind))].sort()).toEqual([
      'empire-defeated',
      'proclamation-heard',
      'resources-decayed',
      'revenue-gained',
      'sectors-scouted',
      'upkeep-paid',
    ]);
    // Gorn and Vulcans have nothing in this world: all hear that they are out.
    expect(heardBy(vulcan).map(({ kind }) => kind)).toEqual([
      'war-declared',
      'resources-decayed',
      'proclamation-heard',
      'empire-defeated',
      'empire-defeated',
      'sectors-scouted',
    ]);
    for (const event of heardBy(klingon))
      if ('seat' in event && !['proclamation-heard', 'empire-defeated'].includes(event.kind))
        expect(event.seat).toBe(klingon);
  });
});

describe('who sees an arrival', () => {
  const arrives = (cloaked: boolean): Event => {
    const state = deepFreeze({
      ...secrets,
      units: { ...secrets.units, [a(romulan, 6)]: { ...secrets.units[a(romulan, 6)], cloaked } },
    } as State);
    const event: Event = {
      kind: 'starfleet-travelled',
      unit: a(romulan, 6),
      from: s(3),
      to: s(2),
      place: s(2),
      cost: 1,
      phase: 1,
    };
    return galacticEmpires.tell['starfleet-travelled'].told(event, klingon, state) as Event;
  };

  it('those who have a unit there: the fleet’s number and ships, not its order or cost', () => {
    expect(arrives(false)).toEqual({
      kind: 'starfleet-sighted',
      owner: romulan,
      number: 6,
      from: s(3),
      place: s(2),
      ships: 9,
    });
  });

  it('nobody, if it is cloaked (GE 429)', () => {
    expect(arrives(true)).toBeUndefined();
  });

  it('nobody without eyes there', () => {
    const event: Event = {
      kind: 'starfleet-travelled',
      unit: a(romulan, 6),
      from: s(2),
      to: s(3),
      place: s(3),
      cost: 1,
      phase: 1,
    };
    expect(galacticEmpires.tell['starfleet-travelled'].told(event, klingon, secrets)).toBeUndefined();
    expect(galacticEmpires.tell['starfleet-travelled'].told(event, romulan, secrets)).toBe(event);
  });
});

describe('capture, decline and proclamations', () => {
  const toldTo = (event: Event, seat: SeatId): Event | undefined =>
    (
      galacticEmpires.tell[event.kind] as {
        told(event: Event, seat: SeatId, before: State): Event | undefined;
      }
    ).told(event, seat, secrets);

  it('winner, loser and eyewitnesses hear of a capture', () => {
    const event: Event = { kind: 'sector-captured', place: s(2), from: romulan, by: gorn };
    expect([gorn, romulan, klingon, vulcan].map((seat) => toldTo(event, seat) === event)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('the annexer and the owner hear that an annexation declines', () => {
    const event: Event = { kind: 'annexation-declined', place: s(2), seat: gorn, decline: 1 };
    expect([gorn, romulan, klingon].map((seat) => toldTo(event, seat) === event)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('others hear a proclamation without its reward, and an unsuitable one not at all', () => {
    const event = (verdict: 'suitable' | 'unsuitable'): Event => ({
      kind: 'proclamation-issued',
      seat: gorn,
      text: 'Hear!',
      verdict,
      amount: 700,
    });
    expect(toldTo(event('suitable'), klingon)).toEqual({
      kind: 'proclamation-heard',
      seat: gorn,
      text: 'Hear!',
    });
    expect(toldTo(event('unsuitable'), klingon)).toBeUndefined();
    expect(toldTo(event('unsuitable'), gorn)).toEqual(event('unsuitable'));
  });
});
