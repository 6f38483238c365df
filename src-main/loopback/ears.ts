import type { ServerResponse } from 'node:http';
import { pushes, type Push } from '#contract/pushes.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import { timer } from '#main/adapters/machine.ts';

/** Pushes that are remembered for a page that lost its connection. */
const remembered = 200;
/** Some firewalls drop silent connections; a comment now and then keeps them open. */
const heartbeat = 25_000;

export interface Ears {
  readonly push: Push;
  /** Connects a page, from the push after `lastId` if it was here before. */
  listen(response: ServerResponse, lastId: string | undefined): void;
  close(): void;
}

/** Server-sent events: every push to every listening page, and missed ones to a page that reconnects. */
export function openEars(run: string): Ears {
  const listening = new Set<ServerResponse>();
  const recent: { readonly number: number; readonly text: string }[] = [];
  let last = 0;
  const rest = timer.every(heartbeat, () => {
    for (const response of listening) response.write(': still here\n\n');
  });

  return {
    push: (name, value) => {
      last += 1;
      const made = (pushes[name] as Codec<unknown>).make(value);
      const text = `id: ${run}-${last}\nevent: ${name}\ndata: ${JSON.stringify(made)}\n\n`;
      recent.push({ number: last, text });
      if (recent.length > remembered) recent.shift();
      for (const response of listening) response.write(text);
    },
    listen: (response, lastId) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      // The connection is open from now on, even while there is nothing to send.
      response.write(': here\n\n');
      response.write(missed(lastId));
      listening.add(response);
      response.on('close', () => listening.delete(response));
    },
    close: () => {
      rest();
      for (const response of listening) response.end();
    },
  };

  function missed(lastId: string | undefined): string {
    if (lastId === undefined) return '';
    const number = lastId.startsWith(`${run}-`) ? Number(lastId.slice(run.length + 1)) : Number.NaN;
    const known = Number.isInteger(number) && number <= last && number >= last - recent.length;
    // The missed pushes are gone: the page must load everything again.
    if (!known) return `id: ${run}-${last}\nevent: library.changed\ndata: {}\n\n`;
    return recent.flatMap((one) => (one.number > number ? [one.text] : [])).join('');
  }
}
