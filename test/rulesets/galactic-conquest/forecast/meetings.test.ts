import { describe, expect, test } from 'vitest';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Assumption } from '#kernel/odds/odds.ts';
import { enoughRuns, likelihood, tallied } from '#kernel/odds/tally.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Clash } from '#rulesets/galactic-conquest/combat/trial/fought.ts';
import { trials } from '#rulesets/galactic-conquest/combat/trial/forecast.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { Combat } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { combatOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { rounds } from '#test/support/rounds.ts';
import { cases } from '../caseWriting.ts';

const { ruleset } = cases;
const [hydran] = seats;
const unit = unitId('h01a');
const [here, beyond] = [placeId('hd5'), placeId('hd4')];
const ref = (nth: number) => nthOrder(hydran, 1, nth);

const strong = ['squadron H01A of hydran in D4: 4xDN SC+4', 'squadron L01A of lyran in D5: 3xCA'];
const even = ['squadron H01A of hydran in D4: 2xCA SC+4', 'squadron L01A of lyran in D5: 2xCA DD'];
const worldOf = (lines: readonly string[]) => cases.world(cases.readGiven(lines));
const viewOf = (lines: readonly string[]): View => makeView(worldOf(lines), hydran);

const fighting = (told: Partial<Combat> = {}): Plan<Order> =>
  withOrder<Order>(emptyPlan(), { kind: 'fight', ref: ref(1), ...combatOf({}), attack: true, ...told }, unit);
const coming = (told?: Partial<Combat>): Plan<Order> =>
  withOrder<Order>(fighting(told), { kind: 'plot', ref: ref(2), way: [here] }, unit);

const meetingsAt = (view: View, plan: Plan<Order>, place = here) =>
  ruleset.odds!.meetings(view, plan, { place, unit });
const saidOf = (view: View, plan: Plan<Order>, place = here) =>
  meetingsAt(view, plan, place).map(({ said }) => phraseText(said));
const foughtBy = (view: View, plan: Plan<Order>, assumed: Assumption = 'seen', runs = enoughRuns) =>
  tallied(ruleset.odds!.trial(meetingsAt(view, plan)[0]!.matter(assumed)), 0, runs);

describe('battles foretold', () => {
  test('by the plan, in the segment in which its squadron comes', () => {
    const view = viewOf(strong);
    expect(saidOf(view, coming())).toEqual(['H01A attacks the Lyran Star Empire in segment 12']);
    expect(meetingsAt(view, coming())[0]).toMatchObject({ planned: true, id: 'D5.12' });
    // Who turns back fights nobody.
    expect(saidOf(view, coming({ attack: false }))).toEqual(['If H01A attacks here']);
  });

  test('by the chosen squadron without a plan, and by ships that were read beside an own one', () => {
    const view = viewOf(strong);
    expect(saidOf(view, emptyPlan())).toEqual(['If H01A attacks here']);
    expect(saidOf(view, emptyPlan(), beyond)).toEqual([
      'If ships of the Lyran Star Empire in D5 attack here',
    ]);
    expect(ruleset.odds!.meetings(view, emptyPlan(), { place: placeId('hf4'), unit })).toEqual([]);
  });

  test('against forces as they were read, twice as many, or none', () => {
    const [meeting] = meetingsAt(viewOf(strong), coming());
    const ships = (assumed: Assumption): number | undefined => {
      const clash = meeting?.matter(assumed) as Clash | undefined;
      return clash && Object.values(clash.scene.squadrons).find(({ seat }) => seat !== hydran)?.ships.length;
    };
    expect([ships('seen'), ships('doubled'), ships('none')]).toEqual([3, 6, undefined]);
    expect(meeting!.taken.map(phraseText)[0]).toBe('Their forces are those that were read in Y160.1.');
  });

  test('bases count as damage: as they were read, or from afar a base station in open space', () => {
    const bases = (own: string) => {
      const view = viewOf([
        `squadron H01A of hydran in ${own}: 4xDN SC+4`,
        'bases of lyran in D5: BATS 6xGBDP',
      ]);
      const [meeting] = meetingsAt(view, fighting());
      const { counted } = ruleset.odds!.trial(meeting!.matter('seen'));
      return {
        lines: counted.flatMap(({ side, label, of }) =>
          side === 'place' ? [`${phraseText(label)}: ${of}`] : [],
        ),
        taken: meeting!.taken.map(phraseText),
      };
    };
    expect(bases('D5').lines).toEqual(['All bases: 2', '6xGBDP: 1', 'BATS: 1']);
    expect(bases('D5').taken).toContain('Bases: BATS, 6xGBDP');
    expect(bases('D4').lines).toEqual(['BS: 1']);
    expect(bases('D4').taken).toContain('Bases, assumed to be BS');
  });

  test('the line of the move in the scroll names the battle', () => {
    const view = viewOf(strong);
    const lines = ruleset.presentation.scroll!(view, coming()).steps.flatMap((step) => step.lines);
    const named = lines.filter(({ battle }) => battle !== undefined);
    expect(named.map(({ battle, place }) => [battle, place])).toEqual([['D5.12', here]]);
    const turning = ruleset.presentation.scroll!(view, coming({ attack: false })).steps.flatMap(
      ({ lines: all }) => all,
    );
    expect(turning.filter(({ battle }) => battle !== undefined)).toEqual([]);
  });

  test('the form of the order to fight says what the first of these battles say', () => {
    const view = viewOf(even);
    const given = { kind: 'fight' as const, ...combatOf({}), attack: true };
    const facts = ruleset.orders.fight.form?.(view, given, { unit }, emptyPlan()).facts ?? [];
    const { ended } = foughtBy(view, emptyPlan(), 'seen', trials);
    const chance = Math.round((100 * ended.won) / trials);
    expect(phraseText(facts.find(({ label }) => label === 'Holds the hex')!.value)).toBe(
      `in ${chance} % of battles`,
    );
  });

  test('the forecast and the turn say the same', () => {
    // The enemy is read hull by hull, and fights as it is taken to.
    const state = worldOf(even);
    const tally = foughtBy(makeView(state, hydran), coming());
    const turns = rounds(120);
    const won = Array.from({ length: turns }, (_, run) =>
      runTurn(ruleset, { state, seed: `game ${run}`, plans: { [hydran]: coming() }, decide: silenceOf }),
    ).filter(({ entries }) =>
      entries.some(({ event }) => event.kind === 'battle-ended' && event.winner === hydran),
    ).length;
    const share = tally.ended.won / tally.runs;
    const within = 400 * Math.sqrt((share * (1 - share)) / turns) + likelihood(tally.ended.won, tally).error;
    expect(Math.abs((100 * won) / turns - 100 * share)).toBeLessThanOrEqual(within);
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.9);
  });
});
