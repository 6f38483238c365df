import { goTo } from '../../state/rules.ts';
import { opens } from '../../state/commands.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import type { Feature } from '../feature.ts';
import ChangesList from './ChangesList.svelte';
import Charts from './Charts.svelte';
import { pastOf, type PastTurns } from './pastTurns.svelte.ts';
import SearchPanel from './SearchPanel.svelte';

const group = 'Earlier turns';

/** Does something with earlier turns on the map. */
function onMap(session: Session, work: (past: PastTurns) => Promise<void>): void {
  const { turn } = session;
  if (turn === undefined) return;
  goTo(session, 'map');
  void work(pastOf(session, turn));
}

const hasOthers = (session: Session): boolean =>
  session.turn !== undefined && pastOf(session, session.turn).numbers.length > 1;

export const past: Feature = {
  overlays: { changes: ChangesList, search: SearchPanel, charts: Charts },
  commands: [
    {
      id: 'past.earlier',
      title: 'Show the turn before on the map',
      group,
      keys: ['['],
      possible: hasOthers,
      run: (session) => onMap(session, (turns) => turns.step(-1)),
    },
    {
      id: 'past.later',
      title: 'Show the turn after on the map',
      group,
      keys: [']'],
      possible: hasOthers,
      run: (session) => onMap(session, (turns) => turns.step(1)),
    },
    {
      id: 'past.now',
      title: 'Back to this turn on the map',
      group,
      keys: ['\\'],
      possible: hasOthers,
      run: (session) => onMap(session, (turns) => turns.show(session.turn?.key.turn ?? 0)),
    },
    {
      id: 'past.play',
      title: 'Play the turns on the map',
      group,
      possible: hasOthers,
      run: (session) => onMap(session, (turns) => turns.play()),
    },
    opens('changes', 'List changes since an earlier turn', group, ['Shift + D'], { players: true }),
    {
      id: 'changes.marks',
      players: true,
      title: 'Show or hide marks for news',
      group,
      keys: ['D'],
      run: ({ turn }) => turn?.changeLook({ changes: !turn.look.changes }),
    },
    opens('search', 'Search the reports of all turns', group, ['Ctrl + F'], {
      anywhere: true,
      players: true,
    }),
    opens('charts', 'Charts over the turns', group, ['H'], { players: true }),
  ],
};
