import { describe, expect, test } from 'vitest';
import { dataDigest } from '#kernel/codec/digest.ts';
import { orderRef, unitId } from '#kernel/words/ids.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { computerAnswers, decideBy } from '#kernel/turn/answering.ts';
import type { Answer, Asked, QuestionKey } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { FederationCommander, Order } from '#rulesets/federation-commander/game.ts';
import type { Ship, State } from '#rulesets/federation-commander/model/state.ts';
import { cardFor } from '#rulesets/federation-commander/cards/known.ts';
import { rangeOf } from '#rulesets/federation-commander/map/board.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { cannotFile } from '#rulesets/federation-commander/standing/standing.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { create, shipId } from '#rulesets/federation-commander/setup.ts';
import { mostStanding } from '#rulesets/federation-commander/model/limits.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import { start } from './worlds.ts';

type Orders = Answer<Order>['orders'];

const [federation, klingon] = seats;
const noPlans = { [federation]: emptyPlan<Order>(), [klingon]: emptyPlan<Order>() };
const askedOf = (before: State, plans: Readonly<Record<SeatId, Plan<Order>>>) => ({
  ruleset: federationCommander,
  before,
  plans,
  last: (seat: SeatId) => federationCommander.view(before, seat, []),
});

describe('at one table', () => {
  /** Decides everything, turns where that can be, fires what bears, and lets the rest be. */
  function person(state: State, { to, kinds, spot, silence = [] }: Asked<FederationCommander>): Orders {
    const view = federationCommander.view(state, to, []);
    const [kind] = kinds;
    if (kind === 'move') {
      const turn = federationCommander.orders.move
        .offers(view, spot, emptyPlan())
        .find(({ action }) => action === 'turn-right');
      return turn === undefined ? silence : [turn];
    }
    if (kind === 'course') return [{ kind: 'decide' }];
    return kind === 'fire' ? federationCommander.orders.fire.offers(view, spot, emptyPlan()) : silence;
  }

  test('a captain who decides everything is asked decision by decision, and nothing that happened changes by the next answer', () => {
    const before = start();
    const answers: Record<QuestionKey, Answer<Order>> = {};
    const decide = decideBy<FederationCommander>(askedOf(before, noPlans), { [federation]: ['person'] });
    const byItself = decideBy<FederationCommander>(askedOf(before, noPlans), {}, true);
    const run = () =>
      runTurn(federationCommander, {
        state: before,
        seed: 'table',
        plans: noPlans,
        answers,
        decide: (question, now, entries) =>
          question.to === federation ? decide(question, now, entries) : byItself(question, now, entries),
      });
    let outcome = run();
    let rounds = 0;
    for (; outcome.stop !== undefined && rounds < 100; rounds += 1) {
      const happened = outcome.entries;
      for (const question of outcome.stop.questions) {
        expect(question.to).toBe(federation);
        answers[question.key] = { by: 'person', orders: person(outcome.state, question) };
      }
      outcome = run();
      expect(outcome.entries.slice(0, happened.length)).toEqual(happened);
    }
    expect(outcome.stop).toBeUndefined();
    // An allocation, and in each impulse at least a speed change and, at speed 8, a move.
    expect(rounds).toBeGreaterThan(1 + 8 * 2);
    expect(outcome.entries.filter(({ event }) => event.kind === 'volley-fired').length).toBeGreaterThan(0);
    expect(outcome.state.ships[shipId(federation, 0)]?.facing).not.toBe(
      before.ships[shipId(federation, 0)]?.facing,
    );
    expect(dataDigest(run())).toBe(dataDigest(outcome));
  });

  test('captains who say the same by mail fight the same turn', () => {
    const before = start();
    const ref = orderRef('federation.t2.o1');
    const plans = {
      ...noPlans,
      [federation]: withOrder<Order>(
        emptyPlan(),
        { kind: 'plot', ref, impulse: 1, subPulse: 4, action: 'turn-right' },
        shipId(federation, 0),
      ),
    };
    const run = (given: typeof plans, answers: Readonly<Record<QuestionKey, Answer<Order>>>) =>
      runTurn(federationCommander, {
        state: before,
        seed: 'mail',
        plans: given,
        answers,
        decide: decideBy<FederationCommander>(askedOf(before, given), {}, true),
      });
    const key = 'Movement/1/4/1/federation.1' as QuestionKey;
    const mailed = run(plans, {});
    // An answer that is no person's stirs no dice, as mail does not.
    const said = run(noPlans, {
      [key]: { by: 'programme', orders: [{ kind: 'move', action: 'turn-right' }] },
    });
    expect(mailed.answers[key]?.by).toBe('programme');
    expect(mailed.state).toEqual(said.state);
  });
});

