/** The one wire between a page and its host; each host brings its own. */
export interface Transport {
  /** Asks, and gives the raw reply. Rejects only when the host cannot be reached. */
  call(name: string, raw: unknown): Promise<unknown>;
  /** Listens for pushes from the host; the result stops listening. */
  hear(name: string, listener: (raw: unknown) => void): () => void;
}

/** The name of the desktop host's Transport on the page's `window`. */
export const windowTransport = 'sealedOrdersHost';
/** The two channels of the desktop host's wire. */
export const callChannel = 'call';
export const pushChannel = 'push';

/** The header with the pass of a page on the loopback host: pages from other addresses cannot send it without permission. */
export const passHeader = 'x-sealed-orders-pass';
