import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import { around, jumps } from '#rulesets/vbam-sfb/map/board.ts';
import type { Design } from '#rulesets/vbam-sfb/units/designs.ts';
import { designOf, designsOf } from '#rulesets/vbam-sfb/units/designs.ts';
import { empireIds } from '#rulesets/vbam-sfb/map/empires.ts';
import { homeworld } from '#rulesets/vbam-sfb/setup/figures.ts';
import { begun, setup } from '../games/begun.ts';

/* What a campaign begins with, as the README says (OURS: VB 53 names nothing). */

const campaign = (more: object, empires = 12): State =>
  begun({ ...(setup(empires) as object), ...more }, openDice('beginning'));
const gorn = seatId('gorn');
const classesOf = ({ units }: State, seat = gorn): readonly Design[] =>
  valuesInOrder(units)
    .filter((unit) => unit.seat === seat)
    .map(designOf);
const names = (state: State): readonly string[] => classesOf(state).map(({ name }) => name);

describe.each([110, 165, 180])('in Y%i', (year) => {
  const state = campaign({ year });

  test('each empire has its newest cruiser, three of its newest frigates or destroyers, and what all have', () => {
    for (const seat of empireIds) {
      const latest = (hulls: readonly string[]): number =>
        Math.max(
          ...[...designsOf(seat).values()]
            .filter((one) => hulls.includes(one.hull) && one.year <= year)
            .map((one) => one.year),
        );
      const all = classesOf(state, seat);
      const cruisers = all.filter(({ hull }) => ['CA', 'CW', 'CL'].includes(hull));
      const small = all.filter(({ hull }) => ['FF', 'DD'].includes(hull));
      // Before its first cruiser an empire has none.
      expect(cruisers.map((one) => one.year)).toEqual([latest(['CA', 'CW', 'CL'])].filter((one) => one > 0));
      expect(small.map((one) => one.year)).toEqual(
        Array.from({ length: 3 }, () => latest(['FF', 'DD'])).filter((one) => one > 0),
      );
      expect(new Set(small.map(({ name }) => name)).size).toBeLessThan(2);
      const rest = all.filter((one) => !cruisers.includes(one) && !small.includes(one));
      expect(rest.map(({ name }) => name)).toEqual([
        year < 120 ? 'Early Base Station' : 'Base Station',
        ...['Orbital Shipyard', 'Trade Fleet', 'Transport Fleet', 'Light Infantry', 'Light Infantry'],
      ]);
    }
  });

  test('the calendar and technology are those of the year', () => {
    expect(state.firstYear).toBe(year);
    for (const { tech } of valuesInOrder(state.empires)) expect(tech).toEqual({ pool: 0, year, advances: 0 });
  });
});

test('by their list the Gorn begin in Y165 with a cruiser of Y150 and destroyers of Y165', () => {
  expect(names(campaign({})).slice(0, 4)).toEqual(['SR', 'DDL', 'DDL', 'DDL']);
});

test('all of it is at home; an empire has 60 EP, and knows its home and what lies beside it', () => {
  const state = campaign({});
  for (const [seat, { home, pool, explored }] of inOrder(state.empires)) {
    expect(valuesInOrder(state.units).filter((unit) => unit.seat === seat && unit.place !== home)).toEqual(
      [],
    );
    expect(pool).toBe(60);
    expect(explored).toEqual([home!, ...around(home!)].toSorted());
  }
});

test('each has a home system and three colonies beside it, and no two homes are nearer than five jumps', () => {
  const { empires, systems } = campaign({});
  const homes = valuesInOrder(empires).map(({ home }) => home!);
  for (const [seat, { home }] of inOrder(empires)) {
    expect(systems[home!]).toMatchObject({ owner: seat, ...homeworld });
    const own = keysInOrder(systems).filter((place) => systems[place]?.owner === seat);
    expect(own.map((place) => jumps(home!, place)).toSorted()).toEqual([0, 1, 1, 1]);
  }
  for (const [at, home] of homes.entries())
    expect(homes.slice(at + 1).filter((other) => jumps(home, other) < 5)).toEqual([]);
});

test('all are strangers, or at odds from the first turn on', () => {
  const strangers = campaign({}, 4);
  expect([strangers.strangers.length, inOrder(strangers.relations)]).toEqual([6, []]);
  for (const stand of ['hostilities', 'war']) {
    const { strangers: none, relations } = campaign({ stand }, 4);
    expect([none, valuesInOrder(relations).map(({ enmity }) => enmity?.kind)]).toEqual([
      [],
      Array.from({ length: 6 }, () => stand),
    ]);
  }
});
