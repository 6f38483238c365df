import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';

import { until } from '../time/until.ts';
import type { DialogAnswer, Notice } from './control.ts';

const root = join(import.meta.dirname, '../../..');

/** The built app, running on the double, and what a test may do to it. */
export interface Driven {
  /** The app's own window. */
  readonly page: Page;
  /** Everything the double told so far: pages opened outside, dialogs asked, navigations refused, errors. */
  readonly notices: readonly Notice[];
  /** Prepares the answer of the next dialog. */
  answer(answer: DialogAnswer): void;
  /** Lets something happen to the app, for example `second-instance`. */
  happen(event: string, ...args: unknown[]): void;
  /** Quits the app; its exit code. What it printed is shown when that is not 0. */
  quit(): Promise<number>;
}

/** Starts `dist/main/main.js` on the double, with a home folder that is the caller's or temporary. */
export async function drive(
  settings: { readonly home?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Driven> {
  const home = settings.home ?? mkdtempSync(join(tmpdir(), 'sealed-orders-home-'));
  const child = fork(join(root, 'dist/main/main.js'), [], {
    execArgv: ['--import', join(import.meta.dirname, 'register.mjs')],
    env: { ...process.env, DOUBLE_HOME: home, HOME: home, ...settings.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  child.stdout?.on('data', (data) => (printed += String(data)));
  child.stderr?.on('data', (data) => (printed += String(data)));
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  const notices: Notice[] = [];
  child.on('message', (told: Notice) => notices.push(told));
  const lost = (what: string) => () => `The built app showed no ${what}. It printed:\n${printed}`;
  const address = await until(
    () => notices.flatMap((told) => (told.kind === 'browser' ? [told.address] : []))[0],
    lost('browser'),
  );
  const browser = await chromium.connectOverCDP(address);
  const pages = () => browser.contexts().flatMap((context) => context.pages());
  const page = await until(
    () => pages().find((each) => each.url().endsWith('.invalid/index.html')),
    lost('window'),
  );
  return {
    page,
    notices,
    answer: (answer) => void child.send({ kind: 'dialog', answer }),
    happen: (event, ...args) => void child.send({ kind: 'happen', event, args }),
    quit: async () => {
      child.send({ kind: 'quit' });
      const code = await ended;
      if (code !== 0) console.error(`The built app ended with ${code}. It printed:\n${printed}`);
      if (settings.home === undefined) rmSync(home, { recursive: true, force: true });
      return code;
    },
  };
}
