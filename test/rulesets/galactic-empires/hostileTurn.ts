import { expect } from 'vitest';
import type { GalacticEmpires, Order } from '#rulesets/galactic-empires/game.ts';

import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { maxDamage } from '#rulesets/galactic-empires/tables/revenue.ts';
import { created } from '#test/support/kits/created.ts';

/*
 * Orders that no client writes, and that any player can: whatever the codec of plans lets through must leave the
 * turn whole, and the units, money and plans of the others alone.
 */

/** Reads plans as they come in, from anybody. */
export const codec = planCodec<Order>(galacticEmpires.orders);
export const start: State = deepFreeze(galaxy());
export const [me, victim] = galacticEmpires.seats(start) as [SeatId, SeatId];
export const own = keysInOrder(start.units).filter((id) => start.units[id]?.owner === me);
export const foreign = keysInOrder(start.units).filter((id) => start.units[id]?.owner !== me);

function galaxy(): State {
  const made = created(galacticEmpires, { generate: { empires: 2 } }, openDice('hostile'));
  if (!made.ok) throw new Error('no galaxy');
  return made.value;
}

/** The turn with such a plan of `me`, and none of others; undefined when the plan cannot be read. */
export function run(raw: unknown): TurnOutcome<GalacticEmpires> | undefined {
  const read = codec.parse(raw);
  return read.ok
    ? runTurn<GalacticEmpires>(galacticEmpires, {
        state: start,
        seed: 'hostile',
        plans: { [me]: read.value },
      })
    : undefined;
}

/** Ships of one empire by type, in all its units. */
const shipsOf = (state: State, seat: SeatId): Readonly<Record<string, number>> => {
  const ships: Record<string, number> = {};
  for (const [, { owner, stacks }] of inOrder(state.units)) {
    if (owner === seat) for (const { type, count: many } of stacks) ships[type] = (ships[type] ?? 0) + many;
  }
  return ships;
};

/** The state, what everybody is told and every view of it can be read again, and all numbers are within their bounds. */
export function expectWhole({ state, entries, refusals }: TurnOutcome<GalacticEmpires>): void {
  const made = galacticEmpires.codecs.state.make(state);
  expect(galacticEmpires.codecs.state.parse(JSON.parse(JSON.stringify(made)))).toMatchObject({ ok: true });
  for (const { event } of entries)
    expect(galacticEmpires.codecs.event.parse(galacticEmpires.codecs.event.make(event)).ok).toBe(true);
  for (const { order } of refusals) expect(order.startsWith(`${me}.t1.`)).toBe(true);
  for (const [, unit] of inOrder(state.units)) {
    for (const stack of unit.stacks) expect(Number.isSafeInteger(stack.count) && stack.count > 0).toBe(true);
    if (unit.kind === 'starfleet' && unit.owner === me)
      expect(unit.number >= 1 && unit.number <= 99).toBe(true);
  }
  for (const [, { treasury }] of inOrder(state.empires))
    expect(Number.isSafeInteger(treasury) && treasury >= 0).toBe(true);
  for (const [, { damage }] of inOrder(state.sectors)) expect(damage <= maxDamage).toBe(true);
  for (const seat of galacticEmpires.seats(state)) {
    const heard = tellTurn(galacticEmpires, start, entries, [seat]).get(seat) ?? [];
    const view = galacticEmpires.codecs.view.make(galacticEmpires.view(state, seat, heard));
    expect(galacticEmpires.codecs.view.parse(JSON.parse(JSON.stringify(view))).ok).toBe(true);
  }
}

/** No ship out of nothing: what an empire has more than before was built and paid. */
export function expectNoGifts({ state, entries }: TurnOutcome<GalacticEmpires>): void {
  const built = entries.flatMap(({ event }) =>
    event.kind === 'starships-built' && event.seat === me ? [event] : [],
  );
  const before = shipsOf(start, me);
  for (const [type, many] of inOrder(shipsOf(state, me))) {
    const more = built.filter((event) => event.type === type).reduce((sum, event) => sum + event.count, 0);
    expect(many).toBeLessThanOrEqual((before[type] ?? 0) + more);
  }
  const pillaged = entries.reduce(
    (sum, { event }) => (event.kind === 'sector-pillaged' && event.seat === me ? sum + event.amount : sum),
    0,
  );
  expect(built.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(
    (start.empires[me]?.treasury ?? 0) + pillaged,
  );
}

/** Nobody else's units, plans and money are touched: save by battles, which are none of the orders' doing, pillage and gifts. */
export function expectOthersAlone({ state, entries }: TurnOutcome<GalacticEmpires>): void {
  const quiet = runTurn<GalacticEmpires>(galacticEmpires, { state: start, seed: 'hostile', plans: {} }).state;
  const touched = new Set(
    entries.flatMap(({ event }) =>
      event.kind === 'battle-joined' ? event.sides.map(({ unit }) => unit) : [],
    ),
  );
  const taken = new Set(
    entries.flatMap(({ event }) =>
      event.kind === 'sector-captured' || event.kind === 'sector-given' ? [event.place] : [],
    ),
  );
  const moved = entries.some(
    ({ event }) => event.kind === 'sector-pillaged' || event.kind === 'resources-sent',
  );
  for (const id of foreign) {
    const unit = quiet.units[id];
    if (unit !== undefined && !touched.has(id) && !taken.has(unit.place))
      expect(state.units[id]).toEqual(unit);
  }
  if (touched.size === 0 && taken.size === 0 && !moved)
    expect(state.empires[victim]).toEqual(quiet.empires[victim]);
}
