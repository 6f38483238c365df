import { expect, test } from 'vitest';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { replacement } from '#rulesets/star-fleet-warlord/replacement.ts';
import { runs } from '#rulesets/star-fleet-warlord/sequence.ts';
import { beginning } from '#rulesets/star-fleet-warlord/setup/beginning.ts';
import { readSetup } from '#rulesets/star-fleet-warlord/setup/setup.ts';
import { starFleetWarlord } from './shelf.ts';
import { start } from './worlds.ts';

/** A world with so many Corporations in its cycle, whose runs are spread over a week or not. */
function cycleOf(count: number, days: 'together' | 'week'): State {
  const state = start();
  const cycle = Array.from({ length: count }, (_, at) => seatId(`c${String(at + 1).padStart(2, '0')}`));
  return { ...state, cycle, parameters: { ...state.parameters, days } };
}
const daysOf = (count: number): readonly (number | undefined)[] =>
  runs(cycleOf(count, 'week')).map(({ day }) => day);

test('Corporations run on the days 0 to 6 of a week by their place in the cycle, and the generator at the end of the week after (SFW 5067, 5071)', () => {
  expect(daysOf(7)).toEqual([0, 1, 2, 3, 4, 5, 6, 13]);
  expect(daysOf(8)).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 13]);
  expect(daysOf(2)).toEqual([0, 3, 13]);
  const full = daysOf(50);
  expect([full[0], full[49], full[50]]).toEqual([0, 6, 13]);
  for (let day = 0; day < 7; day += 1) expect([7, 8]).toContain(full.filter((one) => one === day).length);
});

test('all are due at one moment, unless the game is begun with runs that are spread over a week', () => {
  expect(runs(cycleOf(3, 'together')).every((run) => !('day' in run))).toBe(true);
  const wish = beginning.form(beginning.kinds[0]!.usual).set('days', 'week');
  const setup = beginning.setup(wish, {}) as object;
  expect(setup).toMatchObject({ days: 'week' });
  expect(readSetup(setup)).toMatchObject({ ok: true, value: { options: { days: 'week' } } });
  const usual = beginning.setup(beginning.form(wish).set('days', 'together'), {}) as object;
  expect(inOrder(usual).map(([name]) => name)).not.toContain('days');
});

test('a replacement can be sought once more than two turns in a row were waived (SFW 5056)', () => {
  expect(starFleetWarlord.replacement).toBe(replacement);
  expect([1, 2].map(replacement)).toEqual([undefined, undefined]);
  expect(phraseText(replacement(3)!)).toBe(
    'A replacement can be sought (SFW 5056): 3 turns in a row were waived. After Y170, as a rule, nobody is (SFW 4877).',
  );
});
