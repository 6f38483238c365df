import type { Session } from './session/session.svelte.ts';
import { goTo, menusOf, planWordsOf } from './rules.ts';
import type { Screen } from './sessionCore.ts';
import { stepBack } from './session/undoing.ts';
import { defined } from '#kernel/words/defined.ts';

/**
 * Something the player can do: by a key, from the list of all commands, and perhaps by a button elsewhere.
 */
export interface Command {
  /** Such as `plans.open`; it never changes. */
  readonly id: string;
  /** Imperative, as the list of commands shows it. */
  readonly title: string;
  /** Its title in the open game, where that has a word of its own for it. */
  named?(session: Session): string | undefined;
  /** Heading in the list and in the help. */
  readonly group: string;
  /** Its usual keys, as shown to the player: `Ctrl + Shift + Z`, `P`, `?`. The first is the one buttons name. */
  readonly keys?: readonly string[];
  /** Its keys are always these. */
  readonly fixed?: true;
  /** Only there; absent: everywhere. */
  readonly on?: Screen;
  /** For players alone: not in the game master’s world. */
  readonly players?: true;
  /** Works without an open turn too. */
  readonly always?: true;
  /** Works while a text is being edited or something covers the screen. */
  readonly anywhere?: true;
  /** Its keys are left to a text that is selected or being edited. */
  readonly yields?: true;
  /** Whether it can be done now; by default always. */
  possible?(session: Session): boolean;
  run(session: Session): void;
}

/** More screens than any game has, and those of them that have a number on the keyboard. */
const [mostScreens, keyedScreens] = [20, 9];
const menuAt = ({ turn }: Session, index: number) => (turn === undefined ? undefined : menusOf(turn)[index]);

/** How a command is called now. */
export const titleNow = (command: Pick<Command, 'title' | 'named'>, session: Session): string =>
  command.named?.(session) ?? command.title;

/** A command that opens an overlay. */
export const opens = (
  id: string,
  title: string,
  group: string,
  keys?: readonly string[],
  more: Partial<Command> = {},
): Command => ({
  id: `${id}.open`,
  title,
  group,
  ...defined({ keys }),
  run: (session) => (session.overlay = id),
  ...more,
});

/** The commands of the program itself. */
export const baseCommands: readonly Command[] = [
  ...Array.from({ length: mostScreens }, (_, index): Command => ({
    id: `screen.${index + 1}`,
    title: `Screen ${index + 1}`,
    named: (session) => menuAt(session, index)?.title,
    group: 'Screens',
    ...(index < keyedScreens && { keys: [String(index + 1)] }),
    possible: (session) => menuAt(session, index) !== undefined,
    run: (session) => (session.screen = menuAt(session, index)?.key ?? session.screen),
  })),
  opens('plans', 'Plans', 'Plans', ['P'], {
    named: ({ turn }) => (turn === undefined ? undefined : planWordsOf(turn).title),
  }),
  opens('unit', 'Plan of the chosen {unit}', 'Plans', ['V'], {
    possible: ({ turn }) => turn?.selection.unit !== undefined,
  }),
  {
    id: 'plan.undo',
    title: 'Undo the last change of your plans',
    group: 'Plans',
    keys: ['Ctrl + Z'],
    run: (session) => stepBack(session, 'undo'),
  },
  {
    id: 'plan.redo',
    title: 'Redo the change last undone',
    group: 'Plans',
    keys: ['Ctrl + Shift + Z', 'Ctrl + Y'],
    run: (session) => stepBack(session, 'redo'),
  },
  opens('save', 'Save Turn', 'Files', ['Ctrl + S'], { anywhere: true, players: true }),
  {
    id: 'file.open',
    title: 'Open a file',
    group: 'Files',
    keys: ['Ctrl + O'],
    always: true,
    anywhere: true,
    run: (session) => void session.chooseFiles(),
  },
  opens('help', 'Help', 'Help', ['?', 'F1'], { always: true }),
  opens('settings', 'Options', 'Help', undefined, { always: true }),
  {
    id: 'back',
    title: 'Close the top window, or deselect the {unit}',
    group: 'Screens',
    keys: ['Esc'],
    fixed: true,
    always: true,
    run: escape,
  },
  {
    id: 'unit.next',
    title: 'Next {unit}',
    group: 'Units',
    keys: ['N'],
    run: (session) => stepUnit(session, 1),
  },
  {
    id: 'unit.before',
    title: 'Previous {unit}',
    group: 'Units',
    keys: ['B'],
    run: (session) => stepUnit(session, -1),
  },
];

function escape(session: Session): void {
  if (session.overlay !== undefined) session.overlay = undefined;
  else if (session.turn?.selection.measuring === true) session.turn.selection.measuring = false;
  else if (session.turn?.selection.unit !== undefined) session.turn.selection.unit = undefined;
  else if (session.turn !== undefined) session.turn.selection.place = undefined;
}

function stepUnit(session: Session, step: 1 | -1): void {
  const { turn } = session;
  if (turn === undefined || turn.units.length === 0) return;
  const at = turn.units.findIndex((row) => row.unit === turn.selection.unit);
  const next = turn.units[(at + step + turn.units.length + (at < 0 && step < 0 ? 1 : 0)) % turn.units.length];
  turn.chooseUnit(next?.unit);
  goTo(session, 'map');
}
