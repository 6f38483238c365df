import { opens } from '../../state/commands.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import { goOn } from '../../state/place/goOn.ts';
import { toContinue } from '../../state/place/lastGame.ts';
import { runWord } from '../../state/table/table.ts';
import { isWorld } from '../../state/world/world.ts';
import type { Feature } from '../feature.ts';
import LeaveGuard from './LeaveGuard.svelte';
import RunGuard from './RunGuard.svelte';
import { wishRun } from './running.svelte.ts';
import TakeBack from './TakeBack.svelte';
import { turnToTakeBack } from './takeBack.ts';
import { leaveTurn } from './leaving.svelte.ts';

const isFree = ({ busy }: Session): boolean => busy === undefined;

/** The turn as a whole: run, left, gone on with; and games begun for practice. */
export const game: Feature = {
  overlays: { leave: LeaveGuard, run: RunGuard, takeBack: TakeBack },
  commands: [
    {
      id: 'turn.run',
      title: 'Run turn',
      named: (session) => runWord(session),
      group: 'Game',
      players: true,
      possible: (session) => isFree(session) && session.turn?.practice === true && session.turn.latest,
      run: (session) => void wishRun(session),
    },
    opens('takeBack', 'Take back a turn of the practice game…', 'Game', undefined, {
      players: true,
      possible: (session) => isFree(session) && turnToTakeBack(session) !== undefined,
    }),
    {
      id: 'turn.continue',
      title: 'Continue the game you opened last',
      group: 'Game',
      always: true,
      possible: (session) =>
        isFree(session) && session.turn === undefined && toContinue(session.library.rows) !== undefined,
      run: (session) => void goOn(session),
    },
    {
      id: 'turn.leave',
      title: 'Start-up menu',
      group: 'Game',
      always: true,
      possible: ({ screen }) => screen !== 'start',
      run: (session) => {
        const { turn } = session;
        const go = (): void => void session.leave();
        if (turn === undefined || isWorld(turn)) go();
        else void leaveTurn(session, turn, go);
      },
    },
    {
      id: 'practice.start',
      title: 'Practice game',
      group: 'Game',
      always: true,
      possible: isFree,
      run: (session) => void session.practice(),
    },
  ],
};
