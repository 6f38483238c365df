import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { gm, startHost } from '../e2e/support/host.ts';
import { sitDown } from '../e2e/support/people.ts';
import { launchBrowser } from '../e2e/support/windows.ts';
import { moveByHand } from './client/hand.ts';
import type { How, Moved } from './client/page.ts';
import { servedPage } from './served.ts';
import { summary, type Timing } from './timing.ts';
import { defined } from '#kernel/words/defined.ts';

const screen = { width: 1280, height: 800 };
/** One stretch of moving the map ends after so many frames, or after so many milliseconds: it may be slow. */
const stretch = { frames: 90, most: 8_000 };
/** Milliseconds that a page may take to draw a scene for the first time. */
const patience = 40_000;

const progress = (said: string): void => console.error(`  ${said}`);

/** The screen: opening a grand results file, and moving its map, beside two plain ways to draw the same. Frames in milliseconds. */
export async function clientBenchmarks(): Promise<readonly Timing[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-orders-bench-'));
  try {
    return [...(await openings(folder)), ...(await movings(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A results file of 26 empires, from the choice of the file to a map that is painted; each time in a library of its own. Then that map is moved by hand. */
async function openings(folder: string): Promise<readonly Timing[]> {
  const [game, invitations] = [join(folder, 'grand.game'), join(folder, 'invitations')];
  progress('setting up a game of 26 empires');
  await gm('new', game, '--size', 'grand', '--out', invitations);
  const file = readdirSync(invitations).find((name) => name.endsWith('.new'));
  if (file === undefined) throw new Error('The game master wrote no results file.');
  const times: number[] = [];
  const name = 'the app, 26 empires';
  let moved: readonly Timing[] = [];
  // The first opening warms the machine up.
  for (let round = 0; round < 4; round += 1) {
    const browser = await launchBrowser();
    const host = await startHost(join(folder, `library-${round}`));
    try {
      const { page } = await sitDown(browser, host, screen);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Open a turn' }).click();
      const chosen = await chooser;
      const painted = await page.evaluateHandle(untilPainted);
      await chosen.setFiles(join(invitations, file));
      times.push(await painted.evaluate((time) => time()));
      progress(`opened in ${times.at(-1)?.toFixed(0)} ms`);
      if (round === 3)
        moved = await stretches(browser, page, name, (how) => page.evaluate(moveByHand, { how, ...stretch }));
    } finally {
      await browser.close();
      await host.stop();
    }
  }
  return [summary(`open a results file: ${name}, up to its map`, times.slice(1)), ...moved];
}

/**
 * Begins to watch for a painted map; the milliseconds until there is one. It runs in the page, which knows nothing else of this file:
 * a wait outside of it asks every half a second at last, and would measure its own steps.
 */
function untilPainted(): () => Promise<number> {
  const began = performance.now();
  const time = new Promise<number>((done) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-testid=map]:not([data-painted="0"])') === null) return;
      watch.disconnect();
      done(performance.now() - began);
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => time;
}

/** Moves the map of a torus near and far, and maps of 620 and of 10,000 sectors, drawn in three ways from the same shapes. */
async function movings(folder: string): Promise<readonly Timing[]> {
  progress('building the page that is measured');
  const server = await servedPage(folder);
  const timings: Timing[] = [];
  try {
    const { page } = server;
    for (const far of ['', '&far'])
      timings.push(
        ...(await moving(
          `${page}?kind=ours&sectors=torus${far}`,
          `torus of 25,600 hexes${far === '' ? '' : ', all of it seen'}, ours`,
        )),
      );
    timings.push(
      ...(await moving(`${page}?kind=newsreel&sectors=620`, '620 sectors, a turn of 320 ways', ['play'])),
    );
    for (const sectors of [620, 10_000]) {
      for (const [kind, name] of [
        ['ours', 'ours'],
        ['nodes', 'a Konva node a shape'],
        ['svg', 'plain SVG'],
      ] as const) {
        timings.push(
          ...(await moving(`${page}?kind=${kind}&sectors=${sectors}`, `${sectors} sectors, ${name}`)),
        );
      }
    }
  } finally {
    await server.close();
  }
  return timings;
}

async function moving(address: string, name: string, hows?: readonly How[]): Promise<readonly Timing[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: screen });
    page.setDefaultTimeout(patience);
    await page.goto(address);
    const drawn = await page
      .waitForFunction(() => window.moveMap !== undefined)
      .then(
        () => true,
        () => false,
      );
    if (drawn)
      return await stretches(
        browser,
        page,
        name,
        (how) =>
          page.evaluate(([way, frames, most]) => window.moveMap!(way, frames, most), [
            how,
            how === 'play' ? 4 * stretch.frames : stretch.frames,
            how === 'play' ? 2 * stretch.most : stretch.most,
          ] as const),
        hows,
      );
    progress(`${name}: not drawn in ${patience / 1_000} s`);
    return [];
  } finally {
    await browser.close();
  }
}

async function stretches(
  browser: Browser,
  page: Page,
  name: string,
  move: (how: How) => Promise<Moved>,
  hows: readonly How[] = ['pan', 'zoom'],
): Promise<readonly Timing[]> {
  const timings: Timing[] = [];
  const session = await page.context().newCDPSession(page);
  // Processor time of the page's main thread: other programs on the machine lengthen it little.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0);
  };
  for (const how of hows) {
    const before = await worked();
    const { frames, longest } = await move(how);
    const cpu = ((await worked()) - before) / Math.max(1, frames.length);
    const peak = await memoryOf(browser);
    timings.push({
      ...summary(`${how}: ${name}`, frames),
      longest,
      cpu,
      ...defined({ peak }),
    });
    progress(`${how}: ${name}: ${frames.length} frames`);
  }
  return timings;
}

/** Memory that the page's process holds for itself, in MiB: without the program's file, which all share. Known on Linux only. */
async function memoryOf(browser: Browser): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      const kibibytes = (field: string): number =>
        Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      return (kibibytes('RssAnon') + kibibytes('RssShmem')) / 1_024;
    });
  return Math.max(...held);
}
