import { describe, expect, test } from 'vitest';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { enoughRuns, likelihood, tallied } from '#kernel/odds/tally.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { nthOrder, seatId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { Clash } from '#rulesets/star-fleet-warlord/forecast/clash.ts';
import type { HexNumber } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { starFleetWarlord } from '#rulesets/star-fleet-warlord/ruleset.ts';
import { rounds } from '#test/support/rounds.ts';
import { placeOf, readGiven, world } from '../caseWorlds.ts';
import { shelf } from '../shelf.ts';

const rules = starFleetWarlord.open!(shelf);
const [me, ship, place] = [seatId('c01'), unitId('c01.a'), placeOf('00-0809')];

/** A ship of Corporation c01, which attacks from 40 percent of a defense on, beside a site of c02 with so many points of fortification, which it knows. */
function siege(points: number): { state: ReturnType<typeof world>; view: View } {
  const state = world(
    readGiven([
      ...['year 168', 'corporation c01 at 00-0808, attackPercent 40', 'corporation c02 at 22-0808'],
      ...[`hex 00-0809 PL+ES, owner c02, points ${points}`, 'ship c01.a T-PC at 00-0808'],
    ]),
  );
  const known = rules.view(state, me, []);
  const { production, owner, base } = state.sites[place]!;
  const sites = { ...known.sites, [place]: { owner: owner!, production, points, base, turn: known.turn } };
  return { state, view: { ...known, sites, glimpsed: { ...known.glimpsed, [place]: 'PL+ES' } } };
}
const move: Order = { kind: 'move', hex: '0809' as HexNumber, ref: nthOrder(me, 4, 1) };
const coming: Plan<Order> = { hq: [], units: { [ship]: [move] } };

const meetingOf = (view: View, plan: Plan<Order>) =>
  rules.odds!.meetings(view, plan, { place, unit: ship })[0];
const fought = (view: View, plan: Plan<Order>) => {
  const trial = rules.odds!.trial(meetingOf(view, plan)?.matter('seen'));
  const tally = tallied(trial, 0, enoughRuns);
  const came = Object.fromEntries(trial.chances.map((label, at) => [phraseText(label), tally.came[at] ?? 0]));
  return { trial, tally, came };
};

describe('attacks foretold', () => {
  test('by the plan, or by the chosen ship without one', () => {
    const { view } = siege(3);
    expect(phraseText(meetingOf(view, coming)!.said)).toBe('Your ships come to 00-0809');
    expect(meetingOf(view, coming)!.planned).toBe(true);
    expect(phraseText(meetingOf(view, emptyPlan())!.said)).toMatch(/^If T-PC .*comes here$/);
    expect(rules.odds!.meetings(view, emptyPlan(), { place })).toEqual([]);
  });

  test('a site that nobody defends is taken, with no die', () => {
    const { tally, came } = fought(siege(0).view, coming);
    expect([tally.sure, tally.ended.won, came['You capture the site']]).toEqual([true, 1, 1]);
  });

  test('1 point of fortification falls to any volley in the first round, and strikes for 1, which shields take (SFW 4644)', () => {
    const { tally, came, trial } = fought(siege(1).view, coming);
    expect([tally.ended.won, came['You capture the site']]).toEqual([enoughRuns, enoughRuns]);
    const lost = trial.counted.map(({ side }, at) => [side, tally.counts[at]]);
    expect(lost).toEqual([
      ['own', [enoughRuns]],
      ['place', [0, enoughRuns]],
    ]);
  });

  test('whoever is too weak turns away, with no die (SFW 4620)', () => {
    const { tally, came } = fought(siege(500).view, coming);
    expect([tally.sure, tally.ended.open, came['You turn away']]).toEqual([true, 1, 1]);
  });

  test('twice the fortifications where that is assumed, and no battle where nobody is there', () => {
    const meeting = meetingOf(siege(3).view, coming);
    const points = (assumed: 'seen' | 'doubled') =>
      (meeting!.matter(assumed) as Clash).scene.sites[place]?.points;
    expect([points('seen'), points('doubled')]).toEqual([3, 6]);
    expect(meeting?.matter('none')).toBeUndefined();
  });

  test('the forecast and the turn say the same', () => {
    const strong = siege(60);
    const { tally, came } = fought(strong.view, coming);
    const turns = rounds(120);
    const captured = Array.from({ length: turns }, (_, run) =>
      runTurn(rules, { state: strong.state, seed: `game ${run}`, plans: { [me]: coming } }),
    ).filter(({ state }) => state.sites[place]?.owner === me).length;
    const share = (came['You capture the site'] ?? 0) / tally.runs;
    const within =
      400 * Math.sqrt((share * (1 - share)) / turns) +
      likelihood(came['You capture the site'] ?? 0, tally).error;
    expect(Math.abs((100 * captured) / turns - 100 * share)).toBeLessThanOrEqual(within);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
  });
});
