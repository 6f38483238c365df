import { describe, expect, test } from 'vitest';

import type { UnitId } from '#kernel/words/ids.ts';
import type { Learnt, Seen } from '#kernel/lessons.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { created } from '#test/support/kits/created.ts';

/*
 * The course walked by the engine alone: every task is false before its deed and true after it, and a deed that misses is
 * answered with a hint. Seeds differ, so that no lesson hangs on luck.
 */
const { beginning, seating, course, computerPlan } = galacticEmpires;
const { tutorial } = beginning;
if (tutorial === undefined || seating === undefined || course === undefined || computerPlan === undefined)
  throw new Error('the rules have no tutorial');
const me = tutorial.seat;
const [home, garrison, fleet] = [
  'federation-core.a00001',
  'g00017',
  'federation-core.a00003',
] as UnitId[] as [UnitId, UnitId, UnitId];
const frigate = 'federation-a/prometheus-attack-frigate';
const dreadnought = 'federation-a/sovereign-dreadnought';

/** Somebody who plays the tutorial: what they order and look at, and the turns that are run. */
function learner(seed: string) {
  const made = created(galacticEmpires, tutorial!.setup, openDice('a tutorial'));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const others = galacticEmpires.seats(made.value).filter((seat) => seat !== me);
  let state = seating!.opened(made.value, others, false);
  let now: Learnt<View, Order> = {
    view: galacticEmpires.view(state, me, []),
    plan: { hq: [], units: {} },
    heard: [],
    seen: new Set(),
  };
  let given = 0;
  const withRef = (order: object): Order =>
    ({ ...order, ref: `${me}.t${now.view.turn}.o${(given += 1)}` }) as Order;
  return {
    look: (...facts: readonly Seen[]) => void (now = { ...now, seen: new Set([...now.seen, ...facts]) }),
    plan: (hq: readonly object[], units: Readonly<Record<UnitId, readonly object[]>> = {}) =>
      void (now = {
        ...now,
        plan: {
          hq: hq.map(withRef),
          units: Object.fromEntries(
            Object.entries(units).map(([unit, orders]) => [unit, orders.map(withRef)]),
          ),
        },
      }),
    run() {
      const plans = Object.fromEntries([
        [me, now.plan],
        ...others.map((seat) => [seat, computerPlan!(galacticEmpires.view(state, seat, []))]),
      ]);
      const before = state;
      const { state: after, entries } = runTurn(galacticEmpires, {
        state,
        seed: `${seed} ${state.turn}`,
        plans,
      });
      const heard = tellTurn(galacticEmpires, before, entries, [me]).get(me) ?? [];
      state = after;
      now = {
        ...now,
        view: galacticEmpires.view(state, me, heard, now.view),
        plan: { hq: [], units: {} },
        heard,
      };
    },
    /** The marks of a lesson, in order, and what is said to who missed. */
    marks: (id: string) => tasksOf(id).map((task) => task.done(now)),
    hints: (id: string) =>
      tasksOf(id)
        .filter((task) => !task.done(now))
        .map((task) => task.wrong?.(now)),
    points: (id: string) => tasksOf(id).map((task) => task.at(now)),
  };
}
function tasksOf(id: string) {
  const lesson = course!.lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
  return lesson.tasks;
}

const form = { kind: 'form-starfleet', number: 3, name: 'First' };
const hand = { kind: 'transfer-starships', type: frigate, count: 4, to: fleet, rank: 3 };
const behind = { kind: 'reassign-starships', type: dreadnought, ranks: [0, 0, 0, 1, 1] };
const level = { kind: 'set-retreat-level', level: 5 };
const go = (to: number): object => ({ kind: 'travel', to: `s000${to}` });
const firstPlan = { [garrison]: [form, hand], [home]: [behind, level, go(18)] };

test('ten lessons, each with its own name, tasks with theirs, and a place in the rulebook', () => {
  const { lessons } = course;
  expect(lessons).toHaveLength(10);
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(10);
  for (const { tasks, cite, paragraphs } of lessons) {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(cite).toMatch(/^GE \d+$/);
    expect(paragraphs.length).toBeGreaterThan(0);
  }
});

test('nothing is done before it is done, and nobody who tried nothing is corrected', () => {
  const one = learner('still');
  for (const { id } of course.lessons) {
    expect(one.marks(id), id).not.toContain(true);
    expect(
      one.hints(id).filter((hint) => hint !== undefined),
      id,
    ).toEqual([]);
  }
});

