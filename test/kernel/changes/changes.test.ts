import { describe, expect, test } from 'vitest';
import type { Change, Known } from '#kernel/changes/change.ts';
import { changesBetween } from '#kernel/changes/changes.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { UnitRow } from '#kernel/presentation.ts';
import { changes } from '#rulesets/galactic-empires/presentation/changes.ts';
import { galaxyPicture } from '#rulesets/galactic-empires/presentation/map/galaxy.ts';
import type { ShownForce, ShownSector } from '#rulesets/galactic-empires/presentation/map/sector.ts';
import { shownSector } from '#test/support/play/fixtureGame.ts';
import { phrase, phraseText } from '#kernel/words/phrase.ts';

const [me, foe, third] = ['me', 'foe', 'third'] as SeatId[] as [SeatId, SeatId, SeatId];

/** A sector reported at the end of turn `reported`, the one just run where none is named. */
const place = (id: string, other: Partial<ShownSector> = {}, turn = 5): ShownSector => ({
  ...shownSector(1, 0, 0),
  place: id as PlaceId,
  name: id.toUpperCase(),
  reported: turn - 1,
  ...other,
});
const ships = (count: number): ShownForce => ({
  shipClass: 'Frigate',
  ships: count,
  owners: [foe],
  units: [],
});
const unit = (id: string, at: string, count: number, other: Partial<UnitRow> = {}): UnitRow => ({
  unit: id as UnitId,
  kind: 'starfleet',
  label: id.toUpperCase(),
  name: '',
  place: at as PlaceId,
  placeName: at.toUpperCase(),
  size: count,
  ...(count === 0 ? { bare: true } : {}),
  cells: {},
  tags: [],
  states: [],
  said: phrase('a unit'),
  sign: 'Frigate',
  orders: 0,
  problems: 0,
  ...other,
});
/** It has no ships, but somebody is aboard. */
const { bare: _, ...empty } = unit('g1', 'a', 0);
const { place: __, ...lost } = unit('a1', 'a', 3);
const known = (places: readonly ShownSector[], units: readonly UnitRow[] = []): Known => ({
  me,
  units,
  map: galaxyPicture(me, places, {}),
  seats: [me, foe, third].map((seat, banner) => ({
    seat,
    banner,
    name: `The ${seat}`,
    ...(seat === me ? { own: true } : {}),
  })),
});
const changesIn = (before: Known, after: Known) => changesBetween(before, after, changes);
/** A change by what is watched, in a few letters. */
const short = ({ watched: { when }, place: at, unit: of, difference }: Change): string =>
  [
    typeof when === 'string' ? when : `${when.fact}-${when.is}`,
    of ?? at,
    ...(difference === undefined ? [] : [difference]),
  ].join(' ');

/** What is new where one sector was so and is so now. */
const one = (before: Partial<ShownSector> | undefined, after: Partial<ShownSector>): readonly string[] =>
  changesIn(known(before === undefined ? [] : [place('a', before, 4)]), known([place('a', after)])).map(
    short,
  );

