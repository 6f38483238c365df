import { describe, expect, test } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import { fits } from '#kernel/orders/fields.ts';
import type { FieldValue } from '#kernel/orders/form.ts';
import { enoughRuns, tallied } from '#kernel/odds/tally.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Clash } from '#rulesets/star-fleet-warlord/forecast/clash.ts';
import type { Match } from '#rulesets/star-fleet-warlord/forecast/simulator.ts';
import { simulator } from '#rulesets/star-fleet-warlord/forecast/simulator.ts';
import { trial } from '#rulesets/star-fleet-warlord/forecast/trial.ts';
import { starFleetWarlord } from '#rulesets/star-fleet-warlord/ruleset.ts';
import { placeOf, readGiven, world } from '../caseWorlds.ts';
import { shelf } from '../shelf.ts';

const set = (match: Match, values: Readonly<Record<string, FieldValue>>): Match =>
  Object.entries(values).reduce((now, [name, value]) => simulator.form(now).set(name, value), match);
const ships = (design: string, count: number) => [{ design, count, damage: 0, crew: 0 }];
const siege = (points: number) =>
  set(simulator.blank, {
    'own.ships': ships('T-PC', 1),
    'own.percent': 75,
    point: 'PL',
    'theirs.points': points,
  });

function fought(match: Match) {
  const tried = trial(simulator.matter(match) as Clash);
  const tally = tallied(tried, 0, enoughRuns);
  const came = Object.fromEntries(tried.chances.map((label, at) => [phraseText(label), tally.came[at] ?? 0]));
  return { tally, came };
}

describe('the simulator', () => {
  test('has nothing to fight while nobody comes, or nothing is there', () => {
    expect(simulator.matter(simulator.blank)).toBeUndefined();
    expect(simulator.matter(set(simulator.blank, { 'own.ships': ships('T-PC', 1) }))).toBeUndefined();
    expect(simulator.matter(set(siege(1), { 'own.ships': ships('no such design', 1) }))).toBeUndefined();
  });

  test('leaves out ships whose damage destroys them', () => {
    const damaged = (damage: number) =>
      set(siege(0), { 'own.ships': [{ design: 'T-PC', count: 1, damage, crew: 0 }] });
    expect(simulator.matter(damaged(1))).toBeDefined();
    expect(simulator.matter(damaged(9_999))).toBeUndefined();
  });

  test('a site without fortification is taken with no die, one with 1 point in the first round (SFW 4644)', () => {
    const open = fought(siege(0));
    expect([open.tally.sure, open.came['You capture the site']]).toEqual([true, 1]);
    expect(fought(siege(1)).came['You capture the site']).toBe(enoughRuns);
  });

  test('whoever is too weak turns away, with no die (SFW 4620)', () => {
    const { tally, came } = fought(siege(500));
    expect([tally.sure, came['You turn away']]).toEqual([true, 1]);
  });

  test('ships alike fight in open space, and a tactic that a race is good at makes them stronger (SFW 3848)', () => {
    // Klingons are best at Knife-Fighting, by 15 percent.
    const alike = set(simulator.blank, {
      'own.ships': ships('K-F5L', 4),
      'theirs.ships': ships('K-F5L', 4),
      'own.percent': 75,
    });
    const { tally } = fought(alike);
    expect(tally.ended.won).toBeGreaterThan(0);
    // Alike, the attack is 100 percent of the defense: whoever attacks from 150 on turns away (SFW 4620).
    expect(fought(set(alike, { 'own.percent': 150 })).came['You turn away']).toBe(1);
    expect(fought(set(alike, { 'own.tactic': '2' })).tally.ended.won).toBeGreaterThan(tally.ended.won);
  });

  test('every value of its form is one that can be filled in', () => {
    const { fields, values } = simulator.form(siege(3));
    for (const field of fields) expect(fits(field, values[field.name]!), field.name).toBe(true);
  });

  test('takes ships, terrain and fortification from the map', () => {
    const rules = starFleetWarlord.open!(shelf);
    const [me, ship, place] = [seatId('c01'), unitId('c01.a'), placeOf('00-0809')];
    const state = world(
      readGiven([
        ...['year 168', 'corporation c01 at 00-0808, attackPercent 80', 'corporation c02 at 22-0808'],
        ...['hex 00-0809 PL+ES, owner c02, points 3', 'ship c01.a T-PC at 00-0808'],
      ]),
    );
    const known = rules.view(state, me, []);
    const { production, owner, base } = state.sites[place]!;
    const view = {
      ...known,
      sites: { ...known.sites, [place]: { owner: owner!, production, points: 3, base, turn: known.turn } },
      glimpsed: { ...known.glimpsed, [place]: 'PL+ES' },
    };
    const [meeting] = rules.odds!.meetings(view, emptyPlan(), { place, unit: ship });
    expect(simulator.taken(meeting!.matter('seen') as Clash)).toMatchObject({
      own: { ships: [{ design: 'T-PC', count: 1, damage: 0 }], percent: 80 },
      theirs: { ships: [], points: 3 },
      point: 'PL',
      area: 'ES',
    });
  });
});
