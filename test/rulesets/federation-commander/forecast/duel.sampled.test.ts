import { describe, expect, test } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Tally } from '#kernel/odds/tally.ts';
import { likelihood, tallied, together } from '#kernel/odds/tally.ts';
import { placeId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Duel } from '#rulesets/federation-commander/forecast/duel.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { State } from '#rulesets/federation-commander/model/state.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import { makeView } from '#rulesets/federation-commander/view.ts';
import { rounds } from '#test/support/rounds.ts';
import { battle } from '../captains/league.ts';
import { start } from '../worlds.ts';
import { longTest } from '#test/support/sample.ts';

const { meetings, trial } = federationCommander.odds!;
const [federation, klingon] = seats;
const meetingsAt = (state: State, place = valuesInOrder(state.ships)[0]!.place) =>
  meetings(makeView(state, klingon, []), emptyPlan(), { place });
const duel = (state: State) => meetingsAt(state)[0]!.matter('seen') as Duel;

function begun(): State {
  const made = create({ seats: [...seats] });
  if (!made.ok) throw new Error('the battle cannot be begun');
  return made.value;
}

describe('the rest of a battle', () => {
  test('is foretold where a ship is that fights it, before a turn, as long as it goes on', () => {
    const state = start();
    expect(meetingsAt(state).map(({ said, open }) => [phraseText(said), open])).toEqual([
      ['The rest of the battle', true],
    ]);
    expect(meetingsAt(state, placeId('h0101'))).toEqual([]);
    expect(meetingsAt({ ...state, impulse: 3 })).toEqual([]);
    expect(meetingsAt({ ...state, over: { points: {}, disabled: {} } })).toEqual([]);
  });

  test('is fought by what the reader knows alone: orders of the enemy change nothing', () => {
    const state = start();
    const bare = {
      ...state,
      ships: Object.fromEntries(
        Object.entries(state.ships).map(([id, ship]) => [id, { ...ship, standing: [] }]),
      ),
    };
    expect(duel(state)).toEqual(duel(bare));
    expect(JSON.parse(JSON.stringify(duel(state)))).toEqual(duel(state));
  });

  test('comes alike whoever fights it: in one piece, in two and in eight', () => {
    const fought = trial(duel(start()));
    const whole = tallied(fought, 0, 8);
    for (const pieces of [2, 8]) {
      const part = 8 / pieces;
      const parts = Array.from({ length: pieces }, (_, at) => tallied(fought, at * part, (at + 1) * part));
      expect(parts.reduce((one: Tally, other) => together(one, other))).toEqual(whole);
    }
  });

  longTest(
    'the forecast and the game say the same: of officers on both sides the same side wins as often',
    () => {
      const scene = begun();
      const fought = trial(duel(scene));
      expect(fought.enough).toBe(100);
      const tally = tallied(fought, 0, 100);
      const games = rounds(40);
      const all = Array.from({ length: games }, (_, at) => battle(`game ${at}`, ['officer', 'officer']));
      const wonBy = (seat: string): number => all.filter(({ over }) => over?.winner === seat).length / games;
      for (const [seat, count] of [
        [klingon, tally.ended.won],
        [federation, tally.ended.lost],
      ] as const) {
        const share = count / tally.runs;
        // Four standard errors of the games, and what the forecast says of itself.
        const within = 4 * Math.sqrt(0.25 / games) + likelihood(count, tally).error / 100;
        expect([seat, Math.abs(wonBy(seat) - share) <= within]).toEqual([seat, true]);
      }
      // One of them wins far more often, so that sides taken for each other would be seen.
      expect(Math.abs(tally.ended.won - tally.ended.lost)).toBeGreaterThan(80);
    },
  );
});
