import { choice, chosen } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { countOf } from '../model/units/forces.ts';
import { fromLowestRanks } from '../model/units/ranks.ts';
import { countedShips, shipName, shipsName, unitArg } from '../model/words.ts';
import { movementIsOver } from '../movement/phases.ts';
import { ownUnit } from '../planning/common.ts';
import { allOf, numberField, rankField, typeChoices, unitChoices } from '../planning/fields.ts';
import { cannotOf, givenOf, read } from '../planning/orders.ts';
import { partners, plannedUnit } from '../planning/planned.ts';
import { doubtful, impossible } from '../refusals.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { Happening } from './events.ts';
import { meetingProblem, neverMeeting } from './meeting.ts';
import { admiralTransferred, starshipsTransferred } from './shipEvents.ts';
import { transferAdmiral } from './transferAdmiral.ts';

/** Ships for another own unit, as soon as both are in one place; they leave the lowest ranks (GE 495, 1441-1463). */
export const transferStarships = unitOrder('transfer-starships', {
  title: 'Transfer Starships',
  fields: read['transfer-starships'],

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
      chosen('type', 'Type', types, order.type, (type) => ({
        ...order,
        type: type as ShipTypeId,
        count: Math.max(1, countOf(stacks, type as ShipTypeId)),
      })),
      numberField('count', 'How many', 1, most, order.count, (count) => ({ ...order, count }), allOf(most)),
      choice(order, 'to', 'To', unitChoices(view, others, here)),
      rankField('Rank there', order.rank, (given) => ({ ...order, rank: given })),
    ];
  },

  cannot: (giver, state, { seat, unit: from, order: { type: wanted, to } }) =>
    meetingProblem(state, seat, from, to) ??
    (giver.stacks.some(({ type }) => type === wanted)
      ? undefined
      : impossible('GE 1457', 'no-such-ships/transfer')),
  advice(found, view, { type, count }, at) {
    const giver = ownUnit(view, at);
    const present = countOf(giver?.stacks ?? [], type);
    if (giver === undefined || count <= present) return [neverMeeting(found)];
    const args = { present, count, type: present === 1 ? shipName(type) : shipsName(type) };
    return [neverMeeting(found), doubtful('GE 1457', 'more-than-present/transfer', args)];
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
function transferPending(turn: GeTurn<Happening>, last: boolean): void {
  const ordered = [...givenOf(turn, transferStarships), ...givenOf(turn, transferAdmiral)];
  const cannot = cannotOf(turn, [transferStarships, transferAdmiral]);
  const givers = new Set(ordered.flatMap(({ unit }) => unit ?? []));
  const done = new Map([...givers].map((id) => [id, new Set(turn.state.units[id]?.transferred)]));
  for (const given of ordered) {
    const { unit: from, order } = given;
    if (from !== undefined && (done.get(from)?.has(order.ref) ?? false)) continue;
    const problem = cannot(given);
    if (problem === undefined && from !== undefined) transfer(turn, from, order);
    else if (last && problem !== undefined) turn.refuse(order.ref, problem);
  }
}

function transfer(
  turn: GeTurn<Happening>,
  from: UnitId,
  order: OrderIn<typeof transferStarships | typeof transferAdmiral>,
): void {
  const giver = turn.state.units[from];
  if (giver === undefined) return;
  const { to, ref: cause } = order;
  const { place } = giver;
  if ('admiral' in order) {
    turn.happen(admiralTransferred.of({ from, to, admiral: order.admiral, place, cause }));
    return;
  }
  const taken = fromLowestRanks(giver, order.type, order.count);
  turn.happen(starshipsTransferred.of({ from, to, taken, rank: order.rank, place, cause }));
}

/** Transfers between units that share a location before anything moves (GE 631). */
export function sameLocationTransfers(turn: GeTurn<Happening>): void {
  transferPending(turn, false);
}

/** Transfers between units that are together now; in the last phase, the others are refused (GE 657). */
export function transfersHappen(turn: GeTurn<Happening>): void {
  transferPending(turn, movementIsOver(turn, turn.pass));
}