describe('the first turn', () => {
  test('looking is judged by what was looked at', () => {
    const one = learner('looks');
    one.look('screen:headquarters', 'seat:romulan-star-empire');
    expect(one.marks('headquarters')).toEqual([false, false]);
    one.look('seat:klingon-empire', 'over:plans');
    expect(one.marks('headquarters')).toEqual([true, false]);
    one.look('closed:plans');
    expect(one.marks('headquarters')).toEqual([true, true]);
    one.look('screen:map', 'place:s00012');
    expect(one.marks('map')).toEqual([true, false, false]);
    expect(one.hints('map')[0]).toContain('another sector');
    one.look('place:s00018', `unit:${home}`);
    expect(one.marks('map')).toEqual([true, true, true]);
  });

  test.each<[string, string, Readonly<Record<UnitId, readonly object[]>>, string]>([
    ['form', 'a fleet formed by the fleet', { [home]: [form] }, 'garrison of Earth'],
    ['transfer', 'no new fleet to receive them', { [garrison]: [{ ...hand, to: home }] }, 'another unit'],
    [
      'transfer',
      'other ships',
      { [garrison]: [form, { ...hand, type: 'federation-a/norway-class-destroyer' }] },
      'other ships',
    ],
    ['transfer', 'too few', { [garrison]: [form, { ...hand, count: 3 }] }, 'Not all'],
    [
      'ranks',
      'other ships',
      { [home]: [{ ...behind, type: 'federation-a/akira-strike-cruiser' }] },
      'other ships',
    ],
    ['ranks', 'one left in front', { [home]: [{ ...behind, ranks: [1, 0, 0, 0, 1] }] }, 'before rank 4'],
    ['ranks', 'one left in the middle', { [home]: [{ ...behind, ranks: [0, 0, 1, 0, 1] }] }, 'before rank 4'],
    ['invade', 'elsewhere', { [home]: [go(12)] }, 'Bastion'],
  ])('%s is not done by %s', (lesson, _what, units, hint) => {
    const one = learner('wrong');
    one.plan([], units);
    expect(one.marks(lesson)).not.toContain(true);
    expect(one.hints(lesson).join(' ')).toContain(hint);
  });

  test('a retreat level that is not the last is corrected', () => {
    const one = learner('wrong');
    one.plan([], { [home]: [{ kind: 'set-retreat-level', level: 2 }] });
    expect([one.marks('ranks')[1], one.hints('ranks')[1]]).toEqual([
      false,
      expect.stringContaining('another level'),
    ]);
    // Of several orders the last one holds.
    one.plan([], { [home]: [level, { kind: 'set-retreat-level', level: 2 }] });
    expect(one.marks('ranks')[1]).toBe(false);
    one.plan([], { [home]: [{ kind: 'set-retreat-level', level: 2 }, level] });
    expect(one.marks('ranks')[1]).toBe(true);
  });

  test('orders that are as asked tick their tasks, and undoing them takes the ticks away', () => {
    const one = learner('right');
    one.plan([], firstPlan);
    expect(['form', 'transfer', 'ranks', 'invade'].map(one.marks)).toEqual([
      [true],
      [true],
      [true, true],
      [true, false, false],
    ]);
    one.plan([]);
    expect(['form', 'transfer', 'ranks', 'invade'].map(one.marks)).toEqual([
      [false],
      [false],
      [false, false],
      [false, false, false],
    ]);
  });
});

describe.each(['one', 'two', 'three', 'four', 'five', 'six'])('with the dice of %s', (seed) => {
  test('the plan of the lessons conquers Lantern, then Gorvun, and what was done stays done', () => {
    const one = learner(seed);
    one.plan([], firstPlan);
    one.run();
    expect(['form', 'transfer', 'ranks', 'invade'].map(one.marks)).toEqual([
      [true],
      [true],
      [true, true],
      [true, true, true],
    ]);

    one.look('screen:messages');
    expect(one.marks('battle')).toEqual([true, false]);
    one.look('battle:b1-s00018');
    expect(one.marks('battle')).toEqual([true, true]);

    const grow = [
      { kind: 'annex-sector', place: 's00018' },
      { kind: 'annex-sector', place: 's00016' },
    ];
    const build = {
      [garrison]: [
        { kind: 'build-starships', type: 'federation-a/norway-class-destroyer', count: 1, rank: 2 },
      ],
    };
    one.plan(
      [
        { kind: 'annex-sector', place: 's00017' },
        { kind: 'declare-war', on: 'romulan-star-empire' },
      ],
      { [home]: [go(19), { kind: 'wait' }], [fleet]: [go(18)] },
    );
    expect([one.marks('grow'), one.marks('war')]).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
    expect(one.hints('war')).toEqual([
      expect.stringContaining('somebody else'),
      expect.stringContaining('waits too late'),
      expect.stringContaining('bound for Lantern'),
    ]);
    one.plan([...grow, { kind: 'declare-war', on: 'klingon-empire' }], {
      ...build,
      [home]: [{ kind: 'wait' }, go(19)],
      [fleet]: [go(18), go(19)],
    });
    expect([one.marks('grow'), one.marks('war'), one.marks('save')]).toEqual([
      [true, true, true],
      [true, true, true],
      [false, false, false],
    ]);

    one.look('over:scroll', 'saved');
    one.run();
    expect([one.marks('grow'), one.marks('war'), one.marks('save')]).toEqual([
      [true, true, true],
      [true, true, true],
      [true, true, true],
    ]);
  });
});

test('without war the fleets find an open border and no battle, and Gorvun stays Klingon', () => {
  const one = learner('peace');
  one.plan([], firstPlan);
  one.run();
  one.plan([], { [home]: [{ kind: 'wait' }, go(19)], [fleet]: [go(18), go(19)] });
  one.run();
  expect(one.marks('save')[2]).toBe(false);
  expect(one.hints('save').at(-1)).toContain('Gorvun is not yours');
});

test('what is pointed at follows the learner: first the wait, then the way', () => {
  const one = learner('points');
  expect(one.points('war')[1]).toEqual({ kind: 'order', order: 'wait', unit: home });
  one.plan([], { [home]: [{ kind: 'wait' }], [garrison]: [form] });
  expect(one.points('war').slice(1)).toEqual([
    { kind: 'move', unit: home, to: 's00019' },
    { kind: 'move', unit: fleet, to: 's00019' },
  ]);
});

test('a player who is lost is told how to go on', () => {
  const one = learner('lost');
  one.run();
  one.run();
  expect(one.hints('invade').at(-1)).toContain('Send the Home Fleet there');
  expect(one.hints('save').at(-1)).toContain('Gorvun is not yours');
  expect(one.hints('war').at(-1)).toContain('formed no fleet');
});
