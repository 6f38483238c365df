import { type Client, makeClient } from '#contract/client.ts';
import type { Transport } from '#contract/transport.ts';
import { browserShell } from './browserShell.ts';
import { enter, httpTransport } from './httpTransport.ts';
import { preloadTransport } from './preloadTransport.ts';
import type { Shell } from './shell.ts';

export interface Bridge {
  readonly client: Client;
  readonly transport: Transport;
  readonly shell: Shell;
}

/** Connects to the host: through the preload script's object if there is one, or else over HTTP. */
export async function connect(): Promise<Bridge> {
  const preload = preloadTransport();
  if (preload === undefined) await enter().catch(() => undefined);
  const transport = preload ?? httpTransport();
  return { client: makeClient(transport), transport, shell: browserShell };
}
