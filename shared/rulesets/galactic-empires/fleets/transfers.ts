import { integer } from '#kernel/codec/shapes.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { GeTurn } from '../model/game.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import { world } from '../model/imagine.ts';
import type { TransferAdmiral, TransferStarships } from '../model/orders.ts';
import { rank, shipType, unitRef as unit } from '../model/parts.ts';
import type { State } from '../model/state.ts';
import { commandProblem, commanded, isStarfleetOf } from '../model/units/command.ts';
import { countOf } from '../model/units/forces.ts';
import { fromLowestRanks } from '../model/units/ranks.ts';
import type { View } from '../model/view.ts';
import { countedShips, shipName, shipsName, unitArg } from '../model/words.ts';
import { movementIsOver } from '../movement/phases.ts';
import type { Command } from '../planning/commands.ts';
import { listed, mostShips, needsUnit, ownUnit } from '../planning/common.ts';
import { allOf, choiceField, numberField, rankField, typeChoices, unitChoices } from '../planning/fields.ts';
import { order } from '../planning/order.ts';
import { partners, plannedUnit } from '../planning/planned.ts';
import { doubtful, impossible } from '../refusals.ts';
import type { Happening } from './events.ts';

/** Why nothing can be transferred between the two units now: both must be the empire's, in one place and uncloaked (GE 1457-1461). */
export function meetingProblem(
  state: State,
  seat: SeatId,
  from: UnitId | undefined,
  to: UnitId,
): Problem | undefined {
  const foreign = commandProblem(state, seat, from);
  if (foreign !== undefined) return foreign;
  const giver = commanded(state, seat, from);
  const taker = state.units[to];
  if (giver === undefined || taker?.owner !== seat) {
    if (isStarfleetOf(seat, to)) return impossible('GE 1459', 'no-such-unit/receiver');
    return impossible('GE 1457', 'foreign-receiver');
  }
  if (from === to) return impossible('GE 1457', 'same-unit');
  if (giver.place !== taker.place) return impossible('GE 1459', 'never-met');
  if (giver.cloaked || taker.cloaked) return impossible('GE 1461', 'cloaked/transfer');
  return undefined;
}

/** Why nothing can be transferred where there is no other unit. */
export const noPartner = (): Problem => impossible('GE 1457', 'no-partner');

/** Why the transfer cannot happen now. It stays pending until the first transfer step in which it can (GE 657, 1459). */
export function transferProblem(
  state: State,
  seat: SeatId,
  from: UnitId | undefined,
  order: TransferStarships | TransferAdmiral,
): Problem | undefined {
  const apart = meetingProblem(state, seat, from, order.to);
  if (apart !== undefined) return apart;
  const giver = commanded(state, seat, from);
  if (order.kind === 'transfer-admiral') {
    if (giver?.admirals.some(({ id }) => id === order.admiral) ?? false) return undefined;
    return impossible('GE 1455', 'no-such-admiral/transfer');
  }
  if (giver?.stacks.some(({ type }) => type === order.type) ?? false) return undefined;
  return impossible('GE 1457', 'no-such-ships/transfer');
}

