import { expect, test } from 'vitest';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { annexationCost } from '#rulesets/galactic-empires/model/money.ts';
import type { SectorSpec } from '../battle/support/world.ts';
import { a, fleet, gorn, klingon, play, romulan, scene, ship } from '../play.ts';

const one = a(klingon, 1);

const annex = (number: number) => ({ kind: 'annex-sector', place: sectorId(number) }) as const;

test('annexing costs the undamaged revenue, brings none this turn, and goes on while the treasury lasts (GE 856, E-51)', () => {
  const start = scene(
    {
      sectors: {
        1: { owner: klingon, revenue: 30, damage: 2 },
        2: { owner: klingon, revenue: 30 },
        3: { owner: klingon, revenue: 20 },
      },
      units: [],
    },
    { [klingon]: 5000 },
  );
  expect(annexationCost(start.sectors[sectorId(1)]!)).toBe(3000);
  const played = play(start, { [klingon]: { hq: [annex(1), annex(2), annex(3), annex(1)] } });
  expect(played.events('sector-annexed')).toEqual([
    { kind: 'sector-annexed', seat: klingon, place: sectorId(1), cost: 3000, cause: 'klingon.t1.o1' },
    { kind: 'sector-annexed', seat: klingon, place: sectorId(3), cost: 2000, cause: 'klingon.t1.o3' },
  ]);
  expect(played.refused).toEqual(['klingon 2: not-enough-money', 'klingon 4: annexed-already']);
  expect(played.events('revenue-gained')).toEqual([]);
});

test.each([
  ['foreign', { owner: romulan }, 'not-owned'],
  ['won this turn', { owner: klingon, ownerAtStart: romulan }, 'not-owned-at-start'],
  ['annexed already', { owner: klingon, annexedTo: klingon }, 'annexed-already'],
] as const)('a sector that is %s cannot be annexed', (_, sector: SectorSpec, code) => {
  expect(
    play(scene({ sectors: { 1: sector }, units: [] }), { [klingon]: { hq: [annex(1), annex(9)] } }).refused,
  ).toEqual([`klingon 1: ${code}`, 'klingon 2: no-such-sector']);
});

test('GE-V45: an annexation lapses three turns after the loss; the turn of the loss does not count (E-11)', () => {
  const turn = (sector: SectorSpec) =>
    play(scene({ sectors: { 1: { annexedTo: klingon, ...sector } }, units: [] }));
  expect(
    turn({ owner: romulan, ownerAtStart: klingon, changedOwner: true, decline: 0 }).sector(1),
  ).toMatchObject({ decline: 0, annexedTo: klingon });
  expect(turn({ owner: romulan, decline: 0 }).events('annexation-declined')).toEqual([
    { kind: 'annexation-declined', place: sectorId(1), seat: klingon, decline: 1 },
  ]);
  expect(turn({ owner: romulan, decline: 1 }).sector(1)).toMatchObject({ decline: 2, annexedTo: klingon });
  const gone = turn({ owner: romulan, decline: 2 });
  expect(gone.events('annexation-lapsed')).toEqual([
    { kind: 'annexation-lapsed', place: sectorId(1), seat: klingon },
  ]);
  expect(gone.sector(1)).toMatchObject({ decline: 0 });
  expect(gone.sector(1)).not.toHaveProperty('annexedTo');
});

test('a third owner does not restart the count, and the annexer’s return ends it (E-11)', () => {
  const turn = (sector: SectorSpec) =>
    play(scene({ sectors: { 1: { annexedTo: klingon, ...sector } }, units: [] })).sector(1).decline;
  expect(turn({ owner: gorn, ownerAtStart: romulan, changedOwner: true, decline: 1 })).toBe(2);
  expect(turn({ decline: 1 })).toBe(2); // the independents own it
  const start = scene({
    sectors: {
      1: { owner: romulan, annexedTo: klingon, decline: 2, links: [2] },
      2: { owner: klingon, links: [1] },
    },
    units: [fleet(klingon, 1, { at: 2, ships: [[ship.three, 1]] })],
    wars: [[klingon, romulan]],
  });
  expect(
    play(start, { [klingon]: { [one]: [{ kind: 'travel', to: sectorId(1) }] } }).sector(1),
  ).toMatchObject({ owner: klingon, annexedTo: klingon, decline: 0 });
});
