import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Learnt, Seen } from '#kernel/lessons.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { VbamSfb, Order } from '#rulesets/vbam-sfb/game.ts';
import type { move } from '#rulesets/vbam-sfb/movement/moves.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { usualStanding } from '#rulesets/vbam-sfb/sidcors/postures.ts';

type Move = OrderIn<typeof move>;

/*
 * The course walked by the engine alone: every task is false before its deed and true after it, and a deed that misses is
 * answered with a hint. Seeds differ, so that no lesson hangs on luck.
 */
const { beginning, seating, course, computerPlan, orders, presentation } = vbamSfb;
const { tutorial } = beginning;
if (tutorial === undefined || seating === undefined || course === undefined || computerPlan === undefined)
  throw new Error('the rules have no tutorial');
const me = tutorial.seat;
const [cruiser, frigate, trader, transport, infantry, settlers] = ['01', '02', '07', '08', '09', '11'].map(
  (number) => `federation.u000${number}`,
) as readonly string[] as [UnitId, UnitId, UnitId, UnitId, UnitId, UnitId];

/** The campaign of the tutorial, led as it is where it is learnt. */
function opened() {
  const made = beginning.create(tutorial!.setup, {}, openDice(tutorial!.seed));
  if (!made.ok) throw new Error('the tutorial cannot be begun');
  const others = vbamSfb.seats(made.value.state).filter((seat) => seat !== me);
  return { others, state: seating!.opened(made.value.state, others, false) };
}

/** Somebody who plays the tutorial: what they order and look at, and the turns that are run. */
function learner(seed: string) {
  let { state } = opened();
  const { others } = opened();
  const views = new Map(vbamSfb.seats(state).map((seat) => [seat, vbamSfb.view(state, seat, [])]));
  let now: Learnt<View, Order> = {
    view: views.get(me)!,
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
          units: Object.fromEntries(Object.entries(units).map(([unit, all]) => [unit, all.map(withRef)])),
        },
      }),
    run() {
      const plans = Object.fromEntries([
        [me, now.plan],
        ...others.map((seat) => [seat, computerPlan!(views.get(seat)!)]),
      ]);
      const answerers = Object.fromEntries(
        [me, ...others, gameMaster].map((seat) => [seat, ['programme', 'computer', 'silence'] as const]),
      );
      const before = state;
      const ran = runTurn(vbamSfb, {
        state,
        seed: `${seed} ${state.turn}`,
        plans,
        decide: decideBy<VbamSfb>(
          { ruleset: vbamSfb, before, plans, last: (seat) => views.get(seat)! },
          answerers,
        ),
      });
      const told = tellTurn(vbamSfb, before, ran.entries, [me, ...others]);
      ({ state } = ran);
      for (const seat of [me, ...others])
        views.set(seat, vbamSfb.view(state, seat, told.get(seat) ?? [], views.get(seat)));
      now = { ...now, view: views.get(me)!, plan: { hq: [], units: {} }, heard: told.get(me) ?? [] };
      return ran.refusals;
    },
    /** The marks of a lesson, in order, and what is said to who missed. */
    marks: (id: string) => tasksOf(id).map((task) => task.done(now)),
    hints: (id: string) =>
      tasksOf(id)
        .filter((task) => !task.done(now))
        .flatMap((task) => task.wrong?.(now) ?? []),
    points: (id: string) => tasksOf(id).map((task) => task.at(now)),
    view: () => now.view,
    /** What is offered for a unit, a sector or a power, by kind. */
    offered: (at: { readonly unit?: UnitId; readonly place?: PlaceId; readonly seat?: typeof me }) =>
      Object.entries(orders).flatMap(([kind, order]) =>
        (order.offers as (view: View, spot: object) => readonly object[])(now.view, at).length > 0
          ? [kind]
          : [],
      ),
  };
}
function tasksOf(id: string) {
  const lesson = course!.lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
  return lesson.tasks;
}

const goes = (...way: readonly string[]): object => ({
  kind: 'move',
  way: way.map((label) => `s${label}`),
  along: [],
});
const raised = { kind: 'raise', place: 's0304' };
const built = (design: string): object => ({ kind: 'build', place: 's0303', design, count: 1 });
const traded = { kind: 'route', way: ['s0303', 's0203'] };
const guarded = { kind: 'guard', fleet: trader };
const signed = { kind: 'sign', to: 'romulan', treaty: 'non-aggression' };
const stands = { kind: 'stand', standing: usualStanding };

/** The first turn as it is taught, and what follows it. */
function afterFirst(seed: string): ReturnType<typeof learner> {
  const one = learner(seed);
  one.plan([raised, built('Colony Fleet'), { kind: 'invest', ep: 10 }], {
    [cruiser]: [goes('0404')],
    [trader]: [traded],
    [frigate]: [guarded],
  });
  for (const id of ['grow', 'build', 'trade']) expect(one.marks(id), id).toContain(true);
  expect(one.run()).toEqual([]);
  return one;
}
function afterSecond(seed: string): ReturnType<typeof learner> {
  const one = afterFirst(seed);
  one.plan([signed, stands], {
    [cruiser]: [goes('0504')],
    [infantry]: [{ kind: 'embark', by: [transport] }],
  });
  expect(one.run()).toEqual([]);
  return one;
}

test('lessons have names of their own, tasks with theirs, and a place in the rulebook', () => {
  const { lessons } = course;
  expect(lessons.length).toBeGreaterThanOrEqual(8);
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  for (const { tasks, cite, paragraphs } of lessons) {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(cite).toMatch(/^VB \d+$/);
    expect(paragraphs.length).toBeGreaterThan(0);
  }
});

