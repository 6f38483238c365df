import { created } from '#test/support/kits/created.ts';
import { describe, expect, test } from 'vitest';
import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { listLog } from '#kernel/dice/rollLog.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { gameMaster, nthOrder, seatId, runId } from '#kernel/words/ids.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { beginTelling, entriesByRun, heardTogether, tellTurn } from '#kernel/report/telling.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { marking } from '#kernel/turn/marks.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { Answers } from '#kernel/sequence/question.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import { runSeed, runsOf, wholeTurn } from '#kernel/sequence/run.ts';
import { runOne } from '#kernel/turn/runOne.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import type { Toy, ToyOrder, ToyState } from '#test/support/play/toyRuleset.ts';
import { toyRuleset, toyUnit } from '#test/support/play/toyRuleset.ts';

const [ann, bob] = [seatId('ann'), seatId('bob')];
const toy = toyRuleset();
const made = created(toy, { seats: [ann, bob] }, openDice('start'));
const start = deepFreeze((made.ok ? made.value : undefined) as ToyState);

/* Everybody digs and boasts in a run of their own; then Bob gets a gift. */
const seen: string[] = [];
const own: Sequence<Toy> = [
  {
    name: 'Digging',
    cite: 'GE 1',
    dice: true,
    run(turn) {
      seen.push(`${turn.run.id} ${turn.run.sequence} of ${turn.orders('dig').length}`);
      for (const { seat, order } of turn.orders('dig'))
        turn.happen({ kind: 'dug', seat, gain: turn.draw.int(6), cause: order.ref });
    },
  },
  {
    name: 'Boasting',
    cite: 'GE 2',
    run(turn) {
      for (const { seat, order } of turn.orders('boast'))
        turn.happen({ kind: 'boasted', seat, cause: order.ref });
    },
  },
];
const runOf = (seat: SeatId): RunPlan => ({
  id: runId(`of-${seat}`),
  title: phrase('Run of {seat}', { seat }),
  sequence: 'own',
  takes: [seat],
  tells: [seat],
});
const closed: string[] = [];
const game: Ruleset<Toy> = {
  ...toy,
  sequences: {
    own,
    end: [{ name: 'Gifts', cite: 'GE 3', run: (turn) => turn.happen({ kind: 'dug', seat: bob, gain: 1 }) }],
  },
  runs: ({ hoards }) => [
    ...keysInOrder(hoards).map(runOf),
    { id: runId('end'), title: phrase('End'), sequence: 'end', takes: [gameMaster], tells: [] },
  ],
  close(draft, { id }, last) {
    closed.push(`${id}${last ? ' last' : ''}`);
    if (last) (draft as { turn: number }).turn += 1;
  },
};
const plan = (seat: SeatId, times = 1): Plan<ToyOrder> =>
  withOrder(
    withOrder(emptyPlan<ToyOrder>(), { kind: 'dig', ref: nthOrder(seat, 1, 1), times }, toyUnit(seat)),
    { kind: 'boast', ref: nthOrder(seat, 1, 2) },
  );
const plans = { [ann]: plan(ann), [bob]: plan(bob) };
const run = (more: object = {}) => {
  seen.length = 0;
  closed.length = 0;
  return runTurn(game, { state: start, seed: 'secret', plans, ...more });
};

