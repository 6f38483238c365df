import Store from 'electron-store';
import { keeping, settingsIn } from '#main/adapters/confSettings.ts';
import type { Settings } from '#main/ports/machine.ts';

/** Settings in `settings.json` of the app's own folder, as `confSettings` keeps them. */
export function storeSettings(): Settings {
  return settingsIn(new Store<Record<string, unknown>>({ name: 'settings', ...keeping }));
}
