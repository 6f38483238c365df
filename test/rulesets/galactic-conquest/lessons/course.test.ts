import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { Learnt, Seen } from '#kernel/lessons.ts';
import { computerAnswers, decideBy } from '#kernel/turn/answering.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { beside, boardOf, hexesOn } from '#rulesets/galactic-conquest/map/board.ts';
import { groundAt } from '#rulesets/galactic-conquest/map/ground.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { galacticConquest, ourList } from '../yards/shelf.ts';

const { beginning, seating, course, computerPlan, orders, presentation } = galacticConquest;
const tutorial = beginning.tutorial!;

/** Somebody who plays the tutorial: what they order and look at, and the turns that are run. */
function learner() {
  const made = beginning.create(tutorial.setup, { ships: ourList } as never, openDice(tutorial.seed));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const others = galacticConquest.seats(made.value.state).filter((seat) => seat !== tutorial.seat);
  let state = seating!.opened(made.value.state, others, false, tutorial.level);
  const viewOf = (seat: SeatId) => galacticConquest.view(state, seat, []);
  let now: Learnt<View, Order> = {
    view: viewOf(tutorial.seat),
    plan: { hq: [], units: {} },
    heard: [],
    seen: new Set(),
  };
  const tasksOf = (id: string) => course!.lessons.find((each) => each.id === id)!.tasks;
  return {
    view: () => now.view,
    heard: () => now.heard,
    look: (...seen: readonly Seen[]) => void (now = { ...now, seen: new Set([...now.seen, ...seen]) }),
    plan: (plan: Plan<Order>) => void (now = { ...now, plan }),
    run() {
      const plans = Object.fromEntries([
        [tutorial.seat, now.plan],
        ...others.map((seat) => [seat, computerPlan!(viewOf(seat))]),
      ]);
      const asked = { ruleset: galacticConquest, before: state, plans, last: viewOf };
      const ran = runTurn<GalacticConquest>(galacticConquest, {
        state,
        seed: `learn ${state.turn}`,
        plans,
        decide: decideBy<GalacticConquest>(asked, { [gameMaster]: computerAnswers }),
      });
      const before = state;
      ({ state } = ran);
      now = {
        ...now,
        view: viewOf(tutorial.seat),
        plan: { hq: [], units: {} },
        heard: tellTurn(galacticConquest, before, ran.entries, [tutorial.seat]).get(tutorial.seat) ?? [],
      };
      return ran.refusals;
    },
    open: (id: string) =>
      tasksOf(id)
        .filter((task) => !task.done(now))
        .map((task) => task.id),
    hints: (id: string) => tasksOf(id).flatMap((task) => (task.done(now) ? [] : (task.wrong?.(now) ?? []))),
    points: () => course!.lessons.flatMap(({ tasks }) => tasks.map((task) => task.at(now))),
  };
}

let count = 0;
const ref = () => `learner.o${(count += 1)}`;
const order = (one: object): Order => ({ ...one, ref: ref() }) as unknown as Order;
const fights = {
  kind: 'fight',
  attack: true,
  intensity: 'pressed',
  breaks: 50,
  target: 'strongest',
  losses: [],
};

/** The squadrons that are proposed, one after the other. */
function purchases(view: View): Plan<Order> {
  let plan: Plan<Order> = { hq: [], units: {} };
  for (let bought = 0; bought < 2; bought += 1) {
    const [offer] = orders.buy.offers(view, {}, plan);
    plan = { ...plan, hq: [...plan.hq, order(offer!)] };
  }
  return plan;
}

/** Somebody who has bought their navy. */
function begun() {
  const one = learner();
  one.plan(purchases(one.view()));
  expect(one.run()).toEqual([]);
  return one;
}

/** The first turn as it is taught. */
function firstPlan(view: View): Plan<Order> {
  // Systems begin with bases, which have no course.
  const [unit] = keysInOrder(view.squadrons).filter(
    (one) => view.squadrons[one]!.seat === view.me && view.squadrons[one]!.fixed === undefined,
  );
  const { place } = view.squadrons[unit!]!;
  const beside = keysInOrder(view.territory).find(
    (hex) =>
      hex !== place &&
      orders.plot.check(view, order({ kind: 'plot', way: [hex] }) as never, { unit: unit! }).length === 0,
  );
  const built = computerPlan!(view).hq.find(({ kind }) => kind === 'build-ship');
  return {
    hq: [order({ kind: 'mobilise', to: 'LW' }), built!],
    units: { [unit!]: [order({ kind: 'plot', way: [beside!] }), order(fights)] },
  };
}

