import { expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { basesAt } from '#rulesets/galactic-conquest/model/territory.ts';
import type { Contact, State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { keepingFaults } from '../writing/keeping.ts';
import { start } from '../worlds.ts';
import {
  lossFaults,
  pointFaults,
  roomFaults,
  secondReading,
  sensorFaults,
  storeFaults,
} from './secondReading.ts';

/* Each law of the second reading finds what is planted, and nothing in a world without it. */

const hydran = seatId('hydran');
const h01a = unitId('h01a');
const world = start();
type Event = GalacticConquest['event'];

const tried = (after: State, events: readonly unknown[] = [], view: View = makeView(after, hydran)) =>
  ({
    before: world,
    after,
    outcome: { entries: events.map((event) => ({ event: event as Event })) },
    views: new Map<SeatId, View>([[hydran, view]]),
  }) as unknown as Parameters<typeof secondReading>[0];

const withEmpire = (more: object): State => ({
  ...world,
  empires: { ...world.empires, [hydran]: { ...world.empires[hydran]!, ...more } },
});
const withUnit = (unit: string, more: object): State => ({
  ...world,
  squadrons: { ...world.squadrons, [unit]: { ...world.squadrons[h01a]!, ...more } },
});
const withContact = (place: string, contact: Omit<Contact, 'turn'>) => {
  const view = makeView(world, hydran);
  return tried(world, [], {
    ...view,
    contacts: { ...view.contacts, [placeId(place)]: { turn: world.turn, ...contact } },
  });
};

test('a world as it is has none of these faults', () => {
  expect(secondReading(tried(world))).toEqual([]);
});

test('what is read beyond the table of sensors is found', () => {
  const lyran = seatId('lyran');
  // Nothing of theirs is near; beside a cruiser are numbers; there are no ships of theirs at home.
  expect(sensorFaults(withContact('hh12', { grade: 1 }))).toHaveLength(1);
  expect(
    sensorFaults(withContact('hd7', { grade: 4, count: 1, ships: [{ seat: lyran, size: 3, hull: 'CA' }] })),
  ).toHaveLength(1);
  expect(
    sensorFaults(withContact('hd6', { grade: 3, count: 1, ships: [{ seat: lyran, size: 3 }] })),
  ).toHaveLength(1);
});

test('points that nobody earned, or that are no whole ones, are found', () => {
  expect(pointFaults(tried(withEmpire({ treasury: 1.5 })))).toHaveLength(1);
  expect(pointFaults(tried(withEmpire({ account: { savings: -1 } })))).toHaveLength(1);
  const earned = [{ kind: 'earned', seat: hydran, points: 7 }];
  expect(pointFaults(tried(withEmpire({ treasury: 8 }), earned))).toHaveLength(1);
  expect(pointFaults(tried(withEmpire({ treasury: 7 }), earned))).toEqual([]);
});

test('crews and freighters that come from nowhere are found', () => {
  expect(storeFaults(tried(withEmpire({ crews: { poor: 500 } })))).toHaveLength(1);
  const merchant = { working: { large: 900, small: 0 }, reserve: {} };
  expect(storeFaults(tried(withEmpire({ merchant })))).toHaveLength(1);
  const served = [{ kind: 'merchants-serve', seat: hydran }];
  expect(storeFaults(tried(withEmpire({ merchant }), served))).toEqual([]);
});

test('losses beyond what a ship has are found', () => {
  const ships = [{ hull: 'CA', size: 3, sensors: 0, lost: 99 }];
  expect(lossFaults(tried(withUnit('h01a', { ships })))).toHaveLength(1);
});

test('squadrons and bases without room are found', () => {
  const figures = { attack: 1, defence: 1, speed: 3, rating: 2, crew: 1, cost: 1, class: 'CA' };
  const ships = Array.from({ length: 9 }, () => ({ hull: 'CA', size: 3, sensors: 0, figures }));
  const formed = [{ kind: 'regrouped', to: h01a }];
  expect(roomFaults(tried(withUnit('h01a', { ships }), formed))).toHaveLength(1);
  for (const hulls of [
    ['BS', 'BS', 'BS', 'BS', 'BS', 'BS', 'MB'],
    ['6xDefSat', '5xDefSat'],
    ['6xGBDP', '43xGBDP'],
  ]) {
    const bases = hulls.map((hull) => ({ hull, size: 3, sensors: 0 }));
    const at = withUnit(basesAt(placeId('hd3')), { ships: bases, fixed: { orbit: 0, ground: 0 } });
    expect(roomFaults(tried(at)), hulls[0]).toHaveLength(1);
  }
});

test('ships, factors and crew units that an event does not speak of are found', () => {
  const event = (kind: string, more: object = {}): Event =>
    ({ kind, seat: hydran, unit: h01a, ...more }) as Event;
  const { ships } = world.squadrons[h01a]!;
  const hurt = withUnit('h01a', { ships: ships.map((ship) => ({ ...ship, lost: 2 })) });
  const fewer = withUnit('h01a', { ships: ships.slice(1) });
  const crewed = withEmpire({ crews: { poor: 3000 } });
  // A course takes no ship, no factor and no crew; a battle takes ships and factors.
  expect(keepingFaults(event('moved'), world, world)).toEqual([]);
  expect(keepingFaults(event('moved'), world, fewer)).toHaveLength(1);
  expect(keepingFaults(event('moved'), world, hurt)).toHaveLength(1);
  expect(keepingFaults(event('moved'), hurt, world)).toHaveLength(1);
  expect(keepingFaults(event('struck'), world, hurt)).toEqual([]);
  expect(keepingFaults(event('struck'), world, fewer)).toEqual([]);
  // What comes back is what the event says.
  const back = (points: number): Event => event('patched', { ships: [{ hull: 'CA', points }] });
  expect(keepingFaults(back(2 * ships.length), hurt, world)).toEqual([]);
  expect(keepingFaults(back(2 * ships.length + 1), hurt, world)).toHaveLength(1);
  // Three units are three thousand thousandths.
  expect(keepingFaults(event('moved'), world, crewed)).toHaveLength(1);
  expect(keepingFaults(event('ships-scrapped', { kept: { poor: 3000 } }), world, crewed)).toEqual([]);
  expect(keepingFaults(event('ships-scrapped', { kept: { poor: 2000 } }), world, crewed)).toHaveLength(1);
  expect(keepingFaults(event('crew-raised', { poor: 3000 }), world, crewed)).toEqual([]);
  expect(keepingFaults(event('crew-raised', { poor: 0 }), world, crewed)).toHaveLength(1);
});
