import { literal, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { Sunk } from '../carried/spilled.ts';
import { sinkCargo } from '../carried/spilled.ts';
import { cause, event, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { unitsShape } from '../model/merchant.ts';
import type { State, View } from '../model/state.ts';
import { basesIn, territoryOwner } from '../model/territory.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { marineRests, whyItRests } from '../trade/marine/rests.ts';
import { isMerchant, unitsSaid } from '../trade/units.ts';
import { intoReserve, unitsOf } from './pool.ts';

/** The ships of the merchants in a squadron go back to the strategic reserve at the end of the turn (E2.20, E2.60). OURS: in their own space or at a system or base of their own, and whole; there they lie. */
export const dismissMerchants = order('dismiss-merchants', {
  fields: {},
  title: 'Back to the reserve',
  offers: ({ squadrons, me }, at, plan) => {
    const squadron = squadronGiven(squadrons, { seat: me, unit: at.unit });
    return squadron === undefined ||
      !squadron.ships.some(isMerchant) ||
      hasOrder(plan, at.unit, 'dismiss-merchants')
      ? []
      : [{}];
  },
  cannot(state, given) {
    const squadron = squadronGiven(state.squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    const merchants = squadron.ships.filter(isMerchant);
    if (merchants.length === 0 || state.empires[given.seat]?.merchant === undefined)
      return impossible('GC E2.20', 'no-ship-of-merchants');
    if (marineRests(state.empires[given.seat])) return whyItRests(state.empires[given.seat]);
    if (merchants.some(({ lost = 0 }) => lost > 0)) return impossible('GC E2.60', 'dismissed-whole');
    const { place: at } = squadron;
    return [state.systems[at]?.owner, basesIn(state, at)?.seat, territoryOwner(state, at)].includes(
      given.seat,
    )
      ? undefined
      : impossible('GC E2.55', 'dismissed-at-home');
  },
  say: () => phrase('Its merchants go back to the strategic reserve'),
});
export type DismissMerchants = OrderIn<typeof dismissMerchants>;

export const merchantsDismissed = event('merchants-dismissed', {
  fields: { seat, unit, place, units: unitsShape, away: optional(literal(true)), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{units} of {unit} go back to the strategic reserve in {place}.', {
      units: unitsSaid(happened.units),
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) => intoReserve(draft, happened, isMerchant),
});

/** Merchants go back to the reserve (E2.60). */
export function dismissAll(
  turn: Turn<Room<State, View, DismissMerchants, EventIn<typeof merchantsDismissed> | Sunk>>,
): void {
  inTurn(turn, dismissMerchants, ({ seat: owner, unit: from, order: { ref } }) => {
    const squadron = from && turn.state.squadrons[from];
    if (from === undefined || squadron === undefined) return undefined;
    sinkCargo(turn, from, squadron.ships.filter(isMerchant).length);
    return merchantsDismissed.of({
      seat: owner,
      unit: from,
      place: squadron.place,
      units: unitsOf(squadron.ships),
      ...(homeworldOf(turn.state, owner) !== squadron.place && { away: true as const }),
      cause: ref,
    });
  });
}
