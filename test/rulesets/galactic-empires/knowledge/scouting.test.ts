import { expect, test } from 'vitest';
import { listLog } from '#kernel/dice/rollLog.ts';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { scoutingOf, surelySeen } from '#rulesets/galactic-empires/knowledge/scouting.ts';
import { a, fleet, klingon, play, romulan, scene, ship, type } from '../play.ts';

// 1-2-3-4-5 in a row, 6 hanging on 3; the Klingons own 1, their ships stand in 3.
const start = (ships: number, name: string = ship.two) =>
  scene({
    sectors: {
      1: { owner: klingon, links: [2] },
      2: { links: [1, 3] },
      3: { links: [2, 4, 6] },
      4: { links: [3, 5] },
      5: { links: [4] },
      6: { links: [3] },
      7: {},
    },
    units: [fleet(klingon, 1, { at: 3, ships: [[name, ships]] })],
  });
const seen = (world: ReturnType<typeof start>, rolls: readonly boolean[]) => {
  const dice = scriptedDice([{ stream: `Scouting Occurs/klingon/${a(klingon, 1)}`, rolls }]);
  const places = play(world, {}, dice)
    .events('sectors-scouted')
    .find(({ seat }) => seat === klingon)?.places;
  expect(dice.leftovers()).toEqual([]);
  return places?.map((place) => Number(place.slice(1)));
};

test('own sectors, their neighbours and the places of own units are always reported (GE 1026, R-13.1)', () => {
  expect(surelySeen(start(1), klingon)).toEqual([1, 2, 3].map(sectorId));
  expect(surelySeen(start(1), romulan)).toEqual([]);
});

test('GE-V25: one roll of each ship for all neighbours, then one for each neighbour and those beyond it (GE 1028, E-48)', () => {
  const world = start(1);
  // With a permission it stays a guest, and reports nothing but the sector it is in.
  const guest = {
    ...world,
    sectors: { ...world.sectors, [sectorId(3)]: { ...world.sectors[sectorId(3)]!, permitted: [klingon] } },
  };
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

test('every empire gets its own report', () => {
  expect(
    play(start(1))
      .events('sectors-scouted')
      .map(({ seat }) => seat),
  ).toHaveLength(4);
});

test.each([
  ['two', '30 of 100', '10 of 100'],
  ['scout', '90 of 100', '30 of 100'],
] as const)('the dice are rolled at the chances of the table: %s', (name, near, bonus) => {
  const log = listLog();
  play(start(40, ship[name]), {}, openDice('scouts', log));
  const odds = log.rolls
    .filter(({ stream }) => stream.startsWith('Scouting Occurs'))
    .map(({ wins, outOf }) => `${wins} of ${outOf}`);
  expect(odds.filter((odd) => odd === near)).toHaveLength(40);
  expect([...new Set(odds)].sort()).toEqual([bonus, near].sort());
});
