import type { Command } from './commands.ts';
import type { Session } from './session.svelte.ts';
import { isWorld } from './world/world.ts';

/** One key and what it does, as the help lists them. */
export interface KeyHelp {
  readonly keys: string;
  readonly does: string;
}

/** Keys that the map itself hears while it has the focus. */
export const mapKeys: readonly KeyHelp[] = [
  { keys: '← ↑ → ↓', does: 'Move the map' },
  { keys: 'Ctrl + arrows', does: 'Walk from {place} to {place}' },
  { keys: 'Enter', does: 'Choose the {place} under the cursor, or send the {unit} there' },
  { keys: 'Shift + Enter', does: 'Add a stop to its route' },
  { keys: 'I', does: 'List the {units} in the {place} under the cursor' },
  { keys: '+ −', does: 'Zoom in, zoom out' },
  { keys: 'F or 0', does: 'The whole map' },
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

/** How a pressed key is written in a command: `Ctrl + Shift + Z`, `P`, `?`. */
export function keyName(event: KeyboardEvent): string {
  const key =
    event.key === 'Escape'
      ? 'Esc'
      : event.key === ' '
        ? 'Space'
        : event.key.length === 1
          ? event.key.toUpperCase()
          : event.key;
  const sign = event.key.length === 1 && event.key.toLowerCase() === event.key.toUpperCase();
  return [
    ...(event.ctrlKey || event.metaKey ? ['Ctrl'] : []),
    ...(event.altKey ? ['Alt'] : []),
    // Characters such as ? need Shift anyway, so it is not named.
    ...(event.shiftKey && (!sign || event.ctrlKey || event.metaKey || event.altKey) ? ['Shift'] : []),
    key,
  ].join(' + ');
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
  const command = commands.find(
    (each) =>
      each.keys?.includes(name) === true &&
      isPossible(each, session) &&
      (each.yields !== true || !textInHand()),
  );
  if (command === undefined) return;
  // While a text is being edited, it gets the keys; an open dialog also gets all of them, and closes on
  // Escape by itself.
  if (
    command.anywhere !== true &&
    (writes(event.target) ||
      document.querySelector('dialog[open]') !== null ||
      (session.overlay !== undefined && name !== 'Esc'))
  )
    return;
  event.preventDefault();
  command.run(session);
}
