import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { launchBrowser } from '../../e2e/support/windows.ts';
import type { How } from '../client/page.ts';
import { servedPage } from '../served.ts';
import { at } from '../timing.ts';
import type { Ratio } from './ratio.ts';
import { inTurns } from './ratio.ts';

export const rounds = { warm: 2, counted: 9 };
const stretch = { frames: 45, most: 6_000 };

/** A scene in a browser of its own. */
export interface Scene {
  /** Milliseconds of processor time that the page needs for a frame while it is moved so. */
  frame(how: How): Promise<number>;
  /** The same, and the frame that nineteen in twenty are no longer than, in milliseconds. */
  frames(how: How): Promise<Frames>;
  /** MiB of JavaScript’s heap that are in use once what nobody needs is collected. */
  heap(): Promise<number>;
  end(): Promise<void>;
}

export async function opened(address: string): Promise<Scene> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(120_000);
  await page.goto(address);
  await page.waitForFunction(() => window.moveMap !== undefined);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workers = await workersOf(session);
  return {
    frame: async (how) => (await framesOf(page, session, how)).work,
    frames: (how) => framesOf(page, session, how),
    async heap() {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      let used = usedSize;
      // The planes of the map live with whatever paints them.
      for (const ask of workers) {
        await ask('HeapProfiler.collectGarbage');
        used += (await ask('Runtime.getHeapUsage')) as number;
      }
      return used / 2 ** 20;
    },
    end: () => browser.close(),
  };
}

interface Frames {
  readonly work: number;
  readonly p95: number;
}

/** Asks a worker of the page; what it says of its heap is how much of it is in use. */
type AskWorker = (method: 'HeapProfiler.collectGarbage' | 'Runtime.getHeapUsage') => Promise<unknown>;

/** The workers that the page has now. */
async function workersOf(session: CDPSession): Promise<readonly AskWorker[]> {
  const found: string[] = [];
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') found.push(sessionId);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false });
  await new Promise((done) => setTimeout(done, 500));
  let asked = 0;
  return found.map((sessionId): AskWorker => async (method) => {
    const id = (asked += 1);
    const answer = new Promise<unknown>((done) => {
      const hear = (heard: { readonly sessionId: string; readonly message: string }): void => {
        const { id: to, result } = JSON.parse(heard.message) as {
          readonly id?: number;
          readonly result?: { readonly usedSize?: number };
        };
        if (heard.sessionId !== sessionId || to !== id) return;
        session.off('Target.receivedMessageFromTarget', hear);
        done(result?.usedSize);
      };
      session.on('Target.receivedMessageFromTarget', hear);
    });
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return answer;
  });
}

async function framesOf(page: Page, session: CDPSession, how: How): Promise<Frames> {
  // Else a map with edges would come to them, and stay there.
  await page.evaluate(() => window.toMiddle!());
  const before = await metric(session, 'TaskDuration');
  const { frames } = await page.evaluate(([way, count, most]) => window.moveMap!(way, count, most), [
    how,
    stretch.frames,
    stretch.most,
  ] as const);
  const work = 1_000 * ((await metric(session, 'TaskDuration')) - before);
  return { work: work / Math.max(1, frames.length), p95: at(frames, 0.95) };
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? 0;
}

/** In Chromium: the map of a torus of 25,600 hexes against a map of 10,000 sectors, as the app draws both, near and far, in turns. */
export async function mapRatios(): Promise<readonly Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-orders-bench-'));
  const server = await servedPage(folder);
  const ratios: Ratio[] = [];
  try {
    for (const far of ['', '&far']) {
      const scenes: Scene[] = [];
      for (const sectors of ['torus', '10000'])
        scenes.push(await opened(`${server.page}?kind=ours&sectors=${sectors}${far}`));
      const [torus, usual] = scenes as [Scene, Scene];
      const where = far === '' ? 'near' : 'far';
      for (const how of ['pan', 'zoom'] as const) {
        const values = await inTurns(
          rounds,
          () => torus.frame(how),
          () => usual.frame(how),
        );
        ratios.push({
          name: `a frame of 25,600 hexes to one of 10,000 sectors, ${where}, ${how}`,
          values,
          most: 1.2,
        });
      }
      const values = await inTurns({ warm: 0, counted: 3 }, torus.heap, usual.heap);
      ratios.push({
        name: `the heap with 25,600 hexes to that with 10,000 sectors, ${where}`,
        values,
        most: 1.5,
      });
      for (const scene of scenes) await scene.end();
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return ratios;
}
