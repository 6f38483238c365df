import type { Transport } from '#contract/transport.ts';

/** Trades the token of the address for a cookie that no script can read, and wipes it from the address. */
export async function enter(): Promise<void> {
  const token = location.hash.slice(1);
  if (token === '') return;
  history.replaceState(null, '', location.pathname + location.search);
  await post('/enter', { token });
}

async function post(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  });
  return response.json();
}

/** The wire to a host on this machine: calls by POST, pushes by server-sent events. */
export function httpTransport(): Transport {
  let source: EventSource | undefined;
  return {
    call: (name, raw) => post(`/call/${name}`, raw),
    hear(name, listener) {
      source ??= new EventSource('/hear');
      const heard = (event: MessageEvent<string>): void => listener(JSON.parse(event.data));
      const own = source;
      own.addEventListener(name, heard);
      return () => own.removeEventListener(name, heard);
    },
  };
}
