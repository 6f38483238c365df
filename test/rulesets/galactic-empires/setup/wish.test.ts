import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { filledWish, wishWith } from '#kernel/wish.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { leastSectors } from '#rulesets/galactic-empires/setup/galaxy/generate.ts';

const { beginning } = galacticEmpires;
const { practice, form } = beginning;

test('the map of a practice game grows and shrinks with the number of empires, so that any number can begin', () => {
  expect(form(practice.wish).values).toEqual({ empires: 6, sectors: 90, share: 50, battles: 'rules' });
  for (const empires of [2, 6, 10, 11, 26]) {
    const wish = form(practice.wish).set('empires', empires);
    expect(form(wish).values).toEqual({ empires, sectors: 15 * empires, share: 50, battles: 'rules' });
    expect(form(wish).faults).toEqual([]);
    expect(15 * empires).toBeGreaterThanOrEqual(leastSectors(empires));
  }
});

test('a map of a size of one’s own keeps it as long as there is room, and can be seen in the form', () => {
  const large = form(practice.wish).set('sectors', 200);
  expect(form(large).fields.map(({ name }) => name)).toEqual(['empires', 'sectors', 'share']);
  expect(form(form(large).set('empires', 10)).values).toMatchObject({ empires: 10, sectors: 200, share: 50 });
  // More than ten empires want fifteen sectors each.
  expect(form(form(large).set('empires', 20)).values).toMatchObject({ empires: 20, sectors: 300, share: 50 });
});

test('too small a map is a fault of the form, with the least that will do', () => {
  const small = form(practice.wish).set('sectors', 59);
  expect(form(small).faults.map(({ field, problem }) => [field, phraseText(problem.phrase)])).toEqual([
    ['sectors', '59 sectors are too few for 6 empires. Ask for at least 60.'],
  ]);
  expect(form(form(small).set('sectors', 60)).faults).toEqual([]);
});

test('a game by number of empires has a map of the usual size unless one is wished', () => {
  expect(filledWish(beginning, 'empires', { empires: 26 })).toEqual({ ok: true, value: { empires: 26 } });
  expect(wishWith(form, practice.wish, { empires: 26, sectors: 390 })).toEqual({
    ok: true,
    value: { empires: 26, sectors: 390, share: 50 },
  });
  expect(filledWish(beginning, 'empires', { empires: 26, sectors: 90 })).toMatchObject({
    ok: false,
    fault: [{ code: 'galaxy-too-small' }],
  });
});

test('battles are fought by the rules unless the form says otherwise, whatever else is chosen in it', () => {
  const stateOf = (wish: unknown) => {
    const made = beginning.create(beginning.setup(wish, {}), {}, openDice('battles'));
    return made.ok ? made.value.state : undefined;
  };
  const elsewhere = form({ empires: 2 }).set('battles', 'elsewhere');
  expect(stateOf({ empires: 2 })).not.toHaveProperty('elsewhere');
  expect(stateOf(form(elsewhere).set('battles', 'rules'))).toEqual(stateOf({ empires: 2 }));
  expect(stateOf(form(elsewhere).set('empires', 3))?.elsewhere).toBe('as-ordered');
});

test('a practice game says what wins it, and a drawn game does where a share is wished', () => {
  const victory = (wish: unknown): unknown => {
    const made = beginning.create(beginning.setup(wish, {}), {}, openDice('goal'));
    return made.ok ? made.value.state.victory : made;
  };
  expect(victory(practice.wish)).toEqual({ text: 'Own 50% of the galaxy.', share: 50 });
  expect(victory({ empires: 2 })).toBeUndefined();
  expect(victory(form({ empires: 2 }).set('share', 75))).toMatchObject({ share: 75 });
});