test('nothing is done before it is done, and nobody who tried nothing is corrected', () => {
  const one = learner('still');
  for (const { id } of course.lessons) {
    expect(one.marks(id), id).not.toContain(true);
    expect(one.hints(id), id).toEqual([]);
  }
});

test.each([
  ['first', () => learner('points'), ['grow', 'build', 'move', 'trade', 'research']],
  ['second', () => afterFirst('points'), ['diplomacy', 'stand', 'attack', 'embark']],
  ['third', () => afterSecond('points'), ['invade', 'colonise']],
] as const)('what tasks of the %s turn point at is there, and is offered', (_, begin, ids) => {
  const one = begin();
  const view = one.view();
  for (const point of ids.flatMap((id) => one.points(id))) {
    if (point.kind === 'order') expect(one.offered(point as object), point.order).toContain(point.order);
    if (point.kind === 'unit' || point.kind === 'move') expect(Object.keys(view.units)).toContain(point.unit);
    if (point.kind === 'move') {
      const sent = presentation.moveTo(
        view,
        { hq: [], units: {} },
        point.unit,
        point.to,
      ) as readonly Partial<Move>[];
      expect(sent.at(-1)?.way?.at(-1)).toBe(point.to);
    }
  }
});

test('screens that tasks point at are screens of the game', () => {
  const one = learner('screens');
  const screens = presentation.screens.map((each) => ('key' in each ? each.key : each.shows));
  const points = course.lessons.flatMap(({ id }) => one.points(id));
  for (const point of points) if (point.kind === 'screen') expect(screens).toContain(point.screen);
});

test('looking is judged by what was looked at', () => {
  const one = learner('looks');
  one.look('over:scroll', 'place:s0203', 'seat:klingon');
  expect(one.marks('empire')).toEqual([false, false]);
  expect(one.hints('empire')[0]).toContain('another sector');
  one.look('closed:scroll', 'place:s0303', 'screen:yards', `unit:${cruiser}`, 'place:s0504');
  expect(one.marks('empire')).toEqual([true, true]);
  expect(one.marks('build')).toEqual([true, false]);
  expect(one.marks('move')).toEqual([true, false]);
  expect(one.marks('supply')).toEqual([true]);
  expect(one.hints('diplomacy')[0]).toContain('another power');
  one.look('seat:romulan', 'screen:battles', 'battle:1', 'study:class:federation:CS', 'saved');
  expect(one.marks('diplomacy')).toEqual([true, false]);
  expect(one.marks('attack')).toEqual([false, true]);
  expect(one.marks('battle')).toEqual([true]);
  expect(one.marks('table')).toEqual([true]);
  expect(one.marks('save')).toEqual([true, false, false]);
});

describe('what misses is answered', () => {
  test('in the first turn', () => {
    const one = learner('misses');
    one.plan([{ ...raised, place: 's0203' }, built('FF'), { kind: 'invest', ep: 9 }], {
      [cruiser]: [goes('0403')],
      [trader]: [{ ...traded, way: ['s0303'] }],
      [frigate]: [{ kind: 'guard', fleet: transport }],
    });
    for (const [id, hint] of [
      ['grow', 'another system'],
      ['build', 'something else'],
      ['move', 'another sector'],
      ['trade', 'should include'],
      ['trade', 'another fleet'],
      ['research', 'less than 10'],
    ] as const) {
      expect(one.marks(id), id).not.toContain(true);
      expect(one.hints(id).join(' '), id).toContain(hint);
    }
  });

  test('in later turns', () => {
    const one = afterFirst('misses');
    one.plan([{ ...signed, treaty: 'trade' }, { kind: 'stand' }], { [cruiser]: [goes('0303')] });
    for (const [id, hint] of [
      ['diplomacy', 'a different order'],
      ['stand', 'every battle'],
      ['attack', 'another sector'],
    ] as const)
      expect(one.hints(id).join(' '), id).toContain(hint);
    one.plan([stands]);
    one.run();
    one.plan([], { [transport]: [goes('0203'), { kind: 'land' }], [settlers]: [goes('0304')] });
    for (const [id, hint] of [
      ['invade', 'another sector'],
      ['invade', 'order Invade'],
      ['colonise', 'another sector'],
    ] as const)
      expect(one.hints(id).join(' '), id).toContain(hint);
    one.run();
    expect(one.hints('save').join(' ')).toContain('You do not have both');
  });
});

test.each(Array.from({ length: 20 }, (_, seed) => `${seed}`))(
  'what was ordered has happened, whatever the dice: %s',
  (seed) => {
    const one = afterFirst(seed);
    one.look('screen:messages', `unit:${cruiser}`, 'screen:yards', 'seat:romulan', 'screen:battles');
    for (const id of ['grow', 'build', 'move', 'trade', 'report'])
      expect(one.marks(id), id).not.toContain(false);
    expect(one.marks('research')).toEqual([true, true]);
    one.plan([signed, stands], {
      [cruiser]: [goes('0504')],
      [infantry]: [{ kind: 'embark', by: [transport] }],
    });
    for (const id of ['diplomacy', 'stand', 'attack']) expect(one.marks(id), id).not.toContain(false);
    expect(one.marks('embark')).toEqual([true, false]);
    expect(one.run()).toEqual([]);
    for (const id of ['diplomacy', 'stand', 'attack', 'embark'])
      expect(one.marks(id), id).not.toContain(false);
    one.plan([], {
      [transport]: [goes('0404', '0504'), { kind: 'invade' }],
      [settlers]: [goes('0402'), { kind: 'colonise' }],
    });
    expect([one.marks('invade'), one.marks('colonise')]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(one.run()).toEqual([]);
    expect([one.marks('invade'), one.marks('colonise')]).toEqual([
      [true, true],
      [true, true],
    ]);
    one.look('saved');
    expect(one.marks('save')).toEqual([true, true, true]);
  },
);
