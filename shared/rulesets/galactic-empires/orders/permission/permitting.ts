import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { State } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { seatArg } from '../../words.ts';
import { plannedWorld } from '../planned.ts';
import { aboutEmpire } from '../diplomacy/aboutEmpire.ts';

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
