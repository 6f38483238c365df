import { goTo } from '../../state/rules.ts';
import { type Command, opens } from '../../state/commands.ts';
import { lookAt, lookedAt } from '../../state/turn/looked.ts';
import type { Feature } from '../feature.ts';
import { planningOf } from '../planning/planning.svelte.ts';
import RollCall from './RollCall.svelte';
import { rollCallOf } from './rollCall.ts';

const commands: readonly Command[] = [
  opens('rollCall', 'Roll call: what is left to do', 'Plans', ['C'], { players: true }),
  {
    id: 'unit.nextUnlooked',
    title: 'Next {unit} to review',
    group: 'Units',
    keys: ['J'],
    run: (session) => {
      const { turn } = session;
      const next = turn === undefined ? undefined : rollCallOf(turn).next;
      if (turn === undefined) return;
      if (next === undefined) session.toasts.show('good', 'All units reviewed');
      else {
        turn.chooseUnit(next);
        planningOf(turn).picked = new Set();
        goTo(session, 'map');
      }
    },
  },
  {
    id: 'unit.looked',
    title: 'Mark the chosen {units} as reviewed or not',
    group: 'Units',
    keys: ['L'],
    possible: ({ turn }) => turn !== undefined && planningOf(turn).targets.length > 0,
    run: ({ turn }) => {
      if (turn === undefined) return;
      const units = planningOf(turn).targets;
      const looked = lookedAt(turn);
      lookAt(
        turn,
        units,
        units.every((unit) => looked.has(unit)),
      );
    },
  },
];

/** A mark for every unit looked at this turn, and a page of what is left. */
export const rollCall: Feature = { overlays: { rollCall: RollCall }, commands };
