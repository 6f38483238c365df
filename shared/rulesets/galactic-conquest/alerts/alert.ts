import { oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, ownerHears, seat } from '../declare.ts';
import type { Empire } from '../model/empire.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { nameOfProject } from '../research/fields.ts';
import { isOnAlert } from '../research/onAlert.ts';
import { hasTech } from '../research/research.ts';

const states = ['on', 'off'] as const;

/** Alert levels are turned on or off (C40.20). */
export const setAlert = order('set-alert', {
  fields: { to: oneOf(states) },
  title: 'Alert levels',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ alert }) =>
      hasTech(view, view.me, 'alt') ? [{ to: alert === 'off' ? ('on' as const) : ('off' as const) }] : [],
    ),
  form: (_, given) => [
    choice(
      given,
      'to',
      'Alert levels',
      choicesOf(states, (to) => phrase('{to}', { to })),
    ),
  ],
  cannot(state, { seat: ruler, order: { to } }) {
    if (state.empires[ruler] === undefined) return impossible('GC C40.20', 'no-empire');
    if (!hasTech(state, ruler, 'alt'))
      return impossible('GC C40.10', 'no-tech', { project: nameOfProject('alt') });
    return isOnAlert(state, ruler) === (to === 'on')
      ? impossible('GC C40.20', 'alert-already', { to })
      : undefined;
  },
  say: ({ to }) => phrase('Turn alert levels {to}', { to }),
});
export type SetAlert = OrderIn<typeof setAlert>;

export const alertSet = event('alert-set', {
  fields: { seat, to: oneOf(states), cause },
  by: 'order',
  hears: ownerHears,
  say: ({ to }) => phrase('Alert levels are {to}.', { to }),
  ahead: ({ to }) => phrase('Alert levels will be {to}.', { to }),
  apply: (draft, happened) =>
    replace(draft.empires, happened.seat, ({ alert: _, ...empire }): Empire =>
      happened.to === 'on' ? empire : { ...empire, alert: 'off' },
    ),
});

/** Alert levels of the turn (C40.20). */
export function setAlerts(turn: Turn<Room<State, View, SetAlert, EventIn<typeof alertSet>>>): void {
  inTurn(turn, setAlert, ({ seat: owner, order: { to, ref } }) =>
    alertSet.of({ seat: owner, to, cause: ref }),
  );
}
