import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Browser, Page } from 'playwright';
import { build, preview } from 'vite';
import { gm, openBrowser, sitDown, startHost } from '../e2e/people.ts';
import { root } from '../support/imports.ts';
import type { Moved } from './client/page.ts';
import type { Timing } from './timing.ts';
import { summary } from './timing.ts';

const screen = { width: 1280, height: 800 };
/** Frames of one stretch of moving the map. */
const frames = 160;

/** The screen: opening a grand results file, and moving its map, beside two plain ways to draw the same. Frames in milliseconds. */
export async function clientBenchmarks(): Promise<readonly Timing[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-orders-bench-'));
  const browser = await openBrowser();
  try {
    return [...(await openings(browser, folder)), ...(await movings(browser, folder))];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A results file of 26 empires, from the choice of the file to a map that answers; each time in a library of its own. */
async function openings(browser: Browser, folder: string): Promise<readonly Timing[]> {
  const [game, invitations] = [join(folder, 'grand.game'), join(folder, 'invitations')];
  await gm('new', game, '--size', 'grand', '--out', invitations);
  const file = readdirSync(invitations).find((name) => name.endsWith('.new'));
  if (file === undefined) throw new Error('The game master wrote no results file.');
  const times: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const host = await startHost(join(folder, `library-${round}`));
    const { page, open, menu } = await sitDown(browser, host, screen);
    const began = performance.now();
    await open(join(invitations, file));
    await menu('Map');
    await page.locator('[data-testid=map] .konva canvas').first().waitFor();
    await answered(page);
    times.push(performance.now() - began);
    memory.push(await memoryOf(page));
    await page.context().close();
    await host.stop();
  }
  return [{ ...summary('open a results file of 26 empires, up to its map', times.slice(1)), peak: Math.max(...memory) }];
}

/** Two frames later what was asked is on the screen. */
const answered = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => { requestAnimationFrame(() => { requestAnimationFrame(() => { done(); }); }); }));

/** Moves the map of 620 and of 10,000 sectors, drawn in three ways from the same shapes. */
async function movings(browser: Browser, folder: string): Promise<readonly Timing[]> {
  const outDir = join(folder, 'page');
  const config = { root: join(root, 'test/bench/client'), configFile: false as const, logLevel: 'error' as const, plugins: [svelte({ configFile: join(root, 'src-renderer/svelte.config.js') })] };
  await build({ ...config, build: { outDir, emptyOutDir: true, target: 'chrome140' } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const timings: Timing[] = [];
  try {
    for (const sectors of [620, 10_000]) {
      for (const [kind, name] of [['ours', 'ours'], ['nodes', 'a Konva node a shape'], ['svg', 'plain SVG']] as const) {
        timings.push(...(await moving(browser, `${server.resolvedUrls?.local[0] ?? ''}?kind=${kind}&sectors=${sectors}`, `${sectors} sectors, ${name}`)));
      }
    }
  } finally {
    await server.close();
  }
  return timings;
}

async function moving(browser: Browser, address: string, name: string): Promise<readonly Timing[]> {
  const page = await browser.newPage({ viewport: screen });
  await page.goto(address);
  await page.waitForFunction(() => window.moveMap !== undefined && /^\d+$/.test(document.title), undefined, { timeout: 120_000 });
  const timings: Timing[] = [];
  for (const how of ['pan', 'zoom'] as const) {
    const before = await workOf(page);
    const moved: Moved = await page.evaluate(([way, count]) => window.moveMap!(way, count), [how, frames] as const);
    timings.push({ ...summary(`${how}: ${name}`, moved.frames), longest: moved.longest, cpu: ((await workOf(page)) - before) / frames });
  }
  timings[1] = { ...timings[1]!, peak: await memoryOf(page) };
  await page.close();
  return timings;
}

/** Processor time that the page's main thread has taken so far, in milliseconds: other programs on the machine lengthen it little. */
async function workOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Memory that the page holds, in MiB: what its scripts keep after a collection, and what the browser keeps for it. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number };
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 2 ** 20;
}
