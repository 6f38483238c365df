import { deskOf, deskTabs, type DeskTab } from '../../state/desk/desk.svelte.ts';
import { handOver } from '../../state/desk/gameFiles.ts';
import { chooseFiles } from '../../state/desk/takeFiles.ts';
import type { Command } from '../../state/commands.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import { isWorld } from '../../state/world/world.ts';
import { openWorld } from '../../state/world/openWorld.ts';
import type { Feature } from '../feature.ts';
import { guideOf } from '../help/guide.svelte.ts';

const names: Readonly<Record<DeskTab, string>> = {
  roll: 'Roll call',
  judge: 'To judge',
  preview: 'Preview and run',
  turns: 'Turns',
  letters: 'Letters',
  policy: 'Policy',
  fairness: 'Fairness',
  log: 'Log',
};
const group = 'Game master';
const hasGame = (session: Session): boolean => deskOf(session).shown !== undefined;

const goesOn = (session: Session): boolean => deskOf(session).shown?.clock.over === false;

/** A command of the desk, offered only while a game is open on it. */
const onDesk = (
  id: string,
  title: string,
  keys: readonly string[],
  run: (session: Session) => void,
  possible: (session: Session) => boolean = hasGame,
): Command => ({
  id: `desk.${id}`,
  title,
  group,
  ...(keys.length === 0 ? {} : { keys }),
  on: 'desk',
  always: true,
  possible,
  run,
});

const dialogOf =
  (kind: 'post' | 'hold' | 'extend' | 'end' | 'players') =>
  (session: Session): void =>
    void (deskOf(session).dialog = { kind });

export const desk: Feature = {
  commands: [
    {
      id: 'desk.open',
      title: 'Game master’s desk',
      group,
      always: true,
      possible: ({ screen }) => screen !== 'desk',
      run: (session) => {
        const game = session.turn !== undefined && isWorld(session.turn) ? session.turn.key.game : undefined;
        void session.leave().then(() => session.openDesk(game));
      },
    },
    ...deskTabs.map((tab, index) =>
      onDesk(`tab-${tab}`, names[tab], [String(index + 1)], (session) => (deskOf(session).tab = tab)),
    ),
    onDesk('world', 'The whole world on the map', ['W'], (session) => {
      const game = session.deskGame;
      if (game !== undefined) void openWorld(session, game);
    }),
    onDesk('take', 'Add orders files', ['O'], (session) => void chooseFiles(deskOf(session)), goesOn),
    onDesk(
      'preview',
      'Preview the turn; nobody is told',
      ['R'],
      (session) => void deskOf(session).lookAhead(),
      goesOn,
    ),
    onDesk(
      'new',
      'New game',
      ['N'],
      (session) => (deskOf(session).dialog = { kind: 'new' }),
      ({ deskGame }) => deskGame === undefined,
    ),
    onDesk('extend', 'Extend the turn', [], dialogOf('extend'), goesOn),
    onDesk('hold', 'Hold the game', [], dialogOf('hold'), goesOn),
    {
      id: 'desk.players',
      title: 'Players and their punctuality',
      group,
      on: 'desk',
      always: true,
      possible: () => true,
      run: dialogOf('players'),
    },
    onDesk('letter', 'Write a letter', [], (session) => void (deskOf(session).dialog = { kind: 'letter' })),
    onDesk('page', 'Public page of the turn', [], (session) => {
      const desk = deskOf(session);
      if (desk.shown !== undefined) desk.dialog = { kind: 'page', turn: desk.shown.turn };
    }),
    onDesk('post', 'Mail settings', [], dialogOf('post')),
    onDesk('end', 'End the game', [], dialogOf('end'), goesOn),
    onDesk(
      'export',
      'Save a copy of the game',
      [],
      (session) => void handOver(deskOf(session), 'gm.export', 'Copying the game'),
    ),
    onDesk(
      'archive',
      'Save the archive',
      [],
      (session) => void handOver(deskOf(session), 'gm.archive', 'Writing the archive'),
    ),
    {
      id: 'desk.help',
      title: 'Help for the game master',
      group,
      always: true,
      run: (session) => (guideOf(session).topic = 'desk'),
    },
    onDesk('games', 'All games', ['G'], (session) => void deskOf(session).open(undefined)),
  ],
};
