import { tick } from 'svelte';
import type { Session } from '../../state/session/session.svelte.ts';
import type { Feature } from '../feature.ts';
import { aheadOf, type TurnAhead } from './turnAhead.svelte.ts';

const group = 'Map';

const isThere = ({ turn }: Session): boolean =>
  turn !== undefined && aheadOf(turn).isThere && turn.mapExtras.past === undefined;

const isShown = ({ turn }: Session): boolean => turn !== undefined && aheadOf(turn).isShown;

function step({ turn }: Session, steps: number): void {
  if (turn === undefined) return;
  const ahead: TurnAhead = aheadOf(turn);
  ahead.go(ahead.at + steps);
}

/** Opens it with the keyboard on its slider, or closes it with the keyboard back on the map. */
export function toggleAhead({ turn }: Session): void {
  if (turn === undefined) return;
  const ahead = aheadOf(turn);
  const [first, then] = ahead.isOpen
    ? [() => ahead.close(), '[data-testid=map]']
    : [() => ahead.open(), '[data-testid=ahead] input'];
  first();
  void tick().then(() => document.querySelector<HTMLElement>(then)?.focus({ preventScroll: true }));
}

export const ahead: Feature = {
  commands: [
    {
      id: 'ahead.open',
      title: 'Follow your plan through the turn on the map, or stop',
      group,
      keys: ['A'],
      on: 'map',
      possible: isThere,
      run: toggleAhead,
    },
    {
      id: 'ahead.back',
      title: 'The turn ahead: previous moment',
      group,
      keys: [','],
      on: 'map',
      possible: isShown,
      run: (session) => step(session, -1),
    },
    {
      id: 'ahead.on',
      title: 'The turn ahead: next moment',
      group,
      keys: ['.'],
      on: 'map',
      possible: isShown,
      run: (session) => step(session, 1),
    },
  ],
};
