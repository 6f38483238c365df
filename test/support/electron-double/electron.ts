// The slice of `electron` that the main process uses, on Chromium. What it cannot show is listed in README.md.
import type * as Electron from 'electron';
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';

import { chromiumArgs, findChromium } from '../browser/chromium.ts';
import { answerTo, listen, notice } from './control.ts';
import { devToolsAddress } from './devTools.ts';
import { ipcMain } from './ipc.ts';
import { protocol } from './scheme.ts';
import { BrowserWindow, useBrowser, windows } from './window.ts';

type Slice<K extends keyof typeof Electron, M extends keyof (typeof Electron)[K]> = Pick<
  (typeof Electron)[K],
  M
>;

const home = process.env['DOUBLE_HOME'] ?? mkdtempSync(join(tmpdir(), 'sealed-orders-double-'));
const profile = mkdtempSync(join(tmpdir(), 'sealed-orders-browser-'));
const paths = new Map<string, string>();
let browser: BrowserContext | undefined;
let ready: Promise<void> | undefined;

async function bringUp(): Promise<void> {
  const args = [...chromiumArgs, '--remote-debugging-port=0'];
  browser = await chromium.launchPersistentContext(profile, { executablePath: findChromium(), args });
  useBrowser(browser);
  notice({ kind: 'browser', address: await devToolsAddress(profile) });
}

let goingDown = false;

/** Ends the app once, though closing its last window asks for it again. */
async function goDown(): Promise<void> {
  if (goingDown) return;
  goingDown = true;
  app.emit('before-quit', { preventDefault() {} });
  await browser?.close();
  // A helper of Chromium may still be writing its last file.
  rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  app.emit('will-quit', { preventDefault() {} });
  app.emit('quit', {}, 0);
  process.exit(process.exitCode ?? 0);
}

export const app = Object.assign(new EventEmitter(), {
  isPackaged: false,
  name: 'Sealed Orders',
  requestSingleInstanceLock: () => process.env['DOUBLE_SECOND'] === undefined,
  whenReady: () => (ready ??= bringUp()),
  isReady: () => browser !== undefined,
  getName: () => 'Sealed Orders',
  setName: () => {},
  getVersion: () => '0.0.0',
  getLocale: () => 'en',
  getAppPath: () => process.cwd(),
  getPath: (name: string) => {
    const path = paths.get(name) ?? join(home, name);
    mkdirSync(path, { recursive: true });
    return path;
  },
  setPath: (name: string, path: string) => void paths.set(name, path),
  setAppUserModelId: () => {},
  enableSandbox: () => {},
  quit: () => void goDown(),
  exit: (code?: number) => {
    process.exitCode = code ?? 0;
    void goDown();
  },
} satisfies Slice<
  'app',
  | 'isPackaged'
  | 'name'
  | 'requestSingleInstanceLock'
  | 'whenReady'
  | 'isReady'
  | 'getName'
  | 'setName'
  | 'getVersion'
  | 'getLocale'
  | 'getAppPath'
  | 'getPath'
  | 'setPath'
  | 'setAppUserModelId'
  | 'enableSandbox'
  | 'quit'
  | 'exit'
>);

windows.on('created', (window) => app.emit('browser-window-created', {}, window));
windows.on('created', (window: BrowserWindow) => app.emit('web-contents-created', {}, window.webContents));
windows.on('all-closed', () => {
  if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
  else app.quit();
});
listen((order) => {
  if (order.kind === 'quit') app.quit();
  else app.emit(order.event, ...order.args);
});

export const shell = {
  openExternal: (url) => {
    notice({ kind: 'opened', url });
    return Promise.resolve();
  },
  openPath: (path) => {
    notice({ kind: 'opened', url: path });
    return Promise.resolve('');
  },
  showItemInFolder: (path) => {
    notice({ kind: 'opened', url: path });
  },
} satisfies Slice<'shell', 'openExternal' | 'openPath' | 'showItemInFolder'>;

const options = (args: readonly unknown[]): unknown => args.at(-1);
const chosen = (paths: readonly string[]) => ({ canceled: paths.length === 0, filePaths: [...paths] });

export const dialog = {
  showOpenDialog: (...args: unknown[]) =>
    Promise.resolve(chosen(answerTo('open', options(args)).paths ?? [])),
  showSaveDialog: (...args: unknown[]) => {
    const [filePath] = answerTo('save', options(args)).paths ?? [];
    return Promise.resolve({ canceled: filePath === undefined, filePath: filePath ?? '' });
  },
  showMessageBox: (...args: unknown[]) =>
    Promise.resolve({ response: answerTo('message', options(args)).button ?? 0, checkboxChecked: false }),
  showMessageBoxSync: (...args: unknown[]) => answerTo('message', options(args)).button ?? 0,
  showErrorBox: (title: string, content: string) => {
    notice({ kind: 'error', text: `${title}: ${content}` });
  },
} satisfies Slice<
  'dialog',
  'showOpenDialog' | 'showSaveDialog' | 'showMessageBox' | 'showMessageBoxSync' | 'showErrorBox'
>;

const mark = 'kept by the double:';
export const safeStorage = {
  isAsyncEncryptionAvailable: () => Promise.resolve(process.env['DOUBLE_NO_KEYRING'] === undefined),
  encryptStringAsync: (text) => Promise.resolve(Buffer.from(mark + Buffer.from(text).toString('base64'))),
  decryptStringAsync: (kept) => {
    const text = kept.toString();
    if (!text.startsWith(mark)) return Promise.reject(new Error("The ciphertext is not this computer's."));
    const result = Buffer.from(text.slice(mark.length), 'base64').toString();
    return Promise.resolve({ shouldReEncrypt: false, result });
  },
  getSelectedStorageBackend: () => 'gnome_libsecret',
} satisfies Slice<
  'safeStorage',
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

const defaultSession = {
  protocol,
  setPermissionRequestHandler: () => {},
  setPermissionCheckHandler: () => {},
  setSpellCheckerEnabled: () => {},
  webRequest: { onHeadersReceived: () => {}, onBeforeRequest: () => {} },
  on: () => defaultSession,
};
export const session = { defaultSession };
export const Menu = {
  setApplicationMenu: () => {},
  getApplicationMenu: () => null,
  buildFromTemplate: (template: unknown[]) => ({ items: template, popup: () => {} }),
};
export const nativeTheme = Object.assign(new EventEmitter(), {
  shouldUseDarkColors: false,
  themeSource: 'system',
});
export { BrowserWindow, ipcMain, protocol };
export default {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  protocol,
  safeStorage,
  session,
  shell,
};
