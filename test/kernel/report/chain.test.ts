import { describe, expect, test } from 'vitest';
import { nthOrder } from '#kernel/words/ids.ts';
import type { Explains, ExplainedLine } from '#kernel/report/chain.ts';
import { broughtBy, chainOf } from '#kernel/report/chain.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { ann, digging, toy } from '#test/support/desk/gmWorld.ts';

const rules = toy() as unknown as Explains;
const ref = nthOrder(ann, 3, 1);
const before = { view: { turn: 3, me: ann }, plan: digging(ann, 3, 2, true) as never };
const dug: ExplainedLine = {
  step: 'Digging',
  pass: 2,
  said: phrase('You dug up {gain}', { gain: 4 }),
  event: { kind: 'dug', cause: ref },
};

describe('what led to a line', () => {
  test('is the reader’s own order by its number, in the words of its plan; and the step with its rule', () => {
    expect(chainOf(rules, dug, before)).toMatchObject({
      order: { ref, number: 1, said: 'Dig 2 times' },
      step: { said: 'Digging, phase 2', cite: 'GE 1' },
      facts: [{ label: 'Gain', value: 4 }],
    });
    expect(chainOf(rules, dug, before).brought).toBeUndefined();
  });

  test('is the number of the order alone where its plan is not at hand, or no longer has it', () => {
    expect(chainOf(rules, dug).order).toEqual({ ref, number: 1 });
    expect(chainOf(rules, dug, { ...before, plan: { hq: [], units: {} } }).order).toEqual({ ref, number: 1 });
  });

  test('is said by the kind of event alone where the reader ordered nothing: who reads it learns nothing of others', () => {
    const { cause: _, ...foreign } = dug.event ?? { kind: '' };
    const chainFrom = (origin?: 'order' | 'rules' | 'either') =>
      chainOf(
        { ...rules, ...(origin === undefined ? {} : { origins: { dug: origin } }) },
        { ...dug, event: foreign },
        before,
      );
    expect(
      [chainFrom('order'), chainFrom('rules'), chainFrom('either'), chainFrom()].map(({ brought, order }) => [
        brought,
        order,
      ]),
    ).toEqual([
      [broughtBy.order, undefined],
      [broughtBy.rules, undefined],
      [broughtBy.either, undefined],
      [broughtBy.either, undefined],
    ]);
  });

  test('is, of an order that was not carried out, that order, and where the rulebook says why', () => {
    const refused: ExplainedLine = {
      step: 'Boasting',
      pass: 0,
      said: phrase('Nobody listens.'),
      order: nthOrder(ann, 3, 2),
      cite: 'GE 7',
    };
    expect(chainOf(rules, refused, before)).toMatchObject({
      order: { number: 2, said: 'Boast' },
      step: { said: 'Boasting', cite: 'GE 2' },
      cite: 'GE 7',
      dice: false,
    });
  });

  test('has no rule where today’s rules do not have the step', () => {
    expect(chainOf(rules, { ...dug, step: 'Dreaming' }, before).step).toEqual({
      said: 'Dreaming, phase 2',
      cite: '',
    });
  });

  test('speaks of dice where the step rolls some', () => {
    const rolls = {
      ...rules,
      sequences: { turn: [{ name: 'Digging', cite: 'GE 1', dice: true, run: () => undefined }] },
    } as Explains;
    expect([chainOf(rolls, dug).dice, chainOf(rules, dug).dice]).toEqual([true, false]);
  });

  test('names the figures of a sentence once and in its order, and takes no sentence apart that is made of several', () => {
    const facts = (said: ExplainedLine['said']) => chainOf(rules, { ...dug, said }).facts;
    expect(
      facts(
        phrase('{hitPoints} of {unit}, {hitPoints} again', {
          unit: { to: 'unit', id: 'u', text: 'A1' },
          hitPoints: '3.5',
          unsaid: 1,
        }),
      ),
    ).toEqual([
      { label: 'Hit points', value: '3.5' },
      { label: 'Unit', value: { to: 'unit', id: 'u', text: 'A1' } },
    ]);
    const unit = phrase('{unit}', { unit: { to: 'unit', id: 'u', text: 'A1' } });
    expect(
      facts(phrase('{units} in {place}', { units: phraseList([unit, unit], '; '), place: 'Home' })),
    ).toEqual([]);
    expect(
      facts(
        phrase('{cost|move-point|move-points}, {how}', { cost: 2, how: phrase('by {speed}', { speed: 3 }) }),
      ),
    ).toEqual([
      { label: 'Cost', value: '2 move-points' },
      { label: 'How', value: 'by 3' },
    ]);
    expect(facts(phrase('«{text}»', { text: 'x'.repeat(61) }))).toEqual([]);
  });
});
