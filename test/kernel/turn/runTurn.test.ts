import { describe, expect, test } from 'vitest';
import { listLog } from '#kernel/dice/rollLog.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { orderRef, seatId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { makeReport } from '#kernel/report/report.ts';
import { reportText } from '#kernel/report/plainText.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { ToyOrder, ToyState } from '#test/support/play/toyRuleset.ts';
import { toyRuleset, toyUnit } from '#test/support/play/toyRuleset.ts';
import { created } from '#test/support/kits/created.ts';

const ann = seatId('ann');
const bob = seatId('bob');
const ruleset = toyRuleset();
const made = created(ruleset, { seats: ['bob', 'ann'] }, openDice('start'));
const start = deepFreeze((made.ok ? made.value : undefined) as ToyState);
const digs = (seat: typeof ann, times: number): Plan<ToyOrder> =>
  withOrder(emptyPlan<ToyOrder>(), { kind: 'dig', ref: orderRef(`${seat}.t1.o1`), times }, toyUnit(seat));

describe('a turn', () => {
  test('without orders succeeds and leaves its input untouched', () => {
    const outcome = runTurn(ruleset, { state: start, seed: 's', plans: {} });
    expect(outcome.entries).toEqual([]);
    expect(outcome.state).toEqual({ ...start, turn: 2 });
    expect(start.turn).toBe(1);
  });

  test('repeats a part until it is done, numbering the phases', () => {
    const { entries } = runTurn(ruleset, {
      state: start,
      seed: 's',
      plans: { [ann]: digs(ann, 3), [bob]: digs(bob, 1) },
    });
    expect(entries.map(({ pass, event }) => `${pass} ${event.seat}`)).toEqual([
      '1 ann',
      '1 bob',
      '2 ann',
      '3 ann',
    ]);
  });

  test('is the same whichever seat’s orders came in first', () => {
    const one = runTurn(ruleset, {
      state: start,
      seed: 's',
      plans: { [ann]: digs(ann, 2), [bob]: digs(bob, 2) },
    });
    const other = runTurn(ruleset, {
      state: start,
      seed: 's',
      plans: { [bob]: digs(bob, 2), [ann]: digs(ann, 2) },
    });
    expect(other).toEqual(one);
  });

  test('one seat’s rolls do not move another’s', () => {
    const gains = (plans: Readonly<Record<string, Plan<ToyOrder>>>): unknown =>
      runTurn(ruleset, { state: start, seed: 's', plans })
        .entries.filter(({ event }) => event.seat === ann)
        .map(({ event }) => event);
    expect(gains({ [ann]: digs(ann, 3), [bob]: digs(bob, 3) })).toEqual(gains({ [ann]: digs(ann, 3) }));
  });

  test('what cannot be done is refused with the order’s reference, and the rest is carried out', () => {
    const { refusals, entries } = runTurn(ruleset, {
      state: start,
      seed: 's',
      plans: { [ann]: digs(ann, 9) },
    });
    expect(refusals).toMatchObject([
      { step: 'Digging', pass: 1, order: 'ann.t1.o1', problem: { code: 'too-often', order: 'ann.t1.o1' } },
    ]);
    expect(entries).toHaveLength(3);
  });

  test('names its dice by step and phase', () => {
    const log = listLog();
    runTurn(ruleset, { state: start, seed: 's', plans: { [ann]: digs(ann, 2) }, log });
    expect(log.rolls.map(({ stream }) => stream)).toEqual(['Digging/1/ann.t1.o1', 'Digging/2/ann.t1.o1']);
  });
});

test('a repeat that never ends is named as the bug it is', () => {
  const endless = { ...ruleset, sequences: { turn: [{ pass: 'Phase', repeat: [], until: () => false }] } };
  expect(() => runTurn(endless, { state: start, seed: 's', plans: {} })).toThrow('does not end');
});

describe('telling', () => {
  const plans = {
    [ann]: withOrder(digs(ann, 2), { kind: 'boast', ref: orderRef('ann.t1.o2') } as const),
    [bob]: digs(bob, 1),
  };
  const { entries } = runTurn(ruleset, { state: start, seed: 's', plans });
  const heard = tellTurn(ruleset, start, entries, [ann, bob]);

  test('each seat hears its own digging and everybody’s boasts, numbered so that nothing tells how much happened in between', () => {
    expect(heard.get(ann)?.map(({ line, event }) => `${line} ${event.kind} ${event.seat}`)).toEqual([
      '0 dug ann',
      '1 dug ann',
      '2 boasted ann',
    ]);
    expect(heard.get(bob)?.map(({ line, event }) => `${line} ${event.kind} ${event.seat}`)).toEqual([
      '0 dug bob',
      '1 boasted ann',
    ]);
  });

  test('the order behind an event is told to its giver alone', () => {
    const boast = (seat: typeof ann): unknown => heard.get(seat)?.at(-1)?.event.cause;
    expect([boast(ann), boast(bob)]).toEqual(['ann.t1.o2', undefined]);
  });

  test('a report groups by step and phase and reads as plain text', () => {
    const report = makeReport(ruleset, ruleset.view(start, bob, []), heard.get(bob) ?? []);
    expect(report.map(({ step, path }) => [step, path])).toEqual([
      ['Digging', [{ name: 'Phase', at: 1 }]],
      ['Boasting', []],
    ]);
    expect(reportText(report)).toMatch(
      /^Phase 1: Digging\n-{16}\n\* You dug up [1-6]\n\nBoasting\n-{8}\n\* ann boasts$/,
    );
  });
});
