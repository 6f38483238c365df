import { describe, expect, test } from 'vitest';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Learnt, Seen } from '#kernel/lessons.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { readSlots } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { imagine } from '#rulesets/star-fleet-warlord/model/imagine.ts';
import { worldOf } from '#rulesets/star-fleet-warlord/galaxy/world.ts';
import { siteKindOf } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';
import { begun, shelf, starFleetWarlord } from '../shelf.ts';

/*
 * The course walked by the engine alone: every task is false before its deed and true after it, and a deed that misses is
 * answered with a hint. Seeds differ, so that no lesson hangs on luck.
 */
const { beginning, seating, course, computerPlan, orders, presentation } = starFleetWarlord;
const { tutorial } = beginning;
if (tutorial === undefined || seating === undefined || course === undefined || computerPlan === undefined)
  throw new Error('the rules have no tutorial');
const me = tutorial.seat;
const [cutter, privateer, scout] = ['c04.s00002', 'c04.s00004', 'c04.s00006'] as UnitId[] as [
  UnitId,
  UnitId,
  UnitId,
];

/** Somebody who plays the tutorial: what they order and look at, and the turns that are run. */
function learner(seed: string) {
  let state = begun(tutorial!.setup, openDice(tutorial!.seed));
  const others = starFleetWarlord.seats(state).filter((seat) => seat !== me);
  state = seating!.opened(state, others, false);
  const views = new Map(
    starFleetWarlord.seats(state).map((seat) => [seat, starFleetWarlord.view(state, seat, [])]),
  );
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
    /** Orders of the Home Office, and the lines of ships. */
    plan: (hq: readonly object[], lines: Readonly<Record<UnitId, string>> = {}) =>
      void (now = {
        ...now,
        plan: {
          hq: hq.map(withRef),
          units: Object.fromEntries(
            Object.entries(lines).map(([unit, line]) => [unit, readSlots(line).orders.map(withRef)]),
          ),
        },
      }),
    run() {
      const plans = Object.fromEntries([
        [me, now.plan],
        ...others.map((seat) => [seat, computerPlan!(views.get(seat)!)]),
      ]);
      const before = state;
      const { state: after, entries } = runTurn(starFleetWarlord, {
        state,
        seed: `${seed} ${state.turn}`,
        plans,
      });
      const told = tellTurn(starFleetWarlord, before, entries, [me, ...others]);
      state = after;
      for (const seat of [me, ...others])
        views.set(seat, starFleetWarlord.view(state, seat, told.get(seat) ?? [], views.get(seat)));
      now = { ...now, view: views.get(me)!, plan: { hq: [], units: {} }, heard: told.get(me) ?? [] };
    },
    /** The marks of a lesson, in order, and what is said to who missed. */
    marks: (id: string) => tasksOf(id).map((task) => task.done(now)),
    hints: (id: string) =>
      tasksOf(id)
        .filter((task) => !task.done(now))
        .map((task) => task.wrong?.(now)),
    /** Whether the learner knows of such a seat or ship, or of a site there. */
    knows(kind: 'seat' | 'place' | 'unit', id: string): boolean {
      if (kind === 'seat') return presentation.seats(now.view).some(({ seat }) => seat === id);
      if (kind === 'unit') return id in now.view.ships;
      return siteKindOf(worldOf(shelf, imagine(now.view)).hex(id as PlaceId)) !== undefined;
    },
    points: (id: string) => tasksOf(id).map((task) => task.at(now)),
  };
}
function tasksOf(id: string) {
  const lesson = course!.lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
  return lesson.tasks;
}

const defaultBuild = { kind: 'make-default-build' };
const shipBought = { kind: 'purchase', design: 'C-FDX', name: '' };
const fortified = (place: string, ep: number): object => ({ kind: 'fortify', place, ep });

