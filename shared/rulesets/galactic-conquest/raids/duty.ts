import { flag } from '#kernel/codec/shapes.ts';
import { eitherOr } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { replace } from '#kernel/steps/change.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import type { Ship } from '../model/ship.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { territoryOwner } from '../model/territory.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { isCrippled, leftOf } from '../ships/ships.ts';

/** A squadron begins convoy duty, or ends it (B2.50, B2.60). OURS: it begins at once, and waits where it stands; whoever ends it can move in the next turn. */
export const convoyDuty = order('convoy-duty', {
  fields: { begins: flag },
  title: 'Convoy duty',
  offers: ({ squadrons, me }, at, plan) => {
    const squadron = squadronGiven(squadrons, { seat: me, unit: at.unit });
    return squadron === undefined || hasOrder(plan, at.unit, 'convoy-duty')
      ? []
      : [{ begins: squadron.guards !== true }];
  },
  form: (_, given) => [
    eitherOr(given, 'begins', 'Convoy duty', phrase('It begins'), phrase('It ends with this turn')),
  ],
  cannot(state, given) {
    const { squadrons } = state;
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (squadron.stationed === true) return impossible('GC E2.35', 'defense-only');
    const isOn = squadron.guards === true && squadron.recalled !== true;
    if (isOn === given.order.begins) return impossible('GC B2.50', 'duty-already');
    if (given.order.begins && squadron.ships.some(isCrippled))
      return impossible('GC C23.20', 'crippled-guards');
    return given.order.begins && territoryOwner(state, squadron.place) !== given.seat
      ? impossible('GC B2.50', 'duty-at-home')
      : undefined;
  },
  say: ({ begins }) => (begins ? phrase('Begin convoy duty') : phrase('End convoy duty')),
});
export type ConvoyDuty = OrderIn<typeof convoyDuty>;

export const dutyChanged = event('duty-changed', {
  fields: { seat, unit, begins: flag, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    happened.begins
      ? phrase('{unit} is on convoy duty.', { unit: own(happened.unit) })
      : phrase('{unit} ends its convoy duty with this turn.', { unit: own(happened.unit) }),
  ahead: (happened) =>
    happened.begins
      ? phrase('{unit} will be on convoy duty.', { unit: own(happened.unit) })
      : phrase('{unit} will end its convoy duty with this turn.', { unit: own(happened.unit) }),
  apply: (draft, happened) =>
    replace(draft.squadrons, happened.unit, ({ recalled: _, ...rest }): Squadron => ({
      ...rest,
      guards: true,
      ...(!happened.begins && { recalled: true as const }),
    })),
});

/** Squadrons begin convoy duty, or end it (B2.50). */
export function changeDuties(turn: Turn<Room<State, View, ConvoyDuty, EventIn<typeof dutyChanged>>>): void {
  inTurn(
    turn,
    convoyDuty,
    (given) =>
      given.unit &&
      dutyChanged.of({
        seat: given.seat,
        unit: given.unit,
        begins: given.order.begins,
        cause: given.order.ref,
      }),
  );
}

/** The ships of an empire on convoy duty, in the order of their squadrons’ codes. */
export const guardsOf = ({ squadrons }: Pick<State, 'squadrons'>, owner: SeatId): readonly Ship[] =>
  squadronsOf(squadrons, owner).flatMap(([, one]) => (one.guards === true ? one.ships : []));

const strength = (ships: readonly Ship[]): number => sumOf(ships.map(leftOf));

/** Of the ships on convoy duty, those that Advanced Convoy Defense sends out: three quarters of them (B2.65). OURS: to the nearest ship, halves up, the strongest ones. */
const activeOf = (strongest: readonly Ship[]): readonly Ship[] =>
  strongest.slice(0, rounded(strongest.length * 3, 4));

/** Ships in so many groups. OURS: as equal as possible in defense factors. */
function grouped(strongest: readonly Ship[], count: number): readonly (readonly Ship[])[] {
  const groups: Ship[][] = Array.from({ length: count }, () => []);
  for (const ship of strongest) {
    const weakest = groups.reduce((least, one) => (strength(one) < strength(least) ? one : least));
    weakest.push(ship);
  }
  return groups;
}

/**
 * Who of the ships on convoy duty responds to each of so many raids on defended convoys: they are divided into one group more than there are raids, as
 * equally as possible, and one group stays (B2.60). OURS: the first of the strongest groups stays. With `advanced` three quarters of them are divided among
 * the raids (B2.65).
 */
export function respondersTo(
  guards: readonly Ship[],
  raids: number,
  advanced = false,
): readonly (readonly Ship[])[] {
  const strongest = [...guards].sort((a, b) => leftOf(b) - leftOf(a));
  return advanced ? grouped(activeOf(strongest), raids) : grouped(strongest, raids + 1).slice(1);
}