describe('what becomes of a sector', () => {
  test.each<[string, Partial<ShownSector> | undefined, Partial<ShownSector>, readonly string[]]>([
    ['nothing', {}, {}, []],
    ['it is taken from a foe', { owner: foe }, { owner: me }, ['taken a']],
    ['it is taken from nobody', {}, { owner: me }, ['taken a']],
    ['it is taken before it was ever reported', { reported: undefined as never }, { owner: me }, ['taken a']],
    ['it is lost to a foe', { owner: me }, { owner: foe }, ['lost a']],
    ['it is lost to nobody', { owner: me }, {}, ['lost a']],
    ['others take it from each other', { owner: foe }, { owner: third }, ['owner a']],
    ['it is annexed', { owner: foe }, { owner: foe, golden: true }, ['annexed-begins a']],
    [
      'both kinds of levels change: the level counts',
      { defence: 1, defenceDamage: 1 },
      { defence: 2 },
      ['defence-other a'],
    ],
    [
      'a new owner annexes nothing of their own yet',
      { owner: foe, golden: true },
      { owner: me },
      ['taken a'],
    ],
    ['ships arrive', {}, { foreign: ships(7) }, ['arrived a 7']],
    ['ships leave', { foreign: ships(7) }, {}, ['left a -7']],
    ['ships grow in number', { foreign: ships(7) }, { foreign: ships(11) }, ['grown a 4']],
    ['ships shrink in number', { foreign: ships(7) }, { foreign: ships(1) }, ['shrunk a -6']],
    ['a battle is fought', {}, { battle: true }, ['battle-there a']],
    ['damage rises', { damage: 1 }, { damage: 3 }, ['damage-more a']],
    ['defences are built', { defence: 1 }, { defence: 2 }, ['defence-other a']],
    ['defences are damaged', { defence: 2 }, { defence: 2, defenceDamage: 1 }, ['defence-damage-other a']],
    [
      'damage to defences is repaired',
      { defence: 2, defenceDamage: 1 },
      { defence: 2 },
      ['defence-damage-other a'],
    ],
    ['a center is built', {}, { industrialCenter: true }, ['center-begins a']],
    ['it was never on the map', undefined, { owner: foe, foreign: ships(3) }, ['seen a']],
    [
      'it is reported again, with more ships',
      { stale: true, reported: 1, foreign: ships(2) },
      { foreign: ships(3) },
      ['grown a 1', 'seen-again a'],
    ],
    ['no report comes any more', {}, { stale: true, reported: 3 }, ['sight-lost a']],
    [
      'it is still not reported',
      { stale: true, reported: 1 },
      { stale: true, reported: 1, foreign: ships(4) },
      [],
    ],
    [
      'it was never reported',
      { reported: undefined as never, stale: true },
      { reported: undefined as never, stale: true },
      [],
    ],
    [
      'a battle is fought where nothing was ever reported',
      { reported: undefined as never },
      { reported: undefined as never, battle: true },
      ['battle-there a'],
    ],
    [
      'much at once',
      { owner: me, damage: 0 },
      { owner: foe, damage: 2, battle: true, foreign: ships(9) },
      ['lost a', 'battle-there a', 'arrived a 9', 'damage-more a'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(one(before, after)).toEqual(expected);
  });
});

describe('what becomes of own units', () => {
  test.each<[string, readonly UnitRow[], readonly UnitRow[], readonly string[]]>([
    ['nothing', [unit('a1', 'a', 3)], [unit('a1', 'a', 3)], []],
    ['it is new', [], [unit('a1', 'a', 3)], ['unit-new a1 3']],
    ['it is gone', [unit('a1', 'a', 3)], [], ['unit-gone a1 -3']],
    [
      'it moved and lost ships',
      [unit('a1', 'a', 3)],
      [unit('a1', 'b', 1)],
      ['unit-shrunk a1 -2', 'unit-moved a1'],
    ],
    ['it grew', [unit('a1', 'a', 3)], [unit('a1', 'a', 5)], ['unit-grown a1 2']],
    ['an empty garrison comes and goes unsaid', [unit('g1', 'a', 0)], [unit('g2', 'b', 0)], []],
    ['nobody alone is there', [], [{ ...empty, unit: 'g1' as UnitId }], ['unit-new g1 0']],
    ['what is nowhere on the map is not told of', [], [{ ...lost, unit: 'a1' as UnitId }], []],
  ])('%s', (_, before, after, expected) => {
    expect(changesIn(known([], before), known([], after)).map(short)).toEqual(expected);
  });
});

test('changes are told in sentences that point at what they name', () => {
  const [change] = changesIn(known([place('a', { owner: me }, 4)]), known([place('a', { owner: foe })]));
  expect(phraseText(change!.said)).toBe('A is no longer yours; it is held by The foe.');
  expect(change!.said.args).toEqual({
    place: { to: 'place', id: 'a', text: 'A' },
    owner: { to: 'seat', id: 'foe', text: 'The foe' },
  });
});

test('a report after a silence says how many turns it was silent', () => {
  // The last one was made at the end of turn 1, this one at the end of turn 4.
  const [change] = changesIn(known([place('a', { stale: true, reported: 1 }, 4)]), known([place('a')]));
  expect(phraseText(change!.said)).toBe('A is reported again, after 3 turns.');
});

test('the weightiest come first, whatever the order of the map', () => {
  const before = known(['a', 'b', 'c'].map((id) => place(id, {}, 4)));
  const after = known([
    place('c', { foreign: ships(1) }),
    place('b', { owner: me }),
    place('a', { damage: 1 }),
  ]);
  expect(changesIn(before, after).map(short)).toEqual(['taken b', 'arrived c 1', 'damage-more a']);
});
