import { flag, optional } from '#kernel/codec/shapes.ts';
import { eitherOr } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../../declare.ts';
import type { State, View } from '../../model/state.ts';
import { hasOrder } from '../../movement/given.ts';
import { impossible } from '../../refusals.ts';

/** The game master designates a squadron as inactive, or ends that (A10.60). */
export const idle = order('idle', {
  fields: { inactive: flag },
  title: 'Inactive status',
  by: 'game-master',
  offers: (view, at, plan) =>
    at.unit === undefined || view.squadrons[at.unit] === undefined || hasOrder(plan, at.unit, 'idle')
      ? []
      : [{ inactive: view.squadrons[at.unit]?.inactive !== true }],
  form: (_, given) => [
    eitherOr(given, 'inactive', 'Status', phrase('Inactive: no attack factors at first'), phrase('Active')),
  ],
  cannot({ squadrons }, given) {
    if (given.seat !== gameMaster) return impossible('GC A10.60', 'idled-by-game-master');
    const squadron = given.unit && squadrons[given.unit];
    return squadron === undefined ? impossible('GC A6.20', 'no-squadron-named') : undefined;
  },
  say: ({ inactive }) => (inactive ? phrase('Inactive status') : phrase('Active status')),
});
export type Idle = OrderIn<typeof idle>;

export const idled = event('idled', {
  fields: { seat, unit, inactive: flag, cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: ({ inactive, ...happened }) =>
    inactive
      ? phrase('{unit} is on inactive status: in battle its ships will have no attack factors at first.', {
          unit: own(happened.unit),
        })
      : phrase('{unit} is active again.', { unit: own(happened.unit) }),
  ahead: ({ inactive, ...happened }) =>
    inactive
      ? phrase('{unit} will be on inactive status.', { unit: own(happened.unit) })
      : phrase('{unit} will be active again.', { unit: own(happened.unit) }),
  apply: (draft, { inactive, ...happened }) =>
    replace(draft.squadrons, happened.unit, ({ inactive: _, ...was }) => ({
      ...was,
      ...(inactive && { inactive: true as const }),
    })),
});

/** Squadrons become inactive, or active (A10.60). */
export function setIdle(turn: Turn<Room<State, View, Idle, EventIn<typeof idled>>>): void {
  inTurn(turn, idle, ({ unit: code, order: { inactive, ref } }) => {
    const owner = code && turn.state.squadrons[code]?.seat;
    return owner && idled.of({ seat: owner, unit: code, inactive, cause: ref });
  });
}