test('ten lessons, each with its own name, tasks with theirs, and a place in the rulebook', () => {
  const { lessons, farewell } = course!;
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(10);
  expect(farewell.length).toBeGreaterThan(0);
  for (const { tasks, cite, paragraphs } of lessons) {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(cite).toMatch(/^GC [A-E]\d+\.\d+$/);
    expect(paragraphs.length).toBeGreaterThan(0);
  }
});

test('nothing is done before it is done, nobody who tried nothing is corrected, and all points at something', () => {
  const one = learner();
  for (const { id, tasks } of course!.lessons) {
    expect(one.open(id)).toEqual(tasks.map((task) => task.id));
    expect(one.hints(id), id).toEqual([]);
  }
  one.plan(purchases(one.view()));
  one.run();
  const screens = presentation.screens.map((each) => ('key' in each ? each.key : each.shows));
  for (const point of one.points()) {
    if (point.kind === 'screen') expect(screens).toContain(point.screen);
    if (point.kind === 'unit') expect(keysInOrder(one.view().squadrons)).toContain(point.unit);
    if (point.kind !== 'order') continue;
    const kind = orders[point.order as Order['kind']];
    const spot = defined({ unit: point.unit, place: point.place });
    if (point.order !== 'survey' && point.order !== 'buy')
      expect(kind.offers(one.view(), spot, { hq: [], units: {} }), point.order).not.toEqual([]);
  }
});

test('the first lesson begins with a purchase, of which half is not enough', () => {
  const one = learner();
  expect(one.view().turn).toBe(0);
  const plan = purchases(one.view());
  one.plan({ ...plan, hq: plan.hq.slice(0, 1) });
  expect(one.hints('first-turn')).toHaveLength(1);
  one.plan(plan);
  one.look('screen:navy');
  expect(one.open('first-turn').slice(0, 2)).toEqual(['begin', 'home']);
  expect(one.run()).toEqual([]);
  expect(one.open('first-turn')[0]).toBe('home');
  const own = keysInOrder(one.view().squadrons)
    .map((unit) => one.view().squadrons[unit]!)
    .filter(({ seat, fixed }) => seat === one.view().me && fixed === undefined);
  expect(own.map(({ ships }) => ships.map(({ hull }) => hull))).toEqual([
    ['CA', 'DD', 'DD'],
    ['CL', 'FFS'],
  ]);
});

test('the first lesson is a whole turn, and what misses is answered', () => {
  const one = begun();
  const view = one.view();
  one.plan({ hq: [order({ kind: 'mobilise', to: 'FW' })], units: {} });
  one.look('place:h00');
  expect(one.hints('first-turn')).toHaveLength(2);
  const plan = firstPlan(view);
  one.plan(plan);
  const [unit] = keysInOrder(plan.units);
  const [home] = keysInOrder(view.systems).filter(
    (place) => view.systems[place]!.kind === 'homeworld' && view.systems[place]!.owner === view.me,
  );
  one.look(`place:${home!}`, `unit:${unit!}`, 'screen:navy', 'screen:economy', 'closed:plans');
  expect(one.open('first-turn')).toEqual(['run', 'report']);
  expect(one.run()).toEqual([]);
  expect(one.open('first-turn')).toEqual(['report']);
  one.look('screen:messages');
  expect(one.open('first-turn')).toEqual([]);
});

test('scouts that have no unsurveyed hex within reach come closer first, and only they', () => {
  const one = begun();
  const { map, squadrons } = one.view();
  const hexes = beside(boardOf(map), squadrons['f02a' as UnitId]!.place);
  const surveyed = hexes.find((hex) => groundAt(map, hex).surveyed)!;
  const unsurveyed = hexesOn(map).find((hex) => !groundAt(map, hex).surveyed)!;
  const course = (unit: string, ...way: readonly PlaceId[]): Plan<Order> => ({
    hq: [],
    units: { [unit]: [order({ kind: 'plot', way })] },
  });
  expect(one.open('surveys')).toEqual(['survey', 'units']);
  for (const other of [course('f01a', surveyed), course('f02a'), course('f02a', surveyed, unsurveyed)]) {
    one.plan(other);
    expect(one.open('surveys')).toContain('survey');
  }
  one.plan(course('f02a', surveyed));
  expect(one.open('surveys')).toEqual(['units']);
});

