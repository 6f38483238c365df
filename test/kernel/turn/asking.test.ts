import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { gameMaster, isGivenBy, type SeatId, seatId, orderRef } from '#kernel/words/ids.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnInput } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { Answerer, Answers, Question } from '#kernel/sequence/question.ts';
import { isAnswer, silenceOf } from '#kernel/sequence/question.ts';
import type { Sequence, Step } from '#kernel/sequence/step.ts';
import type { Dug, Toy, ToyState } from '#test/support/play/toyRuleset.ts';
import { toyRuleset } from '#test/support/play/toyRuleset.ts';
import { created } from '#test/support/kits/created.ts';

/*
 * A turn that begins with a die, then asks twice: in each of two volleys how often everybody digs; what was answered is dug with a die.
 */
const [ann, bob] = [seatId('ann'), seatId('bob')];
const toy = toyRuleset();
const made = created(toy, { seats: ['ann', 'bob'] }, openDice('start'));
const start = deepFreeze((made.ok ? made.value : undefined) as ToyState);
const dig = (times: number) => ({ kind: 'dig' as const, times });
const howOften = (to: SeatId, more: Partial<Question<Toy, 'dig'>> = {}): Question<Toy, 'dig'> => ({
  to,
  about: to,
  spot: {},
  said: phrase('How often do you dig?'),
  facts: [],
  cite: 'GE 1',
  kinds: ['dig'],
  least: 1,
  most: 2,
  ...more,
});
const dug = (seat: SeatId, name = 'Opening'): Step<Toy> => ({
  name,
  cite: 'GE 1',
  run: (turn) => turn.happen({ kind: 'dug', seat, gain: turn.draw.int(1_000) }),
});
const volley = (asked: readonly Question<Toy, 'dig'>[]): Step<Toy> => ({
  name: 'Volley',
  cite: 'GE 2',
  run(turn) {
    const answers = turn.ask(asked);
    for (const [at, orders] of (answers ?? []).entries())
      for (const { ref, times } of orders)
        turn.happen({
          kind: 'dug',
          seat: asked[at]!.to,
          gain: 1_000 * times + turn.draw.fork(ref).int(999),
          cause: ref,
        });
  },
});
const asking = (asked: readonly Question<Toy, 'dig'>[]): Sequence<Toy> => [
  dug(ann),
  { pass: 'Round', repeat: [volley(asked)], until: (_, pass) => pass === 2 },
  dug(bob, 'Closing'),
];
const both = asking([howOften(ann), howOften(bob)]);
const run = (sequence: Sequence<Toy>, more: Partial<TurnInput<Toy>> = {}) =>
  runTurn({ ...toy, sequences: { turn: sequence } }, { state: start, seed: 'secret', plans: {}, ...more });
const answered = (given: Readonly<Record<string, number>>, by: Answerer = 'person'): Answers<Toy> =>
  Object.fromEntries(Object.entries(given).map(([key, times]) => [key, { by, orders: [dig(times)] }]));
const first = { 'Volley/1/ann': 1, 'Volley/1/bob': 2 };
const second = { 'Volley/2/ann': 3, 'Volley/2/bob': 1 };

describe('a turn that asks', () => {
  test('stops before the step has done anything, and says who has not answered', () => {
    const { stop, entries, state } = run(both, { answers: answered({ 'Volley/1/bob': 2 }) });
    expect(stop).toMatchObject({
      where: { step: 'Volley', pass: 1 },
      round: 1,
      questions: [{ to: ann, key: 'Volley/1/ann' }],
    });
    expect(entries.map(({ step }) => step)).toEqual(['Opening']);
    expect(state.turn).toBe(start.turn);
    expect(state.hoards).toEqual({
      ...start.hoards,
      ann: start.hoards[ann]! + (entries[0]!.event as Dug).gain,
    });
  });

  test('repeats itself with each answer, to the next question and to its end', () => {
    const [none, one, all] = [{}, first, { ...first, ...second }].map((given) =>
      run(both, { answers: answered(given) }),
    );
    expect([none!.stop?.round, one!.stop?.round, all!.stop]).toEqual([1, 2, undefined]);
    expect(one!.entries.slice(0, none!.entries.length)).toEqual(none!.entries);
    expect(all!.entries.slice(0, one!.entries.length)).toEqual(one!.entries);
    expect(all!.state.turn).toBe(start.turn + 1);
    expect(all!.answers).toEqual(answered({ ...first, ...second }));
    expect(run(both, { answers: answered({ ...second, ...first }) })).toEqual(all);
  });

  test('gives each order of an answer a reference of its own, as its seat’s', () => {
    const twice = asking([howOften(ann), howOften(ann, { about: 'again' }), howOften(bob)]);
    const answers = {
      ...answered({ 'Volley/1/again': 2, 'Volley/1/bob': 1 }),
      'Volley/1/ann': { by: 'person', orders: [dig(1), dig(2)] },
    } as Answers<Toy>;
    const causes = run(twice, { answers }).entries.flatMap(({ event: { cause } }) => cause ?? []);
    expect(causes).toEqual(['ann.t1.a1.1', 'ann.t1.a1.2', 'ann.t1.a1.3', 'bob.t1.a1.1']);
    expect([isGivenBy(causes[0]!, ann), isGivenBy(causes[0]!, bob)]).toEqual([true, false]);
  });

  test('goes on where nothing is asked', () => {
    const { stop, answers } = run(asking([]));
    expect([stop, answers]).toEqual([undefined, {}]);
  });
});

