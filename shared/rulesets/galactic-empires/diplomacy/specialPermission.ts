import { defined } from '#kernel/words/defined.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { GeTurn } from '../declare.ts';
import { order } from '../declare.ts';
import { place, seat } from '../model/parts.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { placeArg, seatArg } from '../model/words.ts';
import { namedIn } from '../planning/aboutEmpire.ts';
import { cannotOf, lastWords } from '../planning/orders.ts';
import { plannedWorld } from '../planning/planned.ts';
import type { Happening } from './events.ts';
import { dropPermission, requestPermission } from './independents.ts';
import { permissionBought, permissionChanged, permissionDropped } from './permissionEvents.ts';
import { grantPermissionProblem, permissionCost, revokePermissionProblem } from './rights.ts';

type Asked = (state: State, me: SeatId, place: PlaceId, other: SeatId) => Problem | undefined;

/** The own sector at this spot, if the spot is about a sector, with or without an empire. */
function ownSector(view: View, { place, unit }: Spot): PlaceId | undefined {
  return place !== undefined && unit === undefined && view.sectors[place]?.report?.owner === view.me
    ? place
    : undefined;
}

/** The empires that an order about this sector can name now, the spot's first, without those that the plan's orders already name. */
function eligible(
  view: View,
  at: Spot,
  plan: Plan<AnyOrder>,
  kind: string,
  names: 'to' | 'from',
  problem: Asked,
): readonly SeatId[] {
  const place = ownSector(view, at);
  if (place === undefined) return [];
  const planned = plannedWorld(view, plan);
  const about = plan.hq.filter((given) => 'place' in given && given.place === place);
  const given = new Set(namedIn(about, kind, names));
  const found = inOrder(view.empires)
    .map(([seat]) => seat)
    .filter((seat) => !given.has(seat) && problem(planned, view.me, place, seat) === undefined);
  return [...found.filter((seat) => seat === at.seat), ...found.filter((seat) => seat !== at.seat)];
}

/** Empires to choose from: all others still in the game, each with what speaks against it, if anything does. */
function empireChoices(
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
        ...defined({ warning: barred?.phrase }),
      };
    });
}

/** Lets one empire cross one own sector (GE 407, 595). */
export const grantPermission = order('grant-permission', {
  title: 'Grant Special Permission',
  fields: { place, to: seat },

  offers: (view, at, plan) => {
    const [to] = eligible(view, at, plan, 'grant-permission', 'to', grantPermissionProblem);
    return to === undefined || at.place === undefined ? [] : [{ place: at.place, to }];
  },

  form: (view, order, _at, plan) => [
    choice(order, 'to', 'Empire', empireChoices(view, plan, order.place, order.to, grantPermissionProblem)),
  ],

  cannot: (state, { seat: giver, order: { place: where, to } }) =>
    grantPermissionProblem(state, giver, where, to),

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
    const [from] = eligible(view, at, plan, 'revoke-permission', 'from', revokePermissionProblem);
    return from === undefined || at.place === undefined ? [] : [{ place: at.place, from }];
  },

  form: (view, order, _at, plan) => [
    choice(
      order,
      'from',
      'Empire',
      empireChoices(view, plan, order.place, order.from, revokePermissionProblem),
    ),
  ],

  cannot: (state, { seat: giver, order: { place: where, from } }) =>
    revokePermissionProblem(state, giver, where, from),

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
  const permits = [grantPermission, revokePermission];
  type Permit = OrderIn<(typeof permits)[number]>;
  const guest = (given: Permit): SeatId => ('to' in given ? given.to : given.from);
  const matter = (given: Permit): string => `${given.place} ${guest(given)}`;
  oneByOne(
    turn,
    lastWords(turn, permits, 'GE 595', matter),
    cannotOf(turn, permits),
    ({ seat: giver, order: given }) =>
      permissionChanged.of({
        place: given.place,
        seat: giver,
        to: guest(given),
        granted: 'to' in given,
        cause: given.ref,
      }),
  );
}

function ofIndependents(turn: GeTurn<Happening>): void {
  const wishes = [requestPermission, dropPermission];
  oneByOne(
    turn,
    lastWords(turn, wishes, 'GE 1341', (given) => given.place),
    cannotOf(turn, wishes),
    ({ seat: giver, order: { kind, place: where, ref: cause } }) => {
      if (kind === dropPermission.kind) return permissionDropped.of({ place: where, seat: giver, cause });
      const sector = turn.state.sectors[where];
      return (
        sector && permissionBought.of({ place: where, seat: giver, cost: permissionCost(sector), cause })
      );
    },
  );
}
