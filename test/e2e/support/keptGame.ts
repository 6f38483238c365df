import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

import { fingerprint } from '../../../src-main/launch/build.mjs';
import { root } from '../../support/imports.ts';
import { startHost } from './host.ts';
import { sitDown, startPractice, toFirstScreen } from './people.ts';
import { openBrowser } from './windows.ts';

/* Games that tests begin with are made once, and copied for every test as long as no source has changed that they are made with. */
const kept = join(root, 'node_modules/.cache/games');
const sources = ['shared', 'src-main', 'test/e2e', 'package-lock.json'];
let known: string | undefined;
const digest = (): string => (known ??= fingerprint(sources.map((place) => join(root, place))).slice(0, 16));

/** Fills `folder` with what `make` once made in an empty folder; `name` is that of the maker. */
export async function keptGame(
  name: string,
  folder: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const there = join(kept, `${name}-${digest()}`);
  if (!existsSync(there)) {
    mkdirSync(kept, { recursive: true });
    const making = mkdtempSync(join(kept, 'making-'));
    await make(making);
    for (const old of readdirSync(kept).filter((one) => one.startsWith(`${name}-`)))
      if (old !== `${name}-${digest()}`) rmSync(join(kept, old), { recursive: true, force: true });
    try {
      renameSync(making, there);
    } catch (error) {
      // Another worker made it meanwhile.
      if (!existsSync(there)) throw error;
      rmSync(making, { recursive: true, force: true });
    }
  }
  cpSync(there, folder, { recursive: true });
}

async function practiceBegun(home: string): Promise<void> {
  const host = await startHost(join(home, 'library'));
  try {
    const { page } = await sitDown(await openBrowser(), host);
    await startPractice(page);
    await page.context().close();
  } finally {
    await host.stop();
  }
}

const galaxy = process.env['GALAXY'];

/** Lays the library of somebody who has begun a practice game into the folder; in another galaxy it is made anew. */
export const withPractice = (home: string): Promise<void> =>
  galaxy === undefined ? keptGame('practice', home, practiceBegun) : practiceBegun(home);

/** From the start-up menu into the practice game that was begun. */
export async function openPractice(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Turn 1/ }).click();
  await toFirstScreen(page);
  await page.getByTestId('page').waitFor();
}
