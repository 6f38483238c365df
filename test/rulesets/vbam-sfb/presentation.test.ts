import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { begun, setup } from './worlds.ts';

test('a turn is named by its year in the calendar of the campaign, and by its number alone where no campaign is at hand (VB 111)', () => {
  const state = { ...begun(setup(3), openDice('calendar')), firstYear: 165 };
  const [seat] = vbamSfb.seats(state);
  const view = vbamSfb.view(state, seat!, []);
  const { calendar } = vbamSfb.presentation;
  expect([1, 12, 13].map((turn) => phraseText(calendar(turn, view)))).toEqual([
    'turn 1 of Y165',
    'turn 12 of Y165',
    'turn 1 of Y166',
  ]);
  expect(phraseText(calendar(13))).toBe('turn 13');
});
