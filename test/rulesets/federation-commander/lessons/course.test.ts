import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Learnt, Seen } from '#kernel/lessons.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { Answer, Asked, QuestionKey } from '#kernel/sequence/question.ts';
import { computerAnswers, decideBy, personAnswers } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { orderRef } from '#kernel/words/ids.ts';
import { boxId } from '#rulesets/federation-commander/cards/ids.ts';
import type { FederationCommander, Order } from '#rulesets/federation-commander/game.ts';
import { learner as me, enemy, mine } from '#rulesets/federation-commander/lessons/ask.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { State, View } from '#rulesets/federation-commander/model/state.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';

/*
 * The course walked by the engine alone: every task is false before its deed and true after it, and a deed that misses is answered with a hint.
 * What is kept is remembered as clients do.
 */
const { beginning, seating, course, orders, presentation } = federationCommander;
const { tutorial } = beginning;
if (tutorial === undefined || seating === undefined || course === undefined)
  throw new Error('the rules have no tutorial');

type Question = Asked<FederationCommander>;
type Said = (question: Question, view: View) => readonly Unnumbered<Order>[] | undefined;

/** Somebody who plays the tutorial: what they order, answer and look at. */
function learner(seed: string) {
  const made = beginning.create(tutorial!.setup, {}, openDice(tutorial!.seed));
  if (!made.ok) throw new Error('the tutorial cannot be begun');
  const others = seats.filter((seat) => seat !== me);
  let state: State = seating!.opened(made.value.state, others, false, tutorial!.level);
  let now: Learnt<View, Order> = {
    view: federationCommander.view(state, me, []),
    plan: emptyPlan(),
    heard: [],
    seen: new Set(),
  };
  let given = 0;
  const look = (...facts: readonly Seen[]) => void (now = { ...now, seen: new Set([...now.seen, ...facts]) });
  const keep = (): void =>
    look(
      ...course!.lessons.flatMap(({ id, tasks }) =>
        tasks.flatMap((task): readonly Seen[] =>
          task.kept === true && task.done(now) ? [`task:${id}/${task.id}`] : [],
        ),
      ),
    );
  return {
    look,
    state: () => state,
    plan: (...all: readonly Unnumbered<Order>[]) => {
      const refs = all.map(
        (order) => ({ ...order, ref: orderRef(`${me}.t${now.view.turn}.o${(given += 1)}`) }) as Order,
      );
      now = { ...now, plan: { hq: [], units: { [mine]: refs } } };
      keep();
    },
    /** Runs the turn; what `said` leaves open is answered as usual. */
    run(said: Said = () => undefined) {
      const before = state;
      const last = (seat: typeof me): View => federationCommander.view(before, seat, []);
      const plans = { [me]: now.plan, [others[0]!]: emptyPlan<Order>() };
      const answers: Record<QuestionKey, Answer<Order>> = {};
      const by = { [me]: personAnswers, [others[0]!]: computerAnswers };
      const decide = decideBy<FederationCommander>({ ruleset: federationCommander, before, plans, last }, by);
      const go = () =>
        runTurn(federationCommander, {
          state: before,
          seed: `${seed} ${before.turn}`,
          plans,
          answers,
          decide,
        });
      let ran = go();
      while (ran.stop !== undefined) {
        for (const question of ran.stop.questions)
          answers[question.key] = {
            by: 'person',
            orders: said(question, federationCommander.view(ran.state, me, [])) ?? question.silence ?? [],
          };
        ran = go();
      }
      ({ state } = ran);
      const heard = tellTurn(federationCommander, before, ran.entries, seats).get(me) ?? [];
      now = { ...now, view: federationCommander.view(state, me, heard), plan: emptyPlan(), heard };
      keep();
      return ran.refusals;
    },
    marks: (id: string) =>
      tasksOf(id).map(
        (task) => task.done(now) || (task.kept === true && now.seen.has(`task:${id}/${task.id}`)),
      ),
    hints: (id: string) =>
      tasksOf(id)
        .filter((task) => !task.done(now))
        .flatMap((task) => task.wrong?.(now) ?? []),
    points: () => course!.lessons.flatMap(({ tasks }) => tasks.map((task) => task.at(now))),
    offered: (kind: Order['kind']) =>
      (orders[kind] as unknown as OrderKind<View, Order>).offers(now.view, { unit: mine }, emptyPlan()),
  };
}
function tasksOf(id: string) {
  const lesson = course!.lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
  return lesson.tasks;
}

const energy = (more: object = {}): Unnumbered<Order> =>
  ({
    kind: 'allocate',
    pace: 16,
    reverse: false,
    arm: ['phot.a', 'phot.b'].map(boxId),
    regenerate: [0, 0, 0, 0, 0, 0],
    ...more,
  }) as Unnumbered<Order>;
