import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/ids.ts';
import { inOrder, keysInOrder } from '#kernel/inOrder.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { listedOrders } from '#kernel/orders/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { deepFreeze } from '#kernel/turn/plainCopy.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import { maxDamage } from '#rulesets/galactic-empires/tables/revenue.ts';
import type { GalacticEmpires } from '#rulesets/galactic-empires/model/game.ts';
import type { Order } from '#rulesets/galactic-empires/model/orders.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { mostProclamations } from '#rulesets/galactic-empires/rules/proclamations.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';

/*
 * Orders that no client writes, and that any player can: whatever the codec of plans lets through must leave the
 * turn whole, and the units, money and plans of the others alone.
 */

const codec = planCodec<Order>(galacticEmpires.orders);
const start: State = deepFreeze(galaxy());
const [me, victim] = galacticEmpires.seats(start) as [SeatId, SeatId];
const own = keysInOrder(start.units).filter((id) => start.units[id]?.owner === me);
const foreign = keysInOrder(start.units).filter((id) => start.units[id]?.owner !== me);

function galaxy(): State {
  const made = galacticEmpires.create({ generate: { empires: 2 } }, openDice('hostile'));
  if (!made.ok) throw new Error('no galaxy');
  return made.value;
}

function run(raw: unknown): TurnOutcome<GalacticEmpires> | undefined {
  const read = codec.parse(raw);
  return read.ok ? runTurn<GalacticEmpires>(galacticEmpires, { state: start, seed: 'hostile', plans: { [me]: read.value } }) : undefined;
}

