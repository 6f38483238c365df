import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { listLog } from '#kernel/dice/rollLog.ts';
import { resultsBody } from '#kernel/files/bodies.ts';
import { seatId } from '#kernel/words/ids.ts';
import { makeReport } from '#kernel/report/report.ts';
import { reportText } from '#kernel/report/plainText.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { marking } from '#kernel/turn/marks.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Repeat, Sequence, Step } from '#kernel/sequence/step.ts';
import { pathOf, toldWhere, whereText } from '#kernel/sequence/paths.ts';
import { whereFields } from '#kernel/codec/whereShape.ts';
import { passesOf, pathNumbers, pathText, whereAt, whereOf } from '#kernel/words/where.ts';
import { object } from '#kernel/codec/shapes.ts';
import type { Toy, ToyState } from '#test/support/play/toyRuleset.ts';
import { toyRuleset } from '#test/support/play/toyRuleset.ts';
import { created } from '#test/support/kits/created.ts';

/* A turn of impulses, each of two sub-pulses, in which a step happens once for everybody; what comes before and after stands alone. */
const ann = seatId('ann');
const seen: string[] = [];
const digs = (name: string): Step<Toy> => ({
  name,
  cite: 'GE 1',
  run(turn) {
    seen.push(`${name} ${pathText(turn.path)} (${turn.pass})`);
    turn.happen({ kind: 'dug', seat: ann, gain: turn.draw.int(6) });
  },
});
const pulses = (more: Partial<Repeat<Toy>> = {}, inner: Partial<Repeat<Toy>> = {}): Sequence<Toy> => [
  digs('Allocation'),
  {
    pass: 'Impulse',
    repeat: [
      digs('Movement'),
      { pass: 'Sub-pulse', repeat: [digs('Fire')], until: (_, pass) => pass === 2, ...inner },
    ],
    until: (_, pass) => pass === 2,
    ...more,
  },
];
const toy = toyRuleset();
const made = created(toy, { seats: ['ann'] }, openDice('start'));
const start = (made.ok ? made.value : undefined) as ToyState;
const run = (sequence: Sequence<Toy>) => {
  seen.length = 0;
  const log = listLog();
  const { watch, marks } = marking(toy);
  const outcome = runTurn(
    { ...toy, sequences: { turn: sequence } },
    { state: start, seed: 's', plans: {}, log, watch },
  );
  return { ...outcome, log, marks: marks(start, outcome.state) };
};

describe('repeats in one another', () => {
  const { entries, log, marks } = run(pulses());

  test('tell a step in which passes it runs, by name', () => {
    expect(seen).toEqual([
      'Allocation  (0)',
      'Movement Impulse 1 (1)',
      'Fire Impulse 1, Sub-pulse 1 (1)',
      'Fire Impulse 1, Sub-pulse 2 (2)',
      'Movement Impulse 2 (2)',
      'Fire Impulse 2, Sub-pulse 1 (1)',
      'Fire Impulse 2, Sub-pulse 2 (2)',
    ]);
  });

  test('are written in the ledger with the passes around them only where there are some', () => {
    expect(entries.map(({ event: _, ...where }) => where)).toEqual([
      { step: 'Allocation', pass: 0 },
      { step: 'Movement', pass: 1 },
      { step: 'Fire', pass: 1, outer: [1] },
      { step: 'Fire', pass: 2, outer: [1] },
      { step: 'Movement', pass: 2 },
      { step: 'Fire', pass: 1, outer: [2] },
      { step: 'Fire', pass: 2, outer: [2] },
    ]);
  });

  test('name the dice by the numbers of all passes', () => {
    expect(log.rolls.map(({ stream }) => stream)).toEqual([
      'Allocation',
      'Movement/1',
      'Fire/1/1',
      'Fire/1/2',
      'Movement/2',
      'Fire/2/1',
      'Fire/2/2',
    ]);
  });

  test('mark the world only where they say so', () => {
    expect(marks.states.map(({ at }) => at)).toEqual(['start', 'end']);
    const outer = run(pulses({ marked: true })).marks;
    expect(outer.states.map(({ at, steps }) => `${at} ${steps}`)).toEqual(['start 0', '1 4', '2 7', 'end 7']);
    const both = run(pulses({ marked: true }, { marked: true })).marks;
    expect(both.states.map(({ at }) => at)).toEqual(['start', '1.1', '1.2', '1', '2.1', '2.2', '2', 'end']);
    expect(both.steps.map((step) => whereOf(step)).at(-1)).toEqual({ step: 'Fire', pass: 2, outer: [2] });
  });

  test('do not run at all where there is nothing to repeat', () => {
    run(pulses({}, { none: ({ path }) => path[0]?.at === 2 }));
    expect(seen.filter((one) => one.startsWith('Fire'))).toEqual([
      'Fire Impulse 1, Sub-pulse 1 (1)',
      'Fire Impulse 1, Sub-pulse 2 (2)',
    ]);
    run(pulses({ none: () => true }));
    expect(seen).toEqual(['Allocation  (0)']);
  });
});