test('the later lessons are done by what they ask for, and by their turns', () => {
  const one = begun();
  one.look('screen:officers');
  one.look('screen:yards', 'screen:merchants', 'screen:units', 'screen:research', 'screen:empire');
  for (let turn = 1; turn <= 5; turn += 1) one.run();
  for (const id of ['yards', 'trade', 'surveys', 'bank']) expect(one.open(id), id).toEqual([]);
  expect(one.open('battle')).toEqual(['choose']);
});

test('what the learner knows can be written down before the first turn, with the base beside the homeworld', () => {
  const view = learner().view();
  expect(keysInOrder(view.sighted ?? {})).toHaveLength(1);
  const { codecs } = galacticConquest;
  expect(codecs.view.parse(JSON.parse(JSON.stringify(codecs.view.make(view))))).toMatchObject({ ok: true });
});

test('one lesson leads from an engagement with the base beside the homeworld to its film', () => {
  const one = begun();
  for (let turn = 1; turn <= 3; turn += 1) one.run();
  expect(one.view().turn).toBe(4);
  const [point] = one.points().filter(({ kind }) => kind === 'move');
  if (point?.kind !== 'move') throw new Error('it leads nowhere');
  const { unit, to } = point;
  one.look(`place:${to}`);
  expect(one.open('engagement')).toEqual(['course', 'fight', 'run', 'report', 'film']);
  const way = presentation.moveTo(one.view(), { hq: [], units: {} }, unit, to);
  one.plan({ hq: [], units: { [unit]: [...way.map(order), order({ ...fights, attack: false })] } });
  expect(one.hints('engagement')).toHaveLength(1);
  one.plan({ hq: [], units: { [unit]: [...way.map(order), order(fights)] } });
  expect(one.run()).toEqual([]);
  expect(one.open('engagement')).toEqual(['report', 'film']);
  const [film] = presentation.films!(one.view(), one.heard());
  expect(film?.scenes.length).toBeGreaterThan(1);
  one.look(`battle:${film!.battle}`, 'over:battle', 'closed:battle');
  expect(one.open('engagement')).toEqual([]);
});

test('the last lessons are done by what they ask for, and none of it is refused', () => {
  const one = begun();
  for (let turn = 1; turn <= 4; turn += 1) one.run();
  const view = one.view();
  expect(view.turn).toBe(5);
  const [unit] = keysInOrder(view.squadrons).filter(
    (code) => view.squadrons[code]!.seat === view.me && view.squadrons[code]!.fixed === undefined,
  );
  const [home] = keysInOrder(view.systems).filter(
    (place) => view.systems[place]!.kind === 'homeworld' && view.systems[place]!.owner === view.me,
  );
  const offered = (kind: 'fund' | 'hire-spy' | 'ask-intelligence' | 'build-base', spot = {}): Order =>
    order(orders[kind].offers(view, spot, { hq: [], units: {} })[0]!);
  const [react] = orders.react.offers(view, { unit: unit! }, { hq: [], units: {} });
  one.plan({ hq: [], units: { [unit!]: [order(react!), order({ kind: 'lead', number: 2 })] } });
  expect(one.hints('reactions')).toHaveLength(2);
  one.look(`unit:${unit!}`);
  one.plan({
    hq: [offered('fund'), offered('hire-spy'), offered('ask-intelligence')],
    units: { [unit!]: [order({ ...react!, near: true }), order({ kind: 'lead', number: 1 })] },
  });
  expect(one.open('reactions')).toEqual([]);
  expect(one.open('spies')).toEqual(['run']);
  expect(one.run()).toEqual([]);
  one.plan({
    hq: [order(orders['build-base'].offers(one.view(), { place: home! }, { hq: [], units: {} })[0]!)],
    units: { [unit!]: [order({ kind: 'convoy-duty', begins: true })] },
  });
  expect(one.open('defence')).toEqual(['officers', 'run']);
  expect(one.run()).toEqual([]);
  one.look('screen:officers');
  expect(one.open('defence')).toEqual([]);
});