test('eleven lessons, each with its own name, tasks with theirs, and a place in the rulebook', () => {
  const { lessons } = course;
  expect(lessons).toHaveLength(11);
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(11);
  for (const { tasks, cite, paragraphs } of lessons) {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(cite).toMatch(/^SFW \d+$/);
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

test('every task points at something that there is, from the first year on and in the last', () => {
  const screens = presentation.screens.map((each) => ('key' in each ? each.key : each.shows));
  for (const one of [learner('points'), second('points')]) {
    for (const point of course.lessons.flatMap(({ id }) => one.points(id))) {
      if (point.kind === 'screen') expect(screens).toContain(point.screen);
      if (point.kind === 'order') expect(Object.keys(orders)).toContain(point.order);
      if (point.kind === 'order' && point.unit === undefined && point.place === undefined)
        expect(orders[point.order as keyof typeof orders].title).toMatch(/Default Build|Purchase Ship/);
      if (point.kind === 'seat') expect(one.knows('seat', point.seat)).toBe(true);
      if ('place' in point && point.place !== undefined) expect(one.knows('place', point.place)).toBe(true);
    }
  }
  const later = second('points');
  for (const point of course.lessons.flatMap(({ id }) => later.points(id))) {
    const unit = 'unit' in point ? point.unit : point.kind === 'line' ? point.line : undefined;
    if (unit !== undefined) expect(later.knows('unit', unit), unit).toBe(true);
  }
});

test('looking is judged by what was looked at', () => {
  const one = learner('looks');
  one.look('seat:c02', 'over:plans');
  expect(one.marks('office')).toEqual([false, false]);
  one.look('seat:c01', 'closed:plans');
  expect(one.marks('office')).toEqual([true, true]);
  one.look('screen:map', 'place:h32-0607');
  expect(one.marks('map')).toEqual([true, false, false]);
  expect(one.hints('map')[0]).toContain('another hex');
  one.look('place:h32-0707', `unit:${cutter}`);
  expect(one.marks('map')).toEqual([true, true, true]);
});

test('the Initial Build is ordered, and made by the run; whoever buys a single ship is told', () => {
  const one = learner('build');
  one.plan([shipBought]);
  expect(one.marks('build')).toEqual([false, false]);
  expect(one.hints('build')[0]).toContain('single ship');
  one.plan([defaultBuild]);
  expect(one.marks('build')).toEqual([true, false]);
  one.run();
  expect(one.marks('build')).toEqual([true, true]);
});

/** A learner in the second year, after the Default Build. */
function second(seed: string): ReturnType<typeof learner> {
  const one = learner(seed);
  one.plan([defaultBuild]);
  one.run();
  return one;
}

describe('the first year in which ships move', () => {
  test('what is ordered is marked, and what misses is answered', () => {
    const one = second('orders');
    one.plan([], { [cutter]: '0708', [privateer]: '0806', [scout]: 'SCAN TERR' });
    for (const [id, hint] of [
      ['move', 'another hex'],
      ['sheet', 'lead elsewhere'],
      ['scan', 'for ships'],
    ] as const) {
      expect(one.marks(id), id).not.toContain(true);
      expect(one.hints(id).join(' '), id).toContain(hint);
    }
    one.look('over:sheet');
    one.plan([shipBought], { [cutter]: '0707', [privateer]: '0806 0805 0804', [scout]: 'SCAN SHIP' });
    expect(one.marks('move')).toEqual([true]);
    expect(one.marks('sheet')).toEqual([true, true]);
    expect(one.marks('scan')).toEqual([true]);
    expect(one.marks('buy')).toEqual([true, false]);
  });

  test.each(['a', 'b', 'c', 'd', 'e'])('what was ordered has happened, whatever the dice: %s', (seed) => {
    const one = second(seed);
    one.look('screen:messages');
    one.plan([shipBought], { [cutter]: '0707', [privateer]: '0806 0805 0804', [scout]: 'SCAN SHIP' });
    expect(one.marks('report')).toEqual([true, false]);
    one.run();
    expect(one.marks('report')).toEqual([true, true]);
    expect(one.marks('move')).toEqual([true]);
    expect(one.marks('scan')).toEqual([true]);
    expect(one.marks('buy')).toEqual([true, true]);
    one.plan([fortified('h32-0707', 20)], { [cutter]: 'PRSP' });
    expect(one.marks('prospect')).toEqual([true]);
    expect(one.marks('fortify')).toEqual([true]);
    one.run();
    expect(one.marks('prospect')).toEqual([true]);
    expect(one.marks('fortify')).toEqual([true]);
    one.look('over:scroll', 'saved');
    expect(one.marks('save')).toEqual([true, true, true]);
  });
});

test('a ship that stayed away, one that moves, and another site are answered', () => {
  const one = second('misses');
  one.plan([], { [cutter]: '0708' });
  one.run();
  expect(one.hints('report').join(' ')).toContain('not yours yet');
  one.plan([fortified('h32-0807', 20)], { [cutter]: '0807' });
  expect(one.hints('prospect').join(' ')).toContain('moves');
  expect(one.hints('fortify').join(' ')).toContain('another site');
  one.plan([fortified('h32-0707', 19)]);
  expect(one.hints('fortify').join(' ')).toContain('fewer than 20');
});
