import { describe, expect, test } from 'vitest';
import type { FieldValue } from '#kernel/orders/form.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { enoughRuns, tallied } from '#kernel/odds/tally.ts';
import { fits } from '#kernel/orders/fields.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';
import type { Clash } from '#rulesets/vbam-sfb/forecast/clash.ts';
import { odds } from '#rulesets/vbam-sfb/forecast/odds.ts';
import type { Match } from '#rulesets/vbam-sfb/forecast/simulator.ts';
import { simulator } from '#rulesets/vbam-sfb/forecast/simulator.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { worldOf } from '../caseWorlds.ts';

const [klingon, gorn] = [seatId('klingon'), seatId('gorn')];
const set = (match: Match, values: Readonly<Record<string, FieldValue>>): Match =>
  Object.entries(values).reduce((now, [name, value]) => simulator.form(now).set(name, value), match);
const units = (design: string, count: number, crippled = 0) => [{ design, count, crippled }];
const cruisers = set(simulator.blank, {
  'own.empire': klingon,
  'own.units': units('D7', 3),
  'theirs.empire': gorn,
  'theirs.units': units('CA', 3),
});
const clash = (match: Match) => simulator.matter(match) as Clash;

describe('the simulator', () => {
  test('has nothing to fight while a side has nobody', () => {
    expect(simulator.matter(simulator.blank)).toBeUndefined();
    expect(simulator.matter(set(cruisers, { 'theirs.units': [] }))).toBeUndefined();
    expect(simulator.matter(set(cruisers, { 'theirs.units': units('no such class', 3) }))).toBeUndefined();
    // Another empire has other classes.
    expect(simulator.matter(set(cruisers, { 'own.empire': gorn }))).toBeUndefined();
  });

  test('fights what is filled in, the attacker first', () => {
    const { me, sides } = clash(set(cruisers, { attacks: 'theirs', 'own.units': units('D7', 3, 1) }));
    expect(sides.map(({ seat }) => seat === me)).toEqual([false, true]);
    expect(sides[1].force.map(([, { seat, design, crippled }]) => [seat, design, crippled])).toEqual([
      [klingon, 'D7', true],
      [klingon, 'D7', false],
      [klingon, 'D7', false],
    ]);
  });

  test('of one empire on both sides, alike, each wins as often', () => {
    const alike = set(cruisers, { 'theirs.empire': klingon, 'theirs.units': units('D7', 3) });
    const { ended } = tallied(odds.trial(clash(alike)), 0, enoughRuns);
    const decided = ended.won + ended.lost;
    expect(decided).toBeGreaterThan(200);
    // Four standard errors of a coin.
    expect(Math.abs(ended.won - decided / 2)).toBeLessThan(2 * Math.sqrt(decided));
  });

  test('bases flights where there is room, and leaves out those for which there is none', () => {
    // A D6Y has room for 5 light flights.
    const carrier = set(cruisers, { 'own.units': [...units('D6Y', 1), ...units('Z-1', 7)] });
    const [{ force }] = clash(carrier).sides;
    expect(force.map(([, { design }]) => design)).toEqual(['D6Y', ...Array.from({ length: 5 }, () => 'Z-1')]);
    expect(force.slice(1).every(([, { based }]) => based === force[0]![0])).toBe(true);
  });

  test('every value of its form is one that can be filled in', () => {
    const { fields, values } = simulator.form(cruisers);
    for (const field of fields) expect(fits(field, values[field.name]!), field.name).toBe(true);
  });

  test('takes the forces and who attacks from a battle of the map, and fights the same', () => {
    const state = worldOf([
      ...['empire gorn, pool 100', 'empire klingon, pool 100'],
      ...['relation gorn klingon, hostilities by gorn at 1', 'system 0504 gorn', 'system 0704 klingon'],
      ...['units 3 CA of gorn at 0504', 'units 3 D7 of klingon at 0504'],
    ]);
    const view = vbamSfb.view(state, klingon, []);
    const [meeting] = odds.meetings(view, emptyPlan(), { place: placeId('s0504') });
    const matter = meeting!.matter('seen') as Clash;
    const match = simulator.taken(matter);
    expect([match.own.units, match.theirs.units]).toEqual([units('D7', 3), units('CA', 3)]);
    const count = (one: Clash) => tallied(odds.trial(one), 0, 200).ended;
    expect(count(clash(match))).toEqual(count(matter));
  });
});
