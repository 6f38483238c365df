import { EventEmitter } from 'node:events';

type Handler = (event: unknown, ...args: unknown[]) => unknown;
const handlers = new Map<string, Handler>();

/** Structured clone is what Electron applies on the wire: what cannot cross fails here in the same way. */
export const wire = <T>(value: T): T => structuredClone(value);

/** The slice of `ipcMain` with handlers: one per channel, as in Electron. */
export const ipcMain = Object.assign(new EventEmitter(), {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
  removeHandler(channel: string): void {
    handlers.delete(channel);
  },
});

/** Carries one `invoke` from a page to its handler; rejects as Electron does when there is none. */
export async function invoke(channel: string, event: unknown, args: readonly unknown[]): Promise<unknown> {
  const handler = handlers.get(channel);
  if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
  try {
    return wire(await handler(event, ...wire(args)));
  } catch (error) {
    throw new Error(`Error invoking remote method '${channel}': ${String(error)}`, { cause: error });
  }
}
