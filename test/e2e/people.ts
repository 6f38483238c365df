import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../support/chromium.ts';
import { root } from '../support/imports.ts';

/** Pictures that the tests leave for a person to look at. */
export const artefacts = join(root, 'artefacts');
mkdirSync(artefacts, { recursive: true });

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });

/** A host of the app with a library of its own. */
export interface Host {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** It stands still, and goes on. */
  freeze(): void;
  thaw(): void;
}

export async function startHost(library: string, env: NodeJS.ProcessEnv = process.env): Promise<Host> {
  const child = spawn(process.execPath, [join(root, 'src-main/loopback/main.ts'), '--no-open', '--library', library], { cwd: root, env });
  const url = await addressOf(child);
  const end = (signal: NodeJS.Signals): Promise<void> => new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => { resolve(); });
    child.kill(signal);
  });
  return {
    url,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const hear = (data: Buffer): void => {
      printed += data.toString();
      const found = /Sealed Orders is at (\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => { reject(new Error(`the host stopped:\n${printed}`)); });
  });
}

/** The game master at his command line: what it printed. A failure carries the output. */
export async function gm(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'src-main/gm/main.ts'), ...args], { cwd: root });
  return stdout;
}

/** One person at one window, doing what a hand can do. */
export interface Person {
  readonly page: Page;
  open(file: string): Promise<void>;
  /** Chooses a unit in the list under the map. */
  chooseUnit(label: string): Promise<void>;
  /** Brings the sector to the middle of the map and clicks it there. */
  clickSector(name: string, options?: { readonly shift?: boolean }): Promise<void>;
  menu(name: 'Headquarters' | 'Map' | 'Messages' | 'Game'): Promise<void>;
  /** Saves the turn and puts the orders file into a folder. */
  saveTurn(folder: string): Promise<string>;
  picture(name: string): Promise<void>;
}

export async function sitDown(browser: Browser, host: Host, size = { width: 1280, height: 800 }): Promise<Person> {
  const context = await browser.newContext({ viewport: size, acceptDownloads: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => { throw error; });
  page.setDefaultTimeout(15_000);
  await page.goto(host.url);
  await page.getByTestId('start').waitFor();
  const menu = (name: string): Promise<void> => page.getByRole('navigation', { name: 'Main menus' }).getByRole('button', { name }).click();
  return {
    page,
    menu,
    async open(file) {
      const onStart = await page.getByTestId('start').isVisible();
      if (!onStart) await menu('Game');
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: onStart ? 'Open a turn' : /^Open Turn/ }).click();
      await (await chooser).setFiles(file);
      await page.getByTestId('headquarters').waitFor();
    },
    async chooseUnit(label) {
      await menu('Map');
      await page.getByTestId('unit-list').getByRole('row', { name: new RegExp(`\\b${label}\\b`) }).click();
    },
    clickSector: (name, options = {}) => clickSector(page, name, options.shift ?? false),
    async saveTurn(folder) {
      await menu('Game');
      await page.getByTestId('game').getByRole('button', { name: /^Save Turn/ }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save orders file' }).click();
      const file = await download;
      const path = join(folder, file.suggestedFilename());
      await file.saveAs(path);
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      return path;
    },
    picture: async (name) => void (await page.screenshot({ path: join(artefacts, `${name}.png`) })),
  };
}

async function clickSector(page: Page, name: string, shift: boolean): Promise<void> {
  // Gone to by its name, the sector lies in the middle of the map.
  await page.keyboard.press('g');
  await page.getByTestId('places').getByLabel('Show').selectOption('sector');
  await page.getByTestId('places').getByRole('textbox').fill(name);
  await page.getByTestId('places').getByRole('textbox').press('Enter');
  await page.getByTestId('places').waitFor({ state: 'detached' });
  const box = await page.getByTestId('map').boundingBox();
  if (box === null) throw new Error('there is no map to click on');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 3, y - 3);
  await page.mouse.move(x, y);
  await page.getByTestId('hover-card').getByText(name, { exact: false }).waitFor();
  if (shift) await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  if (shift) await page.keyboard.up('Shift');
}
