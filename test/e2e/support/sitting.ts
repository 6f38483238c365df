import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { type Host, startHost } from './host.ts';
import { type Person, sitDown, type Size } from './people.ts';
import { closeWindows, openBrowser, tellWindows } from './windows.ts';

export interface Sitting {
  readonly browser: Browser;
  readonly host: Host;
  readonly person: Person;
  readonly page: Page;
}

export interface Place {
  /** Pixels of the window; 1280 by 800 unless given. */
  readonly size?: Size;
  /** Variables of the host. */
  readonly env?: NodeJS.ProcessEnv;
  /** Done first, for example to make a game in the folder. */
  before?(home: string): unknown;
}

/**
 * For all tests of a file one person sits at a window, on a host and a library of their own. `begin` is handed what there is and
 * leads to where the tests start. The folder that is returned is gone with the rest after the last test.
 */
export function sitting(begin: (sitting: Sitting) => unknown, { size, env, before }: Place = {}): string {
  const home = tempFolder();
  let host: Host | undefined;
  beforeAll(async () => {
    await before?.(home);
    const browser = await openBrowser();
    host = await startHost(join(home, 'library'), env);
    const person = await sitDown(browser, host, size);
    try {
      await begin({ browser, host, person, page: person.page });
    } catch (error) {
      await tellWindows('before the tests');
      throw error;
    }
  });
  afterAll(async () => {
    await closeWindows();
    await host?.stop();
    removeFolders();
  });
  return home;
}
