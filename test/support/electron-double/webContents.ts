import { EventEmitter } from 'node:events';
import type { Page } from 'playwright';

import { wire } from './ipc.ts';
import { toApp } from './scheme.ts';

type Opener = (details: { readonly url: string }) => { readonly action: string };

/** What is asked of a page that is closing meanwhile needs no answer. */
export const whenGone = (): void => {};

/** The part of `webContents` that a careful main process uses. */
export class WebContents extends EventEmitter {
  readonly id: number;
  readonly mainFrame: { readonly url: string; readonly origin: string; readonly parent: null };
  readonly #page: () => Page | undefined;
  opener: Opener | undefined;

  constructor(id: number, page: () => Page | undefined) {
    super();
    this.id = id;
    this.#page = page;
    const url = (): string => toApp(page()?.mainFrame().url() ?? '');
    this.mainFrame = {
      get url() {
        return url();
      },
      get origin() {
        return /^[^:]+:\/\/[^/]+/.exec(url())?.[0] ?? '';
      },
      parent: null,
    };
  }

  setWindowOpenHandler(opener: Opener): void {
    this.opener = opener;
  }

  getURL(): string {
    return this.mainFrame.url;
  }

  isDestroyed(): boolean {
    return this.#page()?.isClosed() ?? false;
  }

  send(channel: string, ...args: unknown[]): void {
    const told = [channel, wire(args)] as const;
    const hear = ([name, values]: readonly [string, unknown[]]): void => {
      const page = window as unknown as { __double?: { hear(name: string, values: unknown[]): void } };
      page.__double?.hear(name, values);
    };
    void this.#page()?.evaluate(hear, told).catch(whenGone);
  }
}