const strange = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 's00000', 's99999', 'g00000', `${me}.a00000`, `${me}.a00100`, `${me}.a00001`, '', 'x', '../x', me, victim];
const anyUnit = fc.constantFrom<string>(...own, ...own, ...foreign, ...strange);
const anyPlace = fc.constantFrom<string>(...keysInOrder(start.sectors).slice(0, 30), ...own.map((id) => start.units[id]?.place ?? ''), ...strange);
const anySeat = fc.constantFrom<string>(victim, me, ...strange);
const types = [...new Set(inOrder(start.units).flatMap(([, { stacks }]) => stacks.map(({ type }) => type as string)))].slice(0, 20);
const anyType = fc.constantFrom(...types, 'constructor', 'romulan/no-such-ship');
const anyNumber = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(0, 99, 100, 999, 1000, -1, 0.5, 9999, 99_999, 2 ** 53, -0));
const anyRank = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(0, 6));
const anyRef = fc.integer({ min: 1, max: 1_000_000 }).map((n) => `${me}.t1.o${n}`);
const anyName = fc.oneof(fc.string({ maxLength: 45 }), fc.constantFrom('<img src=x onerror=alert(1)>', '\u202Eevil', 'a\nb', '\ud800'));
const count = anyNumber;
const anyOrder: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({ kind: fc.constant('declare-war'), ref: anyRef, on: anySeat }),
  fc.record({ kind: fc.constant('annex-sector'), ref: anyRef, place: anyPlace }),
  fc.record({ kind: fc.constant('issue-proclamation'), ref: anyRef, text: anyName }),
  fc.record({ kind: fc.constant('form-starfleet'), ref: anyRef, number: anyNumber, name: anyName }),
  fc.record({ kind: fc.constant('travel'), ref: anyRef, to: anyPlace }),
  fc.record({ kind: fc.constant('wait'), ref: anyRef }),
  fc.record({ kind: fc.constant('build-starships'), ref: anyRef, type: anyType, count, rank: anyRank }),
  fc.record({ kind: fc.constant('transfer-starships'), ref: anyRef, type: anyType, count, to: anyUnit, rank: anyRank }),
  fc.record({ kind: fc.constant('transfer-admiral'), ref: anyRef, admiral: anyUnit, to: anyUnit }),
  fc.record({ kind: fc.constant('reassign-starships'), ref: anyRef, type: anyType, ranks: fc.tuple(count, count, count, count, count) }),
  fc.record({ kind: fc.constant('assign-leader'), ref: anyRef, admiral: anyUnit }),
  fc.record({ kind: fc.constant('set-follow'), ref: anyRef, unit: anyUnit }),
  fc.record({ kind: fc.constant('set-retreat-level'), ref: anyRef, level: anyRank }),
  fc.record({ kind: fc.constant('set-defend-option'), ref: anyRef, defends: fc.boolean() }),
  fc.record({ kind: fc.constant('rename-unit'), ref: anyRef, name: anyName }),
  fc.record({ kind: fc.constant('set-status'), ref: anyRef, of: anySeat, status: fc.constantFrom('royalty', 'commoner') }),
  fc.record({ kind: fc.constant('set-leadership'), ref: anyRef, of: anySeat, computer: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('offer-peace', 'offer-alliance', 'grant-passage'), ref: anyRef, to: anySeat }),
  fc.record({ kind: fc.constantFrom('accept-gifts', 'accept-nothing', 'revoke-passage'), ref: anyRef, from: anySeat }),
  fc.record({ kind: fc.constantFrom('cancel-alliance', 'share-info', 'stop-sharing-info'), ref: anyRef, with: anySeat }),
  fc.record({ kind: fc.constant('grant-permission'), ref: anyRef, place: anyPlace, to: anySeat }),
  fc.record({ kind: fc.constant('revoke-permission'), ref: anyRef, place: anyPlace, from: anySeat }),
  fc.record({ kind: fc.constantFrom('request-permission', 'drop-permission'), ref: anyRef, place: anyPlace }),
  fc.record({ kind: fc.constant('pillage'), ref: anyRef }),
  fc.record({ kind: fc.constant('cede-sector'), ref: anyRef, place: anyPlace }),
  fc.record({ kind: fc.constant('give-sector'), ref: anyRef, place: anyPlace, to: anySeat }),
  fc.record({ kind: fc.constant('send-resources'), ref: anyRef, to: anySeat, amount: count }),
  fc.record({ kind: fc.constant('espionage'), ref: anyRef, on: anySeat }),
  fc.record({ kind: fc.constant('send-ambassador'), ref: anyRef, to: anySeat, address: anyName }),
  fc.record({ kind: fc.constant('rename-ruler'), ref: anyRef, name: anyName }),
).map((order) => ({ ...order }));
/** Orders of which the codec takes most: a plan with one unreadable order is refused whole. */
const readable = anyOrder.filter((order) => codec.parse({ hq: [order], units: {} }).ok);
const readableUnit = anyUnit.filter((id) => codec.parse({ hq: [], units: { [id]: [] } }).ok);
const plan = (orders: fc.Arbitrary<unknown>, units: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.record({
    hq: fc.array(orders, { maxLength: 8 }),
    units: fc.array(fc.tuple(units, fc.array(orders, { maxLength: 8 })), { maxLength: 12 }).map((lists) => Object.fromEntries(lists)),
  });

/** Ships of one empire by type, in all its units. */
const shipsOf = (state: State, seat: SeatId): Readonly<Record<string, number>> => {
  const ships: Record<string, number> = {};
  for (const [, { owner, stacks }] of inOrder(state.units)) {
    if (owner === seat) for (const { type, count: many } of stacks) ships[type] = (ships[type] ?? 0) + many;
  }
  return ships;
};

function expectWhole({ state, entries, refusals }: TurnOutcome<GalacticEmpires>): void {
  const made = galacticEmpires.codecs.state.make(state);
  expect(galacticEmpires.codecs.state.parse(JSON.parse(JSON.stringify(made)))).toMatchObject({ ok: true });
  for (const { event } of entries) expect(galacticEmpires.codecs.event.parse(galacticEmpires.codecs.event.make(event)).ok).toBe(true);
  for (const { order } of refusals) expect(order.startsWith(`${me}.t1.`)).toBe(true);
  for (const [, unit] of inOrder(state.units)) {
    for (const stack of unit.stacks) expect(Number.isSafeInteger(stack.count) && stack.count > 0).toBe(true);
    if (unit.kind === 'starfleet' && unit.owner === me) expect(unit.number >= 1 && unit.number <= 99).toBe(true);
  }
  for (const [, { treasury }] of inOrder(state.empires)) expect(Number.isSafeInteger(treasury) && treasury >= 0).toBe(true);
  for (const [, { damage }] of inOrder(state.sectors)) expect(damage <= maxDamage).toBe(true);
  for (const seat of galacticEmpires.seats(state)) {
    const heard = tellTurn(galacticEmpires, start, entries, [seat]).get(seat) ?? [];
    const view = galacticEmpires.codecs.view.make(galacticEmpires.view(state, seat, heard));
    expect(galacticEmpires.codecs.view.parse(JSON.parse(JSON.stringify(view))).ok).toBe(true);
  }
}

/** No ship out of nothing: what an empire has more than before was built and paid. */
function expectNoGifts({ state, entries }: TurnOutcome<GalacticEmpires>): void {
  const built = entries.flatMap(({ event }) => (event.kind === 'starships-built' && event.seat === me ? [event] : []));
  const before = shipsOf(start, me);
  for (const [type, many] of inOrder(shipsOf(state, me))) {
    const more = built.filter((event) => event.type === type).reduce((sum, event) => sum + event.count, 0);
    expect(many).toBeLessThanOrEqual((before[type] ?? 0) + more);
  }
  const pillaged = entries.reduce((sum, { event }) => (event.kind === 'sector-pillaged' && event.seat === me ? sum + event.amount : sum), 0);
  expect(built.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual((start.empires[me]?.treasury ?? 0) + pillaged);
}

/** Nobody else's units, plans and money are touched: save by battles, which are none of the orders' doing, pillage and gifts. */
function expectOthersAlone({ state, entries }: TurnOutcome<GalacticEmpires>): void {
  const quiet = runTurn<GalacticEmpires>(galacticEmpires, { state: start, seed: 'hostile', plans: {} }).state;
  const touched = new Set(entries.flatMap(({ event }) => (event.kind === 'battle-joined' ? event.sides.map(({ unit }) => unit) : [])));
  const taken = new Set(entries.flatMap(({ event }) => (event.kind === 'sector-captured' || event.kind === 'sector-given' ? [event.place] : [])));
  const moved = entries.some(({ event }) => event.kind === 'sector-pillaged' || event.kind === 'resources-sent');
  for (const id of foreign) {
    const unit = quiet.units[id];
    if (unit !== undefined && !touched.has(id) && !taken.has(unit.place)) expect(state.units[id]).toEqual(unit);
  }
  if (touched.size === 0 && taken.size === 0 && !moved) expect(state.empires[victim]).toEqual(quiet.empires[victim]);
}

describe('a hostile plan', () => {
  it('whatever it says, leaves the turn whole, and the others alone', () => {
    fc.assert(fc.property(plan(readable, readableUnit), (raw) => {
      const outcome = run(raw);
      if (outcome === undefined) return; // two orders of one reference
      expectWhole(outcome);
      expectNoGifts(outcome);
      expectOthersAlone(outcome);
    }), { numRuns: 150 });
  });

  it('cannot hold decrees of the game master: they change nothing, for the player or for others', () => {
    const orders = [me, victim].flatMap((of) => [
      ...['royalty', 'commoner'].map((status) => ({ kind: 'set-status', of, status })),
      ...[true, false].map((computer) => ({ kind: 'set-leadership', of, computer })),
    ]).map((order, n) => ({ ...order, ref: `${me}.t1.o${n + 1}` }));
    const outcome = run({ hq: orders, units: {} });
    const quiet = runTurn<GalacticEmpires>(galacticEmpires, { state: start, seed: 'hostile', plans: {} });
    expect(outcome?.state).toEqual(quiet.state);
    expect(outcome?.refusals.map(({ problem }) => problem.code)).toEqual(orders.map(() => 'game-master-only'));
    const plan = codec.parse({ hq: orders, units: {} });
    const view = galacticEmpires.view(start, me, []);
    expect(plan.ok && galacticEmpires.review(view, plan.value).map(({ code, severity }) => `${severity} ${code}`)).toEqual(orders.map(() => 'impossible game-master-only'));
  });

  it('is reviewed without a throw, as the game master’s check and the player’s own client do', () => {
    const view = galacticEmpires.view(start, me, []);
    fc.assert(fc.property(plan(readable, readableUnit), (raw) => {
      const read = codec.parse(raw);
      if (read.ok) expect(Array.isArray(galacticEmpires.review(view, read.value))).toBe(true);
    }), { numRuns: 100 });
  });

  it('is refused or read, never thrown over, when nothing about it is right', () => {
    fc.assert(fc.property(plan(anyOrder, anyUnit), (raw) => typeof codec.parse(JSON.parse(JSON.stringify(raw))).ok === 'boolean'));
  });

  it.each([
    { hq: [{ kind: 'declare-war', ref: `${me}.t1.o1`, on: 'constructor' }], units: {} },
    { hq: [], units: { constructor: [{ kind: 'wait', ref: `${me}.t1.o1` }] } },
    JSON.parse(`{ "hq": [], "units": { "__proto__": [{ "kind": "wait", "ref": "${me}.t1.o1" }] } }`) as unknown,
  ])('is refused when it names what every record answers to: %j', (raw) => {
    expect(codec.parse(raw)).toMatchObject({ ok: false, fault: [{ code: 'unexpected-value' }] });
  });

  it('of more orders than a plan can have is refused, however they are spread', () => {
    const waits = (list: number): unknown[] => Array.from({ length: 5000 }, (_, n) => ({ kind: 'wait', ref: `${me}.t1.o${list * 5000 + n}` }));
    const lists = (many: number): unknown => ({ hq: [], units: Object.fromEntries(Array.from({ length: many }, (_, list) => [`${me}.a0000${list + 1}`, waits(list)])) });
    expect(codec.parse(lists(2)).ok).toBe(true);
    expect(codec.parse(lists(3))).toMatchObject({ ok: false, fault: [{ code: 'too-many-orders' }] });
  });
});

describe('orders by the thousand', () => {
  const ref = (n: number): string => `${me}.t1.o${n}`;
  const many = (from: number, length: number, order: (n: number) => object): unknown[] => Array.from({ length }, (_, n) => ({ ...order(n), ref: ref(from + n) }));
  const home = own.find((id) => start.units[id]?.kind === 'starfleet') ?? '';
  const type = start.units[home as keyof State['units']]?.stacks[0]?.type;

  it('of transfers there and back over a hundred phases happen once each', () => {
    const there = many(0, 4000, () => ({ kind: 'transfer-starships', type, count: 1, to: `${me}.a00077`, rank: 1 }));
    const back = many(4000, 4000, () => ({ kind: 'transfer-starships', type, count: 1, to: home, rank: 2 }));
    const formed = { kind: 'form-starfleet', number: 77, name: 'There', ref: ref(9000) };
    const outcome = run({ hq: [], units: { [home]: [formed, ...there], [`${me}.a00077`]: [...back, ...many(8000, 100, () => ({ kind: 'wait' }))] } });
    if (outcome === undefined) throw new Error('the plan was refused');
    const causes = outcome.entries.flatMap(({ event }) => (event.kind === 'starships-transferred' ? [event.cause] : []));
    expect(causes.length).toBeGreaterThan(100);
    expect(new Set(causes).size).toBe(causes.length);
    expectWhole(outcome);
    expectNoGifts(outcome);
  });

  it('of travel in circles end with the hundredth phase, each refused or done', () => {
    const here = start.units[home as keyof State['units']]?.place ?? '';
    const links = start.sectors[here as keyof State['sectors']]?.links ?? [];
    const plans = codec.parse({ hq: [], units: { [home]: many(0, 5000, (n) => ({ kind: 'travel', to: links[n % links.length] })) } });
    if (!plans.ok) throw new Error('the plan was refused');
    const { entries, refusals } = runTurn<GalacticEmpires>(galacticEmpires, { state: start, seed: 'hostile', plans: { [me]: plans.value } });
    expect(Math.max(...entries.map(({ pass }) => pass))).toBeLessThanOrEqual(101);
    const ended = new Set([...refusals.map(({ order }) => order), ...entries.flatMap(({ event }) => event.cause ?? [])]);
    expect(listedOrders(plans.value).filter(({ order }) => !ended.has(order.ref))).toEqual([]);
  });

  it('of proclamations weigh down nobody else’s file', () => {
    const outcome = run({ hq: many(0, 3000, (n) => ({ kind: 'issue-proclamation', text: `Hear the ${n}th word of thousands, all of them the same, all of them long.` })), units: {} });
    if (outcome === undefined) throw new Error('the plan was refused');
    const heard = tellTurn(galacticEmpires, start, outcome.entries, [victim]).get(victim) ?? [];
    expect(heard.filter(({ event }) => event.kind === 'proclamation-heard')).toHaveLength(mostProclamations);
    expect(outcome.refusals.map(({ problem }) => problem.code)).toEqual(Array.from({ length: 3000 - mostProclamations }, () => 'too-many-proclamations'));
  });

  it('of diplomacy say one thing of each matter to whom it concerns, the last', () => {
    const back = (n: number, one: object, other: object): object => (n % 2 === 0 ? one : other);
    const outcome = run({
      hq: [
        ...many(0, 900, (n) => back(n, { kind: 'grant-passage', to: victim }, { kind: 'revoke-passage', from: victim })),
        ...many(900, 900, (n) => back(n, { kind: 'accept-gifts', from: victim }, { kind: 'accept-nothing', from: victim })),
        ...many(1800, 900, (n) => back(n, { kind: 'stop-sharing-info', with: victim }, { kind: 'share-info', with: victim })),
        ...many(2700, 900, (n) => ({ kind: 'send-ambassador', to: victim, address: `${n}@example.org` })),
        ...many(3600, 900, (n) => ({ kind: 'rename-ruler', name: `Ruler ${n}` })),
        ...many(4500, 400, () => ({ kind: 'declare-war', on: victim })),
      ],
      units: {},
    });
    if (outcome === undefined) throw new Error('the plan was refused');
    const heard = (tellTurn(galacticEmpires, start, outcome.entries, [victim]).get(victim) ?? []).map(({ event }) => event);
    const kinds = ['war-declared', 'passage-changed', 'acceptance-changed', 'ruler-renamed', 'info-sharing-changed', 'ambassador-sent'];
    // The last word on passage is to revoke what was never granted.
    expect(heard.flatMap(({ kind }) => (kinds.includes(kind) ? [kind] : []))).toEqual(['war-declared', 'acceptance-changed', 'ruler-renamed', 'info-sharing-changed', 'ambassador-sent']);
    expect(heard).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Ruler 899' }), expect.objectContaining({ address: '899@example.org' })]));
    expectWhole(outcome);
  });
});
