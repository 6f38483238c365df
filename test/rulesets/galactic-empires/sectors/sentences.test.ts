import type { Event } from '#rulesets/galactic-empires/game.ts';
import { describe, expect, it } from 'vitest';

import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { Heard } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId as s } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { makeView } from '#rulesets/galactic-empires/view.ts';
import { ownRealm, viewOf } from '../ownRealm.ts';
import { a, fleet, g, gorn, klingon, romulan, scene, ship, vulcan } from '../play.ts';

interface AnyTelling {
  told(event: Event, seat: SeatId, before: State): Event | undefined;
  say(event: Event, view: View): Phrase | undefined;
}
const tell = galacticEmpires.tell as unknown as Readonly<Record<Event['kind'], AnyTelling>>;
const pillaged = {
  kind: 'sector-pillaged',
  place: s(1),
  seat: klingon,
  unit: a(klingon, 1),
  amount: 1200,
} as const;

describe('the sentences', () => {
  it.each<readonly [Event, string]>([
    [pillaged, 'A1 Hammer pillaged Home and took 12 resources.'],
    [{ kind: 'pillage-seen', place: s(1), by: gorn }, 'gorn empire pillaged Home.'],
    [{ kind: 'sector-damaged', place: s(1), damage: 1 }, 'Home suffered damage: it is now lightly damaged.'],
    [
      { kind: 'sector-damaged', place: s(1), damage: 3 },
      'Home suffered damage: it is now heavily devastated.',
    ],
    [{ kind: 'sector-repaired', place: s(1), damage: 1 }, 'Home recovers: it is now lightly damaged.'],
    [{ kind: 'sector-repaired', place: s(1), damage: 0 }, 'Home has recovered from its damage.'],
    [
      { kind: 'resources-sent', seat: klingon, to: romulan, amount: 2500, fee: 250 },
      'You sent 25 resources to the romulan empire, and paid 2.5 for the convoy.',
    ],
    [
      { kind: 'resources-sent', seat: romulan, to: klingon, amount: 2500, fee: 250 },
      'The romulan empire sent you 25 resources.',
    ],
    [{ kind: 'sector-ceded', seat: klingon, place: s(1) }, 'You ceded Home to local control.'],
    [
      {
        kind: 'garrison-withdrawn',
        place: s(1),
        unit: g(1),
        seat: klingon,
        into: a(klingon, 1),
        number: 1,
        name: 'Hammer',
      },
      'The garrison of Home left its post and forms A1 Hammer.',
    ],
    [
      {
        kind: 'garrison-withdrawn',
        place: s(1),
        unit: g(1),
        seat: klingon,
        into: a(klingon, 9),
        number: 9,
        name: 'Klingon Starfleet #9',
      },
      'The garrison of Home left its post and forms Klingon Starfleet #9.',
    ],
    [
      { kind: 'sector-given', place: s(1), seat: klingon, to: romulan },
      'You gave Home to the romulan empire.',
    ],
    [{ kind: 'sector-given', place: s(3), seat: romulan, to: klingon }, 'The romulan empire gave you Remus.'],
    [
      { kind: 'sector-given', place: s(3), seat: romulan, to: gorn },
      'The romulan empire gave Remus to the gorn empire.',
    ],
    [
      { kind: 'admiral-resigned', seat: klingon, unit: a(klingon, 2), admiral: admiralId('x'), name: 'Kor' },
      'You have more admirals than your standing allows: Admiral Kor of A2 Anvil resigned.',
    ],
    [
      { kind: 'sector-released', seat: klingon, place: s(1) },
      'You have more annexed sectors than your standing allows: Home fell to local control.',
    ],
  ])('%j', (event, expected) => {
    expect(phraseText(tell[event.kind].say(event, viewOf(ownRealm())) ?? { template: '', args: {} })).toBe(
      expected,
    );
  });
});

