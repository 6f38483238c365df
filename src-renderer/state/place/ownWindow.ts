/*
 * A window has an id of its own, for as long as it is open, its page loaded again or not. It stands in the window's own storage; a lock, which the
 * browser takes back when a page ends in whatever way, tells other windows that this one lives.
 */

const [storedAs, leftAs, locked] = [
  'sealed-orders-window',
  'sealed-orders-window-left',
  'sealed-orders-window ',
] as const;

/** The id of this window; undefined where the browser gives none. */
export function ownWindow(): string | undefined {
  try {
    return sessionStorage.getItem(storedAs) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The windows that are open now, this one too. */
async function living(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const names = [...held, ...pending].flatMap(({ name }) => name ?? []);
  return new Set(names.filter((name) => name.startsWith(locked)).map((name) => name.slice(locked.length)));
}

/**
 * The id that the page had before it was loaded again. A window that was opened from another one, or doubled, begins with a copy of
 * its storage, but only a page that ended wrote that it left.
 */
function comeBack(): string | undefined {
  const hasLeft = sessionStorage.getItem(leftAs) !== null;
  sessionStorage.removeItem(leftAs);
  return hasLeft ? ownWindow() : undefined;
}

/**
 * To be waited for before the page is shown. Gives the window its id; a new one hears first, alone among those that open, which others are open.
 * Where the browser has no locks, no window has an id.
 */
export async function takeWindow(begin: (living: ReadonlySet<string>) => void): Promise<void> {
  try {
    const { locks } = navigator;
    const before = comeBack();
    const id = before ?? crypto.randomUUID();
    sessionStorage.setItem(storedAs, id);
    addEventListener('pagehide', () => sessionStorage.setItem(leftAs, 'yes'));
    addEventListener('pageshow', () => sessionStorage.removeItem(leftAs));
    void locks.request(`${locked}${id}`, () => new Promise(() => undefined));
    if (before === undefined) await locks.request('sealed-orders-windows', async () => begin(await living()));
  } catch {
    // Then drafts are kept for all windows together, or where a page may store nothing, not at all.
    forget();
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(storedAs);
  } catch {
    // None was stored.
  }
}