/** Ships for another own unit, as soon as both are in one place; they leave the lowest ranks (GE 495, 1441-1463). */
export const transferStarships = order('transfer-starships', {
  title: 'Transfer Starships',
  fields: { type: shipType, count: integer(1, mostShips), to: unit, rank },

  offers: (view, at, plan) => {
    if (at.unit === undefined) return [];
    const first = view.units[at.unit]?.stacks[0];
    const to = partners(view, plan, at.unit)[0]?.unit;
    if (first === undefined || to === undefined) return [];
    return [
      {
        type: first.type,
        count: countOf(ownUnit(view, at)?.stacks ?? [], first.type),
        to,
        rank: 1 as const,
      },
    ];
  },

  form: (view, order, at, plan) => {
    const stacks = ownUnit(view, at)?.stacks ?? [];
    const here = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit)?.place;
    const others = at.unit === undefined ? [] : partners(view, plan, at.unit);
    const types = typeChoices([...stacks.map(({ type }) => type), order.type], (name, type) =>
      phrase('{name} ({present} present)', { name, present: countOf(stacks, type) }),
    );
    const most = Math.max(1, countOf(stacks, order.type));
    return [
      choiceField('type', 'Type', types, order.type, (type) => ({
        ...order,
        type: type as ShipTypeId,
        count: Math.max(1, countOf(stacks, type as ShipTypeId)),
      })),
      numberField('count', 'How many', 1, most, order.count, (count) => ({ ...order, count }), allOf(most)),
      choiceField('to', 'To', unitChoices(view, others, here), order.to, (to) => ({
        ...order,
        to: to as UnitId,
      })),
      rankField('Rank there', order.rank, (given) => ({ ...order, rank: given })),
    ];
  },

  check: (view, { type, count, to }, at) => {
    const giver = ownUnit(view, at);
    const present = countOf(giver?.stacks ?? [], type);
    const wrong = [...needsUnit(at), ...receiverProblems(view, at, to)];
    if (giver === undefined || count <= present) return wrong;
    return [
      ...wrong,
      doubtful('GE 1457', 'more-than-present/transfer', {
        present,
        count,
        type: present === 1 ? shipName(type) : shipsName(type),
      }),
    ];
  },

  say: ({ type, count, to, rank: into }, view) =>
    phrase('Transfer {ships} to {unit}, rank {rank}', {
      ships: countedShips(count, type),
      unit: unitArg(view, to),
      rank: into,
    }),
});

/**
 * Carries out every transfer that is still pending and whose units are now together, unit by unit (GE 657, 1459).
 * A transfer that cannot happen yet stays pending; with `last`, it is refused.
 */
export function transferPending(turn: GeTurn<Happening>, last: boolean): void {
  const ordered = [...turn.orders('transfer-starships'), ...turn.orders('transfer-admiral')];
  const givers = new Set(ordered.flatMap(({ unit }) => unit ?? []));
  const done = new Map([...givers].map((id) => [id, new Set(turn.state.units[id]?.transferred)]));
  for (const { seat, unit: id, order } of ordered) {
    const unit = commanded(turn.state, seat, id);
    if (id !== undefined && (done.get(id)?.has(order.ref) ?? false)) continue;
    const problem = transferProblem(turn.state, seat, id, order);
    if (problem === undefined && unit !== undefined && id !== undefined)
      transfer(turn, { seat, id, unit, order });
    else if (last && problem !== undefined) turn.refuse(order.ref, problem);
  }
}

function transfer(
  turn: GeTurn<Happening>,
  { id: from, unit, order }: Command<TransferStarships | TransferAdmiral>,
): void {
  const { to, ref: cause } = order;
  const { place } = unit;
  if (order.kind === 'transfer-admiral') {
    turn.happen({ kind: 'admiral-transferred', from, to, admiral: order.admiral, place, cause });
    return;
  }
  const taken = fromLowestRanks(unit, order.type, order.count);
  turn.happen({ kind: 'starships-transferred', from, to, taken, rank: order.rank, place, cause });
}

/** Transfers between units that share a location before anything moves (GE 631). */
export function sameLocationTransfers(turn: GeTurn<Happening>): void {
  transferPending(turn, false);
}

/** Transfers between units that are together now; in the last phase, the others are refused (GE 657). */
export function transfersHappen(turn: GeTurn<Happening>): void {
  transferPending(turn, movementIsOver(turn, turn.pass));
}

/** Why ships or admirals can never pass to this unit, if so, wherever the two are. */
export function receiverProblems(view: View, at: Spot, to: UnitId): readonly Problem[] {
  if (at.unit === undefined || view.units[at.unit] === undefined) return [];
  const problem = meetingProblem(world(view), view.me, at.unit, to);
  return listed(
    [],
    problem !== undefined && ['foreign-receiver', 'same-unit'].includes(problem.code) ? problem : undefined,
  );
}
