import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../support/browser/chromium.ts';
import { artefacts } from './people.ts';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });

let launched: Promise<Browser> | undefined;

/** The browser of this worker, open from one file of tests to the next: every window has a store of its own in it. */
export async function openBrowser(): Promise<Browser> {
  if ((await launched)?.isConnected() !== true) launched = launchBrowser();
  return launched!;
}

/** Closes every window, as each file of tests does at its end. */
export async function closeWindows(): Promise<void> {
  await Promise.all((await launched)?.contexts().map((context) => context.close()) ?? []);
}

/** So many characters of what a window reads are printed. */
const most = 2_000;

/** What a window shows instead of what was waited for: the dialog that lies on top, or all of it, and a picture. */
async function told(page: Page, path: string): Promise<string> {
  const [text, kept] = await Promise.allSettled([
    page.evaluate(() => ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).textContent),
    page.screenshot({ path }),
  ]);
  const read =
    text.status === 'fulfilled'
      ? (text.value ?? '').replaceAll(/\s+/g, ' ').slice(0, most)
      : 'nothing that can be had';
  return `The window at ${page.url()} reads: ${read}\n${kept.status === 'fulfilled' ? `A picture of it: ${path}` : 'No picture of it could be taken.'}`;
}

/** Prints what every open window shows, and leaves a picture of each, named for the test. */
export async function tellWindows(name: string): Promise<void> {
  const pages = (await launched)?.contexts().flatMap((context) => context.pages()) ?? [];
  const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  for (const [at, page] of pages.entries())
    console.error(await told(page, join(artefacts, `failed/${file}-${at + 1}.png`)));
}
