import { join } from 'node:path';
import { BrowserWindow } from 'electron';
import type { SettingsService } from '#main/services/settings.ts';
import { pageAddress } from './scheme.ts';
import { openOutside } from './shell.ts';

const usual = { width: 1280, height: 800 };

/** The one window. The page in it is sandboxed, goes nowhere else and opens nothing. */
export function openWindow(settings: SettingsService, preload: string): BrowserWindow {
  const { window: kept } = settings.get();
  const window = new BrowserWindow({
    width: kept?.width ?? usual.width,
    height: kept?.height ?? usual.height,
    minWidth: 640,
    minHeight: 480,
    show: false,
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
  window.once('ready-to-show', () => {
    if (kept?.maximized === true) window.maximize();
    window.show();
  });
  window.on('close', () => {
    const { width, height } = window.getNormalBounds();
    try {
      settings.set({ window: { width: Math.max(640, width), height: Math.max(480, height), maximized: window.isMaximized() } });
    } catch {
      // A full disk may not keep the window open.
    }
  });
  void window.loadURL(pageAddress);
  return window;
}

function keepInside(window: BrowserWindow): void {
  const { webContents } = window;
  webContents.setWindowOpenHandler(({ url }) => {
    void openOutside(window, url);
    return { action: 'deny' };
  });
  webContents.on('will-navigate', (event) => {
    // Reloading the page is no way out of it.
    if (event.url.split('#')[0] !== pageAddress) event.preventDefault();
  });
  webContents.on('will-redirect', (event) => event.preventDefault());
  webContents.on('will-attach-webview', (event) => event.preventDefault());
}

export const preloadPath = (dist: string): string => join(dist, 'preload/preload.cjs');
