import { app, Menu, type MenuItemConstructorOptions } from 'electron';

/** The menu: what the system expects. The game has its own. */
export function setMenu(platform: string): void {
  const view: MenuItemConstructorOptions = {
    label: 'View',
    submenu: [
      { role: 'reload' },
      { type: 'separator' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
      ...(app.isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
    ],
  };
  const mac: readonly MenuItemConstructorOptions[] = platform === 'darwin' ? [{ role: 'appMenu' }] : [];
  const template = [...mac, { role: 'fileMenu' }, { role: 'editMenu' }, view, { role: 'windowMenu' }];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template as MenuItemConstructorOptions[]));
}
