import Store from 'electron-store';
import type { Settings } from '#main/ports.ts';

/** Settings in `settings.json` of the app's own folder. A file that cannot be read counts as empty. */
export function storeSettings(): Settings {
  const store = new Store<Record<string, unknown>>({
    name: 'settings',
    clearInvalidConfig: true,
    accessPropertiesByDotNotation: false,
  });
  return {
    read: () => store.store,
    write: (values) => {
      store.store = { ...values };
    },
  };
}
