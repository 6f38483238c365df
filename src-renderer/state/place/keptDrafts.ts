import { clock } from '../../clock.ts';
import { ownWindow } from './ownWindow.ts';

/** Drafts of a window are kept under this name with its id; without one, those of windows that have none. */
const storedAs = 'sealed-orders-drafts';
const nameOf = (id: string | undefined): string => (id === undefined ? storedAs : `${storedAs} ${id}`);

/** Most drafts that a window keeps at once. */
const most = 50;

type Kept = readonly [key: string, value: unknown, at?: unknown];

/** The oldest first; none where a page may store nothing. */
function keptAs(name: string): readonly Kept[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(read)
      ? read.filter((one): one is [string, unknown] => Array.isArray(one) && typeof one[0] === 'string')
      : [];
  } catch {
    return [];
  }
}

function keep(drafts: readonly Kept[]): void {
  localStorage.setItem(nameOf(ownWindow()), JSON.stringify(drafts.slice(-most)));
}

/** A draft of this window, with its value. */
export const keptDraft = (key: string): Kept | undefined =>
  keptAs(nameOf(ownWindow())).find(([each]) => each === key);

/** Keeps a draft for this window; an undefined value: keeps it no longer. */
export function keepDraft(key: string, value: unknown): void {
  const others = keptAs(nameOf(ownWindow())).filter(([other]) => other !== key);
  try {
    keep(value === undefined ? others : [...others, [key, value, clock.now()]]);
  } catch {
    // The form still holds it.
  }
}

/** Whether what is stored under this name are drafts of a window that is not open. */
const isLeft = (name: string, living: ReadonlySet<string>): boolean =>
  name === storedAs || (name.startsWith(`${storedAs} `) && !living.has(name.slice(storedAs.length + 1)));

/** This window takes over what others left that are no longer open; of one form, what was written last. */
export function adoptDrafts(living: ReadonlySet<string>): void {
  const own = nameOf(ownWindow());
  const left = Object.keys(localStorage).filter((name) => name !== own && isLeft(name, living));
  const at = ([, , written]: Kept): number => (typeof written === 'number' ? written : 0);
  const drafts = [...left, own].flatMap(keptAs).toSorted((a, b) => at(a) - at(b));
  const last = new Map(drafts.map(([key], nth) => [key, nth]));
  try {
    if (left.length > 0) keep(drafts.filter(([key], nth) => last.get(key) === nth));
    for (const name of left) localStorage.removeItem(name);
  } catch {
    // They wait for another window.
  }
}
