import { request, type IncomingMessage } from 'node:http';

import { passHeader, type Transport } from '#contract/transport.ts';

/** One raw answer of the loopback host. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** Sends one request with exactly these headers, which `fetch` would not let us choose. */
export function send(
  port: number,
  what: {
    readonly method?: string;
    readonly path: string;
    readonly headers?: Record<string, string>;
    readonly body?: string | Buffer;
  },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', path, headers = {}, body } = what;
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        });
      });
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

export const ownHeaders = (port: number): Record<string, string> => ({
  origin: `http://127.0.0.1:${port}`,
  'content-type': 'application/json',
});

/** Gives the token; the pass that came for it. */
export async function enter(port: number, token: string): Promise<string> {
  const answer = await send(port, {
    method: 'POST',
    path: '/enter',
    headers: ownHeaders(port),
    body: JSON.stringify({ token }),
  });
  return (JSON.parse(answer.text) as { readonly value?: { readonly pass?: string } }).value?.pass ?? '';
}

/** What our own page sends with a call. */
export const passed = (port: number, pass: string): Record<string, string> => ({
  ...ownHeaders(port),
  [passHeader]: pass,
});

/** Listens to the pushes. `close` ends it; `lines` are the raw blocks so far. */
export function listen(
  port: number,
  pass: string,
  onPush: (name: string, raw: unknown) => void,
  headers: Record<string, string> = {},
): { close(): void; readonly blocks: readonly string[]; readonly open: Promise<void> } {
  const blocks: string[] = [];
  let rest = '';
  const open = Promise.withResolvers<void>();
  const asked = request(
    { host: '127.0.0.1', port, path: '/hear', headers: { [passHeader]: pass, ...headers }, agent: false },
    (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        const parts = (rest + text).split('\n\n');
        rest = parts.pop() ?? '';
        for (const block of parts) {
          blocks.push(block);
          const field = (name: string): string | undefined =>
            new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
          const [name, data] = [field('event'), field('data')];
          if (name !== undefined && data !== undefined) onPush(name, JSON.parse(data));
        }
        open.resolve();
      });
      response.on('error', () => {});
    },
  );
  asked.on('error', () => open.resolve());
  asked.end();
  return { close: () => void asked.destroy(), blocks, open: open.promise };
}

/** The wire that a page in a browser uses, without the browser. */
export async function httpTransport(port: number, token: string): Promise<Transport & { close(): void }> {
  const pass = await enter(port, token);
  const listeners = new Set<{ readonly name: string; hear(raw: unknown): void }>();
  const ears = listen(port, pass, (name, raw) => {
    for (const listener of listeners) if (listener.name === name) listener.hear(raw);
  });
  await ears.open;
  return {
    call: async (name, raw) => {
      const answer = await send(port, {
        method: 'POST',
        path: `/call/${name}`,
        headers: passed(port, pass),
        body: JSON.stringify(raw),
      });
      return JSON.parse(answer.text) as unknown;
    },
    hear: (name, hear) => {
      const listener = { name, hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: ears.close,
  };
}
