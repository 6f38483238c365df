import { ordersOf } from '#kernel/game/plan.ts';
import { opens, type Command } from '../../state/commands.ts';
import { repetition } from '../../state/turn/repeat.ts';
import { keyBookOf } from '../../state/settings/keyBook.svelte.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import { planWordsOf } from '../../state/rules.ts';
import type { Feature } from '../feature.ts';
import CopyPlan from './CopyPlan.svelte';
import RankTemplates from './RankTemplates.svelte';
import Transfers from './board/Transfers.svelte';
import { planningOf } from './planning.svelte.ts';

const group = 'Plans';

/** The chosen unit has orders. */
const hasPlan = ({ turn }: Session): boolean =>
  turn?.selection.unit !== undefined && ordersOf(turn.plan, turn.selection.unit).length > 0;

/**
 * Whether plans are visible: on the map, in the unit's own page, and under the list of commands. Elsewhere
 * the keys mean something else.
 */
const plansInSight = ({ overlay }: Session): boolean =>
  (overlay === undefined || overlay === 'unit' || overlay === 'commands') &&
  document.querySelectorAll('dialog:modal').length < 2;

const commands: readonly Command[] = [
  {
    id: 'plan.repeat',
    title: 'Repeat the last order for the current choice',
    group,
    keys: ['R'],
    possible: ({ turn }) => turn?.given !== undefined,
    run: (session) => {
      const again = session.turn === undefined ? undefined : repetition(session.turn);
      if (again === undefined) return;
      if ('why' in again) session.toasts.show('info', 'Not repeated', again.why);
      else again.give();
    },
  },
  {
    id: 'plan.copy',
    title: 'Copy the orders of the chosen {unit}',
    group,
    keys: ['Ctrl + C'],
    anywhere: true,
    yields: true,
    possible: (session) => hasPlan(session) && plansInSight(session),
    run: (session) => {
      const { turn, toasts } = session;
      if (turn?.selection.unit === undefined) return;
      const count = planningOf(turn).copy(turn.selection.unit);
      toasts.show(
        'good',
        `${count === 1 ? 'One order' : `${count} orders`} of ${planningOf(turn).label(turn.selection.unit)} copied`,
        keyBookOf(session).inText('Choose other units and press {key:plan.paste} to give them the same.'),
      );
    },
  },
  {
    id: 'plan.paste',
    title: 'Give the copied orders to the chosen {units}',
    group,
    keys: ['Ctrl + V'],
    anywhere: true,
    yields: true,
    possible: (session) =>
      session.turn !== undefined &&
      planningOf(session.turn).clip !== undefined &&
      planningOf(session.turn).targets.length > 0 &&
      plansInSight(session),
    run: ({ turn }) => turn !== undefined && planningOf(turn).paste(planningOf(turn).targets),
  },
  opens('copyPlan', 'Copy the orders of the chosen unit to others…', group, ['Shift + C'], {
    possible: hasPlan,
  }),
  opens('templates', 'Templates of ranks…', group, ['Shift + R'], {
    possible: ({ turn }) =>
      turn?.selection.unit !== undefined && turn.rules.presentation.formation !== undefined,
  }),
  opens('transfers', 'Transfers between the {units} in one {place}…', group, ['X'], {
    named: ({ turn }) =>
      turn?.rules.presentation.transfers?.forms === undefined
        ? undefined
        : 'Transfer between the {units} of a {place}, or form new ones…',
    possible: ({ turn }) =>
      turn?.selection.unit !== undefined && planningOf(turn).board(turn.selection.unit).length > 1,
  }),
  {
    id: 'plan.clear',
    title: 'Remove all orders of the chosen {units}',
    group,
    keys: ['Shift + Delete'],
    possible: ({ turn }) =>
      turn !== undefined && planningOf(turn).targets.some((unit) => ordersOf(turn.plan, unit).length > 0),
    run: ({ turn }) => turn !== undefined && planningOf(turn).clear(planningOf(turn).targets),
  },
  {
    id: 'plan.clearHeadquarters',
    title: 'Remove all orders that are for no {unit}',
    named: ({ turn }) =>
      turn === undefined ? undefined : `Remove all ${planWordsOf(turn).general.toLowerCase()}`,
    group,
    possible: ({ turn }) => turn !== undefined && turn.plan.hq.length > 0,
    run: ({ turn }) => turn !== undefined && planningOf(turn).clearHeadquarters(),
  },
];

/** Planning by hand: repeating orders, copying plans from unit to unit, reordering orders, and sharing out between units. */
export const planning: Feature = {
  overlays: { copyPlan: CopyPlan, templates: RankTemplates, transfers: Transfers },
  commands,
};
