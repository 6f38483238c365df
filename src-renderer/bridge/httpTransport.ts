import { passHeader, type Transport } from '#contract/transport.ts';
import { listenTo } from './listening.ts';

/**
 * Where the pass is stored that every call shows the host. Browsers store it separately for each address and
 * port, so that no other page or server ever gets it, and all windows on this host share it.
 */
const storedAs = 'sealed-orders-pass';
let known = '';

/** Exchanges the token in the address for the pass, and removes it from the address. */
export async function enter(): Promise<void> {
  const token = location.hash.slice(1);
  if (token === '') return;
  history.replaceState(null, '', location.pathname + location.search);
  const { value } = Object(await post('/enter', { token })) as {
    readonly value?: { readonly pass?: unknown };
  };
  if (typeof value?.pass !== 'string') return;
  known = value.pass;
  withStore((store) => store.setItem(storedAs, known));
}

/** The current pass: another window may have got a new one since. */
const pass = (): string => withStore((store) => store.getItem(storedAs)) ?? known;

/** Undefined if the browser stores nothing for pages; the pass then lasts as long as the page. */
function withStore<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

async function post(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [passHeader]: pass() },
    credentials: 'omit',
    body: JSON.stringify(body),
  });
  return response.json();
}

/** The wire to a host on this machine: calls by POST, pushes by server-sent events. */
export function httpTransport(): Transport {
  const listeners = new Set<{ readonly name: string; hear(raw: unknown): void }>();
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    void listenTo(
      '/hear',
      () => ({ [passHeader]: pass() }),
      (name, text) => {
        for (const one of [...listeners]) if (one.name === name) one.hear(JSON.parse(text));
      },
    );
  };
  return {
    call: (name, raw) => post(`/call/${name}`, raw),
    hear(name, hear) {
      const listener = { name, hear };
      listeners.add(listener);
      begin();
      return () => void listeners.delete(listener);
    },
  };
}
