import type { Session } from '../../state/session/session.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import type { Feature } from '../feature.ts';
import { rulerOf } from '../orderForm/measuring.svelte.ts';

const group = 'Map';

/** The wait order, if the rules allow the chosen unit one. */
function waits({ turn }: Session): ReturnType<Turn['offers']>[number] | undefined {
  const unit = turn?.selection.unit;
  if (turn === undefined || unit === undefined || turn.mapExtras.past !== undefined) return undefined;
  return turn.offers({ unit }).find(({ kind, form }) => kind === 'wait' && !form);
}

function wait(session: Session): void {
  const [offer, unit] = [waits(session), session.turn?.selection.unit];
  if (offer !== undefined && unit !== undefined) session.turn?.give(offer.order, { unit });
}

export const map: Feature = {
  commands: [
    {
      id: 'map.wait',
      title: 'Chosen {unit}: wait',
      group: 'Plans',
      keys: ['W'],
      on: 'map',
      possible: (session) => waits(session) !== undefined,
      run: wait,
    },
    {
      id: 'map.zoom',
      title: 'Zoom out to the whole map and back',
      group,
      keys: ['Z'],
      on: 'map',
      run: ({ turn }) => turn?.viewport.turnZoom(),
    },
    {
      id: 'map.small',
      title: 'Show or hide the small map',
      group,
      keys: ['M'],
      on: 'map',
      run: ({ turn }) => turn?.changeLook({ small: !turn.look.small }),
    },
    {
      id: 'map.reach',
      title: 'Show or hide the range of the chosen {unit}',
      group,
      keys: ['E'],
      on: 'map',
      possible: ({ turn }) => turn?.rules.presentation.reach !== undefined,
      run: ({ turn }) => turn?.changeLook({ reach: !turn.look.reach }),
    },
    {
      id: 'map.ruler',
      title: 'Ruler: measure distances on the map, on or off',
      group,
      keys: ['U'],
      on: 'map',
      run: ({ turn }) => turn !== undefined && rulerOf(turn).toggle(),
    },
  ],
};
