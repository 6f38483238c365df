import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GalacticEmpires } from '../../../shared/rulesets/galactic-empires/game.ts';
import { me, victim } from './hostileTurn.ts';

import { runTurn } from '#kernel/turn/runTurn.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { rounds } from '#test/support/rounds.ts';
import {
  codec,
  expectNoGifts,
  expectOthersAlone,
  expectWhole,
  foreign,
  own,
  run,
  start,
} from './hostileTurn.ts';

const strange = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  's00000',
  's99999',
  'g00000',
  `${me}.a00000`,
  `${me}.a00100`,
  `${me}.a00001`,
  '',
  'x',
  '../x',
  me,
  victim,
];
const anyUnit = fc.constantFrom<string>(...own, ...own, ...foreign, ...strange);
const anyPlace = fc.constantFrom<string>(
  ...keysInOrder(start.sectors).slice(0, 30),
  ...own.map((id) => start.units[id]?.place ?? ''),
  ...strange,
);
const anySeat = fc.constantFrom<string>(victim, me, ...strange);
const types = [
  ...new Set(inOrder(start.units).flatMap(([, { stacks }]) => stacks.map(({ type }) => type as string))),
].slice(0, 20);
const anyType = fc.constantFrom(...types, 'constructor', 'romulan/no-such-ship');
const anyNumber = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.constantFrom(0, 99, 100, 999, 1000, -1, 0.5, 9999, 99_999, 2 ** 53, -0),
);
const anyRank = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(0, 6));
const anyRef = fc.integer({ min: 1, max: 1_000_000 }).map((n) => `${me}.t1.o${n}`);
const anyName = fc.oneof(
  fc.string({ maxLength: 45 }),
  fc.constantFrom('<img src=x onerror=alert(1)>', '\u202Eevil', 'a\nb', '\ud800'),
);
const count = anyNumber;
const anyOrder: fc.Arbitrary<unknown> = fc
  .oneof(
    fc.record({ kind: fc.constant('declare-war'), ref: anyRef, on: anySeat }),
    fc.record({ kind: fc.constant('annex-sector'), ref: anyRef, place: anyPlace }),
    fc.record({ kind: fc.constant('issue-proclamation'), ref: anyRef, text: anyName }),
    fc.record({ kind: fc.constant('form-starfleet'), ref: anyRef, number: anyNumber, name: anyName }),
    fc.record({ kind: fc.constant('travel'), ref: anyRef, to: anyPlace }),
    fc.record({ kind: fc.constant('wait'), ref: anyRef }),
    fc.record({ kind: fc.constant('build-starships'), ref: anyRef, type: anyType, count, rank: anyRank }),
    fc.record({
      kind: fc.constant('transfer-starships'),
      ref: anyRef,
      type: anyType,
      count,
      to: anyUnit,
      rank: anyRank,
    }),
    fc.record({ kind: fc.constant('transfer-admiral'), ref: anyRef, admiral: anyUnit, to: anyUnit }),
    fc.record({
      kind: fc.constant('reassign-starships'),
      ref: anyRef,
      type: anyType,
      ranks: fc.tuple(count, count, count, count, count),
    }),
    fc.record({ kind: fc.constant('assign-leader'), ref: anyRef, admiral: anyUnit }),
    fc.record({ kind: fc.constant('set-follow'), ref: anyRef, unit: anyUnit }),
    fc.record({ kind: fc.constant('set-retreat-level'), ref: anyRef, level: anyRank }),
    fc.record({ kind: fc.constant('set-defend-option'), ref: anyRef, defends: fc.boolean() }),
    fc.record({ kind: fc.constant('rename-unit'), ref: anyRef, name: anyName }),
    fc.record({
      kind: fc.constant('set-status'),
      ref: anyRef,
      of: anySeat,
      status: fc.constantFrom('royalty', 'commoner'),
    }),
    fc.record({
      kind: fc.constant('bring-in'),
      ref: anyRef,
      place: anyPlace,
      fought: fc.boolean(),
      losses: fc.constant([]),
      leaves: fc.constant([]),
    }),
    fc.record({ kind: fc.constant('set-leadership'), ref: anyRef, of: anySeat, computer: fc.boolean() }),
    fc.record({
      kind: fc.constantFrom('offer-peace', 'offer-alliance', 'grant-passage'),
      ref: anyRef,
      to: anySeat,
    }),
    fc.record({
      kind: fc.constantFrom('accept-gifts', 'accept-nothing', 'revoke-passage'),
      ref: anyRef,
      from: anySeat,
    }),
    fc.record({
      kind: fc.constantFrom('cancel-alliance', 'share-info', 'stop-sharing-info'),
      ref: anyRef,
      with: anySeat,
    }),
    fc.record({ kind: fc.constant('grant-permission'), ref: anyRef, place: anyPlace, to: anySeat }),
    fc.record({ kind: fc.constant('revoke-permission'), ref: anyRef, place: anyPlace, from: anySeat }),
    fc.record({
      kind: fc.constantFrom('request-permission', 'drop-permission'),
      ref: anyRef,
      place: anyPlace,
    }),
    fc.record({ kind: fc.constant('pillage'), ref: anyRef }),
    fc.record({ kind: fc.constant('cede-sector'), ref: anyRef, place: anyPlace }),
    fc.record({ kind: fc.constant('give-sector'), ref: anyRef, place: anyPlace, to: anySeat }),
    fc.record({ kind: fc.constant('send-resources'), ref: anyRef, to: anySeat, amount: count }),
    fc.record({ kind: fc.constant('espionage'), ref: anyRef, on: anySeat }),
    fc.record({ kind: fc.constant('send-ambassador'), ref: anyRef, to: anySeat, address: anyName }),
    fc.record({ kind: fc.constant('rename-ruler'), ref: anyRef, name: anyName }),
  )
  .map((order) => ({ ...order }));