const straight = Array.from({ length: 11 }, () => 'straight' as const);
const flown: Unnumbered<Order> = {
  kind: 'course',
  actions: [...straight, 'slip-right', 'straight', 'straight', 'straight', 'straight'],
};
const steer: Unnumbered<Order> = { kind: 'steer', least: 1, most: 4, present: 1 };

const holding: Said = ({ kinds: [kind] }) =>
  kind === 'fire' ? [{ kind: 'hold-fire', within: 8 }] : undefined;
/** Fires all that bears, once it is asked. */
const firing: Said = ({ kinds: [kind], spot }, view) =>
  kind === 'fire' ? orders.fire.offers(view, spot, emptyPlan()).slice(0, 1) : undefined;

test('there are six lessons, with names of their own and a place in the rulebook', () => {
  const { lessons } = course;
  expect(lessons.map(({ id }) => id)).toEqual(['energy', 'course', 'range', 'fire', 'damage', 'victory']);
  for (const { tasks, cite, paragraphs } of lessons) {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(cite).toMatch(/^FC \d/);
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

test('what tasks point at is there, and is offered', () => {
  const one = learner('points');
  const screens = presentation.screens.map((each) => ('key' in each ? each.key : each.shows));
  for (const point of one.points()) {
    if (point.kind === 'screen') expect(screens).toContain(point.screen);
    if (point.kind === 'unit') expect(point.unit).toBe(mine);
    // Nothing is damaged yet, and so nothing to be repaired first; but it can be said.
    if (point.kind === 'order')
      expect(one.offered(point.order as Order['kind']), point.order).not.toEqual([]);
    if (point.kind === 'answer') expect(orders[point.order as Order['kind']].answers, point.order).toBe(true);
  }
});

test('looking is judged by what was looked at', () => {
  const one = learner('looks');
  one.look(`unit:${mine}`, 'screen:battle', 'closed:plans');
  expect(one.marks('energy')).toEqual([true, false]);
  expect(one.marks('course')).toEqual([false, true]);
  expect(one.marks('range')).toEqual([true, false, false]);
  one.look(`unit:${enemy}`, 'battle:1');
  expect(one.marks('range')).toEqual([true, true, false]);
  expect(one.marks('fire')).toEqual([false, false, true]);
});

test('what misses is answered', () => {
  const one = learner('misses');
  one.plan(energy({ pace: 24 }), { kind: 'course', actions: straight }, {
    ...steer,
    most: 8,
  } as Unnumbered<Order>);
  expect([one.marks('energy')[1], one.marks('course')[0], one.marks('fire')[0]]).toEqual([
    false,
    false,
    false,
  ]);
  expect(one.hints('energy')[0]).toContain('speed is to be 16');
  expect(one.hints('course')[0]).toContain('straight');
  expect(one.hints('fire')[0]).toContain('4 at most');
  one.plan(energy({ arm: [boxId('phot.a')] }));
  expect(one.hints('energy')[0]).toContain('PHOT B');
  one.run(({ kinds: [kind] }) => (kind === 'fire' ? [{ kind: 'hold-fire', within: 12 }] : undefined));
  expect(one.hints('range')[0]).toContain('too great');
});

test.each(Array.from({ length: 6 }, (_, seed) => `${seed}`))(
  'a learner does what each lesson asks for, and has done it then, whatever the dice: %s',
  (seed) => {
    const one = learner(seed);
    one.plan(energy(), flown);
    expect([one.marks('energy')[1], one.marks('course')[0]]).toEqual([true, true]);
    expect(one.run(holding)).toEqual([]);
    expect(one.marks('range')[2]).toBe(true);
    expect(one.marks('fire')).toEqual([false, false, false]);
    one.plan(steer);
    expect(one.run(firing)).toEqual([]);
    expect(one.marks('fire').slice(0, 2)).toEqual([true, true]);
    // Whoever fires at once has something to mend by the third turn.
    const hurt = one
      .state()
      .ships[mine]!.shields.findIndex((left, at) => left < [15, 12, 12, 12, 12, 12][at]!);
    expect(hurt).toBeGreaterThanOrEqual(0);
    one.plan(energy({ regenerate: [0, 1, 2, 3, 4, 5].map((at) => (at === hurt ? 1 : 0)) }), {
      kind: 'repair-first',
      systems: ['phot'],
    });
    expect(one.marks('damage')).toEqual([true, true]);
    for (let turn = 3; one.state().over === undefined && turn <= 6; turn += 1) {
      expect(one.marks('victory')[0]).toBe(false);
      one.run(firing);
    }
    expect(one.marks('victory')[0]).toBe(true);
    // What an earlier turn showed stays done.
    expect([one.marks('range')[2], one.marks('fire')[1], one.marks('damage')[1]]).toEqual([true, true, true]);
  },
);