describe('who hears of it', () => {
  const state = scene({
    sectors: { 1: { owner: romulan, annexedTo: gorn, links: [2] }, 2: { owner: vulcan, links: [1] } },
    units: [fleet(klingon, 1, { at: 1, ships: [[ship.scout, 4]] })],
    wars: [[klingon, romulan]],
  });
  const hears = (event: Event): readonly (string | undefined)[] =>
    [klingon, romulan, gorn, vulcan].map((seat) => tell[event.kind].told(event, seat, state)?.kind);

  it('of pillage: the pillager what it brought; owner, annexer and who has a unit there who it was, once for each empire', () => {
    expect(hears(pillaged)).toEqual(['sector-pillaged', 'pillage-seen', 'pillage-seen', undefined]);
    expect(hears({ ...pillaged, joins: true })).toEqual(['sector-pillaged', undefined, undefined, undefined]);
    expect(
      tell['sector-pillaged'].told({ ...pillaged, cause: 'klingon.t1.o1' as never }, romulan, state),
    ).toEqual({ kind: 'pillage-seen', place: s(1), by: klingon });
    expect(tell['sector-pillaged'].told({ ...pillaged, seat: gorn }, klingon, state)).toEqual({
      kind: 'pillage-seen',
      place: s(1),
      by: gorn,
    });
  });

  it('of damage and repair: owner and annexer', () => {
    expect(hears({ kind: 'sector-damaged', place: s(1), damage: 1 })).toEqual([
      undefined,
      'sector-damaged',
      'sector-damaged',
      undefined,
    ]);
    expect(hears({ kind: 'sector-repaired', place: s(1), damage: 0 })).toEqual([
      undefined,
      'sector-repaired',
      'sector-repaired',
      undefined,
    ]);
  });

  it('of gifts: giver and taker, of sectors who has a unit there; of the rest only the empire itself', () => {
    expect(hears({ kind: 'resources-sent', seat: romulan, to: gorn, amount: 100, fee: 10 })).toEqual([
      undefined,
      'resources-sent',
      'resources-sent',
      undefined,
    ]);
    expect(hears({ kind: 'sector-given', place: s(1), seat: romulan, to: gorn })).toEqual([
      'sector-given',
      'sector-given',
      'sector-given',
      undefined,
    ]);
    for (const event of [
      {
        kind: 'garrison-withdrawn',
        place: s(1),
        unit: g(1),
        seat: romulan,
        into: a(romulan, 1),
        number: 1,
        name: 'x',
      },
      { kind: 'sector-ceded', place: s(1), seat: romulan },
      { kind: 'sector-released', place: s(1), seat: romulan },
      { kind: 'admiral-resigned', seat: romulan, unit: a(romulan, 1), admiral: admiralId('x'), name: 'x' },
    ] as const)
      expect(hears(event), event.kind).toEqual([undefined, event.kind, undefined, undefined]);
  });
});

describe('an old report', () => {
  /** A sector that the Klingons have lost and see no more: gorn since, annexed still. */
  const before = scene({
    sectors: {
      1: { owner: klingon, annexedTo: klingon, damage: 1, permitted: [vulcan], links: [2] },
      2: { owner: klingon, links: [1] },
    },
    units: [fleet(klingon, 1, { at: 2, ships: [[ship.two, 1]] })],
  });
  const blind = deepFreeze({
    ...before,
    sectors: {
      ...before.sectors,
      [s(1)]: { ...before.sectors[s(1)], owner: gorn, links: [] },
      [s(2)]: { ...before.sectors[s(2)], links: [] },
    },
  }) as State;
  const after = (event: Event) => {
    const heard: readonly Heard<Event>[] = [{ step: '', pass: 0, line: 0, event }];
    return makeView(blind, klingon, heard, viewOf(before)).sectors[s(1)]?.report;
  };

  it('follows what was heard since', () => {
    expect(after({ kind: 'sector-given', place: s(1), seat: klingon, to: romulan })).toMatchObject({
      owner: romulan,
      annexedTo: klingon,
      permitted: [],
      damage: 1,
    });
    expect(after({ kind: 'sector-damaged', place: s(1), damage: 2 })).toMatchObject({
      owner: klingon,
      damage: 2,
    });
    expect(after({ kind: 'sector-repaired', place: s(1), damage: 0 })).toMatchObject({ damage: 0 });
    expect(after({ kind: 'sector-released', place: s(1), seat: klingon })).not.toHaveProperty('annexedTo');
    expect(after({ kind: 'sector-damaged', place: s(2), damage: 2 })).toMatchObject({ damage: 1 });
  });
});
