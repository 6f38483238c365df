import { expect, test } from 'vitest';
import { nthOrder, unitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { FederationCommander, Order } from '#rulesets/federation-commander/game.ts';
import { boxId } from '#rulesets/federation-commander/cards/ids.ts';
import type { Allocate } from '#rulesets/federation-commander/energy/allocate.ts';
import type { Allocation } from '#rulesets/federation-commander/model/parts.ts';
import type { Ship, State } from '#rulesets/federation-commander/model/state.ts';
import { coursesOf } from '#rulesets/federation-commander/courses/course.ts';
import { purses } from '#rulesets/federation-commander/presentation/energy.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { cardFor } from '#rulesets/federation-commander/cards/known.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import { at, cruiser, d7, none, worldOf } from './vectors/ships.ts';

/* What a plan shows before the turn is what the turn does: tokens and moves after Energy Allocation (FC 1E1). */

const [federation, klingon] = seats;
const eagle = unitId('ship-a');
const ref = (n: number) => nthOrder(federation, 1, n);
const allocate = (n: number, more: Partial<Allocation>): Allocate => ({
  kind: 'allocate',
  ref: ref(n),
  ...none,
  ...more,
});

/** A cruiser of which so many power boxes still work, without tokens in its batteries. */
function hurt(power: number, more: Partial<Ship> = {}): Ship {
  const engines = cardFor({ card: 'federation-ca' }).boxes.filter(({ box }) =>
    /^(?:[lr]-warp|imp|reac)\./.test(box),
  );
  return at(cruiser, '1040', 'A', {
    energy: 0,
    disabled: engines.slice(power).map(({ box }) => box),
    ...more,
  });
}

/** Tokens spent and hexes moved, as a plan shows them and as the turn has them. */
function shownAndDone(ship: Ship, ...orders: readonly Order[]) {
  const before: State = { ...worldOf(ship, at(d7, '9940', 'A')), impulse: 0 };
  const plan = orders.reduce<Plan<Order>>((all, order) => withOrder(all, order, eagle), emptyPlan());
  const plans = { [federation]: plan, [klingon]: emptyPlan<Order>() };
  const view = federationCommander.view(before, federation, []);
  const last = () => view;
  const decide = decideBy<FederationCommander>(
    { ruleset: federationCommander, before, plans, last },
    {},
    true,
  );
  const outcome = runTurn(federationCommander, {
    state: before,
    seed: 'forecast',
    plans,
    answers: {},
    decide,
  });
  expect(outcome.stop).toBeUndefined();
  const events = outcome.entries.map(({ event }) => event);
  const paid = events.flatMap((event) =>
    event.kind === 'allocated' && event.ship === eagle ? [event.paid / 2] : [],
  );
  const moves = events.filter((event) => event.kind === 'moved' && event.ship === eagle).length;
  return {
    shown: {
      spends: (purses(view, plan).find(({ key }) => key === eagle)?.spends ?? 0) / 10,
      moves: coursesOf(plan, [eagle, ship], 0).end.moments.length,
    },
    done: { spends: paid[0], moves },
  };
}

const standing = [allocate(1, { pace: 8, arm: [boxId('phot.a')], regenerate: [3, 0, 0, 0, 0, 0] })];
const last = (pace: Allocation['pace'], reverse = false) => ({ allocation: { ...none, pace, reverse } });

test.each<{ what: string; ship: Ship; spends: number; moves: number }>([
  { what: 'shields that are whole again', ship: hurt(19, { standing }), spends: 6, moves: 8 },
  {
    what: 'a tube that was disabled',
    ship: { ...hurt(19, { standing }), disabled: [boxId('phot.a')] },
    spends: 4,
    moves: 8,
  },
  { what: 'the speed of the last turn, now too dear', ship: hurt(8, last(24)), spends: 8, moves: 16 },
  { what: 'no power left', ship: hurt(0, last(16)), spends: 0, moves: 0 },
])('a plan shows what the turn does: $what', ({ ship, spends, moves }) => {
  const both = { spends, moves };
  expect(shownAndDone(ship)).toEqual({ shown: both, done: both });
});

test('a ship that will begin pre-loaded has no tokens in its batteries to spend', () => {
  // Ten tokens, and two in the batteries: speed 24 takes twelve (FC 2A1, 4C2c).
  const ship = hurt(10, { ...last(24), energy: 4, mayPreLoad: true });
  const [whole, less] = [
    { spends: 12, moves: 24 },
    { spends: 8, moves: 16 },
  ];
  expect(shownAndDone(ship)).toEqual({ shown: whole, done: whole });
  const preLoad: Order = { kind: 'pre-load', ref: ref(2) };
  expect(shownAndDone(ship, preLoad)).toEqual({ shown: less, done: less });
});

test('advice on an allocation knows of a pre-load in the same plan', () => {
  // Ten tokens, and two in the batteries: of twelve that speed 24 takes two are missing (FC 4C2c).
  const ship = hurt(10, { energy: 4, mayPreLoad: true });
  const world = { ...worldOf(ship, at(d7, '2040', 'A')), impulse: 0 };
  const view = federationCommander.view(world, federation, []);
  const planned = withOrder<Order>(emptyPlan(), allocate(1, { pace: 24 }), eagle);
  const codes = (plan: Plan<Order>) => federationCommander.review(view, plan).map(({ code }) => code);
  expect(codes(planned)).toEqual([]);
  expect(codes(withOrder<Order>(planned, { kind: 'pre-load', ref: ref(2) }, eagle))).toEqual([
    'too-much-energy',
  ]);
});

test('an order that is too dear shows as overdrawn, and the ship does what it did last', () => {
  const dear = allocate(2, { pace: 24, reverse: true });
  expect(shownAndDone(hurt(19, last(8)), dear)).toEqual({
    shown: { spends: 26, moves: 8 },
    done: { spends: 4, moves: 8 },
  });
});
