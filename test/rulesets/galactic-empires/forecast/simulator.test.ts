import { describe, expect, it } from 'vitest';

import { fits } from '#kernel/orders/fields.ts';
import { enoughRuns, likelihood, tallied } from '#kernel/odds/tally.ts';
import type { Clash } from '#rulesets/galactic-empires/forecast/clash.ts';
import { odds } from '#rulesets/galactic-empires/forecast/odds.ts';
import { simulator } from '#rulesets/galactic-empires/forecast/simulator.ts';
import { sectorId as s } from '#rulesets/galactic-empires/model/state.ts';
import { ship } from '../battle/support/world.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';
import { a, klingon, travel, type } from '../play.ts';

const rows = (id: string, count = 1) => [{ type: id, count, rank: '1' }];
type Match = typeof simulator.blank;
const set = (match: Match, name: string, value: Parameters<ReturnType<typeof simulator.form>['set']>[1]) =>
  simulator.form(match).set(name, value);
const scouts = set(set(simulator.blank, 'own.ships', rows(ship.scout)), 'theirs.ships', rows(ship.scout));

const wonBy = (match: Match) => {
  const tally = tallied(odds.trial(simulator.matter(match) as Clash), 0, enoughRuns);
  return { tally, share: (100 * tally.ended.won) / tally.runs };
};

describe('the simulator', () => {
  it('has nothing to fight while a side has no ships', () => {
    expect(simulator.matter(simulator.blank)).toBeUndefined();
    expect(simulator.matter(set(simulator.blank, 'own.ships', rows(ship.scout)))).toBeUndefined();
    expect(simulator.matter(set(scouts, 'theirs.ships', rows('no such type')))).toBeUndefined();
  });

  it('fights a scout against a scout, of 3 percent each: .97 in 1.97', () => {
    const { tally, share } = wonBy(scouts);
    expect(Math.abs(share - 97 / 1.97)).toBeLessThan(2 * likelihood(tally.ended.won, tally).error);
  });

  it('a leader of tactics 100 makes the side stronger', () => {
    const led = set(scouts, 'own.tactics', 100);
    const { me, scene } = simulator.matter(led) as Clash;
    expect(scene.units[a(me, 1)]?.admirals.map(({ tactics }) => tactics)).toEqual([100]);
    expect(wonBy(led).share).toBeGreaterThan(wonBy(scouts).share + 5);
  });

  it('every value of its form is one that can be filled in', () => {
    const { fields, values } = simulator.form(scouts);
    for (const field of fields) expect(fits(field, values[field.name]!), field.name).toBe(true);
  });

  it('takes the forces, the owner and the defences from a battle of the map', () => {
    const plan = planOf({ [a(klingon, 2)]: [travel(4)] });
    const [meeting] = odds.meetings(viewOf(ownRealm()), plan, { place: s(4) });
    const match = simulator.taken(meeting?.matter('seen') as Clash);
    expect(match).toMatchObject({
      own: { ships: [{ type: type('three'), count: 1 }] },
      theirs: { ships: [{ type: type('destroyer'), count: 5, rank: '2' }], retreat: 5 },
      holds: 'theirs',
      level: 0,
    });
  });
});