describe('a turn of several runs', () => {
  test('goes through them in order, each with the orders it takes, and ends with the last', () => {
    const { entries, state } = run();
    expect(seen).toEqual(['of-ann own of 1', 'of-bob own of 1']);
    expect(closed).toEqual(['of-ann', 'of-bob', 'end last']);
    expect(entries.map(({ run: id, step, event }) => `${id} ${step} ${event.seat}`)).toEqual([
      'of-ann Digging ann',
      'of-ann Boasting ann',
      'of-bob Digging bob',
      'of-bob Boasting bob',
      'end Gifts bob',
    ]);
    expect(state.turn).toBe(2);
  });

  test('is asked for its runs once, of the world it began with', () => {
    let asked = 0;
    const rules = { ...game, runs: (state: ToyState) => ((asked += 1), game.runs(state)) };
    runTurn(rules, { state: start, seed: 's', plans });
    expect(asked).toBe(1);
  });

  test('has the same outcome run by run, from the world that the last one left', () => {
    const whole = run();
    let state: ToyState = start;
    const entries = runsOf(game, start).flatMap((at) => {
      const ran = runOne(game, at, { state: deepFreeze(state), seed: runSeed('secret', at.run.id), plans });
      state = ran.state;
      return ran.entries;
    });
    expect(entries).toEqual(whole.entries);
    expect(state).toEqual(whole.state);
  });

  test('has dice of its own in each run, whatever others order', () => {
    const gain = (given: typeof plans, seat: SeatId) =>
      run({ plans: given }).entries.flatMap(({ event }) =>
        event.kind === 'dug' && event.seat === seat && event.cause !== undefined ? [event.gain] : [],
      );
    expect(gain({ ...plans, [ann]: emptyPlan() }, bob)).toEqual(gain(plans, bob));
    expect(runSeed('secret', wholeTurn)).toBe('secret');
    expect(runSeed('secret', runId('of-bob'))).toBe(digest(stableText(['secret', 'of-bob'])));
    const log = listLog();
    runTurn(game, { state: start, seed: openDice('secret', log), plans });
    expect(log.rolls.map(({ stream }) => stream)).toEqual(['of-ann/Digging', 'of-bob/Digging']);
  });

  test('is marked at its ends, and after runs that say so', () => {
    const marks = (marked: object) => {
      const rules = {
        ...game,
        runs: (state: ToyState) => game.runs(state).map((one) => ({ ...one, ...marked })),
      };
      const mark = marking(rules);
      const { state } = runTurn(rules, { state: start, seed: 's', plans, log: mark.log, watch: mark.watch });
      return mark.marks(start, state);
    };
    expect(marks({}).states.map(({ at }) => at)).toEqual(['start', 'end']);
    expect(marks({ marked: true }).states.map(({ at, steps }) => `${at} ${steps}`)).toEqual([
      'start 0',
      'of-ann 2',
      'of-bob 4',
      'end 5',
    ]);
    expect(marks({}).steps.map(({ run: id, step }) => `${id} ${step}`)).toEqual([
      'of-ann Digging',
      'of-ann Boasting',
      'of-bob Digging',
      'of-bob Boasting',
      'end Gifts',
    ]);
  });

  test('waits within the run that asks; its questions and answers bear the name of the run', () => {
    const asking: Ruleset<Toy> = {
      ...game,
      sequences: {
        ...game.sequences,
        own: [
          {
            name: 'Choosing',
            cite: 'GE 4',
            run(turn) {
              const asked = {
                to: ann,
                about: 'more',
                spot: {},
                said: phrase('More?'),
                facts: [],
                cite: 'GE 4',
              } as const;
              const [orders = []] = turn.ask([{ ...asked, kinds: ['boast'], least: 1, most: 1 }]) ?? [];
              for (const { ref } of orders) turn.happen({ kind: 'boasted', seat: ann, cause: ref });
            },
          },
        ],
      },
    };
    const first = {
      'of-ann/Choosing/more': { by: 'person', orders: [{ kind: 'boast' }] },
    } as unknown as Answers<Toy>;
    const waits = runTurn(asking, { state: start, seed: 's', plans, answers: first });
    expect(waits.stop).toMatchObject({
      where: { run: 'of-bob', step: 'Choosing' },
      questions: [{ key: 'of-bob/Choosing/more' }],
    });
    const answers = {
      ...first,
      'of-bob/Choosing/more': { by: 'person', orders: [{ kind: 'boast' }] },
    } as unknown as Answers<Toy>;
    const { entries } = runTurn(asking, { state: start, seed: 's', plans, answers });
    expect(entries.flatMap(({ event }) => event.cause ?? [])).toEqual([
      'ann.t1.of-ann.a1.1',
      'ann.t1.of-bob.a1.1',
    ]);
  });
});

describe('telling a turn of several runs', () => {
  const { entries } = run();

  test('tells the run only to those whose orders it took', () => {
    const heard = tellTurn(game, start, entries, [ann, bob]);
    expect(
      (heard.get(ann) ?? []).map(({ run: id, line, event }) => [id, line, event.kind, event.seat]),
    ).toEqual([
      ['of-ann', 0, 'dug', ann],
      ['of-ann', 1, 'boasted', ann],
      [undefined, 2, 'boasted', bob],
    ]);
  });

  test('goes run by run, from the world as each has left it; a report is what was heard since the last', () => {
    const after = run().state;
    closed.length = 0;
    const teller = beginTelling(game, start, [ann, bob]);
    const runs = runsOf(game, start);
    const parts = entriesByRun(runs, entries).map((mine, at) => teller.tell(runs[at]!, mine));
    expect(parts.map((heard) => (heard.get(bob) ?? []).length)).toEqual([1, 2, 1]);
    expect(teller.state).toEqual(after);
    expect(teller.state).toEqual(after);
    // Each is ended once, before the next.
    expect(closed).toEqual(['of-ann', 'of-bob', 'end last']);
    const report = heardTogether(parts[0]!.get(bob)!, parts[1]!.get(bob)!);
    expect(report.map(({ line, event }) => [line, event.seat])).toEqual([
      [0, ann],
      [1, bob],
      [2, bob],
    ]);
  });

  test('asks of an event only those whom it may concern', () => {
    const offered: string[] = [];
    const rules: Ruleset<Toy> = {
      ...game,
      tell: {
        ...game.tell,
        boasted: {
          audience: ({ seat }) => [seat],
          told: (event, seat) => (offered.push(`${event.seat} to ${seat}`), event),
          say: () => undefined,
        },
      },
    };
    const heard = tellTurn(rules, start, entries, [ann, bob]);
    expect(offered).toEqual(['ann to ann', 'bob to bob']);
    expect((heard.get(ann) ?? []).map(({ event }) => event.seat)).toEqual([ann, ann]);
  });
});
