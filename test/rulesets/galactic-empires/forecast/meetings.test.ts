import { describe, expect, it } from 'vitest';

import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { enoughRuns, likelihood, tallied } from '#kernel/odds/tally.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Clash } from '#rulesets/galactic-empires/forecast/clash.ts';
import { odds } from '#rulesets/galactic-empires/forecast/odds.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId as s } from '#rulesets/galactic-empires/model/state.ts';
import { seatId } from '#kernel/words/ids.ts';
import { rounds } from '#test/support/rounds.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';
import { a, g, garrison, gorn, klingon, play, romulan, travel, type } from '../play.ts';

const anvil = a(klingon, 2);
const noPlan = planOf({});
const attack: Unnumbered<Order> = travel(4);
const into4: Plan<Order> = planOf({ [anvil]: [attack] });

const at = (state: State, plan: Plan<Order>, place: number, unit = anvil) =>
  odds.meetings(viewOf(state), plan, { place: s(place), unit });
const matterOf = (state: State, assumed: Parameters<ReturnType<typeof at>[number]['matter']>[0]): Clash =>
  at(state, into4, 4)[0]?.matter(assumed) as Clash;

describe('where a battle may come', () => {
  it('the plan brings one about: told with its phase, and no other beside it', () => {
    expect(at(ownRealm(), into4, 4).map(({ said, planned }) => [phraseText(said), planned])).toEqual([
      ['Phase 1: A2 Anvil against Garrison of Gornar', true],
    ]);
  });

  it('without orders, the chosen starfleet is taken to attack', () => {
    expect(at(ownRealm(), noPlan, 4).map(({ said, planned }) => [phraseText(said), planned])).toEqual([
      ['If A2 Anvil attacks here', undefined],
    ]);
    expect(at(ownRealm(), noPlan, 4, g(1))).toEqual([]);
  });

  it('an attack on neutral forces takes it for granted that war is declared', () => {
    const [one] = at(ownRealm(), noPlan, 3);
    expect(one?.taken.map(phraseText)).toContain('You declare war on the romulan empire.');
  });

  it('nothing is foretold where nobody is known to be', () => {
    expect(at(ownRealm(), noPlan, 5)).toEqual([]);
    expect(odds.meetings(viewOf(ownRealm()), noPlan, {})).toEqual([]);
  });
});

describe('what is assumed of the enemy', () => {
  const gornShips = (clash: Clash): number =>
    clash.scene.units[g(4)]?.stacks.reduce((sum, { count }) => sum + count, 0) ?? 0;

  it('as last seen, twice as many, or nobody', () => {
    expect(gornShips(matterOf(ownRealm(), 'seen'))).toBe(5);
    expect(gornShips(matterOf(ownRealm(), 'doubled'))).toBe(10);
    expect(matterOf(ownRealm(), 'none')).toBeUndefined();
  });

  it('nothing that the reader does not know has a part in it: ranks, admirals, treasuries, and sectors out of sight', () => {
    const known = matterOf(ownRealm(), 'seen');
    const other: State = {
      ...ownRealm(),
      units: {
        ...ownRealm().units,
        ...Object.fromEntries([
          garrison(gorn, { at: 4, ships: [[type('destroyer'), 5, 5]], retreatLevel: 2, name: 'Sharp' }),
        ]),
      },
      empires: {
        ...ownRealm().empires,
        [gorn]: { ...ownRealm().empires[gorn]!, treasury: 99_999 },
        [seatId('vulcan')]: { ...ownRealm().empires[seatId('vulcan')]!, refuses: [romulan] },
      },
    };
    expect(matterOf(other, 'seen')).toEqual(known);
  });
});

describe('the forecast and the turn', () => {
  it('say the same: the game master’s own runs of the turn lie within the error of the forecast', () => {
    // 18 destroyers in their usual rank 2 against three heavy cruisers: neither side is sure to win.
    const base = ownRealm();
    const state: State = {
      ...base,
      units: {
        ...base.units,
        [g(4)]: {
          ...base.units[g(4)]!,
          retreatLevel: 5,
          stacks: [{ type: type('destroyer'), count: 18, rank: 2, used: 0 }],
        },
        [anvil]: {
          ...base.units[anvil]!,
          admirals: [],
          stacks: [{ type: type('two'), count: 3, rank: 1, used: 0 }],
        },
      },
    };
    const matter = odds.meetings(viewOf(state), into4, { place: s(4) })[0]?.matter('seen') as Clash;
    const trial = odds.trial(matter);
    const tally = tallied(trial, 0, enoughRuns);
    const turns = rounds(300);
    let won = 0;
    let lost = 0;
    for (let run = 0; run < turns; run += 1) {
      const played = play(state, { [klingon]: { [anvil]: [attack] } }, `game ${run}`);
      if (played.sector(4).owner === klingon) won += 1;
      lost += 18 - (played.state.units[g(4)]?.stacks ?? []).reduce((sum, { count }) => sum + count, 0);
    }
    const captured =
      tally.came[trial.chances.findIndex((one) => phraseText(one) === 'You capture the sector')] ?? 0;
    const share = captured / tally.runs;
    // Four standard errors of the turns, and the error that the forecast tells.
    const within = 400 * Math.sqrt((share * (1 - share)) / turns) + likelihood(captured, tally).error;
    expect(Math.abs((100 * won) / turns - 100 * share)).toBeLessThan(within);
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.9);
    const line = trial.counted.findIndex(({ side }) => side === 'theirs');
    const mean =
      (tally.counts[line] ?? []).reduce((sum, times, count) => sum + times * count, 0) / tally.runs;
    expect(Math.abs(lost / turns - mean)).toBeLessThan(1);
  });
});
