import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { GeTurn } from '../model/game.ts';
import { world } from '../model/imagine.ts';
import { place, seat } from '../model/parts.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { placeArg, seatArg } from '../model/words.ts';
import { aboutEmpire } from '../planning/aboutEmpire.ts';
import { listed, needsHeadquarters } from '../planning/common.ts';
import { choiceField } from '../planning/fields.ts';
import { lastWords } from '../planning/lastWords.ts';
import { order } from '../planning/order.ts';
import { plannedWorld } from '../planning/planned.ts';
import type { Happening } from './events.ts';
import {
  dropProblem,
  grantPermissionProblem,
  permissionCost,
  requestProblem,
  revokePermissionProblem,
} from './rights.ts';

type PermitKind = 'grant-permission' | 'revoke-permission';
type Asked = (state: State, me: SeatId, place: PlaceId, other: SeatId) => Problem | undefined;

/** The own sector at this spot, if the spot is about a sector, with or without an empire. */
function ownSector(view: View, { place, unit }: Spot): PlaceId | undefined {
  return place !== undefined && unit === undefined && view.sectors[place]?.report?.owner === view.me
    ? place
    : undefined;
}

/** The empires that an order about this sector can name now, the spot's first, without those that the plan's orders already name. */
export function eligible(
  view: View,
  at: Spot,
  plan: Plan<AnyOrder>,
  kind: PermitKind,
  problem: Asked,
): readonly SeatId[] {
  const place = ownSector(view, at);
  if (place === undefined) return [];
  const planned = plannedWorld(view, plan);
  const given = new Set(
    plan.hq.flatMap((order) =>
      order.kind === kind && 'place' in order && order.place === place ? (aboutEmpire(order) ?? []) : [],
    ),
  );
  const found = inOrder(view.empires)
    .map(([seat]) => seat)
    .filter((seat) => !given.has(seat) && problem(planned, view.me, place, seat) === undefined);
  return [...found.filter((seat) => seat === at.seat), ...found.filter((seat) => seat !== at.seat)];
}

/** Empires to choose from: all others still in the game, each with what speaks against it, if anything does. */
export function empireChoices(
  view: View,
  plan: Plan<AnyOrder>,
  place: PlaceId,
  chosen: SeatId,
  problem: Asked,
): readonly Choice[] {
  const planned = plannedWorld(view, plan);
  return inOrder(view.empires)
    .filter(([seat, { defeated }]) => seat === chosen || (seat !== view.me && !defeated))
    .map(([seat]) => {
      const barred = problem(planned, view.me, place, seat);
      return {
        value: seat,
        label: phrase('{empire}', { empire: seatArg(view, seat) }),
        ...(barred === undefined ? {} : { warning: barred.phrase }),
      };
    });
}

/** Lets one empire cross one own sector (GE 407, 595). */
export const grantPermission = order('grant-permission', {
  title: 'Grant Special Permission',
  fields: { place, to: seat },

  offers: (view, at, plan) => {
    const [to] = eligible(view, at, plan, 'grant-permission', grantPermissionProblem);
    return to === undefined || at.place === undefined ? [] : [{ place: at.place, to }];
  },

  form: (view, order, _at, plan) => [
    choiceField(
      'to',
      'Empire',
      empireChoices(view, plan, order.place, order.to, grantPermissionProblem),
      order.to,
      (to) => ({ ...order, to: to as SeatId }),
    ),
  ],

  check: (view, { place: where, to }, at) =>
    listed(needsHeadquarters(at), grantPermissionProblem(world(view), view.me, where, to)),

  say: ({ place: where, to }, view) =>
    phrase('Grant the {empire} special permission for {place}', {
      empire: seatArg(view, to),
      place: placeArg(view, where),
    }),
});

/** Takes special permission for one own sector back (GE 407, 595). */
export const revokePermission = order('revoke-permission', {
  title: 'Revoke Special Permission',
  fields: { place, from: seat },

  offers: (view, at, plan) => {
    const [from] = eligible(view, at, plan, 'revoke-permission', revokePermissionProblem);
    return from === undefined || at.place === undefined ? [] : [{ place: at.place, from }];
  },

  form: (view, order, _at, plan) => [
    choiceField(
      'from',
      'Empire',
      empireChoices(view, plan, order.place, order.from, revokePermissionProblem),
      order.from,
      (from) => ({ ...order, from: from as SeatId }),
    ),
  ],

  check: (view, { place: where, from }, at) =>
    listed(needsHeadquarters(at), revokePermissionProblem(world(view), view.me, where, from)),

  say: ({ place: where, from }, view) =>
    phrase('Revoke the special permission of the {empire} for {place}', {
      empire: seatArg(view, from),
      place: placeArg(view, where),
    }),
});

/** Special permission for single sectors: granted and revoked by owners, bought from independents, or given up (GE 407, 595, 1341). */
export function specialPermissionChanged(turn: GeTurn<Happening>): void {
  byOwners(turn);
  ofIndependents(turn);
}

function byOwners(turn: GeTurn<Happening>): void {
  const given = lastWords(
    turn,
    ['grant-permission', 'revoke-permission'],
    'GE 595',
    (order) => `${order.place} ${order.kind === 'grant-permission' ? order.to : order.from}`,
  );
  for (const { seat, order } of given) {
    const { place, ref } = order;
    const granted = order.kind === 'grant-permission';
    const to = granted ? order.to : order.from;
    const problem = granted
      ? grantPermissionProblem(turn.state, seat, place, to)
      : revokePermissionProblem(turn.state, seat, place, to);
    if (problem === undefined)
      turn.happen({ kind: 'permission-changed', place, seat, to, granted, cause: ref });
    else turn.refuse(ref, problem);
  }
}

function ofIndependents(turn: GeTurn<Happening>): void {
  for (const {
    seat,
    order: { kind, place, ref },
  } of lastWords(turn, ['request-permission', 'drop-permission'], 'GE 1341', (order) => order.place)) {
    if (kind === 'drop-permission') {
      const problem = dropProblem(turn.state, seat, place);
      if (problem === undefined) turn.happen({ kind: 'permission-dropped', place, seat, cause: ref });
      else turn.refuse(ref, problem);
      continue;
    }
    const sector = turn.state.sectors[place];
    const problem = requestProblem(turn.state, seat, place);
    if (problem !== undefined) turn.refuse(ref, problem);
    else if (sector !== undefined)
      turn.happen({ kind: 'permission-bought', place, seat, cost: permissionCost(sector), cause: ref });
  }
}
