import { keyName } from '../keys.ts';
import type { Command } from './commands.ts';
import type { Session } from './session/session.svelte.ts';
import { keyBookOf } from './settings/keyBook.svelte.ts';
import { type Keyed, writesCharacter } from './settings/ownKeys.ts';
import { isWorld } from './world/world.ts';

/** Keys of the map that cannot be changed, and what they do. */
export const mapHelp: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: '← ↑ → ↓', does: 'Move the map' },
  { keys: 'Ctrl + arrows', does: 'Walk from {place} to {place}' },
  { keys: 'Enter', does: 'Choose the {place} under the cursor, or send the {unit} there' },
  { keys: 'Shift + Enter', does: 'Add a stop to its route' },
];

const onMap = (id: string, title: string, keys: readonly string[]): Keyed => ({
  id: `map.${id}`,
  title,
  keys,
  group: 'Map',
  on: 'map',
});

/** What the map itself does by a key while it has the focus. */
export const mapActs: readonly Keyed[] = [
  onMap('ask', 'List the {units} in the {place} under the cursor', ['I']),
  onMap('nearer', 'Zoom in', ['+', '=']),
  onMap('farther', 'Zoom out', ['-']),
  onMap('whole', 'The whole map', ['F', '0']),
];

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !isSwitch(target) &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
/** Sliders and check boxes do not take letters. */
const isSwitch = (target: HTMLElement): boolean =>
  target instanceof HTMLInputElement && ['range', 'checkbox', 'radio'].includes(target.type);

function textInHand(): boolean {
  const marked = document.getSelection();
  return (marked !== null && !marked.isCollapsed) || writes(document.activeElement);
}

/** Whether a command can be used now, by key or from the list of commands. */
export function isPossible(command: Command, session: Session): boolean {
  if (command.always !== true && session.turn === undefined) return false;
  if (command.players === true && session.turn !== undefined && isWorld(session.turn)) return false;
  if (command.on !== undefined && command.on !== session.screen) return false;
  return command.possible?.(session) ?? true;
}

/** Runs the command of a pressed key, if there is one. */
export function globalKey(event: KeyboardEvent, session: Session, commands: readonly Command[]): void {
  if (event.defaultPrevented) return;
  const name = keyName(event);
  const keys = keyBookOf(session);
  const command = commands.find(
    (each) =>
      keys.of(each.id).includes(name) && isPossible(each, session) && (each.yields !== true || !textInHand()),
  );
  if (command === undefined) return;
  // While a text is being edited, it gets the keys; an open dialog also gets all of them, and closes on
  // Escape by itself.
  if (writesCharacter(name) && writes(event.target)) return;
  if (
    command.anywhere !== true &&
    (writes(event.target) ||
      document.querySelector('dialog:modal') !== null ||
      (session.overlay !== undefined && name !== 'Esc'))
  )
    return;
  event.preventDefault();
  command.run(session);
}
