import type * as Electron from 'electron';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Frame, Page, Route } from 'playwright';

import { notice } from './control.ts';
import { invoke, ipcMain } from './ipc.ts';
import { pageSide } from './pageSide.ts';
import { answer, toApp, toPage } from './scheme.ts';
import { WebContents, whenGone } from './webContents.ts';

const open = new Set<BrowserWindow>();
let browser: BrowserContext | undefined;

/** Gives the windows the browser they appear in. */
export function useBrowser(context: BrowserContext): void {
  browser = context;
}

/** An event that its hearers may stop. */
function preventable<T extends object>(about: T): T & { readonly defaultPrevented: boolean } {
  const event = {
    ...about,
    defaultPrevented: false,
    preventDefault: () => void (event.defaultPrevented = true),
  };
  return event;
}

/** Told when the last window is gone. */
export const windows = new EventEmitter();

/** A window that is a page of Chromium: it refuses the settings that would undo Electron's own guards. */
export class BrowserWindow extends EventEmitter {
  readonly webContents: WebContents;
  readonly #options: Electron.BrowserWindowConstructorOptions;
  #page: Page | undefined;
  #visible = false;
  #asked = '';
  #full = false;

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super();
    const guards = options.webPreferences ?? {};
    if (guards.nodeIntegration === true || guards.contextIsolation !== true || guards.sandbox !== true) {
      throw new Error('A window needs contextIsolation and sandbox on, and nodeIntegration off.');
    }
    if (guards.webSecurity === false) throw new Error('A window needs webSecurity on.');
    this.#options = options;
    this.#visible = options.show !== false;
    this.#full = options.fullscreen === true;
    open.add(this);
    this.webContents = new WebContents(open.size, () => this.#page);
    windows.emit('created', this);
  }

  static getAllWindows(): BrowserWindow[] {
    return [...open];
  }
  static getFocusedWindow(): BrowserWindow | null {
    return [...open].at(-1) ?? null;
  }
  static fromWebContents(contents: unknown): BrowserWindow | null {
    return [...open].find((each) => each.webContents === contents) ?? null;
  }

  async loadURL(url: string): Promise<void> {
    if (browser === undefined) throw new Error('A window was loaded before the app was ready.');
    const page = await browser.newPage();
    this.#page = page;
    this.#asked = toPage(url);
    await page.setViewportSize({ width: this.#options.width ?? 800, height: this.#options.height ?? 600 });
    await this.#wirePage(page);
    await page.goto(this.#asked);
    this.emit('ready-to-show');
    this.webContents.emit('did-finish-load');
  }

  async #wirePage(page: Page): Promise<void> {
    page.on('close', () => {
      open.delete(this);
      this.emit('closed');
      if (open.size === 0) windows.emit('all-closed');
    });
    page.on('dialog', (asked) => {
      const event = preventable({});
      this.webContents.emit('will-prevent-unload', event);
      (event.defaultPrevented ? asked.accept() : asked.dismiss()).catch(whenGone);
    });
    page.on('pageerror', (error) => notice({ kind: 'error', text: error.message }));
    page.on('console', (said) => {
      if (said.type() === 'error') notice({ kind: 'error', text: said.text() });
    });
    const sent = ({ frame }: { frame: Frame }): unknown => ({
      sender: this.webContents,
      senderFrame:
        frame === page.mainFrame()
          ? this.webContents.mainFrame
          : { url: toApp(frame.url()), origin: 'null', parent: this.webContents.mainFrame },
      returnValue: undefined,
    });
    await page.exposeBinding('__doubleInvoke', (source, channel: string, args: unknown[]) =>
      invoke(channel, sent(source), args),
    );
    await page.exposeBinding('__doubleSend', (source, channel: string, args: unknown[]) => {
      ipcMain.emit(channel, sent(source), ...args);
    });
    await page.exposeBinding('__doubleOpen', (_source, url: string) => {
      const action = this.webContents.opener?.({ url: toApp(url) }).action ?? 'allow';
      notice({ kind: 'refused', what: `${action} window ${toApp(url)}` });
    });
    const preload = this.#options.webPreferences?.preload;
    await page.addInitScript(pageSide(preload === undefined ? '' : readFileSync(preload, 'utf8')));
    await page.route('**/*', (route) => this.#serve(page, route));
  }

  /** Asks `will-navigate` before the page leaves for elsewhere, as Electron does; serves the rest. */
  async #serve(page: Page, route: Route): Promise<void> {
    const request = route.request();
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (leaves && request.url() !== this.#asked) {
      const url = toApp(request.url());
      const details = preventable({ url });
      this.webContents.emit('will-navigate', details, url);
      if (details.defaultPrevented) {
        notice({ kind: 'refused', what: `navigation ${url}` });
        await route.fulfill({ status: 204 });
        return;
      }
    }
    await answer(route);
  }

  show(): void {
    this.#visible = true;
  }
  hide(): void {
    this.#visible = false;
  }
  focus(): void {
    this.emit('focus');
  }
  isVisible(): boolean {
    return this.#visible;
  }
  isMinimized(): boolean {
    return false;
  }
  restore(): void {
    this.show();
  }
  isDestroyed(): boolean {
    return !open.has(this);
  }
  isFullScreen(): boolean {
    return this.#full;
  }
  setFullScreen(full: boolean): void {
    if (full === this.#full) return;
    this.#full = full;
    notice({ kind: 'window', what: full ? 'full screen' : 'small window' });
    this.emit(full ? 'enter-full-screen' : 'leave-full-screen');
  }
  isMaximized(): boolean {
    return false;
  }
  maximize(): void {
    this.show();
  }
  getBounds(): Electron.Rectangle {
    return { x: 0, y: 0, width: this.#options.width ?? 800, height: this.#options.height ?? 600 };
  }
  getNormalBounds(): Electron.Rectangle {
    return this.getBounds();
  }
  setTitle(title: string): void {
    this.emit('page-title-updated', {}, title);
  }
  setMenuBarVisibility(): void {}
  close(): void {
    const event = preventable({});
    this.emit('close', event);
    if (!event.defaultPrevented) this.#page?.close({ runBeforeUnload: true }).catch(whenGone);
  }
  destroy(): void {
    this.#page?.close().catch(whenGone);
  }
}

/** The double's windows keep to Electron's own signatures: this line stops compiling when they drift. */
type Kept = Pick<
  Electron.BrowserWindow,
  | 'loadURL'
  | 'show'
  | 'hide'
  | 'focus'
  | 'isVisible'
  | 'isMinimized'
  | 'restore'
  | 'isDestroyed'
  | 'isFullScreen'
  | 'setFullScreen'
  | 'isMaximized'
  | 'maximize'
  | 'getBounds'
  | 'getNormalBounds'
  | 'setTitle'
  | 'setMenuBarVisibility'
  | 'close'
  | 'destroy'
>;
export const windowsKeepTheirSignatures = (window: BrowserWindow): Kept => window;