describe('whoever answers for those who do not', () => {
  test('is asked only where no answer is in, with the world as it stands', () => {
    const heard: string[] = [];
    const { answers, stop } = run(both, {
      answers: answered({ 'Volley/1/ann': 1, 'Volley/2/ann': 3 }),
      decide: ({ key }, now, entries) => {
        heard.push(`${key} ${entries.length} ${now === start}`);
        return { by: 'computer', orders: [dig(2)] };
      },
    });
    expect(stop).toBeUndefined();
    expect(heard).toEqual(['Volley/1/bob 1 false', 'Volley/2/bob 3 false']);
    expect(answers).toEqual({
      ...answered({ 'Volley/1/ann': 1, 'Volley/2/ann': 3 }),
      ...answered({ 'Volley/1/bob': 2, 'Volley/2/bob': 2 }, 'computer'),
    });
  });

  test('may be silence, where a question says what that means', () => {
    const quiet = asking([howOften(ann, { silence: [dig(1)] }), howOften(bob)]);
    const { stop } = run(quiet, { decide: silenceOf<Toy> });
    expect(stop?.questions.map(({ to }) => to)).toEqual([bob]);
    const { answers } = run(asking([howOften(ann, { silence: [dig(1)] })]), {
      decide: silenceOf<Toy>,
    });
    expect(answers).toEqual(answered({ 'Volley/1/ann': 1, 'Volley/2/ann': 1 }, 'silence'));
  });
});

describe('dice behind an answer', () => {
  const gains = (sequence: Sequence<Toy>, answers: Answers<Toy>): readonly (number | undefined)[] =>
    run(sequence, { answers }).entries.map(({ event }) =>
      event.kind === 'dug' ? event.gain % 1_000 : undefined,
    );
  const alone = (to: SeatId): Sequence<Toy> => asking([howOften(to, { about: 'it' })]);
  const said = (one: number, two: number, by?: Answerer): Answers<Toy> =>
    answered({ 'Volley/1/it': one, 'Volley/2/it': two }, by);

  test('follow from what persons answered: those before stay, those after are others', () => {
    const [usual, other] = [gains(alone(ann), said(1, 1)), gains(alone(ann), said(1, 2))];
    expect(other.slice(0, 2)).toEqual(usual.slice(0, 2));
    expect(other[2]).not.toBe(usual[2]);
    expect(other[3]).not.toBe(usual[3]);
    expect(gains(alone(ann), said(1, 1))).toEqual(usual);
  });

  test.each(['programme', 'computer', 'silence'] as const)('are not stirred by a %s', (by) => {
    expect(gains(alone(ann), said(1, 1, by)).at(-1)).toBe(gains(alone(ann), said(2, 2, by)).at(-1));
    expect(gains(alone(ann), said(1, 1, by)).at(-1)).toBe(gains([dug(bob, 'Closing')], {})[0]);
  });

  test('are not stirred by the game master', () => {
    const closing = (one: number) => gains(alone(gameMaster), said(one, 1)).at(-1);
    expect(closing(1)).toBe(closing(2));
  });
});

describe('a mistake of the rules is named', () => {
  const asks = (before: Step<Toy>['run'], asked = [howOften(ann)]): Sequence<Toy> => [
    {
      name: 'Volley',
      cite: 'GE 2',
      run(turn) {
        before(turn);
        turn.ask(asked);
      },
    },
  ];
  test.each<[string, Step<Toy>['run']]>([
    ['rolled', (turn) => void turn.draw],
    ['something has happened', (turn) => turn.happen({ kind: 'boasted', seat: ann })],
    ['something was refused', (turn) => turn.refuse(orderRef('ann.t1.o1'), {} as never)],
    ['it has asked', (turn) => void turn.ask([])],
  ])('asking after %s', (_, before) => {
    expect(() => run(asks(before))).toThrow('Volley asks although it has begun');
  });
  test('two questions of one name', () => {
    expect(() => run(asks(() => undefined, [howOften(ann), howOften(ann)]))).toThrow('one name');
  });
  test('what is no answer', () => {
    expect(
      [[], [dig(1)], [dig(1), dig(2), dig(3)], [{ kind: 'boast' }]].map((orders) =>
        isAnswer(howOften(ann), orders),
      ),
    ).toEqual([false, true, false, false]);
    const answers = { 'Volley/1/ann': { by: 'person', orders: [] } } as Answers<Toy>;
    expect(() => run(asking([howOften(ann)]), { answers })).toThrow('is not answered by such orders');
  });
});

test('a turn that asks nobody is as it was: plans, dice and ledger', () => {
  const plan = withOrder(emptyPlan<Toy['order']>(), { kind: 'boast', ref: orderRef('ann.t1.o1') });
  const usual = runTurn(toy, { state: start, seed: 's', plans: { [ann]: plan } });
  expect(Object.keys(usual).sort()).toEqual(['answered', 'answers', 'entries', 'refusals', 'state']);
  expect([usual.answers, usual.answered]).toEqual([{}, []]);
});
