import { windowTransport, type Transport } from '#contract/transport.ts';

declare global {
  interface Window {
    /** Put there by the preload script of the desktop host. */
    readonly [windowTransport]?: Transport;
  }
}

/** The wire of the desktop window, when the page runs in one. */
export const preloadTransport = (): Transport | undefined => window[windowTransport];