/** Orders of which the codec takes most: a plan with one unreadable order is refused whole. */
const readable = anyOrder.filter((order) => codec.parse({ hq: [order], units: {} }).ok);
const readableUnit = anyUnit.filter((id) => codec.parse({ hq: [], units: { [id]: [] } }).ok);
const plan = (orders: fc.Arbitrary<unknown>, units: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.record({
    hq: fc.array(orders, { maxLength: 8 }),
    units: fc
      .array(fc.tuple(units, fc.array(orders, { maxLength: 8 })), { maxLength: 12 })
      .map((lists) => Object.fromEntries(lists)),
  });

describe('a hostile plan', () => {
  it('whatever it says, leaves the turn whole, and the others alone', () => {
    fc.assert(
      fc.property(plan(readable, readableUnit), (raw) => {
        const outcome = run(raw);
        if (outcome === undefined) return; // two orders of one reference
        expectWhole(outcome);
        expectNoGifts(outcome);
        expectOthersAlone(outcome);
      }),
      { numRuns: rounds(40) },
    );
  });

  it('cannot hold decrees of the game master: they change nothing, for the player or for others', () => {
    const orders = [me, victim]
      .flatMap((of) => [
        ...['royalty', 'commoner'].map((status) => ({ kind: 'set-status', of, status })),
        ...[true, false].map((computer) => ({ kind: 'set-leadership', of, computer })),
      ])
      .map((order, n) => ({ ...order, ref: `${me}.t1.o${n + 1}` }));
    const outcome = run({ hq: orders, units: {} });
    const quiet = runTurn<GalacticEmpires>(galacticEmpires, { state: start, seed: 'hostile', plans: {} });
    expect(outcome?.state).toEqual(quiet.state);
    expect(outcome?.refusals.map(({ problem }) => problem.code)).toEqual(
      orders.map(() => 'game-master-only'),
    );
    const plan = codec.parse({ hq: orders, units: {} });
    const view = galacticEmpires.view(start, me, []);
    expect(
      plan.ok && galacticEmpires.review(view, plan.value).map(({ code, severity }) => `${severity} ${code}`),
    ).toEqual(orders.map(() => 'impossible game-master-only'));
  });

  it('is reviewed without a throw, as the game master’s check and the player’s own client do', () => {
    const view = galacticEmpires.view(start, me, []);
    fc.assert(
      fc.property(plan(readable, readableUnit), (raw) => {
        const read = codec.parse(raw);
        if (read.ok) expect(Array.isArray(galacticEmpires.review(view, read.value))).toBe(true);
      }),
      { numRuns: rounds(40) },
    );
  });

  it('is refused or read, never thrown over, when nothing about it is right', () => {
    fc.assert(
      fc.property(
        plan(anyOrder, anyUnit),
        (raw) => typeof codec.parse(JSON.parse(JSON.stringify(raw))).ok === 'boolean',
      ),
    );
  });

  it.each([
    { hq: [{ kind: 'declare-war', ref: `${me}.t1.o1`, on: 'constructor' }], units: {} },
    { hq: [], units: { constructor: [{ kind: 'wait', ref: `${me}.t1.o1` }] } },
    JSON.parse(
      `{ "hq": [], "units": { "__proto__": [{ "kind": "wait", "ref": "${me}.t1.o1" }] } }`,
    ) as unknown,
  ])('is refused when it names what every record answers to: %j', (raw) => {
    expect(codec.parse(raw)).toMatchObject({ ok: false, fault: [{ code: 'unexpected-value' }] });
  });

  it('of more orders than a plan can have is refused, however they are spread', () => {
    const waits = (list: number): unknown[] =>
      Array.from({ length: 5000 }, (_, n) => ({ kind: 'wait', ref: `${me}.t1.o${list * 5000 + n}` }));
    const lists = (many: number): unknown => ({
      hq: [],
      units: Object.fromEntries(
        Array.from({ length: many }, (_, list) => [`${me}.a0000${list + 1}`, waits(list)]),
      ),
    });
    expect(codec.parse(lists(2)).ok).toBe(true);
    expect(codec.parse(lists(3))).toMatchObject({ ok: false, fault: [{ code: 'too-many-orders' }] });
  });
});
