import Store from 'electron-store';
import { settingsFile } from '#main/adapters/settingsFile.ts';
import type { Settings } from '#main/ports/machine.ts';

/** Settings of the desktop host; the folder is the app's own, `userData`. */
export const storeSettings = (folder: string): Settings =>
  settingsFile(folder, (how) => new Store<Record<string, unknown>>({ ...how, name: 'settings' }));