describe('the computer', () => {
  test('fights a duel from the corners of the map to its end', () => {
    const made = create({ seats: [...seats] });
    let state = (made.ok ? made.value : undefined) as State;
    const kinds = new Set<string>();
    const by = { [federation]: computerAnswers, [klingon]: computerAnswers };
    while (state.over === undefined) {
      const decide = decideBy<FederationCommander>(askedOf(state, noPlans), by, true);
      const outcome = runTurn(federationCommander, {
        state,
        seed: `duel ${state.turn}`,
        plans: noPlans,
        decide,
      });
      for (const { event } of outcome.entries) kinds.add(event.kind);
      expect(outcome.refusals).toEqual([]);
      state = outcome.state;
    }
    expect(state.turn).toBeLessThanOrEqual(11);
    expect([...kinds]).toEqual(expect.arrayContaining(['volley-struck', 'boxes-disabled', 'battle-over']));
    expect(state.over.points[federation]).toBeGreaterThan(0);
    expect(state.over.points[klingon]).toBeGreaterThan(0);
  });
});

describe('what is not there yet is refused in words', () => {
  const code = (setup: unknown): string | undefined => {
    const made = create(setup);
    return made.ok ? undefined : made.fault[0]?.code;
  };
  const both = { seats: [...seats] };
  const ships = (length: number) => Array.from({ length }, () => ({ card: 'klingon-d7' }));

  test.each([
    ['the convoy', { ...both, scenario: 'convoy' }, undefined],
    ['a convoy on a fixed map', { ...both, scenario: 'convoy', map: 'fixed' }, 'convoy-floats'],
    ['six ships and a convoy', { ...both, scenario: 'convoy', ships: { klingon: ships(6) } }, undefined],
    ['seven', { ...both, scenario: 'convoy', ships: { klingon: ships(7) } }, 'number-of-ships'],
    ['one side', { seats: [federation] }, 'two-sides'],
    ['strangers', { seats: [federation, 'romulan'] }, 'two-sides'],
    ['no ships', { ...both, ships: { federation: [] } }, 'number-of-ships'],
    ['four ships', { ...both, ships: { klingon: ships(4) } }, 'number-of-ships'],
    ['the duel', { ...both, scenario: 'duel', map: 'floating' }, undefined],
    ['a fixed map', { ...both, map: 'fixed' }, undefined],
  ])('%s (FC 8A, 8D1, 8D2, 8E)', (_, setup, wanted) => {
    expect(code(setup)).toBe(wanted);
  });

  test('a floating map has no edge, and a fixed one ends at the corners in which ships stand (FC 8A)', () => {
    const edgeOf = (setup: unknown) => {
      const made = create(setup);
      return made.ok ? made.value.edge : 'none made';
    };
    expect([edgeOf(both), edgeOf({ ...both, map: 'floating' })]).toEqual([undefined, undefined]);
    expect(edgeOf({ ...both, map: 'fixed' })).toEqual({ across: 42, down: 30 });
  });

  test('four freighters begin at speed 16 in direction A, with guards beside them and hunters 25 hexes ahead (FC 8E)', () => {
    const all = { federation: ships(6), klingon: ships(6) };
    const made = create({ ...both, scenario: 'convoy', ships: all });
    const state = (made.ok ? made.value : undefined) as State;
    const of = (starts: string) =>
      inOrder(state.ships).flatMap(([id, ship]) => (id.startsWith(starts) ? [ship] : []));
    const freighters = of('federation.f');
    expect(freighters.map(({ place }) => place)).toEqual(['h2061', 'h2261', 'h2063', 'h2263']);
    for (const freighter of freighters)
      expect(freighter).toMatchObject({ seat: federation, facing: 0, speed: 16, turnCount: 0, disabled: [] });
    expect(cardFor({ card: 'freighter' }).boxes.length).toBe(50);
    const ranges = (ship: Ship) => freighters.map(({ place }) => rangeOf(ship.place, place));
    const guards = of('federation.').filter(({ card }) => card !== 'freighter');
    expect([guards.length, of('klingon.').length]).toEqual([6, 6]);
    for (const guard of guards) expect(Math.min(...ranges(guard))).toBe(1);
    expect(Math.min(...ranges(of('klingon.')[0]!))).toBe(25);
    for (const hunter of of('klingon.')) {
      expect(Math.min(...ranges(hunter))).toBeGreaterThanOrEqual(25);
      expect(hunter.facing).toBe(3);
    }
    expect([state.limit, state.convoy]).toEqual([4, { ships: 2, hexes: 60 }]);
  });

  test('ships stand in opposite corners and face each other', () => {
    const made = create(both);
    const ships = made.ok ? made.value.ships : {};
    expect(ships[unitId('federation.1')]).toMatchObject({ place: 'h0101', facing: 2, card: 'federation-ca' });
    expect(ships[unitId('klingon.1')]).toMatchObject({ place: 'h4230', facing: 5, card: 'klingon-d7' });
  });
});

test('a ship keeps so many standing orders and no more, but one in place of another', () => {
  const before = start();
  const id = shipId(federation, 0);
  const ship = before.ships[id]!;
  const fire = ship.standing[0]!;
  const standing = Array.from({ length: mostStanding - 1 }, (_, n) => ({
    ...fire,
    ref: orderRef(`federation.t1.o${n}`),
  }));
  const steer = { kind: 'steer', ref: orderRef('federation.t2.o1'), least: 1, most: 2, present: 0 } as const;
  const full = { ...before, ships: { ...before.ships, [id]: { ...ship, standing: [...standing, steer] } } };
  expect(cannotFile(full, federation, id, fire)?.code).toBe('too-many-standing');
  expect(cannotFile(full, federation, id, steer)).toBeUndefined();
});