describe('a report', () => {
  const textOf = (sequence: Sequence<Toy>): readonly string[] => {
    const rules = { ...toy, sequences: { turn: sequence } };
    const { entries } = run(sequence);
    const heard = tellTurn(rules, start, entries, [ann]).get(ann) ?? [];
    return reportText(makeReport(rules, toy.view(start, ann, []), heard))
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line));
  };

  test('heads each step with its passes', () => {
    expect(textOf(pulses())).toEqual([
      'Allocation',
      'Impulse 1: Movement',
      'Impulse 1, Sub-pulse 1: Fire',
      'Impulse 1, Sub-pulse 2: Fire',
      'Impulse 2: Movement',
      'Impulse 2, Sub-pulse 1: Fire',
      'Impulse 2, Sub-pulse 2: Fire',
    ]);
  });

  test('does not tell how often a hidden repeat has run', () => {
    expect(textOf(pulses({ hidden: true }))).toEqual([
      'Allocation',
      'Movement',
      'Sub-pulse 1: Fire',
      'Sub-pulse 2: Fire',
      'Movement',
      'Sub-pulse 1: Fire',
      'Sub-pulse 2: Fire',
    ]);
    expect(textOf(pulses({}, { hidden: true }))).toEqual([
      'Allocation',
      'Impulse 1: Movement',
      'Impulse 1: Fire',
      'Impulse 2: Movement',
      'Impulse 2: Fire',
    ]);
  });

  test('holds no number of a hidden repeat', () => {
    const told = toldWhere({ turn: pulses({ hidden: true }, { hidden: true }) });
    expect(told({ step: 'Fire', pass: 2, outer: [7] }, true)).toEqual({ step: 'Fire', pass: 0 });
    expect(
      toldWhere({ turn: pulses({}, { hidden: true }) })({ step: 'Fire', pass: 9, outer: [2] }, true),
    ).toEqual({
      step: 'Fire',
      pass: 0,
      outer: [2],
    });
  });
});

describe('a point of a turn', () => {
  const sequences = { turn: pulses() };

  test('is named by the sequence, and by its first repeat where today’s rules do not have the step', () => {
    expect(whereText(sequences, { step: 'Fire', pass: 2, outer: [3] })).toBe('Fire, impulse 3, sub-pulse 2');
    expect(whereText(sequences, { step: 'Allocation', pass: 0 })).toBe('Allocation');
    expect(whereText(sequences, { step: 'Boarding', pass: 4 })).toBe('Boarding, impulse 4');
    expect(pathNumbers(pathOf(sequences, { step: 'Fire', pass: 2, outer: [3] }))).toBe('3.2');
  });

  test('is the same again from its numbers', () => {
    for (const passes of [[], [3], [1, 2], [0, 2], [2, 0]])
      expect(passesOf(whereAt('Fire', passes))).toEqual(passes);
  });

  test('comes back from a file as it was written, and a results file holds it', () => {
    const codec = object(whereFields);
    for (const where of [
      { step: 'Fire', pass: 2, outer: [3] },
      { step: 'Movement', pass: 1 },
    ])
      expect(codec.parse(codec.make(where))).toEqual({ ok: true, value: where });
    expect(codec.parse({ step: 'Fire', pass: 1, outer: [-1] }).ok).toBe(false);
    expect(JSON.stringify(resultsBody.parse({ heard: [{ step: 'Fire', pass: 2, outer: ['x'] }] }))).toContain(
      'outer',
    );
  });
});
