import { join } from 'node:path';
import { BrowserWindow, dialog } from 'electron';
import type { SettingsService } from '#main/services/settings.ts';
import { pageAddress } from './scheme.ts';
import { openOutside } from './shell.ts';
import { pushToWindows } from './wire.ts';

const usual = { width: 1280, height: 800 };

/** The one window. Its page is sandboxed, cannot navigate elsewhere and opens no windows. */
export function openWindow(settings: SettingsService, preload: string): BrowserWindow {
  const { window: saved, fullScreen } = settings.get();
  const window = new BrowserWindow({
    width: saved?.width ?? usual.width,
    height: saved?.height ?? usual.height,
    minWidth: 640,
    minHeight: 480,
    show: false,
    fullscreen: fullScreen,
    backgroundColor: '#0b0e14',
    title: 'Sealed Orders',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      navigateOnDragDrop: false,
    },
  });
  keepInside(window);
  followFullScreen(window, settings);
  askBeforeLeaving(window);
  window.once('ready-to-show', () => {
    if (saved?.maximized === true) window.maximize();
    window.show();
  });
  window.on('close', () => {
    const { width, height } = window.getNormalBounds();
    try {
      settings.set({
        window: {
          width: Math.max(640, width),
          height: Math.max(480, height),
          maximized: window.isMaximized(),
        },
      });
    } catch {
      // A full disk must not keep the window open.
    }
  });
  window.loadURL(pageAddress).catch((error: unknown) => {
    // Closed while its page was loading, it has nothing left to show.
    if (!window.isDestroyed()) dialog.showErrorBox('Sealed Orders cannot show its page', String(error));
  });
  return window;
}

/** Setting and window follow each other: full screen can change by F11, by the system, or in the options. */
function followFullScreen(window: BrowserWindow, settings: SettingsService): void {
  const stop = settings.hear(({ fullScreen }) => {
    if (!window.isDestroyed() && window.isFullScreen() !== fullScreen) window.setFullScreen(fullScreen);
  });
  const note = (fullScreen: boolean) => () => {
    if (settings.get().fullScreen !== fullScreen)
      pushToWindows('settings.changed', settings.set({ fullScreen }));
  };
  window.on('enter-full-screen', note(true));
  window.on('leave-full-screen', note(false));
  window.on('closed', stop);
}

/** The page objects to closing while a plan could not be saved; the player decides. */
function askBeforeLeaving(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const answer = dialog.showMessageBoxSync(window, {
      type: 'question',
      buttons: ['Cancel', 'Leave'],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
      title: 'Sealed Orders',
      message: 'Your last changes are not saved. Leave anyway?',
      detail: 'The last changes of your plans or notes could not be saved yet, and leaving now loses them.',
    });
    if (answer === 1) event.preventDefault();
  });
}

function keepInside(window: BrowserWindow): void {
  const { webContents } = window;
  webContents.setWindowOpenHandler(({ url }) => {
    void openOutside(window, url);
    return { action: 'deny' };
  });
  webContents.on('will-navigate', (event) => {
    // Reloading the page is allowed.
    if (event.url.split('#')[0] !== pageAddress) event.preventDefault();
  });
  webContents.on('will-redirect', (event) => event.preventDefault());
  webContents.on('will-attach-webview', (event) => event.preventDefault());
}

export const preloadPath = (dist: string): string => join(dist, 'preload/preload.cjs');
