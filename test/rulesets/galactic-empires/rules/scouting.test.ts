import { expect, test } from 'vitest';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { scoutingOf, surelySeen } from '#rulesets/galactic-empires/rules/scouting.ts';
import { a, fleet, klingon, play, romulan, scene, ship, type } from './play.ts';

// 1-2-3-4-5 in a row, 6 hanging on 3; the Klingons own 1, their ships stand in 3.
const start = (ships: number, name: string = ship.two) => scene({
  sectors: { 1: { owner: klingon, links: [2] }, 2: { links: [1, 3] }, 3: { links: [2, 4, 6] }, 4: { links: [3, 5] }, 5: { links: [4] }, 6: { links: [3] }, 7: {} },
  units: [fleet(klingon, 1, { at: 3, ships: [[name, ships]] })],
});
const seen = (world: ReturnType<typeof start>, rolls: readonly boolean[]) => {
  const dice = scriptedDice([{ stream: `Scouting Occurs/klingon/${a(klingon, 1)}`, rolls }]);
  // Whoever stands among independents without their leave fights them; here none are.
  const places = play({ ...world, units: world.units }, {}, dice).events('sectors-scouted').find(({ seat }) => seat === klingon)?.places;
  expect(dice.leftovers()).toEqual([]);
  return places?.map((place) => Number(place.slice(1)));
};

test('own sectors, their neighbours and the places of own units are always reported (GE 1026, R-13.1)', () => {
  // The fleet takes the independent sector 3 it stands in, so its neighbours are reported as well.
  expect(surelySeen(start(1), klingon)).toEqual([1, 2, 3].map(sectorId));
  expect(surelySeen(start(1), romulan)).toEqual([]);
});

test('GE-V25: one roll of each ship for all neighbours, then one for each neighbour and those beyond it (GE 1028, E-48)', () => {
  const world = start(1);
  // With a permission it stays a guest, and reports nothing but the sector it is in.
  const guest = { ...world, sectors: { ...world.sectors, [sectorId(3)]: { ...world.sectors[sectorId(3)]!, permitted: [klingon] } } };
  expect(seen(guest, [false])).toEqual([1, 2, 3]);
  expect(seen(guest, [true, false, false, false])).toEqual([1, 2, 3, 4, 6]);
  expect(seen(guest, [true, false, true, false])).toEqual([1, 2, 3, 4, 5, 6]);
  const two = { ...guest, units: start(2).units };
  expect(seen(two, [false, true, false, false, false])).toEqual([1, 2, 3, 4, 6]);
});

test('scouts see better: 90 and 30 percent against 30 and 10 (E-48)', () => {
  expect(scoutingOf(start(1), type('scout'))).toEqual({ near: 90, bonus: 30 });
  expect(scoutingOf(start(1), type('four'))).toEqual({ near: 30, bonus: 10 });
});

test('every empire gets its own report, and the chances are those of the table', () => {
  expect(play(start(1)).events('sectors-scouted').map(({ seat }) => seat)).toHaveLength(4);
  const world = start(1);
  const guest = { ...world, sectors: { ...world.sectors, [sectorId(3)]: { ...world.sectors[sectorId(3)]!, permitted: [klingon] } } };
  const runs = 600;
  let reports = 0;
  for (let run = 0; run < runs; run += 1) {
    const places = play(guest, {}, `seed ${run}`).events('sectors-scouted').find(({ seat }) => seat === klingon)?.places ?? [];
    if (places.includes(sectorId(6))) reports += 1;
  }
  // 30 percent of 600 within four standard errors of 11.2.
  expect(Math.abs(reports - 180)).toBeLessThanOrEqual(45);
});
