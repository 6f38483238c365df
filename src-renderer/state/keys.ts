import { screens, type Session } from './session.svelte.ts';

/** One key and what it does, as the help lists them. */
export interface KeyHelp {
  readonly keys: string;
  readonly does: string;
}

export const globalKeys: readonly KeyHelp[] = [
  { keys: '1 2 3 4', does: 'Headquarters, Map, Messages, Game' },
  { keys: 'P', does: 'HQ Plans' },
  { keys: 'Ctrl + Z', does: 'Undo the last change of your plans' },
  { keys: 'Ctrl + Shift + Z', does: 'Redo it' },
  { keys: 'Ctrl + S', does: 'Save Turn' },
  { keys: 'Ctrl + O', does: 'Open a file' },
  { keys: '?', does: 'Help' },
  { keys: 'Esc', does: 'Close what lies on top; let go of the unit' },
];

export const mapKeys: readonly KeyHelp[] = [
  { keys: '← ↑ → ↓', does: 'Move the map' },
  { keys: 'Ctrl + arrows', does: 'Walk from sector to sector' },
  { keys: 'Enter', does: 'Choose the sector under the cursor, or send the unit there' },
  { keys: 'Shift + Enter', does: 'Send it on from there' },
  { keys: '+ −', does: 'Nearer, farther' },
  { keys: 'F or 0', does: 'The whole map' },
  { keys: 'N / B', does: 'Next unit, the one before' },
  { keys: 'V', does: 'The plan of the chosen unit' },
];

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The keys that work everywhere. */
export function globalKey(event: KeyboardEvent, session: Session): void {
  if (event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    if (controlKey(event, session)) event.preventDefault();
    return;
  }
  // An open dialog has the keyboard to itself; Escape closes it without our help.
  if (event.altKey || writes(event.target) || document.querySelector('dialog[open]') !== null) return;
  if (plainKey(event, session)) event.preventDefault();
}

function controlKey(event: KeyboardEvent, session: Session): boolean {
  const { turn } = session;
  const key = event.key.toLowerCase();
  if (key === 'o') {
    void session.chooseFiles();
    return true;
  }
  // While a text is being written, undo belongs to the text.
  if (turn === undefined || (key !== 's' && writes(event.target))) return false;
  if (key === 'z' && event.shiftKey) turn.desk.redo();
  else if (key === 'z') turn.desk.undo();
  else if (key === 'y') turn.desk.redo();
  else if (key === 's') session.overlay = 'save';
  else return false;
  return true;
}

function plainKey(event: KeyboardEvent, session: Session): boolean {
  const { turn } = session;
  if (event.key === '?') session.overlay = 'help';
  else if (event.key === 'Escape') return escape(session);
  else if (turn === undefined || session.overlay !== undefined) return false;
  else if (/^[1-4]$/.test(event.key)) session.screen = screens[Number(event.key) - 1]!;
  else if (event.key === 'p') session.overlay = 'plans';
  else if (event.key === 'n' || event.key === 'b') stepUnit(session, event.key === 'n' ? 1 : -1);
  else if (event.key === 'v' && turn.selection.unit !== undefined) session.overlay = 'unit';
  else return false;
  return true;
}

function escape(session: Session): boolean {
  if (session.overlay !== undefined) session.overlay = undefined;
  else if (session.turn?.selection.unit !== undefined) session.turn.selection.unit = undefined;
  else if (session.turn !== undefined) session.turn.selection.place = undefined;
  else return false;
  return true;
}

function stepUnit(session: Session, by: number): void {
  const { turn } = session;
  if (turn === undefined || turn.units.length === 0) return;
  const at = turn.units.findIndex((row) => row.unit === turn.selection.unit);
  const next = turn.units[(at + by + turn.units.length + (at < 0 && by < 0 ? 1 : 0)) % turn.units.length];
  turn.chooseUnit(next?.unit);
  session.screen = 'map';
}
